"""The unexplored jungle seen from above, and the step-fret band below the board."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.canvas import Canvas, Painted
from renderer.paint.colour import mix, rgb
from renderer.paint.leaves import rosette
from renderer.paint.noise import octaves, roughen, seeded
from renderer.paint.outline import Points, box, moved
from renderer.palette import FRET, INK
from renderer.scene import Arg

# Three depths: how many rosettes, the least and greatest radius, and the colours from the darkest to the lightest.
DEPTHS = (
    (760, 34, 60, "#0A2218", "#123524"),
    (1050, 22, 44, "#0C2A1C", "#17452C"),
    (1150, 16, 32, "#0E3020", "#1E5434"),
)
VEIL = "#06140F"
STAMPS = 14
TONES = 40


def canopy(*args: Arg) -> Painted:
    """The whole ground of a picture, `width` x `height` pixels."""
    width, height = int(args[0] or 0), int(args[1] or 0)
    rng = seeded("canopy")
    ground = Image.new("RGB", (width, height), rgb("#0A1F16")[:3])
    for depth, (count, least, most, dark, light) in enumerate(DEPTHS):
        stamps = [_stamp(f"{depth}/{k}", rng.uniform(least, most), dark, light) for k in range(STAMPS * 2)]
        for _ in range(round(count * width * height / (1600 * 1759))):
            leaf = rng.choice(stamps)
            at = (rng.randint(-60, width + 20), rng.randint(-60, height + 20))
            ground.paste(leaf, at, leaf)
        if depth < 2:
            veil = Image.new("RGB", ground.size, rgb(VEIL)[:3])
            ground = Image.blend(ground, veil, 0.12)
    ground = roughen(ground, octaves(width, height, 210, "canopy/light"), 0.42)
    ground = _flat(_vignette(_shafts(ground)))
    return Painted(ground, Image.new("L", (width, height), 255), 0, 0)


def _stamp(seed: str, radius: float, dark: str, light: str) -> Image.Image:
    reach = round(radius * 1.3) + 4
    canvas = Canvas(-reach, -reach, reach, reach, 3)
    lift = seeded(seed).uniform(0.35, 1.0)
    rosette(
        ImageDraw.Draw(canvas.image),
        reach * 3,
        reach * 3,
        radius * 3,
        seeded(seed),
        dark,
        mix(dark, light, lift),
        False,
    )
    done = canvas.finished(shadow=(3, 4, 4, 0.62))
    image = done.image.convert("RGBA")
    image.putalpha(done.mask)
    return image


def _shafts(ground: Image.Image) -> Image.Image:
    width, height = ground.size
    light = Image.new("L", (width // 4, height // 4), 0)
    draw = ImageDraw.Draw(light)
    for start, spread, bright in ((0.02, 0.10, 30), (0.26, 0.07, 22), (0.55, 0.12, 26)):
        x = start * light.width
        fall = light.height * 0.62
        draw.polygon(
            [
                (x, -5),
                (x + spread * light.width, -5),
                (x + fall + spread * light.width * 2.4, light.height + 5),
                (x + fall, light.height + 5),
            ],
            fill=bright,
        )
    light = light.filter(ImageFilter.GaussianBlur(9)).resize(ground.size, Image.Resampling.BICUBIC)
    warm = Image.composite(Image.new("RGB", ground.size, (120, 150, 84)), Image.new("RGB", ground.size), light)
    return ImageChops.screen(ground, warm.point([round(value * 0.8) for value in range(256)] * 3))


def _flat(ground: Image.Image) -> Image.Image:
    """Few tones without dither: large even areas keep the file small."""
    few = ground.quantize(TONES, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return few.convert("RGB")


def _vignette(ground: Image.Image) -> Image.Image:
    around = Image.radial_gradient("L").resize(ground.size, Image.Resampling.BICUBIC)
    dark = around.point([round(max(0, value - 96) * 0.5) for value in range(256)])
    return Image.composite(Image.new("RGB", ground.size, rgb(VEIL)[:3]), ground, dark)


def fret(*args: Arg) -> Painted:
    """A band of stepped frets, `width` pixels long and 27 high, its upper left corner the anchor."""
    width = int(args[0] or 0)
    canvas = Canvas(0, 0, width, 30, 2)
    count = round(width / (FRET_LENGTH * FRET_UNIT))
    pieces = [piece for k in range(count) for piece in _fret_pieces(k * width / count)]
    pieces.append(((0, 24), (width, 24), (width, 27.5), (0, 27.5)))
    for piece in pieces:
        canvas.polygon(moved(piece, 2, 2), INK)
    for piece in pieces:
        canvas.polygon(piece, FRET)
    return canvas.finished()


FRET_UNIT = 4.0
FRET_LENGTH = 19
# Left, top, right, bottom of the blocks of one fret, in units: stairs, then a hook, then a small step.
FRET_BLOCKS = (
    (0, 4.5, 3, 6),
    (3, 3, 5.5, 6),
    (5.5, 1.5, 8, 6),
    (8, 0, 10, 6),
    (10, 0, 15.5, 1.5),
    (14, 1.5, 15.5, 4.2),
    (12, 2.9, 14, 4.2),
    (17, 3, 18.4, 6),
)


def _fret_pieces(x: float) -> tuple[Points, ...]:
    u = FRET_UNIT
    return tuple(box(x + a * u, b * u, x + c * u, d * u) for a, b, c, d in FRET_BLOCKS)
