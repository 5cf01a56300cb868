"""What happens in Lantern. Events with an audience are for that seat alone."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from engine.core.model import Event, Seat
from engine.core.scores import Scored


class OfferMade(Event):
    """A seat chose a card to offer; told to itself only."""

    kind: Literal["offer_made"] = "offer_made"
    seat: Seat
    card: str


class OfferSealed(Event):
    """A seat's offer is final."""

    kind: Literal["offer_sealed"] = "offer_sealed"
    seat: Seat


class OffersRevealed(Event):
    """All offers were turned up: the card by seat (None: no card), and the order of the turns."""

    kind: Literal["offers_revealed"] = "offers_revealed"
    cards: tuple[str | None, ...]
    order: tuple[Seat, ...]


class LanternLit(Event):
    """A seat took a lantern, to be paid."""

    kind: Literal["lantern_lit"] = "lantern_lit"
    seat: Seat
    lantern: str
    price: int


class Paid(Event):
    """A seat paid these cards."""

    kind: Literal["paid"] = "paid"
    seat: Seat
    cards: tuple[str, ...]


class Glowed(Event):
    """A seat took a glow."""

    kind: Literal["glowed"] = "glowed"
    seat: Seat


class Drew(Event):
    """A seat drew cards."""

    kind: Literal["drew"] = "drew"
    seat: Seat
    count: int


class CardsSeen(Event):
    """What a seat drew, for itself."""

    kind: Literal["cards_seen"] = "cards_seen"
    seat: Seat
    cards: tuple[str, ...]


class Reshuffled(Event):
    """The discards became the deck."""

    kind: Literal["reshuffled"] = "reshuffled"
    count: int


class TurnEnded(Event):
    """A turn ended; people need not read it."""

    kind: Literal["turn_ended"] = "turn_ended"
    seat: Seat


class NightBegan(Event):
    """A night began."""

    kind: Literal["night_began"] = "night_began"
    night: int


class GameEnded(Event):
    """The game is over."""

    kind: Literal["game_ended"] = "game_ended"
    winners: tuple[Seat, ...]


LanternEvent: TypeAlias = Annotated[
    OfferMade
    | OfferSealed
    | OffersRevealed
    | LanternLit
    | Paid
    | Glowed
    | Drew
    | CardsSeen
    | Reshuffled
    | TurnEnded
    | NightBegan
    | GameEnded
    | Scored,
    Field(discriminator="kind"),
]

EVENTS: TypeAdapter[LanternEvent] = TypeAdapter(LanternEvent)
