"""The entries of menus: what a choice is, what it costs, what is left."""

from collections.abc import Sequence
from typing import Any

from engine.core.model import Action
from engine.core.words import Choice
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Advance
from engine.games.tzolkin.moves.advance import AdvanceIn
from engine.games.tzolkin.moves.build import BuildBuilding
from engine.games.tzolkin.moves.monument import BuildMonument
from engine.games.tzolkin.moves.pick_up import PickUp, way
from engine.games.tzolkin.moves.place import PlaceWorker
from engine.games.tzolkin.moves.step_down import GoDown
from engine.games.tzolkin.moves.step_up import GoUp
from engine.games.tzolkin.names import BLOCKS, TECHNOLOGIES, TEMPLES
from engine.games.tzolkin.prose import phrases, sentences
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import PlayerView, TzolkinView


def choice(
    says: Catalogue, view: TzolkinView, names: Sequence[str], field: str, value: Any, actions: Sequence[Action]
) -> Choice:
    """The menu entry for one value of a field; see `Words.choice`."""
    first = actions[0]
    detail = _detail(says, view, first) if len(actions) == 1 else says.say("detail.actions", n=len(actions))
    label = _label(says, names, field, value, first)
    return Choice(phrases.cut(phrases.begun(label), phrases.LABEL), phrases.cut(detail, phrases.LABEL))


def _label(says: Catalogue, names: Sequence[str], field: str, value: Any, first: Action) -> str:
    if not field:
        return sentences.action(says, names, first)
    if field == "action" and hasattr(first, "gear"):
        return phrases.space(says, first.gear, value)
    if field == "space":
        return says.say("choice.space", space=value)
    if field == "architecture":
        return says.say("choice.architecture.yes" if value else "choice.architecture.no")
    if field in ("building", "monument", "first", "second"):
        return phrases.tile(says, value)
    group = {"gear": "gear", "temple": "temple", "technology": "technology", "give": "name", "take": "name"}
    key = f"{group.get(field, 'name')}.{value}"
    return says.say(key) if says.has(key) else str(value)


def _detail(says: Catalogue, view: TzolkinView, action: Action) -> str:
    """What an action costs and what is left, or where one stands."""
    if view.seat is None:
        return ""
    me = view.players[view.seat]
    if isinstance(action, PlaceWorker):
        return _placing(says, view, me, action)
    if isinstance(action, PickUp):
        steps = way(action.gear, action.space, action.action, bool(dict(me.effects).get("chichen_ahead")))
        return says.say("detail.steps", corn=steps, left=me.corn - steps) if steps else ""
    if isinstance(action, BuildBuilding):
        return says.say("detail.cost", cost=phrases.cost(says, action.building))
    if isinstance(action, BuildMonument):
        return says.say("detail.cost", cost=phrases.cost(says, action.monument))
    if isinstance(action, GoUp | GoDown):
        step = me.temples[TEMPLES.index(action.temple)]
        return says.say("detail.step", step=step, top=DATA.temple[action.temple].top)
    if isinstance(action, AdvanceIn):
        return _advancing(says, view, me, action)
    block = getattr(action, "block", None)
    return says.say("detail.held", n=getattr(me, block)) if block in BLOCKS else ""


def _placing(says: Catalogue, view: TzolkinView, me: PlayerView, action: PlaceWorker) -> str:
    cells = next((gear.cells[: gear.last + 1] for gear in view.gears if gear.name == action.gear), (None,))
    space = cells.index(None) if None in cells else 0
    corn = space + view.moved
    if corn > me.corn:
        return says.say("detail.place.pity", space=space)
    return says.say("detail.place", space=space, corn=corn, left=me.corn - corn)


def _advancing(says: Catalogue, view: TzolkinView, me: PlayerView, action: AdvanceIn) -> str:
    level, prices = me.technologies[TECHNOLOGIES.index(action.technology)], DATA.technologies.prices
    frame = view.pending[-1] if view.pending else None
    if isinstance(frame, Advance) and frame.free:
        return says.say("detail.level.free", level=level)
    price = prices[level] if level < len(prices) else DATA.technologies.again
    return says.say("detail.level", level=level, price=price)
