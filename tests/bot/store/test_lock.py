"""One bot process a database (R29)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.database import open_store
from bot.store.errors import StoreDamaged, StoreLocked
from tests.bot.store import committer
from tests.bot.store.builders import running


async def test_a_second_process_is_refused_at_once_and_a_killed_one_holds_nothing_r29(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with _started(path) as first:
        try:
            with pytest.raises(StoreLocked, match=str(first.pid)):
                await open_store(path)
        finally:
            first.kill()
    store = await open_store(path)
    assert await store.matches() != ()
    await store.close()


async def test_the_second_process_says_so_and_the_first_plays_on_r29(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(path)
    with _started(path) as second:
        assert second.stdout is not None
        assert (second.first + second.stdout.read()).split() == ["StoreLocked"]  # type: ignore[attr-defined]
    assert (await running(store)).version == 2
    await store.close()


async def test_a_store_is_not_opened_twice_in_one_process_either_r29(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first = await open_store(path)
    with pytest.raises(StoreLocked, match=str(os.getpid())):
        await open_store(path)
    await first.close()
    second = await open_store(path)
    await second.close()


async def test_a_store_that_could_not_be_opened_holds_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("no database")
    for _ in range(2):
        with pytest.raises(StoreDamaged):
            await open_store(path)
    path.unlink()
    await (await open_store(path)).close()


def _started(path: Path) -> subprocess.Popen[str]:
    """A process that plays on the database; its first line is read, so it holds the lock or has given up."""
    process = subprocess.Popen([sys.executable, committer.__file__, path], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.first = process.stdout.readline()  # type: ignore[attr-defined]
    return process
