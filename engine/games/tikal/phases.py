"""Which kinds of action belong to which phase, and what is said to the others (rules 12.11)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.core.errors import Illegal
from engine.games.tikal import refusals
from engine.games.tikal.state import TikalState
from engine.games.tikal.view import Phase

BIDDING: Final = ("bid", "pass_bid")

PHASE_KINDS: Final[Mapping[Phase, tuple[str, ...]]] = MappingProxyType(
    {
        "bid": BIDDING,
        "pick": ("pick_tile",),
        "place_tile": ("place_tile",),
        "act": ("enter", "move", "uncover", "recover", "exchange", "camp", "guard", "end_turn"),
        "over": (),
    }
)
"""The kinds that belong to each phase, in the order of the menu."""


def wrong_phase(state: TikalState, kind: str) -> Illegal | None:
    """Why an action of this kind comes at the wrong time; None if its time is now. The game is not over."""
    auction = state.auction
    if state.phase == "bid":
        assert auction is not None, "bidding needs an auction"
        assert auction.next is not None, "somebody is asked"
        return None if kind in BIDDING else refusals.auction_running(auction.next)
    if state.phase == "pick":
        assert auction is not None, "picking needs an offer"
        return None if kind == "pick_tile" else refusals.tile_not_picked(auction.tiles)
    if kind in BIDDING:
        return refusals.no_auction(state.options.auction)
    if kind == "pick_tile":
        return refusals.no_tile_to_pick(state.options.auction)
    if state.phase == "place_tile":
        assert state.tile is not None, "placing needs a tile in hand"
        return None if kind == "place_tile" else refusals.tile_not_placed(state.tile)
    return refusals.no_tile_to_place(state.scoring) if kind == "place_tile" else None
