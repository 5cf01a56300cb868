"""A board of flat-top hexes: names, sides, neighbours, rotation.

Columns stand upright; columns 0, 2, 4 ... stand half a hex higher than their neighbours ("odd-q"). A hex is
named by its column's letter and its row's number, both counted from the upper left: `A1`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

T = TypeVar("T")

SIDES: Final = ("N", "NE", "SE", "S", "SW", "NW")
"""The six sides of a hex, clockwise from north; a side is an index into this."""

_EVEN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def opposite(side: int) -> int:
    """The side of the neighbour that faces this side."""
    return (side + 3) % 6


def rotated(sides: Sequence[T], steps: int) -> tuple[T, ...]:
    """What lies on the six sides after turning the hex clockwise by `steps` times 60 degrees."""
    return tuple(sides[(side - steps) % 6] for side in range(6))


def name_of(column: int, row: int) -> str:
    """The name of the hex in this column and row, both from 0."""
    return f"{chr(ord('A') + column)}{row + 1}"


@dataclass(frozen=True)
class Grid:
    """A board of `columns` (26 at most) by `rows` hexes."""

    columns: int
    rows: int

    @cached_property
    def names(self) -> tuple[str, ...]:
        """All hexes, column by column from the left, each from the top."""
        return tuple(name_of(column, row) for column in range(self.columns) for row in range(self.rows))

    @cached_property
    def _places(self) -> dict[str, tuple[int, int]]:
        return {name_of(column, row): (column, row) for column in range(self.columns) for row in range(self.rows)}

    @cached_property
    def _neighbours(self) -> dict[str, tuple[str | None, ...]]:
        return {name: self._around(*place) for name, place in self._places.items()}

    def _around(self, column: int, row: int) -> tuple[str | None, ...]:
        steps = _ODD if column % 2 else _EVEN
        return tuple(
            name_of(column + right, row + down)
            if 0 <= column + right < self.columns and 0 <= row + down < self.rows
            else None
            for right, down in steps
        )

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def place(self, name: str) -> tuple[int, int]:
        """Column and row of a hex, both from 0. Raises KeyError if the board has no such hex."""
        return self._places[name]

    def across(self, name: str) -> tuple[str | None, ...]:
        """The neighbour across each of the six sides, None beyond the edge. Raises KeyError."""
        return self._neighbours[name]

    @cached_property
    def _sides(self) -> dict[str, tuple[tuple[int, str], ...]]:
        return {
            name: tuple((side, other) for side, other in enumerate(across) if other is not None)
            for name, across in self._neighbours.items()
        }

    def neighbours(self, name: str) -> tuple[tuple[int, str], ...]:
        """(side, neighbour) for each neighbour on the board, clockwise from north. Raises KeyError."""
        return self._sides[name]
