"""The components of Tikal, read from the data file that the option `tile_set` names."""

import re
from collections import Counter
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, TypeAlias

from pydantic import Field, ValidationError, model_validator

from engine.core.errors import Unreadable
from engine.core.model import Value
from engine.games.tikal.view import HexKind
from engine.grid.axial import Grid

Stones: TypeAlias = tuple[int, int, int, int, int, int]
"""Stones on the six sides: N, NE, SE, S, SW, NW."""

# A stone, a mask or a cost below its least would not be refused later, but make roads that pay their travellers.
Count: TypeAlias = Annotated[int, Field(ge=0)]
Positive: TypeAlias = Annotated[int, Field(ge=1)]
Sides: TypeAlias = tuple[Count, Count, Count, Count, Count, Count]

_NAME = re.compile(r"[a-z0-9_-]{1,40}")


class Tile(Value):
    """A tile as it lies unturned. `value` of a temple, `masks` of a treasure hex, 0 elsewhere."""

    id: str = Field(pattern=r"^[A-Z]-[1-9][0-9]*$")
    kind: HexKind
    stones: Sides
    value: Count = 0
    masks: Count = 0

    @property
    def letter(self) -> str:
        """The letter on the back: the stack that the tile is drawn from."""
        return self.id[0]


class Printed(Value):
    """A hex that is explored from the beginning."""

    hex: str
    kind: HexKind
    stones: Sides
    value: Count = 0


class Treasures(Value):
    """The kinds of treasure, and how many there are of each."""

    kinds: tuple[str, ...]
    copies: Positive


class Pieces(Value):
    """What each seat has besides its leader; `guards` is how many it may set up."""

    workers: Count
    camps: Count
    guards: Count


class Costs(Value):
    """Action points: a member entered, a stone, a secret path between camps, and one of each other action."""

    enter: Positive
    stone: Positive
    secret_path: Positive
    uncover: Positive
    recover: Positive
    exchange: Positive
    camp: Positive
    guard: Positive


class Limits(Value):
    """How often a turn one hex may be uncovered or recovered from."""

    uncover: Positive
    recover: Positive


class Scoring(Value):
    """Strength of the figures, points for n treasures of a kind, and the score at the start."""

    worker: Positive
    leader: Positive
    treasures: tuple[Count, ...]
    start: Count
    start_auction: Count


class Components(Value):
    """All components. `temple_tiles` lists (number, how many), ascending; `points` is one turn's action points."""

    columns: int = Field(ge=1, le=26)
    rows: int = Field(ge=1, le=9)
    printed: tuple[Printed, ...]
    tiles: tuple[Tile, ...]
    temple_tiles: tuple[tuple[Positive, Count], ...] = Field(min_length=1)
    treasures: Treasures
    pieces: Pieces
    points: Positive
    costs: Costs
    limits: Limits
    scoring: Scoring

    @model_validator(mode="after")
    def _holds_together(self) -> "Components":
        pieces: tuple[Tile | Printed, ...] = (*self.tiles, *self.printed)
        first = self.temple_tiles[0][0]
        masks = sum(tile.masks for tile in self.tiles)
        empty = self.columns * self.rows - len(self.printed)
        faults = {
            "a printed hex is not on the board": any(hex_.hex not in self.grid for hex_ in self.printed),
            "a printed hex is there twice": len({hex_.hex for hex_ in self.printed}) != len(self.printed),
            "there must be exactly one base camp": sum(hex_.kind == "base_camp" for hex_ in self.printed) != 1,
            "a base camp cannot be a tile": any(tile.kind == "base_camp" for tile in self.tiles),
            "tiles and empty hexes differ in number": len(self.tiles) != empty,
            "a tile is there twice": len({tile.id for tile in self.tiles}) != len(self.tiles),
            "masks and treasures differ in number": masks != self.treasures.copies * len(self.treasures.kinds),
            "a treasure kind is there twice": len(set(self.treasures.kinds)) != len(self.treasures.kinds),
            "only treasure hexes have masks": any((t.masks > 0) != (t.kind == "treasure") for t in self.tiles),
            "only temples have a value": any((part.value > 0) != (part.kind == "temple") for part in pieces),
            "exactly volcanoes have no stones": any((sum(p.stones) == 0) != (p.kind == "volcano") for p in pieces),
            "temple tiles must ascend by one": [number for number, _ in self.temple_tiles]
            != list(range(first, first + len(self.temple_tiles))),
            "points for every number of treasures are needed": len(self.scoring.treasures)
            != self.treasures.copies + 1,
        }
        for fault, found in faults.items():
            if found:
                raise ValueError(fault)
        return self

    @cached_property
    def grid(self) -> Grid:
        """The board."""
        return Grid(self.columns, self.rows)

    @cached_property
    def base_camp(self) -> str:
        """The name of the base camp."""
        return next(hex_.hex for hex_ in self.printed if hex_.kind == "base_camp")

    @cached_property
    def tile(self) -> dict[str, Tile]:
        """The tiles by id."""
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letters of the stacks in the order in which they are drawn."""
        return tuple(sorted({tile.letter for tile in self.tiles}))

    @cached_property
    def stack(self) -> Counter[str]:
        """How many treasures of each kind there are."""
        return Counter(dict.fromkeys(self.treasures.kinds, self.treasures.copies))

    @property
    def highest(self) -> int:
        """The highest value that a temple can reach."""
        return self.temple_tiles[-1][0]


@cache
def components(name: str) -> Components:
    """The components in the data file `<name>.json` beside this module. Raises Unreadable."""
    path = Path(__file__).parent / f"{name}.json"
    if not _NAME.fullmatch(name) or not path.is_file():
        raise Unreadable(f"there is no tile set {name!r}")
    try:
        return Components.model_validate_json(path.read_bytes())
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise Unreadable(f"the tile set {name!r} does not hold together: {where} {first['msg']}") from error
