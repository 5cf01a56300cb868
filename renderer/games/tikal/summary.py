"""The summary card: who won, and from what everybody's points came, round by round."""

from dataclasses import dataclass

from engine.core.model import Seat
from engine.core.registry import words
from engine.core.scores import Outcome
from engine.games.tikal.view import TikalView
from renderer.games.tikal.figures import seal
from renderer.games.tikal.legend import counted, phrase
from renderer.games.tikal.table import R, Table
from renderer.hexlayout import HexLayout
from renderer.lines import fitted, width
from renderer.palette import CREAM, FAINT, GOLD_TEXT, INK, PANEL_BOTTOM, PANEL_EDGE, PANEL_TOP, SAGE
from renderer.picture import Request
from renderer.scene import Box, Layer, Mark, Scene, Sprite, Text

WIDTH = 1600
MARGIN = 18
FIRST, PITCH, PANEL = 222, 282, 266
FOOT = 150
LEAST_HEIGHT = 1024
BARS_LEFT, BARS_RIGHT = 208, 1546
GAP = 12.0
TEMPLES, TEMPLES_TOP = "#DDBF85", "#F3DDAE"
TREASURES, TREASURES_TOP = "#2FA274", "#6FD3A6"
SAND_TEXT, GREEN_TEXT = "#F3DDAE", "#8FE3B4"


@dataclass(frozen=True, slots=True)
class Round:
    """One seat's points of one scoring round."""

    number: int
    temples: int
    treasures: int

    @property
    def total(self) -> int:
        """Both together."""
        return self.temples + self.treasures


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's line: its rank, score and rounds."""

    seat: Seat
    rank: int
    score: int
    wins: bool
    rounds: tuple[Round, ...]

    @property
    def temples(self) -> int:
        """Points from temples over all rounds."""
        return sum(one.temples for one in self.rounds)

    @property
    def treasures(self) -> int:
        """Points from treasures over all rounds."""
        return sum(one.treasures for one in self.rounds)

    @property
    def other(self) -> int:
        """Points that came from neither: the money of the auction game less the bids."""
        return self.score - self.temples - self.treasures


def lines(outcome: Outcome) -> tuple[Line, ...]:
    """The seats by rank, equal scores with equal ranks, in the order of seats among them."""
    found = []
    for seat, score in enumerate(outcome.scores):
        rounds = []
        for one in outcome.details:
            if one.seat == seat:
                parts = {part.source: part.points for part in one.parts}
                treasures = parts.get("treasures", 0)
                rounds.append(Round(one.round, sum(parts.values()) - treasures, treasures))
        rank = 1 + sum(other > score for other in outcome.scores)
        found.append(Line(seat, rank, score, seat in outcome.winners, tuple(rounds)))
    return tuple(sorted(found, key=lambda line: (line.rank, line.seat)))


def summary_scene(request: Request) -> Scene:
    """The whole card. Raises ValueError without an outcome."""
    if request.outcome is None or not isinstance(request.view, TikalView):
        raise ValueError("a summary needs a view of Tikal and how the game ended")
    view, outcome = request.view, request.outcome
    table = Table(view, HexLayout(view.columns, view.rows, R, 0, 0), request.names, request.colours)
    ranked = lines(outcome)
    height = max(LEAST_HEIGHT, FIRST + PITCH * len(ranked) + FOOT)
    first = FIRST + (height - FIRST - PITCH * len(ranked) - FOOT) // 3
    scale = _scale(ranked)
    marks = _title(request, view, outcome, first)
    for k, line in enumerate(ranked):
        marks += _panel(table, line, first + PITCH * k, scale)
    marks += _legend(request, ranked, first + PITCH * len(ranked) + (height - first - PITCH * len(ranked)) / 2 - 8)
    canopy = Layer("canopy", (Sprite("canopy", 0, 0, (1, 1), about="canopy"),), steady=True)
    return Scene("tikal", WIDTH, height, (canopy, Layer("summary", tuple(marks))))


def _title(request: Request, view: TikalView, outcome: Outcome, top: float) -> list[Mark]:
    tiles = sum(one.kind != "base_camp" for one in view.hexes) - 3
    rounds = max((one.round for one in outcome.details), default=0)
    below = f"{counted(request.lang, 'tiles', tiles)} · {counted(request.lang, 'rounds', rounds)}"
    marks: list[Mark] = [
        Text(phrase(request.lang, "result"), 50, top - 128, 100, GOLD_TEXT, INK, 6, "lm", about="title"),
        Text(below, 54, top - 56, 46, CREAM, INK, 4, "lm", about="subtitle"),
    ]
    for x, wide, tall, tiers in ((1000, 158, 104, 8), (1200, 172, 126, 10), (1400, 190, 148, 12)):
        marks.append(Sprite("monument", x, top - 6, (wide, tall, tiers), about="monument"))
    return marks


def _slot(one: Round, scale: float) -> float:
    """How much room a round takes: its block, or the label below it where that is wider."""
    return max(one.total * scale, 50 + width(str(one.total), 46))


