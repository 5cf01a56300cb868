"""The line on top: who is on turn, the action points, the stack, the scoring rounds."""

from renderer.games.tikal.figures import seal
from renderer.games.tikal.table import Table
from renderer.lines import fitted
from renderer.palette import CREAM, FAINT, GOLD_TEXT, PANEL_BOTTOM, PANEL_EDGE, PANEL_TOP, SAGE
from renderer.scene import Box, Layer, Mark, Sprite, Text

ROUNDS = 4
TOP, BOTTOM, MARGIN = 12, 104, 18
MIDDLE = 57
FULL = 1560


def header_layer(table: Table, wide: int, points_word: str) -> Layer:
    """The header of a picture that is `wide` pixels; below 1560 the pips are left out."""
    view = table.view
    right = wide - MARGIN
    marks: list[Mark] = [
        Box(MARGIN, TOP, right - MARGIN, BOTTOM - TOP, 12, PANEL_TOP, PANEL_BOTTOM, PANEL_EDGE, 2, about="header")
    ]
    full = wide >= FULL
    stack = right - 485 if full else right - 432
    points = 513 if full else stack - 250
    marks += _who(table, points - 30)
    if view.phase in ("act", "place_tile"):
        marks.append(Text(points_word, points, MIDDLE, 40, SAGE, anchor="lm", about="header/points_word"))
        at = points + 64
        marks.append(Text(str(view.points), at, MIDDLE, 64, GOLD_TEXT, anchor="lm", about="header/points"))
        if full:
            first = at + 94
            for k in range(view.points_per_turn):
                marks.append(Sprite("pip", first + 34 * k, MIDDLE, (k < view.points,), about="header/pip"))
    marks.append(Sprite("stack", stack, MIDDLE - 3, (view.tiles_left > 0,), about="header/stack"))
    if view.next_letter is not None:
        marks.append(Text(view.next_letter, stack, MIDDLE - 3, 44, CREAM, about="header/letter"))
    tone = CREAM if view.tiles_left else FAINT
    marks.append(Text(f"×{view.tiles_left}", stack + 50, MIDDLE, 52, tone, anchor="lm", about="header/tiles_left"))
    volcano = right - 230
    marks.append(Sprite("mount", volcano, MIDDLE, (view.scoring,), about="header/volcano"))
    rounds = f"{view.rounds_scored}/{ROUNDS}"
    marks.append(Text(rounds, volcano + 53, MIDDLE, 52, CREAM, anchor="lm", about="header/rounds"))
    return Layer("header", tuple(marks))


def _who(table: Table, end: float) -> list[Mark]:
    view = table.view
    seats = view.winners if view.seat is None else (view.seat,)
    marks: list[Mark] = []
    x = 70.0
    for seat in seats:
        marks += seal(table, seat, (x, MIDDLE), f"header/seal/{seat}", 31, 46)
        if view.seat is None:
            marks.append(Sprite("crown", x, MIDDLE - 18, (38,), about=f"header/crown/{seat}"))
        x += 74
    x -= 21
    if len(seats) == 1:
        shown = fitted(table.shown[seats[0]], table.sized(52), end - x)
        marks.append(Text(shown, x, MIDDLE, table.sized(52), CREAM, anchor="lm", about=f"header/name/{seats[0]}"))
    return marks
