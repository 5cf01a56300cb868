"""Putting a temple under guard (rule 5.10)."""

from typing import Final, Literal

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import find, members, parts, put, put_player, with_members
from engine.games.tikal.scoring import strength
from engine.games.tikal.state import TikalState, Watch

_FIGURES: Final[tuple[Literal["worker", "leader"], ...]] = ("worker", "leader")


class Guard(Action):
    """Put a guard on the temple of `hex`: 5 points.

    `figure` climbs the temple, all other own members there leave the game.
    """

    kind: Literal["guard"] = "guard"
    hex: str
    figure: Literal["worker", "leader"]


class GuardSet(Event):
    """A temple is guarded; `workers` and `leader` left the game with it (the guard itself not counted)."""

    kind: Literal["guard_set"] = "guard_set"
    seat: Seat
    hex: str
    figure: Literal["worker", "leader"]
    workers: int
    leader: bool
    cost: int


def why_not(state: TikalState, seat: Seat, action: Guard) -> Illegal | None:
    """What forbids this; None if it is allowed (5.10, 12.10, 12.12)."""
    name = action.hex
    hex_ = find(state, name)
    if hex_ is None or hex_.kind != "temple":
        return refusals.not_a_temple(name)
    if hex_.guard is not None:
        return refusals.guarded(name, hex_.guard.seat)
    there, scoring = members(hex_, seat), parts(state).scoring
    own = strength(there, scoring)
    others = {group.seat: strength(group, scoring) for group in hex_.members if group.seat != seat}
    most = max(others.values(), default=0)
    if own <= most:
        return refusals.no_majority(name, own, most, tuple(who for who, has in others.items() if has == most))
    if not (there.leader if action.figure == "leader" else there.workers):
        asked = (0, True) if action.figure == "leader" else (1, False)
        return refusals.no_such_member(name, asked, (there.workers, there.leader))
    if not state.players[seat].guards:
        return refusals.no_guards_left()
    cost = parts(state).costs.guard
    return refusals.not_enough_action_points(cost, state.points) if cost > state.points else None


def options(state: TikalState, seat: Seat) -> tuple[Guard, ...]:
    """Every temple that can be put under guard now, by name, a worker first."""
    each = (
        Guard(hex=hex_.name, figure=figure) for hex_ in state.hexes if hex_.kind == "temple" for figure in _FIGURES
    )
    return tuple(action for action in each if why_not(state, seat, action) is None)


def perform(state: TikalState, seat: Seat, action: Guard) -> Step[TikalState]:
    """Set up the guard; the seat's other members on the hex leave the game for good (1.6)."""
    if refusal := why_not(state, seat, action):
        raise refusal
    cost, player = parts(state).costs.guard, state.players[seat]
    hex_ = find(state, action.hex)
    assert hex_ is not None, "it is a temple"
    there = members(hex_, seat)
    workers = there.workers - (action.figure == "worker")
    leader = there.leader and action.figure != "leader"
    watched = with_members(hex_, seat, 0, False).model_copy(update={"guard": Watch(seat=seat, figure=action.figure)})
    changes = {
        "hexes": put(state, watched),
        "players": put_player(
            state,
            seat,
            guards=player.guards - 1,
            removed_workers=player.removed_workers + workers,
            removed_leader=player.removed_leader or leader,
        ),
        "points": state.points - cost,
    }
    event = GuardSet(seat=seat, hex=action.hex, figure=action.figure, workers=workers, leader=leader, cost=cost)
    return Step(state=state.model_copy(update=changes), events=(event,))
