"""`sacbe check`: what it finds, and that it changes nothing."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli
from bot.store.database import SqliteStore, open_store
from bot.store.rows import Commit, NewMatch, SeatRow
from engine.core import registry
from renderer.picture import Request
from renderer.picture import draw as really_draw

GAME = "lantern"


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder to be in, and an environment without settings."""
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "SACBE_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    # A board takes a second; one test draws them for all.
    monkeypatch.setattr("renderer.picture.draw", lambda request: b"PNG")


async def table(store: SqliteStore, *, state: bytes | None = None, acting: frozenset[int] | None = None) -> int:
    """A running table of two; with another state or other acting seats than the game has, where given."""
    game = registry.game(GAME)
    options = game.parse_options({})
    first = game.start(options, 2, "seed").state
    seats = [SeatRow(seat=seat, user_id=10 + seat, name=f"P{seat}", colour=seat) for seat in (0, 1)]
    match = await store.create_match(
        NewMatch(
            game=GAME,
            guild_id=1,
            channel_id=2,
            parent_id=None,
            host_id=10,
            options={},
            lang="en",
            private=False,
            practice=False,
            threaded=False,
            seats_wanted=2,
            pace_ms=0,
            invited=(),
            created_at=1,
        ),
        seats,
    )
    await store.commit(
        Commit(
            match_id=match.id,
            expected=match.version,
            state=game.dump(first) if state is None else state,
            schema_version=game.meta.schema_version,
            episode=1,
            acting=game.to_act(first) if acting is None else acting,
            at=2,
            status="running",
            seed="seed",
            started_at=2,
        )
    )
    return match.id


def make(path: Path, **bent: object) -> int:
    async def work() -> int:
        store = await open_store(path)
        try:
            await table(store)
            return await table(store, **bent)  # type: ignore[arg-type]
        finally:
            await store.close()

    return asyncio.run(work())


def check(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = cli.main(["check", *words])
    return code, capsys.readouterr().out


def test_a_sound_database_is_told_line_by_line_and_exits_with_0(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("renderer.picture.draw", really_draw)
    make(tmp_path / "data" / "sacbe.sqlite3")
    code, told = check(capsys)
    assert code == 0, told
    assert "nothing wrong with the file" in told
    assert "tables: 2 running" in told
    assert "running games that can be loaded: 2" in told
    assert "ok     board of Tikal" in told
    assert "FAULT" not in told


def test_it_looks_beside_a_running_bot_and_leaves_every_file_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.sqlite3"

    def prints() -> dict[str, str]:
        # SQLite's index of the log is scratch memory that every reader of a running database may touch.
        files = [file for file in tmp_path.iterdir() if not file.name.endswith("-shm")]
        return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}

    async def work() -> tuple[int, str]:
        store = await open_store(path)
        try:
            await table(store)
            before = prints()
            result = await asyncio.to_thread(check, capsys, "--database", str(path))
            assert prints() == before
            await table(store)
            return result
        finally:
            await store.close()

    code, told = asyncio.run(work())
    assert code == 0, told
    assert "running games that can be loaded: 1" in told
    stopped = {file.name for file in tmp_path.iterdir()}
    assert check(capsys, "--database", str(path))[0] == 0
    assert {file.name for file in tmp_path.iterdir()} == stopped


def test_before_the_first_run_a_missing_database_is_a_note_and_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = check(capsys)
    assert code == 0
    assert "note   database data/sacbe.sqlite3 is not there yet" in told
    assert "sandbox's games" not in told
    assert list(tmp_path.iterdir()) == []


def test_before_the_first_run_the_sandbox_s_database_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "data" / "sandbox.sqlite3")
    code, told = check(capsys)
    assert code == 0
    assert "note   the sandbox's games are in data/sandbox.sqlite3" in told


def test_a_database_named_on_the_command_line_has_to_be_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert "FAULT  database x.sqlite3: there is no database" in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("state", [b"", b"not json", b'{"schema":2,"state":{}}', b'{"schema":99,"state":{}}'])
def test_a_state_that_cannot_be_loaded_is_named_and_the_others_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], state: bytes
) -> None:
    bad = make(tmp_path / "x.sqlite3", state=state)
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert f"FAULT  table {bad} (lantern) cannot be loaded: " in told
    assert "running games that can be loaded: 1" in told


def test_noted_seats_that_differ_from_the_game_s_are_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = make(tmp_path / "x.sqlite3", acting=frozenset())
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert f"table {bad} (lantern)" in told
    assert "are noted" in told


def test_a_game_that_this_program_lacks_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make(tmp_path / "x.sqlite3")
    with closing(sqlite3.connect(tmp_path / "x.sqlite3")) as db, db:
        db.execute("UPDATE match SET game = 'go' WHERE id = 1")
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert "FAULT  table 1 (go) cannot be loaded: this program has no such game" in told


def test_a_file_that_is_no_database_and_one_of_a_newer_program_are_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text").write_text("Once upon a time " * 1000)
    code, told = check(capsys, "--database", "text")
    assert code == 1
    assert "FAULT  database text: " in told
    make(tmp_path / "x.sqlite3")
    with closing(sqlite3.connect(tmp_path / "x.sqlite3")) as db, db:
        db.execute("INSERT INTO migration VALUES (99, 'later', 0)")
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert "schema 99" in told


def test_a_token_that_cannot_be_used_is_a_note_and_the_other_settings_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path / "x.sqlite3")
    (tmp_path / "secret").touch()
    monkeypatch.setenv("SACBE_DATABASE", "x.sqlite3")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "secret")
    code, told = check(capsys)
    assert code == 0
    assert "note   DISCORD_TOKEN_FILE names secret, which is empty." in told
    assert "database x.sqlite3: schema" in told


def test_warnings_about_settings_are_notes_and_bad_settings_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path / "x.sqlite3")
    monkeypatch.setenv("SACBE_DATABSE", "x")
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 0
    assert "note   SACBE_DATABSE in the environment is not a setting" in told
    monkeypatch.setenv("DISCORD_TOKEN", "0f" * 32)
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 0
    assert "public key" in told
    assert "0f0f" not in told
    monkeypatch.setenv("SACBE_SANDBOX_PORT", "http")
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert "FAULT  SACBE_SANDBOX_PORT" in told


def test_fonts_that_cannot_be_read_are_a_fault_and_do_not_end_the_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path / "x.sqlite3")

    def gone(family: str) -> bytes:
        raise FileNotFoundError(family)

    monkeypatch.setattr("renderer.fonts.covered", gone)
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert "FAULT  font RobotoCondensed-Bold.ttf: FileNotFoundError" in told


def test_a_board_that_cannot_be_drawn_is_a_fault_with_its_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    make(tmp_path / "x.sqlite3")

    def fail(request: Request) -> bytes:
        raise OSError("no such glyph")

    monkeypatch.setattr("renderer.picture.draw", fail)
    code, told = check(capsys, "--database", "x.sqlite3")
    assert code == 1
    assert "FAULT  board of Tikal: OSError: no such glyph" in told
