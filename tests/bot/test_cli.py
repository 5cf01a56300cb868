"""The command line: what it offers, what goes wrong, and what it exits with."""

import argparse
import errno
import os
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord
import pytest

from bot import cli
from bot.config import BadSettings
from bot.failures import explain, store
from bot.store.errors import (
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreMissing,
    StoreNewer,
    StoreReadOnly,
)

ROOT = Path(__file__).parents[2]


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, and an environment without settings."""
    for name in list(os.environ):
        if name.startswith(("DISCORD_", "SACBE_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def sacbe(*words: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SACBE_"))}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=folder,
        env={**clean, **more},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def offered() -> dict[str, argparse.ArgumentParser]:
    (action,) = [one for one in cli.parser()._actions if isinstance(one, argparse._SubParsersAction)]
    return dict(action.choices)


def test_every_command_is_a_module_with_an_exit_code_to_give() -> None:
    modules = {path.stem for path in (ROOT / "bot" / "commands").glob("*.py")} - {"__init__"}
    assert set(offered()) == modules
    assert all(callable(parser.get_default("run")) for parser in offered().values())
    assert all(parser.description for parser in offered().values())


def test_help_loads_neither_discord_nor_pictures_nor_games(alone: Path) -> None:
    code = (
        "import sys, bot.cli; bot.cli.parser().format_help(); "
        "print([m for m in ('discord', 'PIL', 'pydantic', 'simcord', 'sqlite3') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=alone)
    assert done.stdout.strip() == "[]"


def test_run_without_a_token_says_in_12_lines_where_to_get_one_and_exits_with_78(alone: Path) -> None:
    done = sacbe("run", folder=alone)
    assert done.returncode == 78
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) <= 12
    assert "Traceback" not in done.stderr
    for needed in ("discord.com/developers", "Reset Token", ".env", "DISCORD_TOKEN_FILE"):
        assert needed in done.stderr
    assert "make sandbox" in done.stderr
    assert list(alone.iterdir()) == []


def test_run_with_a_client_secret_names_it_and_exits_with_78_without_connecting(alone: Path) -> None:
    done = sacbe("run", folder=alone, DISCORD_TOKEN="aB3_" * 8)
    assert done.returncode == 78
    assert "client secret" in done.stderr
    assert "aB3_" not in done.stderr
    assert len(done.stderr.splitlines()) <= 12


def test_a_misspelt_setting_is_told_at_the_start(alone: Path) -> None:
    done = sacbe("run", folder=alone, DISCORD_TOKN="x")
    assert done.stderr.startswith("DISCORD_TOKN in the environment is not a setting of Sacbe")
    assert len(done.stderr.splitlines()) <= 12


def test_run_or_sandbox_says_so_in_one_line_and_opens_it(
    alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sandbox = pytest.importorskip("bot.commands.sandbox", reason="the sandbox command is not here")
    opened: list[argparse.Namespace] = []
    monkeypatch.setattr(sandbox, "run", lambda args: opened.append(args) or 3)
    assert cli.main(["run", "--or-sandbox"]) == 3
    assert len(opened) == 1
    told = capsys.readouterr().out
    assert told.startswith("No DISCORD_TOKEN: opening the sandbox")
    assert told.count("\n") == 1


def test_no_command_prints_the_help_and_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 2
    assert "commands:" in capsys.readouterr().err


def test_an_unknown_command_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["dance"])
    assert caught.value.code == 2


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], None]:
    """Makes `sacbe run` raise this."""

    def arrange(error: BaseException) -> None:
        def fail(environ: object = None, folder: object = None) -> None:
            raise error

        monkeypatch.setattr("bot.config.load", fail)

    return arrange


def test_a_fault_of_ours_is_a_sentence_with_an_id_and_no_traceback(
    faulty: Callable[[BaseException], None], capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    faulty(ZeroDivisionError("secret detail"))
    assert cli.main(["run"]) == cli.SOFTWARE
    told = capsys.readouterr().err
    assert "ZeroDivisionError (error id " in told
    assert "Traceback" not in told
    assert "secret detail" not in told
    (record,) = caplog.records
    fault = told.partition("error id ")[2].partition(")")[0]
    assert fault in record.getMessage()
    assert record.exc_info is not None


@pytest.mark.parametrize("words", [["--debug", "run"], ["run", "--debug"]])
def test_debug_shows_where_a_fault_comes_from(
    words: list[str], faulty: Callable[[BaseException], None], capsys: pytest.CaptureFixture[str]
) -> None:
    faulty(ZeroDivisionError("detail"))
    assert cli.main(words) == cli.SOFTWARE
    assert "Traceback" in capsys.readouterr().err


def test_ctrl_c_ends_with_130_and_nothing_to_read(
    faulty: Callable[[BaseException], None], capsys: pytest.CaptureFixture[str]
) -> None:
    faulty(KeyboardInterrupt())
    assert cli.main(["run"]) == 130
    assert capsys.readouterr().err.strip() == ""


def test_a_reader_that_has_seen_enough_ends_the_program_quietly(alone: Path) -> None:
    code = (
        "import sys, types, bot.cli, bot.config\n"
        "def load(*a, **k):\n"
        "    while True: print('x' * 1000)\n"
        "bot.config.load = load\n"
        "sys.exit(bot.cli.main(['run']))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=alone
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(timeout=30) == 141
        assert process.stderr.read() == b""


class Answer:
    """As much of an HTTP answer as discord.py's errors look at."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "because"


