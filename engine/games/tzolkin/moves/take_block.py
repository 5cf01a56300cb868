"""Taking a block of choice from the bank (rules 7.9, 0.1)."""

from typing import Literal

from engine.core.model import Action, Seat
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import TakeBlock
from engine.games.tzolkin.names import BLOCKS, Block
from engine.games.tzolkin.state import TzolkinState


class TakeOne(Action):
    """Take this block."""

    kind: Literal["take_block"] = "take_block"
    block: Block


def options(state: TzolkinState, seat: Seat, frame: TakeBlock) -> tuple[TakeOne, ...]:  # noqa: ARG001 - all alike
    """Any of the three; the bank has enough (1.6)."""
    return tuple(TakeOne(block=block) for block in BLOCKS)


def perform(course: Course, frame: TakeBlock, action: TakeOne) -> None:  # noqa: ARG001 - as above
    """Take it; no technology makes it more (12, case 12)."""
    course.pop()
    course.gain(action.block, 1)
