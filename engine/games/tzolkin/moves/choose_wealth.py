"""Choosing two of the four wealth tiles in secret (rules 2.8, a25)."""

from itertools import combinations
from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.state import TzolkinState


class ChooseWealth(Action):
    """Keep these two of the tiles dealt; their order means nothing."""

    kind: Literal["choose_wealth"] = "choose_wealth"
    first: str
    second: str


class WealthPicked(Event):
    """Which tiles a seat has chosen; told to itself only."""

    kind: Literal["wealth_picked"] = "wealth_picked"
    seat: Seat
    tiles: tuple[str, str]


class WealthChosen(Event):
    """A seat has chosen."""

    kind: Literal["wealth_chosen"] = "wealth_chosen"
    seat: Seat


def listed(state: TzolkinState, seat: Seat, action: ChooseWealth) -> ChooseWealth:
    """The choice with its tiles in the order dealt, as it stands among the options."""
    dealt = state.deal.wealth[seat]
    if action.first in dealt and action.second in dealt and dealt.index(action.first) > dealt.index(action.second):
        return ChooseWealth(first=action.second, second=action.first)
    return action


def why_not(state: TzolkinState, seat: Seat, action: ChooseWealth) -> Illegal | None:
    """What forbids the choice; None if it is allowed."""
    dealt = state.deal.wealth[seat]
    for tile in (action.first, action.second):
        if tile not in dealt:
            return refusals.not_dealt(tile, dealt)
    return refusals.same_tile(action.first) if action.first == action.second else None


def options(state: TzolkinState, seat: Seat) -> tuple[ChooseWealth, ...]:
    """Each pair once, in the order dealt."""
    return tuple(ChooseWealth(first=one, second=two) for one, two in combinations(state.deal.wealth[seat], 2))


def perform(course: Course, action: ChooseWealth) -> None:
    """Keep the choice hidden; what follows when all have chosen is settled by `flow`."""
    if refusal := why_not(course.state, course.seat, action):
        raise refusal
    chosen = listed(course.state, course.seat, action)
    tiles = (chosen.first, chosen.second)
    course.update(course.seat, chosen=tiles)
    course.tell(WealthPicked(audience=(course.seat,), seat=course.seat, tiles=tiles))
    course.tell(WealthChosen(seat=course.seat))
    course.ends = True
