"""What makes the six grounds of the tiles look like themselves; each painter adds to a canvas of bare ground."""

from math import cos, pi, sin
from random import Random

from PIL import ImageDraw, ImageFilter

from renderer.paint.canvas import Canvas
from renderer.paint.colour import mix, rgb
from renderer.paint.leaves import rosette
from renderer.paint.noise import seeded
from renderer.paint.outline import ellipse, hexagon, moved

R = 125.0
LEAVES = (("#1E5B30", "#5BA546"), ("#17492B", "#3E8B41"), ("#2A6B2E", "#8CC152"), ("#1B5A3C", "#49A56B"))
FLOWERS = ("#FF7BA8", "#FFD84A", "#FF8A3D")
MIDDLE = -0.11 * R


def _rim_point(rng: Random, depth: float) -> tuple[float, float]:
    """A point near the side of the tile, `depth` pixels inside it."""
    side, along = rng.randrange(6), rng.uniform(0, 1)
    shape = hexagon(R - depth)
    (x0, y0), (x1, y1) = shape[side], shape[(side + 1) % 6]
    return (x0 + (x1 - x0) * along, y0 + (y1 - y0) * along)


def _fringe(canvas: Canvas, rng: Random, count: int, least: float, most: float, deep: float) -> None:
    """Leaves along the sides, the darkest outside and below."""
    draw = canvas.pen
    g = canvas.grain
    spots = sorted((rng.uniform(-6, deep) for _ in range(count)), reverse=True)
    for depth in spots:
        x, y = _rim_point(rng, depth)
        dark, light = rng.choice(LEAVES)
        fade = 0.35 * max(0.0, 1 - max(depth, 0) / max(deep, 1))
        ((px, py),) = canvas.put([(x, y)])
        rosette(
            draw,
            px,
            py,
            rng.uniform(least, most) * g,
            rng,
            mix(dark, "#0B2416", fade),
            mix(light, "#123A20", fade),
            False,
        )


def jungle(canvas: Canvas, seed: str) -> None:
    """Grass in the middle, a deep rim of leaves with a few flowers."""
    rng = seeded(seed)
    draw = canvas.pen
    for _ in range(70):
        angle, away = rng.uniform(0, 2 * pi), R * 0.8 * rng.random() ** 0.6
        x, y = away * cos(angle), away * sin(angle) * 0.9
        tone = rng.choice(("#A8D062", "#7FB24A", "#6FA948"))
        for lean in (-2.4, 0.4, 3):
            canvas.line(((x, y), (x + lean, y - rng.uniform(4, 7))), 1.4, tone)
    soft = canvas.mask()
    ring = ImageDraw.Draw(soft)
    ring.polygon(canvas.put(hexagon(R + 10)), fill=255)
    wobble = [
        ((R * 0.86 + rng.uniform(-8, 8)) * cos(a * pi / 18), (R * 0.78 + rng.uniform(-8, 8)) * sin(a * pi / 18))
        for a in range(36)
    ]
    ring.polygon(canvas.put(wobble), fill=0)
    canvas.wash(soft.filter(ImageFilter.GaussianBlur(4 * canvas.grain)), "#1C4F26", 0.55)
    _thicket(canvas, rng)
    for _ in range(8):
        x, y = _rim_point(rng, rng.uniform(4, 20))
        tone = rng.choice(FLOWERS)
        ((px, py),) = canvas.put([(x, y)])
        r = rng.uniform(3.0, 5.0) * canvas.grain
        draw.ellipse((px - r, py - r, px + r, py + r), fill=rgb(mix(tone, "#5A1E1E", 0.35)))
        draw.ellipse((px - r, py - r, px + r * 0.5, py + r * 0.5), fill=rgb(tone))


