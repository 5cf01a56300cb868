"""English: what can be said ahead of an auction."""

from collections.abc import Mapping

ORDERS: Mapping[str, str] = {
    "order.limit": "Highest bid",
    "order.limit.detail": "It bids the least that is needed up to this, then passes; 0 passes at once",
    "order.limit.value": "{n:# point|# points}",
    "order.tile": "Tile to take",
    "order.tile.detail": "Taken if you win while it is on offer; otherwise you are asked",
    "order.tile.value": "{what} ({tile})",
    "order.none": "I choose myself",
}
