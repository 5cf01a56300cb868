"""Footpaths, clearings and the stones that price a step."""

from math import sin

from PIL import ImageDraw

from renderer.hexlayout import OUTWARD, ROOT3_2
from renderer.paint.canvas import Canvas, Painted
from renderer.paint.noise import seeded
from renderer.paint.outline import ellipse
from renderer.scene import Arg

R = 125.0
H = R * ROOT3_2


def ways(*args: Arg) -> Painted:
    """The footpaths of a tile: sandy strips from its sides towards the middle, joined by a clearing in the jungle.

    Arguments: a number with one bit a side (N is 1), how far from the centre the paths end, variant, clearing or not.
    """
    bits, end, variant, joined = int(args[0] or 0), float(args[1] or 0), int(args[2] or 0), bool(args[3])
    canvas = Canvas(-130, -116, 130, 116, 3)
    rng = seeded(f"ways/{variant}")
    wobble = [rng.uniform(-2.5, 2.5) for _ in range(32)]
    sides = [(side, rng.uniform(0, 6), rng.uniform(0.07, 0.1)) for side in range(6)]
    sides = [one for one in sides if bits >> one[0] & 1]
    for width, early, round_at, tone, alpha in (
        (28, -3.0, 33, "#6B4A24", 0.5),
        (23, 0.0, 30, "#DDBB7C", 1.0),
        (13, 3.0, 20, "#EBD09A", 1.0),
    ):
        layer = canvas.mask()
        pen = ImageDraw.Draw(layer)
        for side, phase, wave in sides:
            pen.polygon(canvas.put(_strip(side, width, end + early, phase, wave)), fill=255)
        if joined:
            pen.polygon(canvas.put(_blot(round_at, wobble)), fill=255)
        canvas.wash(layer, tone, alpha)
    for side, _, _ in sides:
        ox, oy = OUTWARD[side]
        for _ in range(4):
            away, across = rng.uniform(end + 4, H - 8), rng.uniform(-7, 7)
            canvas.polygon(ellipse(1.7, 1.2, ox * away - oy * across, oy * away + ox * across, 12), "#B99A60")
    return canvas.finished()


def _strip(side: int, width: float, start: float, phase: float, wave: float) -> tuple[tuple[float, float], ...]:
    """A strip with wavy edges, from `start` pixels off the centre to just inside a side."""
    ox, oy = OUTWARD[side]
    left, right = [], []
    steps = 20
    for k in range(steps + 1):
        away = start + (H - 3 - start) * k / steps
        sway = 2.4 * sin(away * wave * 0.6 + phase)
        half = width / 2 + 1.1 * sin(away * wave * 1.9 + phase * 2)
        half *= 0.8 if k == 0 else 1.0
        left.append((ox * away - oy * (sway - half), oy * away + ox * (sway - half)))
        right.append((ox * away - oy * (sway + half), oy * away + ox * (sway + half)))
    return (*left, *reversed(right))


def _blot(radius: float, wobble: list[float]) -> tuple[tuple[float, float], ...]:
    """A round spot with an uneven edge."""
    rim = ellipse(radius, radius, 0, 0, len(wobble))
    return tuple((x * (1 + off / 34), y * (1 + off / 34) * 0.95) for (x, y), off in zip(rim, wobble, strict=True))


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
    canvas.polygon((*tuple((x, y) for x, y in rough if x + y > -2), (-2.0, 1.0)), "#A7A79B", 0.75)
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
