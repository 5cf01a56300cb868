"""Answering what is pending, and answering by itself what has one answer only (rules 15.5, a4)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from engine.core.model import Action
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.frames import Effects
from engine.games.tzolkin.gains import next_effect
from engine.games.tzolkin.moves import (
    act,
    advance,
    build,
    decline,
    exchange,
    harvest,
    monument,
    pay,
    step_down,
    step_up,
    take_block,
)
from engine.games.tzolkin.state import TzolkinState

_Options: TypeAlias = Callable[[TzolkinState, int, Any], Sequence[Action]]
_Perform: TypeAlias = Callable[[Course, Any, Any], None]

_OPTIONS: Final[Mapping[str, tuple[_Options, ...]]] = MappingProxyType(
    {
        "harvest": (harvest.options,),
        "step_down": (step_down.options,),
        "step_up": (step_up.options,),
        "advance": (advance.options, decline.options),
        "pay": (pay.options, decline.options),
        "take_block": (take_block.options,),
        "build": (build.options, monument.options, decline.options),
        "market": (exchange.options, decline.options),
        "act": (act.options, decline.options),
    }
)
"""What can answer each decision, in the order of 15.2."""

_PERFORM: Final[Mapping[str, _Perform]] = MappingProxyType(
    {
        "harvest": harvest.perform,
        "step_down": step_down.perform,
        "step_up": step_up.perform,
        "advance": advance.perform,
        "pay": pay.perform,
        "take_block": take_block.perform,
        "build": build.perform,
        "monument": monument.perform,
        "exchange": exchange.perform,
        "act": act.perform,
        "decline": decline.perform,
    }
)


def answers(state: TzolkinState) -> tuple[Action, ...]:
    """Every legal answer to the decision on top, in the order of 15.11."""
    frame = state.pending[-1]
    return tuple(action for options in _OPTIONS[frame.kind] for action in options(state, frame.seat, frame))


def answer(course: Course, action: Action) -> None:
    """Give this answer; its kind fits the decision (15.9, 5). Raises Illegal."""
    _PERFORM[action.kind](course, course.state.pending[-1], action)


def settle(course: Course) -> None:
    """Go on until somebody has to choose: effects happen, and a single possible answer is given (a4)."""
    while course.state.pending:
        frame = course.state.pending[-1]
        if isinstance(frame, Effects):
            next_effect(course, frame)
            continue
        possible = answers(course.state)
        assert possible, "what is asked can be answered"
        if len(possible) > 1:
            return
        course.automatic = True
        answer(course, possible[0])
        course.automatic = False
