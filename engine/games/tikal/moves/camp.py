"""Establishing a camp (rule 5.9)."""

from typing import Literal

from engine.core.model import Action, Event, Seat


class Camp(Action):
    """Put up a camp on `hex`: 5 points."""

    kind: Literal["camp"] = "camp"
    hex: str


class CampSet(Event):
    """A camp was put up."""

    kind: Literal["camp_set"] = "camp_set"
    seat: Seat
    hex: str
    cost: int
