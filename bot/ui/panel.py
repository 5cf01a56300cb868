"""The private panel of a turn, made anew from the saved draft each time it is asked for."""

from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.locale import text
from bot.service.finality import all_final
from bot.service.play import Prompt
from bot.ui import letters, limits, order_form, parts
from bot.ui.ids import Id
from bot.ui.narrow import Astray, Menu, Path, narrow
from engine.core.game import Caution
from engine.core.model import Action

PREVIEW = "preview.png"
_MOST_BUTTONS = 6
_MOST_HINTS = 3
_MOST_KINDS = 15
_MOST_FINAL = 600
_SOLE = 60
"""The longest label of a kind that one press takes: longer than wanted elsewhere, since nothing is asked after it."""

_OWN = "~"
"""Behind it each menu has a mark of its own in its values. Pages that keep what was chosen by the place of a menu
would else show it as chosen in the next menu at that place, where choosing it again does nothing."""


@dataclass(frozen=True, slots=True)
class Look:
    """Where somebody stands in a panel: the path chosen so far, the page of its menu, what is said on top.

    `lesson` is what a tutorial says, above the menus. `asked` is a question about what cannot be taken back, which
    stands beside the game's own `cautions`. `final` are the steps of the running turn that are final already.
    """

    path: Path = ()
    page: int = 0
    note: str = ""
    lesson: str = ""
    cautions: tuple[Caution, ...] = ()
    asked: str = ""
    final: tuple[Action, ...] = ()

    @property
    def questions(self) -> bool:
        """Whether something is asked about before it is done."""
        return bool(self.cautions or self.asked)


def menu_of(prompt: Prompt, path: Path) -> Menu:
    """The menu at `path`, or the nearest one before it; a single possible kind is opened at once."""
    end, stepwise = prompt.game.meta.end_kind, prompt.game.meta.stepwise
    kinds = [entry.key for entry in narrow(prompt.legal, ()).entries if entry.key != end]
    while path:
        try:
            return narrow(prompt.legal, path, stepwise)
        except Astray:
            path = path[:-1]
    if len(kinds) == 1:
        opened = narrow(prompt.legal, (kinds[0],), stepwise)
        if opened.action is None:
            return opened
    return narrow(prompt.legal, ())


def panel(
    prompt: Prompt, lang: str, look: Look, preview: bytes | None, hints: tuple[Action, ...] = ()
) -> parts.Letter:
    """The panel with its preview picture; without one (None) the board is told in words."""
    if look.questions:
        return _question(prompt, lang, look)
    menu = menu_of(prompt, look.path)
    words, names = prompt.table.words, prompt.table.names
    shape = parts.SHAPES[prompt.seat.colour % len(parts.SHAPES)]
    head = f"### {shape} {words.status(lang, prompt.view, prompt.seat.seat)}"
    if prompt.table.match.practice:
        head = f"### {shape} {names[prompt.seat.seat]} · {words.status(lang, prompt.view, prompt.seat.seat)}"
    said = "\n".join(f"> {line}" for line in (look.note, text(lang, "panel-lost") if prompt.lost else "") if line)
    has_picture = preview is not None
    shown = _on_buttons(prompt, lang, menu)
    hints = () if look.path else tuple(action for action in hints if action not in shown)
    items: list[ui.Item[Any] | None] = [
        parts.prose("\n".join(part for part in (head, said) if part)),
        parts.picture(PREVIEW, words.alt(lang, prompt.view, prompt.table.plain_names)) if has_picture else None,
        parts.prose(_steps(prompt, lang, look.final), 900 if look.lesson else 1500),
        parts.prose(look.lesson, 1400) if look.lesson else None,
        *_choices(prompt, lang, menu, look.page),
        *parts.rows(_kinds(prompt, lang, menu)),
        *parts.rows(_hints(prompt, lang, hints)),
        ui.ActionRow(*_foot(prompt, lang)),
        _order(prompt, lang),
        # words are long: what one presses stays in sight above them
        None if has_picture else parts.prose(_told(prompt, lang, 900 if look.lesson else 1500)),
    ]
    view = parts.layout(*items, accent=parts.ACCENTS[prompt.seat.colour % len(parts.ACCENTS)])
    return parts.Letter(view, ((PREVIEW, preview),) if preview is not None else ())


