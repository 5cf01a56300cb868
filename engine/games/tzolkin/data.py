"""The components of Tzolk'in, read from `tzolkin.json` beside this module. Printed points here are whole points."""

from functools import cache, cached_property
from pathlib import Path

from pydantic import ValidationError, model_validator

from engine.core.errors import Unreadable
from engine.core.model import Value
from engine.games.tzolkin.names import BLOCKS, GEARS, TECHNOLOGIES, TEMPLES, Block, EffectKey, Gear, Temple
from engine.games.tzolkin.parts import (
    Begging,
    Building,
    FieldData,
    Final,
    Food,
    Gain,
    GearData,
    Monument,
    Rates,
    SkullPlace,
    Table,
    TableSize,
    Technologies,
    TechnologyEffect,
    TempleData,
    Uxmal,
    Wealth,
    Workers,
)


class Components(Value):
    """All components. `yaxchilan` lists the gains of its actions 1 to 5, `chichen` its places 1 to 9."""

    workers: Workers
    skulls: int
    row: int
    food: Food
    begging: Begging
    gears: tuple[GearData, ...]
    fishing: int
    fields: tuple[FieldData, ...]
    yaxchilan: tuple[tuple[Gain, ...], ...]
    uxmal: Uxmal
    chichen: tuple[SkullPlace, ...]
    market: Rates
    technologies: Technologies
    temples: tuple[TempleData, ...]
    buildings: tuple[Building, ...]
    monuments: tuple[Monument, ...]
    wealth: tuple[Wealth, ...]
    dealt: int
    kept: int
    tables: tuple[TableSize, ...]
    final: Final

    @model_validator(mode="after")
    def _holds_together(self) -> "Components":
        ids = [*(one.id for one in self.buildings), *(one.id for one in self.monuments)]
        ids += [one.id for one in self.wealth]
        teeth = [day.tooth for day in self.food.days]
        if tuple(gear.name for gear in self.gears) != GEARS:
            raise ValueError("the gears are others or in another order")
        faults = {
            "a gear has fewer positions than spaces": any(gear.last >= gear.positions for gear in self.gears),
            "the temples are others or in another order": tuple(one.name for one in self.temples) != TEMPLES,
            "a temple's points and rewards differ in number": any(
                len(one.points) != len(one.rewards) for one in self.temples
            ),
            "a tile is there twice": len(set(ids)) != len(ids),
            "food days must ascend": teeth != sorted(set(teeth)),
            "Yaxchilan or Chichen Itza has another number of actions": len(self.yaxchilan)
            != self.gear["yaxchilan"].actions
            or len(self.chichen) != self.gear["chichen"].actions,
            "a wealth tile names no space": any(tile.space > self.gear[tile.gear].last for tile in self.wealth),
        }
        for fault, found in faults.items():
            if found:
                raise ValueError(fault)
        return self

    @cached_property
    def gear(self) -> dict[Gear, GearData]:
        """The gears by name."""
        return {gear.name: gear for gear in self.gears}

    @cached_property
    def temple(self) -> dict[Temple, TempleData]:
        """The temples by name."""
        return {temple.name: temple for temple in self.temples}

    @cached_property
    def building(self) -> dict[str, Building]:
        """The buildings by id."""
        return {tile.id: tile for tile in self.buildings}

    @cached_property
    def monument(self) -> dict[str, Monument]:
        """The monuments by id."""
        return {tile.id: tile for tile in self.monuments}

    @cached_property
    def wealth_tile(self) -> dict[str, Wealth]:
        """The wealth tiles by id."""
        return {tile.id: tile for tile in self.wealth}

    @cached_property
    def table(self) -> dict[int, TableSize]:
        """What depends on how many play, by that number."""
        return {table.seats: table for table in self.tables}

    @cached_property
    def rate(self) -> dict[Block, int]:
        """Corn for a block, by block."""
        return {block: getattr(self.market, block) for block in BLOCKS}

    @cached_property
    def effects(self) -> dict[tuple[Table, EffectKey], tuple[tuple[int, int, int], ...]]:
        """For a table and a key: (number of the technology, level, value) of everything that has it."""
        found: dict[tuple[Table, EffectKey], tuple[tuple[int, int, int], ...]] = {}
        tables: tuple[Table, ...] = ("rules_text", "printed_board")
        for table in tables:
            rows: tuple[TechnologyEffect, ...] = getattr(self.technologies.tables, table)
            for row in rows:
                entry = (TECHNOLOGIES.index(row.technology), row.level, row.value)
                found[table, row.key] = (*found.get((table, row.key), ()), entry)
        return found

    def age(self, number: int) -> tuple[str, ...]:
        """The ids of the buildings of an age."""
        return tuple(tile.id for tile in self.buildings if tile.age == number)


@cache
def components() -> Components:
    """The components. Raises Unreadable if the file does not hold together."""
    try:
        return Components.model_validate_json(Path(__file__).with_name("tzolkin.json").read_bytes())
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise Unreadable(f"the components do not hold together: {where} {first['msg']}") from error


DATA = components()
