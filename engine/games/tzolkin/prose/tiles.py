"""Tiles in words: their names, what they give or count, what they cost."""

from collections.abc import Sequence

from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import Blocks
from engine.games.tzolkin.parts import Effect, Monument
from engine.games.tzolkin.prose import phrases
from engine.games.tzolkin.prose.catalogue import Catalogue


def name(says: Catalogue, one: str) -> str:
    """A tile's short name; of a wealth tile, which has none, what it gives. An unknown tile is told as it is."""
    if one in DATA.wealth_tile:
        return what(says, one)
    key = f"tile.{one}"
    return says.say(key) if says.has(key) else one


def names(says: Catalogue, tiles: Sequence[str]) -> str:
    """Tiles in one list; the word for nothing if there are none."""
    return ", ".join(name(says, one) for one in tiles) or says.say("list.none")


def what(says: Catalogue, one: str) -> str:
    """What a tile gives, or for what it scores."""
    if one in DATA.building:
        return effects(says, DATA.building[one].effects)
    if one in DATA.wealth_tile:
        return effects(says, DATA.wealth_tile[one].effects)
    return scoring(says, DATA.monument[one]) if one in DATA.monument else ""


def labelled(says: Catalogue, one: str) -> str:
    """A tile's name with what it gives, as the entry of a menu."""
    if one not in DATA.building and one not in DATA.monument:
        return name(says, one)
    return says.say("tile.named", name=name(says, one), what=what(says, one))


def typed(says: Catalogue, one: str) -> str:
    """A building's or monument's name with its type, which some monuments count, unless the name has it already."""
    tile = DATA.building.get(one) or DATA.monument[one]
    told, kind = name(says, one), says.say(f"trade.{tile.type}")
    return told if kind in told else says.say("tile.typed", name=told, type=kind)


def line(says: Catalogue, one: str) -> str:
    """All there is to a building or monument: name, id, type, what it gives, what it costs."""
    tile = DATA.building.get(one) or DATA.monument[one]
    return says.say(
        "tile.line",
        name=phrases.begun(name(says, one)),
        id=one,
        type=says.say(f"trade.{tile.type}"),
        what=what(says, one),
        cost=cost(says, one),
    )


def effects(says: Catalogue, given: Sequence[Effect]) -> str:
    """What a tile gives, in the order in which it gives it."""
    return ", ".join(effect(says, one) for one in given)


def effect(says: Catalogue, one: Effect) -> str:
    """One effect of a tile."""
    if one.kind == "gain":
        return says.say(f"gain.{one.what}", n=one.amount)
    if one.kind in ("temple", "technology"):
        if one.what == "any":
            return says.say(f"effect.{one.kind}.any", n=one.amount)
        return says.say(f"effect.{one.kind}", n=one.amount, what=says.say(f"{one.kind}.{one.what}"))
    return says.say(f"effect.{one.kind}", n=one.amount)


def scoring(says: Catalogue, one: Monument) -> str:
    """For what a monument gives points at the end; each rule has a sentence of its own."""
    if one.rule == "monuments_of_all":
        points: object = "/".join(str(each) for each in one.points[2:])
    elif len(one.points) > 1:
        points = "/".join(str(each) for each in dict.fromkeys(one.points) if each)
    else:
        points = one.points[0]
    return says.say(f"monument.{one.rule}", points=points, what=says.say(f"trades.{one.type}"))


def cost(says: Catalogue, one: str) -> str:
    """What a building or monument costs in blocks and skulls."""
    if one in DATA.building:
        return phrases.blocks(says, DATA.building[one].cost)
    monument = DATA.monument[one]
    return price(says, monument.cost, monument.skulls)


def price(says: Catalogue, blocks: Blocks, skulls: int = 0) -> str:
    """Blocks and skulls in one list."""
    told = phrases.blocks(says, blocks)
    return f"{told}, {phrases.goods(says, 'skull', skulls)}" if skulls else told
