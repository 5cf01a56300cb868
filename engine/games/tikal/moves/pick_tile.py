"""Picking one of the open tiles after winning an auction (rule 9.6)."""

from typing import Literal

from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import parts
from engine.games.tikal.state import Auction, TikalState


class PickTile(Action):
    """Take the open tile with this id."""

    kind: Literal["pick_tile"] = "pick_tile"
    tile: str


class TilePicked(Event):
    """A tile was taken from the offer; `assigned` if it was the last one and came by itself (9.7)."""

    kind: Literal["tile_picked"] = "tile_picked"
    seat: Seat
    tile: str
    hex_kind: str
    value: int
    masks: int
    assigned: bool


def options(state: TikalState, seat: Seat) -> tuple[PickTile, ...]:  # noqa: ARG001 - every verb is asked alike
    """Every open tile, in the order of display (12.7)."""
    return tuple(PickTile(tile=tile) for tile in _offer(state))


def perform(state: TikalState, seat: Seat, action: PickTile) -> Step[TikalState]:
    """Take the tile in hand; whether it can be placed, or is a volcano, is settled by `flow`."""
    offer = _offer(state)
    if action.tile not in offer:
        raise refusals.tile_not_on_offer(action.tile, offer)
    return taken(state, seat, action.tile, assigned=False)


def taken(state: TikalState, seat: Seat, tile: str, *, assigned: bool) -> Step[TikalState]:
    """The step by which a tile goes from the offer to a seat's hand, `assigned` if by itself (9.7)."""
    data = parts(state).tile[tile]
    left = tuple(one for one in _offer(state) if one != tile)
    event = TilePicked(
        seat=seat, tile=tile, hex_kind=data.kind, value=data.value, masks=data.masks, assigned=assigned
    )
    changes = {"auction": Auction(tiles=left) if left else None, "tile": tile}
    return Step(state=state.model_copy(update=changes), events=(event,))


def _offer(state: TikalState) -> tuple[str, ...]:
    assert state.auction is not None, "the phase says that tiles are on offer"
    return state.auction.tiles
