"""The second line of a menu's entry: what the action costs, what is left, what it brings."""

from engine.core.model import Action
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Act, Advance, Build
from engine.games.tzolkin.moves.act import ActElsewhere
from engine.games.tzolkin.moves.advance import AdvanceIn
from engine.games.tzolkin.moves.beg import Beg
from engine.games.tzolkin.moves.build import BuildBuilding
from engine.games.tzolkin.moves.exchange import Exchange
from engine.games.tzolkin.moves.harvest import HarvestFields
from engine.games.tzolkin.moves.monument import BuildMonument
from engine.games.tzolkin.moves.pay import PayBlocks
from engine.games.tzolkin.moves.pick_up import PickUp, way
from engine.games.tzolkin.moves.place import PlaceWorker
from engine.games.tzolkin.moves.set_days import SetDays
from engine.games.tzolkin.moves.step_down import GoDown
from engine.games.tzolkin.moves.step_up import GoUp
from engine.games.tzolkin.moves.take_block import TakeOne
from engine.games.tzolkin.names import BLOCKS, POINT, TEMPLES, Blocks, Gear, Temple
from engine.games.tzolkin.prose import levels, phrases, spaces, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.standing import ways_to_drop
from engine.games.tzolkin.view import PlayerView, TzolkinView


def detail(says: Catalogue, view: TzolkinView, action: Action) -> str:
    """What an action costs, what is left then, what it brings; nothing where there is nothing to say."""
    acting = view.viewer if view.seat is None else view.seat
    if acting is None:
        return ""
    me = view.players[acting]
    match action:
        case PlaceWorker():
            return _placing(says, view, me, action)
        case PickUp():
            return _picking(says, view, me, action)
        case ActElsewhere():
            frame = view.pending[-1] if view.pending else None
            due = frame.fee if isinstance(frame, Act) else 0
            corn = due + spaces.fee(action.gear, action.action)
            return phrases.joined(_corn(says, me, corn), _brings(says, view, me, action.gear, action.action))
        case HarvestFields():
            field = spaces.asked_field(view)
            return "" if field is None else spaces.harvested(says, view, me, field, action.take)
        case BuildBuilding():
            return _building(says, view, me, action)
        case BuildMonument():
            tile = DATA.monument[action.monument]
            return _blocks(says, me, tile.cost, tiles.price(says, tile.cost, tile.skulls))
        case GoUp():
            return _rising(says, view, me, action.temple)
        case GoDown():
            step = me.temples[TEMPLES.index(action.temple)]
            worth = phrases.points(says, DATA.temple[action.temple].points_at(step - 1) * POINT)
            return says.say("detail.down", step=phrases.step(step), to=phrases.step(step - 1), worth=worth)
        case AdvanceIn():
            frame = view.pending[-1] if view.pending else None
            free = isinstance(frame, Advance) and frame.free
            return levels.advance(says, view.technologies, me, action.technology, free)
        case PayBlocks():
            return says.say("detail.left", left=phrases.blocks(says, _less(me, action.blocks)))
        case TakeOne():
            return says.say("detail.held", n=getattr(me, action.block))
        case Exchange():
            return says.say("detail.then", held=_exchanged(says, me, action))
        case Beg():
            return says.say("detail.beg", corn=me.corn)
        case SetDays():
            return _days(says, view, me, action.days)
    return ""


def _placing(says: Catalogue, view: TzolkinView, me: PlayerView, action: PlaceWorker) -> str:
    cells = next((gear.cells[: gear.last + 1] for gear in view.gears if gear.name == action.gear), (None,))
    space = cells.index(None) if None in cells else 0
    corn = space + view.moved
    what = spaces.space(says, action.gear, space)
    if action.gear == "start":
        key = "detail.teeth.again" if view.starting_player == me.seat else "detail.teeth"
        what = says.say(key, n=view.corn_on_teeth)
    if corn > me.corn:
        return says.say("detail.place.pity", space=space, what=what)
    cost = says.say("detail.corn" if corn else "detail.no_corn", corn=corn, left=me.corn - corn)
    return phrases.joined(cost, what if action.gear == "start" else says.say("detail.place", space=space, what=what))


