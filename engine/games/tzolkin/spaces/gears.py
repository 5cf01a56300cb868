"""All actions of all gears: what they cost at once, what forbids them, and doing them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.core.errors import Illegal
from engine.core.model import Seat
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.names import Gear
from engine.games.tzolkin.spaces import chichen, palenque, tikal, uxmal, yaxchilan
from engine.games.tzolkin.state import TzolkinState

_WhyNot: TypeAlias = Callable[[TzolkinState, Seat, int, int], Illegal | None]
_Use: TypeAlias = Callable[[Course, int], None]

_GEARS: Final[Mapping[Gear, tuple[_WhyNot, _Use]]] = MappingProxyType(
    {
        "palenque": (palenque.why_not, palenque.use),
        "yaxchilan": (yaxchilan.why_not, yaxchilan.use),
        "tikal": (tikal.why_not, tikal.use),
        "uxmal": (uxmal.why_not, uxmal.use),
        "chichen": (chichen.why_not, chichen.use),
    }
)


def fee(gear: Gear, action: int) -> int:
    """Corn that is due when an action is chosen, besides the steps back to it (a10)."""
    return uxmal.fee(action) if gear == "uxmal" else 0


def why_not(state: TzolkinState, seat: Seat, gear: Gear, action: int, corn: int) -> Illegal | None:
    """What forbids an action with so much `corn` left after steps and fees; None if it is allowed (6.5)."""
    return _GEARS[gear][0](state, seat, action, corn)


def use(course: Course, gear: Gear, action: int) -> None:
    """Do the action, whose fee is paid; what it asks is put on top of the pending decisions."""
    _GEARS[gear][1](course, action)
