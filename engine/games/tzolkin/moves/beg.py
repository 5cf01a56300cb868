"""Begging for corn (rules 4.1, a13)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import StepDown
from engine.games.tzolkin.standing import can_fall_somewhere
from engine.games.tzolkin.state import TzolkinState


class Beg(Action):
    """Fill up to three corn and anger the gods; before anything else."""

    kind: Literal["beg"] = "beg"


class Begged(Event):
    """A seat begged; it had `before` and has `corn` now."""

    kind: Literal["begged"] = "begged"
    seat: Seat
    before: int
    corn: int


def why_not(state: TzolkinState, seat: Seat) -> Illegal | None:
    """What forbids begging; None if it is allowed."""
    corn = state.players[seat].corn
    if state.mode != "none":
        return refusals.already_acted(state.moved)
    if state.begged:
        return refusals.already_begged()
    if corn > DATA.begging.most:
        return refusals.too_much_corn(corn, DATA.begging.most)
    return None if can_fall_somewhere(state, seat) else refusals.no_step_down()


def options(state: TzolkinState, seat: Seat) -> tuple[Beg, ...]:
    """Begging, if it is allowed."""
    return () if why_not(state, seat) else (Beg(),)


def perform(course: Course, action: Beg) -> None:  # noqa: ARG001 - every verb is asked alike
    """Corn first, then the angered temple is asked (a13)."""
    if refusal := why_not(course.state, course.seat):
        raise refusal
    before = course.player.corn
    course.update(course.seat, corn=DATA.begging.corn)
    course.change(begged=True)
    course.tell(Begged(seat=course.seat, before=before, corn=DATA.begging.corn))
    course.push(StepDown(seat=course.seat, cause="begging"))
