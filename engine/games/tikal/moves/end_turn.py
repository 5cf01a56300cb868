"""Ending the turn (rules 3.3, a1)."""

from typing import Literal

from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal.state import TikalState


class EndTurn(Action):
    """End this turn, also a scoring turn."""

    kind: Literal["end_turn"] = "end_turn"


class TurnEnded(Event):
    """A turn ended with `points` action points unused."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    points: int
    scoring: bool


def options(state: TikalState, seat: Seat) -> tuple[EndTurn, ...]:  # noqa: ARG001 - every verb is asked alike
    """Always possible once the tile lies."""
    return (EndTurn(),)


def perform(state: TikalState, seat: Seat, action: EndTurn) -> Step[TikalState]:  # noqa: ARG001 - as above
    """Give up what is left of the points (3.2); who is next is settled by `flow`."""
    event = TurnEnded(seat=seat, points=state.points, scoring=state.scoring)
    ended = state.model_copy(update={"points": 0, "uncovered": (), "recovered": ()})
    return Step(state=ended, events=(event,), ends_turn=True)
