"""Chichen Itza: a skull for points, a temple step and perhaps a block (rules 7.9)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Pay, TakeBlock
from engine.games.tzolkin.standing import effect
from engine.games.tzolkin.state import TzolkinState


class SkullPlaced(Event):
    """A seat left a skull on the place of an action."""

    kind: Literal["skull_placed"] = "skull_placed"
    seat: Seat
    action: int


def why_not(state: TzolkinState, seat: Seat, action: int, corn: int) -> Illegal | None:  # noqa: ARG001 - all alike
    """What forbids the action; None if it is allowed."""
    holder = state.chichen[action - 1]
    if holder is not None:
        return refusals.space_filled(action, holder)
    return None if state.players[seat].skull else refusals.no_skull()


def use(course: Course, action: int) -> None:
    """The skull; points, the printed step, the block; then perhaps a paid step (a15)."""
    seat, place = course.seat, DATA.chichen[action - 1]
    chichen = list(course.state.chichen)
    chichen[action - 1] = seat
    course.change(chichen=tuple(chichen))
    course.update(seat, skull=course.player.skull - 1)
    course.tell(SkullPlaced(seat=seat, action=action))
    course.win(place.points)
    course.rise(place.temple)
    if effect(course.state, seat, "chichen_paid_temple_step"):
        course.push(Pay(seat=seat, purpose="offering", amount=1))
    course.push(*(TakeBlock(seat=seat) for _ in range(place.blocks)))
