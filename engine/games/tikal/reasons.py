"""Why nothing of a kind can be done now: the refusal of the candidate that comes nearest to what is allowed."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.core.errors import Illegal, Refusal
from engine.core.model import Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import camps_of, count, members, parts
from engine.games.tikal.moves import bid, camp, enter, exchange, guard, move, recover, uncover
from engine.games.tikal.phases import wrong_phase
from engine.games.tikal.state import TikalState

_Candidates: TypeAlias = Callable[[TikalState, Seat], Iterator[Illegal | None]]

_NEAREST: Final = (
    "no_camps_left",
    "no_guards_left",
    "not_enough_action_points",
    "need_second_member",
    "limit_two",
    "no_such_member",
    "no_majority",
    "no_member",
    "not_a_single_theirs",
    "not_a_single_yours",
    "none_in_supply",
    "no_path",
    "no_temple_tile",
    "max_level",
    "guarded",
    "camp_exists",
)
"""Codes, the nearest to being allowed first; one that is not listed comes last."""


def why_not(state: TikalState, seat: Seat, kind: str) -> Refusal | None:
    """What forbids every action of this kind to the seat that is to act; None if there is one, or it is not known."""
    if refusal := wrong_phase(state, kind):
        return refusal
    found = list(_CANDIDATES[kind](state, seat)) if kind in _CANDIDATES else []
    if not found or None in found:
        return None
    told = [refusal for refusal in found if refusal is not None]
    return min(told, key=_distance)


def _distance(refusal: Illegal) -> tuple[int, int]:
    cost = refusal.facts.get("cost")
    rank = _NEAREST.index(refusal.code) if refusal.code in _NEAREST else len(_NEAREST)
    return rank, cost if isinstance(cost, int) else 0


def _enter(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    supply = state.players[seat]
    for name in camps_of(state, seat):
        alone = supply.leader and not supply.workers
        action = enter.Enter(hex=name, workers=0 if alone else 1, leader=alone)
        yield enter.why_not(state, seat, action)


def _move(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    stood = False
    for hex_ in state.hexes:
        there = members(hex_, seat)
        if not count(there):
            continue
        stood = True
        alone = not there.workers
        for other in state.hexes:
            if other.name == hex_.name or other.kind == "volcano":
                continue
            action = move.Move(origin=hex_.name, target=other.name, workers=0 if alone else 1, leader=alone)
            found = move.why_not(state, seat, action)
            yield found if isinstance(found, Illegal) else None
    if not stood:
        yield refusals.no_such_member(camps_of(state, seat)[0], (1, False), (0, False))


def _uncover(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    for hex_ in state.hexes:
        yield uncover.why_not(state, seat, uncover.Uncover(hex=hex_.name))


def _recover(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    for hex_ in state.hexes:
        yield recover.why_not(state, seat, recover.Recover(hex=hex_.name))


def _exchange(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    kinds = parts(state).treasures.kinds
    for give in kinds:
        for other in range(state.seats):
            for take in kinds:
                if other != seat and take != give:
                    yield exchange.why_not(state, seat, exchange.Exchange(give=give, seat=other, take=take))


def _camp(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    for hex_ in state.hexes:
        yield camp.why_not(state, seat, camp.Camp(hex=hex_.name))
    if not state.players[seat].camps:
        yield refusals.no_camps_left()


def _guard(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    for hex_ in state.hexes:
        yield guard.why_not(state, seat, guard.Guard(hex=hex_.name, figure="worker"))
        yield guard.why_not(state, seat, guard.Guard(hex=hex_.name, figure="leader"))
    if not state.players[seat].guards:
        yield refusals.no_guards_left()


def _bid(state: TikalState, seat: Seat) -> Iterator[Illegal | None]:
    assert state.auction is not None, "the phase says that an auction is running"
    yield bid.why_not(state, seat, bid.Bid(points=bid.lowest(state.auction)))


_CANDIDATES: Final[Mapping[str, _Candidates]] = MappingProxyType(
    {
        "enter": _enter,
        "move": _move,
        "uncover": _uncover,
        "recover": _recover,
        "exchange": _exchange,
        "camp": _camp,
        "guard": _guard,
        "bid": _bid,
    }
)
"""Of each kind what the rules say to some of its actions, among them all that could be allowed."""
