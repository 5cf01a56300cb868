"""What may come next while somebody types: values of a command's option, pieces of a plan. Pure, and quick."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.locale import text
from bot.service import plans
from bot.service.play import Prompt
from bot.ui import limits, plan_notes
from bot.ui.narrow import key_of
from engine.core import registry
from engine.core.errors import Refusal
from engine.core.model import Action
from engine.core.notation import Notation
from engine.core.spelling import Unread, folded, pieces
from engine.core.turn import Turn

CHOICES = limits.OPTIONS
_LONGEST = 100

Choice = tuple[str, Any]
"""What is shown, and what is sent if it is chosen."""


def values(prompt: Prompt, lang: str, kind: str, field: str, given: Mapping[str, Any], typed: str) -> list[Choice]:
    """The legal values of a field, given those of others already filled in, with cost and what is left."""
    notation = registry.notation(prompt.table.match.game)
    actions = [action for action in prompt.legal if action.kind == kind]
    names = prompt.table.plain_names
    for name, value in given.items():
        try:
            wanted = notation.meant_value(kind, name, value, names)
        except Unread:
            return []
        actions = [action for action in actions if _same(getattr(action, name), wanted)]
    found: dict[str, tuple[Any, list[Action]]] = {}
    for action in actions:
        value = getattr(action, field)
        found.setdefault(key_of(value), (value, []))[1].append(action)
    sought, choices = folded(typed), []
    for value, rest in found.values():
        sent = _sent(notation, lang, field, value)
        label = _label(prompt, lang, field, value, rest)
        if folded(str(sent)).startswith(sought) or sought in folded(label):
            choices.append((label, sent))
    choices.sort(key=lambda one: not folded(str(one[1])).startswith(sought))
    return choices[:CHOICES]


def plan(prompt: Prompt, lang: str, typed: str) -> list[Choice]:
    """The plan so far with each piece that may come next. Nothing is told of what a reveal would bring."""
    notation = registry.notation(prompt.table.match.game)
    before, _, last = typed.rpartition(";")
    written, turn = "", prompt.turn
    if before.strip():
        try:
            said = notation.read(before, prompt.table.plain_names)
            turn = _after(prompt, [spoken.action for spoken in said])
            written = notation.write(lang, [spoken.action for spoken in said]) + "; "
        except Unread as wrong:
            return _wrong(lang, typed, wrong.number, plan_notes.reason(prompt, lang, wrong))
        except plans.Refused as wrong:
            piece = said[wrong.at].piece.number
            if wrong.refusal is None:
                return []
            names = prompt.table.plain_names
            return _wrong(lang, typed, piece, prompt.table.words.refusal(lang, names, wrong.refusal))
    if turn.must_commit:
        return [(typed, typed)] if len(typed) <= _LONGEST else []
    return _next(prompt, notation, lang, turn, written, last)


def _after(prompt: Prompt, actions: Sequence[Action]) -> Turn:
    """The draft with these steps; it ends where something was revealed. Raises Refused."""
    turn = prompt.turn
    for at, wanted in enumerate(actions):
        if turn.must_commit:
            if turn.ends:
                raise plans.Refused(at, None)
            return turn
        try:
            turn = plans.taken(prompt.game, turn, wanted)
        except Refusal as refusal:
            raise plans.Refused(at, refusal) from refusal
    return turn


def _next(prompt: Prompt, notation: Notation, lang: str, turn: Turn, written: str, last: str) -> list[Choice]:
    legal: tuple[Action, ...] = prompt.game.legal_actions(turn.state, turn.seat)
    view = prompt.game.view(turn.state, turn.seat)
    advised = [action for action in prompt.game.suggest(view, turn.seat) if action in legal]
    sought = _plain(notation, lang, last)
    choices: list[Choice] = []
    for action in dict.fromkeys([*advised, *legal]) if sought else _spread(advised, legal):
        piece = notation.write(lang, [action])
        whole = written + piece
        if len(whole) <= _LONGEST and folded(piece).startswith(sought):
            detail = _detail(prompt, lang, view, action)
            shown = f"{whole} · {detail}" if detail else whole
            choices.append((shown if len(shown) <= _LONGEST else whole, whole))
        if len(choices) == CHOICES:
            break
    return choices


def _spread(advised: Sequence[Action], legal: Sequence[Action]) -> list[Action]:
    """What is advised, then some of each kind in turn, so that no kind is hidden behind another."""
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(action.kind, []).append(action)
    most = max((len(of) for of in by_kind.values()), default=0)
    mixed = [of[at] for at in range(min(most, CHOICES)) for of in by_kind.values() if at < len(of)]
    return list(dict.fromkeys([*advised, *mixed]))


def _plain(notation: Notation, lang: str, last: str) -> str:
    """The beginning of a piece as it would be written, whatever word of whatever language stands for its verb."""
    try:
        [piece] = pieces(last)
    except (Unread, ValueError):
        return folded(last)
    said = [word.folded for word in piece.words]
    kind, used = notation.verb_at(said) or ("", 0)
    verb = [notation.verb(lang, kind)] if used else []
    return folded(" ".join([*verb, *(word for word in said[used:] if word not in notation.noise)]))


def _wrong(lang: str, typed: str, piece: int, why: str) -> list[Choice]:
    """One choice that says what is wrong and leaves what was typed as it is."""
    if not typed or len(typed) > _LONGEST:
        return []
    return [(limits.cut(text(lang, "typed-wrong", piece=piece, why=why.replace("`", "")), _LONGEST), typed)]


def _sent(notation: Notation, lang: str, field: str, value: Any) -> Any:
    """What the option gets: numbers as they are, texts as they are written."""
    if field in notation.seats:
        return notation.value(lang, field, value)
    return value if isinstance(value, int) else notation.value(lang, field, value).strip('"')


def _label(prompt: Prompt, lang: str, field: str, value: Any, actions: Sequence[Action]) -> str:
    names = prompt.table.plain_names
    choice = prompt.table.words.choice(lang, prompt.view, names, field, value, actions)
    shown = f"{choice.label} · {choice.detail}" if choice.detail else choice.label
    return limits.cut(shown if len(shown) <= _LONGEST else choice.label, _LONGEST)


def _detail(prompt: Prompt, lang: str, view: Any, action: Action) -> str:
    """What a whole action costs and leaves."""
    return prompt.table.words.choice(lang, view, prompt.table.plain_names, "", None, [action]).detail


def _same(one: Any, other: Any) -> bool:
    return folded(one) == folded(other) if isinstance(one, str) and isinstance(other, str) else bool(one == other)
