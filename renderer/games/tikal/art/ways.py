"""Footpaths, clearings and the stones that price a step."""

from math import sin

from renderer.hexlayout import OUTWARD, ROOT3_2
from renderer.paint.canvas import Canvas, Painted
from renderer.paint.noise import seeded
from renderer.paint.outline import ellipse
from renderer.scene import Arg

R = 125.0
H = R * ROOT3_2


def path(*args: Arg) -> Painted:
    """A sandy strip from a side towards the middle; arguments: side, how far from the centre it ends, variant."""
    side, end, variant = int(args[0] or 0), float(args[1] or 0), int(args[2] or 0)
    canvas = Canvas(-130, -116, 130, 116, 3)
    ox, oy = OUTWARD[side]
    ax, ay = -oy, ox
    rng = seeded(f"path/{side}/{variant}")
    phase, wave = rng.uniform(0, 6), rng.uniform(0.07, 0.1)

    def strip(width: float, start: float) -> tuple[tuple[float, float], ...]:
        left, right = [], []
        steps = 22
        for k in range(steps + 1):
            away = start + (H - 3 - start) * k / steps
            sway = 3.2 * sin(away * wave * 0.6 + phase)
            half = width / 2 + 1.7 * sin(away * wave * 2.3 + phase * 2) + (1.5 if k in (0, steps) else 0)
            left.append((ox * away + ax * (sway - half), oy * away + ay * (sway - half)))
            right.append((ox * away + ax * (sway + half), oy * away + ay * (sway + half)))
        return (*left, *reversed(right))

    canvas.polygon(strip(28, end - 3), "#6B4A24", 0.5)
    canvas.polygon(strip(22, end), "#DDBB7C")
    canvas.polygon(strip(12, end + 2), "#EBD09A", 0.8)
    for _ in range(9):
        away, across = rng.uniform(end + 4, H - 8), rng.uniform(-8, 8)
        x, y = ox * away + ax * across, oy * away + ay * across
        canvas.polygon(ellipse(1.8, 1.3, x, y, 12), "#B08D52")
    return canvas.finished()


def clearing(*args: Arg) -> Painted:
    """The trodden place where the paths of a jungle hex meet; argument: variant."""
    rng = seeded(f"clearing/{args[0]}")
    canvas = Canvas(-60, -60, 60, 60)
    wobble = [rng.uniform(-2.5, 2.5) for _ in range(32)]

    def blot(radius: float) -> tuple[tuple[float, float], ...]:
        return tuple(
            (x * (1 + wobble[k] / 34), y * (1 + wobble[k] / 34) * 0.95)
            for k, (x, y) in enumerate(ellipse(radius, radius, 0, 0, 32))
        )

    canvas.polygon(blot(33), "#6B4A24", 0.5)
    canvas.polygon(blot(30), "#DDBB7C")
    canvas.polygon(blot(21), "#EBD09A", 0.55)
    for _ in range(14):
        x, y = rng.uniform(-19, 19), rng.uniform(-19, 19)
        canvas.polygon(ellipse(2, 1.4, x, y, 12), "#B99A60")
    return canvas.finished()


def stone(*args: Arg) -> Painted:
    """One round stone, 0.195 R across; argument: variant, which only turns its facets."""
    rng = seeded(f"stone/{args[0]}")
    r = 0.195 * R / 2
    canvas = Canvas(-22, -22, 22, 22, 5)
    rough = tuple(
        (x * (1 + rng.uniform(-0.05, 0.05)), y * (1 + rng.uniform(-0.05, 0.05))) for x, y in ellipse(r, r, 0, 0, 11)
    )
    canvas.contour(rough, 4.6, "#15110C")
    canvas.polygon(rough, "#D9D8CC")
    canvas.polygon(tuple((x, y) for x, y in rough if x + y > -2) + ((-2.0, 1.0),), "#A7A79B", 0.75)
    canvas.polygon(tuple((x * 0.62 - 2.0, y * 0.62 - 2.4) for x, y in rough), "#F6F5EC")
    return canvas.finished(shadow=(2, 3, 1.5, 0.6))


def chip(*args: Arg) -> Painted:
    """The dark disc under the price of a step."""
    del args
    r = 0.164 * R
    canvas = Canvas(-34, -34, 34, 34)
    canvas.polygon(ellipse(r + 3, r + 3), "#15110C")
    canvas.polygon(ellipse(r + 0.8, r + 0.8), "#8B8A80")
    canvas.polygon(ellipse(r - 1.6, r - 1.6), "#15110C")
    return canvas.finished(shadow=(2, 3, 1.5, 0.5))
