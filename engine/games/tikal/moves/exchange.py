"""Exchanging a single treasure (rule 5.8)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import parts
from engine.games.tikal.state import TikalState


class Exchange(Action):
    """Give one `give`, take one `take` from `seat`: 3 points."""

    kind: Literal["exchange"] = "exchange"
    give: str
    seat: int
    take: str


class Exchanged(Event):
    """Two treasures changed owners; `seat` gave, `other` could not refuse."""

    kind: Literal["exchanged"] = "exchanged"
    seat: Seat
    give: str
    other: Seat
    take: str
    cost: int


def why_not(state: TikalState, seat: Seat, action: Exchange) -> Illegal | None:
    """What forbids this; None if it is allowed (5.8, 12.10)."""
    if not 0 <= action.seat < state.seats:
        return refusals.unknown_seat(action.seat)
    if action.seat == seat:
        return refusals.self_exchange()
    if action.give == action.take:
        return refusals.same_kind(action.give)
    mine, theirs = _held(state, seat, action.give), _held(state, action.seat, action.take)
    if mine != 1:
        return refusals.not_a_single_yours(action.give, mine)
    if theirs != 1:
        return refusals.not_a_single_theirs(action.take, action.seat, theirs)
    cost = parts(state).costs.exchange
    return refusals.not_enough_action_points(cost, state.points) if cost > state.points else None


def options(state: TikalState, seat: Seat) -> tuple[Exchange, ...]:
    """Every exchange that can be had: by what is given, by the other seat, by what is taken."""
    if parts(state).costs.exchange > state.points:
        return ()
    singles = [_singles(state, other) for other in range(state.seats)]
    return tuple(
        Exchange(give=give, seat=other, take=take)
        for give in singles[seat]
        for other in range(state.seats)
        if other != seat
        for take in singles[other]
        if take != give
    )


def perform(state: TikalState, seat: Seat, action: Exchange) -> Step[TikalState]:
    """Swap the two treasures."""
    if refusal := why_not(state, seat, action):
        raise refusal
    cost = parts(state).costs.exchange
    players = list(state.players)
    for who, lost, won in ((seat, action.give, action.take), (action.seat, action.take, action.give)):
        held = tuple(
            how_many - (kind == lost) + (kind == won)
            for kind, how_many in zip(parts(state).treasures.kinds, players[who].treasures, strict=True)
        )
        players[who] = players[who].model_copy(update={"treasures": held})
    changes = {"players": tuple(players), "points": state.points - cost}
    event = Exchanged(seat=seat, give=action.give, other=action.seat, take=action.take, cost=cost)
    return Step(state=state.model_copy(update=changes), events=(event,))


def _held(state: TikalState, seat: Seat, kind: str) -> int:
    """How many treasures of a kind a seat holds; none of a kind that does not exist."""
    return dict(zip(parts(state).treasures.kinds, state.players[seat].treasures, strict=True)).get(kind, 0)


def _singles(state: TikalState, seat: Seat) -> list[str]:
    """The kinds that a seat holds exactly once, in the order of the data."""
    held = zip(parts(state).treasures.kinds, state.players[seat].treasures, strict=True)
    return [kind for kind, how_many in held if how_many == 1]
