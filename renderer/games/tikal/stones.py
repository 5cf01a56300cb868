"""The stones along the sides, and the chips that say what a step costs."""

from dataclasses import dataclass

from renderer.games.tikal.obstacles import Obstacle, least
from renderer.games.tikal.table import R, Table
from renderer.hexlayout import OUTWARD
from renderer.palette import WHITE
from renderer.scene import Layer, Mark, Sprite, Text

DEPTH = 0.108 * R
GAP = 0.208 * R
SHIFT = 17.0
OPEN_DEPTH = 0.12 * R
CHIP = 0.164 * R
CHIP_GAP = 32.0
# A chip may lie a little off the line of the side where that hides less.
ASIDE = (0.0, 9.0, -9.0)


@dataclass(frozen=True, slots=True)
class Side:
    """A side with stones: its middle, the stones on this tile and across, whether it is a way."""

    name: str
    side: int
    x: float
    y: float
    own: int
    across: int
    way: bool

    @property
    def out(self) -> tuple[float, float]:
        """Unit vector away from the tile."""
        return OUTWARD[self.side]

    @property
    def along(self) -> tuple[float, float]:
        """Unit vector along the side, clockwise."""
        return (-self.out[1], self.out[0])

    @property
    def total(self) -> int:
        """What a step across costs."""
        return self.own + self.across

    def point(self, out: float, along: float) -> tuple[float, float]:
        """A point beside the middle of the side."""
        (ox, oy), (ax, ay) = self.out, self.along
        return (self.x + ox * out + ax * along, self.y + oy * out + ay * along)


def sides(table: Table) -> list[Side]:
    """Every side with stones, once, without those of volcanoes."""
    found = []
    for name in table.layout.names():
        one = table.hexes.get(name)
        if one is None or one.kind == "volcano":
            continue
        for side in range(6):
            other = table.layout.neighbour(name, side)
            known = table.hexes.get(other) if other else None
            if known is not None and (known.kind == "volcano" or side in (0, 4, 5)):
                continue
            across = known.stones[(side + 3) % 6] if known is not None else 0
            if one.stones[side] + across:
                x, y = table.layout.side_middle(name, side)
                found.append(Side(name, side, x, y, one.stones[side], across, known is not None))
    return found


def stone_layers(table: Table, obstacles: list[Obstacle]) -> tuple[Layer, Layer]:
    """The stones, and the chips above the figures."""
    stones: list[Mark] = []
    chips: list[Mark] = []
    around = list(obstacles)
    for side in sides(table):
        shift = 0.0
        if side.way and side.total >= 2:
            shift, chip = _chip(side, around)
            around.append(Obstacle(*chip, CHIP, 4.0))
            about = f"{side.name}/cost/{side.side}"
            chips.append(Sprite("chip", *chip, scale=table.grown, about=about))
            chips.append(Text(str(side.total), *chip, table.sized(39), WHITE, about=about))
        stones += _stones(side, shift)
    return Layer("stones", tuple(stones)), Layer("chips", tuple(chips))


def _stones(side: Side, shift: float) -> list[Mark]:
    if not side.way:
        rows: tuple[tuple[int, float], ...] = ((side.own, -OPEN_DEPTH),)
    elif side.own and side.across:
        rows = ((side.own, -DEPTH), (side.across, DEPTH))
    else:
        rows = ((side.total, 0.0),)
    marks: list[Mark] = []
    for count, out in rows:
        for k in range(count):
            x, y = side.point(out, shift + GAP * (k - (count - 1) / 2))
            marks.append(Sprite("stone", x, y, ((k + side.side) % 4,), about=f"{side.name}/stone/{side.side}"))
    return marks


def _chip(side: Side, obstacles: list[Obstacle]) -> tuple[float, tuple[float, float]]:
    """How far the stones move along the side, and where the chip lies."""
    row = max(side.own, side.across)
    reach = GAP * (row - 1) / 2 + CHIP_GAP - SHIFT
    choices = [(end, side.point(out, end * reach)) for out in ASIDE for end in (1, -1)]
    end, place = choices[least([(place,) for _, place in choices], CHIP, obstacles)]
    return -end * SHIFT, place
