"""Spending action points: short plans, judged by what they bring for each point."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.model import Seat
from engine.games.tikal.actions import TikalAction
from engine.games.tikal.advice.position import LEADER, Position, Site
from engine.games.tikal.advice.worth import Worth
from engine.games.tikal.moves.camp import Camp
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.exchange import Exchange
from engine.games.tikal.moves.guard import Guard
from engine.games.tikal.moves.move import Move
from engine.games.tikal.moves.recover import Recover
from engine.games.tikal.moves.uncover import Uncover
from engine.games.tikal.view import TikalView

UNCOVER, RECOVER, EXCHANGE, CAMP, GUARD = 2, 3, 3, 5, 5
"""Prices in action points (rules 12.2)."""

MOST = 2  # levels or treasures a hex and turn (rules 5.5, 5.6)
BEST = 4  # suggestions besides ending the turn
LEAST = 0.07  # what an action point must bring to be worth the trouble


@dataclass(frozen=True, slots=True)
class Plan:
    """A first step, what the whole plan costs, and what it brings."""

    first: TikalAction
    cost: int
    gain: float

    @property
    def rate(self) -> float:
        """What it brings for each action point, rounded so that no machine sees a tie differently."""
        return round(self.gain / self.cost, 6)


@dataclass(frozen=True, slots=True)
class Delivery:
    """Members that come to a hex: the first step (None: nobody comes), how many, the cost, what is lost for it."""

    first: TikalAction | None
    workers: int
    leader: bool
    cost: int
    loss: float


def steps(view: TikalView, seat: Seat) -> tuple[TikalAction, ...]:
    """The first steps of the best plans, the best first, and the end of the turn where nothing better is left."""
    position = Position(view, seat)
    plans = sorted(_plans(position, Worth(position)), key=lambda plan: (-plan.rate, -plan.cost))
    chosen: list[TikalAction] = []
    for plan in plans:
        if plan.rate < LEAST or len(chosen) == BEST:
            break
        if plan.first not in chosen:
            chosen.append(plan.first)
    return (*chosen, EndTurn())


def _plans(position: Position, worth: Worth) -> Iterator[Plan]:
    for site in position.sites.values():
        if worth.pull(site) and site.name in position.distances:
            for delivery in _deliveries(position, worth, site):
                yield from _works(position, worth, site, delivery)
    yield from _camps(position, worth)
    yield from _exchanges(position, worth)
    yield from _entries(position, worth)


def _deliveries(position: Position, worth: Worth, site: Site) -> Iterator[Delivery]:
    """Nobody, members from the supply, members from elsewhere."""
    yield Delivery(None, 0, False, 0, 0.0)
    hub = min(
        (hub for hub in position.hubs if site.name in position.distances[hub]),
        key=lambda hub: position.distances[hub][site.name],
        default=None,
    )
    if hub is not None:
        each = 1 + position.distances[hub][site.name]
        for workers, leader in _amounts(position.workers, position.leader, position.points // each):
            entry = Enter(hex=hub, workers=workers, leader=leader)
            yield Delivery(entry, workers, leader, each * (workers + leader), 0.0)
    for origin in position.sites.values():
        if origin.members and origin is not site and site.name in position.distances[origin.name]:
            each = position.distances[origin.name][site.name]
            for workers, leader in _amounts(origin.workers, origin.leader, position.points // each):
                first = Move(origin=origin.name, target=site.name, workers=workers, leader=leader)
                yield Delivery(
                    first, workers, leader, each * (workers + leader), _leaving(worth, origin, workers, leader)
                )


def _amounts(workers: int, leader: bool, most: int) -> Iterator[tuple[int, bool]]:
    for with_leader in (False, True) if leader else (False,):
        for some in range(min(workers, most - with_leader) + 1):
            if some + with_leader:
                yield some, with_leader


def _leaving(worth: Worth, origin: Site, workers: int, leader: bool) -> float:
    """What is lost where members leave."""
    lost = (workers + LEADER * leader) * worth.place[origin.name]
    if origin.kind == "temple":
        stays = origin.strength - workers - LEADER * leader
        lost += worth.temple(origin, origin.strength, origin.value) - worth.temple(origin, stays, origin.value)
    return lost


def _works(position: Position, worth: Worth, site: Site, came: Delivery) -> Iterator[Plan]:
    """What can be done on a hex once the members are there."""
    members = site.members + came.workers + came.leader
    strength = site.strength + came.workers + LEADER * came.leader
    arrival = (strength - site.strength) * worth.place[site.name] - came.loss
    if site.kind == "treasure":
        done = position.recovered.get(site.name, 0)
        for more in range(1, min(MOST - done, site.heap, members - done) + 1):
            cost = came.cost + RECOVER * more
            if cost <= position.points:
                gain = arrival + more * worth.unknown_treasure()
                yield Plan(came.first or Recover(hex=site.name), cost, gain)
        return
    before = worth.temple(site, site.strength, site.value)
    if came.first is not None:
        yield Plan(came.first, came.cost, arrival + worth.temple(site, strength, site.value) - before)
    done = position.uncovered.get(site.name, 0)
    for more in range(1, min(MOST - done, members - done) + 1):
        cost = came.cost + UNCOVER * more
        if cost > position.points or not position.supply.get(site.value + more, 0):
            break
        gain = arrival + worth.temple(site, strength, site.value + more) - before
        yield Plan(came.first or Uncover(hex=site.name), cost, gain)
    if came.first is None and position.guards and position.points >= GUARD:
        yield from _guards(worth, site, before)


def _guards(worth: Worth, site: Site, before: float) -> Iterator[Plan]:
    if site.strength > max((count for _, count in site.rivals), default=0):
        lost = worth.figures(max(0, site.workers - 1), site.leader)
        stay = site.strength * worth.place[site.name]
        figure = Guard(hex=site.name, figure="worker" if site.workers else "leader")
        yield Plan(figure, GUARD, worth.guarded(site) - before - lost - stay)


def _camps(position: Position, worth: Worth) -> Iterator[Plan]:
    if not position.camps or position.points < CAMP:
        return
    for site in position.sites.values():
        ground = site.kind == "jungle" or (site.kind == "treasure" and not site.heap)
        if ground and site.camp is None:
            yield Plan(Camp(hex=site.name), CAMP, worth.camp(site.name))


def _exchanges(position: Position, worth: Worth) -> Iterator[Plan]:
    if position.points < EXCHANGE:
        return
    singles = [kind for kind, count in position.treasures.items() if count == 1]
    for player in position.view.players:
        if player.seat == position.seat:
            continue
        theirs = dict(player.treasures)
        for take, count in player.treasures:
            for give in singles:
                if count == 1 and take != give:
                    gain = worth.exchange(give, take, theirs)
                    yield Plan(Exchange(give=give, seat=player.seat, take=take), EXCHANGE, gain)


def _entries(position: Position, worth: Worth) -> Iterator[Plan]:
    """Coming into play without an aim yet."""
    for hub in position.hubs:
        for workers, leader in _amounts(position.workers, position.leader, position.points):
            count = workers + LEADER * leader
            yield Plan(Enter(hex=hub, workers=workers, leader=leader), workers + leader, count * worth.place[hub])
