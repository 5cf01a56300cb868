"""Tentative turns: every step of a seat is kept at once, so that a restart costs nothing."""

import json
import sqlite3

from bot.store import interactions
from bot.store.matches import to_json
from bot.store.protocol import Conflict
from bot.store.rows import Draft

_RAISE_PROMPT = """
    UPDATE seat SET prompt = prompt + 1
    WHERE match_id = ? AND seat = ? AND prompt = ?
        AND (SELECT version FROM match WHERE id = match_id AND status = 'running') = ?
"""
_WRITE = """
    INSERT INTO draft (match_id, seat, base_version, actions) VALUES (?, ?, ?, ?)
    ON CONFLICT (match_id, seat) DO UPDATE SET base_version = excluded.base_version, actions = excluded.actions
"""
_REBASE = """
    UPDATE draft SET base_version = :version, actions = :actions
    WHERE match_id = :match AND seat = :seat AND base_version <= :version
        AND (SELECT version FROM match WHERE id = match_id) = :version
"""


def draft(db: sqlite3.Connection, match_id: int, seat: int) -> Draft | None:
    """The draft of a seat."""
    row = db.execute(
        "SELECT base_version, actions FROM draft WHERE match_id = ? AND seat = ?", (match_id, seat)
    ).fetchone()
    return None if row is None else Draft(match_id, seat, row[0], tuple(json.loads(row[1])))


def save(db: sqlite3.Connection, changed: Draft, prompt: int, interaction_id: int | None, now: int) -> int:
    """Write a draft decided on `prompt`; returns the seat's new prompt. Raises Seen, Conflict."""
    interactions.remember(db, interaction_id, now)
    cursor = db.execute(_RAISE_PROMPT, (changed.match_id, changed.seat, prompt, changed.base_version))
    if cursor.rowcount == 0:
        raise Conflict(changed.match_id, changed.base_version)
    if changed.actions:
        db.execute(_WRITE, (changed.match_id, changed.seat, changed.base_version, to_json(changed.actions)))
    else:
        _delete(db, changed)
    return prompt + 1


def rebase(db: sqlite3.Connection, replayed: Draft) -> None:
    """Put a draft on the head version; one without actions is deleted.

    Raises Conflict if the head has another version or the seat has no such draft any more.
    """
    cursor = db.execute(
        _REBASE,
        {
            "match": replayed.match_id,
            "seat": replayed.seat,
            "version": replayed.base_version,
            "actions": to_json(replayed.actions),
        },
    )
    if cursor.rowcount == 0:
        raise Conflict(replayed.match_id, replayed.base_version)
    if not replayed.actions:
        _delete(db, replayed)


def _delete(db: sqlite3.Connection, gone: Draft) -> None:
    db.execute("DELETE FROM draft WHERE match_id = ? AND seat = ?", (gone.match_id, gone.seat))
