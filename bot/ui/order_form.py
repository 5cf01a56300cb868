"""The private form of a standing order: what is ordered now, what may be, and how to change it.

What has been chosen and not been kept yet stands in the custom ids, as all else does:
`<game>/<once or always>/<field>=<value>/…`
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.locale import text
from bot.service.standing_orders import BadOrder, Form
from bot.ui import limits, parts
from bot.ui.ids import Id
from bot.ui.narrow import key_of
from engine.core import registry
from engine.core.model import Seat
from engine.core.words import Words

ONCE, ALWAYS = "once", "always"
DIGITS = 6
_TITLE = 45
"""The most characters of a form's title and of a label in it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody has chosen so far: values as keys by field, left out where nothing is wanted."""

    game: str
    once: bool = True
    terms: Mapping[str, str] = field(default_factory=dict)

    @property
    def path(self) -> tuple[str, ...]:
        """As it stands in a custom id."""
        return (self.game, ONCE if self.once else ALWAYS, *(f"{name}={key}" for name, key in self.terms.items()))

    def but(self, name: str, key: str) -> "Wanted":
        """With another value in a field; an empty one leaves it out."""
        terms = {**self.terms, name: key}
        return Wanted(self.game, self.once, {one: value for one, value in terms.items() if value})


def read(path: Sequence[str]) -> Wanted | None:
    """What a path of a custom id says; None if it says nothing."""
    if len(path) < 2 or path[0] not in registry.metas() or path[1] not in (ONCE, ALWAYS):
        return None
    terms = dict(part.split("=", 1) for part in path[2:] if "=" in part)
    return Wanted(path[0], path[1] == ONCE, terms)


def standing(form: Form) -> Wanted:
    """What is ordered now, as the beginning of a change."""
    given = {} if form.order is None else form.order.model_dump(mode="json")
    terms = {name: key_of(value) for name, value in given.items() if value is not None}
    return Wanted(form.table.match.game, form.once, terms)


def numbers(game: str) -> tuple[str, ...]:
    """The fields of a game's orders that are typed, as numbers; the others are chosen."""
    kind = registry.game(game).order_type
    fields = {} if kind is None else kind.model_fields
    return tuple(name for name, one in fields.items() if one.annotation is int)


def door(match_id: int, lang: str, seat: Seat | None) -> ui.ActionRow[Any]:
    """The button that opens the form."""
    return ui.ActionRow(parts.button(Id("order", match_id, seat), text(lang, "order-open")))


def letter(form: Form, lang: str, wanted: Wanted, note: str = "") -> parts.Letter:
    """The form with what is wanted chosen in it."""
    match, seat = form.table.match, form.seat.seat
    head = text(lang, "order-head", game=form.table.game.meta.title, table=match.id)
    now = text(lang, "order-now", order=told(form, lang)) if form.order is not None else text(lang, "order-none")
    lines = [f"### {head}", *(f"> {line}" for line in (note,) if line), text(lang, "order-what"), now]
    buttons = [
        parts.button(
            Id("terms", match.id, seat, path=Wanted(wanted.game, once, wanted.terms).path),
            text(lang, "order-once" if once else "order-always"),
            discord.ButtonStyle.primary if once == wanted.once else discord.ButtonStyle.secondary,
            disabled=once == wanted.once,
        )
        for once in (True, False)
    ]
    typed = bool(numbers(match.game))
    last = [
        parts.button(
            Id("form" if typed else "give", match.id, seat, path=wanted.path),
            text(lang, "order-set" if typed else "order-give"),
            discord.ButtonStyle.success,
        ),
        parts.button(Id("revoke", match.id, seat), text(lang, "order-revoke"), disabled=form.order is None),
    ]
    menus = _menus(form, lang, wanted) if form.choices else []
    rows = [ui.ActionRow(*buttons), ui.ActionRow(*last)] if form.choices else []
    colour = form.seat.colour % len(parts.ACCENTS)
    return parts.Letter(
        parts.layout(parts.prose("\n".join(lines), 3000), *menus, *rows, accent=parts.ACCENTS[colour])
    )


def told(form: Form, lang: str) -> str:
    """The order in words."""
    words = form.table.words
    given = {} if form.order is None else {name: getattr(form.order, name) for name in type(form.order).model_fields}
    pieces = [
        f"{words.order_field(lang, name).label}: **{words.order_value(lang, form.view, name, value)}**"
        for name, value in given.items()
    ]
    return " · ".join([*pieces, text(lang, "order-once" if form.once else "order-always")])


def refused(form: Form, lang: str, bad: BadOrder) -> str:
    """Why an order was not taken."""
    label = form.table.words.order_field(lang, bad.field).label
    if bad.field in numbers(form.table.match.game) and bad.choices:
        return text(lang, "order-bad-number", field=label, least=min(bad.choices), most=max(bad.choices))
    return text(lang, "order-bad-choice", field=label)


def modal(id_: Id, lang: str, wanted: Wanted) -> ui.Modal:
    """The form in which numbers are typed; made from its id alone, since it must open at once."""
    words = registry.words(wanted.game)
    sheet = ui.Modal(
        title=limits.cut(text(lang, "order-title"), _TITLE),
        custom_id=str(Id("ordered", id_.match, id_.seat, path=wanted.path)),
    )
    for name in numbers(wanted.game):
        sheet.add_item(_box(words, lang, name, wanted.terms.get(name)))
    # Nothing is kept of it: what is sent in is understood by its custom id.
    sheet.stop()
    return sheet


def _box(words: Words, lang: str, name: str, now: str | None) -> ui.Label[Any]:
    said = words.order_field(lang, name)
    return ui.Label(
        text=limits.cut(said.label, _TITLE),
        description=limits.cut(said.detail, limits.OPTION_LABEL) or None,
        component=ui.TextInput(custom_id=name, default=now, max_length=DIGITS),
    )


def _menus(form: Form, lang: str, wanted: Wanted) -> list[ui.ActionRow[Any]]:
    """A menu for each field that is chosen, with a first line that leaves it out."""
    words, match = form.table.words, form.table.match
    rows = []
    for name, choices in form.choices.items():
        if name in numbers(match.game) or not choices:
            continue
        said = words.order_field(lang, name)
        options = [
            discord.SelectOption(
                label=limits.cut(
                    f"{said.label}: {words.order_value(lang, form.view, name, value)}", limits.OPTION_LABEL
                ),
                value="" if value is None else key_of(value),
                default=key_of(value) == wanted.terms.get(name) if value is not None else name not in wanted.terms,
            )
            for value in (None, *choices[: limits.OPTIONS - 1])
        ]
        for option in options:
            option.value = f"{name}={option.value}"
        # Ids are unique in a message; what has no value in it says nothing when it is read.
        id_ = Id("terms", match.id, form.seat.seat, path=(*wanted.path, f"#{name}"))
        rows.append(parts.menu(id_, said.detail, options))
    return rows
