"""Establishing a camp (rule 5.9)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import find, parts, put, put_player
from engine.games.tikal.state import TikalState


class Camp(Action):
    """Put up a camp on `hex`: 5 points."""

    kind: Literal["camp"] = "camp"
    hex: str


class CampSet(Event):
    """A camp was put up."""

    kind: Literal["camp_set"] = "camp_set"
    seat: Seat
    hex: str
    cost: int


def why_not(state: TikalState, seat: Seat, action: Camp) -> Illegal | None:
    """What forbids this; None if it is allowed (5.9, 5.7, 12.10, 12.12)."""
    hex_ = find(state, action.hex)
    if hex_ is None:
        return refusals.camp_not_allowed_here(action.hex, None, 0)
    if hex_.kind not in ("jungle", "treasure") or hex_.heap:
        return refusals.camp_not_allowed_here(action.hex, hex_.kind, len(hex_.heap))
    if hex_.camp is not None:
        return refusals.camp_exists(action.hex, hex_.camp)
    if not state.players[seat].camps:
        return refusals.no_camps_left()
    cost = parts(state).costs.camp
    return refusals.not_enough_action_points(cost, state.points) if cost > state.points else None


def options(state: TikalState, seat: Seat) -> tuple[Camp, ...]:
    """Every hex on which a camp can be put up now, by name."""
    each = (Camp(hex=hex_.name) for hex_ in state.hexes)
    return tuple(action for action in each if why_not(state, seat, action) is None)


def perform(state: TikalState, seat: Seat, action: Camp) -> Step[TikalState]:
    """Put up the camp."""
    if refusal := why_not(state, seat, action):
        raise refusal
    cost = parts(state).costs.camp
    hex_ = find(state, action.hex)
    assert hex_ is not None, "camps stand on explored hexes"
    changes = {
        "hexes": put(state, hex_.model_copy(update={"camp": seat})),
        "players": put_player(state, seat, camps=state.players[seat].camps - 1),
        "points": state.points - cost,
    }
    return Step(state=state.model_copy(update=changes), events=(CampSet(seat=seat, hex=action.hex, cost=cost),))
