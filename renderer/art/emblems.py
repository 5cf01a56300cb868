"""Players' seals and the leader's crown."""

from renderer.paint.canvas import Canvas, Painted
from renderer.paint.colour import mix
from renderer.paint.outline import Points, ellipse, emblem, grown
from renderer.palette import GOLD_DARK, GOLD_TEXT, INK, LIVERIES, WHITE
from renderer.scene import Arg


def body(canvas: Canvas, livery: int, radius: float, rim: float = 3.0, edge: float = 2.6) -> None:
    """Draw a player's shape around the anchor: fill with a sheen, rim, dark edge."""
    look = LIVERIES[livery]
    shape = emblem(look.shape, radius)
    if look.shape == "circle":
        rings: list[Points] = [ellipse(radius + rim + edge, radius + rim + edge), ellipse(radius + rim, radius + rim)]
    else:
        rings = [grown(shape, rim + edge), grown(shape, rim)]
    canvas.polygon(rings[0], INK)
    canvas.polygon(rings[1], look.rim)
    canvas.sloped(shape, mix(look.fill, WHITE, 0.12), mix(look.fill, look.shade, 0.18))


def seal(*args: Arg) -> Painted:
    """A player's shape for a letter: livery, radius, and whether it has an inner line (large seals)."""
    livery, radius, lined = int(args[0] or 0), float(args[1] or 0), bool(args[2])
    reach = round(radius * 1.5) + 12
    canvas = Canvas(-reach, -reach, reach, reach)
    body(canvas, livery, radius, 2.4 if radius < 24 else 3.0)
    if lined:
        look = LIVERIES[livery]
        inner = emblem(look.shape, radius * 0.84)
        canvas.contour(inner, 1.8, mix(look.fill, look.shade, 0.4))
    return canvas.finished(shadow=(2, 3, 2, 0.55))


def crown_shape(width: float) -> Points:
    """A crown standing on (0, 0), without its pearls."""
    w, h = width / 2, width * 0.56
    return (
        (-w * 0.72, 0),
        (-w, -h * 0.86),
        (-w * 0.46, -h * 0.42),
        (0, -h),
        (w * 0.46, -h * 0.42),
        (w, -h * 0.86),
        (w * 0.72, 0),
    )


def draw_crown(canvas: Canvas, width: float, dx: float = 0.0, dy: float = 0.0) -> None:
    """Draw a crown that stands on (dx, dy)."""
    shape = tuple((x + dx, y + dy) for x, y in crown_shape(width))
    pearls = [
        (dx + x, dy + y) for x, y in ((-width / 2, -width * 0.5), (0, -width * 0.58), (width / 2, -width * 0.5))
    ]
    ball = width * 0.075
    canvas.contour(shape, 5.2, INK)
    for x, y in pearls:
        canvas.polygon(ellipse(ball + 2.4, ball + 2.4, x, y, 24), INK)
    canvas.polygon(shape, GOLD_TEXT)
    foot = width * 0.36
    canvas.polygon(
        ((dx - foot, dy - width * 0.13), (dx + foot, dy - width * 0.13), (dx + foot, dy), (dx - foot, dy)), GOLD_DARK
    )
    canvas.line(((dx - foot, dy - width * 0.13), (dx + foot, dy - width * 0.13)), 1.6, "#FFE79A")
    for x, y in pearls:
        canvas.polygon(ellipse(ball, ball, x, y, 24), "#FFE79A")


def crown(*args: Arg) -> Painted:
    """A crown `width` pixels wide, standing on its anchor."""
    width = float(args[0] or 0)
    reach = round(width * 0.7) + 8
    canvas = Canvas(-reach, -reach, reach, 10)
    draw_crown(canvas, width)
    return canvas.finished(shadow=(1, 2, 1, 0.5))
