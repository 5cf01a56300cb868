"""Bidding for the next turn (rules 9.3 to 9.8)."""

from typing import Literal

from pydantic import Field

from engine.core.model import Action, Event, Seat


class Bid(Action):
    """Raise the high bid to `points`."""

    kind: Literal["bid"] = "bid"
    points: int = Field(ge=1)


class PassBid(Action):
    """Leave this auction."""

    kind: Literal["pass_bid"] = "pass_bid"


class BidMade(Event):
    """The high bid was raised."""

    kind: Literal["bid_made"] = "bid_made"
    seat: Seat
    points: int


class BidPassed(Event):
    """A seat left the auction; `forced` if its score did not reach (9.8)."""

    kind: Literal["bid_passed"] = "bid_passed"
    seat: Seat
    forced: bool


class AuctionWon(Event):
    """An auction ended; the winner paid `points` (0 if all passed)."""

    kind: Literal["auction_won"] = "auction_won"
    seat: Seat
    points: int
