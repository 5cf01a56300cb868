"""The parts that sentences are made of: people, goods, points, tiles, actions; and cutting to a length."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import BLOCKS, POINT, Blocks, Gear
from engine.games.tzolkin.parts import Effect
from engine.games.tzolkin.prose.catalogue import Catalogue

LABEL = 100
"""The most characters of a menu's label or detail."""

_QUARTERS = ("", "¼", "½", "¾")


def cut(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis if it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def begun(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def who(says: Catalogue, names: Sequence[str], seat: Seat) -> str:
    """The name of a seat; its number if there is none."""
    if 0 <= seat < len(names):
        return names[seat]
    return says.say("name.unknown", number=seat + 1)


def people(says: Catalogue, names: Sequence[str], seats: Sequence[Seat]) -> str:
    """The names of seats in one phrase."""
    return says.listed([who(says, names, seat) for seat in seats])


def number(quarters: int) -> str:
    """Quarter points as a number: *45¼*."""
    whole, rest = divmod(abs(quarters), POINT)
    sign = "−" if quarters < 0 else ""
    return f"{sign}{whole if whole or not rest else ''}{_QUARTERS[rest]}"


def points(says: Catalogue, quarters: int) -> str:
    """Quarter points in words: *1 point*, *45¼ points*."""
    return says.say("points", points=number(quarters), n=1 if quarters == POINT else 2)


def goods(says: Catalogue, good: str, n: int) -> str:
    """So many of a good."""
    return says.say(f"good.{good}", n=n)


def blocks(says: Catalogue, cost: Blocks) -> str:
    """Blocks in one phrase; the word for nothing if there are none."""
    told = [goods(says, block, n) for block, n in zip(BLOCKS, cost, strict=True) if n]
    return ", ".join(told) or says.say("list.none")


def effects(says: Catalogue, given: Sequence[Effect]) -> str:
    """What a tile gives, in the order in which it gives it."""
    return ", ".join(effect(says, one) for one in given)


def effect(says: Catalogue, one: Effect) -> str:
    """One effect of a tile."""
    if one.kind == "gain":
        return goods(says, one.what, one.amount)
    if one.kind in ("temple", "technology"):
        if one.what == "any":
            return says.say(f"effect.{one.kind}.any", n=one.amount)
        return says.say(f"effect.{one.kind}", n=one.amount, what=says.say(f"{one.kind}.{one.what}"))
    return says.say(f"effect.{one.kind}", n=one.amount)


def tile(says: Catalogue, one: str) -> str:
    """A tile with what it gives; its id alone if it is unknown."""
    if one in DATA.building:
        building = DATA.building[one]
        what = f"{says.say(f'trade.{building.type}')}, {effects(says, building.effects)}"
    elif one in DATA.wealth_tile:
        what = effects(says, DATA.wealth_tile[one].effects)
    elif one in DATA.monument:
        monument = DATA.monument[one]
        trade = says.say(f"trade.{monument.type}")
        what = says.say(f"monument.{monument.rule}", points=monument.points[0], what=trade)
    else:
        return one
    return says.say("choice.tile", tile=one, what=what)


def cost(says: Catalogue, one: str) -> str:
    """What a building or monument costs in blocks and skulls."""
    if one in DATA.building:
        return blocks(says, DATA.building[one].cost)
    monument = DATA.monument[one]
    told = blocks(says, monument.cost)
    return f"{told}, {goods(says, 'skull', monument.skulls)}" if monument.skulls else told


def space(says: Catalogue, gear: Gear, action: int) -> str:
    """What an action of a gear does, with its number; 0 is nothing."""
    if action == 0:
        return says.say("choice.nothing")
    key = f"space.{gear}.{action}"
    if gear != "chichen":
        what = says.say(key) if says.has(key) else str(action)
    else:
        place = DATA.chichen[action - 1]
        key = "space.chichen.block" if place.blocks else "space.chichen"
        what = says.say(key, points=place.points, what=says.say(f"temple.{place.temple}"))
    return says.say("choice.action", action=action, what=what)
