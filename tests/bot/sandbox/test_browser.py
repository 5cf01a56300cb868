"""The sandbox in a browser: what is seen first, a step of a turn by clicks, and the end of the session."""

import asyncio
import io

import pytest
from PIL import Image

from tests.bot.sandbox.chromium import CHROMIUM, chromium
from tests.bot.sandbox.served import served

pytest.importorskip("simcord", reason="the extra `sandbox` is not installed")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

LAST = "[...document.querySelectorAll('#channel-message-list > article')].at(-1)"
PLAY = "[...document.querySelectorAll('.component-button')].find(it => it.innerText === 'Play my turn')"
CHOICE = f"{LAST}.querySelector('.component-button.button-style-1:not([disabled])')"
DRAWN = "[...document.querySelectorAll('img.gallery-image')].every(it => it.complete && it.naturalWidth > 0)"


def in_sight(element: str) -> str:
    """The question whether an element is in the window and nothing lies over it."""
    return (
        f"(it => {{ const box = it.getBoundingClientRect(); const x = box.x + box.width / 2;"
        f" const y = box.y + box.height / 2; const top = document.elementFromPoint(x, y);"
        f" return !!top && (it.contains(top) || top.contains(it)); }})({element})"
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)], ids=["desk", "phone"])
async def test_the_first_thing_seen_is_a_board_and_a_turn_is_begun_by_clicks(tmp_path, width, height):
    async with served(tmp_path) as sandbox, chromium(tmp_path) as tab:
        await tab.open(sandbox.url, width, height)
        await tab.until(f"!!{PLAY} && {DRAWN} && document.querySelectorAll('img.gallery-image').length === 1")
        await tab.until("document.getElementById('action-status').innerText === 'Viewport updated'")
        # the page scrolls to its end once more when the picture has come
        await tab.until(in_sight(PLAY))
        await tab.until(in_sight("document.querySelector('img.gallery-image')"))
        picture = Image.open(io.BytesIO(await tab.photograph()))
        assert picture.size == (width, height)

        await tab.click(PLAY)
        await tab.until(f"{LAST}.innerText.includes('Nothing in your draft yet') && {DRAWN}")
        hexes = await tab.run(f"{CHOICE}.innerText")
        await tab.click(CHOICE)
        await tab.until(f"{LAST}.innerText.includes('How is the tile turned?') && {DRAWN}")
        await tab.click(CHOICE)
        draft = await tab.until(f"{LAST}.innerText.includes('10 of 10 action points left') && {LAST}.innerText")
        assert f"Tile to {hexes.split(' ')[0]}" in draft
        assert tab.complaints == []

        await tab.run("document.getElementById('close').click()")
        assert await asyncio.wait_for(sandbox.program.wait(), 60) == 0, "End preview session"
