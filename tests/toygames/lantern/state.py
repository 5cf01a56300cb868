"""Everything about a game of Lantern."""

from typing import Annotated, Literal, TypeAlias

from engine.games.lantern.view import Phase
from pydantic import Field

from engine.core.frames import Frame
from engine.core.model import Options, Seat, State, Value
from engine.core.rng import Chance
from engine.core.scores import Scored


class LanternOptions(Options):
    """How many nights are played, and whether the wind makes every lantern cost one more."""

    nights: Literal[2, 3] = 2
    wind: bool = False


class LanternDeal(Value):
    """What setup draws: who wins ties, all cards and all lanterns, first drawn first."""

    first_seat: Seat
    cards: tuple[str, ...]
    lanterns: tuple[str, ...]


class Pay(Frame):
    """The seat owes `owed` for a lantern and pays it card by card."""

    kind: Literal["pay"] = "pay"
    owed: int


class Reward(Frame):
    """The seat picks what the lantern brings."""

    kind: Literal["reward"] = "reward"


Pending: TypeAlias = Annotated[Pay | Reward, Field(discriminator="kind")]


class Keeper(Value):
    """One seat. `lit` and `glow` are of this night; `offer` is hidden until all have `sealed`."""

    hand: tuple[str, ...]
    offer: str | None = None
    sealed: bool = False
    lit: tuple[str, ...] = ()
    glow: int = 0
    score: int = 0


class LanternState(State):
    """The table. `seat` and `order` are used in the act phase; `pending` holds the decisions, innermost last."""

    options: LanternOptions
    deal: LanternDeal
    seats: int
    chance: Chance
    phase: Phase
    night: int
    episode: int
    keepers: tuple[Keeper, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    row: tuple[str, ...]
    stack: tuple[str, ...]
    seat: Seat = 0
    order: tuple[Seat, ...] = ()
    acted: bool = False
    pending: tuple[Pending, ...] = ()
    scored: tuple[Scored, ...] = ()