def _scale(ranked: tuple[Line, ...]) -> float:
    """Pixels a point, the same for all players, so that the longest bar just fits."""
    scale = 40.0
    while scale > 0.5:
        longest = max(sum(_slot(one, scale) + GAP for one in line.rounds) for line in ranked)
        if longest <= BARS_RIGHT - BARS_LEFT + GAP:
            break
        scale *= 0.985
    return scale


def _panel(table: Table, line: Line, top: float, scale: float) -> list[Mark]:
    about = f"summary/{line.seat}"
    look = table.look(line.seat)
    edge, edge_width = (GOLD_TEXT, 4) if line.wins else (PANEL_EDGE, 2)
    marks: list[Mark] = [
        Box(MARGIN, top, WIDTH - 2 * MARGIN, PANEL, 14, PANEL_TOP, PANEL_BOTTOM, edge, edge_width, about=about),
        Box(MARGIN + edge_width, top + 10, 13, PANEL - 20, 0, look.fill, look.fill, about=about),
    ]
    seal_y = top + PANEL / 2 + (26 if line.wins else 0)
    marks += seal(table, line.seat, (112, seal_y), f"{about}/seal", 42, 62)
    if line.wins:
        marks.append(Sprite("crown", 112, top + 88, (92,), about=f"{about}/crown"))
    y = top + 62
    marks.append(Text(f"{line.rank}.", BARS_LEFT, y, 58, SAGE, anchor="lm", about=f"{about}/rank"))
    marks.append(Text(fitted(table.shown[line.seat], 58, 500), 282, y, 58, CREAM, anchor="lm", about=f"{about}/name"))
    marks.append(Sprite("monument", 872, y + 18, (52, 38, 6), about=f"{about}/temples"))
    marks.append(Text(str(line.temples), 914, y, 52, SAND_TEXT, anchor="lm", about=f"{about}/temples"))
    marks.append(Sprite("coins", 1074, y - 2, about=f"{about}/treasures"))
    marks.append(Text(str(line.treasures), 1118, y, 52, GREEN_TEXT, anchor="lm", about=f"{about}/treasures"))
    if line.other:
        sign = f"+{line.other}" if line.other > 0 else f"−{-line.other}"
        marks.append(Text(sign, 1230, y, 52, FAINT, anchor="lm", about=f"{about}/other"))
    tone = GOLD_TEXT if line.wins else CREAM
    marks.append(Text(str(line.score), BARS_RIGHT, y + 4, 104, tone, anchor="rm", about=f"{about}/score"))
    x = float(BARS_LEFT)
    for one in line.rounds:
        marks += _block(one, x, top + 118, scale, f"{about}/round/{one.number}")
        x += _slot(one, scale) + GAP
    return marks


def _block(one: Round, x: float, top: float, scale: float, about: str) -> list[Mark]:
    marks: list[Mark] = []
    wide = round(one.total * scale)
    if wide:
        marks.append(Box(x - 3, top - 3, wide + 6, 80, 0, INK, INK, about=about))
    split = round(one.temples * scale)
    for start, length, points, face, light, least, size in (
        (0, split, one.temples, TEMPLES, TEMPLES_TOP, 44, 46),
        (split, wide - split, one.treasures, TREASURES, TREASURES_TOP, 26, 42),
    ):
        if length:
            marks.append(Box(x + start, top, length, 74, 0, face, face, about=about))
            marks.append(Box(x + start, top, length, 10, 0, light, light, about=about))
            if length >= max(least, width(str(points), size) + 6):
                marks.append(Text(str(points), x + start + length / 2, top + 40, size, INK, about=about))
    label = 46 + width(str(one.total), 46)
    left = x + max(0.0, (wide - label) / 2)
    marks.append(Sprite("round_mark", left + 20, top + 115, (19,), about=about))
    marks.append(Text(str(one.number), left + 20, top + 115, 34, GOLD_TEXT, about=about))
    marks.append(Text(str(one.total), left + 50, top + 115, 46, CREAM, anchor="lm", about=f"{about}/total"))
    return marks


def _legend(request: Request, ranked: tuple[Line, ...], y: float) -> list[Mark]:
    say = words("tikal")
    marks: list[Mark] = []
    x = 62.0
    for source, tone in (("temples", TEMPLES), ("treasures", TREASURES)):
        text = say.source(request.lang, source)
        marks.append(Box(x - 3, y - 24, 48, 48, 0, INK, INK, about="legend"))
        marks.append(Box(x, y - 21, 42, 42, 0, tone, tone, about="legend"))
        marks.append(Text(text, x + 60, y, 46, CREAM, INK, 4, "lm", about="legend"))
        x += 60 + width(text, 46) + 48
    text = phrase(request.lang, "round")
    marks.append(Sprite("round_mark", x + 20, y, (19,), about="legend"))
    marks.append(Text("1", x + 20, y, 34, GOLD_TEXT, about="legend"))
    marks.append(Text(text, x + 54, y, 46, CREAM, INK, 4, "lm", about="legend"))
    x += 54 + width(text, 46) + 48
    if any(line.other for line in ranked):
        marks.append(Text("±", x, y, 52, FAINT, INK, 3, "lm", about="legend"))
        marks.append(Text(phrase(request.lang, "bids"), x + 44, y, 46, CREAM, INK, 4, "lm", about="legend"))
    return marks
