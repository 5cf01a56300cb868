"""The sandbox as a process of its own, as a person starts it, and its page as a browser asks for it."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")


class Page:
    """The page at an address, as its script sees it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.base, _, self._key = url.partition("#")
        self._page: str | None = None
        self._sequence = 0

    async def page(self) -> dict[str, Any]:
        """What the page shows now, as the JSON that its script gets; the first call opens it."""
        headers = {"X-Simcord-Capability": self._key}
        async with aiohttp.ClientSession(self.base, headers=headers) as session:
            if self._page is None:
                async with session.post("/api/pages", json={}) as answer:
                    self._page = (await answer.json())["context"]["id"]
            async with session.get("/api/state", headers={"X-Simcord-Context": self._page}) as answer:
                shown: dict[str, Any] = await answer.json()
        return shown

    async def act(self, kind: str, **more: Any) -> tuple[int, dict[str, Any]]:
        """Do what the page's script does when something is pressed: the status and the answer."""
        now = await self.page()
        self._sequence += 1
        body = {
            "protocol_version": 3,
            "kind": kind,
            "sequence": self._sequence,
            "request_id": f"r{self._sequence}",
            "generation": now["context"]["generation"],
            "bot_generation": 1,
            **more,
        }
        headers = {"X-Simcord-Capability": self._key, "X-Simcord-Context": self._page or ""}
        async with (
            aiohttp.ClientSession(self.base, headers=headers) as session,
            session.post("/api/action", json=body) as answer,
        ):
            return answer.status, await answer.json()

    async def until(self, told: str, seconds: float = 60) -> str:
        """Wait until the page holds a text; returns all that it holds."""
        for _ in range(int(seconds * 5)):
            shown = str(await self.page())
            if told in shown:
                return shown
            await asyncio.sleep(0.2)
        raise AssertionError(f"the page never says {told!r}: {shown}")


class Served(Page):
    """A sandbox in a process of its own. `told` is what it printed until the page was there."""

    def __init__(self, program: asyncio.subprocess.Process, told: str) -> None:
        super().__init__(ADDRESS.findall(told)[0])
        self.program = program
        self.told = told

    async def end(self, how: int = signal.SIGTERM) -> tuple[int, str, str]:
        """End it with a signal: the exit code, the rest of what it printed, and its complaints."""
        self.program.send_signal(how)
        out, errors = await asyncio.wait_for(self.program.communicate(), 60)
        assert self.program.returncode is not None
        return self.program.returncode, out.decode(), errors.decode()


def command(*words: str) -> tuple[str, ...]:
    """The command line of the sandbox, as this Python runs it."""
    return (sys.executable, "-m", "bot", "sandbox", *words)


def bare() -> dict[str, str]:
    """The environment without settings of the bot."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SACBE_"))}


@asynccontextmanager
async def served(folder: Path, *words: str) -> AsyncIterator[Served]:
    """A sandbox in this folder on a free port; killed at the end if it still runs."""
    program = await asyncio.create_subprocess_exec(
        *command("--port", "0", "--no-browser", *words),
        cwd=folder,
        env=bare(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        assert program.stdout is not None
        told = ""
        while "Ctrl-C" not in told:
            line = await asyncio.wait_for(program.stdout.readline(), 90)
            if not line:
                _, errors = await program.communicate()
                raise AssertionError(f"the sandbox ended by itself: {told}{errors.decode()}")
            told += line.decode()
        yield Served(program, told)
    finally:
        if program.returncode is None:
            program.kill()
            await program.wait()
