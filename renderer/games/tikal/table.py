"""What every part of a picture of Tikal needs to know: the view, where its hexes lie, and who looks how."""

from dataclasses import dataclass
from functools import cached_property

from engine.core.model import Seat
from engine.games.tikal.view import HexView, TikalView
from renderer.hexlayout import HexLayout
from renderer.letters import letters, shown_names
from renderer.palette import LIVERIES, Livery, liveries

R = 125.0

LARGE, GROWN = 1.25, 1.2

# Where each seat's figures stand on a hex, in R from its centre, by number of players (picture.md, 2).
W, SW, SE, E = (-0.66, -0.05), (-0.34, 0.51), (0.34, 0.51), (0.66, -0.05)
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: (SW,),
    2: (SW, SE),
    3: (SW, SE, W),
    4: (W, SW, SE, E),
}
NAME_PLACE = (-0.36, -0.62)
SEAL_PLACE = (0.38, -0.61)
PRICE_PLACE = (0.0, 0.47)


@dataclass(frozen=True)
class Table:
    """A view with its layout. `names` are the display names by seat, `colours` the palette numbers, if chosen.

    `large`: everything that is read is about a quarter larger.
    """

    view: TikalView
    layout: HexLayout
    names: tuple[str, ...]
    colours: tuple[int, ...] | None = None
    large: bool = False

    def sized(self, size: int) -> int:
        """A text size, larger in large print."""
        return round(size * LARGE) if self.large else size

    @property
    def grown(self) -> float:
        """The scale of what carries a text."""
        return GROWN if self.large else 1.0

    @cached_property
    def hexes(self) -> dict[str, HexView]:
        """The explored hexes by name."""
        return {one.name: one for one in self.view.hexes}

    @cached_property
    def wears(self) -> tuple[int, ...]:
        """The livery of each seat."""
        return liveries(len(self.view.players), self.colours)

    @cached_property
    def letters(self) -> tuple[str, ...]:
        """The letter of each seat."""
        return letters(self.names)

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """The name of each seat as far as it can be drawn."""
        return shown_names(self.names)

    def look(self, seat: Seat) -> Livery:
        """The livery of a seat."""
        return LIVERIES[self.wears[seat]]

    def at(self, name: str, offset: tuple[float, float] = (0.0, 0.0)) -> tuple[float, float]:
        """A place on a hex, `offset` in R from its centre."""
        x, y = self.layout.centre(name)
        return (x + offset[0] * R, y + offset[1] * R)

    def figures_at(self, name: str, seat: Seat) -> tuple[float, float]:
        """The middle of the body of a seat's figures on a hex."""
        return self.at(name, PLACES[len(self.view.players)][seat])
