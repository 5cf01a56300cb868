"""What the spaces of the gears give: as printed, and to a seat with its technologies."""

from typing import Any

from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Harvest
from engine.games.tzolkin.names import BLOCKS, TEMPLES, Gear, Place
from engine.games.tzolkin.prose import phrases
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import PlayerView, TzolkinView

FISHING, SKULLS, OFFERING, WORKER, ELSEWHERE = 1, 4, 1, 3, 5
"""Actions of Palenque, Yaxchilan and Uxmal that need a word of their own (rules 7.1, 7.3, 7.7)."""


def printed(says: Catalogue, gear: Gear, action: int) -> str:
    """What an action of a gear does for everybody."""
    if gear == "palenque":
        if action == FISHING:
            return says.say("space.fish", corn=phrases.goods(says, "corn", DATA.fishing))
        field = next(one for one in DATA.fields if one.action == action)
        corn, wood = phrases.goods(says, "corn", field.corn), phrases.goods(says, "wood", field.wood)
        return says.say("space.harvest.wood" if field.wood else "space.harvest", corn=corn, wood=wood)
    if gear == "yaxchilan":
        return phrases.stock(says, [(one.good, one.amount) for one in DATA.yaxchilan[action - 1]])
    if gear == "chichen":
        place = DATA.chichen[action - 1]
        key = "space.chichen.block" if place.blocks else "space.chichen"
        return says.say(key, points=place.points, what=says.say(f"temple.{place.temple}"))
    return says.say(f"space.{gear}.{action}")


def space(says: Catalogue, gear: Place, number: int) -> str:
    """What a worker on this space can be used for."""
    if gear == "start":
        return says.say("space.start")
    if number == 0:
        return says.say("space.0")
    data = DATA.gear[gear]
    if number in data.free:
        return says.say("space.free", last=data.actions)
    return printed(says, gear, number)


def known(gear: Any, action: Any) -> bool:
    """Whether there is such an action."""
    return gear in DATA.gear and isinstance(action, int) and 1 <= action <= DATA.gear[gear].actions


def brings(says: Catalogue, view: TzolkinView, me: PlayerView, gear: Gear, action: int) -> str:
    """What the action brings this seat now, where that differs from what is printed or hangs on the table."""
    has = dict(me.effects)
    if gear == "palenque":
        if action == FISHING:
            return phrases.goods(says, "corn", DATA.fishing + has.get("fish_bonus", 0))
        takes = [harvested(says, view, me, action, take) for take in harvests(view, me, action)]
        return says.either(takes) if takes else ""
    if gear == "yaxchilan":
        bonus = {"wood": "wood_bonus", "stone": "stone_bonus", "gold": "gold_bonus", "skull": "skull_bonus"}
        given = [
            (one.good, one.amount + {str(key): n for key, n in has.items()}.get(bonus.get(one.good, ""), 0))
            for one in DATA.yaxchilan[action - 1]
        ]
        if action == SKULLS:
            given = [(good, min(amount, view.skulls)) for good, amount in given]
        return phrases.stock(says, given)
    if gear == "uxmal" and action == WORKER:
        return says.say("brings.worker" if me.workers < DATA.workers.most else "brings.no_worker", n=me.workers + 1)
    if gear == "chichen":
        temple = DATA.chichen[action - 1].temple
        return "" if can_rise(view, me, temple) else says.say("brings.no_step", temple=says.say(f"temple.{temple}"))
    return ""


def harvests(view: TzolkinView, me: PlayerView, action: int) -> tuple[str, ...]:
    """What the seat may take from these fields: corn, wood, burn (rules 7.2)."""
    field = next(one for one in view.jungle if one.action == action)
    found: list[str] = []
    if field.corn > field.wood or dict(me.effects).get("harvest_without_tile"):
        found.append("corn")
    if field.wood:
        found.append("wood")
        if any(step > DATA.temple[temple].bottom for temple, step in zip(TEMPLES, me.temples, strict=True)):
            found.append("burn")
    return tuple(found)


def harvested(says: Catalogue, view: TzolkinView, me: PlayerView, action: int, take: str) -> str:
    """What one way of harvesting brings."""
    has, field = dict(me.effects), next(one for one in view.jungle if one.action == action)
    data = next(one for one in DATA.fields if one.action == action)
    if take == "wood":
        return phrases.goods(says, "wood", data.wood + has.get("wood_bonus", 0))
    corn = phrases.goods(says, "corn", data.corn + has.get("harvest_corn_bonus", 0))
    if take == "burn":
        return says.say("brings.burn", corn=corn)
    return corn if field.corn > field.wood else says.say("brings.no_tile", corn=corn)


def asked_field(view: TzolkinView) -> int | None:
    """The action of Palenque whose harvest is asked for; None if none is."""
    frame = view.pending[-1] if view.pending else None
    return frame.action if isinstance(frame, Harvest) else None


def fee(gear: Gear, action: int) -> int:
    """Corn that is due for an action besides the way to it."""
    if gear != "uxmal":
        return 0
    return {OFFERING: DATA.uxmal.offering, ELSEWHERE: DATA.uxmal.elsewhere}.get(action, 0)


def can_rise(view: TzolkinView, me: PlayerView, temple: Any) -> bool:
    """Whether a step up is not lost (rules 7.17)."""
    at = TEMPLES.index(temple)
    step, top = me.temples[at], DATA.temple[TEMPLES[at]].top
    if step + 1 < top:
        return True
    return step < top and not any(player.temples[at] == top for player in view.players)


def held(says: Catalogue, me: PlayerView) -> str:
    """The blocks that a seat has."""
    return phrases.stock(says, [(block, getattr(me, block)) for block in BLOCKS])
