"""Placing a worker (rules, section 5)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.names import PLACES, Place
from engine.games.tzolkin.standing import can_beg, in_hand, on_gears, space_of
from engine.games.tzolkin.state import TzolkinState


class PlaceWorker(Action):
    """Put a worker on the lowest free space of a gear, or on the starting space."""

    kind: Literal["place"] = "place"
    gear: Place


class Placed(Event):
    """A worker was placed for `corn`; `pity`: out of pity, for all the corn that was left (5.5)."""

    kind: Literal["placed"] = "placed"
    seat: Seat
    gear: Place
    space: int
    corn: int
    pity: bool


def pity_space(state: TzolkinState, seat: Seat) -> int | None:
    """The number of the spaces on which the gods allow one worker, None if they have no reason to (5.5, a14)."""
    if state.mode != "none" or on_gears(state, seat) or can_beg(state, seat):
        return None
    spaces = [space for space in (space_of(state, place) for place in PLACES) if space is not None]
    return min(spaces) if spaces and min(spaces) > state.players[seat].corn else None


def why_not(state: TzolkinState, seat: Seat, gear: Place) -> Illegal | None:
    """What forbids placing there; None if it is allowed."""
    if state.mode == "pick_up":
        return refusals.already_picking(state.moved)
    if state.pity:
        return refusals.pity_used()
    if not in_hand(state, seat):
        return refusals.no_worker(state.players[seat].workers)
    space = space_of(state, gear)
    if space is None:
        holder = state.starting_space
        return refusals.start_taken(holder) if gear == "start" and holder is not None else refusals.gear_full(gear)
    need, have = space + state.moved, state.players[seat].corn
    if need > have and space != pity_space(state, seat):
        return refusals.not_enough_corn(need, have)
    return None


def options(state: TzolkinState, seat: Seat) -> tuple[PlaceWorker, ...]:
    """Every place that can be paid for, in the order of 15.1."""
    return tuple(PlaceWorker(gear=gear) for gear in PLACES if why_not(state, seat, gear) is None)


def perform(course: Course, action: PlaceWorker) -> None:
    """Pay the space and one corn for each worker placed before (5.3), or all corn out of pity (5.5)."""
    state, seat, place = course.state, course.seat, action.gear
    if refusal := why_not(state, seat, place):
        raise refusal
    space = space_of(state, place)
    assert space is not None, "there is room"
    need, have = space + state.moved, course.player.corn
    pity = need > have
    if place == "start":
        course.change(starting_space=seat)
    else:
        course.set_cell(place, space, seat)
    course.pay_corn(have if pity else need)
    course.change(mode="place", moved=state.moved + 1, pity=pity)
    course.tell(Placed(seat=seat, gear=place, space=space, corn=have if pity else need, pity=pity))
