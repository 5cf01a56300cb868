"""Tikal: technologies, buildings and monuments, two temple steps for a block (rules 7.4 to 7.6)."""

from engine.core.errors import Illegal
from engine.core.model import Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.buildings import possible, possible_monuments
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import Advance, Build, Pay, Pending
from engine.games.tzolkin.names import TECHNOLOGIES
from engine.games.tzolkin.standing import advance_price
from engine.games.tzolkin.state import TzolkinState

TEMPLE_PRICE = 1


def why_not(state: TzolkinState, seat: Seat, action: int, corn: int) -> Illegal | None:
    """What forbids the action; None if it is allowed (a9)."""
    held = state.players[seat].blocks
    frame = asked(seat, action)
    if isinstance(frame, Build):
        if possible(state, seat, frame) or possible_monuments(state, seat, frame):
            return None
        return refusals.nothing_to_build(held, corn)
    prices = [frame.amount] if isinstance(frame, Pay) else [advance_price(state, seat, one) for one in TECHNOLOGIES]
    return None if min(prices) <= sum(held) else refusals.not_enough_blocks((min(prices),), held)


def use(course: Course, action: int) -> None:
    """Ask for the technology, the building or the payment."""
    course.push(asked(course.seat, action))


def asked(seat: Seat, action: int) -> Pending:
    """What an action asks first (15.5)."""
    frames: dict[int, Pending] = {
        1: Advance(seat=seat),
        2: Build(seat=seat),
        3: Advance(seat=seat, again=True),
        4: Build(seat=seat, order="first", monuments=True),
        5: Pay(seat=seat, purpose="temples", amount=TEMPLE_PRICE),
    }
    return frames[action]
