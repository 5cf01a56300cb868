"""One SQLite file: a thread with the only connection that writes, and a thread with one that reads.

Each method of the store is one hop to a thread, which runs one whole transaction there. Since all writing goes
through one thread, no two writers of this process can ever wait for each other (R28).
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from bot.store.errors import StoreDamaged, StoreError, StoreReadOnly, told
from bot.store.lock import ProcessLock
from bot.store.migrate import Migration, migrate, schema_version

P = ParamSpec("P")
R = TypeVar("R")

_OLDEST_SQLITE = (3, 37)  # STRICT tables
BUSY_S = 10.0
"""How long to wait for a foreign program that keeps the database locked, in seconds."""
_LOG_BYTES = 64 * 1024 * 1024


class Database:
    """An open database. All methods may be awaited by many tasks at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = ThreadPoolExecutor(1, "store-write")
        self._reading = ThreadPoolExecutor(1, "store-read")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._lock: ProcessLock | None = None

    async def open(self, migrations: Sequence[Migration], now: Callable[[], int]) -> None:
        """Make or open the file. Raises StoreError; then everything is closed again."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._writing, self._open_writer, migrations, now)
            await loop.run_in_executor(self._reading, self._open_reader)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Let running and waiting work finish, then close. May be called again."""
        loop = asyncio.get_running_loop()
        with suppress(RuntimeError):  # closed already
            # The reader first: the last to close folds the write-ahead log into the file.
            await loop.run_in_executor(self._reading, self._close_reader)
            await loop.run_in_executor(self._writing, self._close_writer)
        self._reading.shutdown()
        self._writing.shutdown()

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run `work(connection, ...)` in one transaction. What it raises undoes all of it."""
        return await self._run(
            self._writing, lambda: self._in_transaction(self._writer, "IMMEDIATE", work, args, kwargs)
        )

    async def read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """Run `work(connection, ...)` on one state of the database, the newest, without waiting for writers."""
        return await self._run(
            self._reading, lambda: self._in_transaction(self._reader, "DEFERRED", work, args, kwargs)
        )

    async def _run(self, threads: ThreadPoolExecutor, job: Callable[[], R]) -> R:
        try:
            running = asyncio.get_running_loop().run_in_executor(threads, job)
        except RuntimeError as error:
            raise StoreError(self.path, "the store is closed") from error
        return await running

    def _in_transaction(
        self,
        db: sqlite3.Connection | None,
        kind: str,
        work: Callable[..., R],
        args: tuple[object, ...],
        kwargs: dict[str, object],
    ) -> R:
        if db is None:
            raise StoreError(self.path, "the store is closed")
        try:
            db.execute("BEGIN " + kind)
            try:
                result = work(db, *args, **kwargs)
                db.execute("COMMIT")
            except BaseException:
                # SQLite has rolled back by itself after some errors, and a broken disk may refuse even this.
                with suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise told(self.path, error) from error
        return result

    def _open_writer(self, migrations: Sequence[Migration], now: Callable[[], int]) -> None:
        if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
            raise StoreError(self.path, f"SQLite {sqlite3.sqlite_version} is too old, 3.37 is needed")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.is_dir():
                raise StoreReadOnly(self.path, "is a folder")
            self._lock = ProcessLock(self.path)
            _refuse_lone_log(self.path)
            self._writer = db = sqlite3.connect(self.path, timeout=BUSY_S, isolation_level=None)
            _check(db, self.path)
            # A foreign or newer file must stay as it is, so nothing that writes comes before this.
            if schema_version(db, self.path) <= len(migrations):
                (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
                if mode != "wal":
                    raise StoreError(self.path, "this file system cannot hold a write-ahead log; use a local disk")
                db.execute("PRAGMA synchronous = FULL")
                db.execute(f"PRAGMA journal_size_limit = {_LOG_BYTES}")
                db.execute("PRAGMA foreign_keys = ON")
            migrate(db, self.path, migrations, now)
        except (sqlite3.Error, OSError) as error:
            raise told(self.path, error) from error

    def _open_reader(self) -> None:
        try:
            self._reader = sqlite3.connect(self.path, timeout=BUSY_S, isolation_level=None)
            self._reader.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            raise told(self.path, error) from error

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _close_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def faults(db: sqlite3.Connection, limit: int = 1, full: bool = False) -> tuple[str, ...]:
    """What SQLite finds wrong, at most `limit` things and () if nothing; `full` compares the indexes as well."""
    check = "integrity_check" if full else "quick_check"
    # A check may stumble over what is broken, and what it had found by then is lost; one that ends with the first
    # fault tells at least that.
    for most in (limit, 1):
        try:
            found = [line for (text,) in db.execute(f"PRAGMA {check}({most})") for line in text.splitlines()]
            if full and found == ["ok"]:
                lost = db.execute("PRAGMA foreign_key_check")
                found = [f"row {row} of {table}: its {parent} is gone" for table, row, parent, _ in lost]
            break
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
                raise
            found = [str(error)]
    return tuple(line for line in found if line != "ok" and not line.startswith("***"))[:limit]


def _check(db: sqlite3.Connection, path: Path) -> None:
    for fault in faults(db):
        raise StoreDamaged(path, fault)


def _refuse_lone_log(path: Path) -> None:
    """A write-ahead log without its database: SQLite would delete it, and with it what was played last."""
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size and not (path.exists() and path.stat().st_size):
        raise StoreDamaged(path, f"empty or missing, while {log.name} beside it is not; put the file back")
