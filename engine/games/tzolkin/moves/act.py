"""Using an action elsewhere, from Uxmal 5 or the building A2-09 (rules 7.7, a12)."""

from typing import Literal

from pydantic import Field

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Act
from engine.games.tzolkin.names import GEARS, Gear
from engine.games.tzolkin.spaces import gears
from engine.games.tzolkin.spaces.uxmal import ELSEWHERE
from engine.games.tzolkin.state import TzolkinState


class ActElsewhere(Action):
    """Use this action of this gear."""

    kind: Literal["act"] = "act"
    gear: Gear
    action: int = Field(ge=1, le=9)


class Acted(Event):
    """A seat uses an action elsewhere, for which it paid `corn` just now, the fee of that action included."""

    kind: Literal["acted"] = "acted"
    seat: Seat
    gear: Gear
    action: int
    corn: int


def why_not(state: TzolkinState, seat: Seat, frame: Act, action: ActElsewhere) -> Illegal | None:
    """What forbids this; None if it is allowed."""
    gear, number, corn = action.gear, action.action, state.players[seat].corn
    itself = gear == "uxmal" and number == ELSEWHERE
    if gear == "chichen" or itself or number > DATA.gear[gear].actions:
        return refusals.no_such_action(gear, number)
    need = frame.fee + gears.fee(gear, number)
    if need > corn:
        return refusals.not_enough_corn(need, corn)
    return gears.why_not(state, seat, gear, number, corn - need)


def options(state: TzolkinState, seat: Seat, frame: Act) -> tuple[ActElsewhere, ...]:
    """Every action that can be used, by gear and number."""
    every = (
        ActElsewhere(gear=gear, action=number) for gear in GEARS for number in range(1, DATA.gear[gear].actions + 1)
    )
    return tuple(action for action in every if why_not(state, seat, frame, action) is None)


def perform(course: Course, frame: Act, action: ActElsewhere) -> None:
    """Pay what is due, then do the action as at the gear (7.8)."""
    if refusal := why_not(course.state, course.seat, frame, action):
        raise refusal
    corn = frame.fee + gears.fee(action.gear, action.action)
    course.pop()
    course.pay_corn(corn)
    course.tell(Acted(seat=course.seat, gear=action.gear, action=action.action, corn=corn))
    gears.use(course, action.gear, action.action)
