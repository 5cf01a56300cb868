"""Tells what happened: the lines of posts and of the log, from the journal and the game's words."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.service.table import Table
from bot.store.protocol import Store
from bot.store.rows import JournalRow
from engine.core import registry
from engine.core.model import Action, Event, Seat
from engine.core.scores import Scored


@dataclass(frozen=True, slots=True)
class Chapter:
    """One episode of the log: who acted in it and what they did, a sentence a line, and as it is typed (`plans`).

    `ordered`: what the reader's own standing order did in it, which nobody else is told.
    """

    episode: int
    seats: tuple[Seat, ...]
    lines: tuple[str, ...]
    plans: tuple[tuple[Seat, str], ...] = ()
    ordered: tuple[Action, ...] = ()


class Narrator:
    """Reads journals aloud. A reader is told only what its seat (or the public, None) may know."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def chapters(
        self, table: Table, lang: str, reader: Seat | None = None, after: int = 0
    ) -> tuple[Chapter, ...]:
        """The whole story behind episode `after`, oldest first."""
        rows = await self._store.journal(table.match.id)
        own = await self._ordered(table, reader)
        grouped: dict[int, list[JournalRow]] = {}
        for row in rows:
            if row.episode > after:
                grouped.setdefault(row.episode, []).append(row)
        return tuple(
            Chapter(
                episode,
                tuple(dict.fromkeys(row.seat for row in chapter if row.seat is not None)),
                tuple(line for row in chapter for line in self._lines(table, lang, row, reader)),
                self._plans(table, lang, chapter, reader),
                tuple(action for row in chapter if row.number in own for action in _actions(table, row)),
            )
            for episode, chapter in sorted(grouped.items())
        )

    async def episode(self, table: Table, episode: int, until: int, lang: str) -> Chapter:
        """What everybody may know of the episodes from `episode` up to, not including, `until`."""
        chapters = [
            chapter
            for chapter in await self.chapters(table, lang, after=episode - 1)
            if chapter.episode < until or chapter.episode == episode
        ]
        return Chapter(
            episode,
            tuple(dict.fromkeys(seat for chapter in chapters for seat in chapter.seats)),
            tuple(line for chapter in chapters for line in chapter.lines),
        )

    async def last_turn(self, table: Table, reader: Seat | None = None) -> tuple[Event, ...]:
        """The events of the latest finished episode and of the running one: what a picture marks."""
        rows = [row for row in await self._store.journal(table.match.id) if row.kind in ("turn", "reveal")]
        if not rows:
            return ()
        running = [row for row in rows if row.episode == table.match.episode]
        last = max((row.episode for row in rows if row.episode < table.match.episode), default=None)
        chosen = running or [row for row in rows if row.episode == last]
        return tuple(event for row in chosen for event in self.events(table, row, reader))

    async def final_steps(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        """The steps of the seat's running turn that are final already, since something came to light behind them."""
        found: list[Action] = []
        for row in reversed(await self._store.journal(table.match.id)):
            if row.episode != table.match.episode or (row.seat == seat and row.kind != "reveal"):
                break
            if row.seat == seat:
                found[:0] = _actions(table, row)
        return tuple(found)

    async def by_order(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        """What the standing order of a seat has done since this seat last did something itself."""
        own = await self._ordered(table, seat)
        found: list[Action] = []
        if not own:
            return ()
        for row in reversed(await self._store.journal(table.match.id)):
            if row.number in own:
                found += reversed(_actions(table, row))
            elif row.seat == seat:
                break
        return tuple(reversed(found))

    async def _ordered(self, table: Table, reader: Seat | None) -> frozenset[int]:
        """The numbers of the rows that the reader's own standing order has played."""
        if reader is None or table.game.order_type is None:
            return frozenset()
        return await self._store.ordered(table.match.id, reader)

    async def scored(self, table: Table, version: int) -> tuple[Scored, ...]:
        """The scorings that the commit with this version brought."""
        rows = [row for row in await self._store.journal(table.match.id) if row.version == version]
        return tuple(event for row in rows for event in self.events(table, row, None) if isinstance(event, Scored))

    def events(self, table: Table, row: JournalRow, reader: Seat | None) -> Sequence[Event]:
        """The events of a journal row that the reader may know."""
        return known(table.game.parse_events(row.events), reader)

    def sentences(self, table: Table, lang: str, events: Sequence[Event]) -> tuple[str, ...]:
        """The events in words; those that people need not read are left out."""
        told = (table.words.event(lang, table.names, event) for event in events)
        return tuple(sentence for sentence in told if sentence)

    def _lines(self, table: Table, lang: str, row: JournalRow, reader: Seat | None) -> tuple[str, ...]:
        return self.sentences(table, lang, self.events(table, row, reader))

    def _plans(
        self, table: Table, lang: str, rows: Sequence[JournalRow], reader: Seat | None
    ) -> tuple[tuple[Seat, str], ...]:
        """What each seat played, in a row, as it is typed; nothing of a row that is not wholly for the reader."""
        runs: list[tuple[Seat, list[Action]]] = []
        for row in rows:
            if row.seat is None or row.kind not in ("turn", "reveal"):
                continue
            if len(self.events(table, row, reader)) < len(row.events):
                continue
            actions = _actions(table, row)
            if runs and runs[-1][0] == row.seat:
                runs[-1][1].extend(actions)
            else:
                runs.append((row.seat, actions))
        notation = registry.notation(table.match.game)
        return tuple((seat, notation.write(lang, actions)) for seat, actions in runs if actions)


def known(events: Sequence[Event], reader: Seat | None) -> Sequence[Event]:
    """Those of the events that the reader may know."""
    return [event for event in events if event.audience is None or (reader is not None and reader in event.audience)]


def _actions(table: Table, row: JournalRow) -> list[Action]:
    return [table.game.parse_action(raw) for raw in row.actions]
