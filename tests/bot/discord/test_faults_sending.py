"""Discord answers with errors: nothing is lost, nothing comes twice, what fails is tried again with longer pauses."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.carrier import DiscordCarrier
from bot.courier import PAUSES
from bot.store.rows import OutboxRow
from bot.ui import letters
from tests.bot.discord.player import Group, lobby, opened
from tests.bot.discord.stage import Stage, staged, texts, verbs
from tests.bot.discord.unchanged import private, unchanged


async def seated(stage: Stage, **fields: Any) -> Group:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    number = await opened(stage, ana, ben, **fields)
    return Group(stage, number, [ana, ben])


async def end(stage: Stage, group: Group) -> None:
    """Play the present episode by `/game turn`."""
    begun = (await group.table()).match.episode
    player = (await group.movers())[0]
    opened_ = await player.actor.slash(stage.channel, "game turn", table=group.match)
    player._panel = opened_.response
    await group.turn(player, begun)


def heads(stage: Stage) -> list[str]:
    """The first line of each post about a turn."""
    said = [texts(message).splitlines()[0] for message in stage.channel.history() if texts(message)]
    return [line for line in said if "· turn " in line]


def tried(stage: Stage, path: str) -> int:
    return len([one for one in stage.env.http_requests if (one.method, one.path) == ("POST", path)])


@pytest.mark.parametrize(("status", "code"), [(500, 0), (502, 0), (429, 0), (400, 40333), (403, 50013)])
@pytest.mark.parametrize("times", [1, 3])
async def test_a_post_that_fails_comes_later_and_once(tmp_path: Path, status: int, code: int, times: int) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        fault: dict[str, Any] = {"status": status, "code": code, "times": times}
        stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", **fault)
        await end(stage, group)
        assert len(heads(stage)) == 1, "the new post has not gone out yet"
        await stage.env.advance_time(sum(PAUSES[:times]) / 1000 + 1)
        assert [head.rsplit(" ", 1)[1] for head in heads(stage)] == ["1", "2"]
        assert "play" in verbs(stage.live)
        await group.episode()


async def test_it_is_tried_again_with_growing_pauses(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        path = f"/channels/{stage.channel.id}/messages"
        stage.env.inject_error("POST", path, times=None)
        before = tried(stage, path)
        await end(stage, group)
        counted = [tried(stage, path) - before]
        for pause in PAUSES[:4]:
            await stage.env.advance_time(pause / 1000 - 1)
            assert tried(stage, path) - before == counted[-1], "not before its time"
            await stage.env.advance_time(1)
            counted.append(tried(stage, path) - before)
        assert counted == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("status", [500, 429])
async def test_an_edit_that_fails_comes_later(tmp_path: Path, status: int) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        first = stage.live
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=status, times=2)
        await end(stage, group)
        await stage.env.advance_time(60)
        assert set(verbs(stage.again(first))) == {"board"}
        assert len(heads(stage)) == 2


async def test_an_edit_of_a_message_that_is_gone_does_not_hold_the_others_up(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008)
        await end(stage, group)
        assert heads(stage)[-1].endswith("turn 2")
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
        await end(stage, group)
        assert heads(stage)[-1].endswith("turn 3")


async def test_a_message_that_arrived_although_the_answer_was_an_error_is_not_sent_again_r26(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        send = stage.env.backend.commit_message
        lost: list[Any] = []

        def arrives_and_fails(message: Any, **fields: Any) -> Any:
            done = send(message, **fields)
            if message.channel_id == stage.channel.id and not message.is_ephemeral and not lost:
                lost.append(done)
                raise ConnectionResetError("the answer was lost")
            return done

        monkeypatch.setattr(stage.env.backend, "commit_message", arrives_and_fails)
        await end(stage, group)
        await stage.env.advance_time(60)
        assert len(lost) == 1
        assert [head.rsplit(" ", 1)[1] for head in heads(stage)] == ["1", "2"]
        await group.episode()
        assert [head.rsplit(" ", 1)[1] for head in heads(stage)] == ["1", "2", "3"]


async def test_a_direct_message_that_fails_for_a_moment_comes_later_and_once(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        before = {user: len(stage.mails(player.actor)) for user, player in group.players.items()}
        stage.env.inject_error("POST", "/users/@me/channels", status=500, times=2)
        await end(stage, group)
        await stage.env.advance_time(60)
        mover = (await group.movers())[0].actor
        assert len(stage.mails(mover)) == before[mover.id] + 1


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (500, 0), (403, 50001)])
async def test_a_press_that_cannot_be_acknowledged_does_nothing_and_stays_quiet_r01_r06(
    tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        mover = (await group.movers())[0]
        await mover.open()
        pick = next(iter(verbs(mover.panel)["pick"]))
        async with unchanged(stage):
            for press in (
                stage.press(mover.actor, mover.panel, pick),
                stage.press(mover.actor, stage.live, verbs(stage.live)["play"][0]),
                mover.actor.slash(stage.channel, "game list"),
            ):
                stage.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code)
                done = await press
                assert done.response is None or done.response.id == mover.panel.id
        assert not [record for record in caplog.records if record.exc_info]
        stage.env.backend.faults.clear()
        private(await stage.press(mover.actor, mover.panel, pick))


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (404, 10015), (500, 0), (400, 50035)])
async def test_an_answer_that_cannot_be_shown_loses_nothing(tmp_path: Path, status: int, code: int) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        mover = (await group.movers())[0]
        await mover.open()
        drafted = len((await mover.prompt()).turn.actions)
        action = await mover.best()
        stage.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
        hint_or_pick = next(iter(verbs(mover.panel)["pick"]))
        await stage.press(mover.actor, mover.panel, hint_or_pick)
        stage.env.backend.faults.clear()
        shown = await mover.actor.slash(stage.channel, "game turn", table=group.match)
        assert "pick" in verbs(shown.response) or "menu" in verbs(shown.response)
        assert len((await mover.prompt()).turn.actions) >= drafted
        mover._panel = shown.response
        assert action.kind == "place_tile"


async def test_an_answer_that_discord_finds_wrong_is_replaced_by_a_sentence_with_a_number(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        stage.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035)
        mover = (await group.movers())[0]
        done = await mover.actor.slash(stage.channel, "game turn", table=group.match)
        assert "could not be shown" in texts(done.response)


@pytest.mark.parametrize("press", ["command", "private", "update"])
async def test_a_slow_handler_acknowledges_first_and_answers_later_r01(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, press: str
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        mover = (await group.movers())[0]
        await mover.open()
        panel = stage.bot.wired.desk.panel

        async def slow(self: Any, *args: Any) -> Any:
            await stage.env.external_wait(asyncio.sleep(5), reason="a slow machine")
            return await panel(*args)

        monkeypatch.setattr(type(stage.bot.wired.desk), "panel", slow)
        before = len(stage.env.http_requests)
        if press == "command":
            done = await mover.actor.slash(stage.channel, "game turn", table=group.match)
        elif press == "private":
            done = await stage.press(mover.actor, stage.live, verbs(stage.live)["play"][0])
        else:
            done = await stage.press(mover.actor, mover.panel, verbs(mover.panel)["pick"][0])
        asked = [one.path.rsplit("/", 1)[-1] for one in stage.env.http_requests[before:]]
        assert asked == ["callback"], "acknowledged, and nothing else yet"
        await stage.env.advance_time(5)
        assert "pick" in verbs(stage.again(done.response))
        assert stage.env.http_requests[-1].path.endswith("@original")


async def test_a_card_that_cannot_be_edited_for_a_while_shows_the_seats_later(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana)
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=2)
        await ben.click(card, custom_id=verbs(card)["join"][0])
        assert "Ben" not in texts(stage.again(card))
        await stage.env.advance_time(30)
        assert "Ben" in texts(stage.again(card))


async def test_a_mention_that_fails_is_not_taken_for_the_same_words_of_an_earlier_turn(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await seated(stage)
        table = await group.table()
        seat = next(seat for seat in table.match.seats if not seat.acting)
        letter = letters.mention(seat.user_id, f"<@{seat.user_id}>, your turn is waiting.")
        carrier = DiscordCarrier(stage.bot, stage.bot.wired)
        now = stage.bot.wired.clock.now()
        row = OutboxRow(7001, group.match, "reminder", "first", {}, now, 0, None)
        first = await carrier._send(row, table, "mention", "first", letter)
        await stage.bot.wired.store.add_post(first)
        again = OutboxRow(7002, group.match, "reminder", "second", {}, now, 1, now)
        second = await carrier._send(again, table, "mention", "second", letter)
        assert second.message_id != first.message_id
        assert (await carrier._send(again, table, "mention", "second", letter)).message_id == second.message_id
