"""What a sensible player would want to be asked about first."""

from engine.core.game import Caution
from engine.core.model import Seat
from engine.games.tikal.actions import TikalAction
from engine.games.tikal.board import find, members
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.moves.guard import Guard
from engine.games.tikal.moves.guard import why_not as guard_refused
from engine.games.tikal.state import TikalState


def cautions(state: TikalState, seat: Seat, action: TikalAction) -> tuple[Caution, ...]:
    """`points_left` (points, scoring): a turn would end with points left.

    `leader_leaves` (hex, figure): the leader would stand guard for good, or leave the game (5.10).
    """
    if isinstance(action, EndTurn) and state.phase == "act" and state.points:
        return (Caution("points_left", {"points": state.points, "scoring": state.scoring}),)
    if isinstance(action, Guard) and state.phase == "act" and guard_refused(state, seat, action) is None:
        hex_ = find(state, action.hex)
        if hex_ is not None and members(hex_, seat).leader:
            return (Caution("leader_leaves", {"hex": action.hex, "figure": action.figure}),)
    return ()
