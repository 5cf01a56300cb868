"""The table as one seat sees it, in the shape that planning needs."""

from dataclasses import dataclass

from engine.core.model import Seat
from engine.games.tikal.terrain import Distances, distances, hubs
from engine.games.tikal.view import Group, HexView, TikalView

LEADER = 3
"""Strength of a leader (rules 6.1)."""

ROUNDS = 4
"""Scoring rounds in a game (rules 7.1)."""


@dataclass(slots=True)
class Site:
    """One explored hex for one seat; `rivals` is (seat, strength) of the others there."""

    name: str
    kind: str
    value: int
    heap: int
    guard: Seat | None
    camp: Seat | None
    workers: int
    leader: bool
    rivals: tuple[tuple[Seat, int], ...]

    @property
    def strength(self) -> int:
        """What the own members there count."""
        return self.workers + LEADER * self.leader

    @property
    def members(self) -> int:
        """How many own members stand there."""
        return self.workers + self.leader


class Position:
    """What a seat has and sees. `rounds` is how often it will still score, `now` whether it does after this turn."""

    def __init__(self, view: TikalView, seat: Seat) -> None:
        me = view.players[seat]
        self.view = view
        self.seat = seat
        self.sites = {one.name: _site(one, seat) for one in view.hexes}
        self.distances: Distances = distances(view, seat)
        self.hubs = hubs(view, seat)
        self.points = view.points
        self.workers = me.workers
        self.leader = me.leader
        self.camps = me.camps
        self.guards = me.guards
        self.treasures = dict(me.treasures)
        self.supply = dict(view.supply)
        self.uncovered = dict(view.uncovered)
        self.recovered = dict(view.recovered)
        self.now = view.scoring and view.phase == "act"
        begun_for_me = self.now or seat in view.scoring_left
        self.rounds = ROUNDS - view.round + begun_for_me
        self.turns = view.tiles_left / len(view.players) + self.rounds

    def reach(self, name: str) -> int | None:
        """The cheapest cost at which a member from the supply gets to a hex, its entering included."""
        ways = [self.distances[hub][name] for hub in self.hubs if name in self.distances[hub]]
        return 1 + min(ways) if ways else None


def strength(group: Group) -> int:
    """What the members of a group count."""
    return group.workers + LEADER * group.leader


def _site(one: HexView, seat: Seat) -> Site:
    workers, leader, rivals = 0, False, []
    for group in one.groups:
        if group.seat == seat:
            workers, leader = group.workers, group.leader
        else:
            rivals.append((group.seat, strength(group)))
    return Site(
        name=one.name,
        kind=one.kind,
        value=one.value,
        heap=one.treasures,
        guard=None if one.guard is None else one.guard.seat,
        camp=one.camp,
        workers=workers,
        leader=leader,
        rivals=tuple(rivals),
    )