def _told(prompt: Prompt, lang: str, most: int) -> str:
    """The board in words, whole lines of it, with the way to the rest."""
    rest = f"-# {text(lang, 'panel-rest')}"
    pages = limits.pages(letters.in_words(prompt.table, lang, prompt.view), most - len(rest) - 1)
    return pages[0] if len(pages) == 1 else f"{pages[0]}\n{rest}"


def _steps(prompt: Prompt, lang: str, final: tuple[Action, ...] = ()) -> str:
    """The draft, a numbered line a step, under what is final already of the same turn."""
    words, names = prompt.table.words, prompt.table.names
    steps = [f"{number}. {words.action(lang, names, action)}" for number, action in enumerate(prompt.turn.actions, 1)]
    before = ""
    if final:
        told = "; ".join(words.action(lang, names, action) for action in final)
        before = limits.cut(text(lang, "panel-final", actions=told), _MOST_FINAL)
    if not steps and all_final(prompt):
        steps = [text(lang, "panel-final-here")]
    elif not steps:
        steps = [text(lang, "panel-nothing-since" if final else "panel-nothing-yet")]
    return "\n".join(line for line in (before, *steps) if line)


def _on_buttons(prompt: Prompt, lang: str, menu: Menu) -> tuple[Action, ...]:
    """The actions that a button other than a hint takes at one press, and tells as well as a hint would."""
    sole = [entry.actions for entry in menu.entries if len(entry.actions) == 1]
    if menu.kind is not None:
        return tuple(action for (action,) in sole) if len(menu.entries) <= _MOST_BUTTONS else ()
    words, names = prompt.table.words, prompt.table.plain_names
    told = [(words.choice(lang, prompt.view, names, "", None, one).label, one[0]) for one in sole]
    return tuple(action for label, action in told if label == words.kind(lang, action.kind))


def _at(prompt: Prompt, verb: str, path: Path = ()) -> Id:
    return Id(verb, prompt.table.match.id, prompt.seat.seat, prompt.seat.prompt, path)


def _choices(prompt: Prompt, lang: str, menu: Menu, page: int) -> list[ui.Item[Any]]:
    """The next choice on the path: buttons if there are few, else a menu, a page at a time."""
    if menu.kind is None or not menu.entries:
        return []
    words, names = prompt.table.words, prompt.table.plain_names
    shown = menu.page(page)
    options: list[discord.SelectOption] = []
    for entry in shown:
        choice = words.choice(lang, prompt.view, names, menu.field or "", entry.value, entry.actions)
        options.append(
            discord.SelectOption(
                label=limits.cut(choice.label, limits.OPTION_LABEL),
                value=entry.key,
                description=limits.cut(choice.detail, limits.OPTION_LABEL) or None,
            )
        )
    asked = words.question(lang, menu.kind, menu.field or "")
    if len(menu.entries) <= _MOST_BUTTONS:
        buttons = [
            parts.button(
                _at(prompt, "pick", (*menu.path, option.value)),
                " · ".join(part for part in (option.label, option.description) if part),
                discord.ButtonStyle.primary,
            )
            for option in options
        ]
        return [parts.prose(f"**{asked}**", 200), *parts.rows(buttons)]
    for option in options:
        option.value = f"{option.value}{_OWN}{prompt.seat.prompt}.{len(menu.path)}"
    items: list[ui.Item[Any]] = [parts.menu(_at(prompt, "menu", menu.path), asked, options)]
    if menu.pages > 1:
        items.append(
            ui.ActionRow(
                *[
                    parts.button(
                        _at(prompt, "page", (str(number), *menu.path)),
                        text(lang, "panel-page", number=number + 1, pages=menu.pages),
                        disabled=number == page,
                    )
                    for number in _near(page, menu.pages)
                ]
            )
        )
    return items


def chosen(value: str) -> str:
    """The key of the entry that a value of a menu stands for."""
    return value.partition(_OWN)[0]


def _near(page: int, pages: int) -> range:
    first = max(0, min(page - 2, pages - limits.ROW))
    return range(first, min(pages, first + limits.ROW))


