"""Looking into a database without changing anything, also while a bot is running on it: for `sacbe check`,
`export`, `backup` and `healthcheck`. Not asynchronous; open it in the command, not in the bot.

    with inspect(path) as found:
        found.faults()                       # () when SQLite finds nothing wrong
        found.schema, found.known            # number of the last migration applied, and of this program's last
        found.counts()                       # {"running": 3, ...}
        for match, state in found.running(): # bytes as Game.dump made them
            ...
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store import journal, matches
from bot.store.backup import write_backup
from bot.store.connections import BUSY_S, faults
from bot.store.errors import StoreMissing, StoreNewer, StoreReadOnly, told
from bot.store.migrate import known, schema_version
from bot.store.rows import JournalRow, Match


class Inspection:
    """An open database, to be read. Methods raise StoreError, StoreDamaged above all."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.path = path
        self.known = len(known())
        self.schema = schema_version(db, path)
        self._db = db

    def faults(self, limit: int = 100) -> tuple[str, ...]:
        """What is wrong with the file: SQLite's full check, then references that lead nowhere; () if nothing is."""
        with _telling(self.path):
            return faults(self._db, limit, full=True)

    def counts(self) -> dict[str, int]:
        """How many matches there are of each status that occurs."""
        with _telling(self.path):
            return matches.counts(self._db)

    def running(self) -> Iterator[tuple[Match, bytes]]:
        """Each running match with its head state, one at a time."""
        with _telling(self.path):
            for match_id in list(matches.of_status(self._db, "running")):
                match, state = matches.match(self._db, match_id), journal.state(self._db, match_id)
                # A bot may go on playing meanwhile; a game that has ended since then is no longer asked for.
                if match is not None and state is not None and match.status == "running":
                    yield match, state

    def match(self, match_id: int) -> Match | None:
        """The match, None if there is none with this id."""
        with _telling(self.path):
            return matches.match(self._db, match_id)

    def state(self, match_id: int) -> bytes | None:
        """The head state of a match; None in the lobby."""
        with _telling(self.path):
            return journal.state(self._db, match_id)

    def journal(self, match_id: int) -> tuple[JournalRow, ...]:
        """The history of a match, in order."""
        with _telling(self.path):
            return journal.rows(self._db, match_id, 0)

    def backup(self, target: Path) -> None:
        """Copy the whole database to the file `target`, which appears only when it is complete."""
        write_backup(self._db, target)


@contextmanager
def inspect(path: Path) -> Iterator[Inspection]:
    """Open the database at `path` to read it.

    Raises StoreMissing, StoreNewer, StoreDamaged (not a database, or of another program), StoreReadOnly.
    An older schema than this program's can be looked into as well; the bot will bring it up to date.
    """
    if not path.exists():
        raise StoreMissing(path, "there is no database")
    if path.is_dir():
        raise StoreReadOnly(path, "is a folder")
    with _telling(path), closing(_connect(path)) as db:
        inspection = Inspection(path, db)
        if inspection.schema > inspection.known:
            raise StoreNewer(path, inspection.schema, inspection.known)
        yield inspection


def _connect(path: Path) -> sqlite3.Connection:
    log = path.with_name(path.name + "-wal")
    # Even a read-only connection would put a log beside a database that has none, unless told that nobody
    # writes. Nobody does: a bot that runs, or was killed, leaves its log there.
    still = "" if log.exists() else "&immutable=1"
    uri = f"{path.resolve().as_uri()}?mode=ro{still}"
    return sqlite3.connect(uri, uri=True, timeout=BUSY_S, isolation_level=None)


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise told(path, error) from error