KEY = aiohttp.client_reqrep.ConnectionKey("discord.com", 443, True, True, None, None, None)


def ours(kind: type[StoreError]) -> StoreError:
    return kind(Path("data/sacbe.sqlite3"), "found this")


@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        (discord.LoginFailure("Improper token has been passed."), 78, "does not know this token"),
        (aiohttp.ClientConnectorError(KEY, OSError(errno.ENETUNREACH, "no route")), 69, "cannot be reached"),
        (aiohttp.ClientConnectorDNSError(KEY, socket.gaierror(-3, "no name")), 69, "cannot be reached"),
        (aiohttp.ServerDisconnectedError(), 69, "cannot be reached"),
        (aiohttp.ServerTimeoutError(), 69, "cannot be reached"),
        (socket.gaierror(-3, "no name"), 69, "cannot be reached"),
        (ConnectionResetError(), 69, "cannot be reached"),
        (ssl.SSLCertVerificationError("self-signed"), 69, "not trusted"),
        (aiohttp.ClientConnectorCertificateError(KEY, ssl.CertificateError("self-signed")), 69, "not trusted"),
        (discord.DiscordServerError(Answer(503), "busy"), 69, "answered 503"),  # type: ignore[arg-type]
        (discord.HTTPException(Answer(429), "slow"), 75, "too many requests"),  # type: ignore[arg-type]
        (StoreNewer(Path("x"), 9, 1), 74, "schema 9"),
        (ours(StoreMissing), 66, "no database"),
        (ours(StoreLocked), 75, "is busy"),
        (ours(StoreFull), 74, "no space left"),
        (ours(StoreDamaged), 74, "damaged"),
        (ours(StoreReadOnly), 74, "cannot be written"),
        (ours(StoreError), 74, "cannot be used"),
        (BadSettings("SACBE_LANG is odd."), 78, "SACBE_LANG is odd."),
        (ModuleNotFoundError("No module named 'simcord'", name="simcord"), 69, "sandbox is not installed"),
        (OSError(errno.ENOSPC, "full"), 74, "no space left"),
        (OSError(errno.EADDRINUSE, "taken"), 69, "SACBE_SANDBOX_PORT"),
        (OSError(errno.EADDRINUSE, "taken", "port 8765"), 69, "listens on port 8765."),
        (PermissionError(errno.EACCES, "not allowed", "/some/file"), 77, "/some/file"),
    ],
)
def test_what_stops_the_program_from_outside_is_told_apart(error: Exception, code: int, says: str) -> None:
    told = explain(error)
    assert told is not None
    assert told[0] == code
    assert says in told[1]
    assert len(told[1].splitlines()) <= 12


def test_each_command_is_told_what_names_another_database_to_it() -> None:
    assert "another file with SACBE_DATABASE." in store(ours(StoreLocked))[1]
    assert "another file with --database." in store(ours(StoreLocked), "--database")[1]


def test_a_log_that_nobody_watches_has_no_colours_even_in_a_container_and_voice_is_no_matter(alone: Path) -> None:
    code = (
        "import discord, logging\n"
        "discord.utils.is_docker = lambda: True\n"
        "from bot import logs\n"
        "logs.begin('WARNING')\n"
        "discord.Client(intents=discord.Intents(guilds=True))\n"
        "logging.getLogger('bot.x').warning('something')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=alone)
    (line,) = done.stderr.splitlines()
    assert "WARNING" in line
    assert line.endswith("bot.x: something")
    assert "\x1b" not in line


@pytest.mark.parametrize(
    "error", [ValueError("x"), KeyError("x"), ModuleNotFoundError("x", name="engine"), BrokenPipeError()]
)
def test_faults_of_ours_are_not_explained_away(error: Exception) -> None:
    assert explain(error) is None


def test_the_database_is_named_when_it_cannot_be_used(
    faulty: Callable[[BaseException], None], capsys: pytest.CaptureFixture[str]
) -> None:
    faulty(ours(StoreLocked))
    assert cli.main(["run"]) == 75
    told = capsys.readouterr().err
    assert "data/sacbe.sqlite3" in told
    assert "found this" in told
