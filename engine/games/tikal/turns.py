"""The beginning of a turn: points, and per-turn counts from nothing."""

from engine.core.model import Seat
from engine.games.tikal.board import parts
from engine.games.tikal.state import TikalState


def begin_turn(state: TikalState, seat: Seat, *, scoring: bool = False) -> TikalState:
    """The seat's turn begins, with all its points and fresh limits (1.5, 3.2, 7.4); a new episode."""
    return state.model_copy(
        update={
            "seat": seat,
            "phase": "act",
            "points": parts(state).points,
            "scoring": scoring,
            "uncovered": (),
            "recovered": (),
            "episode": state.episode + 1,
        }
    )
