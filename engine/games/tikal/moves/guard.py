"""Putting a temple under guard (rule 5.10)."""

from typing import Literal

from engine.core.model import Action, Event, Seat


class Guard(Action):
    """Put a guard on the temple of `hex`: 5 points.

    `figure` climbs the temple, all other own members there leave the game.
    """

    kind: Literal["guard"] = "guard"
    hex: str
    figure: Literal["worker", "leader"]


class GuardSet(Event):
    """A temple is guarded; `workers` and `leader` left the game with it (the guard itself not counted)."""

    kind: Literal["guard_set"] = "guard_set"
    seat: Seat
    hex: str
    figure: Literal["worker", "leader"]
    workers: int
    leader: bool
    cost: int
