"""Tables of players: rows of `match`, `seat`, `invited` and `tenure`. Functions on an open connection."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from bot.store.rows import Match, NewMatch, SeatRow, Status

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
"""The statuses of tables that are not over."""

_MATCH = """
    SELECT id, game, guild_id, channel_id, parent_id, host_id, status, options, lang, private, practice, seats_wanted,
        pace_ms, version, episode, created_at, seed, started_at, finished_at, changed_at, frozen_reason, first_seat,
        threaded
    FROM match
"""
_SEATS = "SELECT seat, user_id, name, colour, prompt, acting, resigned FROM seat WHERE match_id = ? ORDER BY seat"
_INVITED = "SELECT user_id FROM invited WHERE match_id = ? ORDER BY place"
_OPEN_IN_CHANNEL = """
    SELECT id FROM match
    WHERE channel_id = :channel AND status IN ('lobby', 'running', 'frozen') AND (:game IS NULL OR game = :game)
    ORDER BY status = :first DESC,
        EXISTS (SELECT 1 FROM seat WHERE match_id = match.id AND user_id = :user AND resigned = 0) DESC,
        status <> 'lobby' DESC, id DESC
    LIMIT 1
"""
_LATEST_IN_CHANNEL = "SELECT max(id) FROM match WHERE channel_id = ?"
# One query a status: each walks its index from the newest and stops at the limit, however many tables there are.
_OF_STATUS = (
    "SELECT changed_at, id FROM match WHERE status = ? AND guild_id <> 0 ORDER BY changed_at DESC, id DESC LIMIT ?"
)
_OF_GUILD = """
    SELECT changed_at, id FROM match WHERE guild_id = ? AND guild_id <> 0 AND status = ?
    ORDER BY changed_at DESC, id DESC LIMIT ?
"""
_OF_USER = """
    SELECT DISTINCT changed_at, id FROM match JOIN seat ON seat.match_id = match.id
    WHERE user_id = ? AND status IN (SELECT value FROM json_each(?)) AND guild_id = coalesce(?, guild_id)
        AND guild_id <> 0
    ORDER BY changed_at DESC, id DESC LIMIT ?
"""
_TUTORIAL = """
    SELECT max(id) FROM match JOIN seat ON seat.match_id = match.id
    WHERE user_id = ? AND game = ? AND status = 'running' AND practice = 1 AND guild_id = 0
"""
_CREATE = """
    INSERT INTO match (game, guild_id, channel_id, parent_id, host_id, status, options, lang, private, practice,
        threaded, seats_wanted, pace_ms, version, episode, created_at, changed_at)
    VALUES (?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, 1, 0, ?, ?)
"""
_SAVE_LOBBY = """
    UPDATE match SET channel_id = ?, parent_id = ?, host_id = ?, status = ?, options = ?, lang = ?, private = ?,
        practice = ?, threaded = ?, seats_wanted = ?, pace_ms = ?, finished_at = ?, changed_at = ?, first_seat = ?,
        version = version + 1
    WHERE id = ? AND version = ? AND status = 'lobby'
"""
_ADD_SEAT = """
    INSERT INTO seat (match_id, seat, user_id, name, colour, prompt, acting, resigned) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_RENAME_SEATS = """
    UPDATE seat SET name = :name WHERE user_id = :user AND name <> :name AND match_id = coalesce(:match, match_id)
        AND (SELECT status FROM match WHERE id = match_id) IN ('lobby', 'running', 'frozen')
"""
_RENAME_TENURES = """
    UPDATE tenure SET name = :name WHERE user_id = :user AND to_at IS NULL AND name <> :name
        AND match_id = coalesce(:match, match_id)
        AND (SELECT status FROM match WHERE id = match_id) IN ('lobby', 'running', 'frozen')
"""
_OPEN_TENURES = "SELECT id, seat, user_id FROM tenure WHERE match_id = ? AND to_at IS NULL"


