"""The words for the picture: what a sighted person sees first, in at most 1,000 characters."""

from collections.abc import Sequence

from engine.games.tikal.prose import heads, phrases
from engine.games.tikal.prose.board import holder
from engine.games.tikal.prose.catalogue import Catalogue
from engine.games.tikal.view import HexView, TikalView

MOST = 1000
_NAME_LENGTHS = (32, 20, 12)


def alt(says: Catalogue, view: TikalView, names: Sequence[str]) -> str:
    """Who is on turn, the scores, whose the temples are; with shorter names where it would be too long."""
    text = ""
    for length in _NAME_LENGTHS:
        text = _told(says, view, [phrases.cut(name, length) for name in names])
        if len(text) <= MOST:
            return text
    return phrases.cut(text, MOST)


def _told(says: Catalogue, view: TikalView, names: Sequence[str]) -> str:
    best = max(player.score for player in view.players)
    leaders = [player.seat for player in view.players if player.score == best]
    scores = [
        says.say("event.game_ended.score", who=phrases.who(says, names, player.seat), points=player.score)
        for player in view.players
    ]
    parts = [
        says.say("alt.title"),
        heads.on_turn(says, view, names),
        says.say("alt.scores", scores=", ".join(scores)),
    ]
    if view.phase != "over" and len(leaders) < len(view.players):
        key = "alt.leads" if len(leaders) == 1 else "alt.leads.tied"
        parts.append(says.say(key, who=phrases.people(says, names, leaders)))
    parts.append(says.say("alt.temples", temples=_temples(says, view, names)))
    parts.append(says.say("alt.stack", n=view.tiles_left, done=view.rounds_scored, rounds=heads.ROUNDS))
    return " ".join(parts)


def _temples(says: Catalogue, view: TikalView, names: Sequence[str]) -> str:
    temples = sorted((one for one in view.hexes if one.kind == "temple"), key=lambda one: one.name)
    told: list[str] = []
    for player in view.players:
        own = [_temple(says, one) for one in temples if holder(one) == player.seat]
        if own:
            told.append(says.say("alt.temples.of", who=phrases.who(says, names, player.seat), list=", ".join(own)))
    free = [_temple(says, one) for one in temples if holder(one) is None]
    if free:
        told.append(says.say("alt.temples.nobody", list=", ".join(free)))
    return "; ".join(told) or says.say("list.none")


def _temple(says: Catalogue, one: HexView) -> str:
    return says.say("alt.temple" if one.guard is None else "alt.temple.guarded", hex=one.name, value=one.value)
