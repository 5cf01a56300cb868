"""Everything that a seat may do now, in the order of the format (rules 15.11)."""

from typing import cast

from engine.core.model import Seat
from engine.games.tzolkin import decisions
from engine.games.tzolkin.actions import TzolkinAction
from engine.games.tzolkin.moves import beg, choose_wealth, end_turn, pick_up, place, set_days
from engine.games.tzolkin.phases import to_act
from engine.games.tzolkin.state import TzolkinState


def legal(state: TzolkinState, seat: Seat) -> tuple[TzolkinAction, ...]:
    """All legal actions; empty for a seat that is not to act."""
    if seat not in to_act(state):
        return ()
    if state.phase == "setup_wealth":
        return choose_wealth.options(state, seat)
    if state.phase == "advance_choice":
        return set_days.options(state, seat)
    if state.pending:
        return cast(tuple[TzolkinAction, ...], decisions.answers(state))
    return (
        *beg.options(state, seat),
        *place.options(state, seat),
        *pick_up.options(state, seat),
        *end_turn.options(state, seat),
    )
