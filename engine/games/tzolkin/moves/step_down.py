"""Stepping down a temple because the gods are angry (rules 7.18)."""

from typing import Literal

from engine.core.model import Action, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import StepDown
from engine.games.tzolkin.names import TEMPLES, Temple
from engine.games.tzolkin.standing import can_fall
from engine.games.tzolkin.state import TzolkinState


class GoDown(Action):
    """Step down on this temple."""

    kind: Literal["step_down"] = "step_down"
    temple: Temple


def options(state: TzolkinState, seat: Seat, frame: StepDown) -> tuple[GoDown, ...]:  # noqa: ARG001 - all alike
    """Every temple where the marker is above the bottom."""
    return tuple(GoDown(temple=temple) for temple in TEMPLES if can_fall(state, seat, temple))


def perform(course: Course, frame: StepDown, action: GoDown) -> None:  # noqa: ARG001 - as above
    """One step down."""
    if not can_fall(course.state, course.seat, action.temple):
        raise refusals.at_bottom(action.temple)
    course.pop()
    course.fall(action.temple)
