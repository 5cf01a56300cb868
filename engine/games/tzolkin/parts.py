"""The shapes of the components: tiles, gears and temples as the data file has them. Points are whole points."""

from typing import Literal, TypeAlias

from pydantic import Field

from engine.core.model import Value
from engine.games.tzolkin.names import Blocks, EffectKey, Gear, Good, Technology, Temple

Trade: TypeAlias = Literal["farm", "tomb", "civic", "shrine"]
"""The type of a building or monument, by its border."""

Table: TypeAlias = Literal["rules_text", "printed_board"]

EffectKind: TypeAlias = Literal[
    "gain", "block", "points", "worker", "temple", "technology", "build", "market", "act", "feeds", "saves"
]

MonumentRule: TypeAlias = Literal[
    "tiles_of_type",
    "tiles",
    "monuments_of_all",
    "corn_tiles",
    "wood_tiles",
    "workers",
    "levels",
    "tracks_at_top",
    "best_temple",
    "temple_points",
    "skulls_of_all",
]


class Effect(Value):
    """What a tile or a bonus gives: `what` is a good, a temple, a technology or `any`, `amount` how many.

    `gain` a good, `block` blocks of choice, `points`, `worker`, `temple` steps, `technology` free advances, `build`
    one more building, `market`, `act` an action for `amount` corn; `feeds` workers free, `saves` corn a worker.
    """

    kind: EffectKind
    what: str = ""
    amount: int = 1


class Workers(Value):
    """How many workers a seat has in play at the start, and at most."""

    start: int
    most: int


class FoodDay(Value):
    """The tooth of a Food Day and what the temples give on it."""

    tooth: int
    reward: Literal["goods", "points"]


class Food(Value):
    """Corn a worker eats, points lost for a hungry one, the days, and after which of them (from 1) the age ends."""

    corn: int
    hungry: int
    days: tuple[FoodDay, ...]
    age_ends: int


class Begging(Value):
    """The most corn that a beggar may have, and the corn it has then."""

    most: int
    corn: int


class GearData(Value):
    """A gear: `positions` around it, the `last` numbered space, spaces of `free` choice, how many `actions`."""

    name: Gear
    positions: int
    last: int
    free: tuple[int, ...]
    actions: int


class FieldData(Value):
    """A group of fields in the jungle: the action that harvests it, and what it gives; wood 0: no wood tiles."""

    action: int
    corn: int
    wood: int


class Gain(Value):
    """So many of a good."""

    good: Good
    amount: int


class Uxmal(Value):
    """Corn for an offering, for each block of a building, and for an action elsewhere."""

    offering: int
    corn_per_block: int
    elsewhere: int


class SkullPlace(Value):
    """A place for a skull in Chichen Itza: points, the temple that it climbs, blocks of choice."""

    points: int
    temple: Temple
    blocks: int


class Rates(Value):
    """Corn for a block."""

    wood: int
    stone: int
    gold: int


class TechnologyEffect(Value):
    """From this level on the technology has this effect; the values of one key add up."""

    technology: Technology
    level: int
    key: EffectKey
    value: int


class Bonuses(Value):
    """What an advance from the last level gives instead."""

    agriculture: Effect
    extraction: Effect
    architecture: Effect
    theology: Effect


class Tables(Value):
    """Both readings of what the levels do (rules 0.1)."""

    rules_text: tuple[TechnologyEffect, ...]
    printed_board: tuple[TechnologyEffect, ...]


class Technologies(Value):
    """`prices` in blocks to level 1, 2, 3; `again` from the last level."""

    prices: tuple[int, ...]
    again: int
    bonus: Bonuses
    tables: Tables


class TempleData(Value):
    """A temple from its bottom step (-1) up; `highest`: what the highest marker gets at the end of each age."""

    name: Temple
    start: int
    points: tuple[int, ...]
    rewards: tuple[Good | None, ...]
    highest: tuple[int, int]

    @property
    def bottom(self) -> int:
        """The number of the lowest step, counted from the start step."""
        return -self.start

    @property
    def top(self) -> int:
        """The number of the highest step."""
        return len(self.points) - 1 - self.start

    def points_at(self, step: int) -> int:
        """Points of a step."""
        return self.points[step + self.start]

    def rewards_at(self, step: int) -> tuple[Good, ...]:
        """The goods of a step and of all below it."""
        return tuple(good for good in self.rewards[: step + self.start + 1] if good is not None)


class Building(Value):
    """A building tile; `cost` in wood, stone, gold."""

    id: str = Field(pattern=r"^A[12]-[0-9]{2}$")
    age: Literal[1, 2]
    type: Trade
    cost: Blocks
    effects: tuple[Effect, ...]


class Monument(Value):
    """A monument. `points` for each thing that `rule` counts; where a count has its own value, by that count."""

    id: str = Field(pattern=r"^M-[0-9]{2}$")
    type: Trade
    cost: Blocks
    skulls: int = 0
    rule: MonumentRule
    points: tuple[int, ...]


class Wealth(Value):
    """A starting wealth tile, and the space that it blocks when it is drawn for a dummy."""

    id: str = Field(pattern=r"^W-[0-9]{2}$")
    gear: Gear
    space: int
    effects: tuple[Effect, ...]


class TableSize(Value):
    """What depends on how many play: monuments on display, tiles in each stack of the jungle, dummies."""

    seats: int
    monuments: int
    stacks: int
    dummies: int


class Final(Value):
    """Quarter points for a corn and for a skull at the end."""

    corn: int
    skull: int
