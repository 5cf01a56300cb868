"""What stands in the middle of a hex: pyramids, heaps of treasure, the large tent of the base camp."""

from math import cos, pi, sin

from PIL import ImageDraw

from renderer.paint.canvas import Canvas, Painted
from renderer.paint.colour import mix
from renderer.paint.leaves import rosette
from renderer.paint.noise import seeded
from renderer.paint.outline import box, ellipse
from renderer.palette import GOLD, INK
from renderer.scene import Arg

R = 125.0
STONE = ("#FBEBC0", "#DDBF85", "#A9854F", "#6E5230")
NEW = ("#FFF6C8", "#FFD65A", "#D9921E", "#9A6414")
BASE = 0.27 * R


def pyramid_height(value: int) -> float:
    """How tall a pyramid of that value is drawn, pixels."""
    return 54 + 5.6 * value


def pyramid(*args: Arg) -> Painted:
    """A stepped pyramid seen from the front, anchored at the hex centre; arguments: value, new levels."""
    value, new = int(args[0] or 0), int(args[1] or 0)
    height, wide, narrow = pyramid_height(value), 98 + 4.6 * value, 60 + 0.8 * value
    canvas = Canvas(-110, -110, 110, 60)
    if new:
        _rays(canvas, height)
    tiers = value + 1
    step = height / tiers
    outline_left, outline_right = [], []
    rows = []
    for k in range(tiers):
        part = k / max(1, tiers - 1)
        half = (wide + (narrow - wide) * part) / 2
        low = BASE - step * k
        rows.append((half, low, low - step, NEW if k >= tiers - new else STONE, k))
        outline_left += [(-half, low), (-half, low - step)]
        outline_right += [(half, low), (half, low - step)]
    outline = (*outline_left, *reversed(outline_right))
    canvas.contour(outline, 6, INK)
    canvas.polygon(outline, STONE[1])
    rng = seeded(f"pyramid/{value}")
    for half, low, top, tones, k in rows:
        light, face, shade, joint = tones
        if k == 0:
            face, shade = mix(face, "#8E8A58", 0.25), mix(shade, "#5E5A2E", 0.3)
        canvas.sloped(box(-half, top, half, low), mix(face, light, 0.25), face)
        canvas.polygon(box(-half, top, -half * 0.42, low), light, 0.34)
        canvas.polygon(box(half * 0.42, top, half, low), shade, 0.62)
        if step > 9:
            count = max(4, round(half / 11))
            shift = 0.5 if k % 2 else 0.0
            for j in range(1, count):
                x = -half + 2 * half * (j + shift * 0.5 + rng.uniform(-0.1, 0.1)) / count
                canvas.line(((x, top + 3), (x, low - 1)), 1.2, joint, 0.75)
        canvas.line(((-half, low - 0.8), (half, low - 0.8)), 1.8, joint)
        canvas.line(((-half, top + 1.6), (half, top + 1.6)), 3.0, light)
    _stairs(canvas, height, step, tiers)
    if value <= 3 and not new:
        _moss(canvas, wide, height, value)
    return canvas.finished(shadow=(8, 7, 3, 0.5))


def _stairs(canvas: Canvas, height: float, step: float, tiers: int) -> None:
    low, top = BASE - step * 0.15, BASE - height + min(step, 9) * 0.4
    wide = 15.0
    canvas.polygon(((-wide, low), (wide, low), (wide * 0.8, top), (-wide * 0.8, top)), "#7A5C36")
    count = max(6, tiers * 2)
    for k in range(count):
        y = low + (top - low) * k / count
        half = wide - wide * 0.2 * k / count
        canvas.line(((-half + 2, y), (half - 2, y)), 1.6, "#B8935A")
    for side in (-1, 1):
        canvas.line(((side * wide, low), (side * wide * 0.8, top)), 2.6, "#4E3A20")


def _moss(canvas: Canvas, wide: float, height: float, value: int) -> None:
    rng = seeded(f"moss/{value}")
    draw = ImageDraw.Draw(canvas.image)
    places = [(-wide / 2 + 4, BASE), (-wide / 2 + 13, BASE - 2), (wide / 2 - 5, BASE), (wide / 2 - 15, BASE - 1)]
    places += [(wide / 2 - 7, BASE - height * 0.45), (-wide / 2 + 16, BASE - height * 0.6)]
    for x, y in places[: 7 - value]:
        ((px, py),) = canvas.put([(x, y)])
        rosette(draw, px, py, rng.uniform(7, 10.5) * canvas.grain, rng, "#1E4A22", "#6FA648", False)


def _rays(canvas: Canvas, height: float) -> None:
    middle = BASE - height * 0.5
    for k in range(16):
        a = 2 * pi * k / 16
        reach = 96 if k % 2 else 78
        ray = (
            (7 * cos(a + 1.57), middle + 7 * sin(a + 1.57)),
            (reach * cos(a), middle + reach * 0.82 * sin(a)),
            (7 * cos(a - 1.57), middle + 7 * sin(a - 1.57)),
        )
        canvas.polygon(ray, GOLD, 0.75)
    canvas.polygon(ellipse(62, 56, 0, middle), "#FFE48A", 0.45)


