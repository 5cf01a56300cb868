"""The tiles: one ground for each kind, with its light and its rim, and what lies on it as part of the ground."""

from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.games.tikal.art.earth import base_camp, dig, dug, jungle, temple, volcano
from renderer.paint.canvas import Canvas, Painted
from renderer.paint.colour import mix, rgb
from renderer.paint.noise import octaves, roughen
from renderer.paint.outline import hexagon
from renderer.scene import Arg

R = 125.0
SIZE = R - 2.5
EDGE = 7

# The middle and the rim of each ground, the strength of its grain, and its painter.
GROUNDS: dict[str, tuple[str, str, float, Callable[[Canvas, str], None]]] = {
    "jungle": ("#9CC65A", "#3F7F39", 0.34, jungle),
    "temple": ("#A09A79", "#6C6B52", 0.24, temple),
    "treasure": ("#B0763F", "#6E4426", 0.3, dig),
    "dug": ("#A98A4E", "#5E5A2E", 0.36, dug),
    "volcano": ("#4A3532", "#1F1718", 0.4, volcano),
    "base_camp": ("#E6CE93", "#A98B52", 0.26, base_camp),
}


def tile(*args: Arg) -> Painted:
    """A tile without its paths and stones; arguments: kind and variant (0 to 2)."""
    kind, variant = str(args[0]), int(args[1] or 0)
    middle, rim, grain, decorate = GROUNDS[kind]
    canvas = Canvas(-130, -114, 130, 124, 3)
    seed = f"{kind}/{variant}"
    face = hexagon(SIZE)
    mask = canvas.mask()
    ImageDraw.Draw(mask).polygon(canvas.put(face), fill=255)

    top = Canvas(-130, -114, 130, 124, 3, ground=True)
    ground = _light(canvas.image.size, middle, rim)
    top.image.paste(roughen(ground, octaves(*canvas.image.size, 40, seed), grain, 12))
    decorate(top, seed)
    top.image = _shade(top.image, mask)

    under = mix(rim, "#0B0805", 0.62)
    for k in range(EDGE * 3, 0, -3):
        canvas.image.paste(rgb(under), (0, k), mask)
    canvas.image.paste(top.image, (0, 0), mask)
    for side in range(6):
        a, b = face[side], face[(side + 1) % 6]
        lit = side in (2, 3, 4)
        inner = [(x * 0.985, y * 0.985) for x, y in (a, b)]
        canvas.line(inner, 3.2 if lit else 4.0, "#FFFFFF" if lit else "#000000", 0.34 if lit else 0.42)
    return canvas.finished()


def _light(size: tuple[int, int], middle: str, rim: str) -> Image.Image:
    """A radial gradient with its centre up and to the left of the middle."""
    spread = Image.radial_gradient("L").resize((round(size[0] * 1.18), round(size[1] * 1.18)))
    left = round((spread.width - size[0]) / 2 + 0.12 * R * 3 * 0.7)
    upper = round((spread.height - size[1]) / 2 + 0.12 * R * 3 * 0.7)
    away = spread.crop((left, upper, left + size[0], upper + size[1])).point(
        [min(255, round(v * 1.25)) for v in range(256)]
    )
    return Image.composite(Image.new("RGB", size, rgb(rim)[:3]), Image.new("RGB", size, rgb(middle)[:3]), away)


def _shade(image: Image.Image, mask: Image.Image) -> Image.Image:
    """Darken the ground towards its sides."""
    soft = mask.filter(ImageFilter.GaussianBlur(0.07 * R * 3))
    light = soft.point([min(255, 150 + round(max(0, v - 120) * 0.82)) for v in range(256)])
    return ImageChops.multiply(image, Image.merge("RGB", (light, light, light)))


def tile_shadow(*args: Arg) -> Painted:
    """What a tile casts on the canopy: 5 right, 9 down, blur 7."""
    del args
    canvas = Canvas(-150, -130, 160, 150, 1)
    mask = canvas.mask()
    ImageDraw.Draw(mask).polygon(canvas.put([(x + 5, y + 9 + EDGE / 2) for x, y in hexagon(SIZE)]), fill=255)
    canvas.wash(mask.filter(ImageFilter.GaussianBlur(7)), "#04090A", 0.67)
    return canvas.finished()


def grid_hex(*args: Arg) -> Painted:
    """The outline of an unexplored hex; argument: whether its fill is drawn too."""
    del args
    canvas = Canvas(-128, -112, 128, 112, 3)
    shape = hexagon(R - 5)
    canvas.polygon(shape, "#96CDA0", 0.08)
    canvas.ring(shape, 2, "#96CDA0", 0.43)
    return canvas.finished()
