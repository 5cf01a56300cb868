"""What players own on the board: pawns, tents, guard banners, and the colour of a temple they control."""

from PIL import ImageDraw

from renderer.art.emblems import body, draw_crown
from renderer.paint.canvas import Canvas, Painted
from renderer.paint.colour import mix
from renderer.paint.outline import Points, box, ellipse, emblem, grown, hexagon, moved
from renderer.palette import GOLD, GOLD_DARK, GOLD_TEXT, INK, LIVERIES, WHITE
from renderer.scene import Arg

R = 125.0
BODY = {"circle": 26.0, "triangle": 28.0, "square": 25.0, "diamond": 26.0}


def pawn(*args: Arg) -> Painted:
    """A group of figures, anchored at the middle of its body; arguments: livery, crown or not, halo or not."""
    livery, leader, halo = int(args[0] or 0), bool(args[1]), bool(args[2])
    look = LIVERIES[livery]
    canvas = Canvas(-58, -80, 58, 56)
    head = 11.0
    canvas.polygon(ellipse(head + 5.6, head + 5.6, 0, -33), INK)
    canvas.polygon(ellipse(head + 3, head + 3, 0, -33), look.rim)
    canvas.polygon(ellipse(head, head, 0, -33), look.fill)
    canvas.polygon(ellipse(head * 0.55, head * 0.5, -3, -36), mix(look.fill, WHITE, 0.4))
    if leader:
        draw_crown(canvas, 42, 0, -27)
    body(canvas, livery, BODY[look.shape])
    if halo:
        dark, bright = canvas.swollen(10), canvas.swollen(6.6)
        canvas.under(bright, GOLD)
        canvas.under(dark, INK)
    return canvas.finished(shadow=(3, 5, 2.5, 0.5))


def tent(*args: Arg) -> Painted:
    """A ridge tent with a plate for the letter, anchored at the hex centre; arguments: livery, halo or not."""
    livery, halo = int(args[0] or 0), bool(args[1])
    look = LIVERIES[livery]
    canvas = Canvas(-90, -90, 90, 40)
    low, top = 9.0, -54.0
    front: Points = ((-60.0, low), (-14.0, top), (26.0, low))
    roof: Points = ((-14.0, top), (16.0, top), (60.0, low), (26.0, low))
    for x, y in ((-14, top), (16, top)):
        canvas.line(((x, y + 4), (x, y - 10)), 4, INK)
    whole: Points = ((-60.0, low), (-14.0, top), (16.0, top), (60.0, low))
    canvas.polygon(grown(whole, 5.6), INK)
    canvas.polygon(grown(whole, 3), look.rim)
    canvas.sloped(front, mix(look.fill, WHITE, 0.12), look.fill)
    canvas.sloped(roof, mix(look.shade, look.fill, 0.35), look.shade)
    for part in (0.3, 0.6):
        x0, x1 = -14 + 30 * part, 26 + 34 * part
        canvas.line(((x0, top), (x1, low)), 1.6, mix(look.shade, INK, 0.45))
    canvas.polygon(((-36.0, low), (-16.0, top + 24), (2.0, low)), mix(look.shade, "#0C0806", 0.75))
    canvas.polygon(((-36.0, low), (-16.0, top + 24), (-22.0, low)), mix(look.fill, look.shade, 0.5))
    canvas.line(((-14, top), (26, low)), 2.2, mix(look.shade, INK, 0.5))
    if halo:
        dark, bright = canvas.swollen(10), canvas.swollen(6.6)
        canvas.under(bright, GOLD)
        canvas.under(dark, INK)
    return canvas.finished(shadow=(6, 6, 3, 0.5))


