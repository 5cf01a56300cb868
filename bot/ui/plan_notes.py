"""Why something typed was not done, in a sentence: which piece, what is wrong with it, what would be possible."""

import unicodedata
from collections.abc import Sequence

from bot.locale import text
from bot.service.plans import Refused
from bot.service.play import Prompt, Ran
from bot.service.table import Table
from bot.ui import letters, limits
from engine.core import registry
from engine.core.errors import Refusal
from engine.core.model import Action, Seat
from engine.core.notation import Notation, Spoken
from engine.core.spelling import Unread

_PIECE = 60
_NOTE = 700
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def code(typed: str, most: int = _PIECE) -> str:
    """What somebody typed, as code: short, on one line, without what could end the code or turn it round."""
    seen = "".join(char for char in typed if char != "`" and unicodedata.category(char) not in _UNSEEN)
    return f"`{limits.cut(' '.join(seen.split()), most) or '?'}`"


def unread(prompt: Prompt, lang: str, wrong: Unread, instead: Sequence[Action] = ()) -> str:
    """Why a plan or the options of a command cannot be understood."""
    why = reason(prompt, lang, wrong)
    if wrong.number:
        why = text(lang, "typed-piece", piece=wrong.number, text=code(wrong.text), why=why)
    else:
        why = text(lang, "typed-nothing", why=why)
    return _note(why, possible(prompt, lang, instead))


def refused(prompt: Prompt, lang: str, said: Sequence[Spoken], wrong: Refused) -> str:
    """Why a plan was refused by the rules."""
    piece = said[wrong.at].piece
    why = text(
        lang, "typed-piece", piece=piece.number, text=code(piece.text), why=_ruled(prompt, lang, wrong.refusal)
    )
    return _note(why, possible(prompt, lang, wrong.instead))


def one_refused(prompt: Prompt, lang: str, refusal: Refusal, instead: Sequence[Action]) -> str:
    """Why a single typed action was refused by the rules."""
    return _note(text(lang, "typed-nothing", why=_ruled(prompt, lang, refusal)), possible(prompt, lang, instead))


def ran(before: Prompt, lang: str, said: Sequence[Spoken], result: Ran) -> str:
    """What is to be told of a plan that did not run to its end; nothing of one that did."""
    notation = registry.notation(before.table.match.game)
    actions = [spoken.action for spoken in said]
    if result.refused is not None:
        piece = said[result.refused.at].piece
        why = text(
            lang,
            "typed-stopped",
            done=code(notation.write(lang, actions[: result.taken]), 200),
            piece=piece.number,
            text=code(piece.text),
            why=_ruled(before, lang, result.refused.refusal),
        )
        return _note(why, possible(before, lang, result.refused.instead))
    rest = actions[result.taken + (result.asked is not None) :]
    if not rest:
        return ""
    if result.asked is not None:
        return text(lang, "typed-asked", rest=code(notation.write(lang, rest), 300))
    return text(lang, "typed-left", rest=code(notation.write(lang, rest), 300))


def typed(table: Table, lang: str, seat: Seat, plan: str, shared: bool) -> str:
    """A line of the log with what was played as it is typed; with the name where several acted (`shared`)."""
    told = f"`{plan}`"
    return (
        text(lang, "log-plan-of", who=table.names[seat], plan=told) if shared else text(lang, "log-plan", plan=told)
    )


def possible(prompt: Prompt, lang: str, actions: Sequence[Action]) -> str:
    """Steps that would be legal, as they are typed; nothing if there are none."""
    if not actions:
        return ""
    notation = registry.notation(prompt.table.match.game)
    return text(lang, "typed-instead", steps=", ".join(f"`{notation.write(lang, [one])}`" for one in actions))


def reason(prompt: Prompt, lang: str, wrong: Unread) -> str:
    """What is wrong with something that cannot be understood."""
    notation = registry.notation(prompt.table.match.game)
    word, near = code(str(wrong.facts.get("word") or ""), 40), _near(wrong)
    field = _field(notation, wrong)
    match wrong.code:
        case "empty":
            return text(lang, "typed-empty")
        case "long":
            return text(lang, "typed-long", most=wrong.facts["most"])
        case "unseen":
            return text(lang, "typed-unseen")
        case "verb" if near:
            return text(lang, "typed-verb-near", word=word, near=near)
        case "verb":
            return text(lang, "typed-verb", word=word)
        case "missing":
            return text(lang, "typed-missing", field=field)
        case "extra":
            return text(lang, "typed-extra", word=word)
        case "twice":
            return text(lang, "typed-twice", word=word)
        case "value" if near:
            return text(lang, "typed-value-near", word=word, field=field, near=near)
        case "value":
            return text(lang, "typed-value", word=word, field=field)
        case "number":
            return _number(lang, word, wrong)
        case _:
            return text(lang, "typed-symbol", word=word)


def _number(lang: str, word: str, wrong: Unread) -> str:
    least, most = wrong.facts.get("least"), wrong.facts.get("most")
    if least is None:
        return text(lang, "typed-number", word=word)
    if most is None:
        return text(lang, "typed-number-least", word=word, least=least)
    return text(lang, "typed-number-range", word=word, least=least, most=most)


def _ruled(prompt: Prompt, lang: str, refusal: Refusal | None) -> str:
    if refusal is None:
        return text(lang, "typed-over")
    return prompt.table.words.refusal(lang, prompt.table.names, refusal)


def _near(wrong: Unread) -> str:
    near = wrong.facts.get("near")
    return ", ".join(letters.quoted(str(one)) for one in near[:8]) if isinstance(near, tuple) else ""


def _field(notation: Notation, wrong: Unread) -> str:
    kind, field = str(wrong.facts.get("kind", "")), str(wrong.facts.get("field", ""))
    return f"`{notation.option(kind, field)}`" if kind in notation.kinds and field else ""


def _note(*said: str) -> str:
    return limits.cut(" ".join(one for one in said if one), _NOTE)
