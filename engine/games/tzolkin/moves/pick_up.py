"""Picking up a worker and using an action (rules, section 6)."""

from typing import Literal

from pydantic import Field

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import DUMMY, GEARS, Gear
from engine.games.tzolkin.spaces import gears
from engine.games.tzolkin.standing import effect
from engine.games.tzolkin.state import TzolkinState


class PickUp(Action):
    """Take the own worker on this space and use this action of the gear; 0 is nothing."""

    kind: Literal["pick_up"] = "pick_up"
    gear: Gear
    space: int = Field(ge=0, le=10)
    action: int = Field(ge=0, le=9)


class PickedUp(Event):
    """A worker was picked up for an action (0: none), `corn` was paid for the steps back and the action's fee."""

    kind: Literal["picked_up"] = "picked_up"
    seat: Seat
    gear: Gear
    space: int
    action: int
    corn: int


def way(gear: Gear, space: int, action: int, ahead: bool) -> int | None:
    """Corn for the way from a space to an action, the cheapest there is; None if there is none (a11).

    `ahead`: the seat may act one space ahead on Chichen Itza (6.3).
    """
    data = DATA.gear[gear]
    if action == 0 or space in data.free:
        return 0
    if ahead and gear == "chichen" and (action == space + 1 or space + 1 in data.free):
        return 0
    return space - action if action <= space else None


def why_not(state: TzolkinState, seat: Seat, pick: PickUp) -> Illegal | None:
    """What forbids this; None if it is allowed."""
    gear, space, action = pick.gear, pick.space, pick.action
    data, corn = DATA.gear[gear], state.players[seat].corn
    if state.mode == "place":
        return refusals.already_placing(state.moved)
    if space > data.last:
        return refusals.no_such_space(gear, space, data.last)
    holder = state.gear(gear)[space]
    if holder is None:
        return refusals.no_worker_there(gear, space)
    if holder != seat:
        return refusals.not_your_worker(gear, space, None if holder == DUMMY else holder)
    if action > data.actions:
        return refusals.no_such_action(gear, action)
    steps = way(gear, space, action, bool(effect(state, seat, "chichen_ahead")))
    if steps is None:
        return refusals.action_above(gear, space, action)
    if action == 0:
        return None
    need = steps + gears.fee(gear, action)
    if need > corn:
        return refusals.not_enough_corn(need, corn)
    return gears.why_not(state, seat, gear, action, corn - need)


def options(state: TzolkinState, seat: Seat) -> tuple[PickUp, ...]:
    """Every own worker with every action it can be used for, by gear, space and action."""
    if state.mode == "place":
        return ()
    return tuple(
        pick
        for gear in GEARS
        for space, holder in enumerate(state.gear(gear))
        if holder == seat
        for action in range(DATA.gear[gear].actions + 1)
        for pick in (PickUp(gear=gear, space=space, action=action),)
        if why_not(state, seat, pick) is None
    )


def perform(course: Course, pick: PickUp) -> None:
    """Lift the worker, pay the steps back and the fee, do the action."""
    state, seat = course.state, course.seat
    if refusal := why_not(state, seat, pick):
        raise refusal
    steps = way(pick.gear, pick.space, pick.action, bool(effect(state, seat, "chichen_ahead")))
    assert steps is not None, "there is a way"
    corn = steps + (gears.fee(pick.gear, pick.action) if pick.action else 0)
    course.set_cell(pick.gear, pick.space, None)
    course.pay_corn(corn)
    course.change(mode="pick_up", moved=state.moved + 1)
    course.tell(PickedUp(seat=seat, gear=pick.gear, space=pick.space, action=pick.action, corn=corn))
    if pick.action:
        gears.use(course, pick.gear, pick.action)
