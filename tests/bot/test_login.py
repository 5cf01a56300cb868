"""How `sacbe run` fails to log in: the whole program, with a server on this machine in Discord's place."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import aiohttp
import discord
import pytest

from bot.failures import LOGIN_REFUSED, NO_NETWORK, explain

TOKEN = "MTEyMjMzNDQ1NTY2Nzc4ODk5.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
PROGRAM = (
    "import sys, discord; discord.http.Route.BASE = sys.argv[1]; from bot.cli import main; sys.exit(main(['run']))"
)


class Refusing(BaseHTTPRequestHandler):
    """Answers everything as Discord answers an unknown token."""

    def do_GET(self) -> None:
        body = b'{"message": "401: Unauthorized", "code": 0}'
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Quiet."""


@pytest.fixture
def refusing() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Refusing) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def nobody() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{probe.getsockname()[1]}"


def run(base: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SACBE_"))}
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM, base],
        cwd=folder,
        env={**clean, "DISCORD_TOKEN": TOKEN, **more},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def told(done: subprocess.CompletedProcess[str]) -> str:
    """What a person reads at the end, behind the lines of the log."""
    assert "Traceback" not in done.stderr
    assert TOKEN not in done.stderr + done.stdout
    assert len(done.stderr.splitlines()) <= 12, done.stderr
    return done.stderr


def test_a_token_that_discord_does_not_know_is_told_as_that(refusing: str, tmp_path: Path) -> None:
    done = run(refusing, tmp_path)
    assert told(done).endswith(LOGIN_REFUSED + "\n")
    assert done.returncode == 78


def test_a_machine_that_nobody_answers_is_told_as_no_network(nobody: str, tmp_path: Path) -> None:
    done = run(nobody, tmp_path)
    assert told(done).endswith(NO_NETWORK + "\n")
    assert done.returncode == 69


def test_a_database_that_is_none_is_told_before_anything_connects(nobody: str, tmp_path: Path) -> None:
    (tmp_path / "novel.txt").write_text("Once upon a time " * 1000)
    done = run(nobody, tmp_path, SACBE_DATABASE="novel.txt")
    assert "The database novel.txt is damaged, or is none of Sacbe's" in told(done)
    assert done.returncode == 74
    assert (tmp_path / "novel.txt").read_text() == "Once upon a time " * 1000


async def test_a_name_that_cannot_be_looked_up_is_told_as_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*args: object, **more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    monkeypatch.setattr(discord.http.Route, "BASE", "http://nobody.invalid")
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(aiohttp.ClientConnectorDNSError) as caught:
            await client.login(TOKEN)
    assert explain(caught.value) == (69, NO_NETWORK)
