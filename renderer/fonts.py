"""Lettering: two bundled fonts, which characters each has, and names cut to what can be drawn.

Roboto Condensed Bold for everything; what it lacks comes from Noto Sans Bold. A character that neither has is
left out, and a name with nothing left is the caller's to replace: a box for a missing glyph is never drawn (R58).
"""

import struct
import unicodedata
from functools import cache
from importlib.resources import as_file, files
from threading import Lock

from PIL import ImageFont

FAMILIES = ("RobotoCondensed-Bold.ttf", "NotoSans-Bold.ttf")
CAP_HEIGHT = 0.711
ELLIPSIS = "…"

# FreeType faces are not safe to use from several threads at once.
LOCK = Lock()


@cache
def _data(family: str) -> bytes:
    with as_file(files("renderer.assets") / family) as path:
        return path.read_bytes()


@cache
def face(family: str, size: int) -> ImageFont.FreeTypeFont:
    """The font at this size. The basic layout engine, because it gives the same on every machine."""
    with as_file(files("renderer.assets") / family) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def covered(family: str) -> frozenset[int]:
    """The code points that a font has glyphs for, read from its `cmap` table."""
    data = _data(family)
    tables = struct.unpack_from(">H", data, 4)[0]
    offset = next(
        struct.unpack_from(">I", data, 12 + 16 * k + 8)[0]
        for k in range(tables)
        if data[12 + 16 * k : 16 + 16 * k] == b"cmap"
    )
    points: set[int] = set()
    for k in range(struct.unpack_from(">H", data, offset + 2)[0]):
        start = offset + struct.unpack_from(">I", data, offset + 4 + 8 * k + 4)[0]
        kind = struct.unpack_from(">H", data, start)[0]
        if kind == 4:
            points |= _segments(data, start)
        elif kind == 12:
            for group in range(struct.unpack_from(">I", data, start + 12)[0]):
                first, last, _ = struct.unpack_from(">III", data, start + 16 + 12 * group)
                points.update(range(first, last + 1))
    return frozenset(points)


def _segments(data: bytes, start: int) -> set[int]:
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, start + 14)
    starts = struct.unpack_from(f">{count}H", data, start + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", data, start + 16 + 4 * count)
    ranges_at = start + 16 + 6 * count
    ranges = struct.unpack_from(f">{count}H", data, ranges_at)
    points: set[int] = set()
    for k in range(count):
        for point in range(starts[k], min(ends[k], 0xFFFE) + 1):
            glyph = point + deltas[k]
            if ranges[k]:
                at = ranges_at + 2 * k + ranges[k] + 2 * (point - starts[k])
                glyph = struct.unpack_from(">H", data, at)[0]
                glyph = glyph + deltas[k] if glyph else 0
            if glyph & 0xFFFF:
                points.add(point)
    return points


def drawable(character: str) -> bool:
    """Whether this character has a glyph, and a script without joining or reordering."""
    point = ord(character)
    plain = point < 0x0590 or 0x1E00 <= point < 0x2E80 or point == 0xFFFD
    return plain and any(point in covered(family) for family in FAMILIES)


def clean(text: str) -> str:
    """The text as far as it can be drawn, fancy letters made plain (NFKC), spaces single; may be empty."""
    normal = unicodedata.normalize("NFKC", text)
    kept = []
    for character in normal:
        category = unicodedata.category(character)
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif category[0] not in "CM" and drawable(character):
            kept.append(character)
    drawn = " ".join("".join(kept).split())
    return drawn if any(character.isalnum() for character in drawn) else ""


def runs(text: str) -> list[tuple[str, str]]:
    """The text cut into (family, piece) by the first font that has each character; unknown ones are dropped."""
    pieces: list[tuple[str, str]] = []
    for character in text:
        family = next((one for one in FAMILIES if ord(character) in covered(one)), None)
        if family is None:
            continue
        if pieces and pieces[-1][0] == family:
            pieces[-1] = (family, pieces[-1][1] + character)
        else:
            pieces.append((family, character))
    return pieces


def width(text: str, size: int) -> float:
    """How wide the text will be, in pixels."""
    with LOCK:
        return sum(face(family, size).getlength(piece) for family, piece in runs(text))


def fitted(text: str, size: int, room: float) -> str:
    """The text if it fits into `room` pixels, else its beginning and an ellipsis."""
    if width(text, size) <= room:
        return text
    for length in range(len(text) - 1, 0, -1):
        shorter = text[:length].rstrip() + ELLIPSIS
        if width(shorter, size) <= room:
            return shorter
    return ELLIPSIS
