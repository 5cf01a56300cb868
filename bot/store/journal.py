"""What happens in a match that has begun: the head state, and beside it the journal, which only grows."""

import json
import sqlite3
import zlib

from bot.store import interactions, matches, outbox
from bot.store.matches import to_json
from bot.store.protocol import Conflict
from bot.store.rows import Commit, JournalRow, Match

# The fastest level: a save should cost little more than the disk does, and states shrink to a tenth even so.
_LEVEL = 1

# The head state becomes the state before; in the lobby there is none, so a start row has none.
_ADD_ENTRY = """
    INSERT INTO journal (match_id, number, version, episode, seat, user_id, kind, actions, events, chance, at,
        state_before)
    SELECT id, ?, version + 1, episode, ?, ?, ?, ?, ?, ?, ?, state FROM match WHERE id = ?
"""
_COMMIT = """
    UPDATE match SET
        state = :state, schema_version = :schema_version, episode = :episode, changed_at = :at, version = version + 1,
        status = coalesce(:status, status),
        seed = coalesce(:seed, seed),
        started_at = coalesce(:started_at, started_at),
        finished_at = CASE WHEN :status = 'running' THEN :finished_at ELSE coalesce(:finished_at, finished_at) END,
        frozen_reason = CASE WHEN :status = 'running' THEN NULL ELSE frozen_reason END
    WHERE id = :id AND version = :expected
        -- A change within play needs a running game; a start, a repair and taking back the end say their status.
        AND (status = 'running' OR :status = 'running' OR (:status = 'abandoned' AND status IN ('lobby', 'frozen')))
"""
_SEATS = """
    UPDATE seat SET
        acting = seat IN (SELECT value FROM json_each(?)),
        prompt = prompt + (seat IN (SELECT value FROM json_each(?))),
        resigned = resigned OR seat IN (SELECT value FROM json_each(?))
    WHERE match_id = ?
"""
_JOURNAL = """
    SELECT match_id, number, version, episode, seat, user_id, kind, actions, events, chance, at
    FROM journal WHERE match_id = ? AND number > ? ORDER BY number
"""


def commit(db: sqlite3.Connection, change: Commit, now: int) -> Match:
    """Write a change with all that follows from it. Raises Seen, Conflict; the caller rolls back."""
    interactions.remember(db, change.interaction_id, now)
    _add_entries(db, change)
    cursor = db.execute(
        _COMMIT,
        {
            "id": change.match_id,
            "expected": change.expected,
            "state": zlib.compress(change.state, _LEVEL),
            "schema_version": change.schema_version,
            "episode": change.episode,
            "at": change.at,
            "status": change.status,
            "seed": change.seed,
            "started_at": change.started_at,
            "finished_at": change.finished_at,
        },
    )
    if cursor.rowcount == 0:
        raise Conflict(change.match_id, change.expected)
    acting, prompts, resigned = (to_json(sorted(seats)) for seats in (change.acting, change.prompts, change.resigned))
    db.execute(_SEATS, (acting, prompts, resigned, change.match_id))
    matches.close_tenures(db, change.match_id, change.resigned, change.at)
    for seat in change.drop_drafts:
        db.execute("DELETE FROM draft WHERE match_id = ? AND seat = ?", (change.match_id, seat))
    outbox.enqueue(db, change.match_id, change.outbox)
    outbox.replace_due(db, change.match_id, change.due)
    return matches.existing(db, change.match_id)


def state(db: sqlite3.Connection, match_id: int) -> bytes | None:
    """The head state, None if the match has none or is not there; a damaged one as the bytes that are there."""
    return _unpacked(db.execute("SELECT state FROM match WHERE id = ?", (match_id,)).fetchone())


def rows(db: sqlite3.Connection, match_id: int, after: int) -> tuple[JournalRow, ...]:
    """The journal behind row number `after`."""
    return tuple(
        JournalRow(
            match_id=row[0],
            number=row[1],
            version=row[2],
            episode=row[3],
            seat=row[4],
            user_id=row[5],
            kind=row[6],
            actions=tuple(json.loads(row[7])),
            events=tuple(json.loads(row[8])),
            chance=tuple(json.loads(row[9])),
            at=row[10],
        )
        for row in db.execute(_JOURNAL, (match_id, after))
    )


def state_before(db: sqlite3.Connection, match_id: int, number: int) -> bytes | None:
    """The state that journal row `number` was written upon, None before a start or without such a row."""
    query = "SELECT state_before FROM journal WHERE match_id = ? AND number = ?"
    return _unpacked(db.execute(query, (match_id, number)).fetchone())


def _add_entries(db: sqlite3.Connection, change: Commit) -> None:
    if not change.entries:
        return
    query = "SELECT coalesce(max(number), 0) FROM journal WHERE match_id = ?"
    (last,) = db.execute(query, (change.match_id,)).fetchone()
    for number, entry in enumerate(change.entries, last + 1):
        values = (entry.seat, entry.user_id, entry.kind, *map(to_json, (entry.actions, entry.events, entry.chance)))
        db.execute(_ADD_ENTRY, (number, *values, change.at, change.match_id))
        if entry.ordered:
            db.execute(
                "INSERT INTO ordered (match_id, number, seat) VALUES (?, ?, ?)", (change.match_id, number, entry.seat)
            )


def _unpacked(row: tuple[bytes | None] | None) -> bytes | None:
    if row is None or row[0] is None:
        return None
    try:
        return zlib.decompress(row[0])
    except zlib.error:
        # The game cannot read these either, and so that one game is frozen, while the others go on.
        return row[0]
