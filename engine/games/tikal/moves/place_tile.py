"""Putting the tile in hand on the board (rules, section 4)."""

from typing import Literal

from pydantic import Field

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.board import parts, put
from engine.games.tikal.data import Stones, Tile
from engine.games.tikal.state import Hex, TikalState
from engine.grid.axial import opposite, rotated


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


def turned(stones: Stones, rotation: int) -> Stones:
    """The stones of a tile turned clockwise by `rotation` steps."""
    n, ne, se, s, sw, nw = rotated(stones, rotation)
    return n, ne, se, s, sw, nw


def fits_somewhere(state: TikalState, tile: Tile) -> bool:
    """Whether the tile has a legal spot at all (4.7)."""
    return any(
        why_not(state, tile, name, rotation) is None for name in _fringe(state) for rotation in _rotations(tile)
    )


def why_not(state: TikalState, tile: Tile, name: str, rotation: int) -> Illegal | None:
    """What forbids this spot on the board in this rotation; None if it is allowed (4.1 to 4.5, a3)."""
    explored = {hex_.name: hex_ for hex_ in state.hexes}
    if name in explored:
        return refusals.occupied(name)
    around = parts(state).grid.neighbours(name)
    if not any(other in explored for _, other in around):
        return refusals.not_adjacent(name)
    if tile.kind == "volcano":
        cut_off = () if state.options.volcano_may_seal else _cut_off(state, name)
        return refusals.volcano_seals(name, cut_off) if cut_off else None
    if not _reachable(state, tile, name, rotation):
        fitting = tuple(turn for turn in range(6) if _reachable(state, tile, name, turn))
        return refusals.not_reachable(name, rotation, fitting)
    return None


def options(state: TikalState, seat: Seat) -> tuple[PlaceTile, ...]:  # noqa: ARG001 - every verb is asked alike
    """Every spot and rotation for the tile in hand, by name, then by rotation."""
    tile = _in_hand(state)
    return tuple(
        PlaceTile(hex=name, rotation=rotation)
        for name in _fringe(state)
        for rotation in range(6)
        if why_not(state, tile, name, rotation) is None
    )


def perform(state: TikalState, seat: Seat, action: PlaceTile) -> Step[TikalState]:
    """Lay the tile; a treasure tile takes its treasures from the front of the stack (4.6, 12.5)."""
    tile = _in_hand(state)
    if refusal := why_not(state, tile, action.hex, action.rotation):
        raise refusal
    dug = state.treasures_drawn + tile.masks
    lying = Hex(
        name=action.hex,
        kind=tile.kind,
        stones=turned(tile.stones, action.rotation),
        value=tile.value,
        heap=state.deal.treasures[state.treasures_drawn : dug],
    )
    event = TilePlaced(
        seat=seat,
        tile=tile.id,
        hex_kind=tile.kind,
        hex=action.hex,
        rotation=action.rotation,
        value=tile.value,
        treasures=tile.masks,
    )
    changes = {"hexes": put(state, lying), "tile": None, "treasures_drawn": dug, "phase": "act"}
    return Step(state=state.model_copy(update=changes), events=(event,))


def _in_hand(state: TikalState) -> Tile:
    assert state.tile is not None, "the phase says that a tile is in hand"
    return parts(state).tile[state.tile]


def _rotations(tile: Tile) -> range:
    return range(1) if tile.kind == "volcano" else range(6)


def _fringe(state: TikalState) -> list[str]:
    """The empty hexes that touch an explored one, in the order of names."""
    grid = parts(state).grid
    explored = {hex_.name for hex_ in state.hexes}
    return sorted({other for name in explored for _, other in grid.neighbours(name) if other not in explored})


def _reachable(state: TikalState, tile: Tile, name: str, rotation: int) -> bool:
    """Whether a stone leads to a neighbour on which somebody can stand (4.3, 4.4)."""
    explored = {hex_.name: hex_ for hex_ in state.hexes}
    stones = turned(tile.stones, rotation)
    return any(
        other in explored
        and explored[other].kind != "volcano"
        and stones[side] + explored[other].stones[opposite(side)] > 0
        for side, other in parts(state).grid.neighbours(name)
    )


def _cut_off(state: TikalState, name: str) -> tuple[str, ...]:
    """The empty hexes that no chain of empty or non-volcano hexes joins to the base camp, with a volcano here."""
    data = parts(state)
    closed = {hex_.name for hex_ in state.hexes if hex_.kind == "volcano"} | {name}
    seen = {data.base_camp}
    queue = [data.base_camp]
    while queue:
        for _, other in data.grid.neighbours(queue.pop()):
            if other not in seen and other not in closed:
                seen.add(other)
                queue.append(other)
    explored = {hex_.name for hex_ in state.hexes}
    return tuple(one for one in data.grid.names if one not in seen and one not in explored and one != name)
