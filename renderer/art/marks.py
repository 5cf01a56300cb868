"""Marks of attention: outlines, brackets, pointers, prices; and small signs of the header."""

from math import cos, pi, sin

from renderer.paint.canvas import Canvas, Painted
from renderer.paint.outline import ellipse, grown, hexagon
from renderer.palette import GOLD, GOLD_DARK, INK, WHITE
from renderer.scene import Arg


def _outline(radius: float, fill: str, veil: float) -> Painted:
    reach = round(radius) + 12
    canvas = Canvas(-reach, -reach, reach, reach, 3)
    shape = hexagon(radius - 3)
    if veil:
        canvas.polygon(shape, fill, veil)
    canvas.ring(shape, 16, INK)
    canvas.ring(shape, 11, fill)
    return canvas.finished()


def outline_gold(*args: Arg) -> Painted:
    """The outline of a hex that may be chosen; argument: the hex radius."""
    return _outline(float(args[0] or 0), GOLD, 0.18)


def outline_white(*args: Arg) -> Painted:
    """The outline of the hex that an action starts from; argument: the hex radius."""
    return _outline(float(args[0] or 0), WHITE, 0.0)


def bracket(*args: Arg) -> Painted:
    """Gold brackets at the six corners of a hex; argument: the hex radius."""
    radius = float(args[0] or 0)
    reach = round(radius) + 14
    canvas = Canvas(-reach, -reach, reach, reach, 3)
    corners = hexagon(radius - 1)
    for width, fill in ((17.0, INK), (10.0, GOLD)):
        for k in range(6):
            x, y = corners[k]
            before, after = (
                (x + (nx - x) * 0.21, y + (ny - y) * 0.21) for nx, ny in (corners[k - 1], corners[(k + 1) % 6])
            )
            canvas.line((before, (x, y), after), width, fill)
    return canvas.finished()


def pip(*args: Arg) -> Painted:
    """One action point of the header, 28 x 34 pixels; argument: whether it is left."""
    canvas = Canvas(-20, -22, 20, 22)
    shape = ((0.0, -17.0), (14.0, 0.0), (0.0, 17.0), (-14.0, 0.0))
    if args[0]:
        canvas.polygon(grown(shape, 1.5), INK)
        canvas.polygon(shape, GOLD_DARK)
        canvas.polygon(grown(shape, -2.4), "#FFC93C")
        canvas.polygon(((0.0, -13.0), (0.0, 2.0), (-9.5, 0.0)), "#FFE48A")
    else:
        canvas.polygon(shape, "#5E6C60")
        canvas.polygon(grown(shape, -2.4), "#101A14")
    return canvas.finished()


def pointer(*args: Arg) -> Painted:
    """The mark on a route: a gold disc of 21 pixels with a nose towards the angle (degrees, clockwise from east)."""
    angle = float(args[0] or 0) * pi / 180
    canvas = Canvas(-52, -52, 52, 52)
    nose = (42 * cos(angle), 42 * sin(angle))
    wings = [(20 * cos(angle + turn), 20 * sin(angle + turn)) for turn in (1.25, -1.25)]
    drop = (nose, wings[0], wings[1])
    canvas.contour(drop, 8, INK)
    canvas.polygon(ellipse(25, 25), INK)
    canvas.polygon(drop, GOLD)
    canvas.polygon(ellipse(21, 21), GOLD)
    return canvas.finished(shadow=(2, 3, 2, 0.5))


def price(*args: Arg) -> Painted:
    """The disc of a legal target's price; argument: its radius without the edge."""
    radius = float(args[0] or 0)
    reach = round(radius) + 12
    canvas = Canvas(-reach, -reach, reach, reach)
    canvas.polygon(ellipse(radius + 4, radius + 4), INK)
    canvas.polygon(ellipse(radius, radius), GOLD)
    return canvas.finished(shadow=(2, 3, 2, 0.5))


def tie_seal(*args: Arg) -> Painted:
    """The grey disc with an equals sign: nobody controls the temple because the strongest are equal."""
    del args
    canvas = Canvas(-32, -32, 32, 32)
    canvas.polygon(ellipse(23, 23), INK)
    canvas.polygon(ellipse(20, 20), "#C9C7BB")
    for y in (-5.5, 5.5):
        canvas.line(((-9, y), (9, y)), 5, "#2A2A24")
    return canvas.finished(shadow=(2, 3, 2, 0.5))
