"""The public posts of a running game: the live turn, what it becomes afterwards, a scoring."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.locale import text
from bot.service.table import Table
from bot.ui import letters, order_form, parts
from bot.ui.ids import Id
from bot.ui.points import shown
from engine.core.scores import Scored

BOARD = "board.png"


def mark(table: Table, seat: int) -> str:
    """The shape of a seat's colour."""
    return parts.SHAPES[table.match.seats[seat].colour % len(parts.SHAPES)]


def accent(table: Table, seat: int | None) -> int:
    """The colour at the edge of a post about this seat."""
    if seat is None:
        return parts.PLAIN
    return parts.ACCENTS[table.match.seats[seat].colour % len(parts.ACCENTS)]


def standings(table: Table) -> str:
    """Everybody's points on one line, in the order of seats."""
    unit = table.game.meta.point_unit
    points = table.game.points(table.state)
    return "  ".join(
        f"{mark(table, seat.seat)} {table.names[seat.seat]} **{shown(points[seat.seat], unit)}**"
        for seat in table.match.seats
    )


def turn_post(
    table: Table, board: bytes | None, due_at: int | None, pings: Sequence[int], since: Sequence[str] = ()
) -> parts.Letter:
    """The live post of the present episode.

    `pings` are the people whom no direct message reaches; `since` is what happened in it so far. `board` None:
    the text board's first lines stand in, with a line that says so.
    """
    match, lang = table.match, table.match.lang
    view = table.game.view(table.state, None)
    acting = [seat for seat in match.seats if seat.acting]
    who = " ".join(
        f"{mark(table, seat.seat)} " + (f"<@{seat.user_id}>" if seat.user_id in pings else table.names[seat.seat])
        for seat in acting
    )
    head = text(lang, "turn-head", who=who, count=len(acting), turn=match.episode)
    lines = [f"### {head}", table.words.headline(lang, view, table.names)]
    if due_at is not None:
        lines.append(text(lang, "turn-due", relative=f"<t:{due_at // 1000}:R>", exact=f"<t:{due_at // 1000}:f>"))
    items: list[ui.Item[Any] | None] = [parts.prose("\n".join(line for line in lines if line), 1200)]
    if board is None:
        items.append(parts.prose(letters.in_words(table, lang, view), 1500))
    else:
        items.append(parts.picture(BOARD, table.words.alt(lang, view, table.plain_names)))
    if since:
        items.append(parts.prose("\n".join(f"- {line}" for line in since), 800))
    items.append(parts.prose(standings(table), 400))
    items.append(
        ui.ActionRow(
            parts.button(Id("play", match.id), text(lang, "turn-play"), discord.ButtonStyle.primary),
            parts.button(Id("board", match.id), text(lang, "turn-board")),
            parts.button(Id("text", match.id), text(lang, "turn-text")),
            parts.button(Id("log", match.id), text(lang, "turn-log")),
            parts.button(Id("help", match.id), text(lang, "turn-help")),
        )
    )
    if any(table.game.order_choices(view, seat.seat) for seat in match.seats if not seat.resigned):
        items.append(order_form.door(match.id, lang, None))
    seat = acting[0].seat if len(acting) == 1 else None
    view_ = parts.layout(*items, accent=accent(table, seat))
    return parts.Letter(view_, ((BOARD, board),) if board is not None else (), tuple(pings))


def settled(table: Table, episode: int, seats: Sequence[int], lines: Sequence[str]) -> parts.Letter:
    """What the post of an episode becomes when it is over: who, what was done, and a way to the board of then."""
    lang = table.match.lang
    who = ", ".join(f"{mark(table, seat)} {table.names[seat]}" for seat in seats)
    head = text(lang, "settled-head", who=who or text(lang, "settled-nobody"), turn=episode)
    done = "\n".join(f"- {line}" for line in lines) or text(lang, "settled-nothing")
    view = parts.layout(
        parts.prose(f"### {head}", 400),
        parts.prose(done, 3000),
        ui.ActionRow(parts.button(Id("board", table.match.id, path=(str(episode),)), text(lang, "settled-board"))),
        accent=accent(table, seats[0] if len(seats) == 1 else None),
    )
    return parts.Letter(view)


def scoring_post(table: Table, scored: Sequence[Scored]) -> parts.Letter:
    """The points of each scoring turn by source."""
    lang, unit = table.match.lang, table.game.meta.point_unit
    lines = []
    for one in scored:
        sources = ", ".join(
            f"{table.words.source(lang, part.source)} {shown(part.points, unit)}" for part in one.parts
        )
        lines.append(
            text(
                lang,
                "scoring-line",
                who=f"{mark(table, one.seat)} {table.names[one.seat]}",
                points=shown(one.points, unit),
                sources=sources,
                total=shown(one.total, unit),
            )
        )
    head = text(lang, "scoring-head", round=scored[0].round)
    return parts.Letter(
        parts.layout(
            parts.prose(f"### {head}\n" + "\n".join(lines)),
            accent=accent(table, scored[0].seat if len(scored) == 1 else None),
        )
    )


def seat_line(table: Table, seat: int) -> str:
    """A seat for a list: its shape and the name of its person."""
    return f"{mark(table, seat)} {table.names[seat]}"
