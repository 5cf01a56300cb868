"""What may lie in the place of a database: each is told apart, and nothing is changed (R24)."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import open_store
from bot.store.errors import StoreDamaged, StoreError, StoreFull, StoreLocked, StoreReadOnly, told
from tests.bot.store.builders import change, running


async def filled(path: Path, commits: int = 40) -> bytes:
    """Make a database with a long game in it; its bytes."""
    store = await open_store(path)
    match = await running(store)
    for _ in range(commits):
        match = await store.commit(change(match, state=os.urandom(6_000)))
    await store.close()
    return path.read_bytes()


async def test_folder_and_file_are_made(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "games.db"
    store = await open_store(path)
    assert store.path == path
    await running(store)
    await store.close()
    store = await open_store(path)
    assert len(await store.matches()) == 1
    await store.close()


async def test_a_closed_store_leaves_one_file_and_the_lock(tmp_path: Path) -> None:
    await filled(tmp_path / "games.db", 1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.db", "games.db.lock"]


async def test_the_database_says_full_and_checks_keys(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")

    def pragmas(db: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await store._db.write(pragmas) == ["wal", 2, 1]
    strict = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict AND name NOT LIKE 'sqlite_%'"
    assert await store._db.read(lambda db: db.execute(strict).fetchall()) == []
    await store.close()


async def test_the_reading_connection_cannot_write(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    with pytest.raises(StoreReadOnly):
        await store._db.read(lambda db: db.execute("DELETE FROM match"))
    await store.close()


@pytest.mark.parametrize(
    "content",
    [b"these are not games\n" * 300, b"short", b"SQLite format 3\x00" + b"\xff" * 5_000],
    ids=["text", "short text", "a broken header"],
)
async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    with pytest.raises(StoreDamaged) as caught:
        await open_store(path)
    assert caught.value.path == path
    assert path.read_bytes() == content


async def test_an_empty_file_becomes_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.touch()
    store = await open_store(path)
    assert (await running(store)).id == 1
    await store.close()


@pytest.mark.parametrize("kept", [0.01, 0.3, 0.5, 0.97])
async def test_a_truncated_database_is_damaged_and_left_alone(tmp_path: Path, kept: float) -> None:
    path = tmp_path / "games.db"
    whole = await filled(path)
    short = whole[: int(len(whole) * kept)]
    path.write_bytes(short)
    with pytest.raises(StoreDamaged):
        await open_store(path)
    assert path.read_bytes() == short


@pytest.mark.parametrize("page", [1, 2, 5, 9])
async def test_a_database_with_a_page_of_rubbish_is_damaged_and_left_alone(tmp_path: Path, page: int) -> None:
    path = tmp_path / "games.db"
    broken = bytearray(await filled(path))
    broken[page * 4096 : (page + 1) * 4096] = b"\xa5" * 4096
    path.write_bytes(broken)
    with pytest.raises(StoreDamaged):
        await open_store(path)
    assert path.read_bytes() == broken


async def test_a_state_with_a_flipped_bit_is_that_games_trouble_alone(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    sick, sound = await running(store), await running(store)
    broken = b"\x78\x01 no stream of zlib"
    await store._db.write(lambda db: db.execute("UPDATE match SET state = ? WHERE id = ?", (broken, sick.id)))
    assert await store.state(sick.id) == broken
    assert (await store.commit(change(sound))).version == 3
    await store.close()


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipe (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreDamaged, match="another program"):
        await open_store(path)
    assert path.read_bytes() == before


async def test_a_log_without_its_database_is_not_thrown_away(tmp_path: Path) -> None:
    path, log = tmp_path / "games.db", tmp_path / "games.db-wal"
    log.write_bytes(b"what was played last")
    for empty in (False, True):
        if empty:
            path.touch()
        with pytest.raises(StoreDamaged, match=r"games\.db-wal"):
            await open_store(path)
        assert log.read_bytes() == b"what was played last"


async def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreReadOnly, match="folder"):
        await open_store(tmp_path)
    assert list(tmp_path.iterdir()) == []


async def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StoreReadOnly):
        await open_store(tmp_path / "data" / "games.db")
    with pytest.raises(StoreReadOnly):
        await open_store(tmp_path / "data" / "deeper" / "games.db")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything lets root write")
async def test_a_folder_without_write_permission_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    try:
        with pytest.raises(StoreReadOnly):
            await open_store(tmp_path / "games.db")
    finally:
        tmp_path.chmod(0o755)


async def test_a_full_disk_refuses_the_commit_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    match = await running(store)

    def most_pages(db: sqlite3.Connection, number: int) -> None:
        db.execute(f"PRAGMA max_page_count = {number}")

    await store._db.write(most_pages, 1)  # means: as many as there are now
    big = change(match, state=os.urandom(50_000), interaction_id=5)
    with pytest.raises(StoreFull):
        await store.commit(big)
    assert await store.match(match.id) == match
    assert len(await store.journal(match.id)) == 1
    assert not await store.seen(5)
    await store._db.write(most_pages, 1_000_000)
    assert (await store.commit(big)).version == 3
    await store.close()


async def test_a_row_that_breaks_an_invariant_is_refused_whole(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    match = await running(store)
    with pytest.raises(StoreError):
        await store.commit(change(match, acting=frozenset({1}), status="nonsense"))
    assert await store.match(match.id) == match
    await store.close()


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (OSError(28, "No space left on device"), StoreFull),
        (PermissionError(13, "Permission denied"), StoreReadOnly),
        (sqlite3.ProgrammingError("Cannot operate on a closed database."), StoreError),
    ],
)
def test_what_the_system_says_is_told_by_kind(error: OSError | sqlite3.Error, kind: type[StoreError]) -> None:
    found = told(Path("games.db"), error)
    assert type(found) is kind
    assert found.path == Path("games.db")


def test_a_database_that_stays_locked_is_told_as_locked(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as one,
        closing(sqlite3.connect(path, timeout=0)) as two,
    ):
        one.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.Error) as caught:
            two.execute("CREATE TABLE t (x)")
    assert type(told(path, caught.value)) is StoreLocked
