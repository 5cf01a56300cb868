"""The panels below the board: each player's score, supply and treasures."""

from engine.games.tikal.view import PlayerView
from renderer.fonts import fitted, width
from renderer.games.tikal.figures import seal
from renderer.games.tikal.table import Table
from renderer.palette import CREAM, FAINT, GOLD_TEXT, INK, PANEL_BOTTOM, PANEL_EDGE, PANEL_TOP, WHITE
from renderer.scene import Box, Layer, Mark, Sprite, Text

HEIGHT, GAP, MARGIN = 184, 12, 18
BAR = 13


def panel_place(at: int, top: float, wide: int) -> tuple[float, float, float]:
    """Left, upper edge and width of the `at`-th field, two to a row."""
    each = (wide - 2 * MARGIN - GAP) / 2
    return (MARGIN + (at % 2) * (each + GAP), top + (at // 2) * (HEIGHT + GAP), each)


def player_layer(table: Table, top: float, wide: int) -> Layer:
    """One panel a player, in the order of seats."""
    marks: list[Mark] = []
    for player in table.view.players:
        left, upper, each = panel_place(player.seat, top, wide)
        marks += _panel(table, player, left, upper, each)
    return Layer("players", tuple(marks))


def _panel(table: Table, player: PlayerView, left: float, top: float, wide: float) -> list[Mark]:
    seat, view = player.seat, table.view
    active = seat == view.seat or seat in view.winners
    about = f"player/{seat}"
    look = table.look(seat)
    edge, edge_width = (GOLD_TEXT, 4) if active else (PANEL_EDGE, 2)
    marks: list[Mark] = [
        Box(left, top, wide, HEIGHT, 12, PANEL_TOP, PANEL_BOTTOM, edge, edge_width, about=f"{about}/panel"),
        Box(left + edge_width, top + 9, BAR, HEIGHT - 18, 0, look.fill, look.fill, about=f"{about}/bar"),
    ]
    line = top + 50
    marks += seal(table, seat, (left + 65, line), f"{about}/seal", 31, 46)
    score = str(player.score)
    right = left + wide - 24
    room = wide - 24 - 117 - width(score, 78) - 30
    if seat in view.winners:
        marks.append(Sprite("crown", right - width(score, 78) - 46, line + 16, (56,), about=f"{about}/crown"))
        room -= 76
    marks.append(
        Text(fitted(table.shown[seat], 46, room), left + 117, line, 46, CREAM, anchor="lm", about=f"{about}/name")
    )
    marks.append(Text(score, right, line, 78, GOLD_TEXT if active else CREAM, anchor="rm", about=f"{about}/score"))
    return [*marks, *_supply(table, player, left, top + 134), *_treasures(player, right + 10, top + 133)]


def _supply(table: Table, player: PlayerView, left: float, line: float) -> list[Mark]:
    livery, about = table.wears[player.seat], f"player/{player.seat}"
    drop = 7 if table.look(player.seat).shape != "triangle" else 9
    marks: list[Mark] = [
        Sprite("pawn", left + 52, line + drop, (livery, player.leader, False), 0.78, about=f"{about}/workers"),
        _count(player.workers, left + 82, line, f"{about}/workers"),
        Sprite("tent", left + 178, line + 18, (livery, False), 0.64, about=f"{about}/camps"),
        Sprite("plate", left + 194, line + 8, (livery, 12), about=f"{about}/camps"),
        _count(player.camps, left + 221, line, f"{about}/camps"),
        Sprite("banner", left + 276, line + 33, (livery, 70, False), 0.82, about=f"{about}/guards"),
        _count(player.guards, left + 321, line, f"{about}/guards"),
    ]
    return marks


def _count(number: int, x: float, y: float, about: str) -> Text:
    return Text(str(number), x, y, 46, CREAM if number else FAINT, anchor="lm", about=about)


def _treasures(player: PlayerView, right: float, line: float) -> list[Mark]:
    held = [(kind, count) for kind, count in player.treasures if count]
    step, scale = (66, 1.0) if len(held) <= 6 else (51, 0.8)
    marks: list[Mark] = []
    for k, (kind, count) in enumerate(held):
        x = right - step / 2 - step * (len(held) - 1 - k)
        about = f"player/{player.seat}/treasure/{kind}"
        if count > 1:
            marks.append(Sprite("panel_box", x, line, (64, count > 2), scale, about=about))
            marks.append(Sprite("treasure", x - 3, line - 2, (kind,), 0.86 * scale, about=about))
            tone = GOLD_TEXT if count > 2 else WHITE
            marks.append(Text(str(count), x + 20 * scale, line + 19 * scale, 38, tone, INK, 5, about=about))
        else:
            marks.append(Sprite("treasure", x, line, (kind,), scale, about=about))
    return marks
