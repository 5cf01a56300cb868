"""What can be wrong with the database as a whole. Each says which file it is about.

StoreError
├── StoreMissing      there is no database (only readers say so, the bot makes one)
├── StoreNewer        written by a later program
├── StoreLocked       another process has it
├── StoreDamaged      not a database of ours, or faulty
├── StoreReadOnly     cannot be written or opened there
└── StoreFull         no room on the disk
"""

import errno
import sqlite3
from pathlib import Path


class StoreError(Exception):
    """The database cannot be used; `path` is its file. The message says what was found, in English."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


class StoreMissing(StoreError):
    """There is no file at this path."""


class StoreNewer(StoreError):
    """Written by a later program: its schema has number `found`, this program knows up to `known`. Left as it is."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, f"written by a newer version (schema {found}, this program knows {known})")
        self.found = found
        self.known = known


class StoreLocked(StoreError):
    """Another process has it: one bot process a database. Also when a foreign program keeps it locked."""


class StoreDamaged(StoreError):
    """Not a database of ours, or one that SQLite finds faults in. Nothing was changed."""


class StoreReadOnly(StoreError):
    """The file, its folder or its file system does not let us write, or something else is in the place."""


class StoreFull(StoreError):
    """The disk has no room. Nothing of the last change was written."""


_BY_CODE: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_PERM: StoreReadOnly,
    sqlite3.SQLITE_BUSY: StoreLocked,
    sqlite3.SQLITE_LOCKED: StoreLocked,
    sqlite3.SQLITE_READONLY: StoreReadOnly,
    sqlite3.SQLITE_CORRUPT: StoreDamaged,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_CANTOPEN: StoreReadOnly,
    sqlite3.SQLITE_NOTADB: StoreDamaged,
}
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)


def told(path: Path, error: sqlite3.Error | OSError) -> StoreError:
    """The StoreError that says what SQLite or the system found about the database at `path`."""
    if isinstance(error, OSError):
        kind: type[StoreError] = StoreFull if error.errno in _NO_ROOM else StoreReadOnly
        return kind(path, error.strerror or str(error))
    # The low byte is the kind of error; the rest is detail. Errors of the sqlite3 module itself carry no code.
    code = getattr(error, "sqlite_errorcode", None) or 0
    return _BY_CODE.get(code & 0xFF, StoreError)(path, str(error))
