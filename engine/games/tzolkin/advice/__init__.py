"""A few sensible next actions for a seat that is to act, from what it sees; no chance, no hidden facts.

Not a strong player, but one that uses everything the game has: it values what each action would bring until the end
of the game (`worth`, `actions_worth`), weighs placing against picking up (`turns`), and answers what is asked
(`answers`).
"""

from engine.core.model import Seat
from engine.games.tzolkin.actions import TzolkinAction
from engine.games.tzolkin.advice.answers import answers
from engine.games.tzolkin.advice.turns import turn
from engine.games.tzolkin.known import table_of
from engine.games.tzolkin.view import TzolkinView


def suggest(view: TzolkinView, seat: Seat) -> tuple[TzolkinAction, ...]:
    """Legal next actions, the best first; empty exactly for a seat that is not to act."""
    if seat not in view.to_act or view.viewer not in (seat, None):
        return ()
    state = table_of(view)
    if state.phase == "turn" and not state.pending:
        return turn(state, seat)
    return answers(state, seat)
