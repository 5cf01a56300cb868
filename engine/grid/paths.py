"""Cheapest routes over any map of names, always the same one where several are equally cheap."""

import heapq
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

Roads: TypeAlias = Callable[[str], Iterable[tuple[str, int]]]
"""From a place, (next place, cost of going there) for each road that leaves it; costs are at least 1."""


@dataclass(frozen=True, slots=True)
class Route:
    """A way and what one traveller pays for it; `places` names start and goal too."""

    cost: int
    places: tuple[str, ...]


def cheapest_routes(start: str, roads: Roads, most: int | None = None) -> dict[str, Route]:
    """The best route from `start` to each place it can reach for at most `most`, `start` itself included.

    The best is the cheapest; among those the one with the fewest places; among those the one whose places,
    read from the start, come first in the alphabet. The result is in the order of cost.
    """
    found: dict[str, Route] = {}
    queue: list[tuple[int, int, tuple[str, ...]]] = [(0, 1, (start,))]
    while queue:
        cost, length, places = heapq.heappop(queue)
        here = places[-1]
        if here in found:
            continue
        found[here] = Route(cost=cost, places=places)
        for there, price in roads(here):
            if there not in found and (most is None or cost + price <= most):
                heapq.heappush(queue, (cost + price, length + 1, (*places, there)))
    return found


def cheapest_costs(start: str, roads: Roads) -> dict[str, int]:
    """What the best route from `start` costs to each place it can reach, `start` itself included.

    As `cheapest_routes`, for those who ask for many costs and no way. The result is in the order of cost.
    """
    found: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        cost, here = heapq.heappop(queue)
        if here in found:
            continue
        found[here] = cost
        for there, price in roads(here):
            if there not in found:
                heapq.heappush(queue, (cost + price, there))
    return found
