"""How a login fails, with discord.py itself and a server on this machine in Discord's place."""

import socket

import discord
import pytest
from aiohttp import web

from bot.failures import LOGIN_REFUSED, NO_NETWORK, explain


async def login_fails(monkeypatch: pytest.MonkeyPatch, base: str) -> Exception:
    monkeypatch.setattr(discord.http.Route, "BASE", base)
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(Exception) as caught:  # noqa: PT011 - which one it is, is what the tests look at
            await client.login("not.a.token")
    return caught.value


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def test_a_token_that_discord_does_not_know_is_told_as_that(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(request: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    app = web.Application()
    app.router.add_route("*", "/{any:.*}", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        port = free_port()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        error = await login_fails(monkeypatch, f"http://127.0.0.1:{port}")
    finally:
        await runner.cleanup()
    assert explain(error) == (78, LOGIN_REFUSED)


async def test_a_machine_that_nobody_answers_is_told_as_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    error = await login_fails(monkeypatch, f"http://127.0.0.1:{free_port()}")
    assert explain(error) == (69, NO_NETWORK)


async def test_a_name_that_cannot_be_looked_up_is_told_as_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*args: object, **more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    error = await login_fails(monkeypatch, "http://nobody.invalid")
    assert explain(error) == (69, NO_NETWORK)
