"""A match with its game loaded: what everything else in the service works on."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.service import notices
from bot.service.clock import Clock
from bot.service.declined import Declined
from bot.service.names import LONGEST, called, clean, harmless, inert
from bot.store.protocol import Store
from bot.store.rows import Match, SeatRow
from engine.core import registry
from engine.core.errors import Unreadable
from engine.core.game import AnyGame
from engine.core.words import Words

_KEPT = 64
_HIGHEST = 2**63 - 1
"""The highest number that a database can be asked for."""


@dataclass(frozen=True, slots=True)
class Table:
    """A running or finished match, its game and the state at `match.version`."""

    match: Match
    game: AnyGame
    words: Words
    state: Any

    @property
    def names(self) -> tuple[str, ...]:
        """Display names by seat, safe for texts."""
        return tuple(harmless(name) for name in self._called)

    @property
    def plain_names(self) -> tuple[str, ...]:
        """Display names by seat without escapes, for pictures, alt texts and labels, where no mark has a meaning."""
        return tuple(inert(name) for name in self._called)

    @property
    def _called(self) -> tuple[str, ...]:
        """Names by seat; where one person plays all seats, with the number of the seat behind."""
        names = tuple(clean(called(seat, self.match.lang)) for seat in self.match.seats)
        if not self.match.practice:
            return names
        return tuple(f"{name[: LONGEST - 3].rstrip()} {number}" for number, name in enumerate(names, 1))

    @property
    def colours(self) -> tuple[int, ...]:
        """Palette index by seat."""
        return tuple(seat.colour for seat in self.match.seats)

    def seats_of(self, user_id: int) -> tuple[SeatRow, ...]:
        """The seats that a person plays here."""
        return tuple(seat for seat in self.match.seats if seat.user_id == user_id and not seat.resigned)


class Tables:
    """Loads tables; keeps the states of the latest few, since one turn asks for the same one many times.

    `wake` is called when a message was written that somebody should send.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._states: OrderedDict[tuple[int, int], Any] = OrderedDict()
        self._heads: dict[int, int] = {}
        self.wake: Callable[[], None] = _nobody

    async def match(self, match_id: int) -> Match:
        """The match. Raises Declined `no-match`."""
        match = await self._store.match(match_id) if 0 < match_id <= _HIGHEST else None
        if match is None:
            raise Declined("no-match")
        return match

    async def load(self, match_id: int) -> Table:
        """The table with its head state.

        Raises Declined: `no-match`, `not-running` (still in the lobby), `closed`, `frozen`.
        A state that cannot be loaded freezes this match alone and changes nothing of it.
        """
        match = await self.match(match_id)
        if match.status == "frozen":
            raise Declined("frozen", match=match_id)
        key = (match_id, match.version)
        if key not in self._states:
            data = await self._store.state(match_id)
            if data is None:
                raise Declined("closed" if match.status == "abandoned" else "not-running")
            try:
                state = registry.game(match.game).parse_state(data)
            except (Unreadable, KeyError) as error:
                if match.status == "running":
                    await self._store.freeze(match_id, str(error), self._clock.now())
                    await self._store.enqueue(match_id, (notices.frozen(match),))
                    self.wake()
                raise Declined("frozen", match=match_id) from error
            self.remember(match, state)
        self._states.move_to_end(key)
        return Table(match, registry.game(match.game), registry.words(match.game), self._states[key])

    async def thaw(self) -> None:
        """Let frozen matches run on that this program can read, after it was updated or they were repaired."""
        for match in await self._store.matches(statuses=("frozen",), limit=1000):
            data = await self._store.state(match.id)
            try:
                registry.game(match.game).parse_state(data or b"")
            except (Unreadable, KeyError):
                continue
            await self._store.thaw(match.id)

    async def running(self, match_id: int) -> Table:
        """The table of a game that is being played. Raises Declined, also `finished`."""
        table = await self.load(match_id)
        if table.match.status != "running":
            raise Declined("finished")
        return table

    def remember(self, match: Match, state: Any) -> None:
        """Keep a state that was just made, so that it is not parsed again."""
        self._states[(match.id, match.version)] = state
        self._heads[match.id] = match.version
        while len(self._states) > _KEPT:
            self._states.popitem(last=False)

    def head(self, match_id: int) -> int | None:
        """The version of the latest position of a match, which this process alone makes; None if it has seen none."""
        return self._heads.get(match_id)


def _nobody() -> None:
    """Nobody sends messages here."""
