"""How the canopy is grown: the recipe of `assets/canopy.png`, which `python -m renderer.art.growth` writes anew.

It takes seconds, so pictures load the file; a test holds the file against the recipe.
"""

from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.canvas import Canvas
from renderer.paint.colour import mix, rgb
from renderer.paint.leaves import rosette
from renderer.paint.noise import octaves, roughen, seeded

# Three depths: how many rosettes, the least and greatest radius, and the colours from the darkest to the lightest.
DEPTHS = (
    (620, 34, 60, "#0A2218", "#15402B"),
    (760, 22, 44, "#0C2A1C", "#1A5033"),
    (820, 16, 32, "#0E3020", "#1F5A38"),
)
VEIL = "#06140F"
STAMPS = 14
TONES = 18


def grow(width: int, height: int) -> Image.Image:
    """The unexplored jungle seen from above: few tones, an image of mode P."""
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
    return _flat(_vignette(_shafts(ground)))


def _stamp(seed: str, radius: float, dark: str, light: str) -> Image.Image:
    reach = round(radius * 1.3) + 4
    canvas = Canvas(-reach, -reach, reach, reach, 3)
    lift = seeded(seed).choice((0.4, 0.7, 1.0))
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
    done = canvas.finished(shadow=(3, 4, 1, 0.5))
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
    """Few tones without dither and without specks: large even areas keep every picture's file small."""
    few = ground.quantize(TONES, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    return few.filter(ImageFilter.ModeFilter(5))


def _vignette(ground: Image.Image) -> Image.Image:
    around = Image.radial_gradient("L").resize(ground.size, Image.Resampling.BICUBIC)
    dark = around.point([round(max(0, value - 96) * 0.5) for value in range(256)])
    return Image.composite(Image.new("RGB", ground.size, rgb(VEIL)[:3]), ground, dark)


SIZE = (1600, 1955)
FILE = Path(__file__).parents[1] / "assets" / "canopy.png"

if __name__ == "__main__":
    grow(*SIZE).save(FILE, optimize=True)
