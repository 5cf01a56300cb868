"""Declining what is optional, which also closes the market (rules 7.14, a16)."""

from typing import Literal

from engine.core.model import Action, Event, Seat
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import Pending, optional
from engine.games.tzolkin.state import TzolkinState


class Decline(Action):
    """Do without."""

    kind: Literal["decline"] = "decline"


class Declined(Event):
    """A seat declined the decision `asked`; `automatic`: there was nothing else it could do."""

    kind: Literal["declined"] = "declined"
    seat: Seat
    asked: str
    automatic: bool


def options(state: TzolkinState, seat: Seat, frame: Pending) -> tuple[Decline, ...]:  # noqa: ARG001 - all alike
    """Where the decision is optional."""
    return (Decline(),) if optional(frame) else ()


def perform(course: Course, frame: Pending, action: Decline) -> None:  # noqa: ARG001 - as above
    """Go on without; whether that is allowed was seen before (15.9, 5)."""
    course.pop()
    course.tell(Declined(seat=course.seat, asked=frame.kind, automatic=course.automatic))
