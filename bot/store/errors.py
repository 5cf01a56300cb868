"""What can be wrong with the database as a whole. Each says which file it is about."""

from pathlib import Path


class StoreError(Exception):
    """The database cannot be used; `path` is its file. The message says what was found, in English."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


class StoreNewer(StoreError):
    """Written by a later program: its schema has a higher number than this program knows."""


class StoreLocked(StoreError):
    """Another process has it: one bot process a database."""


class StoreDamaged(StoreError):
    """Not a database of ours, or one that SQLite finds faults in. Nothing was changed."""


class StoreReadOnly(StoreError):
    """The file, its folder or its file system does not let us write."""
