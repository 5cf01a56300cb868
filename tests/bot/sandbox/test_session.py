"""The sandbox from start to end: the page, the games that are kept, the clock, and what goes wrong."""

import asyncio
import shutil
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.bot.sandbox.served import Page, bare, command, served

pytest.importorskip("simcord", reason="the extra `sandbox` is not installed")

from bot.sandbox import session

DATABASE = Path("data", "sandbox.sqlite3")


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / DATABASE)) as db, db:
        yield db


def matches(folder: Path) -> list[tuple[int, str, str]]:
    with database(folder) as db:
        return list(db.execute("SELECT id, status, seed FROM match ORDER BY id"))


def tried(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command("--no-browser", *words),
        cwd=folder,
        env=bare(),
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the sandbox was started and ended once."""
    folder = tmp_path_factory.mktemp("begun")

    async def once() -> None:
        async with served(folder) as sandbox:
            assert await sandbox.end() == (0, "The sandbox is closed. Its games are kept.\n", "")

    asyncio.run(once())
    return folder


@pytest.fixture
def folder(begun: Path, tmp_path: Path) -> Path:
    """A folder of one's own with a saved game in it."""
    (tmp_path / DATABASE).parent.mkdir()
    shutil.copy(begun / DATABASE, tmp_path / DATABASE)
    return tmp_path


async def test_the_first_start_shows_a_game_that_has_begun_until_sigterm_ends_it_with_0(tmp_path):
    async with served(tmp_path) as sandbox:
        shown = str(await sandbox.page())
        assert "Play my turn" in shown
        assert "Board of Tikal" in shown, "the picture's alternative text"
        with database(tmp_path) as db:
            (acting,) = db.execute("SELECT name FROM seat WHERE acting").fetchone()
            assert db.execute("SELECT count(*) FROM seat").fetchone() == (3,)
        assert f"You are **{acting}**" in shown

        # a direct message is a line in the channel
        assert f"**Direct message to {acting}:** It is your turn: Tikal · table 1" in shown
        assert "https://discord.com/" not in shown, "links lead nowhere here"

        # the address stands alone on its line, then who one is and can be, then how it ends
        (first, second, third) = sandbox.told.splitlines()
        assert first == f"The sandbox: {sandbox.url}"
        assert f"You are {acting}" in second
        assert all(name in second and name in shown for name in ("Ana", "Ben", "Cat", "Dov"))
        assert "Ctrl-C" in third

        code, rest, complaints = await sandbox.end(signal.SIGTERM)
    assert (code, complaints) == (0, "")
    assert rest == "The sandbox is closed. Its games are kept.\n"
    assert [status for _, status, _ in matches(tmp_path)] == ["running"]


async def test_the_next_start_goes_on_with_the_same_game_and_ctrl_c_ends_it_with_0(folder):
    before = matches(folder)
    async with served(folder) as sandbox:
        shown = str(await sandbox.page())
        assert "Play my turn" in shown
        assert "· turn 1" in shown
        code, _, complaints = await sandbox.end(signal.SIGINT)
    assert (code, complaints) == (0, "")
    assert matches(folder) == before


async def test_when_the_saved_game_is_over_the_next_start_begins_another(folder):
    with database(folder) as db:
        db.execute("UPDATE match SET status = 'finished', finished_at = 1")
    async with served(folder) as sandbox:
        assert "Play my turn" in str(await sandbox.page())
    assert [(number, status) for number, status, _ in matches(folder)] == [(1, "finished"), (2, "running")]


async def test_fresh_begins_anew_and_keeps_the_old_games_in_a_file_beside(folder):
    ((_, _, old),) = matches(folder)
    async with served(folder, "--fresh") as sandbox:
        assert "data/sandbox.1.sqlite3" in sandbox.told
        ((_, _, new),) = matches(folder)
        assert new != old
    with closing(sqlite3.connect(folder / "data" / "sandbox.1.sqlite3")) as kept:
        assert kept.execute("SELECT seed FROM match").fetchall() == [(old,)]


async def test_the_clock_runs_so_a_reminder_appears_on_the_open_page_by_itself(folder):
    with database(folder) as db:
        soon = "CAST(strftime('%s', 'now') AS INTEGER) * 1000 + 8000"
        assert db.execute(f"UPDATE due SET at = {soon}").rowcount == 1
    async with served(folder) as sandbox:
        assert "Your turn is waiting" not in str(await sandbox.page())
        await sandbox.until("Your turn is waiting: Tikal")


async def test_no_press_is_lost_to_the_clock_which_ticks_meanwhile(folder, monkeypatch):
    """simcord refuses what overlaps; here the clock ticks all the time."""
    monkeypatch.setattr(session, "TICK", 0.0)
    there: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    work = asyncio.create_task(session._session(folder / DATABASE, 0, "UTC", lambda url, _: there.set_result(url)))
    try:
        page = Page(await asyncio.wait_for(there, 60))
        for _ in range(30):
            status, answer = await page.act("refresh")
            assert status == 200, answer
            assert (answer["rejected"], answer["settlement"]) == (False, "settled"), answer
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


async def test_a_port_that_is_taken_is_one_sentence_and_no_game_is_begun(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = tried(tmp_path, "--port", str(port))
    assert done.returncode == 69
    assert f"Another program listens on port {port}." in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / DATABASE).exists()


async def test_a_second_sandbox_on_the_same_games_is_refused(folder):
    async with served(folder) as sandbox:
        done = tried(folder, "--port", "0")
        assert done.returncode == 75
        assert "is busy" in done.stderr
        assert "another file with --database" in done.stderr
        fresh = tried(folder, "--port", "0", "--fresh")
        assert fresh.returncode == 75, "games that are being played are not put aside"
        assert "Play my turn" in str(await sandbox.page())


async def test_a_database_of_a_bot_on_discord_is_left_alone(folder):
    with database(folder) as db:
        db.execute("DELETE FROM guild_setting WHERE key = 'sandbox'")
    before = (folder / DATABASE).read_bytes()
    for words in (("--port", "0"), ("--port", "0", "--fresh")):
        done = tried(folder, *words)
        assert done.returncode == 78
        assert "belongs to a bot on Discord" in done.stderr
    assert (folder / DATABASE).read_bytes() == before


@pytest.mark.parametrize("port", ["65536", "-1", "http", "٣"])
def test_what_is_no_port_is_wrong_usage(tmp_path, port):
    done = tried(tmp_path, "--port", port)
    assert done.returncode == 2
    assert "0 for any" in done.stderr
