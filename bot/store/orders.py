"""What seats have said ahead of time, and what was played by it. Functions on an open connection."""

import json
import sqlite3

from bot.store.matches import to_json
from bot.store.rows import OrderRow

_SAVE = """
    INSERT INTO standing_order (match_id, seat, user_id, occasion, at, terms) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (match_id, seat) DO UPDATE SET
        user_id = excluded.user_id, occasion = excluded.occasion, at = excluded.at, terms = excluded.terms
"""
_OF_MATCH = "SELECT match_id, seat, user_id, terms, occasion, at FROM standing_order WHERE match_id = ? ORDER BY seat"
_RUNNING = """
    SELECT DISTINCT match_id FROM standing_order JOIN match ON match.id = match_id WHERE status = 'running'
    ORDER BY match_id
"""


def save(db: sqlite3.Connection, order: OrderRow) -> None:
    """The order of a seat, in place of an earlier one."""
    db.execute(
        _SAVE, (order.match_id, order.seat, order.user_id, order.occasion, order.at, to_json(dict(order.terms)))
    )


def forget(db: sqlite3.Connection, match_id: int, seat: int) -> None:
    """The seat has no order any more."""
    db.execute("DELETE FROM standing_order WHERE match_id = ? AND seat = ?", (match_id, seat))


def of_match(db: sqlite3.Connection, match_id: int) -> tuple[OrderRow, ...]:
    """The orders of a match by seat."""
    return tuple(
        OrderRow(match_id, seat, user_id, json.loads(terms), occasion, at)
        for match_id, seat, user_id, terms, occasion, at in db.execute(_OF_MATCH, (match_id,))
    )


def running(db: sqlite3.Connection) -> tuple[int, ...]:
    """The running matches in which a seat has an order."""
    return tuple(match_id for (match_id,) in db.execute(_RUNNING))


def ordered(db: sqlite3.Connection, match_id: int, seat: int) -> frozenset[int]:
    """The numbers of the journal rows that this seat's orders have played."""
    query = "SELECT number FROM ordered WHERE match_id = ? AND seat = ?"
    return frozenset(number for (number,) in db.execute(query, (match_id, seat)))