def _thicket(canvas: Canvas, rng: Random) -> None:
    """Clumps of leaves around the rim, thick at some corners and thin elsewhere."""
    g = canvas.grain
    thick = [rng.uniform(0.25, 1.0) for _ in range(12)]
    spots = []
    for k in range(104):
        angle = 2 * pi * (k + rng.uniform(-0.5, 0.5)) / 104
        deep = thick[int(angle / (2 * pi) * 12) % 12]
        # The distance from the centre to the hexagon's side in that direction.
        turn = (angle % (pi / 3)) - pi / 6
        side = R * 0.866 / cos(turn)
        inside = rng.uniform(-4, 6 + 20 * deep)
        spots.append((inside, angle, side))
    for inside, angle, side in sorted(spots, reverse=True):
        x, y = (side - inside) * cos(angle), (side - inside) * sin(angle)
        dark, light = rng.choice(LEAVES)
        fade = 0.42 * max(0.0, 1 - max(inside, 0) / 16)
        ((px, py),) = canvas.put([(x, y)])
        radius = rng.uniform(10, 17) * g
        tones = mix(dark, "#0B2416", fade), mix(light, "#123A20", fade)
        rosette(canvas.pen, px, py, radius, rng, *tones, shadow=inside > 8)


def temple(canvas: Canvas, seed: str) -> None:
    """A court of six-sided flagstones, worn unevenly, with dark joints and lit edges and grass in its corners."""
    rng = seeded(seed)
    size = R * 0.335
    for column in range(-3, 4):
        for row in range(-3, 4):
            x = column * size * 1.5
            y = (row + (column % 2) / 2) * size * 1.732
            if abs(x) > R + size or abs(y) > R + size:
                continue
            stone = moved(hexagon(size * 0.985), x + rng.uniform(-1.5, 1.5), y + rng.uniform(-1.5, 1.5))
            tone, depth = rng.choice((("#D9D2AE", 0.16), ("#D9D2AE", 0.06), ("#3B3A2A", 0.05), ("#3B3A2A", 0.14)))
            canvas.polygon(stone, tone, depth)
            canvas.contour(stone, 2.2, "#3B3A2A", 0.42)
            canvas.line([(px + 1.6, py + 1.8) for px, py in stone[3:6]], 1.3, "#D9D2AE", 0.3)
            if rng.random() < 0.4:
                way = rng.uniform(0, 2 * pi)
                crack = [(x, y)]
                for _ in range(3):
                    way += rng.uniform(-0.7, 0.7)
                    crack.append((crack[-1][0] + 9 * cos(way), crack[-1][1] + 9 * sin(way)))
                canvas.line(crack, 1.3, "#3B3A2A", 0.4)
    _fringe(canvas, rng, 20, 5, 10, 3)


def _pebbles(canvas: Canvas, rng: Random, count: int, least: float) -> None:
    for _ in range(count):
        angle, away = rng.uniform(0, 2 * pi), rng.uniform(least, R * 0.8)
        x, y, r = away * cos(angle), away * sin(angle) * 0.9, rng.uniform(4, 8.5)
        canvas.polygon(ellipse(r + 1.6, r * 0.72 + 1.6, x + 1.5, y + 2, 20), "#2B180B", 0.5)
        canvas.polygon(ellipse(r, r * 0.72, x, y, 20), "#B88450")
        canvas.polygon(ellipse(r * 0.7, r * 0.4, x - 1, y - 1.2, 20), "#D3A26A")


