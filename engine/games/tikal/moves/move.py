"""Moving members along stones and secret paths (rules 5.2, 5.3, 12.3, a4)."""

from typing import Literal

from pydantic import Field, model_validator

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import camps_of, count, find, members, parts, with_members
from engine.games.tikal.state import TikalState
from engine.grid.axial import opposite
from engine.grid.paths import Roads, Route, cheapest_routes


class Move(Action):
    """Move `workers` workers, and the leader if `leader`, from `origin` to `target` by the cheapest route."""

    kind: Literal["move"] = "move"
    origin: str
    target: str
    workers: int = Field(ge=0, le=18)
    leader: bool

    @model_validator(mode="after")
    def _somebody(self) -> "Move":
        if not self.workers and not self.leader:
            raise ValueError("at least one member")
        return self


class Moved(Event):
    """Members moved; `route` names the hexes from origin to target, both included."""

    kind: Literal["moved"] = "moved"
    seat: Seat
    route: tuple[str, ...]
    workers: int
    leader: bool
    cost: int


def roads(state: TikalState, seat: Seat) -> Roads:
    """The seat's map: stone paths between explored hexes without a volcano, and its secret paths (12.3, a4)."""
    data = parts(state)
    ground = {hex_.name: hex_ for hex_ in state.hexes if hex_.kind != "volcano"}
    camps = camps_of(state, seat)

    def leave(name: str) -> list[tuple[str, int]]:
        here = ground[name]
        ways = []
        for side, other in data.grid.neighbours(name):
            if other in ground:
                stones = here.stones[side] + ground[other].stones[opposite(side)]
                if stones:
                    ways.append((other, stones * data.costs.stone))
        if name in camps:
            ways += [(other, data.costs.secret_path) for other in camps if other != name]
        return ways

    return leave


def why_not(state: TikalState, seat: Seat, action: Move) -> Illegal | Route:
    """What forbids this move, or the route that it takes (5.2, 5.3, 12.10, 12.12)."""
    if action.origin == action.target:
        return refusals.same_hex(action.target)
    target = find(state, action.target)
    if target is None:
        return refusals.unexplored(action.target)
    if target.kind == "volcano":
        return refusals.volcano(action.target)
    origin = find(state, action.origin)
    there = members(origin, seat) if origin is not None else None
    if there is None or action.workers > there.workers or action.leader > there.leader:
        have = (there.workers, there.leader) if there is not None else (0, False)
        return refusals.no_such_member(action.origin, (action.workers, action.leader), have)
    route = cheapest_routes(action.origin, roads(state, seat)).get(action.target)
    if route is None:
        return refusals.no_path(action.origin, action.target)
    cost = route.cost * (action.workers + action.leader)
    return refusals.not_enough_action_points(cost, state.points) if cost > state.points else route


def options(state: TikalState, seat: Seat) -> tuple[Move, ...]:
    """Every move that can be paid: by origin, by target, without the leader first, then by number."""
    found: list[Move] = []
    ways = roads(state, seat)
    for hex_ in state.hexes:
        there = members(hex_, seat)
        if not count(there):
            continue
        routes = cheapest_routes(hex_.name, ways, most=state.points)
        for target in sorted(routes):
            if target == hex_.name:
                continue
            able = state.points // routes[target].cost
            found += [
                Move(origin=hex_.name, target=target, workers=workers, leader=leader)
                for leader in ((False, True) if there.leader else (False,))
                for workers in range(min(there.workers, able - leader) + 1)
                if workers or leader
            ]
    return tuple(found)


def perform(state: TikalState, seat: Seat, action: Move) -> Step[TikalState]:
    """Walk the members along the cheapest route; each of them pays it."""
    route = why_not(state, seat, action)
    if isinstance(route, Illegal):
        raise route
    cost = route.cost * (action.workers + action.leader)
    origin, target = find(state, action.origin), find(state, action.target)
    assert origin is not None, "members stand there"
    assert target is not None, "a route leads there"
    here, there = members(origin, seat), members(target, seat)
    left = with_members(origin, seat, here.workers - action.workers, here.leader and not action.leader)
    joined = with_members(target, seat, there.workers + action.workers, there.leader or action.leader)
    moved = {left.name: left, joined.name: joined}
    changes = {
        "hexes": tuple(moved.get(hex_.name, hex_) for hex_ in state.hexes),
        "points": state.points - cost,
    }
    event = Moved(seat=seat, route=route.places, workers=action.workers, leader=action.leader, cost=cost)
    return Step(state=state.model_copy(update=changes), events=(event,))
