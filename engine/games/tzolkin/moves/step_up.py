"""Stepping up a temple (rules 7.17)."""

from typing import Literal

from engine.core.model import Action, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import StepUp
from engine.games.tzolkin.names import TEMPLES, Temple
from engine.games.tzolkin.state import TzolkinState


class GoUp(Action):
    """Step up on this temple; the step is lost where the marker cannot rise."""

    kind: Literal["step_up"] = "step_up"
    temple: Temple


def options(state: TzolkinState, seat: Seat, frame: StepUp) -> tuple[GoUp, ...]:  # noqa: ARG001 - all alike
    """Every temple but the one just climbed, full or not (a9)."""
    return tuple(GoUp(temple=temple) for temple in TEMPLES if temple != frame.other_than)


def perform(course: Course, frame: StepUp, action: GoUp) -> None:
    """One step up; the second of two is on another temple (7.6)."""
    if action.temple == frame.other_than:
        raise refusals.same_temple(action.temple)
    course.pop()
    if frame.again:
        course.push(StepUp(seat=course.seat, other_than=action.temple))
    course.rise(action.temple)
