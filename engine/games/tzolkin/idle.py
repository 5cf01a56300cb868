"""The least that a seat can do (rules 12, case 29)."""

from engine.core.model import Seat
from engine.games.tzolkin.actions import TzolkinAction
from engine.games.tzolkin.legal import legal
from engine.games.tzolkin.moves.decline import Decline
from engine.games.tzolkin.moves.end_turn import EndTurn
from engine.games.tzolkin.moves.pick_up import PickUp
from engine.games.tzolkin.moves.place import PlaceWorker
from engine.games.tzolkin.standing import space_of
from engine.games.tzolkin.state import TzolkinState


def idle_action(state: TzolkinState, seat: Seat) -> TzolkinAction:
    """End what can be ended, decline what can be declined; else lift a worker for nothing, or place the cheapest."""
    possible = legal(state, seat)
    for ending in (EndTurn(), Decline()):
        if ending in possible:
            return ending
    for action in possible:
        if isinstance(action, PickUp) and action.action == 0:
            return action
    placing = [action for action in possible if isinstance(action, PlaceWorker)]
    if placing:
        return min(placing, key=lambda action: space_of(state, action.gear) or 0)
    return possible[0]
