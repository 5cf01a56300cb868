"""The panels below the board: each player's score, supply and treasures."""

from engine.games.tikal.view import PlayerView
from renderer.games.tikal.figures import seal
from renderer.games.tikal.table import Table
from renderer.lines import fitted, width
from renderer.palette import CREAM, FAINT, GOLD_TEXT, INK, PANEL_BOTTOM, PANEL_EDGE, PANEL_TOP, WHITE
from renderer.scene import Box, Layer, Mark, Sprite, Text

HEIGHT, GAP, MARGIN = 184, 12, 18
LARGE_HEIGHT = 276
BAR = 13


def panel_height(table: Table) -> int:
    """How high a panel is; in large print the treasures have a line of their own."""
    return LARGE_HEIGHT if table.large else HEIGHT


def panel_place(table: Table, at: int, top: float, wide: int) -> tuple[float, float, float]:
    """Left, upper edge and width of the `at`-th field, two to a row."""
    each = (wide - 2 * MARGIN - GAP) / 2
    return (MARGIN + (at % 2) * (each + GAP), top + (at // 2) * (panel_height(table) + GAP), each)


def player_layer(table: Table, top: float, wide: int) -> Layer:
    """One panel a player, in the order of seats."""
    marks: list[Mark] = []
    for player in table.view.players:
        left, upper, each = panel_place(table, player.seat, top, wide)
        marks += _panel(table, player, left, upper, each)
    return Layer("players", tuple(marks))


def _panel(table: Table, player: PlayerView, left: float, top: float, wide: float) -> list[Mark]:
    seat, view = player.seat, table.view
    active = seat == view.seat or seat in view.winners
    about = f"player/{seat}"
    look = table.look(seat)
    edge, edge_width = (GOLD_TEXT, 4) if active else (PANEL_EDGE, 2)
    tall, name_size, score_size = panel_height(table), table.sized(46), table.sized(78)
    marks: list[Mark] = [
        Box(left, top, wide, tall, 12, PANEL_TOP, PANEL_BOTTOM, edge, edge_width, about=f"{about}/panel"),
        Box(left + edge_width, top + 9, BAR, tall - 18, 0, look.fill, look.fill, about=f"{about}/bar"),
    ]
    line = top + 50
    marks += seal(table, seat, (left + 65, line), f"{about}/seal", 31, 46)
    score = str(player.score)
    right = left + wide - 24
    room = wide - 24 - 117 - width(score, score_size) - 30
    if seat in view.winners:
        marks.append(Sprite("crown", right - width(score, score_size) - 46, line + 16, (56,), about=f"{about}/crown"))
        room -= 76
    marks.append(
        Text(
            fitted(table.shown[seat], name_size, room),
            left + 117,
            line,
            name_size,
            CREAM,
            anchor="lm",
            about=f"{about}/name",
        )
    )
    marks.append(
        Text(score, right, line, score_size, GOLD_TEXT if active else CREAM, anchor="rm", about=f"{about}/score")
    )
    treasures = _treasures(player, right + 10, top + (tall - 54 if table.large else 133), wide - 40, table.large)
    return [*marks, *_supply(table, player, left, top + (138 if table.large else 134)), *treasures]


def _supply(table: Table, player: PlayerView, left: float, line: float) -> list[Mark]:
    livery, about, k = table.wears[player.seat], f"player/{player.seat}", 1.4 if table.large else 1.0
    drop = 7 if table.look(player.seat).shape != "triangle" else 9

    def at(x: float) -> float:
        return left + 24 + (x - 24) * k

    def count(number: int, x: float, of: str) -> Text:
        tone, size = CREAM if number else FAINT, table.sized(46)
        return Text(str(number), at(x), line, size, tone, anchor="lm", about=f"{about}/{of}")

    return [
        Sprite("pawn", at(52), line + drop, (livery, player.leader, False), 0.78 * k, about=f"{about}/workers"),
        count(player.workers, 82, "workers"),
        Sprite("tent", at(178), line + 18 * k, (livery, False), 0.64 * k, about=f"{about}/camps"),
        Sprite("plate", at(194), line + 8 * k, (livery, round(12 * k)), about=f"{about}/camps"),
        count(player.camps, 221, "camps"),
        Sprite("banner", at(276), line + 33 * k, (livery, 70, False), 0.82 * k, about=f"{about}/guards"),
        count(player.guards, 321, "guards"),
    ]


def _treasures(player: PlayerView, right: float, line: float, room: float, large: bool) -> list[Mark]:
    held = [(kind, count) for kind, count in player.treasures if count]
    step, scale = (66.0, 1.0) if len(held) <= 6 else (51.0, 0.8)
    if large:
        scale = min(1.4, room / max(1, len(held)) / 66)
        step = 66 * scale
    marks: list[Mark] = []
    for k, (kind, count) in enumerate(held):
        x = right - step / 2 - step * (len(held) - 1 - k)
        about = f"player/{player.seat}/treasure/{kind}"
        if count > 1:
            marks.append(Sprite("panel_box", x, line, (64, count > 2), scale, about=about))
            marks.append(Sprite("treasure", x - 3, line - 2, (kind,), 0.86 * scale, about=about))
            tone = GOLD_TEXT if count > 2 else WHITE
            size = round(38 * max(1.0, scale))
            marks.append(Text(str(count), x + 20 * scale, line + 19 * scale, size, tone, INK, 5, about=about))
        else:
            marks.append(Sprite("treasure", x, line, (kind,), scale, about=about))
    return marks
