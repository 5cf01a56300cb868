"""Paying with blocks (rules 7.4, 7.6, 7.9, 7.12)."""

from typing import Literal

from pydantic import Field

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import buildings, gains, refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import Pay, StepUp
from engine.games.tzolkin.names import Blocks
from engine.games.tzolkin.standing import covers, mixes
from engine.games.tzolkin.state import TzolkinState


class PayBlocks(Action):
    """The whole payment."""

    kind: Literal["pay"] = "pay"
    wood: int = Field(ge=0, le=9)
    stone: int = Field(ge=0, le=9)
    gold: int = Field(ge=0, le=9)

    @property
    def blocks(self) -> Blocks:
        """Wood, stone, gold."""
        return self.wood, self.stone, self.gold


class Paid(Event):
    """A seat paid blocks."""

    kind: Literal["paid"] = "paid"
    seat: Seat
    wood: int
    stone: int
    gold: int


def why_not(state: TzolkinState, seat: Seat, frame: Pay, action: PayBlocks) -> Illegal | None:
    """What forbids this payment; None if it is allowed."""
    held, paid = state.players[seat].blocks, action.blocks
    right = paid in frame.exact if frame.exact else sum(paid) == frame.amount
    if not right:
        return refusals.wrong_amount(sum(frame.exact[0]) if frame.exact else frame.amount, paid)
    return None if covers(held, paid) else refusals.not_enough_blocks(paid, held)


def options(state: TzolkinState, seat: Seat, frame: Pay) -> tuple[PayBlocks, ...]:
    """Every payment that is right and can be made, by wood, then stone."""
    held = state.players[seat].blocks
    costs = frame.exact if frame.exact else mixes(held, frame.amount)
    return tuple(
        PayBlocks(wood=wood, stone=stone, gold=gold)
        for wood, stone, gold in sorted(costs)
        if covers(held, (wood, stone, gold))
    )


def perform(course: Course, frame: Pay, action: PayBlocks) -> None:
    """Pay, and get what it was for."""
    if refusal := why_not(course.state, course.seat, frame, action):
        raise refusal
    course.pop()
    course.pay_blocks(action.blocks)
    if sum(action.blocks):
        course.tell(Paid(seat=course.seat, wood=action.wood, stone=action.stone, gold=action.gold))
    if frame.technology is not None:
        gains.advance(course, frame.technology)
    elif frame.building is not None:
        buildings.take(course, frame.building, frame.architecture)
    else:
        course.push(StepUp(seat=course.seat, again=frame.purpose == "temples"))