def banner(*args: Arg) -> Painted:
    """A guard's swallow-tailed banner, 46 x 55, its pole on the anchor; arguments: livery, pole length, halo."""
    livery, pole, halo = int(args[0] or 0), float(args[1] or 0), bool(args[2])
    look = LIVERIES[livery]
    canvas = Canvas(-24, -round(pole) - 28, 72, 20)
    top = -pole
    canvas.line(((0, 0), (0, top)), 7.6, INK)
    cloth: Points = (
        (3.0, top + 3),
        (20.0, top + 7),
        (46.0, top + 2),
        (43.0, top + 29),
        (48.0, top + 57),
        (25.0, top + 48),
        (3.0, top + 56),
    )
    canvas.contour(cloth, 10.4, INK)
    canvas.contour(cloth, 5.4, look.rim)
    canvas.sloped(cloth, mix(look.fill, WHITE, 0.1), mix(look.fill, look.shade, 0.3))
    canvas.polygon(((20.0, top + 7), (26.0, top + 6), (25.0, top + 48), (19.0, top + 50)), look.shade, 0.25)
    canvas.polygon(moved(emblem(look.shape, 11), 24, top + 27), look.ink)
    canvas.line(((0, 0), (0, top)), 3.6, GOLD_DARK)
    canvas.line(((-0.8, 0), (-0.8, top)), 1.4, GOLD_TEXT)
    canvas.polygon(ellipse(6.6, 6.6, 0, top - 1), INK)
    canvas.polygon(ellipse(4.2, 4.2, 0, top - 1), GOLD_TEXT)
    if halo:
        dark, bright = canvas.swollen(9), canvas.swollen(6)
        canvas.under(bright, GOLD)
        canvas.under(dark, INK)
    return canvas.finished(shadow=(4, 4, 2, 0.5))


def control(*args: Arg) -> Painted:
    """Tint and rim of a temple that a seat controls; arguments: livery, pixels further inside (legal mode)."""
    look, inwards = LIVERIES[int(args[0] or 0)], float(args[1] or 0)
    canvas = Canvas(-130, -114, 130, 114, 3)
    canvas.polygon(hexagon(R - 2.5), look.fill, 0.23)
    shape = hexagon(R - 10 - inwards)
    canvas.ring(shape, 15, INK)
    canvas.ring(shape, 10, look.fill)
    canvas.ring(hexagon(R - 17.5 - inwards), 2.6, "#FFF6DF" if look.name != "ivory" else "#FFFDF4")
    return canvas.finished()


def tied(*args: Arg) -> Painted:
    """The dashed grey rim of a temple whose strongest are equal; argument: how many pixels further inside."""
    inwards = float(args[0] or 0)
    canvas = Canvas(-130, -114, 130, 114, 3)
    shape = hexagon(R - 10 - inwards)
    dashes = canvas.mask()
    draw = ImageDraw.Draw(dashes)
    for width, fill in ((14, INK), (9, "#C9C7BB")):
        for k in range(6):
            (x0, y0), (x1, y1) = shape[k], shape[(k + 1) % 6]
            for j in range(4):
                part, span = (j + 0.32) / 4, 0.5 / 4
                ends = (
                    (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part),
                    (x0 + (x1 - x0) * (part + span), y0 + (y1 - y0) * (part + span)),
                )
                draw.line(canvas.put(ends), fill=255, width=width * 3)
        canvas.wash(dashes, fill)
        draw.rectangle((0, 0, *dashes.size), fill=0)
    return canvas.finished()


def plate(*args: Arg) -> Painted:
    """The small plate with a player's shape on a tent; arguments: livery, radius."""
    livery, radius = int(args[0] or 0), float(args[1] or 0)
    reach = round(radius * 1.5) + 8
    canvas = Canvas(-reach, -reach, reach, reach)
    body(canvas, livery, radius, 2.2, 2.0)
    return canvas.finished()


def panel_box(*args: Arg) -> Painted:
    """A frame for a pair (cream) or a triplet (gold on brown) of treasures; arguments: side length, three or not."""
    side, three = float(args[0] or 0), bool(args[1])
    half = side / 2
    canvas = Canvas(-round(half) - 4, -round(half) - 4, round(half) + 4, round(half) + 4)
    shape = box(-half + 3, -half + 3, half - 3, half - 3)
    tone = GOLD_TEXT if three else "#FFF6DF"
    canvas.contour(shape, 9, tone)
    canvas.contour(shape, 4, "#5A3F12" if three else "#1C2922")
    canvas.polygon(shape, "#5A3F12" if three else "#1C2922")
    return canvas.finished()
