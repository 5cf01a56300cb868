"""Recovering a treasure (rule 5.6)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import count, find, members, parts, put, put_player, tallied, tally
from engine.games.tikal.state import TikalState


class Recover(Action):
    """Take the top treasure of `hex`: 3 points."""

    kind: Literal["recover"] = "recover"
    hex: str


class Recovered(Event):
    """A treasure was taken and turned up."""

    kind: Literal["recovered"] = "recovered"
    seat: Seat
    hex: str
    treasure: str
    left: int
    cost: int


def why_not(state: TikalState, seat: Seat, action: Recover) -> Illegal | None:
    """What forbids this; None if it is allowed (5.6, 12.10, 12.12)."""
    data, name = parts(state), action.hex
    hex_ = find(state, name)
    if hex_ is None or not hex_.heap:
        return refusals.no_treasure(name)
    done, here = tally(state.recovered, name), count(members(hex_, seat))
    if done >= data.limits.recover:
        return refusals.limit_two(name, data.limits.recover)
    if not here:
        return refusals.no_member(name)
    if here <= done:
        return refusals.need_second_member(name, here, done + 1)
    if data.costs.recover > state.points:
        return refusals.not_enough_action_points(data.costs.recover, state.points)
    return None


def options(state: TikalState, seat: Seat) -> tuple[Recover, ...]:
    """Every hex from which a treasure can be taken now, by name."""
    each = (Recover(hex=hex_.name) for hex_ in state.hexes if hex_.heap)
    return tuple(action for action in each if why_not(state, seat, action) is None)


def perform(state: TikalState, seat: Seat, action: Recover) -> Step[TikalState]:
    """Turn up the top treasure of the heap and lay it before the seat; everybody sees it."""
    if refusal := why_not(state, seat, action):
        raise refusal
    data = parts(state)
    hex_ = find(state, action.hex)
    assert hex_ is not None, "treasures lie there"
    treasure, heap = hex_.heap[0], hex_.heap[1:]
    held = tuple(
        how_many + (kind == treasure)
        for kind, how_many in zip(data.treasures.kinds, state.players[seat].treasures, strict=True)
    )
    changes = {
        "hexes": put(state, hex_.model_copy(update={"heap": heap})),
        "players": put_player(state, seat, treasures=held),
        "recovered": tallied(state.recovered, action.hex),
        "points": state.points - data.costs.recover,
    }
    event = Recovered(seat=seat, hex=action.hex, treasure=treasure, left=len(heap), cost=data.costs.recover)
    return Step(state=state.model_copy(update=changes), events=(event,), reveals=frozenset(range(state.seats)))
