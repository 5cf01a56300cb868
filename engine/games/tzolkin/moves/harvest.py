"""Harvesting the jungle (rules 7.2, a7, a8)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import Harvest, StepDown
from engine.games.tzolkin.spaces.palenque import field_data, field_number, takes
from engine.games.tzolkin.standing import effect
from engine.games.tzolkin.state import TzolkinState


class HarvestFields(Action):
    """Take corn or wood, or burn a wood tile and take the corn below it."""

    kind: Literal["harvest"] = "harvest"
    take: Literal["corn", "wood", "burn"]


class Harvested(Event):
    """The fields of an action were harvested; `tile`: a harvest tile was taken."""

    kind: Literal["harvested"] = "harvested"
    seat: Seat
    action: int
    take: Literal["corn", "wood", "burn"]
    tile: bool


def options(state: TzolkinState, seat: Seat, frame: Harvest) -> tuple[HarvestFields, ...]:
    """What can be taken, corn first."""
    found = takes(state, seat, frame.action)
    kinds: tuple[Literal["corn", "wood", "burn"], ...] = ("corn", "wood", "burn")
    return tuple(HarvestFields(take=take) for take in kinds if take in found)


def why_not(state: TzolkinState, seat: Seat, frame: Harvest, action: HarvestFields) -> Illegal | None:
    """What forbids this; None if it is allowed. The question is only asked while there is wood (a4)."""
    if action.take in takes(state, seat, frame.action):
        return None
    return refusals.no_step_down() if action.take == "burn" else refusals.no_corn_tile(frame.action)


def perform(course: Course, frame: Harvest, action: HarvestFields) -> None:
    """Take the tile, if there is one to take, and its goods; burning angers the gods."""
    state, seat = course.state, course.seat
    if refusal := why_not(state, seat, frame, action):
        raise refusal
    number, data = field_number(frame.action), field_data(frame.action)
    field = state.jungle[number]
    corn, wood = field.corn, field.wood
    tile = action.take != "corn" or field.visible > 0
    course.pop()
    if action.take == "wood":
        wood -= 1
        course.update(seat, wood_tiles=course.player.wood_tiles + 1)
    else:
        wood -= action.take == "burn"
        corn -= tile
        course.update(seat, corn_tiles=course.player.corn_tiles + tile)
    left = field.model_copy(update={"corn": corn, "wood": wood})
    course.change(jungle=(*state.jungle[:number], left, *state.jungle[number + 1 :]))
    course.tell(Harvested(seat=seat, action=frame.action, take=action.take, tile=tile))
    if action.take == "wood":
        course.gain("wood", data.wood + effect(state, seat, "wood_bonus"))
    else:
        course.gain("corn", data.corn + effect(state, seat, "harvest_corn_bonus"))
    if action.take == "burn":
        course.push(StepDown(seat=seat, cause="burning"))
