"""What a seat may say ahead of an auction: how high it goes, and which tile it wants (rules 9.3 to 9.8)."""

from collections.abc import Mapping, Sequence

from pydantic import Field

from engine.core.model import Seat, Value
from engine.games.tikal.actions import TikalAction
from engine.games.tikal.moves.bid import Bid, PassBid
from engine.games.tikal.moves.pick_tile import PickTile
from engine.games.tikal.view import TikalView, TileView


class AuctionOrder(Value):
    """Bid the least that is needed up to `limit`, then pass; take `tile` if it is on offer, else ask."""

    limit: int = Field(ge=0)
    tile: str | None = None


def choices(view: TikalView, seat: Seat) -> Mapping[str, Sequence[int | str]]:
    """The limits that the seat could pay and the tiles on offer; nothing where no auction is to come."""
    if not view.auction_game or view.phase == "over" or _left(view) < 2:
        return {}
    return {
        "limit": range(view.players[seat].score + 1),
        "tile": tuple(tile.id for tile in _offer(view)) if _open(view) else (),
    }


def occasion(view: TikalView) -> int:
    """The auction that runs or comes next, as minus the tiles that are left to be had in it and after it."""
    return -_left(view)


def answer(view: TikalView, seat: Seat, order: AuctionOrder) -> TikalAction | None:
    """The least bid that is needed, or a pass; the tile that was named, if it is there; else nothing."""
    auction = view.auction
    if view.seat != seat or auction is None:
        return None
    if view.phase == "bid":
        least = auction.high + 1
        return Bid(points=least) if least <= min(order.limit, view.players[seat].score) else PassBid()
    wanted = (PickTile(tile=tile.id) for tile in auction.tiles if tile.id == order.tile)
    return next(wanted, None) if view.phase == "pick" else None


def _offer(view: TikalView) -> tuple[TileView, ...]:
    return view.auction.tiles if view.auction else ()


def _open(view: TikalView) -> bool:
    """Whether the tiles on offer are auctioned; the last one of a round goes to the last seat without (9.7)."""
    return view.phase in ("bid", "pick") or len(_offer(view)) > 1


def _left(view: TikalView) -> int:
    """The tiles that are not had yet, without one that comes to a seat by itself before the next auction."""
    return view.tiles_left + (len(_offer(view)) if _open(view) else 0)
