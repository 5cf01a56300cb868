"""What the last turn changed, read from its events: who arrived where, by which way, what is new."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.model import Event, Seat
from engine.games.tikal.moves.camp import CampSet
from engine.games.tikal.moves.enter import Entered
from engine.games.tikal.moves.guard import GuardSet
from engine.games.tikal.moves.move import Moved
from engine.games.tikal.moves.place_tile import TilePlaced
from engine.games.tikal.moves.uncover import Uncovered

POINTERS = 6


@dataclass(frozen=True, slots=True)
class Crossing:
    """One step of a route, from a hex to the next; `number` counts the group moves of the turn, 0 is not numbered."""

    seat: Seat
    origin: str
    target: str
    number: int


@dataclass(frozen=True)
class Changes:
    """Marks by hex. `uncovered` counts new levels; `arrived`, `camps`, `guards` hold (hex, seat)."""

    placed: frozenset[str] = frozenset()
    arrived: frozenset[tuple[str, Seat]] = frozenset()
    camps: frozenset[tuple[str, Seat]] = frozenset()
    guards: frozenset[tuple[str, Seat]] = frozenset()
    uncovered: dict[str, int] = field(default_factory=dict)
    routes: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
    crossings: tuple[Crossing, ...] = ()

    def hexes(self) -> set[str]:
        """Every hex that something happened on."""
        found = set(self.placed) | set(self.uncovered)
        found |= {name for name, _ in (*self.arrived, *self.camps, *self.guards)}
        for _, route in self.routes:
            found |= set(route)
        return found


def changes(events: Sequence[Event]) -> Changes:
    """The marks that these events call for.

    Moves are numbered in their order; with more crossings than six only the last crossing of each move is numbered.
    """
    placed, arrived, camps, guards = set(), set(), set(), set()
    uncovered: dict[str, int] = {}
    routes: list[tuple[Seat, tuple[str, ...]]] = []
    for event in events:
        if isinstance(event, TilePlaced):
            placed.add(event.hex)
        elif isinstance(event, Entered):
            arrived.add((event.hex, event.seat))
        elif isinstance(event, Moved):
            arrived.add((event.route[-1], event.seat))
            routes.append((event.seat, event.route))
        elif isinstance(event, Uncovered):
            uncovered[event.hex] = uncovered.get(event.hex, 0) + 1
        elif isinstance(event, CampSet):
            camps.add((event.hex, event.seat))
        elif isinstance(event, GuardSet):
            guards.add((event.hex, event.seat))
    return Changes(
        placed=frozenset(placed),
        arrived=frozenset(arrived),
        camps=frozenset(camps),
        guards=frozenset(guards),
        uncovered=uncovered,
        routes=tuple(routes),
        crossings=_crossings(routes),
    )


def _crossings(routes: Sequence[tuple[Seat, tuple[str, ...]]]) -> tuple[Crossing, ...]:
    total = sum(len(route) - 1 for _, route in routes)
    found = []
    for at, (seat, route) in enumerate(routes):
        steps = list(itertools.pairwise(route))
        for k, (origin, target) in enumerate(steps):
            last = k == len(steps) - 1
            numbered = total <= POINTERS or (last and at >= len(routes) - POINTERS)
            found.append(Crossing(seat, origin, target, at + 1 if numbered else 0))
    return tuple(found)
