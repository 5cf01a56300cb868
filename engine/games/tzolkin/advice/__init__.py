"""A few sensible next actions for a seat that is to act, from what it sees; no chance, no hidden facts."""

from engine.core.model import Seat
from engine.games.tzolkin.actions import TzolkinAction
from engine.games.tzolkin.known import table_of
from engine.games.tzolkin.legal import legal
from engine.games.tzolkin.view import TzolkinView


def suggest(view: TzolkinView, seat: Seat) -> tuple[TzolkinAction, ...]:
    """Legal next actions, the best first; empty exactly for a seat that is not to act."""
    if seat not in view.to_act:
        return ()
    return legal(table_of(view), seat)[:3]