def plaque(*args: Arg) -> Painted:
    """The gold plate under the value of a temple that has just grown; argument: how many digits it holds."""
    half = 46 if int(args[0] or 1) > 1 else 30
    canvas = Canvas(-64, -44, 64, 44)
    for grow, tone in ((5.6, INK), (2.8, "#FFFFFF")):
        _rounded(canvas, half + grow, 31 + grow, 9 + grow * 0.6, tone)
    shape = _round_points(half, 31, 9)
    canvas.sloped(shape, "#FFF0B0", "#FFC93C")
    return canvas.finished(shadow=(2, 3, 2, 0.5))


def _round_points(half: float, tall: float, radius: float) -> tuple[tuple[float, float], ...]:
    points = []
    for cx, cy, start in (
        (half - radius, -tall + radius, -90),
        (half - radius, tall - radius, 0),
        (-half + radius, tall - radius, 90),
        (-half + radius, -tall + radius, 180),
    ):
        points += [
            (cx + radius * cos((start + 15 * k) * pi / 180), cy + radius * sin((start + 15 * k) * pi / 180))
            for k in range(7)
        ]
    return tuple(points)


def _rounded(canvas: Canvas, half: float, tall: float, radius: float, tone: str) -> None:
    canvas.polygon(_round_points(half, tall, radius), tone)


def heap(*args: Arg) -> Painted:
    """Face-down treasures, one wafer each, 13 pixels apart; anchored at the middle place; argument: how many."""
    count = int(args[0] or 0)
    rx, ry = 0.69 * R / 2, 0.40 * R / 2
    canvas = Canvas(-70, -110, 70, 60)
    for k in range(count):
        y = 8 - 13.0 * k
        canvas.polygon(ellipse(rx + 3, ry + 3, 0, y + 7), INK)
        canvas.polygon((*ellipse(rx + 3, ry + 3, 0, y),), INK)
        canvas.polygon(box(-rx - 3, y, rx + 3, y + 7), INK)
        canvas.polygon(ellipse(rx, ry, 0, y + 7), "#8A5A17")
        canvas.polygon(box(-rx, y, rx, y + 7), "#8A5A17")
        for j in range(-4, 5):
            canvas.line(
                (
                    (j * rx / 4.6, y + ry * (1 - (j / 4.6) ** 2) ** 0.5 + 1),
                    (j * rx / 4.6, y + ry * (1 - (j / 4.6) ** 2) ** 0.5 + 6),
                ),
                1.6,
                "#5E3B0E",
            )
        canvas.polygon(ellipse(rx, ry, 0, y), "#E3A432")
        canvas.polygon(ellipse(rx - 5, ry - 4, 0, y), "#B9791A")
        canvas.polygon(ellipse(rx - 7, ry - 5.6, 0, y), "#F7C95A")
        canvas.polygon(ellipse(rx * 0.55, ry * 0.5, 0, y), "#E3A432")
    top = 8 - 13.0 * (count - 1)
    arc = [(x, y) for x, y in ellipse(rx - 3, ry - 2.4, 0, top, 60) if x < 4 and y < top]
    canvas.line(sorted(arc), 1.8, "#FFEAB0")
    return canvas.finished(shadow=(6, 6, 3, 0.5))


def base_tent(*args: Arg) -> Painted:
    """The striped tent of the base camp with its pennant, anchored at the hex centre."""
    del args
    canvas = Canvas(-80, -110, 80, 50)
    low, eave, top = 22.0, -26.0, -66.0
    wall = ((-52.0, low), (-43.0, eave), (43.0, eave), (52.0, low))
    roof = ((-50.0, eave + 5), (0.0, top), (50.0, eave + 5))
    canvas.line(((0, top), (0, top - 20)), 4.6, INK)
    canvas.line(((0, top), (0, top - 20)), 2, "#8A5A17")
    pennant = ((1.0, top - 21), (19.0, top - 15), (1.0, top - 8))
    canvas.contour(pennant, 4.6, INK)
    canvas.contour(wall, 6, INK)
    canvas.contour(roof, 6, INK)
    canvas.polygon(pennant, "#FFC93C")
    canvas.polygon(wall, "#FBF0D2")
    for k in (0, 2, 4):
        canvas.polygon(
            (
                _lerp(wall[0], wall[3], k / 5),
                _lerp(wall[1], wall[2], k / 5),
                _lerp(wall[1], wall[2], (k + 1) / 5),
                _lerp(wall[0], wall[3], (k + 1) / 5),
            ),
            "#D98E3C",
        )
    canvas.polygon(((20, low), (20, eave), (43, eave), (52, low)), "#6E4A20", 0.28)
    canvas.polygon(((-11, low), (-7, eave + 12), (7, eave + 12), (11, low)), "#1B120A")
    canvas.polygon(((-11, low), (-7, eave + 12), (-2, eave + 12), (-20, low)), "#FFF6DF")
    canvas.polygon(roof, "#C9803A")
    canvas.polygon(((-50, eave + 5), (0, top), (-12, eave + 5)), "#E5A85E")
    canvas.polygon(((18, eave + 5), (0, top), (50, eave + 5)), "#8E5424")
    for k in range(8):
        x = -50 + 12.5 * k
        canvas.polygon(
            ((x, eave + 4), (x + 12.5, eave + 4), (x + 6.25, eave + 11)), "#FBF0D2" if k % 2 else "#B9691F"
        )
    return canvas.finished(shadow=(7, 6, 3, 0.5))


def _lerp(a: tuple[float, float], b: tuple[float, float], part: float) -> tuple[float, float]:
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
