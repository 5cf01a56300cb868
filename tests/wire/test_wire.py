"""The bot as its own process, against a server on this machine in Discord's place."""

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.store.database import open_store
from bot.wiring import wire
from tests.bot.test_login import TOKEN
from tests.wire.server import CHANNEL, GUILD, PEOPLE, Server, answer, channel, member, next_id, texts

ANA, BEN = PEOPLE


class Wall:
    """The machine's own clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    found = Server()
    await found.start()
    yield found
    await found.stop()


@asynccontextmanager
async def bot(server: Server, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """The process, logged in; killed at the end if it is still there."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SACBE_"))}
    root = str(Path(__file__).resolve().parents[2])
    server.identified.clear()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-W",
        "ignore",
        str(Path(__file__).with_name("runner.py")),
        server.base,
        cwd=folder,
        env={**clean, "DISCORD_TOKEN": TOKEN, "SACBE_DATABASE": "games.sqlite3", "PYTHONPATH": root},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        ended = asyncio.create_task(process.wait())
        ready = asyncio.create_task(server.identified.wait())
        await asyncio.wait({ended, ready}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            process.kill()
            pytest.fail(str(await process.communicate()) + str(server.requests))
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def started(folder: Path) -> int:
    """A game that was started, as a bot leaves it that dies between the commit and the first message."""
    store = await open_store(folder / "games.sqlite3")
    wired = wire(store, Wall(), lambda: "wire")
    match = await wired.lobby.open(
        game="tikal",
        guild_id=GUILD,
        channel_id=CHANNEL,
        parent_id=None,
        host_id=ANA,
        host_name="Ana",
        lang="en",
        seats=2,
    )
    await wired.lobby.join(match.id, BEN, "Ben")
    await wired.play.start(match.id, ANA)
    await store.close()
    return match.id


async def until(true: Any, seconds: float = 60) -> None:
    """Wait until it holds; a test that waits longer fails."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


def mails(server: Server) -> list[str]:
    return [said for person in PEOPLE for said in server.said(person + 1000)]


async def test_it_prints_its_invite_link_stops_when_told_to_and_tells_of_its_commands_once_r72(
    server: Server, tmp_path: Path
) -> None:
    for _ in range(2):
        async with bot(server, tmp_path) as process:
            process.send_signal(signal.SIGTERM)
            out, err = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0, err.decode()
    assert out.decode().startswith("Invite the bot to a server: https://discord.com/")
    assert "client_id=900" in out.decode()
    assert TOKEN not in (out + err).decode()
    assert "Traceback" not in err.decode()
    assert [path for method, path, _ in server.requests if method == "PUT"] == ["applications/900/commands"]


async def test_killed_between_send_and_mark_it_sends_all_and_nothing_twice_r26(
    server: Server, tmp_path: Path
) -> None:
    number = await started(tmp_path)
    arrived = asyncio.Event()

    async def swallow(request: web.Request, body: dict[str, Any]) -> None:
        """Keep what is posted, and never say so, as when the machine dies before the answer."""
        where = request.match_info["path"].split("/")
        if request.method == "POST" and where[0] == "channels":
            server.post(int(where[1]), body)
            arrived.set()
            await asyncio.sleep(3600)

    for place in (CHANNEL, None):
        server.hook = swallow
        arrived.clear()
        async with bot(server, tmp_path) as process:
            await asyncio.wait_for(arrived.wait(), 60)
            process.kill()
            await process.wait()
        assert len(server.said(CHANNEL)) == 1
        assert len(mails(server)) == (0 if place else 1)
    server.hook = None
    async with bot(server, tmp_path):
        store_path = tmp_path / "games.sqlite3"
        await until(lambda: nothing_waits(store_path))
    assert len(server.said(CHANNEL)) == 1
    assert "your turn · turn 1" in server.said(CHANNEL)[0]
    [mail] = mails(server)
    assert f"table {number}" in mail


def nothing_waits(database: Path) -> bool:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        (left,) = db.execute("SELECT count(*) FROM outbox WHERE done_at IS NULL").fetchone()
    return bool(left == 0)


async def test_busy_and_broken_answers_are_waited_out_and_a_press_is_answered_r01(
    server: Server, tmp_path: Path
) -> None:
    number = await started(tmp_path)
    left = [429, 502, 500]

    async def trouble(request: web.Request, _: dict[str, Any]) -> web.Response | None:
        if request.method != "POST" or not request.match_info["path"].startswith(f"channels/{CHANNEL}/") or not left:
            return None
        status = left.pop(0)
        if status == 429:
            wait = {"message": "slow down", "retry_after": 0.1, "global": False}
            return answer(wait, 429, **{"Via": "1.1 google", "Retry-After": "0.1"})
        return answer({"message": "broken", "code": 0}, status)

    server.hook = trouble
    async with bot(server, tmp_path):
        await until(lambda: mails(server))
        assert not left
        assert len(server.said(CHANNEL)) == 1
        await pressed(server, number)


async def pressed(server: Server, number: int) -> None:
    """Press *Play my turn*: acknowledged at once, answered with a picture (R01)."""
    post = server.messages[CHANNEL][0]
    mover = ANA if "Ana, your turn" in texts(post) else BEN
    token = "t" * 40
    press = {
        "id": str(next_id(77)),
        "application_id": "900",
        "type": 3,
        "token": token,
        "version": 1,
        "guild_id": str(GUILD),
        "channel_id": str(CHANNEL),
        "channel": channel(),
        "member": member(mover),
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": str(2**50 - 1),
        "attachment_size_limit": 10_485_760,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "data": {"custom_id": f"s:play:{number}:-:-:", "component_type": 2},
        "message": post,
    }
    loop = asyncio.get_running_loop()
    sent, seen = loop.time(), len(server.requests)
    await server.event("INTERACTION_CREATE", press)
    await until(lambda: len(server.requests) > seen)
    assert loop.time() - sent < 1
    await until(lambda: any(path.startswith("webhooks") for _, path, _ in server.requests))
    first, *rest = server.requests[seen:]
    assert first[:2] == ("POST", f"interactions/{press['id']}/{token}/callback")
    assert first[2] == {"type": 5, "data": {"flags": 64}}
    method, path, body = rest[-1]
    assert (method, path) == ("PATCH", f"webhooks/900/{token}/messages/@original")
    assert body["files"] == ["files[0]"]
    assert "Place your tile" in texts({"components": body["components"]})
