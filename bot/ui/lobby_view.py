"""The lobby card and the private settings of a table that has not begun."""

from typing import Any, Literal, get_args, get_origin

import discord
from discord import ui

from bot.locale import languages, text
from bot.service.clock import DAY, HOUR, PACES
from bot.service.lobby import COLOURS
from bot.service.names import called, harmless, inert
from bot.store.rows import Match
from bot.ui import limits, parts
from bot.ui.ids import Id
from bot.ui.narrow import Path
from engine.core import registry

OPTIONS_A_PAGE = 10
"""So many menus of the game's options fit beside all the others into one message."""

GUESTS_AT_ONCE = 10


def pace(lang: str, pace_ms: int) -> str:
    """A pace in words, such as *2 days*."""
    if pace_ms % DAY == 0:
        return text(lang, "pace-days", count=pace_ms // DAY)
    return text(lang, "pace-hours", count=pace_ms // HOUR)


def options_line(match: Match, lang: str) -> str:
    """The options of a table in words, those that people can choose between."""
    words = registry.words(match.game)
    return "\n".join(
        f"- {words.option(lang, name).label}: {words.option_value(lang, name, match.options[name])}"
        for name in choosable(match.game)
        if name in match.options
    )


def choosable(game: str) -> dict[str, tuple[object, ...]]:
    """The options with a short list of values, by name."""
    found: dict[str, tuple[object, ...]] = {}
    for name, field in registry.game(game).options_type.model_fields.items():
        if field.annotation is bool:
            found[name] = (False, True)
        elif get_origin(field.annotation) is Literal:
            found[name] = get_args(field.annotation)
    return found


def lobby_card(match: Match) -> parts.Letter:
    """The public card: what is played, how, who sits where; live until the game begins or is given up."""
    lang, meta = match.lang, registry.metas()[match.game]
    title = text(lang, "lobby-head", game=meta.title, table=match.id)
    seats = _all_seats(match) if match.practice else _seats(match)
    facts = [
        text(lang, "lobby-facts", least=meta.seats_min, most=meta.seats_max, minutes=meta.minutes),
        text(lang, "lobby-pace", pace=pace(lang, match.pace_ms)),
        options_line(match, lang),
    ]
    if match.private:
        invited = " ".join(f"<@{user}>" for user in match.invited)
        facts.append(text(lang, "lobby-private", invited=invited or text(lang, "lobby-nobody")))
    if match.practice:
        facts.append(text(lang, "lobby-practice"))
    body = [f"### {title}", *[line for line in facts if line], "", *seats]
    live = match.status == "lobby"
    if not live:
        body += ["", text(lang, f"lobby-{match.status}")]
    row = [
        parts.button(
            Id("start", match.id),
            text(lang, "lobby-start"),
            discord.ButtonStyle.primary,
            disabled=len(match.seats) < meta.seats_min,
        ),
        parts.button(Id("settings", match.id), text(lang, "lobby-settings")),
    ]
    if not match.practice:
        full = len(match.seats) >= match.seats_wanted
        row = [
            parts.button(Id("join", match.id), text(lang, "lobby-join"), discord.ButtonStyle.success, disabled=full),
            parts.button(Id("leave", match.id), text(lang, "lobby-leave")),
            *row,
        ]
    return parts.Letter(parts.layout(parts.prose("\n".join(body)), ui.ActionRow(*row) if live else None))


def _seats(match: Match) -> list[str]:
    """A line for each seat, free ones too."""
    lang = match.lang
    return [
        f"{number + 1}. "
        + (
            f"{parts.SHAPES[match.seats[number].colour]} {harmless(called(match.seats[number], lang))}"
            + (f" · {text(lang, 'lobby-host')}" if match.seats[number].user_id == match.host_id else "")
            + (f" · {text(lang, 'lobby-begins')}" if match.first_seat == number else "")
            if number < len(match.seats)
            else text(lang, "lobby-free")
        )
        for number in range(match.seats_wanted)
    ]


def _all_seats(match: Match) -> list[str]:
    """The one person of a practice table, and who of them begins if that is settled."""
    if not match.seats:
        return []
    lang, name = match.lang, harmless(called(match.seats[0], match.lang))
    shapes = " ".join(parts.SHAPES[seat.colour] for seat in match.seats)
    lines = [text(lang, "lobby-all-seats", count=len(match.seats), shapes=shapes, name=name)]
    if match.first_seat is not None:
        lines.append(text(lang, "settings-first", name=f"{name} {match.first_seat + 1}"))
    return lines


def page_of(game: str, name: str) -> int:
    """The page of the settings on which an option of the game is, counted from 0; 0 for what is no option."""
    names = list(choosable(game))
    return names.index(name) // OPTIONS_A_PAGE if name in names else 0


def settings_panel(match: Match, user_id: int, lang: str, note: str = "", page: int = 0) -> parts.Letter:
    """What this person may set: everybody their colour, the host all the rest; the game's options in pages."""
    items: list[ui.Item[Any] | None] = [
        parts.prose("\n".join(line for line in (f"### {text(lang, 'settings-head')}", note) if line))
    ]
    mine = next((seat for seat in match.seats if seat.user_id == user_id), None)
    if mine is not None and not match.practice:
        taken = {seat.colour for seat in match.seats if seat.user_id != user_id}
        colours = [
            (str(colour), text(lang, f"colour-{colour}"), colour == mine.colour)
            for colour in range(COLOURS)
            if colour not in taken
        ]
        items.append(_labelled(match, ("colour",), text(lang, "settings-colour"), colours))
    if user_id == match.host_id:
        meta = registry.metas()[match.game]
        paces = [(str(value), pace(lang, value), value == match.pace_ms) for value in PACES]
        items.append(_labelled(match, ("pace",), text(lang, "settings-pace"), paces))
        seats = range(meta.seats_min, meta.seats_max + 1)
        counts = [(str(count), str(count), count == match.seats_wanted) for count in seats]
        items.append(_labelled(match, ("seats",), text(lang, "settings-seats"), counts))
        items += _options(match, lang, page)
        spoken = [(known, text(known, "language-name"), known == match.lang) for known in languages()]
        items.append(_labelled(match, ("language",), text(lang, "settings-language"), spoken))
        if len(match.seats) > 1:
            items.append(_menu(match, ("order",), text(lang, "settings-order"), _order(match, lang)))
        if match.private and not match.practice:
            items.append(_guests(match, lang))
    return parts.Letter(parts.layout(*items))


def _options(match: Match, lang: str, page: int) -> list[ui.ActionRow[Any]]:
    """A menu for each option of the game on this page, with what it means; buttons to the pages beside it."""
    words, every = registry.words(match.game), list(choosable(match.game).items())
    pages = max(1, -(-len(every) // OPTIONS_A_PAGE))
    page = min(page, pages - 1)
    rows = []
    for name, values in every[page * OPTIONS_A_PAGE : (page + 1) * OPTIONS_A_PAGE]:
        option = words.option(lang, name)
        entries = [
            (f"{name}={value}", words.option_value(lang, name, value), match.options.get(name) == value)
            for value in values
        ]
        rows.append(_labelled(match, ("option", name), option.label, entries, option.detail))
    if pages > 1:
        rows.append(
            ui.ActionRow(
                *[
                    parts.button(
                        Id("set", match.id, path=("page", str(other))),
                        text(lang, "settings-page", number=other + 1, pages=pages),
                    )
                    for other in (page - 1, page + 1)
                    if 0 <= other < pages
                ]
            )
        )
    return rows


def _guests(match: Match, lang: str) -> ui.ActionRow[Any]:
    """A menu of people, who are invited by being chosen."""
    select: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=str(Id("set", match.id, path=("invite",))),
        placeholder=limits.cut(text(lang, "settings-invite"), limits.PLACEHOLDER),
        max_values=GUESTS_AT_ONCE,
    )
    return ui.ActionRow(select)


def _order(match: Match, lang: str) -> list[tuple[str, str, bool]]:
    entries = [("first-chance", text(lang, "settings-first-chance"), match.first_seat is None)]
    for seat in match.seats:
        name = inert(called(seat, lang)) + (f" {seat.seat + 1}" if match.practice else "")
        entries.append((f"first-{seat.seat}", text(lang, "settings-first", name=name), match.first_seat == seat.seat))
        if seat.seat > 0 and not match.practice:
            entries.append((f"up-{seat.seat}", text(lang, "settings-up", name=name), False))
        if seat.user_id != match.host_id:
            entries.append((f"out-{seat.user_id}", text(lang, "settings-out", name=name), False))
    return entries


def _labelled(
    match: Match, what: Path, asked: str, entries: list[tuple[str, str, bool]], detail: str = ""
) -> ui.ActionRow[Any]:
    """A menu of which every line says what it is about: of a closed menu only the chosen line is seen."""
    return _menu(match, what, asked, [(value, f"{asked}: {label}", on) for value, label, on in entries], detail)


def _menu(
    match: Match, what: Path, asked: str, entries: list[tuple[str, str, bool]], detail: str = ""
) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(
            label=limits.cut(label, limits.OPTION_LABEL),
            value=value,
            description=limits.cut(detail, limits.OPTION_LABEL) or None,
            default=chosen,
        )
        for value, label, chosen in entries[: limits.OPTIONS]
    ]
    return parts.menu(Id("set", match.id, path=what), asked, options)
