"""Recovering a treasure (rule 5.6)."""

from typing import Literal

from engine.core.model import Action, Event, Seat


class Recover(Action):
    """Take the top treasure of `hex`: 3 points."""

    kind: Literal["recover"] = "recover"
    hex: str


class Recovered(Event):
    """A treasure was taken and turned up."""

    kind: Literal["recovered"] = "recovered"
    seat: Seat
    hex: str
    treasure: str
    left: int
    cost: int
