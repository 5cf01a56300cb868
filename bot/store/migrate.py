"""The numbered SQL files that make the schema, each applied once, with its record, in one transaction."""

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from bot.store.backup import write_backup
from bot.store.errors import StoreDamaged, StoreError, StoreNewer

_RECORD = """
    CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL) STRICT
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema: `number` counts from 1 without gaps, `sql` holds its statements."""

    number: int
    name: str
    sql: str


def known() -> tuple[Migration, ...]:
    """All migrations of this program, in order."""
    found = []
    for file in (files("bot.store") / "migrations").iterdir():
        match = re.fullmatch(r"(\d{4})_(\w+)\.sql", file.name)
        if match:
            found.append(Migration(int(match[1]), match[2], file.read_text(encoding="utf-8")))
    return tuple(sorted(found, key=lambda migration: migration.number))


def schema_version(db: sqlite3.Connection, path: Path) -> int:
    """The number of the last migration applied, 0 for a database without anything in it.

    Raises StoreDamaged if it holds tables of another program.
    """
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if "migration" in tables:
        (number,) = db.execute("SELECT coalesce(max(number), 0) FROM migration").fetchone()
        return int(number)
    if tables:
        raise StoreDamaged(path, "a database of another program")
    return 0


def migrate(db: sqlite3.Connection, path: Path, migrations: Sequence[Migration], now: Callable[[], int]) -> None:
    """Bring the schema up to date; a database with games in it is first copied to `<name>.before-<number>.bak`.

    Raises StoreNewer, having changed nothing, if a later program wrote it. A migration that fails leaves the
    database as the one before it left it, and raises.
    """
    found = schema_version(db, path)
    if found > len(migrations):
        raise StoreNewer(path, found, len(migrations))
    missing = migrations[found:]
    if not missing:
        return
    if found:
        write_backup(db, path.with_name(f"{path.name}.before-{missing[0].number:04}.bak"))
    # Rebuilding a table others refer to needs the keys off; they are checked before each commit instead.
    db.execute("PRAGMA foreign_keys = OFF")
    for migration in missing:
        _apply(db, path, migration, now())
    db.execute("PRAGMA foreign_keys = ON")


def _apply(db: sqlite3.Connection, path: Path, migration: Migration, at: int) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        db.execute(_RECORD)
        for statement in _statements(migration.sql):
            db.execute(statement)
        if db.execute("PRAGMA foreign_key_check").fetchone():
            raise StoreError(path, f"migration {migration.number} leaves rows that refer to nothing")
        db.execute("INSERT INTO migration VALUES (?, ?, ?)", (migration.number, migration.name, at))
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _statements(sql: str) -> Iterator[str]:
    """One statement at a time, since `executescript` would commit before it begins."""
    statement = ""
    for piece in re.split(r"(?<=;)", sql):
        statement += piece
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
