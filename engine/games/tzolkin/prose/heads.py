"""One-line heads: what a turn is about, what is asked of a seat, who is on turn."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Act, Advance, Build, Harvest, Pay, Pending, StepDown, StepUp
from engine.games.tzolkin.names import BLOCKS, TECHNOLOGIES
from engine.games.tzolkin.prose import phrases, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import PlayerView, TzolkinView

LAST_TOOTH = DATA.food.days[-1].tooth


def headline(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """What the turn is about, for the public post."""
    key = f"headline.{view.phase}"
    if view.phase == "turn" and view.food_day:
        key += ".food"
    who = None if view.seat is None else phrases.who(says, names, view.seat)
    told = says.say(key, who=who, tooth=view.tooth, last=LAST_TOOTH, n=view.corn_on_teeth, next=next_food(says, view))
    return phrases.cut(told, 200)


def status(says: Catalogue, view: TzolkinView, seat: Seat) -> str:
    """What is asked of the seat and for what, and what it has left."""
    if seat not in view.to_act:
        return says.say("status.finished" if view.phase == "finished" else "status.wait")
    me = view.players[seat]
    held = phrases.stock(says, [(one, getattr(me, one)) for one in ("corn", *BLOCKS, "skull")])
    if view.phase == "turn" and view.pending:
        return says.say("status.asked", asked=asked(says, view, me, view.pending[-1]), held=held)
    key = f"status.{view.phase}"
    if view.phase == "turn":
        key += _going(view, me)
    told = says.say(key, held=held, hand=me.hand, moved=view.moved)
    if view.phase == "turn" and view.food_day:
        told = says.say("status.food", told=told, need=me.hungry_mouths * me.corn_each)
    return told


def _going(view: TzolkinView, me: PlayerView) -> str:
    """How far a turn is, as the end of the key of its text."""
    riding = any(me.seat in gear.cells for gear in view.gears)
    if view.mode == "place":
        return ".place" if me.hand and not view.pity else ".place.done"
    if view.mode == "pick_up":
        return ".pick_up" if riding else ".pick_up.done"
    return "" if me.hand and riding else ".only_place" if me.hand else ".only_pick"


def asked(says: Catalogue, view: TzolkinView, me: PlayerView, frame: Pending) -> str:
    """What a pending decision asks, and for what."""
    match frame:
        case Harvest():
            field = next(one for one in view.jungle if one.action == frame.action)
            return says.say(
                "asks.harvest", action=frame.action, open=field.corn - field.wood, wood=field.wood, corn=field.corn
            )
        case StepDown():
            return says.say(f"asks.step_down.{frame.cause}")
        case StepUp():
            if frame.other_than is not None:
                return says.say("asks.step_up.other", temple=says.say(f"temple.{frame.other_than}"))
            return says.say("asks.step_up.again" if frame.again else "asks.step_up")
        case Advance():
            return says.say("asks.advance" + (".free" if frame.free else ".second" if frame.optional else ""))
        case Pay():
            return _paying(says, me, frame)
        case Build():
            return says.say(
                "asks.build"
                + (".corn" if frame.in_corn else ".or_monument" if frame.monuments else "")
                + (".more" if frame.optional else "")
            )
        case Act():
            return says.say("asks.act.optional" if frame.optional else "asks.act", n=frame.fee)
    return says.say(f"asks.{frame.kind}")


def _paying(says: Catalogue, me: PlayerView, frame: Pay) -> str:
    if frame.technology is not None:
        level = me.technologies[TECHNOLOGIES.index(frame.technology)]
        key = "asks.pay.advance" if level < len(DATA.technologies.prices) else "asks.pay.bonus"
        return says.say(key, n=frame.amount, level=level + 1, technology=says.say(f"technology.{frame.technology}"))
    if frame.building is not None:
        return says.say("asks.pay.build", building=tiles.name(says, frame.building))
    return says.say(f"asks.pay.{frame.purpose}", n=frame.amount)


def on_turn(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """Who is to do what, as a sentence."""
    winners = phrases.people(says, names, view.winners)
    who = phrases.people(says, names, view.to_act)
    key = f"board.turn.{view.phase}"
    if view.phase == "turn":
        key += f".{view.mode}" if view.mode != "none" else ""
    n = len(view.winners if view.phase == "finished" else view.to_act)
    return says.say(key, who=who, tooth=view.tooth, last=LAST_TOOTH, winners=winners, n=n, moved=view.moved)


def next_food(says: Catalogue, view: TzolkinView) -> str:
    """When the workers eat next, and what the temples give then."""
    if view.food_days_done >= len(view.food_days):
        return says.say("food.over")
    day = view.food_days[view.food_days_done]
    gives = says.say("reward.goods" if day.goods else "reward.points")
    if view.food_day:
        return says.say("food.today", gives=gives)
    return says.say("food.next", tooth=day.tooth, n=day.tooth - view.tooth, gives=gives)
