"""Uncovering one level of a temple (rule 5.5)."""

from typing import Literal

from engine.core.model import Action, Event, Seat


class Uncover(Action):
    """Uncover the next level of the temple on `hex`: 2 points."""

    kind: Literal["uncover"] = "uncover"
    hex: str


class Uncovered(Event):
    """A temple grew to `value`."""

    kind: Literal["uncovered"] = "uncovered"
    seat: Seat
    hex: str
    value: int
    cost: int
