"""The end of a game: ranking, points by round and source, the last pictures, the seed."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.locale import text
from bot.service.table import Table
from bot.ui import parts
from bot.ui.ids import Id
from bot.ui.points import shown
from bot.ui.turn_post import mark, standings
from engine.core.scores import OTHER, Outcome

FINAL = "final.png"
SUMMARY = "summary.png"


def end_post(table: Table, final: bytes | None, summary: bytes | None) -> parts.Letter:
    """The post that closes a game, finished or given up."""
    match, lang = table.match, table.match.lang
    outcome = table.game.outcome(table.state)
    if outcome is None:
        lines = [f"### {text(lang, 'end-closed')}", standings(table)]
    else:
        winners = ", ".join(table.names[seat] for seat in outcome.winners)
        lines = [
            f"### {text(lang, 'end-head', winners=winners, count=len(outcome.winners))}",
            *_ranking(table, outcome),
        ]
    view = table.game.view(table.state, None)
    pictures: list[tuple[str, bytes]] = []
    items: list[ui.Item[Any] | None] = [parts.prose("\n".join(lines), 1800)]
    if summary is not None:
        items.append(parts.picture(SUMMARY, text(lang, "end-summary-alt", lines="; ".join(_plain(table, outcome)))))
        pictures.append((SUMMARY, summary))
    if final is not None:
        items.append(parts.picture(FINAL, table.words.alt(lang, view, table.plain_names)))
        pictures.append((FINAL, final))
    if outcome is not None and outcome.details:
        items.append(parts.prose("\n".join(_sources(table, outcome)), 1400))
    items.append(parts.prose(text(lang, "end-seed", seed=match.seed or "–"), 300))
    items.append(
        ui.ActionRow(
            parts.button(Id("board", match.id), text(lang, "turn-board")),
            parts.button(Id("text", match.id), text(lang, "turn-text")),
            parts.button(Id("log", match.id), text(lang, "turn-log")),
        )
    )
    return parts.Letter(parts.layout(*items), tuple(pictures))


def ranks(outcome: Outcome) -> list[tuple[int, int]]:
    """(rank, seat) from the first to the last; equal points and a shared victory give equal ranks."""
    order = sorted(range(len(outcome.scores)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    ranked: list[tuple[int, int]] = []
    for place, seat in enumerate(order, 1):
        before = ranked[-1] if ranked else None
        same = (
            before is not None
            and outcome.scores[before[1]] == outcome.scores[seat]
            and (before[1] in outcome.winners) == (seat in outcome.winners)
        )
        ranked.append((before[0] if same and before is not None else place, seat))
    return ranked


def _ranking(table: Table, outcome: Outcome) -> list[str]:
    unit = table.game.meta.point_unit
    return [
        f"{rank}. {mark(table, seat)} {table.names[seat]} **{shown(outcome.scores[seat], unit)}**"
        for rank, seat in ranks(outcome)
    ]


def _plain(table: Table, outcome: Outcome | None) -> Sequence[str]:
    if outcome is None:
        return ()
    unit = table.game.meta.point_unit
    return [f"{rank}. {table.plain_names[seat]} {shown(outcome.scores[seat], unit)}" for rank, seat in ranks(outcome)]


def _sources(table: Table, outcome: Outcome) -> list[str]:
    """A line for each seat: points by scoring round, by source over all rounds, and what no scoring brought."""
    lang, unit = table.match.lang, table.game.meta.point_unit
    lines = []
    for _, seat in ranks(outcome):
        sums: dict[str, int] = defaultdict(int)
        rounds: dict[int, int] = defaultdict(int)
        for scored in outcome.details:
            if scored.seat == seat:
                rounds[scored.round] += scored.points
                for part in scored.parts:
                    sums[part.source] += part.points
        other = outcome.scores[seat] - sum(sums.values())
        if other:
            sums[OTHER] = other
        lines.append(
            text(
                lang,
                "end-sources",
                who=f"{mark(table, seat)} {table.names[seat]}",
                rounds=" + ".join(shown(points, unit) for _, points in sorted(rounds.items())),
                sources=", ".join(
                    f"{table.words.source(lang, source)} {shown(points, unit)}" for source, points in sums.items()
                ),
                total=shown(outcome.scores[seat], unit),
            )
        )
    return lines
