"""Moving members along stones and secret paths (rules 5.2, 5.3, 12.3, a4)."""

from typing import Literal

from pydantic import Field

from engine.core.model import Action, Event, Seat


class Move(Action):
    """Move `workers` workers, and the leader if `leader`, from `origin` to `target` by the cheapest route."""

    kind: Literal["move"] = "move"
    origin: str
    target: str
    workers: int = Field(ge=0, le=18)
    leader: bool


class Moved(Event):
    """Members moved; `route` names the hexes from origin to target, both included."""

    kind: Literal["moved"] = "moved"
    seat: Seat
    route: tuple[str, ...]
    workers: int
    leader: bool
    cost: int
