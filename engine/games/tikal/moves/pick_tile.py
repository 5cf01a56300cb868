"""Picking one of the open tiles after winning an auction (rule 9.6)."""

from typing import Literal

from engine.core.model import Action, Event, Seat


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
