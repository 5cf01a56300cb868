"""One bot process a database: two would answer everything twice (R29)."""

import os
import sys
from pathlib import Path

from bot.store.errors import StoreLocked, told

if sys.platform == "win32":
    import msvcrt

    # Windows keeps others from reading a locked byte, so the lock lies far behind the text.
    _FAR = 1 << 20

    def _take(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ProcessLock:
    """Holds the lock file of a database until released; the system releases it when the process dies.

    The file itself stays: deleting it would let a process that waits on the old file and one that makes a new
    file both believe they hold the lock. It carries the id of its last holder, for messages only.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises StoreLocked at once if it is held, StoreReadOnly or StoreFull if it cannot be."""
        path = database.with_name(database.name + ".lock")
        try:
            self._file: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        except OSError as error:
            raise told(database, error) from error
        try:
            _take(self._file)
        except BlockingIOError as error:
            holder = os.read(self._file, 32).decode("ascii", "replace").strip() or "unknown"
            self.release()
            raise StoreLocked(database, f"in use by another bot process (process id {holder})") from error
        except OSError as error:
            self.release()
            raise told(database, error) from error
        try:
            os.truncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode("ascii"))
        except OSError as error:
            self.release()
            raise told(database, error) from error

    def release(self) -> None:
        """Let others have it. May be called again."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
