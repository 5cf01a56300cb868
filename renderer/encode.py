"""A picture as PNG bytes: 256 colours fixed once, unfiltered rows, plain zlib (performance.md, Known)."""

from functools import cache
from importlib.resources import files
from io import BytesIO

from PIL import Image

LEVEL = 5
"""Two thirds of the time of zlib's default, for 3 % more bytes."""

MOST_BYTES, TIGHT = 640_000, 8
"""A picture that comes out larger is packed once more, tighter."""


@cache
def _fixed() -> Image.Image:
    """An image that carries the fixed palette, 256 colours as #RRGGBB lines in `assets/palette.txt`."""
    lines = (files("renderer.assets") / "palette.txt").read_text("ascii").split()
    carrier = Image.new("P", (1, 1))
    carrier.putpalette([int(line[at : at + 2], 16) for line in lines for at in (1, 3, 5)])
    return carrier


def reduced(image: Image.Image) -> Image.Image:
    """The RGB image in the fixed palette, mode P."""
    return image.quantize(palette=_fixed(), dither=Image.Dither.NONE)


def png(image: Image.Image) -> bytes:
    """The RGB image as a PNG of 256 colours, the same colours in every picture."""
    few = reduced(image)
    data = _packed(few, LEVEL)
    return data if len(data) <= MOST_BYTES else _packed(few, TIGHT)


def _packed(image: Image.Image, level: int) -> bytes:
    buffer = BytesIO()
    image.save(buffer, "PNG", compress_level=level)
    return buffer.getvalue()
