"""Choosing one day or two for the calendar (rules 8.2, 8.3)."""

from typing import Literal

from pydantic import Field

from engine.core.model import Action, Seat
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.state import TzolkinState


class SetDays(Action):
    """Advance the calendar by so many days."""

    kind: Literal["set_days"] = "set_days"
    days: int = Field(ge=1, le=2)


def options(state: TzolkinState, seat: Seat) -> tuple[SetDays, ...]:  # noqa: ARG001 - every verb is asked alike
    """Both: the question is only asked where two are allowed (a21)."""
    return SetDays(days=1), SetDays(days=2)


def perform(course: Course, action: SetDays) -> None:  # noqa: ARG001 - as above
    """What follows is settled by `flow`."""
    course.ends = True
