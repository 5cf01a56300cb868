"""The words of the format (rules 15.1): gears, temples, technologies, goods, and their orders."""

from typing import Final, Literal, TypeAlias

Gear: TypeAlias = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
Place: TypeAlias = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen", "start"]
Temple: TypeAlias = Literal["chaac", "quetzalcoatl", "kukulkan"]
Technology: TypeAlias = Literal["agriculture", "extraction", "architecture", "theology"]
Block: TypeAlias = Literal["wood", "stone", "gold"]
Tradable: TypeAlias = Literal["corn", "wood", "stone", "gold"]
Good: TypeAlias = Literal["corn", "wood", "stone", "gold", "skull"]
Blocks: TypeAlias = tuple[int, int, int]
"""Wood, stone, gold."""

Phase: TypeAlias = Literal["setup_wealth", "turn", "advance_choice", "finished"]
Mode: TypeAlias = Literal["none", "place", "pick_up"]

EffectKey: TypeAlias = Literal[
    "harvest_corn_bonus",
    "harvest_without_tile",
    "fish_bonus",
    "wood_bonus",
    "stone_bonus",
    "gold_bonus",
    "skull_bonus",
    "build_corn",
    "build_discount",
    "build_points",
    "chichen_ahead",
    "chichen_paid_temple_step",
]
"""What a technology can do (rules 0.1); whoever asks, asks for one of these and never for a level."""

GEARS: Final[tuple[Gear, ...]] = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
PLACES: Final[tuple[Place, ...]] = (*GEARS, "start")
TEMPLES: Final[tuple[Temple, ...]] = ("chaac", "quetzalcoatl", "kukulkan")
TECHNOLOGIES: Final[tuple[Technology, ...]] = ("agriculture", "extraction", "architecture", "theology")
BLOCKS: Final[tuple[Block, ...]] = ("wood", "stone", "gold")
EFFECT_KEYS: Final[tuple[EffectKey, ...]] = (
    "harvest_corn_bonus",
    "harvest_without_tile",
    "fish_bonus",
    "wood_bonus",
    "stone_bonus",
    "gold_bonus",
    "skull_bonus",
    "build_corn",
    "build_discount",
    "build_points",
    "chichen_ahead",
    "chichen_paid_temple_step",
)

DUMMY: Final = -1
"""What stands in a gear's cell for a worker of nobody (rules 2.7)."""

POINT: Final = 4
"""Quarter points in a point (rules 15.7)."""
