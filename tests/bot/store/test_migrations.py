"""The schema grows by numbered files; games of older programs come along, and newer ones are refused."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import open_store
from bot.store.errors import StoreError, StoreNewer, StoreReadOnly
from bot.store.inspection import inspect
from bot.store.migrate import Migration, known
from tests.bot.store.builders import change, running, state

NEXT = len(known()) + 1
LATER = (
    *known(),
    Migration(
        NEXT,
        "later",
        """
        -- A comment; with a semicolon, and 'a quote.
        ALTER TABLE match ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm; very'; ALTER TABLE seat ADD COLUMN hat TEXT;
        CREATE TRIGGER loud AFTER UPDATE OF mood ON match BEGIN
            UPDATE seat SET hat = 'red' WHERE match_id = new.id;
            UPDATE seat SET hat = 'blue' WHERE match_id = new.id AND seat = 1;
        END;
        UPDATE match SET mood = 'wild';
        -- The end.
        """,
    ),
    Migration(NEXT + 1, "latest", "CREATE TABLE hat (colour TEXT) STRICT;"),
)


async def played(path: Path) -> None:
    store = await open_store(path)
    await store.commit(change(await running(store)))
    await store.close()


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_migrations_are_numbered_from_one_without_gaps() -> None:
    assert [migration.number for migration in known()] == list(range(1, NEXT))
    assert all(re.fullmatch(r"[a-z_]+", migration.name) for migration in known())


async def test_an_older_database_is_copied_and_then_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await played(path)
    store = await open_store(path, lambda: 1234, migrations=LATER)
    (match,) = await store.matches()
    assert match.version == 3
    assert await store.state(match.id) == state(3)
    hats = "SELECT mood, hat FROM match JOIN seat ON match_id = id ORDER BY seat"
    assert await store._db.read(lambda db: db.execute(hats).fetchall()) == [("wild", "red"), ("wild", "blue")]
    done = "SELECT number, name, at FROM migration WHERE number >= ?"
    rows = await store._db.read(lambda db: db.execute(done, (NEXT,)).fetchall())
    assert rows == [(NEXT, "later", 1234), (NEXT + 1, "latest", 1234)]
    assert await store._db.write(lambda db: db.execute("PRAGMA foreign_keys").fetchone()) == (1,)
    await store.close()

    copy = f"games.db.before-{NEXT:04}.bak"
    assert names(tmp_path) == ["games.db", copy, "games.db.lock"]
    with inspect(tmp_path / copy) as before:
        assert before.faults() == ()
        assert before.schema == NEXT - 1
        assert [(m.version, s) for m, s in before.running()] == [(3, state(3))]


async def test_what_is_up_to_date_is_neither_copied_nor_changed(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await played(path)
    before = path.read_bytes()
    await (await open_store(path)).close()
    assert names(tmp_path) == ["games.db", "games.db.lock"]
    assert path.read_bytes() == before


async def test_a_new_database_gets_every_migration_and_no_copy(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db", migrations=LATER)
    assert (await running(store)).version == 2
    await store.close()
    assert names(tmp_path) == ["games.db", "games.db.lock"]


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await open_store(path, migrations=LATER)).close()
    before = path.read_bytes()
    with pytest.raises(StoreNewer) as caught:
        await open_store(path)
    assert (caught.value.found, caught.value.known, caught.value.path) == (NEXT + 1, NEXT - 1, path)
    assert path.read_bytes() == before
    assert names(tmp_path) == ["games.db", "games.db.lock"]


@pytest.mark.parametrize(
    "sql",
    [
        "ALTER TABLE match ADD COLUMN mood TEXT; UPDATE match SET mood = 'wild'; DROP TABLE nothing;",
        "DELETE FROM journal; DELETE FROM seat; DELETE FROM match;  UPDATE tenure SET match_id = 99;",
        "DELETE FROM match;",  # a tenure, a seat and the journal would refer to nothing
    ],
)
async def test_a_migration_that_fails_leaves_the_games_as_they_were(tmp_path: Path, sql: str) -> None:
    path = tmp_path / "games.db"
    await played(path)
    with pytest.raises(StoreError):
        await open_store(path, migrations=(*known(), Migration(NEXT, "broken", sql)))
    store = await open_store(path)
    (match,) = await store.matches()
    assert (match.version, len(match.seats), len(await store.journal(match.id))) == (3, 2, 2)
    await store.close()
    with inspect(path) as found:
        assert found.schema == NEXT - 1
        assert found.faults() == ()


async def test_no_copy_no_migration(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await played(path)
    (tmp_path / f"games.db.before-{NEXT:04}.bak").mkdir()
    with pytest.raises(StoreReadOnly):
        await open_store(path, migrations=LATER)
    with inspect(path) as found:
        assert found.schema == NEXT - 1


async def test_a_database_without_any_migration_done_begins_at_the_first(tmp_path: Path) -> None:
    # What a kill between making the file and the first migration may leave.
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode = WAL")
    store = await open_store(path)
    assert (await running(store)).version == 2
    await store.close()
