"""Exchanging a single treasure (rule 5.8)."""

from typing import Literal

from engine.core.model import Action, Event, Seat


class Exchange(Action):
    """Give one `give`, take one `take` from `seat`: 3 points."""

    kind: Literal["exchange"] = "exchange"
    give: str
    seat: int
    take: str


class Exchanged(Event):
    """Two treasures changed owners; `seat` gave, `other` could not refuse."""

    kind: Literal["exchanged"] = "exchanged"
    seat: Seat
    give: str
    other: Seat
    take: str
    cost: int
