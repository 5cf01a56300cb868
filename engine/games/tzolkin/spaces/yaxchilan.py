"""Yaxchilan: wood, stone, gold, a skull (rules 7.3)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.core.errors import Illegal
from engine.core.model import Seat
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import EffectKey, Good
from engine.games.tzolkin.standing import effect
from engine.games.tzolkin.state import TzolkinState

BONUS: Final[Mapping[Good, EffectKey]] = MappingProxyType(
    {"wood": "wood_bonus", "stone": "stone_bonus", "gold": "gold_bonus", "skull": "skull_bonus"}
)
"""What makes more of each good (corn has nothing here)."""


def why_not(state: TzolkinState, seat: Seat, action: int, corn: int) -> Illegal | None:  # noqa: ARG001 - all alike
    """Nothing forbids these, not even an empty bank (6.5)."""
    return None


def use(course: Course, action: int) -> None:
    """Take the goods, each with its bonus."""
    for gain in DATA.yaxchilan[action - 1]:
        key = BONUS.get(gain.good)
        more = effect(course.state, course.seat, key) if key else 0
        course.gain(gain.good, gain.amount + more)