def dig(canvas: Canvas, seed: str) -> None:
    """A stepped pit seen from above."""
    rng = seeded(seed)
    for rx, tone in (
        (88, "#5B371D"),
        (80, "#8A5730"),
        (66, "#4A2B15"),
        (60, "#74471F"),
        (46, "#3B210F"),
        (40, "#633C1E"),
        (27, "#2B180B"),
    ):
        shape = ellipse(rx, rx * 0.72, 0, MIDDLE + 6)
        canvas.polygon(shape, tone, 0.5 if rx > 60 else 0.72)
    for rx in (84, 63, 43):
        lit = tuple((x, y) for x, y in ellipse(rx, rx * 0.72, 0, MIDDLE + 7) if y > MIDDLE + 14)
        canvas.line(sorted(lit), 1.6, "#D6A066", 0.3)
    for _ in range(34):
        angle, away = rng.uniform(0, 2 * pi), R * rng.uniform(0.3, 0.95)
        x, y = away * cos(angle), away * sin(angle) * 0.9
        canvas.line(((x, y), (x + rng.uniform(6, 16), y + rng.uniform(-3, 3))), 1.3, "#4A2B15", 0.4)
    _pebbles(canvas, rng, 10, 70)
    _fringe(canvas, rng, 10, 5, 9, 2)


def dug(canvas: Canvas, seed: str) -> None:
    """A pit that was dug out and has grown over."""
    rng = seeded(seed)
    for rx, tone, part in (
        (88, "#5B371D", 0.45),
        (82, "#8A6A3A", 0.5),
        (72, "#4A2B15", 0.8),
        (66, "#6B4724", 1.0),
        (57, "#2F2A12", 1.0),
        (54, "#7E9A48", 1.0),
    ):
        canvas.polygon(ellipse(rx, rx * 0.8, 0, MIDDLE + 4), tone, part)
    canvas.polygon(ellipse(47, 36, -3, MIDDLE + 1), "#8AA84E", 0.4)
    draw = canvas.pen
    g = canvas.grain
    for _ in range(46):
        angle, away = rng.uniform(0, 2 * pi), 44 * rng.random() ** 0.5
        dark, light = rng.choice((("#1E5B30", "#4F9440"), ("#17492B", "#3A7F3C"), ("#24602C", "#5FA046")))
        ((px, py),) = canvas.put([(away * cos(angle), MIDDLE + 4 + away * sin(angle) * 0.76)])
        rosette(draw, px, py, rng.uniform(4.5, 8) * g, rng, dark, light, shadow=False)
    for k in range(6):
        angle = k * pi / 3 + rng.uniform(0.1, 0.9)
        x, y = 70 * cos(angle), MIDDLE + 4 + 56 * sin(angle)
        canvas.polygon(ellipse(9, 6, x + 1, y + 2, 20), "#2B180B", 0.6)
        canvas.polygon(ellipse(8, 5.4, x, y, 20), "#A87B45")
        canvas.polygon(ellipse(5.6, 3, x - 1, y - 1, 20), "#C99A5E")
    _fringe(canvas, rng, 40, 7, 13, 8)


def volcano(canvas: Canvas, seed: str) -> None:
    """Black rock with glowing cracks; the cone stands on it as part of the tile."""
    rng = seeded(seed)
    glow = canvas.mask()
    ImageDraw.Draw(glow).polygon(canvas.put(ellipse(96, 66, 0, -56)), fill=255)
    canvas.wash(glow.filter(ImageFilter.GaussianBlur(20 * canvas.grain)), "#D9601C", 0.78)
    for k in range(8):
        angle = 2 * pi * k / 8 + rng.uniform(-0.2, 0.2)
        points = [((R + 4) * cos(angle), (R - 8) * sin(angle))]
        for part in (0.86, 0.74, 0.62, 0.5):
            bent = angle + rng.uniform(-0.16, 0.16)
            points.append((R * part * cos(bent), R * part * 0.92 * sin(bent)))
        canvas.line(points, 8, "#7A1B08", 0.75)
        canvas.line(points, 4.4, "#FF5A1A")
        canvas.line(points[:4], 1.7, "#FFC94A")
    _cone(canvas, rng)