def _kinds(prompt: Prompt, lang: str, menu: Menu) -> list[ui.Button[Any]]:
    meta = prompt.game.meta
    possible = {entry.key: entry.actions for entry in narrow(prompt.legal, ()).entries}
    kinds = [kind for kind in prompt.game.kinds(prompt.turn.state) if kind != meta.end_kind]
    if len(kinds) > _MOST_KINDS:
        kinds = [kind for kind in kinds if kind in possible]
    if kinds == [menu.kind]:
        return []
    return [
        parts.button(
            _at(prompt, "open", (kind,)),
            _kind(prompt, lang, kind, possible.get(kind, ())),
            disabled=kind not in possible or menu.path == (kind,),
        )
        for kind in kinds
    ]


def _kind(prompt: Prompt, lang: str, kind: str, actions: tuple[Action, ...]) -> str:
    """The label of a kind's button; with what it is and costs where one press takes the only action."""
    words = prompt.table.words
    label = words.kind(lang, kind)
    if len(actions) != 1:
        return label
    choice = words.choice(lang, prompt.view, prompt.table.plain_names, "", None, actions)
    if choice.label.casefold().startswith(label.casefold()):
        told = " · ".join(part for part in (choice.label, choice.detail) if part)
        if len(told) <= _SOLE or not choice.detail:
            return limits.cut(told, _SOLE)
    return limits.cut(f"{label} · {choice.detail or choice.label}", _SOLE)


def _hints(prompt: Prompt, lang: str, hints: tuple[Action, ...]) -> list[ui.Button[Any]]:
    """One-tap next steps, with the action itself in the id, so that a press means what its label says."""
    words, names = prompt.table.words, prompt.table.plain_names
    buttons: list[ui.Button[Any]] = []
    for action in hints[:_MOST_HINTS]:
        number = prompt.legal.index(action)
        buttons.append(
            parts.button(
                _at(prompt, "hint", (str(number),)),
                text(lang, "panel-hint", action=words.choice(lang, prompt.view, names, "", None, (action,)).label),
            )
        )
    return buttons


def _foot(prompt: Prompt, lang: str) -> list[ui.Button[Any]]:
    meta, nothing, drafts = prompt.game.meta, not prompt.turn.actions, not all_final(prompt)
    back = [
        parts.button(_at(prompt, "undo"), text(lang, "panel-undo"), disabled=nothing),
        parts.button(_at(prompt, "over"), text(lang, "panel-over"), disabled=nothing),
    ]
    buttons = [
        *(back if drafts else ()),
        parts.button(Id("board", prompt.table.match.id, prompt.seat.seat), text(lang, "panel-board")),
        parts.button(Id("help", prompt.table.match.id, prompt.seat.seat), "?"),
    ]
    if meta.end_kind is not None and drafts:
        possible = any(action.kind == meta.end_kind for action in prompt.legal)
        buttons.append(
            parts.button(
                _at(prompt, "pick", (meta.end_kind,)),
                prompt.table.words.kind(lang, meta.end_kind),
                discord.ButtonStyle.primary,
                disabled=not possible,
            )
        )
    return buttons


def _order(prompt: Prompt, lang: str) -> ui.ActionRow[Any] | None:
    """The way to the standing order, where there is something to order."""
    seat = prompt.seat.seat
    if not prompt.game.order_choices(prompt.view, seat):
        return None
    return order_form.door(prompt.table.match.id, lang, seat)


def _question(prompt: Prompt, lang: str, look: Look) -> parts.Letter:
    """What a player might regret, with a yes and a no."""
    words, names = prompt.table.words, prompt.table.names
    asked = "\n".join((*(words.caution(lang, names, caution) for caution in look.cautions), look.asked))
    return parts.Letter(
        parts.layout(
            parts.prose(_steps(prompt, lang), 1500) if prompt.turn.actions else None,
            parts.prose("\n".join(line for line in (asked.strip(), look.note) if line), 1500),
            ui.ActionRow(
                parts.button(_at(prompt, "sure", look.path), text(lang, "yes"), discord.ButtonStyle.danger),
                parts.button(_at(prompt, "open"), text(lang, "no-back")),
            ),
            accent=parts.ACCENTS[prompt.seat.colour % len(parts.ACCENTS)],
        )
    )
