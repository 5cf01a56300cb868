"""What a seat or the public may know of a game of Lantern."""

from typing import Literal

from engine.core.model import Seat, Value, View

Phase = Literal["offer", "act", "over"]
Asked = Literal["pay", "reward"]


class KeeperView(Value):
    """One seat as everybody sees it. `sealed`: its offer is final; `glow` counts tonight's rewards."""

    seat: Seat
    cards: int
    sealed: bool
    lit: tuple[str, ...]
    glow: int
    score: int


class LanternView(View):
    """The table. `hand` and `offer` are the viewer's own and empty for the public; `viewer` says whose.

    `seat` is whose turn it is (None while all offer, and at the end), `asked` what is asked in it, with
    `owed` still to pay. `order` lists the seats that act after it tonight.
    """

    viewer: Seat | None
    phase: Phase
    night: int
    nights: int
    extra: int
    seat: Seat | None
    order: tuple[Seat, ...]
    acted: bool
    asked: Asked | None
    owed: int
    row: tuple[str, ...]
    stack: int
    deck: int
    discard: tuple[str, ...]
    keepers: tuple[KeeperView, ...]
    hand: tuple[str, ...] = ()
    offer: str | None = None
    winners: tuple[Seat, ...] = ()
