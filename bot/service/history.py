"""The past of a table: the position of any episode, the record, and whether everything follows from the seed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.service.declined import Declined
from bot.service.table import Table
from bot.store.protocol import Store
from bot.store.rows import JournalRow, Json
from engine.core import records
from engine.core.errors import Refusal, Unreadable
from engine.core.model import Action, Event, Seat
from engine.core.rng import Chance, ChanceFact, Rng, seed_hash


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `/game verify` found: the setup follows from the seed, the journal leads to the present position."""

    hash: str
    seed: str | None
    deal: bool
    journal: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """The position at the end of an episode (or now, of the running one), and its public events."""

    episode: int
    state: Any
    events: tuple[Event, ...]


class History:
    """Plays a match's journal again."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def at_end_of(self, table: Table, episode: int) -> tuple[Table, tuple[Event, ...]]:
        """The table as it was when `episode` was over, with the public events of that episode.

        Raises Declined `no-turn` for an episode that has not been played.
        """
        state = self._first(table)
        events: list[Event] = []
        reached = False
        for row in await self._store.journal(table.match.id):
            if row.episode > episode:
                break
            state = _after(table, state, row)
            if row.episode == episode:
                reached = True
                events += [event for event in table.game.parse_events(row.events) if event.audience is None]
        if not reached:
            raise Declined("no-turn", turn=episode)
        return replace(table, state=state), tuple(events)

    async def turns(self, table: Table) -> tuple[Turn, ...]:
        """Every episode in which something was played, oldest first."""
        state, found = self._first(table), list[Turn]()
        for row in await self._store.journal(table.match.id):
            state = _after(table, state, row)
            if row.kind not in ("turn", "reveal"):
                continue
            events = tuple(event for event in table.game.parse_events(row.events) if event.audience is None)
            if found and found[-1].episode == row.episode:
                events = (*found.pop().events, *events)
            found.append(Turn(row.episode, state, events))
        return tuple(found)

    async def own_last(self, table: Table, reader: Seat | None) -> int:
        """The last finished episode in which the reader's seat played; for the public, what was a round ago.

        0 if there is none.
        """
        rows = [row for row in await self._store.journal(table.match.id) if row.kind in ("turn", "reveal")]
        finished = sorted({row.episode for row in rows if row.episode < table.match.episode})
        if reader is None:
            seats = len(table.match.seats)
            return finished[-seats - 1] if len(finished) > seats else 0
        return max((row.episode for row in rows if row.seat == reader and row.episode in finished), default=0)

    async def since(self, table: Table, episode: int, reader: Seat | None) -> tuple[Event, ...]:
        """The events behind that episode, as far as the reader may know them."""
        rows = [row for row in await self._store.journal(table.match.id) if row.episode > episode]
        return tuple(
            event
            for row in rows
            if row.kind in ("turn", "reveal")
            for event in table.game.parse_events(row.events)
            if event.audience is None or (reader is not None and reader in event.audience)
        )

    async def record(self, table: Table) -> Json:
        """The match as a record, with the shuffle in it: for after the end, or by the host's word."""
        steps: list[tuple[Seat, Action, Sequence[ChanceFact]]] = []
        first = state = self._first(table)
        for row in await self._store.journal(table.match.id):
            for seat, action in _steps(table, row):
                step = table.game.apply(state, seat, action)
                steps.append((seat, action, step.chance))
                state = step.state
        return records.write(table.game, first, state, table.match.seed or "", steps)

    async def verify(self, table: Table) -> Verdict:
        """Whether the match is what its seed and its journal make of it."""
        seed = table.match.seed or ""
        options = table.game.options_of(table.state)
        deal = table.game.deal(options, len(table.match.seats), Rng(Chance(seed=seed)), table.match.first_seat)
        state = self._first(table)
        try:
            for row in await self._store.journal(table.match.id):
                state = _after(table, state, row)
            same = table.game.dump(state) == table.game.dump(table.state)
        except (Refusal, Unreadable):
            same = False
        return Verdict(
            hash=seed_hash(seed),
            seed=None if table.match.status == "running" else seed,
            deal=bool(deal == table.game.deal_of(table.state)),
            journal=same,
        )

    def _first(self, table: Table) -> Any:
        options = table.game.options_of(table.state)
        seed = table.match.seed or ""
        return table.game.start(options, len(table.match.seats), seed, table.match.first_seat).state


def _steps(table: Table, row: JournalRow) -> list[tuple[Seat, Action]]:
    """The actions of play in a row; the start and what people did beside the game are none."""
    if row.kind not in ("turn", "reveal") or row.seat is None:
        return []
    return [(row.seat, table.game.parse_action(raw)) for raw in row.actions]


def _after(table: Table, state: Any, row: JournalRow) -> Any:
    """The state after a row. Chance follows from the seed, so that of the row is not needed."""
    for seat, action in _steps(table, row):
        state = table.game.apply(state, seat, action).state
    return state