def to_json(value: Any) -> str:
    """JSON as all columns keep it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def match(db: sqlite3.Connection, match_id: int) -> Match | None:
    """The table with this id."""
    row = db.execute(_MATCH + "WHERE id = ?", (match_id,)).fetchone()
    return None if row is None else _match(db, row)


def existing(db: sqlite3.Connection, match_id: int) -> Match:
    """The table with this id, which is known to be there."""
    found = match(db, match_id)
    if found is None:
        raise LookupError(f"no match {match_id}")
    return found


def match_in_channel(
    db: sqlite3.Connection, channel_id: int, user_id: int, game: str | None, first: Status | None
) -> Match | None:
    """The unfinished table that a person's command in this channel means, else the channel's latest."""
    asked = {"channel": channel_id, "user": user_id, "game": game, "first": first}
    row = db.execute(_OPEN_IN_CHANNEL, asked).fetchone() or db.execute(_LATEST_IN_CHANNEL, (channel_id,)).fetchone()
    found = None if row[0] is None else match(db, row[0])
    return found if found is not None and game in (None, found.game) else None


def matches(
    db: sqlite3.Connection, guild_id: int | None, user_id: int | None, statuses: Sequence[Status], limit: int
) -> tuple[Match, ...]:
    """Tables of a server, a person, both, or all; last changed first."""
    found: list[tuple[int, int]] = []
    if user_id is not None:
        found += db.execute(_OF_USER, (user_id, to_json(list(statuses)), guild_id, limit))
    else:
        for status in dict.fromkeys(statuses):
            if guild_id is None:
                found += db.execute(_OF_STATUS, (status, limit))
            else:
                found += db.execute(_OF_GUILD, (guild_id, status, limit))
    return tuple(existing(db, match_id) for _, match_id in sorted(found, reverse=True)[:limit])


def tutorial(db: sqlite3.Connection, user_id: int, game: str) -> Match | None:
    """The latest running tutorial of a game that a person has begun."""
    (match_id,) = db.execute(_TUTORIAL, (user_id, game)).fetchone()
    return None if match_id is None else match(db, match_id)


def of_status(db: sqlite3.Connection, status: Status) -> Iterator[int]:
    """The ids of all tables with a status, one after the other."""
    for (match_id,) in db.execute("SELECT id FROM match WHERE status = ? ORDER BY changed_at", (status,)):
        yield match_id


def counts(db: sqlite3.Connection) -> dict[str, int]:
    """How many tables there are of each status that occurs; tutorials do not count."""
    return dict(db.execute("SELECT status, count(*) FROM match WHERE guild_id <> 0 GROUP BY status"))


def create(db: sqlite3.Connection, new: NewMatch, seats: Sequence[SeatRow]) -> Match:
    """A new lobby with these seats taken."""
    cursor = db.execute(
        _CREATE,
        (
            new.game,
            new.guild_id,
            new.channel_id,
            new.parent_id,
            new.host_id,
            to_json(new.options),
            new.lang,
            new.private,
            new.practice,
            new.threaded,
            new.seats_wanted,
            new.pace_ms,
            new.created_at,
            new.created_at,
        ),
    )
    match_id = cursor.lastrowid
    assert match_id is not None
    _seat(db, match_id, seats, new.created_at)
    _invite(db, match_id, new.invited)
    return existing(db, match_id)


def save_lobby(db: sqlite3.Connection, changed: Match, expected: int) -> bool:
    """Write a lobby; False, and nothing written, if it is not at version `expected` or not a lobby any more."""
    cursor = db.execute(
        _SAVE_LOBBY,
        (
            changed.channel_id,
            changed.parent_id,
            changed.host_id,
            changed.status,
            to_json(changed.options),
            changed.lang,
            changed.private,
            changed.practice,
            changed.threaded,
            changed.seats_wanted,
            changed.pace_ms,
            changed.finished_at,
            changed.changed_at,
            changed.first_seat,
            changed.id,
            expected,
        ),
    )
    if cursor.rowcount == 0:
        return False
    db.execute("DELETE FROM seat WHERE match_id = ?", (changed.id,))
    db.execute("DELETE FROM invited WHERE match_id = ?", (changed.id,))
    _seat(db, changed.id, changed.seats, changed.changed_at)
    _invite(db, changed.id, changed.invited)
    return True


def move(db: sqlite3.Connection, match_id: int, channel_id: int, parent_id: int | None) -> None:
    """Another channel. A lobby's version grows, since a lobby saved from before would move it back."""
    db.execute(
        "UPDATE match SET channel_id = ?, parent_id = ?, version = version + (status = 'lobby') WHERE id = ?",
        (channel_id, parent_id, match_id),
    )


