"""The entries of menus: what a choice is, what it costs, what is left."""

from collections.abc import Sequence
from typing import Any

from engine.core.model import Action
from engine.core.words import Choice
from engine.games.tzolkin.moves.harvest import HarvestFields
from engine.games.tzolkin.moves.place import PlaceWorker
from engine.games.tzolkin.names import BLOCKS
from engine.games.tzolkin.prose import details, phrases, sentences, spaces, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import TzolkinView


def choice(
    says: Catalogue, view: TzolkinView, names: Sequence[str], field: str, value: Any, actions: Sequence[Action]
) -> Choice:
    """The menu entry for one value of a field; see `Words.choice`."""
    first = actions[0]
    several = len(actions) > 1
    detail = says.say("detail.actions", n=len(actions)) if several else details.detail(says, view, first)
    label = sentences.action(says, names, first) if not field else _label(says, field, value, first)
    return Choice(phrases.cut(phrases.begun(label), phrases.LABEL), phrases.cut(detail, phrases.LABEL))


def _label(says: Catalogue, field: str, value: Any, first: Action) -> str:
    raw = first.model_dump()
    if field == "space":
        return says.say("choice.space", space=value, what=spaces.space(says, raw["gear"], value))
    if field == "action":
        if not spaces.known(raw["gear"], value):
            return says.say("choice.nothing")
        return says.say("choice.action", action=value, what=spaces.printed(says, raw["gear"], value))
    if field == "architecture":
        return says.say("choice.architecture.yes" if value else "choice.architecture.no")
    if field in ("building", "monument", "first", "second"):
        return tiles.labelled(says, value)
    if field in BLOCKS:
        return phrases.goods(says, field, value)
    if field == "days":
        return says.say("choice.days", n=value)
    group = {"gear": "gear", "temple": "temple", "technology": "technology"}.get(field, "name")
    if field == "take" and isinstance(first, HarvestFields):
        group = "take"
    if field == "gear" and isinstance(first, PlaceWorker) and value == "start":
        return says.say("gear.start")
    return says.say(f"{group}.{value}")
