"""A line of text as pieces of one font each, in the order in which they stand from left to right."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from renderer import fonts
from renderer.families import ROBOTO, Family
from renderer.fonts import ELLIPSIS
from renderer.names import clusters


@dataclass(frozen=True, slots=True)
class Piece:
    """Some characters of one font that read in one direction."""

    family: Family
    text: str
    leftwards: bool = False

    @property
    def direction(self) -> str | None:
        """What Pillow is told, None where it decides nothing."""
        if fonts.RAQM and self.family.file.startswith("scripts/"):
            return "rtl" if self.leftwards else "ltr"
        return None

    def drawn(self) -> str:
        """The characters to hand to Pillow: without Raqm it knows no direction, so they are turned here."""
        return self.text[::-1] if self.leftwards and not fonts.RAQM else self.text


@lru_cache(maxsize=2000)
def pieces(text: str) -> tuple[Piece, ...]:
    """The line, cut where the font or the direction changes; what has no glyph is left out.

    Directions follow the main rules of Unicode's bidirectional algorithm: the first letter gives that of the line,
    signs and spaces take that of the letters on both sides of them, numbers read to the right.
    """
    if text.isascii() and text.isprintable():
        return (Piece(ROBOTO, text),) if text else ()
    parts = clusters(text)
    ways = _directions([piece for _, piece in parts])
    base = next((way for way in ways if way is not None), False)
    resolved = _resolved(ways, base)
    spans: list[tuple[bool, list[Piece]]] = []
    for (family, piece), leftwards in zip(parts, resolved, strict=True):
        if not spans or spans[-1][0] != leftwards:
            spans.append((leftwards, []))
        row = spans[-1][1]
        if row and row[-1].family == family:
            row[-1] = Piece(family, row[-1].text + piece, leftwards)
        else:
            row.append(Piece(family, piece, leftwards))
    ordered = reversed(spans) if base else iter(spans)
    return tuple(piece for leftwards, row in ordered for piece in (reversed(row) if leftwards else row))


def _directions(parts: list[str]) -> list[bool | None]:
    """For each cluster: True reads to the left, False to the right, None has no direction of its own."""
    found: list[bool | None] = []
    for piece in parts:
        kind = unicodedata.bidirectional(piece[0])
        found.append(True if kind in ("R", "AL") else False if kind in ("L", "EN", "AN") else None)
    return found


def _resolved(ways: list[bool | None], base: bool) -> list[bool]:
    found: list[bool] = []
    for at, way in enumerate(ways):
        if way is None:
            before = found[-1] if found else base
            after = next((one for one in ways[at:] if one is not None), base)
            way = before if before == after else base
        found.append(way)
    return found


def width(text: str, size: int) -> float:
    """How wide the line will be, in pixels."""
    with fonts.LOCK:
        return sum(
            fonts.face(one.family, size).getlength(one.drawn(), direction=one.direction) for one in pieces(text)
        )


def fitted(text: str, size: int, room: float) -> str:
    """The text if it fits into `room` pixels, else its beginning and an ellipsis."""
    if width(text, size) <= room:
        return text
    parts = [piece for _, piece in clusters(text)]
    for length in range(len(parts) - 1, 0, -1):
        shorter = "".join(parts[:length]).rstrip() + ELLIPSIS
        if width(shorter, size) <= room:
            return shorter
    return ELLIPSIS
