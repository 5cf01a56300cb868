"""Which part of the board a cropped picture shows."""

from engine.games.tikal.view import TikalView
from renderer.games.tikal.changes import Changes
from renderer.games.tikal.table import R
from renderer.games.tikal.targets import Targets
from renderer.hexlayout import HexLayout

LEAST_WIDE, LEAST_TALL = 1000, 700
AIR = 26.0


def window(view: TikalView, layout: HexLayout, aims: Targets, changed: Changes) -> tuple[int, int, int, int]:
    """Left, top, width and height of the part to show, in the pixels of a board whose corner is (0, 0).

    It holds every hex of interest whole, keeps its shape between 4:5 and 11:7 with the header on top, and stays on
    the board as far as that is possible.
    """
    names = sorted(_interest(view, aims, changed))
    places = [layout.centre(name) for name in names]
    x0, x1 = min(x for x, _ in places) - R - AIR, max(x for x, _ in places) + R + AIR
    y0, y1 = min(y for _, y in places) - layout.inradius - AIR, max(y for _, y in places) + layout.inradius + AIR
    wide, tall = max(x1 - x0, LEAST_WIDE), max(y1 - y0, LEAST_TALL)
    wide = max(wide, 0.84 * (tall + 118))
    tall = max(tall, wide / 1.5 - 118)
    left = _held((x0 + x1 - wide) / 2, wide, -AIR, layout.width + AIR)
    top = _held((y0 + y1 - tall) / 2, tall, -AIR, layout.height + AIR)
    return round(left), round(top), round(wide), round(tall)


def quarter(layout: HexLayout, which: int) -> tuple[int, int, int, int]:
    """The same for a quarter of the board: half of its columns and a little more than half of its rows."""
    wide = max(R * (1.5 * ((layout.columns + 1) // 2) + 0.5) + 2 * AIR, LEAST_WIDE)
    tall = max(layout.inradius * (2 * ((layout.rows + 1) // 2) + 1) + 2 * AIR, LEAST_TALL)
    left = layout.width + AIR - wide if which % 2 else -AIR
    top = layout.height + AIR - tall if which // 2 else -AIR
    return round(left), round(top), round(wide), round(tall)


def _held(start: float, length: float, low: float, high: float) -> float:
    """The start of a stretch moved so that it lies between two bounds, or around their middle if it is longer."""
    if length >= high - low:
        return (low + high - length) / 2
    return min(max(start, low), high - length)


def _interest(view: TikalView, aims: Targets, changed: Changes) -> set[str]:
    found = set(aims.prices) | ({aims.source} if aims.source else set())
    found = found or changed.hexes()
    if not found and view.seat is not None:
        found = {one.name for one in view.hexes if any(group.seat == view.seat for group in one.groups)}
    return found or {one.name for one in view.hexes}
