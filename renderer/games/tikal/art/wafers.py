"""The eight kinds of treasure, each a silhouette with a colour of its own, 58 pixels across."""

from collections.abc import Callable
from math import cos, pi, sin

from renderer.paint.canvas import Canvas, Painted
from renderer.paint.outline import Points, box, ellipse, moved
from renderer.palette import INK
from renderer.scene import Arg


def treasure(*args: Arg) -> Painted:
    """A treasure of that kind, anchored at its middle."""
    canvas = Canvas(-34, -34, 34, 34, 5)
    ICONS.get(str(args[0]), _unknown)(canvas)
    return canvas.finished(shadow=(2, 2.5, 1.5, 0.55))


def _solid(canvas: Canvas, shape: Points, fill: str, top: str = "") -> None:
    canvas.contour(shape, 4.4, INK)
    canvas.sloped(shape, top or fill, fill)


def _statue(canvas: Canvas) -> None:
    robe: Points = (
        (-13.0, 25.0),
        (-10, 2),
        (-17, 8),
        (-18, 1),
        (-7, -6),
        (7, -6),
        (18, 1),
        (17, 8),
        (10, 2),
        (13, 25),
    )
    _solid(canvas, robe, "#C98A1E", "#F2B63A")
    _solid(canvas, ellipse(11, 11, 0, -14), "#E3A432", "#FFD65A")
    _solid(canvas, ((-8.0, -21.0), (-10, -27), (-4, -25), (0, -30), (4, -25), (10, -27), (8, -21)), "#FFF0C0")
    for x in (-4, 4):
        canvas.polygon(ellipse(1.9, 1.9, x, -15, 12), INK)
    canvas.line(((-4, -9), (4, -9)), 2, INK)
    canvas.line(((-6, 8), (6, 8)), 2, "#7A4E10")
    canvas.line(((-8, 16), (8, 16)), 2, "#7A4E10")


def _plate(canvas: Canvas) -> None:
    _solid(canvas, ellipse(25, 25), "#EBDDBD", "#FFF6DF")
    for r, tone in ((19.5, "#C0391B"), (16.5, "#FFF6DF"), (9.5, "#C0391B"), (6.5, "#FFF6DF"), (3.2, "#C0391B")):
        canvas.polygon(ellipse(r, r), tone)
    for k in range(8):
        a = k * pi / 4
        canvas.polygon(ellipse(2, 2, 13 * cos(a), 13 * sin(a), 12), "#C0391B")


def _urn(canvas: Canvas) -> None:
    for side in (-1, 1):
        canvas.line(((side * 9, -14), (side * 20, -10), (side * 18, 0), (side * 12, 3)), 7.6, INK)
        canvas.line(((side * 9, -14), (side * 20, -10), (side * 18, 0), (side * 12, 3)), 3.4, "#C4511F")
    pot: Points = (
        (-12.0, -26.0),
        (12, -26),
        (8, -15),
        (17, -2),
        (14, 12),
        (7, 25),
        (-7, 25),
        (-14, 12),
        (-17, -2),
        (-8, -15),
    )
    _solid(canvas, pot, "#B3441A", "#E8743A")
    canvas.line(((-14, 1), (-9, -4), (-4, 2), (1, -4), (6, 2), (11, -4), (15, 0)), 2.8, "#FFE0B0")
    canvas.line(((-9, -16), (9, -16)), 2.4, "#7E2C0E")


def _mask(canvas: Canvas) -> None:
    face: Points = (
        (-20.0, -24.0),
        (-10, -27),
        (10, -27),
        (20, -24),
        (22, -8),
        (18, 10),
        (9, 24),
        (0, 27),
        (-9, 24),
        (-18, 10),
        (-22, -8),
    )
    _solid(canvas, face, "#1E7E58", "#46BE8C")
    for x in (-9, 9):
        canvas.polygon(ellipse(6.4, 4.2, x, -7, 20), "#FFF6DF")
        canvas.polygon(ellipse(2.6, 3.0, x, -7, 14), INK)
        canvas.line(((x - 7, -14), (x + 7, -14)), 2.6, "#0E4A32")
    canvas.polygon(((-3.0, -6.0), (3, -6), (5, 6), (-5, 6)), "#0E5A3C")
    canvas.polygon(ellipse(8, 4, 0, 14, 20), "#0A3022")
    canvas.line(((-6, 13.4), (6, 13.4)), 2, "#FFF6DF")
    canvas.line(((-14, -22), (14, -22)), 2.2, "#A8E8C8")


