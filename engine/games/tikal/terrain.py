"""The map of a view: what a crossing costs, how far everything is (rules 5.2, 5.3).

For words and advice, which see views only. Results are kept by value, since a map stays the same for many
questions in a row.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from engine.core.model import Seat
from engine.games.tikal.view import TikalView
from engine.grid.axial import Grid, opposite
from engine.grid.paths import cheapest_costs

Stones: TypeAlias = tuple[int, ...]
Distances: TypeAlias = Mapping[str, Mapping[str, int]]

SECRET_PATH: Final = 1
"""Action points a member for a secret path (5.2)."""


@lru_cache(maxsize=16)
def grid(columns: int, rows: int) -> Grid:
    """The grid of that size; the same object every time, since it works its neighbours out once."""
    return Grid(columns, rows)


def paths_from(view: TikalView, name: str, stones: Stones) -> tuple[tuple[str, int], ...]:
    """The explored neighbours that a tile with these stones on `name` has a path to, with the cost of crossing."""
    known = {hexagon.name: hexagon.stones for hexagon in view.hexes if hexagon.kind != "volcano"}
    return tuple(_paths(grid(view.columns, view.rows), known, name, stones))


def hubs(view: TikalView, seat: Seat) -> tuple[str, ...]:
    """Where the seat's secret paths begin and end: the base camp and its own camps (5.2)."""
    return tuple(hexagon.name for hexagon in view.hexes if hexagon.kind == "base_camp" or hexagon.camp == seat)


def distances(view: TikalView, seat: Seat) -> Distances:
    """For each hex that can be walked on: the cheapest cost a member to every hex that can be reached (12.3)."""
    ground = tuple((hexagon.name, hexagon.stones) for hexagon in view.hexes if hexagon.kind != "volcano")
    return distances_over(ground, hubs(view, seat), view.columns, view.rows)


@lru_cache(maxsize=512)
def distances_over(
    ground: tuple[tuple[str, Stones], ...], secret: tuple[str, ...], columns: int, rows: int
) -> Distances:
    """As `distances`, for the hexes that can be walked on with their stones, and the ends of secret paths."""
    board, known = grid(columns, rows), dict(ground)
    roads = {name: _paths(board, known, name, own) for name, own in ground}
    for name in roads.keys() & set(secret):
        roads[name] += [(other, SECRET_PATH) for other in secret if other != name]
    return {name: cheapest_costs(name, roads.__getitem__) for name in roads}


def _paths(board: Grid, known: Mapping[str, Stones], name: str, stones: Stones) -> list[tuple[str, int]]:
    """The neighbours in `known` that a hex with these stones has a path to, with the stones on both sides (5.3)."""
    found = []
    for side, other in board.neighbours(name):
        cost = stones[side] + known[other][opposite(side)] if other in known else 0
        if cost:
            found.append((other, cost))
    return found
