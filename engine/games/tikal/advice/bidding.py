"""The auction: what a turn with the choice of the open tiles is worth, and which tile to take."""

from engine.core.model import Seat
from engine.games.tikal.actions import TikalAction
from engine.games.tikal.advice.position import ROUNDS
from engine.games.tikal.moves.bid import Bid, PassBid
from engine.games.tikal.moves.pick_tile import PickTile
from engine.games.tikal.view import TikalView, TileView

MOST = 6  # no choice of tiles is worth more points than this


def bids(view: TikalView, seat: Seat) -> tuple[TikalAction, ...]:
    """Raise by one while the choice is worth it, otherwise pass."""
    auction = view.auction
    if auction is None:
        return (PassBid(),)
    high, score = auction.high, view.players[seat].score
    worths = sorted((_worth(view, seat, tile) for tile in auction.tiles), reverse=True)
    rest = sum(worths[1:]) / len(worths[1:]) if worths[1:] else 0.0
    limit = min(MOST, score // 4, int(0.4 * (worths[0] - rest)) + 1)
    if high + 1 > score:
        return (PassBid(),)
    raised = Bid(points=high + 1)
    return (raised, PassBid()) if high + 1 <= limit else (PassBid(), raised)


def picks(view: TikalView, seat: Seat) -> tuple[TikalAction, ...]:
    """The open tiles, the best first."""
    tiles = view.auction.tiles if view.auction else ()
    ranked = sorted(tiles, key=lambda tile: (-_worth(view, seat, tile), tile.id))
    return tuple(PickTile(tile=tile.id) for tile in ranked)


def _worth(view: TikalView, seat: Seat, tile: TileView) -> float:
    """A tile for the one who places it; a volcano is a turn more, and the better the more one would score."""
    rounds = ROUNDS - view.round
    if tile.kind == "temple":
        return tile.value * (0.8 + 0.2 * rounds)
    if tile.kind == "treasure":
        return tile.masks * (0.5 + 0.5 * rounds)
    if tile.kind == "volcano":
        held = sum(one.value for one in view.hexes if one.controller == seat)
        return 4.0 + 0.2 * held
    return 2.0
