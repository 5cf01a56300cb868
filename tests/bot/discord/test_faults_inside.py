"""Faults of our own and of the disk: a sentence and a number for the person, the traceback for the log, no loss."""

import logging
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.store.errors import StoreError, StoreFull, StoreReadOnly
from tests.bot.discord.player import Group, opened
from tests.bot.discord.stage import Stage, staged, texts, verbs
from tests.bot.discord.unchanged import unchanged


async def seated(stage: Stage) -> Group:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    return Group(stage, await opened(stage, ana, ben), [ana, ben])


def number_in(said: str) -> str:
    found = re.search(r"`([0-9a-f]{8})`", said)
    assert found, said
    return found[1]


@pytest.mark.parametrize("kind", [StoreFull, StoreReadOnly, StoreError])
async def test_a_step_that_cannot_be_saved_is_told_and_works_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: type[StoreError]
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        mover = (await (await seated(stage)).movers())[0]
        await mover.open()
        panel = mover.panel
        [pick, *_] = verbs(panel)["pick"]

        async def full(*_: Any, **__: Any) -> None:
            raise kind(tmp_path / "games.sqlite3", "no room")

        with monkeypatch.context() as broken:
            for method in ("save_draft", "draft", "match"):
                broken.setattr(type(stage.bot.wired.store), method, full)
                async with unchanged(stage):
                    done = await stage.press(mover.actor, panel, pick)
                said = texts(done.response)
                assert said.startswith("The saved games cannot be reached just now") or method == "save_draft"
                if said.startswith("The saved games"):
                    assert number_in(said) in caplog.text
        done = await stage.press(mover.actor, panel, pick)
        assert "pick" in verbs(done.response)
        await mover.open()
        await mover.act(await mover.best())
        assert len((await mover.prompt()).turn.actions) == 1


@pytest.mark.parametrize("how", ["press", "command"])
async def test_a_fault_of_ours_is_a_sentence_with_a_number_that_stands_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        mover = (await group.movers())[0]

        async def broken(*_: Any) -> None:
            raise RuntimeError("a fault that was put here")

        async with unchanged(stage):
            with monkeypatch.context() as patch:
                patch.setattr(type(stage.bot.wired.desk), "panel", broken)
                if how == "press":
                    done = await stage.press(mover.actor, stage.live, verbs(stage.live)["play"][0])
                else:
                    done = await mover.actor.slash(stage.channel, "game turn")
        said = texts(done.response)
        assert said.startswith("Something went wrong on my side; nothing of yours is lost.")
        assert "put here" not in said
        [record] = [one for one in caplog.records if one.exc_info and number_in(said) in one.getMessage()]
        assert record.levelno == logging.ERROR
        await group.episode()


async def test_the_worker_that_sends_survives_a_store_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)

        async def locked(*_: Any, **__: Any) -> None:
            raise sqlite3.OperationalError("database is locked")

        with monkeypatch.context() as broken:
            broken.setattr(type(stage.bot.wired.store), "outbox", locked)
            await group.episode()
            await stage.env.advance_time(1)
            assert "turn 1" in texts(stage.live)
        await stage.env.advance_time(61)
        assert "turn 2" in texts(stage.live)
        assert len([m for m in stage.channel.history() if "play" in verbs(m)]) == 1
