"""What technologies do, level by level, in words."""

from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import TECHNOLOGIES, Technology
from engine.games.tzolkin.parts import Effect, Table
from engine.games.tzolkin.prose import phrases, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import PlayerView

LAST = len(DATA.technologies.prices)


def next_gain(says: Catalogue, table: Table, technology: Technology, level: int) -> str:
    """What the advance from this level gives: the next level's effects, or the bonus of the track."""
    if level >= LAST:
        bonus: Effect = getattr(DATA.technologies.bonus, technology)
        return says.say("level.bonus", what=tiles.effect(says, bonus))
    return ", ".join(
        says.say(f"does.{row.key}", n=row.value)
        for row in getattr(DATA.technologies.tables, table)
        if row.technology == technology and row.level == level + 1
    )


def price(level: int) -> int:
    """Blocks for the advance from this level."""
    return DATA.technologies.prices[level] if level < LAST else DATA.technologies.again


def reached(says: Catalogue, table: Table, me: PlayerView) -> list[str]:
    """Each technology in which the seat has a level, with all that it does for it."""
    told: list[str] = []
    for technology, level in zip(TECHNOLOGIES, me.technologies, strict=True):
        if level:
            sums: dict[str, int] = {}
            for row in getattr(DATA.technologies.tables, table):
                if row.technology == technology and row.level <= level:
                    sums[row.key] = sums.get(row.key, 0) + row.value
            does = ", ".join(says.say(f"does.{key}", n=n) for key, n in sums.items())
            told.append(says.say("level.has", name=says.say(f"technology.{technology}"), n=level, does=does))
    return told


def advance(says: Catalogue, table: Table, me: PlayerView, technology: Technology, free: bool) -> str:
    """What an advance gives and costs, for the detail of a menu's entry."""
    level = me.technologies[TECHNOLOGIES.index(technology)]
    gain = next_gain(says, table, technology, level)
    to = says.say("detail.level.bonus" if level >= LAST else "detail.level", level=level + 1, gain=gain)
    return phrases.joined(says.say("detail.free") if free else says.say("detail.blocks", n=price(level)), to)
