"""A few sensible next actions for a seat that is to act, from what everybody sees; no chance, no hidden facts.

Not a strong player, but one that uses everything the game has: it looks for the short plan that brings the most
for each action point, takes its first step, and looks again.
"""

from engine.core.model import Seat
from engine.games.tikal.actions import TikalAction
from engine.games.tikal.advice.bidding import bids, picks
from engine.games.tikal.advice.placing import placements
from engine.games.tikal.advice.plans import steps
from engine.games.tikal.view import TikalView


def suggest(view: TikalView, seat: Seat) -> tuple[TikalAction, ...]:
    """Legal next actions, the best first; empty exactly for a seat that is not to act."""
    if view.seat != seat or view.phase == "over":
        return ()
    if view.phase == "bid":
        return bids(view, seat)
    if view.phase == "pick":
        return picks(view, seat)
    if view.phase == "place_tile":
        return placements(view, seat)
    return steps(view, seat)
