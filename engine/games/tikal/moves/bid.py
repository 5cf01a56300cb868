"""Bidding for the next turn (rules 9.3 to 9.8)."""

from typing import Literal

from pydantic import Field

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Action, Event, Seat
from engine.games.tikal import refusals
from engine.games.tikal.state import Auction, TikalState


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


def lowest(auction: Auction) -> int:
    """The lowest bid that is possible now (9.3, 9.8)."""
    return auction.high + 1


def why_not(state: TikalState, seat: Seat, action: Bid) -> Illegal | None:
    """What forbids this bid; None if it is allowed (9.8, 12.10)."""
    auction, score = _running(state), state.players[seat].score
    if action.points < lowest(auction):
        return refusals.bid_not_higher(action.points, auction.high, auction.high_bidder)
    return refusals.bid_above_score(action.points, score) if action.points > score else None


def options(state: TikalState, seat: Seat) -> tuple[Bid | PassBid, ...]:
    """Every bid up to the seat's score, then passing."""
    bids = (Bid(points=points) for points in range(lowest(_running(state)), state.players[seat].score + 1))
    return (*bids, PassBid())


def perform(state: TikalState, seat: Seat, action: Bid | PassBid) -> Step[TikalState]:
    """Raise the bid, or leave the auction; whose bid is next is settled by `flow`."""
    auction = _running(state)
    if isinstance(action, PassBid):
        return Step(state=out(state, seat), events=(BidPassed(seat=seat, forced=False),), ends_turn=True)
    if refusal := why_not(state, seat, action):
        raise refusal
    raised = auction.model_copy(update={"high": action.points, "high_bidder": seat})
    return Step(
        state=state.model_copy(update={"auction": raised}),
        events=(BidMade(seat=seat, points=action.points),),
        ends_turn=True,
    )


def out(state: TikalState, seat: Seat) -> TikalState:
    """The state in which this seat has left the auction."""
    auction = _running(state)
    return state.model_copy(update={"auction": auction.model_copy(update={"passed": (*auction.passed, seat)})})


def _running(state: TikalState) -> Auction:
    assert state.auction is not None, "the phase says that an auction is running"
    return state.auction
