"""What buildings and monuments cost, what can be built now, and taking them (rules 7.10 to 7.16, a5, a6)."""

from typing import Literal

from engine.core.model import Event, Seat
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Build, Effects
from engine.games.tzolkin.names import Blocks
from engine.games.tzolkin.standing import covers, effect, has_architecture, ways_to_drop
from engine.games.tzolkin.state import TzolkinState


class BuildingTaken(Event):
    """A seat built a building and paid for it; `corn`: what it cost in corn, 0 if it was paid in blocks."""

    kind: Literal["building_taken"] = "building_taken"
    seat: Seat
    building: str
    architecture: bool
    corn: int


def architecture_choices(state: TzolkinState, seat: Seat, frame: Build) -> tuple[bool, ...]:
    """Whether architecture may be left out, may be applied (a5)."""
    if not has_architecture(state, seat):
        return (False,)
    if frame.order == "first":
        return False, True
    return (not (frame.order == "second" and frame.used),)


def block_costs(state: TzolkinState, seat: Seat, building: str, architecture: bool) -> tuple[Blocks, ...]:
    """The costs in blocks of which one has to be paid (a6)."""
    dropped = effect(state, seat, "build_discount") if architecture else 0
    return ways_to_drop(DATA.building[building].cost, dropped)


def corn_cost(state: TzolkinState, seat: Seat, building: str, architecture: bool) -> int:
    """The cost in corn at Uxmal (7.7 U4)."""
    dropped = effect(state, seat, "build_discount") if architecture else 0
    return max(0, sum(DATA.building[building].cost) - dropped) * DATA.uxmal.corn_per_block


def can_pay(
    state: TzolkinState, seat: Seat, frame: Build, building: str, architecture: bool, corn: int | None = None
) -> bool:
    """Whether the seat can pay for a building; `corn` is what it will have, now if None."""
    player = state.players[seat]
    if frame.in_corn:
        return corn_cost(state, seat, building, architecture) <= (player.corn if corn is None else corn)
    return any(covers(player.blocks, cost) for cost in block_costs(state, seat, building, architecture))


def can_pay_monument(state: TzolkinState, seat: Seat, monument: str) -> bool:
    """Whether the seat can pay for a monument (7.16)."""
    player, tile = state.players[seat], DATA.monument[monument]
    return covers(player.blocks, tile.cost) and player.skull >= tile.skulls


def possible(state: TzolkinState, seat: Seat, frame: Build, corn: int | None = None) -> tuple[tuple[str, bool], ...]:
    """Every building that can be built now, with architecture or without, in the order of the row."""
    choices = architecture_choices(state, seat, frame)
    return tuple(
        (building, architecture)
        for building in state.row
        if building is not None
        for architecture in choices
        if can_pay(state, seat, frame, building, architecture, corn)
    )


def possible_monuments(state: TzolkinState, seat: Seat, frame: Build) -> tuple[str, ...]:
    """Every monument that can be built now, in the order of the display."""
    if not frame.monuments:
        return ()
    return tuple(one for one in state.monuments if one is not None and can_pay_monument(state, seat, one))


def take(course: Course, building: str, architecture: bool, corn: int = 0) -> None:
    """The building is paid: take it, then what architecture gives, then its effects (7.11, 7.12)."""
    seat, state = course.seat, course.state
    extra = effect(state, seat, "build_corn") if architecture else 0
    points = effect(state, seat, "build_points") if architecture else 0
    course.change(row=tuple(None if one == building else one for one in state.row))
    course.update(seat, buildings=(*course.player.buildings, building))
    course.tell(BuildingTaken(seat=seat, building=building, architecture=architecture, corn=corn))
    if extra:
        course.gain("corn", extra)
    if points:
        course.win(points)
    course.push(Effects(seat=seat, building=building, at=0))
