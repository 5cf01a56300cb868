"""The lobby card and the private settings of a table that has not begun."""

from typing import Any, Literal, get_args, get_origin

import discord
from discord import ui

from bot.locale import languages, text
from bot.service.clock import DAY, HOUR, PACES
from bot.service.lobby import COLOURS
from bot.service.names import harmless
from bot.store.rows import Match
from bot.ui import limits, parts
from bot.ui.ids import Id
from engine.core import registry


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
    seats = [
        f"{number + 1}. "
        + (
            f"{parts.SHAPES[match.seats[number].colour]} {harmless(match.seats[number].name)}"
            + (f" · {text(lang, 'lobby-host')}" if match.seats[number].user_id == match.host_id else "")
            + (f" · {text(lang, 'lobby-begins')}" if match.first_seat == number else "")
            if number < len(match.seats)
            else text(lang, "lobby-free")
        )
        for number in range(match.seats_wanted)
    ]
    facts = [
        text(lang, "lobby-facts", least=meta.seats_min, most=meta.seats_max, minutes=meta.minutes),
        text(lang, "lobby-pace", pace=pace(lang, match.pace_ms)),
        options_line(match, lang),
    ]
    if match.private:
        facts.append(text(lang, "lobby-private", invited=" ".join(f"<@{user}>" for user in match.invited) or "–"))
    if match.practice:
        facts.append(text(lang, "lobby-practice"))
    body = [f"### {title}", *[line for line in facts if line], "", *seats]
    live = match.status == "lobby"
    if not live:
        body += ["", text(lang, f"lobby-{match.status}")]
    row = [
        parts.button(
            Id("join", match.id),
            text(lang, "lobby-join"),
            discord.ButtonStyle.success,
            disabled=match.practice or len(match.seats) >= match.seats_wanted,
        ),
        parts.button(Id("leave", match.id), text(lang, "lobby-leave"), disabled=match.practice),
        parts.button(
            Id("start", match.id),
            text(lang, "lobby-start"),
            discord.ButtonStyle.primary,
            disabled=len(match.seats) < meta.seats_min,
        ),
        parts.button(Id("settings", match.id), text(lang, "lobby-settings")),
    ]
    return parts.Letter(parts.layout(parts.prose("\n".join(body)), ui.ActionRow(*row) if live else None))


def settings_panel(match: Match, user_id: int, lang: str, note: str = "") -> parts.Letter:
    """What this person may set: everybody their colour, the host all the rest."""
    words = registry.words(match.game)
    items: list[ui.Item[Any] | None] = [
        parts.prose("\n".join(line for line in (f"### {text(lang, 'settings-head')}", note) if line))
    ]
    mine = next((seat for seat in match.seats if seat.user_id == user_id), None)
    if mine is not None and not match.practice:
        taken = {seat.colour for seat in match.seats if seat.user_id != user_id}
        items.append(
            _menu(
                match,
                "colour",
                text(lang, "settings-colour"),
                [
                    (str(colour), f"{parts.SHAPES[colour]} {text(lang, f'colour-{colour}')}", colour == mine.colour)
                    for colour in range(COLOURS)
                    if colour not in taken
                ],
            )
        )
    if user_id == match.host_id:
        meta = registry.metas()[match.game]
        items.append(
            _menu(
                match,
                "pace",
                text(lang, "settings-pace"),
                [(str(value), pace(lang, value), value == match.pace_ms) for value in PACES],
            )
        )
        items.append(
            _menu(
                match,
                "seats",
                text(lang, "settings-seats"),
                [
                    (str(count), text(lang, "settings-seat-count", count=count), count == match.seats_wanted)
                    for count in range(meta.seats_min, meta.seats_max + 1)
                ],
            )
        )
        options = [
            (
                f"{name}={value}",
                f"{words.option(lang, name).label}: {words.option_value(lang, name, value)}",
                match.options.get(name) == value,
            )
            for name, values in choosable(match.game).items()
            for value in values
        ]
        if options:
            items.append(_menu(match, "option", text(lang, "settings-option"), options))
        spoken = [(known, text(known, "language-name"), known == match.lang) for known in languages()]
        items.append(_menu(match, "language", text(lang, "settings-language"), spoken))
        if len(match.seats) > 1:
            items.append(_menu(match, "order", text(lang, "settings-order"), _order(match, lang)))
    return parts.Letter(parts.layout(*items))


def _order(match: Match, lang: str) -> list[tuple[str, str, bool]]:
    entries = [("first-chance", text(lang, "settings-first-chance"), match.first_seat is None)]
    for seat in match.seats:
        name = seat.name if not match.practice else f"{seat.name} {seat.seat + 1}"
        entries.append((f"first-{seat.seat}", text(lang, "settings-first", name=name), match.first_seat == seat.seat))
        if seat.seat > 0 and not match.practice:
            entries.append((f"up-{seat.seat}", text(lang, "settings-up", name=name), False))
        if seat.user_id != match.host_id:
            entries.append((f"out-{seat.user_id}", text(lang, "settings-out", name=name), False))
    return entries


def _menu(match: Match, what: str, asked: str, entries: list[tuple[str, str, bool]]) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(label=limits.cut(label, limits.OPTION_LABEL), value=value, default=chosen)
        for value, label, chosen in entries[: limits.OPTIONS]
    ]
    return parts.menu(Id("set", match.id, path=(what,)), asked, options)
