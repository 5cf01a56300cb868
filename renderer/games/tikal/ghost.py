"""The tile in hand on the hex that was chosen for it, and small, all the ways in which it may be turned."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.model import Action
from engine.games.tikal.moves.place_tile import PlaceTile, turned
from engine.games.tikal.view import HexView, TikalView, TileView
from renderer.games.tikal.offers import SCALE, tile
from renderer.games.tikal.table import R
from renderer.palette import GOLD_TEXT, PANEL_BOTTOM, PANEL_EDGE, PANEL_TOP
from renderer.scene import Box, Layer, Mark, Sprite, Text

STRIP = 268
MARGIN = 18


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile that is about to be laid: where, and by how many steps it may be turned, the one shown first."""

    tile: TileView
    hex: str
    rotations: tuple[int, ...]

    def laid(self, view: TikalView) -> TikalView:
        """The view as if the tile lay there, so that paths and prices to its neighbours are those to come."""
        one = HexView(
            name=self.hex,
            kind=self.tile.kind,
            stones=turned(self.tile.stones, self.rotations[0]),
            value=self.tile.value,
            treasures=self.tile.masks,
        )
        return view.model_copy(update={"hexes": (*view.hexes, one)})


def ghost_of(view: TikalView, actions: Sequence[Action]) -> Ghost | None:
    """The tile in hand, if these actions leave open only how it is turned."""
    if view.hand is None or not actions:
        return None
    places = [action for action in actions if isinstance(action, PlaceTile)]
    names = {action.hex for action in places}
    if len(places) != len(actions) or len(names) != 1 or any(one.name in names for one in view.hexes):
        return None
    return Ghost(view.hand, names.pop(), tuple(dict.fromkeys(action.rotation for action in places)))


def turns_layer(ghost: Ghost, top: float, wide: int) -> Layer:
    """A strip with the tile in each rotation, named as in the menu (2x: turned twice); the one shown is gold."""
    marks: list[Mark] = [
        Box(
            MARGIN, top, wide - 2 * MARGIN, STRIP - MARGIN, 12, PANEL_TOP, PANEL_BOTTOM, PANEL_EDGE, 2,
            about="turns/panel",
        )
    ]  # fmt: skip
    step = (wide - 2 * MARGIN) / len(ghost.rotations)
    scale = min(SCALE, step / (2 * R + 34))
    for k, rotation in enumerate(ghost.rotations):
        x, y, about = MARGIN + step * (k + 0.5), top + 156, f"turns/{rotation}"
        shown = ghost.tile.model_copy(update={"stones": turned(ghost.tile.stones, rotation)})
        marks += tile(shown, x, y, about, scale)
        if k == 0:
            marks.append(Sprite("outline_gold", x, y, (R + 4,), scale, about=about))
        marks.append(Text(f"{rotation}×", x, top + 36, 46, GOLD_TEXT, about=about))
    return Layer("turns", tuple(marks))
