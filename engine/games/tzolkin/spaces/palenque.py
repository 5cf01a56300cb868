"""Palenque: fishing, and the harvest of the jungle (rules 7.1, 7.2)."""

from engine.core.errors import Illegal
from engine.core.model import Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Harvest
from engine.games.tzolkin.parts import FieldData
from engine.games.tzolkin.standing import can_fall_somewhere, effect
from engine.games.tzolkin.state import TzolkinState

FISHING = 1


def field_number(action: int) -> int:
    """Where the fields of an action stand among the groups."""
    return next(number for number, field in enumerate(DATA.fields) if field.action == action)


def field_data(action: int) -> FieldData:
    """What the fields of an action give."""
    return DATA.fields[field_number(action)]


def takes(state: TzolkinState, seat: Seat, action: int) -> tuple[str, ...]:
    """What can be taken from the fields of an action: corn, wood, burn (7.2, a7)."""
    field = state.jungle[field_number(action)]
    found: list[str] = []
    if field.visible or effect(state, seat, "harvest_without_tile"):
        found.append("corn")
    if field.wood:
        found.append("wood")
        if can_fall_somewhere(state, seat):
            found.append("burn")
    return tuple(found)


def why_not(state: TzolkinState, seat: Seat, action: int, corn: int) -> Illegal | None:  # noqa: ARG001 - all alike
    """What forbids the action; None if it is allowed."""
    if action == FISHING or takes(state, seat, action):
        return None
    return refusals.nothing_to_harvest(action)


def use(course: Course, action: int) -> None:
    """Fish, or ask what to harvest."""
    if action == FISHING:
        course.gain("corn", DATA.fishing + effect(course.state, course.seat, "fish_bonus"))
    else:
        course.push(Harvest(seat=course.seat, action=action))
