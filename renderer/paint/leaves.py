"""Leaf rosettes: the canopy of the unexplored jungle and the rims of its clearings."""

from math import pi
from random import Random

from PIL import ImageDraw

from renderer.paint.colour import mix, rgb
from renderer.paint.outline import ellipse, lens


def rosette(
    draw: ImageDraw.ImageDraw,
    x: float,
    y: float,
    radius: float,
    rng: Random,
    dark: str,
    light: str,
    shadow: bool = True,
) -> None:
    """Draw 6 to 9 leaves around a point, the half away from the light darker."""
    count = rng.randint(6, 9)
    turn = rng.uniform(0, 2 * pi)
    if shadow:
        draw.polygon(
            ellipse(radius * 0.86, radius * 0.86, x + radius * 0.1, y + radius * 0.16, 20), fill=rgb(dark, 0.55)
        )
    order = list(range(count))
    rng.shuffle(order)
    for k in order:
        angle = turn + 2 * pi * k / count + rng.uniform(-0.16, 0.16)
        length = radius * rng.uniform(0.82, 1.06)
        tone = rng.choice((0.1, 0.5, 0.9))
        lit = mix(dark, light, 0.45 + 0.55 * tone)
        left, right = lens(x, y, angle, length, length * rng.uniform(0.42, 0.56))
        # A leaf that points down has its right half towards the upper left, where the light comes from.
        up = (angle % (2 * pi)) / (2 * pi)
        first, second = (lit, mix(dark, light, 0.12 + 0.4 * tone))
        if 0.12 < up < 0.62:
            first, second = second, first
        draw.polygon(right, fill=rgb(second))
        draw.polygon(left, fill=rgb(first))
