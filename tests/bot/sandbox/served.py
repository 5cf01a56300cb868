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


class Served:
    """A running sandbox. `told` is what it printed until the page was there."""

    def __init__(self, program: asyncio.subprocess.Process, told: str) -> None:
        self.program = program
        self.told = told
        self.url = ADDRESS.findall(told)[0]
        self.base, _, self._key = self.url.partition("#")
        self._page: str | None = None

    async def end(self, how: int = signal.SIGTERM) -> tuple[int, str, str]:
        """End it with a signal: the exit code, the rest of what it printed, and its complaints."""
        self.program.send_signal(how)
        out, errors = await asyncio.wait_for(self.program.communicate(), 60)
        assert self.program.returncode is not None
        return self.program.returncode, out.decode(), errors.decode()

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

    async def until(self, told: str, seconds: float = 60) -> str:
        """Wait until the page holds a text; returns all that it holds."""
        for _ in range(int(seconds * 5)):
            shown = str(await self.page())
            if told in shown:
                return shown
            await asyncio.sleep(0.2)
        raise AssertionError(f"the page never says {told!r}: {shown}")


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
