"""Exchanging at the market (rules 7.7 U2, a18)."""

from typing import Literal

from engine.core.errors import Illegal
from engine.core.model import Action, Event, Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Market
from engine.games.tzolkin.names import BLOCKS, Tradable
from engine.games.tzolkin.state import TzolkinState


class Exchange(Action):
    """Give corn for one block, or one block for corn."""

    kind: Literal["exchange"] = "exchange"
    give: Tradable
    take: Tradable


class Exchanged(Event):
    """A seat exchanged a block for `corn` corn, or so much corn for a block."""

    kind: Literal["exchanged"] = "exchanged"
    seat: Seat
    give: Tradable
    take: Tradable
    corn: int


def why_not(state: TzolkinState, seat: Seat, action: Exchange) -> Illegal | None:
    """What forbids this; None if it is allowed."""
    player = state.players[seat]
    if action.give == "corn" and action.take != "corn":
        price = DATA.rate[action.take]
        return None if player.corn >= price else refusals.not_enough_corn(price, player.corn)
    if action.take == "corn" and action.give != "corn":
        need = tuple(int(block == action.give) for block in BLOCKS)
        return None if player.has(action.give) else refusals.not_enough_blocks(need, player.blocks)
    return refusals.not_corn_for_block(action.give, action.take)


def options(state: TzolkinState, seat: Seat, frame: Market) -> tuple[Exchange, ...]:  # noqa: ARG001 - all alike
    """Every exchange that can be paid for, buying first."""
    every = (
        *(Exchange(give="corn", take=block) for block in BLOCKS),
        *(Exchange(give=block, take="corn") for block in BLOCKS),
    )
    return tuple(action for action in every if why_not(state, seat, action) is None)


def perform(course: Course, frame: Market, action: Exchange) -> None:  # noqa: ARG001 - as above
    """Exchange; the market stays open."""
    if refusal := why_not(course.state, course.seat, action):
        raise refusal
    player = course.player
    give, take = action.give, action.take
    if give == "corn" and take != "corn":
        corn = DATA.rate[take]
        course.update(course.seat, corn=player.corn - corn, **{take: player.has(take) + 1})
    else:
        assert give != "corn", "one of the two is a block"
        corn = DATA.rate[give]
        course.update(course.seat, corn=player.corn + corn, **{give: player.has(give) - 1})
    course.tell(Exchanged(seat=course.seat, give=give, take=take, corn=corn))
