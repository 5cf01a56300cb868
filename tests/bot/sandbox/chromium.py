"""Chromium without a window, driven through its DevTools protocol: open, look, click, wait, photograph."""

import asyncio
import base64
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
)


class Tab:
    """One page. Scripts are JavaScript expressions; waiting means asking again until one is true."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._asked = 0
        self.complaints: list[str] = []

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One command of the protocol and its answer."""
        self._asked += 1
        await self._socket.send_json({"id": self._asked, "method": method, "params": params})
        while True:
            answer = json.loads((await self._socket.receive(timeout=60)).data)
            if answer.get("method") == "Runtime.exceptionThrown":
                self.complaints.append(answer["params"]["exceptionDetails"]["text"])
            if answer.get("id") == self._asked:
                assert "error" not in answer, answer
                found: dict[str, Any] = answer["result"]
                return found

    async def open(self, url: str, width: int, height: int) -> None:
        """Go to an address in a window of this size."""
        await self.call("Page.enable")
        await self.call("Runtime.enable")
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )
        await self.call("Page.navigate", url=url)
        await self.until("document.readyState === 'complete' && document.body !== null")

    async def run(self, script: str) -> Any:
        """What an expression is."""
        answer = await self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    async def until(self, script: str, seconds: float = 60) -> Any:
        """Wait until an expression is true, and what it then is. Fails with what the page shows."""
        for _ in range(int(seconds * 10)):
            found = await self.run(script)
            if found:
                return found
            await asyncio.sleep(0.1)
        shown = await self.run("document.body.innerText")
        raise AssertionError(f"not true within {seconds} s: {script}\nThe page shows:\n{shown}")

    async def click(self, script: str) -> None:
        """Press the middle of an element with the mouse, as a person does: scroll to it, point at it, press.

        Pointing may move things on the page, so the place is looked up again before the press.
        """
        await self.until(
            f"(it => it && (it.scrollIntoView({{block: 'center', behavior: 'instant'}}), true))({script})"
        )
        for kind in ("mouseMoved", "mouseMoved", "mousePressed", "mouseReleased"):
            x, y = await self._middle(script)
            pressed = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
            await self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **pressed)

    async def _middle(self, script: str) -> tuple[float, float]:
        """Where an element is once nothing moves it any more."""
        x, y = await self.until(
            f"(async () => {{ const found = () => ({script})?.getBoundingClientRect(); let before = found();"
            " for (let still = 0; before && still < 3; ) {"
            " await new Promise(requestAnimationFrame); const now = found(); if (!now) return null;"
            " still = now.y === before.y && now.x === before.x ? still + 1 : 0; before = now; }"
            " return before && [before.x + before.width / 2, before.y + before.height / 2]; })()"
        )
        return x, y

    async def photograph(self) -> bytes:
        """The window as PNG."""
        answer = await self.call("Page.captureScreenshot", format="png")
        return base64.b64decode(answer["data"])


@asynccontextmanager
async def chromium(folder: Path) -> AsyncIterator[Tab]:
    """A browser with one empty tab; its profile is kept in `folder`."""
    assert CHROMIUM is not None
    profile = folder / "profile"
    program = await asyncio.create_subprocess_exec(
        CHROMIUM,
        *FLAGS,
        f"--user-data-dir={profile}",
        "about:blank",
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        port = await _port(profile / "DevToolsActivePort")
        async with aiohttp.ClientSession() as session:
            async with session.get(f"http://127.0.0.1:{port}/json/list") as answer:
                (target,) = [one for one in await answer.json() if one["type"] == "page"]
            async with session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                yield Tab(socket)
    finally:
        if program.returncode is None:
            program.terminate()
        await program.wait()


async def _port(file: Path) -> int:
    """Chromium writes it down when it listens."""
    for _ in range(600):
        if file.exists() and (lines := file.read_text().splitlines()):
            return int(lines[0])
        await asyncio.sleep(0.1)
    raise AssertionError("Chromium does not start")
