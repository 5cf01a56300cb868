"""Ending the turn (rules 3.3, a1)."""

from typing import Literal

from engine.core.model import Action, Event, Seat


class EndTurn(Action):
    """End this turn, also a scoring turn."""

    kind: Literal["end_turn"] = "end_turn"


class TurnEnded(Event):
    """A turn ended with `points` action points unused."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    points: int
    scoring: bool
