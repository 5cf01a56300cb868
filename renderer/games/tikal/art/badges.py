"""Signs of the header and of the summary: the stack of tiles, the volcano, a small pyramid, coins."""

from renderer.games.tikal.art.buildings import STONE
from renderer.paint.canvas import Canvas, Painted
from renderer.paint.colour import mix
from renderer.paint.outline import box, ellipse, hexagon, moved
from renderer.palette import INK
from renderer.scene import Arg


def stack(*args: Arg) -> Painted:
    """The stack of tiles seen from its back; argument: whether any tile is left."""
    canvas = Canvas(-50, -44, 50, 46)
    fill = "#2C6A38" if args[0] else "#2A332D"
    for k in (2, 1, 0):
        shape = moved(hexagon(38), -4.5 * k, 4.5 * k)
        canvas.polygon(moved(hexagon(40.4), -4.5 * k, 4.5 * k), INK)
        canvas.polygon(shape, "#9CC6A4" if k == 0 else "#5E7A64")
        canvas.polygon(moved(hexagon(35), -4.5 * k, 4.5 * k), mix(fill, INK, 0.22 * k))
    return canvas.finished()


def mount(*args: Arg) -> Painted:
    """The volcano of the header; argument: whether a scoring round is on."""
    canvas = Canvas(-48, -40, 48, 36)
    cone = ((-37.0, 28.0), (-17.0, -20.0), (17.0, -20.0), (37.0, 28.0))
    canvas.contour(cone, 7, INK)
    canvas.contour(cone, 3, "#A89A72")
    canvas.sloped(cone, "#6B4A48", "#4A3532")
    flow = (
        (-15.0, -21.0),
        (-17.0, -25),
        (-8, -31),
        (8, -31),
        (17, -25),
        (14.0, -18),
        (8, -14),
        (4, 16),
        (-3, 18),
        (-6, -10),
    )
    canvas.polygon(flow, "#FF5A1A")
    if args[0]:
        canvas.polygon(ellipse(9, 5, 0, -25, 24), "#FFC94A")
    return canvas.finished()


def monument(*args: Arg) -> Painted:
    """A pyramid with its stairs, standing on its anchor; arguments: width at the bottom, height, tiers."""
    wide, tall, tiers = float(args[0] or 0), float(args[1] or 0), int(args[2] or 1)
    reach = round(wide / 2) + 14
    canvas = Canvas(-reach, -round(tall) - 10, reach + 6, 14, 3)
    light, face, shade, joint = STONE
    step = tall / tiers
    for k in range(tiers):
        half = wide / 2 - (wide / 2) * 0.56 * k / max(1, tiers - 1)
        low, top = -step * k, -step * (k + 1)
        canvas.polygon(box(-half - 3, top - 2, half + 3, low + 2), INK)
    for k in range(tiers):
        half = wide / 2 - (wide / 2) * 0.56 * k / max(1, tiers - 1)
        low, top = -step * k, -step * (k + 1)
        canvas.polygon(box(-half, top, half, low), face)
        canvas.polygon(box(-half, top, -half * 0.45, low), light, 0.4)
        canvas.polygon(box(half * 0.45, top, half, low), shade, 0.65)
        if wide > 80:
            for j in range(1, 9):
                x = -half + 2 * half * (j + (k % 2) * 0.4) / 9
                canvas.line(((x, top + 2), (x, low)), 1.2, joint, 0.7)
            canvas.line(((-half, top + 2), (half, top + 2)), 3, light)
        canvas.line(((-half, low - 0.6), (half, low - 0.6)), 1.4, joint)
    stair = wide * 0.16
    canvas.polygon(((-stair, 0), (stair, 0), (stair * 0.72, -tall), (-stair * 0.72, -tall)), "#8F6E42")
    for k in range(round(tall / 4)):
        canvas.line(((-stair * 0.75, -4 * k), (stair * 0.75, -4 * k)), 1.3, "#C4A06A")
    return canvas.finished(shadow=(4, 3, 2, 0.5))


def coins(*args: Arg) -> Painted:
    """Two wafers, the sign of points from treasures."""
    del args
    canvas = Canvas(-40, -30, 40, 34)
    for y in (9, 0):
        canvas.polygon(ellipse(30, 18, 0, y + 5), INK)
        canvas.polygon(ellipse(30, 18, 0, y), INK)
        canvas.polygon(ellipse(27, 15, 0, y + 4), "#8A5A17")
        canvas.polygon(ellipse(27, 15, 0, y), "#E3A432")
        canvas.polygon(ellipse(21, 11, 0, y), "#F7C95A")
    return canvas.finished(shadow=(3, 3, 2, 0.5))


def round_mark(*args: Arg) -> Painted:
    """The dark disc with a lava rim under the number of a scoring round; argument: radius."""
    radius = float(args[0] or 0)
    reach = round(radius) + 8
    canvas = Canvas(-reach, -reach, reach, reach)
    canvas.polygon(ellipse(radius + 2.5, radius + 2.5), INK)
    canvas.polygon(ellipse(radius, radius), "#7A5A4A")
    canvas.polygon(ellipse(radius - 2.2, radius - 2.2), "#2A1A18")
    return canvas.finished()
