"""Advancing in a technology (rules 7.4, a2)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Seat
from engine.games.tzolkin import gains, refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import Advance, Pay
from engine.games.tzolkin.names import TECHNOLOGIES, Technology
from engine.games.tzolkin.standing import advance_price
from engine.games.tzolkin.state import TzolkinState


class AdvanceIn(Action):
    """Advance in this technology."""

    kind: Literal["advance"] = "advance"
    technology: Technology


def why_not(state: TzolkinState, seat: Seat, frame: Advance, technology: Technology) -> Illegal | None:
    """What forbids it; None if it is allowed."""
    price, held = advance_price(state, seat, technology), state.players[seat].blocks
    return None if frame.free or price <= sum(held) else refusals.not_enough_blocks((price,), held)


def options(state: TzolkinState, seat: Seat, frame: Advance) -> tuple[AdvanceIn, ...]:
    """Every technology that can be paid for."""
    return tuple(AdvanceIn(technology=one) for one in TECHNOLOGIES if why_not(state, seat, frame, one) is None)


def perform(course: Course, frame: Advance, action: AdvanceIn) -> None:
    """Ask for the payment, or advance at once if it is free; a second advance comes after all that (a15)."""
    seat, technology = course.seat, action.technology
    if refusal := why_not(course.state, seat, frame, technology):
        raise refusal
    course.pop()
    if frame.again:
        course.push(Advance(seat=seat, free=frame.free, optional=True))
    if frame.free:
        gains.advance(course, technology)
    else:
        price = advance_price(course.state, seat, technology)
        course.push(Pay(seat=seat, purpose="advance", amount=price, technology=technology))