def _picking(says: Catalogue, view: TzolkinView, me: PlayerView, action: PickUp) -> str:
    if not action.action:
        return ""
    ahead = bool(dict(me.effects).get("chichen_ahead"))
    steps = way(action.gear, action.space, action.action, ahead) or 0
    corn = steps + spaces.fee(action.gear, action.action)
    return phrases.joined(_corn(says, me, corn), _brings(says, view, me, action.gear, action.action))


def _brings(says: Catalogue, view: TzolkinView, me: PlayerView, gear: Gear, action: int) -> str:
    """What an action brings the seat, where that is not what its label says."""
    brings = spaces.brings(says, view, me, gear, action)
    if not brings or spaces.printed(says, gear, action).endswith(brings):
        return ""
    if gear in ("uxmal", "chichen"):
        return brings
    return says.say("detail.brings.none" if brings == says.say("goods.none") else "detail.brings", what=brings)


def _corn(says: Catalogue, me: PlayerView, corn: int) -> str:
    return says.say("detail.corn", corn=corn, left=me.corn - corn) if corn else ""


def _building(says: Catalogue, view: TzolkinView, me: PlayerView, action: BuildBuilding) -> str:
    frame, cost = view.pending[-1] if view.pending else None, DATA.building[action.building].cost
    has = dict(me.effects) if action.architecture else {}
    dropped = has.get("build_discount", 0)
    won = {"corn": has.get("build_corn", 0), "points": has.get("build_points", 0)}
    extra = ", ".join(says.say(f"detail.won.{name}", n=n) for name, n in won.items() if n)
    bonus = says.say("detail.won", what=extra) if extra else ""
    if isinstance(frame, Build) and frame.in_corn:
        corn = max(0, sum(cost) - dropped) * DATA.uxmal.corn_per_block
        return phrases.joined(_corn(says, me, corn) or says.say("detail.no_corn"), bonus)
    ways = ways_to_drop(cost, dropped)
    if len(ways) == 1:
        return _blocks(says, me, ways[0], phrases.blocks(says, ways[0]), bonus)
    return phrases.joined(says.say("detail.cost.less", cost=phrases.blocks(says, cost), n=dropped), bonus)


def _blocks(says: Catalogue, me: PlayerView, cost: Blocks, told: str, bonus: str = "") -> str:
    if not any(cost):
        return phrases.joined(says.say("detail.no_corn"), bonus)
    left = says.say("detail.left", left=phrases.blocks(says, _less(me, cost)))
    return phrases.joined(says.say("detail.cost", cost=told), bonus, left)


def _less(me: PlayerView, cost: Blocks) -> Blocks:
    wood, stone, gold = cost
    return max(0, me.wood - wood), max(0, me.stone - stone), max(0, me.gold - gold)


def _rising(says: Catalogue, view: TzolkinView, me: PlayerView, temple: Temple) -> str:
    step, data = me.temples[TEMPLES.index(temple)], DATA.temple[temple]
    if not spaces.can_rise(view, me, temple):
        return says.say("detail.up.lost")
    worth = phrases.points(says, data.points_at(step + 1) * POINT)
    told = says.say("detail.up", step=phrases.step(step), to=phrases.step(step + 1), top=data.top, worth=worth)
    good = data.rewards[step + 1 + data.start]
    return phrases.joined(told, says.say("detail.up.good", good=says.say(f"name.{good}")) if good else "")


def _exchanged(says: Catalogue, me: PlayerView, action: Exchange) -> str:
    block = action.take if action.give == "corn" else action.give
    rate, buying = getattr(DATA.market, block), action.give == "corn"
    held = {name: getattr(me, name) for name in ("corn", *BLOCKS)}
    held["corn"] += -rate if buying else rate
    held[block] += 1 if buying else -1
    return phrases.stock(says, list(held.items()))


def _days(says: Catalogue, view: TzolkinView, me: PlayerView, days: int) -> str:
    tooth, done = view.tooth + days, view.food_days_done
    told = says.say("detail.day", tooth=tooth)
    if done < len(view.food_days) and tooth >= view.food_days[done].tooth:
        told = says.say("detail.day.food", tooth=tooth)
    return phrases.joined(told, says.say("detail.dark") if days > 1 and me.light else "")
