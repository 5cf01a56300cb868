"""From a request to a scene of Tikal: the board, a crop of it, or the summary."""

from engine.games.tikal.view import TikalView
from renderer.games.tikal.changes import Changes, changes
from renderer.games.tikal.crop import quarter, window
from renderer.games.tikal.figures import (
    control_layer,
    figure_layer,
    name_layer,
    obstacles,
    structure_layer,
)
from renderer.games.tikal.ghost import STRIP, Ghost, ghost_of, turns_layer
from renderer.games.tikal.ground import canopy_layer, ground_layer
from renderer.games.tikal.header import header_layer
from renderer.games.tikal.legend import phrase
from renderer.games.tikal.marks import outline_layer, pointer_layer, price_layer, route_layer
from renderer.games.tikal.obstacles import Obstacle
from renderer.games.tikal.offers import has_offers, offer_layer
from renderer.games.tikal.players import GAP, HEIGHT, MARGIN, panel_height, panel_place, player_layer
from renderer.games.tikal.stones import stone_layers
from renderer.games.tikal.summary import summary_scene
from renderer.games.tikal.table import PRICE_PLACE, R, Table
from renderer.games.tikal.targets import Targets, targets
from renderer.hexlayout import HexLayout
from renderer.picture import Request
from renderer.registry import Pictures
from renderer.scene import Layer, Scene, Sprite

WIDTH = 1600
BOARD_TOP = 122
PANELS_DROP = 50
BOTTOM = 16


def compose(request: Request) -> Scene:
    """The scene of a request. Raises ValueError if the view is not Tikal's or the summary's outcome is missing."""
    if not isinstance(request.view, TikalView):
        raise ValueError("this is not a view of Tikal")
    if request.kind == "summary":
        return summary_scene(request)
    view = request.view
    aims = targets(view, request.legal, request.field)
    changed = Changes() if aims else changes(request.events)
    ghost = ghost_of(view, request.legal)
    if ghost is not None:
        view = ghost.laid(view)
    if request.crop or request.quarter is not None:
        return _cropped(request, view, aims, changed, ghost)
    return _whole(request, view, aims, changed)


def _whole(request: Request, view: TikalView, aims: Targets, changed: Changes) -> Scene:
    left = (WIDTH - R * (1.5 * view.columns + 0.5)) / 2
    layout = HexLayout(view.columns, view.rows, R, left, BOARD_TOP)
    table = Table(view, layout, request.names, request.colours, request.large)
    top = round(layout.top + layout.height) + PANELS_DROP
    seats = len(view.players)
    rows = (seats + 1) // 2
    offers = has_offers(view)
    strip = offers and seats % 2 == 0
    height = top + rows * (panel_height(table) + GAP) + strip * (HEIGHT + GAP) - GAP + BOTTOM
    below = [player_layer(table, top, WIDTH)]
    if offers:
        x, y, wide = panel_place(table, seats, top, WIDTH)
        below.append(offer_layer(table, x, y, WIDTH - 2 * MARGIN if strip else wide))
    layers = board_layers(table, aims, changed, WIDTH, fret=True)
    return Scene(
        "tikal", WIDTH, height, (*layers, header_layer(table, WIDTH, phrase(request.lang, "points")), *below)
    )


def _cropped(request: Request, view: TikalView, aims: Targets, changed: Changes, ghost: Ghost | None) -> Scene:
    flat = HexLayout(view.columns, view.rows, R, 0, 0)
    if request.quarter is not None:
        left, top, wide, tall = quarter(flat, request.quarter)
    else:
        left, top, wide, tall = window(view, flat, aims, changed)
    layout = HexLayout(view.columns, view.rows, R, -left, BOARD_TOP - 4 - top)
    table = Table(view, layout, request.names, request.colours, request.large)
    height = BOARD_TOP - 4 + tall
    layers = (
        *board_layers(table, aims, changed, wide, fret=False),
        header_layer(table, wide, phrase(request.lang, "points")),
    )
    if ghost is not None and len(ghost.rotations) > 1:
        layers = (*layers, turns_layer(ghost, height, wide))
        height += STRIP
    return Scene("tikal", wide, height, layers)


def board_layers(table: Table, aims: Targets, changed: Changes, width: int, *, fret: bool) -> tuple[Layer, ...]:
    """The layers of the board from the canopy up (picture.md, 1)."""
    chosen = set(aims.prices) | ({aims.source} if aims.source else set())
    around = obstacles(table)
    around += [
        Obstacle(*table.at(name, PRICE_PLACE), 27, 3) for name, price in aims.prices.items() if price is not None
    ]
    stones, chips = stone_layers(table, around)
    chip_places = [Obstacle(mark.x, mark.y, 21, 2) for mark in chips.marks if isinstance(mark, Sprite)]
    values = [Obstacle(*table.at(one.name), 34, 3) for one in table.view.hexes if one.kind in ("temple", "treasure")]
    return (
        canopy_layer(table, width, fret),
        ground_layer(table),
        control_layer(table, chosen),
        outline_layer(table, aims),
        stones,
        route_layer(table, changed),
        structure_layer(table, changed),
        figure_layer(table, changed),
        name_layer(table, chosen),
        chips,
        pointer_layer(table, changed, around + chip_places + values),
        price_layer(table, aims),
    )


PICTURES = Pictures(kinds=("board", "summary"), compose=compose, zooms=True)
