"""One game that cannot be read, drawn or carried on: that game alone, and its people are told."""

import asyncio
import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.ui import pictures
from engine.core import registry
from renderer.picture import Request
from tests.bot.discord.player import Group, opened
from tests.bot.discord.stage import BLANK, Stage, components, staged, texts, verbs
from tests.bot.discord.unchanged import private


async def two_tables(stage: Stage) -> tuple[Group, Group, Any]:
    """A table in the first channel and another in a hall, by the same people; and the host of both."""
    ana, ben = stage.person("Ana"), stage.person("Ben")
    one = await opened(stage, ana, ben)
    hall = stage.guild.create_text_channel("hall")
    await ana.slash(hall, "game new", game="tikal", place="channel")
    await ben.click(hall.last_message, custom_id=verbs(hall.last_message)["join"][0])
    await ana.slash(hall, "game start")
    return Group(stage, one, [ana, ben]), Group(stage, one + 1, [ana, ben], hall), ana


def spoil(stage: Stage, match: int, change: Callable[[bytes], bytes]) -> bytes:
    """Change the saved position of a table behind the bot's back; what it was."""
    with sqlite3.connect(stage.database) as db:
        (packed,) = db.execute("SELECT state FROM match WHERE id = ?", (match,)).fetchone()
        raw = change(zlib.decompress(packed))
        db.execute("UPDATE match SET state = ? WHERE id = ?", (zlib.compress(raw), match))
    return bytes(packed)


def repair(stage: Stage, match: int, packed: bytes) -> None:
    with sqlite3.connect(stage.database) as db:
        db.execute("UPDATE match SET state = ? WHERE id = ?", (packed, match))


def told(stage: Stage, host: Any) -> list[str]:
    return [texts(mail) for mail in stage.mails(host) if "is frozen" in texts(mail)]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "rubbish": lambda raw: b"\x00rubbish",
    "cut": lambda raw: raw[: len(raw) // 2],
    "another shape": lambda raw: b'{"schema": 1}',
    "newer": lambda raw: raw.replace(b'"schema_version":1', b'"schema_version":99').replace(
        b'"schema":1', b'"schema":99'
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_position_that_cannot_be_read_freezes_that_game_alone(tmp_path: Path, damage: str) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, other, host = await two_tables(stage)
        live, mover = stage.live, (await group.movers())[0].actor
        await stage.bot.courier.stop()
        packed = spoil(stage, group.match, DAMAGE[damage])
        await stage.restart()
        for who in (mover, host, stage.person("Eve")):
            for verb in ("play", "board", "log"):
                said = private(await stage.press(who, live, verbs(live)[verb][0]))
                assert f"Table {group.match} is frozen" in said
        for command in ("turn", "board", "verify", "resign"):
            assert "is frozen" in private(await mover.slash(stage.channel, f"game {command}", table=group.match))
        assert "frozen" in private(await mover.slash(stage.channel, "game info"))
        assert "frozen" in private(await mover.slash(stage.channel, "game list"))
        assert len(told(stage, host)) == 1
        await other.episode()
        assert (await other.table()).match.episode == 2
        await stage.restart()
        private(await stage.press(mover, live, verbs(live)["play"][0]))
        assert len(told(stage, host)) == 1, "told once"

        repair(stage, group.match, packed)
        await stage.restart()
        await stage.env.advance_time(3600)
        assert (await group.table()).match.status == "running"
        await group.episode()
        assert (await group.table()).match.episode == 2
        assert len(told(stage, host)) == 1


async def test_a_game_that_freezes_while_its_messages_wait_tells_the_host_once_and_sends_them_when_it_thaws(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, other, host = await two_tables(stage)
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", times=None)
        await group.episode()
        await stage.bot.courier.stop()
        packed = spoil(stage, group.match, DAMAGE["rubbish"])
        stage.env.backend.faults.clear()
        await stage.restart()
        await stage.env.advance_time(3600)
        assert len(told(stage, host)) == 1
        await other.episode()
        repair(stage, group.match, packed)
        await stage.restart()
        await stage.env.advance_time(3600)
        assert "turn 2" in texts(stage.live)
        await group.episode()


@pytest.mark.parametrize(
    "draft", ['[{"kind": "flying"}]', '[{"kind": "place_tile", "hex": "Z9", "turns": 0}]', "[7]"]
)
async def test_a_draft_that_no_longer_applies_is_dropped_and_told(tmp_path: Path, draft: str) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        group = Group(stage, await opened(stage, ana, ben), [ana, ben])
        mover = (await group.movers())[0]
        await mover.open()
        await mover.act(await mover.best())
        with sqlite3.connect(stage.database) as db:
            db.execute("UPDATE draft SET actions = ?", (draft,))
        await mover.open()
        assert "did not fit the new position" in texts(mover.panel)
        await mover.open()
        assert "did not fit" not in texts(mover.panel)
        await group.episode()


def failing(_: Request) -> bytes:
    raise MemoryError("no room for a canvas")


async def test_a_picture_that_fails_blocks_no_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        monkeypatch.setattr(stage.bot.wired.pictures, "_draw", failing)
        ana, ben = stage.person("Ana"), stage.person("Ben")
        group = Group(stage, await opened(stage, ana, ben), [ana, ben])
        assert "The picture could not be drawn this time; here is the board in words." in texts(stage.live)
        assert not [part for part in components(stage.live) if part["type"] == 12]
        mover = (await group.movers())[0]
        await mover.open()
        assert "The picture could not be drawn this time." in texts(mover.panel)
        await mover.act(await mover.best())
        board = private(await ben.slash(stage.channel, "game board"))
        assert "here is the board in words" in board
        assert len((await mover.prompt()).turn.actions) == 1


async def test_a_picture_that_takes_too_long_is_given_up_and_the_next_one_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pictures, "PATIENCE", 0.05)
    over = Event()
    desk = pictures.Pictures(lambda _: BLANK if over.wait(5) else b"")
    game = registry.game("tikal")
    views = [game.view(game.start(game.parse_options({}), 2, seed).state, None) for seed in "abcdef"]
    wanted = [Request(game="tikal", kind="board", view=view, names=("Ana", "Ben")) for view in views]
    assert await desk.draw("late", wanted[0]) is None
    waiting = [asyncio.create_task(desk.draw("many", one)) for one in wanted]
    await asyncio.sleep(0)
    over.set()
    assert await asyncio.gather(*waiting) == [BLANK] * 6, "each asker got a picture"
    assert await desk.draw("late", wanted[5]) == BLANK
    desk.close()


async def test_the_text_board_in_the_place_of_a_picture_is_cut_at_a_line(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        stage.bot.wired.pictures._draw = failing
        ana, ben = stage.person("Ana"), stage.person("Ben")
        await opened(stage, ana, ben)
        said = texts(stage.live)
        assert len(said) < 4000
        assert "log" in verbs(stage.live)