def _necklace(canvas: Canvas) -> None:
    beads = [(23 * cos(pi * (1 - k / 8)), -13 + 31 * sin(pi * (1 - k / 8))) for k in range(9)]
    canvas.line(beads, 3.4, INK)
    for k, (x, y) in enumerate(beads):
        canvas.polygon(ellipse(7.0, 7.0, x, y, 24), INK)
        canvas.polygon(ellipse(5.0, 5.0, x, y, 24), "#33B8C4" if k % 2 else "#FFF6DF")
    drop: Points = ((0.0, 12.0), (7, 20), (0, 29), (-7, 20))
    _solid(canvas, drop, "#B02A12", "#E0482A")


def _head(canvas: Canvas) -> None:
    block: Points = ((-17.0, -25.0), (17, -25), (19, -12), (17, 24), (-17, 24), (-19, -12))
    _solid(canvas, block, "#7C7E7A", "#B8BAB4")
    canvas.polygon(box(-18, -25, 18, -16), "#5E605C")
    canvas.line(((-17, -16), (17, -16)), 2.2, "#DADCD4")
    for x in (-8, 8):
        canvas.polygon(box(x - 5.5, -9, x + 5.5, -3), "#26282A")
    canvas.polygon(((-3.0, -8.0), (3, -8), (5, 7), (-5, 7)), "#9A9C96")
    canvas.line(((-5, 7), (5, 7)), 2, "#3C3E3C")
    canvas.polygon(box(-9, 12, 9, 17), "#3C3E3C")


def _blade(canvas: Canvas) -> None:
    grip: Points = ((-23.0, 19.0), (-19, 23), (-6, 10), (-10, 6))
    _solid(canvas, grip, "#C98A1E", "#FFD65A")
    blade: Points = ((-11.0, 3.0), (-3, 11), (12, 0), (26, -26), (2, -10))
    canvas.contour(blade, 7.4, INK)
    canvas.contour(blade, 2.8, "#9FC0D6")
    canvas.polygon(blade, "#34424F")
    canvas.polygon(((-11.0, 3.0), (-7, 7), (26, -26), (2, -10)), "#6E8CA2")
    guard: Points = ((-14.0, 2.0), (-11, -1), (1, 11), (-2, 14))
    _solid(canvas, guard, "#FFC93C")


def _flute(canvas: Canvas) -> None:
    c, s = cos(-0.72), sin(-0.72)

    def turned(points: Points) -> Points:
        return tuple((x * c - y * s, x * s + y * c) for x, y in points)

    _solid(canvas, turned(((-29.0, -6.0), (-24, -8), (27, -6), (27, 6), (-24, 8), (-29, 6))), "#8E4A2A", "#C97B4E")
    canvas.line(turned(((-22.0, -4.0), (25, -3.4))), 2.2, "#E8A878")
    for x in (-12, -2, 8, 18):
        canvas.polygon(moved(ellipse(2.9, 2.9, 0, 0, 16), x * c - 0.5 * s, x * s + 0.5 * c), INK)


def _unknown(canvas: Canvas) -> None:
    """A plain wafer, for a kind that another data file names."""
    _solid(canvas, ellipse(24, 24), "#E3A432", "#F7C95A")
    canvas.polygon(ellipse(12, 12), "#B9791A")


ICONS: dict[str, Callable[[Canvas], None]] = {
    "gold statue": _statue,
    "plate": _plate,
    "urn": _urn,
    "jade mask": _mask,
    "necklace": _necklace,
    "stone figure": _head,
    "obsidian blade": _blade,
    "clay flute": _flute,
}
