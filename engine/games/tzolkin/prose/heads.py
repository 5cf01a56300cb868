"""One-line heads: what a turn is about, what is asked of a seat."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.games.tzolkin.prose import phrases
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import TzolkinView


def headline(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """What the turn is about, for the public post."""
    key = f"headline.{view.phase}"
    if view.phase == "turn" and view.food_day:
        key += ".food"
    who = None if view.seat is None else phrases.who(says, names, view.seat)
    return phrases.cut(says.say(key, who=who, tooth=view.tooth), 200)


def status(says: Catalogue, view: TzolkinView, seat: Seat) -> str:
    """What is asked of the seat, and what it has left."""
    if seat not in view.to_act:
        return says.say("status.finished" if view.phase == "finished" else "status.wait")
    me = view.players[seat]
    if view.pending:
        return says.say("status.asked", asked=says.say(f"asked.{view.pending[-1].kind}"))
    key = f"status.{view.phase}"
    if view.phase == "turn" and view.mode != "none":
        key += f".{view.mode}"
    blocks = phrases.blocks(says, (me.wood, me.stone, me.gold))
    return says.say(key, corn=me.corn, blocks=blocks, hand=me.hand, moved=view.moved)
