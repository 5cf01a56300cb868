"""Looking into a database changes nothing and disturbs no bot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.database import open_store
from bot.store.errors import StoreDamaged, StoreMissing, StoreNewer, StoreReadOnly
from bot.store.inspection import inspect
from bot.store.migrate import Migration, known
from tests.bot.store import committer
from tests.bot.store.builders import NOW, change, running, state, table


def everything(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith("-shm")}


async def filled(path: Path) -> None:
    store = await open_store(path)
    await store.create_match(table())
    await store.commit(change(await running(store), status="finished"))
    await store.commit(change(await running(store)))
    await store.freeze((await running(store)).id, "unreadable", NOW)
    await running(store)
    await store.close()


async def test_it_tells_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path)
    with inspect(path) as found:
        assert found.faults() == ()
        assert (found.schema, found.known) == (len(known()), len(known()))
        assert found.counts() == {"lobby": 1, "running": 2, "finished": 1, "frozen": 1}
        told = [(match.id, match.status, match.version, head) for match, head in found.running()]
        assert sorted(told) == [(3, "running", 3, state(3)), (5, "running", 2, state(2))]
        match = found.match(2)
        assert match is not None
        assert match.status == "finished"
        assert found.match(99) is None
        assert found.state(1) is None
        assert [row.kind for row in found.journal(2)] == ["start", "turn"]


async def test_it_leaves_a_database_at_rest_as_it_is_even_without_a_lock_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path)
    (tmp_path / "games.db.lock").unlink()
    before = everything(tmp_path)
    with inspect(path) as found:
        assert len(list(found.running())) == 2
        found.faults()
    assert everything(tmp_path) == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.db"]


async def test_it_sees_what_a_running_bot_has_just_written_and_the_bot_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(path)
    match = await running(store)
    with inspect(path) as found:
        before = everything(tmp_path)
        assert [m.version for m, _ in found.running()] == [2]
        assert everything(tmp_path) == before
        match = await store.commit(change(match))
        assert [(m.version, head) for m, head in found.running()] == [(3, state(3))]
        assert found.faults() == ()
    assert (await store.commit(change(match))).version == 4
    await store.close()


async def test_it_reads_the_log_of_a_killed_bot_and_leaves_it_there(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with subprocess.Popen([sys.executable, committer.__file__, path], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(12):
            told = process.stdout.readline()
        process.kill()
    number, version = map(int, told.split())
    before = everything(tmp_path)
    assert "games.db-wal" in before
    with inspect(path) as found:
        assert found.faults() == ()
        match = found.match(number)
        assert match is not None
        assert match.version >= version
    assert everything(tmp_path) == before


async def test_it_copies_a_database_in_use(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    store = await open_store(path)
    match = await running(store)
    with inspect(path) as found:
        found.backup(copy)
    await store.commit(change(match))
    await store.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "games.db", "games.db.lock"]
    with inspect(copy) as found:
        assert found.faults() == ()
        assert [m.version for m, _ in found.running()] == [2]
    restored = await open_store(copy)
    assert (await restored.commit(change(match))).version == 3
    await restored.close()


async def test_it_names_the_faults(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(path)
    match = await running(store)
    for _ in range(30):
        match = await store.commit(change(match, state=os.urandom(9_000)))
    await store.close()
    # The second half is one long game's states; all of it is rubbish now.
    whole = path.read_bytes()
    half = len(whole) // 8192 * 4096
    path.write_bytes(whole[:half] + b"\xa5" * (len(whole) - half))
    with inspect(path) as found:
        assert found.faults(2) != ()
        assert len(found.faults(1)) == 1
        assert any("page" in fault.lower() for fault in found.faults())
        assert found.counts() == {"running": 1}


async def test_it_names_references_that_lead_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path)
    store = await open_store(path)

    def lose(number: int) -> None:
        db = store._db._writer
        assert db is not None
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("DELETE FROM match WHERE id = ?", (number,))

    await store._db._run(store._db._writing, lambda: lose(2))
    await store.close()
    with inspect(path) as found:
        faults = found.faults()
    assert any("journal" in fault and "match" in fault for fault in faults)


async def test_it_says_what_stands_in_the_place_of_a_database(tmp_path: Path) -> None:
    text, newer = tmp_path / "text.db", tmp_path / "newer.db"
    text.write_text("no games here\n" * 100)
    later = (*known(), Migration(len(known()) + 1, "later", "CREATE TABLE hat (x TEXT);"))
    await (await open_store(newer, migrations=later)).close()
    for path, kind in (
        (tmp_path / "none.db", StoreMissing),
        (tmp_path, StoreReadOnly),
        (text, StoreDamaged),
        (newer, StoreNewer),
    ):
        before = everything(tmp_path)
        with pytest.raises(kind) as caught, inspect(path):
            pass
        assert caught.value.path == path
        assert everything(tmp_path) == before
