"""`sacbe run` on a database that it cannot use: told apart in few lines, before anything connects."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bot.store.database import open_store
from tests.bot.test_login import TOKEN


def run(folder: Path, database: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SACBE_"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", "run"],
        cwd=folder,
        env={
            **clean,
            "DISCORD_TOKEN": TOKEN,
            "SACBE_DATABASE": database,
            "PYTHONPATH": str(Path(__file__).resolve().parents[3]),
            # Nothing may connect: whoever tried would be told that there is no network.
            "https_proxy": "http://127.0.0.1:9",
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def told(done: subprocess.CompletedProcess[str], code: int, *said: str) -> None:
    assert done.returncode == code, done.stderr
    for word in said:
        assert word in done.stderr
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr + done.stdout
    assert 1 <= len(done.stderr.splitlines()) <= 12
    assert done.stdout == ""


async def _made(path: Path) -> None:
    await (await open_store(path)).close()


def made(path: Path) -> Path:
    """A database as the bot makes it."""
    asyncio.run(_made(path))
    return path


def test_a_newer_database_is_left_as_it_is_and_told(tmp_path: Path) -> None:
    path = made(tmp_path / "games.sqlite3")
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("INSERT INTO migration VALUES (999, 'from the future', 0)")
    before = path.read_bytes()
    told(run(tmp_path, str(path)), 74, "is not for this Sacbe", "Update Sacbe")
    assert path.read_bytes() == before


def test_a_damaged_database_is_left_as_it_is_and_told(tmp_path: Path) -> None:
    path = made(tmp_path / "games.sqlite3")
    data = bytearray(path.read_bytes())
    data[100:4000] = b"\xff" * 3900
    path.write_bytes(data)
    told(run(tmp_path, str(path)), 74, "is damaged, or is none of Sacbe's", "sacbe check")
    assert path.read_bytes() == data


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    told(run(tmp_path, "/proc/sacbe/games.sqlite3"), 74, "cannot be written")


async def test_a_database_in_use_is_told_and_its_bot_goes_on_r29(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.sqlite3")
    try:
        done = await asyncio.to_thread(run, tmp_path, str(tmp_path / "games.sqlite3"))
        told(done, 75, "is busy", "One bot runs on one database")
        await store.set_guild_setting(1, "still", "here")
        assert await store.guild_setting(1, "still") == "here"
    finally:
        await store.close()
