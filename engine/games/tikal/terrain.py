"""The map of a view: what a crossing costs, how far everything is (rules 5.2, 5.3).

For words and advice, which see views only. Results are kept by value, since a map stays the same for many
questions in a row.
"""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from engine.core.model import Seat
from engine.games.tikal.view import TikalView
from engine.grid.axial import Grid, opposite

Stones: TypeAlias = tuple[int, ...]
Distances: TypeAlias = Mapping[str, Mapping[str, int]]


@lru_cache(maxsize=16)
def grid(columns: int, rows: int) -> Grid:
    """The grid of that size; the same object every time, since it works its neighbours out once."""
    return Grid(columns, rows)


def paths_from(view: TikalView, name: str, stones: Stones) -> tuple[tuple[str, int], ...]:
    """The explored neighbours that a tile with these stones on `name` has a path to, with the cost of crossing."""
    known = {hexagon.name: hexagon.stones for hexagon in view.hexes if hexagon.kind != "volcano"}
    found: list[tuple[str, int]] = []
    for side, other in grid(view.columns, view.rows).neighbours(name):
        cost = stones[side] + known[other][opposite(side)] if other in known else 0
        if cost:
            found.append((other, cost))
    return tuple(found)


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
    stones = dict(ground)
    edges: dict[str, list[tuple[str, int]]] = {}
    for name, own in ground:
        edges[name] = [(other, 1) for other in secret if other != name and name in secret]
        for side, other in grid(columns, rows).neighbours(name):
            cost = own[side] + stones[other][opposite(side)] if other in stones else 0
            if cost:
                edges[name].append((other, cost))
    return {name: _from(name, edges) for name in edges}


def _from(origin: str, edges: Mapping[str, list[tuple[str, int]]]) -> Mapping[str, int]:
    reached: dict[str, int] = {}
    queue = [(0, origin)]
    while queue:
        cost, name = heappop(queue)
        if name in reached:
            continue
        reached[name] = cost
        for other, more in edges[name]:
            if other not in reached:
                heappush(queue, (cost + more, other))
    return reached
