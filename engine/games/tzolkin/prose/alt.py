"""The words for the picture: what a sighted person sees first, in at most 1,000 characters."""

from collections.abc import Sequence

from engine.games.tzolkin.prose import phrases
from engine.games.tzolkin.prose.board import on_turn
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import TzolkinView

MOST = 1000
NAME = 32


def alt(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """Who is on turn, and the scores."""
    short = [phrases.cut(name, NAME) for name in names]
    scores = [
        says.say("event.game_ended.score", who=phrases.who(says, short, one.seat), points=phrases.number(one.score))
        for one in view.players
    ]
    return phrases.cut(" ".join((says.say("alt.title"), on_turn(says, view, short), ", ".join(scores) + ".")), MOST)
