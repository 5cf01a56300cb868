"""Building a monument (rules 7.16)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import buildings, refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Build
from engine.games.tzolkin.standing import covers
from engine.games.tzolkin.state import TzolkinState


class BuildMonument(Action):
    """Build this monument for its exact cost."""

    kind: Literal["monument"] = "monument"
    monument: str


class MonumentBuilt(Event):
    """A seat built a monument."""

    kind: Literal["monument_built"] = "monument_built"
    seat: Seat
    monument: str


def why_not(state: TzolkinState, seat: Seat, frame: Build, action: BuildMonument) -> Illegal | None:
    """What forbids this; None if it is allowed."""
    if not frame.monuments:
        return refusals.monument_not_here()
    if action.monument not in state.monuments:
        return refusals.not_on_display(action.monument)
    player, tile = state.players[seat], DATA.monument[action.monument]
    if not covers(player.blocks, tile.cost):
        return refusals.not_enough_blocks(tile.cost, player.blocks)
    return None if player.skull >= tile.skulls else refusals.no_skull()


def options(state: TzolkinState, seat: Seat, frame: Build) -> tuple[BuildMonument, ...]:
    """Every monument that can be paid for, in the order of the display."""
    return tuple(BuildMonument(monument=one) for one in buildings.possible_monuments(state, seat, frame))


def perform(course: Course, frame: Build, action: BuildMonument) -> None:
    """Pay, a skull goes back to the bank (a19), and take the tile; nothing replaces it."""
    state, seat = course.state, course.seat
    if refusal := why_not(state, seat, frame, action):
        raise refusal
    tile = DATA.monument[action.monument]
    course.pop()
    course.pay_blocks(tile.cost)
    course.update(
        seat, skull=course.player.skull - tile.skulls, monuments=(*course.player.monuments, action.monument)
    )
    course.change(
        skulls=state.skulls + tile.skulls,
        monuments=tuple(None if one == action.monument else one for one in state.monuments),
    )
    course.tell(MonumentBuilt(seat=seat, monument=action.monument))
