"""The course of the auction variant (rules, section 9): offers, whose bid it is, who wins."""

from engine.core.model import Event, Seat
from engine.games.tikal.board import put_player
from engine.games.tikal.events import TilesOffered
from engine.games.tikal.moves.bid import AuctionWon, BidPassed, lowest, out
from engine.games.tikal.state import Auction, TikalState
from engine.games.tikal.turns import begin_turn


def offer(state: TikalState, events: list[Event]) -> TikalState:
    """A new round: as many open tiles as seats, and all turn indicators back (9.2)."""
    tiles = state.deal.tiles[state.tiles_drawn : state.tiles_drawn + state.seats]
    events.append(TilesOffered(tiles=tiles))
    return state.model_copy(
        update={
            "auction": Auction(tiles=tiles),
            "tiles_drawn": state.tiles_drawn + len(tiles),
            "players": tuple(player.model_copy(update={"turned": False}) for player in state.players),
        }
    )


def waiting(state: TikalState, first: Seat) -> tuple[Seat, ...]:
    """The seats that have not had their turn of this round, clockwise, `first` or the next after it first (9.4)."""
    clockwise = ((first + step) % state.seats for step in range(state.seats))
    return tuple(seat for seat in clockwise if not state.players[seat].turned)


def opened(state: TikalState, bidders: tuple[Seat, ...], events: list[Event]) -> TikalState:
    """An auction begins; the first of `bidders` is asked first (9.3, 9.4)."""
    assert state.auction is not None, "tiles are on offer"
    state = state.model_copy(
        update={
            "auction": Auction(tiles=state.auction.tiles, bidders=bidders),
            "phase": "bid",
            "points": 0,
            "scoring": False,
            "uncovered": (),
            "recovered": (),
            "episode": state.episode + 1,
        }
    )
    return settle(state, events)


def settle(state: TikalState, events: list[Event]) -> TikalState:
    """Ask the next bidder, let those pass who cannot bid, end the auction when it is decided (9.3, 9.5, 9.8, a6)."""
    while True:
        auction = state.auction
        assert auction is not None, "only called while bidding"
        left = [seat for seat in auction.bidders if seat not in auction.passed]
        if not left:
            return _won(state, auction.passed[0], 0, events)
        if left == [auction.high_bidder]:
            return _won(state, left[0], auction.high, events)
        asked = _following(auction)
        state = state.model_copy(update={"auction": auction.model_copy(update={"next": asked})})
        if state.players[asked].score >= lowest(auction):
            return state
        events.append(BidPassed(seat=asked, forced=True))
        state = out(state, asked)


def _following(auction: Auction) -> Seat:
    """The seat whose bid comes after the last one asked; at the beginning, the first bidder."""
    start = 0 if auction.next is None else auction.bidders.index(auction.next) + 1
    clockwise = auction.bidders[start:] + auction.bidders[:start]
    return next(seat for seat in clockwise if seat not in auction.passed)


def _won(state: TikalState, seat: Seat, points: int, events: list[Event]) -> TikalState:
    """The winner pays at once, and its turn begins with picking a tile (9.6, a7)."""
    assert state.auction is not None, "only called while bidding"
    events.append(AuctionWon(seat=seat, points=points))
    paid = state.model_copy(
        update={
            "auction": Auction(tiles=state.auction.tiles),
            "players": put_player(state, seat, score=state.players[seat].score - points),
        }
    )
    return begin_turn(paid, seat).model_copy(update={"phase": "pick"})
