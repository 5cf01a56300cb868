"""Which parts of a picture must be drawn again when most of it is as it was."""

from collections import deque
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from PIL import Image

from renderer.scene import Mark

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels, the last two outside of it."""

KEPT = 5
CELL = 50
MOST = 0.7
"""The share of the picture from which on drawing all of it is as quick."""


@dataclass(frozen=True)
class Kept:
    """A finished picture with the marks that it is made of, from the ground up, and the box of each."""

    kind: Hashable
    marks: tuple[Mark, ...]
    boxes: tuple[Area, ...]
    image: Image.Image

    @cached_property
    def known(self) -> frozenset[Mark]:
        """The marks without their order."""
        return frozenset(self.marks)


class Shelf:
    """The latest pictures, a few of them since each takes eight megabytes. For one thread at a time."""

    def __init__(self) -> None:
        self._kept: deque[Kept] = deque(maxlen=KEPT)

    def nearest(self, kind: Hashable, marks: frozenset[Mark]) -> Kept | None:
        """The kept picture of the same kind that shares most marks with these."""
        found = [one for one in self._kept if one.kind == kind]
        return max(found, key=lambda one: len(one.known & marks), default=None)

    def put(self, kept: Kept) -> None:
        """Keep a picture; the one that was kept first goes."""
        self._kept.append(kept)

    def clear(self) -> None:
        """Keep nothing, so that the next picture is drawn anew."""
        self._kept.clear()


def areas(before: Kept, marks: Sequence[Mark], boxes: Sequence[Area], width: int, height: int) -> list[Area] | None:
    """Rectangles without overlap that hold every pixel that can differ; None if all must be drawn.

    A pixel depends on the marks over it and their order. So where the marks that both pictures have come in the same
    order, only what the others cover can have changed.
    """
    new = frozenset(marks)
    if [mark for mark in before.marks if mark in new] != [mark for mark in marks if mark in before.known]:
        return None
    wide, tall = -(-width // CELL), -(-height // CELL)
    dirty: set[tuple[int, int]] = set()
    changed = [box for mark, box in zip(before.marks, before.boxes, strict=True) if mark not in new]
    changed += [box for mark, box in zip(marks, boxes, strict=True) if mark not in before.known]
    for left, top, right, bottom in changed:
        for column in range(max(0, left // CELL), min(wide, -(-right // CELL))):
            for row in range(max(0, top // CELL), min(tall, -(-bottom // CELL))):
                dirty.add((column, row))
    if len(dirty) > MOST * wide * tall:
        return None
    return [
        (x0 * CELL, y0 * CELL, min(width, x1 * CELL), min(height, y1 * CELL)) for x0, y0, x1, y1 in _rectangles(dirty)
    ]


def _rectangles(cells: set[tuple[int, int]]) -> list[Area]:
    """The cells as rectangles: runs within a row, joined with the same run of the rows below."""
    left = set(cells)
    found: list[Area] = []
    for column, row in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        if (column, row) not in left:
            continue
        end = column
        while (end, row) in left:
            end += 1
        below = row
        while all((one, below) in left for one in range(column, end)):
            left -= {(one, below) for one in range(column, end)}
            below += 1
        found.append((column, row, end, below))
    return found
