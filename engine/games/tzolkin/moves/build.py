"""Building a building (rules 7.5, 7.10 to 7.15)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Seat
from engine.games.tzolkin import buildings, refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Build, Pay
from engine.games.tzolkin.state import TzolkinState


class BuildBuilding(Action):
    """Build this building of the row; `architecture` says whether it applies."""

    kind: Literal["build"] = "build"
    building: str
    architecture: bool


def why_not(state: TzolkinState, seat: Seat, frame: Build, action: BuildBuilding) -> Illegal | None:
    """What forbids this; None if it is allowed."""
    building, architecture = action.building, action.architecture
    if building not in state.row:
        return refusals.not_in_row(building)
    if architecture not in buildings.architecture_choices(state, seat, frame):
        if architecture:
            return refusals.architecture_not_available(frame.used)
        return refusals.architecture_applies()
    if buildings.can_pay(state, seat, frame, building, architecture):
        return None
    player = state.players[seat]
    if frame.in_corn:
        return refusals.not_enough_corn(buildings.corn_cost(state, seat, building, architecture), player.corn)
    return refusals.not_enough_blocks(DATA.building[building].cost, player.blocks)


def options(state: TzolkinState, seat: Seat, frame: Build) -> tuple[BuildBuilding, ...]:
    """Every building that can be paid for, in the order of the row, without architecture first."""
    return tuple(
        BuildBuilding(building=building, architecture=architecture)
        for building, architecture in buildings.possible(state, seat, frame)
    )


def perform(course: Course, frame: Build, action: BuildBuilding) -> None:
    """Pay in corn at once, or ask with which blocks; a second building comes after all its effects (a15)."""
    state, seat = course.state, course.seat
    building, architecture = action.building, action.architecture
    if refusal := why_not(state, seat, frame, action):
        raise refusal
    course.pop()
    if frame.order == "first":
        course.push(Build(seat=seat, order="second", used=architecture, optional=True))
    if frame.in_corn:
        corn = buildings.corn_cost(state, seat, building, architecture)
        course.pay_corn(corn)
        buildings.take(course, building, architecture, corn)
    else:
        costs = buildings.block_costs(state, seat, building, architecture)
        course.push(Pay(seat=seat, purpose="build", exact=costs, building=building, architecture=architecture))
