"""Bringing members from the supply to the base camp or an own camp (rule 5.1)."""

from typing import Literal

from pydantic import Field, model_validator

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import camps_of, find, members, parts, put, put_player, with_members
from engine.games.tikal.state import TikalState


class Enter(Action):
    """Place `workers` workers, and the leader if `leader`, on `hex`: 1 point a member."""

    kind: Literal["enter"] = "enter"
    hex: str
    workers: int = Field(ge=0, le=18)
    leader: bool

    @model_validator(mode="after")
    def _somebody(self) -> "Enter":
        if not self.workers and not self.leader:
            raise ValueError("at least one member")
        return self


class Entered(Event):
    """Members came into play."""

    kind: Literal["entered"] = "entered"
    seat: Seat
    hex: str
    workers: int
    leader: bool
    cost: int


def why_not(state: TikalState, seat: Seat, action: Enter) -> Illegal | None:
    """What forbids this; None if it is allowed (5.1, 12.10, 12.12)."""
    camps = camps_of(state, seat)
    if action.hex not in camps:
        hex_ = find(state, action.hex)
        return refusals.not_your_camp(action.hex, hex_.camp if hex_ else None, camps)
    supply = state.players[seat]
    if action.workers > supply.workers or action.leader > supply.leader:
        return refusals.none_in_supply((action.workers, action.leader), (supply.workers, supply.leader))
    cost = _cost(state, action)
    return refusals.not_enough_action_points(cost, state.points) if cost > state.points else None


def options(state: TikalState, seat: Seat) -> tuple[Enter, ...]:
    """Every number of members at each camp: by hex, without the leader first, then by number."""
    supply = state.players[seat]
    each = parts(state).costs.enter
    return tuple(
        Enter(hex=name, workers=workers, leader=leader)
        for name in camps_of(state, seat)
        for leader in ((False, True) if supply.leader else (False,))
        for workers in range(min(supply.workers, state.points // each - leader) + 1)
        if workers or leader
    )


def perform(state: TikalState, seat: Seat, action: Enter) -> Step[TikalState]:
    """Take the members from the supply and stand them on the hex."""
    if refusal := why_not(state, seat, action):
        raise refusal
    hex_, supply, cost = find(state, action.hex), state.players[seat], _cost(state, action)
    assert hex_ is not None, "camps stand on explored hexes"
    there = members(hex_, seat)
    filled = with_members(hex_, seat, there.workers + action.workers, there.leader or action.leader)
    changes = {
        "hexes": put(state, filled),
        "players": put_player(
            state, seat, workers=supply.workers - action.workers, leader=supply.leader and not action.leader
        ),
        "points": state.points - cost,
    }
    event = Entered(seat=seat, hex=action.hex, workers=action.workers, leader=action.leader, cost=cost)
    return Step(state=state.model_copy(update=changes), events=(event,))


def _cost(state: TikalState, action: Enter) -> int:
    return parts(state).costs.enter * (action.workers + action.leader)
