"""Marks of attention: where groups went, what was laid, what may be chosen and for how much."""

import itertools

from renderer.games.tikal.changes import Changes, Crossing
from renderer.games.tikal.obstacles import Obstacle, Place, least
from renderer.games.tikal.table import PRICE_PLACE, R, Table
from renderer.games.tikal.targets import Targets
from renderer.hexlayout import OUTWARD
from renderer.palette import GOLD, INK
from renderer.scene import Layer, Line, Mark, Sprite, Text

STRAIGHT = 24.0
ALONG = (0, -12, 12, -24, 24, -36, 36)
ACROSS = (-16, -30, -2, -44, 12)
DISC = 25.0


def outline_layer(table: Table, aims: Targets) -> Layer:
    """Gold outlines on the hexes that may be chosen, a white one where the action starts."""
    marks: list[Mark] = [
        Sprite("outline_gold", *table.at(name), (R,), about=f"{name}/legal") for name in sorted(aims.prices)
    ]
    if aims.source is not None:
        marks.append(Sprite("outline_white", *table.at(aims.source), (R,), about=f"{aims.source}/source"))
    return Layer("outlines", tuple(marks))


def price_layer(table: Table, aims: Targets) -> Layer:
    """The price of each target in action points."""
    marks: list[Mark] = []
    for name, price in sorted(aims.prices.items()):
        if price is not None:
            place = table.at(name, PRICE_PLACE)
            marks.append(Sprite("price", *place, (round(23 * table.grown),), about=f"{name}/price"))
            marks.append(Text(str(price), *place, table.sized(40), INK, about=f"{name}/price"))
    return Layer("prices", tuple(marks))


def route_layer(table: Table, changed: Changes) -> Layer:
    """Routes on the ground, and brackets around new tiles."""
    marks: list[Mark] = []
    for seat, route in changed.routes:
        points: list[Place] = [table.figures_at(route[0], seat)]
        secret = False
        for origin, target in itertools.pairwise(route):
            side = table.layout.side_between(origin, target)
            if side is None or not _walked(table, origin, side):
                secret = True
                points.append(table.figures_at(target, seat))
                continue
            x, y = table.layout.side_middle(origin, side)
            ox, oy = OUTWARD[side]
            points += [(x - ox * STRAIGHT, y - oy * STRAIGHT), (x + ox * STRAIGHT, y + oy * STRAIGHT)]
        points.append(table.figures_at(route[-1], seat))
        about = f"{route[-1]}/route/{seat}"
        marks.append(Line(tuple(points), 11, GOLD, 19, INK, 14 if secret else 0, about=about))
    marks += [Sprite("bracket", *table.at(name), (R,), about=f"{name}/placed") for name in sorted(changed.placed)]
    return Layer("routes", tuple(marks))


def _walked(table: Table, origin: str, side: int) -> bool:
    """Whether a stone path leads over that side; if not, a step between neighbours was a secret path."""
    one = table.hexes.get(origin)
    other = table.hexes.get(table.layout.neighbour(origin, side) or "")
    return one is not None and other is not None and one.stones[side] + other.stones[(side + 3) % 6] > 0


def pointer_layer(table: Table, changed: Changes, obstacles: list[Obstacle]) -> Layer:
    """A numbered pointer near each crossed side, where it hides the least."""
    marks: list[Mark] = []
    around = list(obstacles)
    for crossing in changed.crossings:
        if not crossing.number:
            continue
        places = _pointer_places(table, crossing)
        best = least([discs for discs, _ in places], DISC - 6, around)
        (disc, nose), angle = places[best]
        around += [Obstacle(*disc, DISC, 2.5), Obstacle(*nose, 10, 1.5)]
        about = f"{crossing.target}/pointer/{crossing.seat}"
        marks.append(Sprite("pointer", *disc, (angle,), about=about))
        marks.append(Text(str(crossing.number), *disc, table.sized(39), INK, about=about))
    return Layer("pointers", tuple(marks))


def _pointer_places(table: Table, crossing: Crossing) -> list[tuple[tuple[Place, Place], int]]:
    side = table.layout.side_between(crossing.origin, crossing.target)
    if side is None:
        (x0, y0), (x1, y1) = (table.figures_at(name, crossing.seat) for name in (crossing.origin, crossing.target))
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        side = 1 if x1 >= x0 else 4
    else:
        x, y = table.layout.side_middle(crossing.origin, side)
    ox, oy = OUTWARD[side]
    ax, ay = -oy, ox
    found = []
    for along in ALONG:
        for across in ACROSS:
            px, py = x + ox * across + ax * along, y + oy * across + ay * along
            found.append((((px, py), (px + ox * 34, py + oy * 34)), side * 60 - 90))
    return found
