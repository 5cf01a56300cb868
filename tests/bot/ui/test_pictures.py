"""Pictures off the loop: everybody is answered, the newest wins, none blocks a turn."""

import asyncio
import threading
import time
from pathlib import Path

import pytest

from bot.ui import pictures as module
from bot.ui.pictures import Pictures
from engine.core import registry
from renderer.picture import Request
from tests.bot.service.people import ended, service, table


def request(number: int) -> Request:
    game = registry.game("tikal")
    state = game.start(game.parse_options({}), 2, f"picture {number}").state
    return Request(game="tikal", kind="board", view=game.view(state, None), names=("Ana", f"Ben {number}"))


class Painter:
    """Paints slowly when asked to, and remembers what."""

    def __init__(self) -> None:
        self.painted: list[str] = []
        self.gate = threading.Event()
        self.gate.set()

    def __call__(self, wanted: Request) -> bytes:
        self.gate.wait(5)
        self.painted.append(wanted.names[1])
        if wanted.names[1] == "Ben 13":
            raise ValueError("no such colour")
        return wanted.names[1].encode()


async def test_while_one_is_drawn_the_newest_replaces_what_waits_and_everybody_is_answered() -> None:
    painter = Painter()
    pictures = Pictures(painter)
    painter.gate.clear()
    asked = []
    for number in range(5):
        asked.append(asyncio.create_task(pictures.draw("one", request(number))))
        await asyncio.sleep(0.01)
    painter.gate.set()
    assert await asyncio.gather(*asked) == [b"Ben 0", b"Ben 4", b"Ben 4", b"Ben 4", b"Ben 4"]
    assert painter.painted == ["Ben 0", "Ben 4"]
    pictures.close()


async def test_other_purposes_do_not_wait_and_the_loop_goes_on_r30() -> None:
    painter = Painter()
    pictures = Pictures(painter)
    painter.gate.clear()
    first = asyncio.create_task(pictures.draw("one", request(1)))
    other = asyncio.create_task(pictures.draw("two", request(2)))
    begun, ticks = time.monotonic(), 0
    while time.monotonic() - begun < 0.1:
        await asyncio.sleep(0.005)
        ticks += 1
    assert ticks > 5, "drawing does not hold the loop"
    painter.gate.set()
    assert await asyncio.gather(first, other) == [b"Ben 1", b"Ben 2"]
    pictures.close()


async def test_the_same_picture_is_drawn_once() -> None:
    painter = Painter()
    pictures = Pictures(painter)
    assert [await pictures.draw(purpose, request(3)) for purpose in "abc"] == [b"Ben 3"] * 3
    assert painter.painted == ["Ben 3"]
    pictures.close()


async def test_a_picture_that_fails_is_none_and_the_next_one_is_drawn(caplog: pytest.LogCaptureFixture) -> None:
    pictures = Pictures(Painter())
    assert await pictures.draw("one", request(13)) is None
    assert "could not be drawn" in caplog.text
    assert await pictures.draw("one", request(14)) == b"Ben 14"
    pictures.close()


async def test_a_picture_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    painter = Painter()
    painter.gate.clear()
    pictures = Pictures(painter)
    assert await pictures.draw("one", request(5)) is None
    painter.gate.set()
    assert await pictures.draw("one", request(6)) == b"Ben 6"
    pictures.close()


async def test_boards_of_different_turns_asked_for_at_once_are_not_mixed_up_r53(tmp_path: Path) -> None:
    def paint(wanted: Request) -> bytes:
        time.sleep(0.02)
        return f"{wanted.view!r} {wanted.lang}".encode()

    async with service(tmp_path, "boards", paint) as parts:
        match = await table(parts, 2)
        await parts.play.start(match.id, 100)
        await ended(parts, match.id, 4)
        loaded = await parts.tables.load(match.id)
        wanted = [(lang, episode) for episode in (1, 2, 3, None) for lang in ("en", "es")] * 2
        got = await asyncio.gather(*(parts.desk.board(loaded, lang, None, episode) for lang, episode in wanted))
        for (lang, episode), letter in zip(wanted, got, strict=True):
            then = loaded if episode is None else (await parts.history.at_end_of(loaded, episode))[0]
            [(_, data)] = letter.files
            assert data == f"{then.game.view(then.state, None)!r} {lang}".encode()
