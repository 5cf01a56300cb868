"""Why nothing of a kind can be done now, where the refusals of single actions differ (see `Game.why_not`)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.core import reasons
from engine.core.errors import Illegal, Refusal
from engine.core.game import AnyGame
from engine.core.model import Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.frames import Build
from engine.games.tzolkin.moves import place
from engine.games.tzolkin.names import PLACES
from engine.games.tzolkin.phases import wrong_time
from engine.games.tzolkin.state import TzolkinState

_Reason: TypeAlias = Callable[[TzolkinState, Seat], Illegal | None]


def why_not(game: AnyGame, state: TzolkinState, seat: Seat, kind: str) -> Refusal | None:
    """What forbids every action of this kind to the seat that is to act; None if there is one, or it is not known."""
    if refusal := wrong_time(state, seat, kind):
        return refusal
    if any(action.kind == kind for action in game.legal_actions(state, seat)):
        return None
    reason = _REASONS.get(kind)
    return reason(state, seat) if reason else reasons.refused(game, state, seat, kind)


def _place(state: TzolkinState, seat: Seat) -> Illegal | None:
    """What all places say alike, else the price of the cheapest one (5.2, 5.3)."""
    found = [refusal for place_ in PLACES if (refusal := place.why_not(state, seat, place_)) is not None]
    prices = [refusal for refusal in found if refusal.code == "not_enough_corn"]
    return min(prices, key=_need) if prices else next(iter(found), None)


def _need(refusal: Illegal) -> int:
    need = refusal.facts["need"]
    assert isinstance(need, int), "corn is a number"
    return need


def _pick_up(state: TzolkinState, seat: Seat) -> Illegal:  # noqa: ARG001 - every reason is asked alike
    """Lifting a worker for nothing is always possible, so there is none; or the turn is one of placing (4.2)."""
    if state.mode == "place":
        return refusals.already_placing(state.moved)
    return Illegal("no_worker_there", nowhere=True)


def _build(state: TzolkinState, seat: Seat) -> Illegal:
    """No building of the row can be paid (7.12)."""
    player = state.players[seat]
    return Illegal("nothing_to_build", have=player.blocks, corn=player.corn, buildings=True)


def _monument(state: TzolkinState, seat: Seat) -> Illegal:
    """This action builds no monuments, or none on display can be paid (7.16)."""
    frame, player = state.pending[-1], state.players[seat]
    if not (isinstance(frame, Build) and frame.monuments):
        return refusals.monument_not_here()
    return Illegal("nothing_to_build", have=player.blocks, skulls=player.skull, monuments=True)


_REASONS: Final[Mapping[str, _Reason]] = MappingProxyType(
    {"place": _place, "pick_up": _pick_up, "build": _build, "monument": _monument}
)
"""Kinds of which single actions are refused for reasons of their own."""
