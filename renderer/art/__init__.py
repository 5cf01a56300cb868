"""Sprites that every game may use: the canopy, the fret band, players' emblems, crowns and marks."""

from renderer.art.canopy import canopy, fret
from renderer.art.emblems import crown, seal
from renderer.art.marks import bracket, outline_gold, outline_white, pip, pointer, price, tie_seal
from renderer.painter import Painter

PAINTERS: dict[str, Painter] = {
    "canopy": canopy,
    "fret": fret,
    "seal": seal,
    "crown": crown,
    "bracket": bracket,
    "outline_gold": outline_gold,
    "outline_white": outline_white,
    "pip": pip,
    "pointer": pointer,
    "price": price,
    "tie_seal": tie_seal,
}
