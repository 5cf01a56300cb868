"""Lettering: the bundled fonts, which characters each has, and how wide a line of text is.

Roboto Condensed Bold for everything; what it lacks comes from Noto Sans Bold, then from a font for the script.
"""

import struct
from functools import cache
from importlib.resources import as_file, files
from threading import RLock

from PIL import ImageFont, features

from renderer.families import Family

CAP_HEIGHT = 0.711
ELLIPSIS = "…"

RAQM = features.check_feature("raqm") is True
"""Whether letters can be joined and reordered: Pillow brings Raqm, the system must have FriBiDi."""

# FreeType faces are not safe to use from several threads at once.
LOCK = RLock()


@cache
def _data(family: Family) -> bytes:
    return (files("renderer.assets") / family.file).read_bytes()


@cache
def face(family: Family, size: int) -> ImageFont.FreeTypeFont:
    """The font at this size. The basic layout engine where it will do: it gives the same on every machine."""
    engine = ImageFont.Layout.RAQM if RAQM and _joins(family) else ImageFont.Layout.BASIC
    with as_file(files("renderer.assets") / family.file) as path:
        return ImageFont.truetype(str(path), max(1, round(size * family.scale)), layout_engine=engine)


def _joins(family: Family) -> bool:
    return family.file.startswith("scripts/")


@cache
def covered(family: Family) -> frozenset[int]:
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
