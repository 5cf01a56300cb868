"""Where the hexes of a flat-top board lie on the picture (picture.md, 1), and the directions of their sides."""

from dataclasses import dataclass
from math import cos, hypot, pi, sin

ROOT3_2 = 0.8660254037844386

# Unit vectors from a hex's centre through its sides N, NE, SE, S, SW, NW, y down.
OUTWARD = tuple((sin(pi / 3 * k), -cos(pi / 3 * k)) for k in range(6))
EVEN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class HexLayout:
    """`columns` x `rows` hexes of that radius, odd columns half a hex lower; `left`, `top` is the board's corner."""

    columns: int
    rows: int
    radius: float
    left: float
    top: float

    @property
    def inradius(self) -> float:
        """From the centre to the middle of a side."""
        return self.radius * ROOT3_2

    @property
    def width(self) -> float:
        """From the leftmost to the rightmost corner."""
        return self.radius * (1.5 * self.columns + 0.5)

    @property
    def height(self) -> float:
        """From the uppermost to the lowest side."""
        return self.inradius * (2 * self.rows + (1 if self.columns > 1 else 0))

    def names(self) -> tuple[str, ...]:
        """Every hex, row by row from the top as they lie: A1, C1, E1, …, B1, D1, …"""
        cells = [(2 * row + col % 2, col, row) for col in range(self.columns) for row in range(self.rows)]
        return tuple(name(col, row) for _, col, row in sorted(cells))

    def centre(self, hex_name: str) -> tuple[float, float]:
        """The middle of a hex."""
        col, row = place(hex_name)
        return (
            self.left + self.radius * (1 + 1.5 * col),
            self.top + self.inradius * (2 * row + 1 + col % 2),
        )

    def neighbour(self, hex_name: str, side: int) -> str | None:
        """The hex across a side, None outside the board."""
        col, row = place(hex_name)
        dc, dr = (ODD if col % 2 else EVEN)[side]
        col, row = col + dc, row + dr
        return name(col, row) if 0 <= col < self.columns and 0 <= row < self.rows else None

    def side_between(self, first: str, second: str) -> int | None:
        """The side of the first hex that touches the second, None if they do not touch."""
        return next((side for side in range(6) if self.neighbour(first, side) == second), None)

    def side_middle(self, hex_name: str, side: int) -> tuple[float, float]:
        """The middle of a side."""
        x, y = self.centre(hex_name)
        return (x + self.inradius * OUTWARD[side][0], y + self.inradius * OUTWARD[side][1])


def name(col: int, row: int) -> str:
    """The name of a hex: column letter, row number from 1."""
    return f"{chr(ord('A') + col)}{row + 1}"


def place(hex_name: str) -> tuple[int, int]:
    """Column and row of a hex name, both from 0."""
    return ord(hex_name[0]) - ord("A"), int(hex_name[1:]) - 1


def apart(first: tuple[float, float], second: tuple[float, float]) -> float:
    """The distance of two points."""
    return hypot(first[0] - second[0], first[1] - second[1])
