"""The ground of the board: canopy, grid, tiles, paths, clearings. It changes only when a tile is laid or dug out."""

from engine.games.tikal.view import HexView
from renderer.games.tikal.table import Table
from renderer.hexlayout import place
from renderer.scene import Layer, Mark, Sprite

# How far from the centre a path ends, by what is in the middle (picture.md, 4).
ENDS = {"jungle": 14, "temple": 44, "treasure": 60, "dug": 52, "base_camp": 34}
VARIANTS = {"jungle": 3, "temple": 3, "treasure": 3, "dug": 3, "volcano": 1, "base_camp": 1}
FRET_DROP = 34 - 27


def look_of(one: HexView) -> str:
    """The kind of ground a hex shows: a treasure hex without treasures is dug out."""
    return "dug" if one.kind == "treasure" and not one.treasures else one.kind


def variant(name: str, kind: str) -> int:
    """Which of the variants of a ground a hex shows; neighbours differ."""
    col, row = place(name)
    return (col + 2 * row) % VARIANTS[kind]


def canopy_layer(table: Table, width: int, fret: bool) -> Layer:
    """The jungle with the outlines of all hexes."""
    marks: list[Mark] = [Sprite("canopy", 0, 0, (1, 1), about="canopy")]
    marks += [Sprite("grid_hex", *table.at(name), about=f"{name}/grid") for name in table.layout.names()]
    if fret:
        bottom = table.layout.top + table.layout.height
        marks.append(Sprite("fret", 0, round(bottom) + FRET_DROP, (width,), about="fret"))
    return Layer("canopy", tuple(marks), steady=True)


def ground_layer(table: Table) -> Layer:
    """All explored tiles with their shadows, then paths and clearings."""
    explored = [name for name in table.layout.names() if name in table.hexes]
    marks: list[Mark] = [Sprite("tile_shadow", *table.at(name), about=f"{name}/shadow") for name in explored]
    for name in explored:
        kind = look_of(table.hexes[name])
        marks.append(Sprite("tile", *table.at(name), (kind, variant(name, kind)), about=f"{name}/tile"))
    for name in explored:
        marks += _paths(table, table.hexes[name])
    return Layer("ground", tuple(marks), steady=True)


def _paths(table: Table, one: HexView) -> list[Mark]:
    kind = look_of(one)
    if kind == "volcano":
        return []
    bits = sum(1 << side for side in range(6) if passable(table, one, side))
    if not bits:
        return []
    joined = kind == "jungle" and one.camp is None
    pattern = variant(one.name, "jungle")
    return [Sprite("ways", *table.at(one.name), (bits, ENDS[kind], pattern, joined), about=f"{one.name}/ways")]


def passable(table: Table, one: HexView, side: int) -> bool:
    """Whether a path leads to that side: stones on either tile, or own stones towards unexplored jungle."""
    other = table.layout.neighbour(one.name, side)
    if other is None:
        return False
    known = table.hexes.get(other)
    if known is None:
        return one.stones[side] > 0
    return known.kind != "volcano" and one.stones[side] + known.stones[(side + 3) % 6] > 0