def rename(db: sqlite3.Connection, user_id: int, name: str, match_id: int | None) -> None:
    """A display name, where the game goes on; at one table, or with None at all."""
    for query in (_RENAME_SEATS, _RENAME_TENURES):
        db.execute(query, {"user": user_id, "name": name, "match": match_id})


def forget_names(db: sqlite3.Connection, user_id: int) -> None:
    """No display name of this person any more."""
    db.execute("UPDATE seat SET name = '' WHERE user_id = ?", (user_id,))
    db.execute("UPDATE tenure SET name = '' WHERE user_id = ?", (user_id,))


def freeze(db: sqlite3.Connection, match_id: int, reason: str, at: int) -> None:
    """From running to frozen; another status stays as it is."""
    db.execute(
        "UPDATE match SET status = 'frozen', frozen_reason = ?, changed_at = ? WHERE id = ? AND status = 'running'",
        (reason, at, match_id),
    )


def thaw(db: sqlite3.Connection, match_id: int) -> None:
    """From frozen back to running; another status stays as it is."""
    db.execute(
        "UPDATE match SET status = 'running', frozen_reason = NULL WHERE id = ? AND status = 'frozen'", (match_id,)
    )


def close_tenures(db: sqlite3.Connection, match_id: int, seats: frozenset[int], at: int) -> None:
    """These seats are not held by anybody any more."""
    for seat in seats:
        db.execute(
            "UPDATE tenure SET to_at = ? WHERE match_id = ? AND seat = ? AND to_at IS NULL", (at, match_id, seat)
        )


def _match(db: sqlite3.Connection, row: Sequence[Any]) -> Match:
    seats = tuple(
        SeatRow(seat, user_id, name, colour, prompt, bool(acting), bool(resigned))
        for seat, user_id, name, colour, prompt, acting, resigned in db.execute(_SEATS, (row[0],))
    )
    return Match(
        id=row[0],
        game=row[1],
        guild_id=row[2],
        channel_id=row[3],
        parent_id=row[4],
        host_id=row[5],
        status=row[6],
        options=json.loads(row[7]),
        lang=row[8],
        private=bool(row[9]),
        practice=bool(row[10]),
        seats_wanted=row[11],
        pace_ms=row[12],
        version=row[13],
        episode=row[14],
        created_at=row[15],
        seats=seats,
        invited=tuple(user_id for (user_id,) in db.execute(_INVITED, (row[0],))),
        seed=row[16],
        started_at=row[17],
        finished_at=row[18],
        changed_at=row[19],
        frozen_reason=row[20],
        first_seat=row[21],
        threaded=bool(row[22]),
    )


def _seat(db: sqlite3.Connection, match_id: int, seats: Sequence[SeatRow], at: int) -> None:
    """Fill the empty seats of a match, and open and close tenures so that they fit."""
    db.executemany(
        _ADD_SEAT,
        ((match_id, s.seat, s.user_id, s.name, s.colour, s.prompt, s.acting, s.resigned) for s in seats),
    )
    held = {(seat, user_id): tenure for tenure, seat, user_id in db.execute(_OPEN_TENURES, (match_id,))}
    for taken in seats:
        tenure = held.pop((taken.seat, taken.user_id), None)
        if tenure is None:
            db.execute(
                "INSERT INTO tenure (match_id, seat, user_id, name, from_at) VALUES (?, ?, ?, ?, ?)",
                (match_id, taken.seat, taken.user_id, taken.name, at),
            )
        else:
            db.execute("UPDATE tenure SET name = ? WHERE id = ?", (taken.name, tenure))
    for tenure in held.values():
        db.execute("UPDATE tenure SET to_at = ? WHERE id = ?", (at, tenure))


def _invite(db: sqlite3.Connection, match_id: int, invited: Sequence[int]) -> None:
    db.executemany(
        "INSERT INTO invited (match_id, place, user_id) VALUES (?, ?, ?)",
        ((match_id, place, user_id) for place, user_id in enumerate(invited)),
    )
