"""One-line heads: what a turn is about, what is asked of a seat, who is on turn."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.games.tikal.prose import phrases
from engine.games.tikal.prose.catalogue import Catalogue
from engine.games.tikal.view import TikalView

ROUNDS = 4
"""Scoring rounds in a game (rules 7.1)."""


def headline(says: Catalogue, view: TikalView, names: Sequence[str]) -> str:
    """What the turn is about, for the public post."""
    if view.phase == "over":
        return says.say("headline.over")
    if view.phase in ("bid", "pick"):
        tiles = offered(says, view)
        high = view.auction.high_bidder if view.auction else None
        if view.phase == "pick" or view.auction is None or high is None:
            return says.say(f"headline.{view.phase}", tiles=tiles)
        who = phrases.who(says, names, high)
        return says.say("headline.bid.high", who=who, points=view.auction.high, tiles=tiles)
    if view.scoring:
        return says.say("headline.scoring", round=view.round, rounds=ROUNDS)
    return says.say(f"headline.{view.phase}", what=in_hand(says, view), points=view.points, most=view.points_per_turn)


def status(says: Catalogue, view: TikalView, seat: Seat) -> str:
    """What is asked of the seat, and what it has left."""
    if view.phase == "over" or view.seat != seat:
        return says.say("status.over" if view.phase == "over" else "status.wait")
    if view.phase == "bid":
        high = view.auction.high if view.auction else 0
        return says.say("status.bid" if high else "status.bid.first", high=high, n=view.players[seat].score)
    if view.phase == "pick":
        return says.say("status.pick", n=len(view.auction.tiles) if view.auction else 0)
    if view.phase == "place_tile":
        return says.say("status.place_tile", what=in_hand(says, view))
    bar = "▮" * view.points + "▯" * (view.points_per_turn - view.points)
    key = "status.scoring" if view.scoring else "status.act"
    return says.say(key, points=view.points, most=view.points_per_turn, bar=bar)


def on_turn(says: Catalogue, view: TikalView, names: Sequence[str]) -> str:
    """Who is to do what, as a sentence."""
    if view.phase == "over" or view.seat is None:
        if not view.winners:
            return says.say("turn.over.bare")
        return says.say("turn.over", winners=phrases.people(says, names, view.winners), n=len(view.winners))
    who = phrases.who(says, names, view.seat)
    if view.phase == "bid" and view.auction is not None and view.auction.high_bidder is not None:
        holder = phrases.who(says, names, view.auction.high_bidder)
        return says.say("turn.bid.high", who=who, points=view.auction.high, holder=holder)
    return says.say(
        "turn.scoring" if view.scoring and view.phase == "act" else f"turn.{view.phase}",
        who=who,
        turn=view.turn,
        what=in_hand(says, view),
        points=view.points,
        most=view.points_per_turn,
        round=view.round,
        rounds=ROUNDS,
    )


def in_hand(says: Catalogue, view: TikalView) -> str:
    """The tile in hand in words; the word for nothing if there is none."""
    return says.say("list.none") if view.hand is None else phrases.open_tile(says, view.hand)


def offered(says: Catalogue, view: TikalView) -> str:
    """The tiles on offer in an auction, in the order of display."""
    tiles = view.auction.tiles if view.auction else ()
    return ", ".join(phrases.open_tile(says, tile) for tile in tiles) or says.say("list.none")
