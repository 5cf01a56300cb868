"""Copies of a whole database, made while it is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import told


def write_backup(db: sqlite3.Connection, target: Path) -> None:
    """Copy what `db` has committed to the file `target`, which appears only when it is complete.

    An earlier file of that name is replaced. Raises StoreReadOnly or StoreFull about `target`.
    """
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(part)) as copy:
            db.backup(copy)
            # One file is easier to carry than one with a write-ahead log beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise told(target, error) from error
