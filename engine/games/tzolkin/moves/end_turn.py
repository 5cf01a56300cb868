"""Ending the turn (rules 4.4, a3, a23)."""

from typing import Literal

from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.happenings import TeethCollected
from engine.games.tzolkin.state import TzolkinState
from engine.games.tzolkin.supply import refill


class EndTurn(Action):
    """End this turn."""

    kind: Literal["end_turn"] = "end_turn"


class TurnEnded(Event):
    """A turn ended, in which so many workers were placed or picked up."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat
    moved: int


def options(state: TzolkinState, seat: Seat) -> tuple[EndTurn, ...]:  # noqa: ARG001 - every verb is asked alike
    """Once something was done."""
    return (EndTurn(),) if state.moved else ()


def perform(course: Course, action: EndTurn) -> None:  # noqa: ARG001 - as above
    """Fill the row, take the corn from the teeth; who is next is settled by `flow`."""
    if not course.state.moved:
        raise refusals.nothing_done()
    course.tell(TurnEnded(seat=course.seat, moved=course.state.moved))
    refill(course)
    corn = course.state.corn_on_teeth
    if course.state.starting_space == course.seat and corn:
        course.update(course.seat, corn=course.player.corn + corn)
        course.change(corn_on_teeth=0)
        course.tell(TeethCollected(seat=course.seat, corn=corn))
    course.change(mode="none", moved=0, begged=False, pity=False)
    course.ends = True
