"""The words for the picture: what a sighted person sees first, in at most 1,000 characters."""

from collections.abc import Sequence

from engine.games.tzolkin.names import DUMMY
from engine.games.tzolkin.prose import heads, phrases
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import TzolkinView

MOST = 1000
_NAME_LENGTHS = (32, 20, 12)


def alt(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """Who is on turn, the scores, who stands where; with shorter names where it would be too long."""
    text = ""
    for length in _NAME_LENGTHS:
        text = _told(says, view, [phrases.cut(name, length) for name in names])
        if len(text) <= MOST:
            return text
    return phrases.cut(text, MOST)


def _told(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    scores = [
        says.say("event.game_ended.score", who=phrases.who(says, names, one.seat), points=phrases.number(one.score))
        for one in view.players
    ]
    parts = [says.say("alt.title"), heads.on_turn(says, view, names), heads.next_food(says, view)]
    parts.append(says.say("alt.scores", scores=", ".join(scores)))
    told = [_standing(says, view, names, player.seat) for player in view.players]
    dummies = sum(gear.cells.count(DUMMY) for gear in view.gears)
    if dummies:
        told.append(says.say("alt.dummies", n=dummies))
    parts.append(says.say("alt.workers", workers="; ".join(told)))
    return " ".join(phrases.begun(part) for part in parts)


def _standing(says: Catalogue, view: TzolkinView, names: Sequence[str], seat: int) -> str:
    places = [
        says.say("alt.place", gear=says.say(f"gear.{gear.name}"), spaces=", ".join(spaces))
        for gear in view.gears
        if (spaces := [str(position) for position, holder in enumerate(gear.cells) if holder == seat])
    ]
    if view.starting_space == seat:
        places.append(says.say("gear.start"))
    told = ", ".join(places) or says.say("alt.nowhere")
    return says.say("alt.player", who=phrases.who(says, names, seat), places=told)
