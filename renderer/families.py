"""Which bundled font draws which characters: two for everything, one for each further script, some for signs.

All are under free licences that lie beside them in `assets/`. The blocks are those of Unicode that a font is asked
for; that it has a glyph is looked up in the font itself.
"""

from bisect import bisect_right
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Family:
    """A font file of `renderer.assets`; `shaped`: its letters join, stack or change places, so Raqm must set them.

    `scale` makes its letters as tall as Roboto's.
    """

    file: str
    shaped: bool = False
    scale: float = 1.0


ROBOTO = Family("RobotoCondensed-Bold.ttf")
NOTO = Family("NotoSans-Bold.ttf", scale=0.96)
EMOJI = Family("scripts/NotoEmoji-Bold.ttf", scale=0.86)
CJK = Family("scripts/NotoSansCJKjp-Bold.otf", scale=0.94)
SIGNS = (
    EMOJI,
    Family("scripts/NotoSansSymbols-Bold.ttf"),
    Family("scripts/NotoSansSymbols2-Regular.ttf", scale=0.9),
)


def _plain(script: str, weight: str = "Bold", scale: float = 0.96) -> Family:
    return Family(f"scripts/NotoSans{script}-{weight}.ttf", scale=scale)


def _shaped(script: str, weight: str = "Bold", scale: float = 0.96) -> Family:
    return Family(f"scripts/NotoSans{script}-{weight}.ttf", shaped=True, scale=scale)


_TIBETAN = Family("scripts/NotoSerifTibetan-Bold.ttf", shaped=True, scale=0.86)
_GEORGIAN, _HEBREW, _ARABIC = _plain("Georgian"), _plain("Hebrew"), _shaped("Arabic")
_DEVANAGARI, _ETHIOPIC, _MYANMAR = _shaped("Devanagari"), _plain("Ethiopic"), _shaped("Myanmar", scale=0.86)
_CHEROKEE, _SYLLABICS, _SYRIAC = _plain("Cherokee"), _plain("CanadianAboriginal"), _shaped("Syriac", "Regular")

# First code point of a block, last one, and the font for it; in order.
_BLOCKS: tuple[tuple[int, int, Family], ...] = (
    (0x0530, 0x058F, _plain("Armenian")),
    (0x0590, 0x05FF, _HEBREW),
    (0x0600, 0x06FF, _ARABIC),
    (0x0700, 0x074F, _SYRIAC),
    (0x0750, 0x077F, _ARABIC),
    (0x0780, 0x07BF, _shaped("Thaana")),
    (0x07C0, 0x07FF, _shaped("NKo", "Regular")),
    (0x08A0, 0x08FF, _ARABIC),
    (0x0900, 0x097F, _DEVANAGARI),
    (0x0980, 0x09FF, _shaped("Bengali")),
    (0x0A00, 0x0A7F, _shaped("Gurmukhi")),
    (0x0A80, 0x0AFF, _shaped("Gujarati")),
    (0x0B00, 0x0B7F, _shaped("Oriya")),
    (0x0B80, 0x0BFF, _shaped("Tamil", scale=0.9)),
    (0x0C00, 0x0C7F, _shaped("Telugu", scale=0.9)),
    (0x0C80, 0x0CFF, _shaped("Kannada", scale=0.9)),
    (0x0D00, 0x0D7F, _shaped("Malayalam", scale=0.9)),
    (0x0D80, 0x0DFF, _shaped("Sinhala", scale=0.9)),
    (0x0E00, 0x0E7F, _shaped("Thai")),
    (0x0E80, 0x0EFF, _shaped("Lao")),
    (0x0F00, 0x0FFF, _TIBETAN),
    (0x1000, 0x109F, _MYANMAR),
    (0x10A0, 0x10FF, _GEORGIAN),
    (0x1100, 0x11FF, CJK),
    (0x1200, 0x139F, _ETHIOPIC),
    (0x13A0, 0x13FF, _CHEROKEE),
    (0x1400, 0x167F, _SYLLABICS),
    (0x1780, 0x17FF, _shaped("Khmer", scale=0.86)),
    (0x1800, 0x18AF, _shaped("Mongolian", "Regular")),
    (0x18B0, 0x18FF, _SYLLABICS),
    (0x19E0, 0x19FF, _shaped("Khmer", scale=0.86)),
    (0x1C90, 0x1CBF, _GEORGIAN),
    (0x2D00, 0x2D2F, _GEORGIAN),
    (0x2D30, 0x2D7F, _plain("Tifinagh", "Regular")),
    (0x2D80, 0x2DDF, _ETHIOPIC),
    (0x2E80, 0x4DBF, CJK),
    (0x4E00, 0x9FFF, CJK),
    (0xA8E0, 0xA8FF, _DEVANAGARI),
    (0xA9E0, 0xA9FF, _MYANMAR),
    (0xAA60, 0xAA7F, _MYANMAR),
    (0xAB00, 0xAB2F, _ETHIOPIC),
    (0xAB70, 0xABBF, _CHEROKEE),
    (0xAC00, 0xD7AF, CJK),
    (0xF900, 0xFAFF, CJK),
    (0xFB1D, 0xFB4F, _HEBREW),
    (0xFB50, 0xFDFF, _ARABIC),
    (0xFE70, 0xFEFF, _ARABIC),
    (0xFF00, 0xFFEF, CJK),
)
_STARTS = tuple(first for first, _, _ in _BLOCKS)

ALL = tuple(dict.fromkeys((ROBOTO, NOTO, *(family for _, _, family in _BLOCKS), *SIGNS)))


def candidates(point: int) -> tuple[Family, ...]:
    """The fonts to ask for a code point, the best first."""
    at = bisect_right(_STARTS, point) - 1
    if at >= 0 and point <= _BLOCKS[at][1]:
        return (ROBOTO, NOTO, _BLOCKS[at][2])
    return (ROBOTO, NOTO, *SIGNS)
