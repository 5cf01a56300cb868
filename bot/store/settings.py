"""What people and servers have set: a text by key."""

import sqlite3

_GET_USER = "SELECT value FROM user_setting WHERE user_id = ? AND key = ?"
_FORGET_USER = "DELETE FROM user_setting WHERE user_id = ? AND key = ?"
_SET_USER = """
    INSERT INTO user_setting (user_id, key, value) VALUES (?, ?, ?)
    ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value
"""
_GET_GUILD = "SELECT value FROM guild_setting WHERE guild_id = ? AND key = ?"
_FORGET_GUILD = "DELETE FROM guild_setting WHERE guild_id = ? AND key = ?"
_SET_GUILD = """
    INSERT INTO guild_setting (guild_id, key, value) VALUES (?, ?, ?)
    ON CONFLICT (guild_id, key) DO UPDATE SET value = excluded.value
"""


def user_setting(db: sqlite3.Connection, user_id: int, key: str) -> str | None:
    """What a person has set."""
    return _value(db.execute(_GET_USER, (user_id, key)).fetchone())


def set_user_setting(db: sqlite3.Connection, user_id: int, key: str, value: str | None) -> None:
    """Set, or with None forget."""
    if value is None:
        db.execute(_FORGET_USER, (user_id, key))
    else:
        db.execute(_SET_USER, (user_id, key, value))


def guild_setting(db: sqlite3.Connection, guild_id: int, key: str) -> str | None:
    """What a server has set."""
    return _value(db.execute(_GET_GUILD, (guild_id, key)).fetchone())


def set_guild_setting(db: sqlite3.Connection, guild_id: int, key: str, value: str | None) -> None:
    """Set, or with None forget."""
    if value is None:
        db.execute(_FORGET_GUILD, (guild_id, key))
    else:
        db.execute(_SET_GUILD, (guild_id, key, value))


def _value(row: tuple[str] | None) -> str | None:
    return None if row is None else row[0]
