"""Uxmal: an offering, the market, a worker, building for corn, an action elsewhere (rules 7.7)."""

from engine.core.errors import Illegal
from engine.core.model import Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.buildings import possible
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Act, Build, Market, StepUp
from engine.games.tzolkin.state import TzolkinState

OFFERING, MARKET, WORKER, BUILDING, ELSEWHERE = 1, 2, 3, 4, 5


def fee(action: int) -> int:
    """Corn that is due when the action is chosen (a10)."""
    return {OFFERING: DATA.uxmal.offering, ELSEWHERE: DATA.uxmal.elsewhere}.get(action, 0)


def why_not(state: TzolkinState, seat: Seat, action: int, corn: int) -> Illegal | None:
    """What forbids the action with so much `corn` left after all fees; None if it is allowed."""
    if action == BUILDING and not possible(state, seat, Build(seat=seat, in_corn=True), corn):
        return refusals.nothing_to_build(state.players[seat].blocks, corn)
    return None


def use(course: Course, action: int) -> None:
    """Do the action, whose fee is paid, or ask what it needs."""
    seat = course.seat
    if action == OFFERING:
        course.push(StepUp(seat=seat))
    elif action == MARKET:
        course.push(Market(seat=seat))
    elif action == WORKER:
        course.add_worker()
    elif action == BUILDING:
        course.push(Build(seat=seat, in_corn=True))
    else:
        course.push(Act(seat=seat))