def _cone(canvas: Canvas, rng: Random) -> None:
    foot, lip = 58.0, -46.0
    shape = (
        (-30.0, lip),
        (-58.0, 0.0),
        (-96.0, foot - 18),
        (-66.0, foot),
        (-20.0, foot + 8),
        (34.0, foot + 6),
        (74.0, foot),
        (98.0, foot - 14),
        (56.0, -2.0),
        (30.0, lip),
    )
    shadow = canvas.mask()
    ImageDraw.Draw(shadow).polygon(canvas.put(moved(shape, 6, 10)), fill=255)
    canvas.wash(shadow.filter(ImageFilter.GaussianBlur(5 * canvas.grain)), "#0A0504", 0.7)
    canvas.contour(shape, 5, "#120B0A")
    canvas.sloped(shape, "#6B4A48", "#35201F")
    canvas.polygon(
        ((-30, lip), (-58, 0), (-96, foot - 18), (-66, foot), (-44, foot + 3), (-14, lip)), "#8E6663", 0.85
    )
    canvas.polygon(((16, lip), (30, lip), (56, -2), (98, foot - 14), (74, foot), (46, foot + 5)), "#241314", 0.75)
    for run in (
        ((-17, lip + 5), (-26, -22), (-20, -4), (-34, 22), (-30, 44)),
        ((2, lip + 7), (-3, -20), (6, 0), (-2, 24), (2, 40)),
        ((18, lip + 5), (26, -18), (20, 6), (36, 28), (32, 50)),
    ):
        canvas.line(run, 14, "#7A1B08")
        canvas.line(run, 10, "#FF5A1A")
        canvas.line(run, 3.6, "#FFC94A")
    canvas.polygon(ellipse(33, 13, 0, lip), "#120B0A")
    canvas.polygon(ellipse(30, 10.5, 0, lip), "#C33A0C")
    canvas.polygon(ellipse(25, 8, 0, lip), "#FF7A24")
    canvas.polygon(ellipse(16, 4.6, -1, lip), "#FFD65A")
    for x, y, r in (
        (-22, -62, 7.5),
        (-6, -60, 9.5),
        (10, -64, 8.5),
        (22, -58, 6),
        (-10, -78, 6),
        (12, -82, 7),
        (0, -72, 5.5),
        (28, -74, 4.5),
    ):
        canvas.polygon(ellipse(r + 1.8, r + 1.8, x, y, 24), "#3A1208")
        canvas.polygon(ellipse(r, r, x, y, 24), rng.choice(("#FF7A24", "#FF5A1A", "#FF9A3A")))
        canvas.polygon(ellipse(r * 0.5, r * 0.5, x - r * 0.25, y - r * 0.3, 20), "#FFC94A")


def base_camp(canvas: Canvas, seed: str) -> None:
    """Trodden sand inside a palisade, a large striped tent with a pennant."""
    rng = seeded(seed)
    for _ in range(60):
        angle, away = rng.uniform(0, 2 * pi), R * 0.85 * rng.random() ** 0.5
        x, y = away * cos(angle), away * sin(angle) * 0.9
        canvas.line(
            ((x, y), (x + rng.uniform(3, 9), y + rng.uniform(-1, 1))), 1.4, rng.choice(("#8F7440", "#F6E4B4")), 0.5
        )
    _fringe(canvas, rng, 26, 6, 11, 4)
    for k in range(19):
        angle = pi * (1.02 + 0.96 * k / 18)
        x, y = 88 * cos(angle), -6 + 62 * sin(angle)
        tall = 30 + rng.uniform(-3, 3)
        log = ((x - 5, y), (x - 5, y - tall + 5), (x, y - tall), (x + 5, y - tall + 5), (x + 5, y))
        canvas.contour(log, 3.4, "#2B180B")
        canvas.polygon(log, "#9A6A38")
        canvas.polygon(((x - 5, y), (x - 5, y - tall + 5), (x - 1, y - tall + 3), (x - 1, y)), "#C99A5E")
    canvas.line(
        [(88 * cos(pi * (1.02 + 0.96 * k / 30)), -17 + 62 * sin(pi * (1.02 + 0.96 * k / 30))) for k in range(31)],
        3,
        "#5B371D",
    )
