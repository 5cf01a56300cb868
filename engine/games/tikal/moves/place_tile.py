"""Putting the tile in hand on the board (rules, section 4)."""

from typing import Literal

from pydantic import Field

from engine.core.model import Action, Event, Seat


class PlaceTile(Action):
    """Lay the tile on `hex`, turned clockwise by `rotation` steps of 60 degrees from the data's orientation."""

    kind: Literal["place_tile"] = "place_tile"
    hex: str
    rotation: int = Field(ge=0, le=5)


class TilePlaced(Event):
    """A tile was laid; `treasures` is how many were put on it face down."""

    kind: Literal["tile_placed"] = "tile_placed"
    seat: Seat
    tile: str
    hex_kind: str
    hex: str
    rotation: int
    value: int
    treasures: int
