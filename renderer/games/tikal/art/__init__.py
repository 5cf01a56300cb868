"""Tikal's sprites."""

from renderer.games.tikal.art.badges import coins, monument, mount, round_mark, stack
from renderer.games.tikal.art.buildings import base_tent, heap, plaque, pyramid
from renderer.games.tikal.art.ground import grid_hex, tile, tile_shadow
from renderer.games.tikal.art.pieces import banner, control, panel_box, pawn, plate, tent, tied
from renderer.games.tikal.art.wafers import treasure
from renderer.games.tikal.art.ways import chip, stone, ways
from renderer.painter import Painter

PAINTERS: dict[str, Painter] = {
    "banner": banner,
    "base_tent": base_tent,
    "chip": chip,
    "coins": coins,
    "control": control,
    "grid_hex": grid_hex,
    "heap": heap,
    "monument": monument,
    "mount": mount,
    "panel_box": panel_box,
    "pawn": pawn,
    "plaque": plaque,
    "plate": plate,
    "pyramid": pyramid,
    "round_mark": round_mark,
    "stack": stack,
    "stone": stone,
    "tent": tent,
    "tied": tied,
    "tile": tile,
    "tile_shadow": tile_shadow,
    "treasure": treasure,
    "ways": ways,
}
