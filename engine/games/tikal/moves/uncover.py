"""Uncovering one level of a temple (rule 5.5)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import count, find, members, parts, put, tallied, tally
from engine.games.tikal.state import TikalState


class Uncover(Action):
    """Uncover the next level of the temple on `hex`: 2 points."""

    kind: Literal["uncover"] = "uncover"
    hex: str


class Uncovered(Event):
    """A temple grew to `value`."""

    kind: Literal["uncovered"] = "uncovered"
    seat: Seat
    hex: str
    value: int
    cost: int


def why_not(state: TikalState, seat: Seat, action: Uncover) -> Illegal | None:
    """What forbids this; None if it is allowed (5.5, 12.10, 12.12)."""
    data, name = parts(state), action.hex
    hex_ = find(state, name)
    if hex_ is None or hex_.kind != "temple":
        return refusals.not_a_temple(name)
    if hex_.guard is not None:
        return refusals.guarded(name, hex_.guard.seat)
    if hex_.value >= data.highest:
        return refusals.max_level(name, hex_.value)
    if not _left(state, hex_.value + 1):
        return refusals.no_temple_tile(name, hex_.value + 1)
    done, here = tally(state.uncovered, name), count(members(hex_, seat))
    if done >= data.limits.uncover:
        return refusals.limit_two(name, data.limits.uncover)
    if not here:
        return refusals.no_member(name)
    if here <= done:
        return refusals.need_second_member(name, here, done + 1)
    if data.costs.uncover > state.points:
        return refusals.not_enough_action_points(data.costs.uncover, state.points)
    return None


def options(state: TikalState, seat: Seat) -> tuple[Uncover, ...]:
    """Every temple that can be uncovered further now, by name."""
    each = (Uncover(hex=hex_.name) for hex_ in state.hexes if hex_.kind == "temple")
    return tuple(action for action in each if why_not(state, seat, action) is None)


def perform(state: TikalState, seat: Seat, action: Uncover) -> Step[TikalState]:
    """Put the next temple tile on the temple."""
    if refusal := why_not(state, seat, action):
        raise refusal
    data = parts(state)
    hex_ = find(state, action.hex)
    assert hex_ is not None, "it is a temple"
    value = hex_.value + 1
    supply = tuple(
        left - (number == value) for (number, _), left in zip(data.temple_tiles, state.supply, strict=True)
    )
    changes = {
        "hexes": put(state, hex_.model_copy(update={"value": value})),
        "supply": supply,
        "uncovered": tallied(state.uncovered, action.hex),
        "points": state.points - data.costs.uncover,
    }
    event = Uncovered(seat=seat, hex=action.hex, value=value, cost=data.costs.uncover)
    return Step(state=state.model_copy(update=changes), events=(event,))


def _left(state: TikalState, number: int) -> int:
    """How many temple tiles of this number the supply holds."""
    numbers = (number for number, _ in parts(state).temple_tiles)
    return dict(zip(numbers, state.supply, strict=True)).get(number, 0)
