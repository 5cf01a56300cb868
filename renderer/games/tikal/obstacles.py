"""Finding the place where a small mark hides the least."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from renderer.hexlayout import apart

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Something round that should stay visible; a heavier one rather than a lighter one."""

    x: float
    y: float
    radius: float
    weight: float


def overlap(place: Place, radius: float, obstacles: Iterable[Obstacle]) -> float:
    """How much a disc at that place would hide, by weight."""
    total = 0.0
    for one in obstacles:
        deep = radius + one.radius - apart(place, (one.x, one.y))
        if deep > 0:
            total += one.weight * deep / (2 * min(radius, one.radius))
    return total


def least(places: Sequence[tuple[Place, ...]], radius: float, obstacles: Sequence[Obstacle]) -> int:
    """Which of these places hides the least, the first among equals; a place may be several discs of that radius."""
    hidden = [sum(overlap(disc, radius, obstacles) for disc in discs) for discs in places]
    return hidden.index(min(hidden))
