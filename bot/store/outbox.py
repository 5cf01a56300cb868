"""Messages that have to go out, what falls due, and where the messages are that went out."""

import json
import sqlite3
from collections.abc import Sequence

from bot.store.matches import to_json
from bot.store.rows import DueRow, OutboxRow, Outgoing, Post

# Done rows keep their key for ever, so that nothing is said twice.
_ENQUEUE = """
    INSERT INTO outbox (match_id, kind, key, payload, not_before) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING
"""
# A row whose time has come waits all the same while an earlier one of its match is not done.
_WAITING = """
    SELECT id, match_id, kind, key, payload, not_before, tries, tried_at FROM outbox
    WHERE done_at IS NULL AND not_before <= ? AND NOT EXISTS (
        SELECT 1 FROM outbox AS earlier
        WHERE earlier.match_id = outbox.match_id AND earlier.done_at IS NULL AND earlier.id < outbox.id
    )
    ORDER BY not_before, id LIMIT ?
"""
_NEXT_MESSAGE = """
    SELECT not_before FROM outbox
    WHERE done_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM outbox AS earlier
        WHERE earlier.match_id = outbox.match_id AND earlier.done_at IS NULL AND earlier.id < outbox.id
    )
    ORDER BY not_before LIMIT 1
"""
_DUE = "SELECT match_id, kind, seat, episode, at, id FROM due WHERE at <= ? ORDER BY at, id LIMIT ?"
_ADD_DUE = "INSERT INTO due (match_id, kind, seat, episode, at) VALUES (?, ?, ?, ?, ?)"
_KEEP_POST = """
    INSERT INTO post (match_id, role, key, channel_id, message_id) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (match_id, role, key) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id
"""


def enqueue(db: sqlite3.Connection, match_id: int, outgoing: Sequence[Outgoing]) -> None:
    """Add messages behind those of the match that wait already."""
    for message in outgoing:
        db.execute(_ENQUEUE, (match_id, message.kind, message.key, to_json(message.payload), message.not_before))


def waiting(db: sqlite3.Connection, now: int, limit: int) -> tuple[OutboxRow, ...]:
    """The first message of each match that is not done, if its time has come."""
    return tuple(
        OutboxRow(row_id, match_id, kind, key, json.loads(payload), not_before, tries, tried_at)
        for row_id, match_id, kind, key, payload, not_before, tries, tried_at in db.execute(_WAITING, (now, limit))
    )


def tried(db: sqlite3.Connection, row_id: int, at: int) -> None:
    """Sending begins."""
    db.execute("UPDATE outbox SET tries = tries + 1, tried_at = ? WHERE id = ?", (at, row_id))


def sent(db: sqlite3.Connection, row_id: int, at: int, posts: Sequence[Post]) -> None:
    """Done; what the message said need not be kept."""
    db.execute(
        "UPDATE outbox SET done_at = ?, payload = '{}', error = NULL WHERE id = ? AND done_at IS NULL", (at, row_id)
    )
    db.executemany(_KEEP_POST, ((p.match_id, p.role, p.key, p.channel_id, p.message_id) for p in posts))


def postpone(db: sqlite3.Connection, row_id: int, not_before: int, error: str) -> None:
    """Later, and why."""
    db.execute("UPDATE outbox SET not_before = ?, error = ? WHERE id = ?", (not_before, error, row_id))


def due(db: sqlite3.Connection, now: int, limit: int) -> tuple[DueRow, ...]:
    """What is due, the earliest first."""
    return tuple(DueRow(*row) for row in db.execute(_DUE, (now, limit)))


def replace_due(db: sqlite3.Connection, match_id: int, rows: Sequence[DueRow]) -> None:
    """These and no others are due for a match."""
    db.execute("DELETE FROM due WHERE match_id = ?", (match_id,))
    db.executemany(_ADD_DUE, ((match_id, row.kind, row.seat, row.episode, row.at) for row in rows))


def fire(db: sqlite3.Connection, due_id: int, outgoing: Sequence[Outgoing], follow_up: DueRow | None) -> None:
    """Put messages, and perhaps a later due row, in the place of a due row; nothing if a commit took it away."""
    row = db.execute("DELETE FROM due WHERE id = ? RETURNING match_id", (due_id,)).fetchone()
    if row is None:
        return
    enqueue(db, row[0], outgoing)
    if follow_up is not None:
        db.execute(_ADD_DUE, (row[0], follow_up.kind, follow_up.seat, follow_up.episode, follow_up.at))


def next_wake(db: sqlite3.Connection) -> int | None:
    """The earliest time at which something has to be done."""
    (at,) = db.execute("SELECT min(at) FROM due").fetchone()
    row = db.execute(_NEXT_MESSAGE).fetchone()
    return min((time for time in (at, row and row[0]) if time is not None), default=None)


def post(db: sqlite3.Connection, match_id: int, role: str, key: str) -> Post | None:
    """Where a message is."""
    row = db.execute(
        "SELECT channel_id, message_id FROM post WHERE match_id = ? AND role = ? AND key = ?", (match_id, role, key)
    ).fetchone()
    return None if row is None else Post(match_id, role, key, *row)


def posts(db: sqlite3.Connection, match_id: int, role: str) -> tuple[Post, ...]:
    """All messages of a role; Discord's ids grow with time."""
    query = "SELECT key, channel_id, message_id FROM post WHERE match_id = ? AND role = ? ORDER BY message_id, key"
    return tuple(Post(match_id, role, *row) for row in db.execute(query, (match_id, role)))


def keep_post(db: sqlite3.Connection, where: Post) -> None:
    """Remember where a message is; the latest with its role and key counts."""
    db.execute(_KEEP_POST, (where.match_id, where.role, where.key, where.channel_id, where.message_id))


def forget_post(db: sqlite3.Connection, match_id: int, role: str, key: str) -> None:
    """The message is gone."""
    db.execute("DELETE FROM post WHERE match_id = ? AND role = ? AND key = ?", (match_id, role, key))
