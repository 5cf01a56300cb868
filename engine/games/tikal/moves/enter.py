"""Bringing members from the supply to the base camp or an own camp (rule 5.1)."""

from typing import Literal

from pydantic import Field

from engine.core.model import Action, Event, Seat


class Enter(Action):
    """Place `workers` workers, and the leader if `leader`, on `hex`: 1 point a member."""

    kind: Literal["enter"] = "enter"
    hex: str
    workers: int = Field(ge=0, le=18)
    leader: bool


class Entered(Event):
    """Members came into play."""

    kind: Literal["entered"] = "entered"
    seat: Seat
    hex: str
    workers: int
    leader: bool
    cost: int
