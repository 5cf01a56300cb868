"""The decisions that can be pending in a turn (rules 15.5), innermost last; all of them are public.

`Effects` is no question: it stands for what a tile still gives once everything above it is decided.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core.frames import Frame
from engine.games.tzolkin.names import Blocks, Technology, Temple


class Harvest(Frame):
    """What to harvest from the fields of Palenque's `action` (7.2)."""

    kind: Literal["harvest"] = "harvest"
    action: int


class StepDown(Frame):
    """On which temple to step down (7.18), and for what."""

    kind: Literal["step_down"] = "step_down"
    cause: Literal["begging", "burning"]


class StepUp(Frame):
    """On which temple to step up (7.17). `other_than`: the one just climbed; `again`: another one follows (7.6)."""

    kind: Literal["step_up"] = "step_up"
    other_than: Temple | None = None
    again: bool = False


class Advance(Frame):
    """In which technology to advance (7.4). `again`: a second advance may follow; `optional`: this is that one."""

    kind: Literal["advance"] = "advance"
    free: bool = False
    again: bool = False
    optional: bool = False


class Pay(Frame):
    """With which blocks to pay: any `amount` of them, or one of the `exact` costs if there are any.

    `purpose` says what follows: the advance in `technology`, the `building` (with or without `architecture`), the
    two steps of 7.6, or the step after a skull (7.9), which alone is optional.
    """

    kind: Literal["pay"] = "pay"
    purpose: Literal["advance", "build", "temples", "offering"]
    amount: int = 0
    exact: tuple[Blocks, ...] = ()
    technology: Technology | None = None
    building: str | None = None
    architecture: bool = False

    @property
    def optional(self) -> bool:
        """Whether it may be declined."""
        return self.purpose == "offering"


class TakeBlock(Frame):
    """Which block to take from the bank."""

    kind: Literal["take_block"] = "take_block"


class Build(Frame):
    """What to build (7.5, 7.10, 7.13).

    `order`: the only building of an action, or the first or second of two. `in_corn`: paid in corn (Uxmal 4).
    `used`: architecture was used for the first of two. `monuments`: a monument may be built instead.
    """

    kind: Literal["build"] = "build"
    order: Literal["only", "first", "second"] = "only"
    in_corn: bool = False
    used: bool = False
    monuments: bool = False
    optional: bool = False


class Market(Frame):
    """Exchanges, until the market is closed (7.7)."""

    kind: Literal["market"] = "market"


class Act(Frame):
    """Which action elsewhere to use (7.7, a12). `fee`: corn still to be paid for it."""

    kind: Literal["act"] = "act"
    fee: int = 0
    optional: bool = False


class Effects(Frame):
    """The effects of a building from number `at` on (a15)."""

    kind: Literal["effects"] = "effects"
    building: str
    at: int


Pending: TypeAlias = Annotated[
    Harvest | StepDown | StepUp | Advance | Pay | TakeBlock | Build | Market | Act | Effects,
    Field(discriminator="kind"),
]

ANSWERS = {
    "harvest": ("harvest",),
    "step_down": ("step_down",),
    "step_up": ("step_up",),
    "advance": ("advance",),
    "pay": ("pay",),
    "take_block": ("take_block",),
    "build": ("build", "monument"),
    "market": ("exchange",),
    "act": ("act",),
    "effects": (),
}
"""The action kinds that answer each decision, besides `decline`."""

ANSWERING = frozenset(kind for kinds in ANSWERS.values() for kind in kinds) | {"decline"}


def optional(frame: Pending) -> bool:
    """Whether a decision may be declined."""
    if isinstance(frame, Market):
        return True
    return isinstance(frame, Advance | Pay | Build | Act) and frame.optional
