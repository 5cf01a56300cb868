"""Rights, threads and posts that go away in mid-game: the turn is saved, the host is told, games go on."""

from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.player import Group, opened
from tests.bot.discord.rights import give_back, take
from tests.bot.discord.stage import Stage, staged, texts, verbs
from tests.bot.discord.unchanged import private

HOUR = 3600


async def seated(stage: Stage, place: str = "channel") -> tuple[Group, Any]:
    """A table of two with one turn played; its group, and its host."""
    ana, ben = stage.person("Ana"), stage.person("Ben")
    number = await opened(stage, ana, ben, place=place)
    channel = stage.channel.threads[0] if place == "thread" else stage.channel
    group = Group(stage, number, [ana, ben], channel)
    await group.episode()
    return group, ana


async def play_from_the_message(stage: Stage, group: Group) -> None:
    """Play an episode from `/game turn`, as one does whose post is missing; the messages go out or wait."""
    table = await group.table()
    begun = table.match.episode
    player = (await group.movers())[0]
    hall = next(iter(stage.guild.channels.values()))
    opened_ = await player.actor.slash(hall, "game turn", table=group.match)
    player._panel = opened_.response
    await group.turn(player, begun)
    assert (await group.table()).match.episode == begun + 1


def lives(channel: Any) -> list[Any]:
    return [message for message in channel.history() if "play" in verbs(message)]


def told(stage: Stage, host: Any, word: str) -> list[str]:
    return [texts(mail) for mail in stage.mails(host) if word in texts(mail)]


@pytest.mark.parametrize("right", ["send_messages", "view_channel"])
async def test_a_right_taken_in_mid_game_stops_no_turn_and_the_posts_come_later_r71(
    tmp_path: Path, right: str
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, host = await seated(stage)
        stage.guild.create_text_channel("hall")
        take(stage, stage.channel, right)
        for _ in range(2):
            await play_from_the_message(stage, group)
            await stage.env.advance_time(HOUR)
        assert len(told(stage, host, "I cannot write in")) == 1
        assert f"table {group.match}" in told(stage, host, "I cannot write in")[0]
        give_back(stage, stage.channel)
        await stage.env.advance_time(HOUR)
        table = await group.table()
        assert len(lives(stage.channel)) == 1
        assert f"turn {table.match.episode}" in texts(stage.live)
        said = [texts(message) for message in stage.channel.history()]
        assert len(said) == len(set(said))
        assert len(told(stage, host, "I cannot write in")) == 1
        await group.episode()
        assert len(lives(stage.channel)) == 1


async def test_another_game_goes_on_meanwhile_and_a_second_outage_is_told_again(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, host = await seated(stage)
        hall = stage.guild.create_text_channel("hall")
        people = [stage.person("Cat"), stage.person("Dov")]
        await people[0].slash(hall, "game new", game="tikal", place="channel")
        await people[1].click(hall.last_message, custom_id=verbs(hall.last_message)["join"][0])
        await people[0].slash(hall, "game start")
        other = Group(stage, 2, people, hall)
        take(stage, stage.channel, "send_messages")
        await play_from_the_message(stage, group)
        before = (await other.table()).match.episode
        await other.episode()
        assert (await other.table()).match.episode == before + 1
        assert len(lives(hall)) == 1
        give_back(stage, stage.channel)
        await stage.env.advance_time(HOUR)
        take(stage, stage.channel, "send_messages")
        await play_from_the_message(stage, group)
        assert len(told(stage, host, "I cannot write in")) == 2
        assert not told(stage, people[0], "I cannot write in")


async def test_a_post_that_moderators_delete_is_not_missed_r19(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, host = await seated(stage)
        stage.guild.create_text_channel("hall")
        for message in stage.channel.history():
            stage.env.backend.delete_message(stage.channel.id, message.id)
        shown = private(await host.slash(stage.channel, "game board"))
        assert "The board now" in shown
        await play_from_the_message(stage, group)
        assert len(lives(stage.channel)) == 1
        await group.episode()
        assert len(lives(stage.channel)) == 1
        assert not told(stage, host, "gone")


async def test_a_deleted_thread_leaves_the_game_playable_and_its_host_is_told_once_r19(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, host = await seated(stage, "thread")
        stage.env.backend.delete_channel(group.channel.id)
        for _ in range(3):
            await play_from_the_message(stage, group)
        assert len(told(stage, host, "is gone")) == 1
        assert "It is your turn" in "".join(texts(mail) for mail in stage.mails((await group.movers())[0].actor)[-1:])
        for command in ("board", "log", "info", "verify", "export"):
            private(await host.slash(stage.channel, f"game {command}", table=group.match))


async def test_a_deleted_thread_with_closed_messages_stops_nothing_r19_r44(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, _ = await seated(stage, "thread")
        stage.env.backend.delete_channel(group.channel.id)
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        for _ in range(2):
            await play_from_the_message(stage, group)
        assert await stage.bot.wired.store.outbox(2**60) == ()


async def test_a_folded_thread_is_opened_again_for_an_edit(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, host = await seated(stage, "thread")
        stage.env.backend.edit_channel(group.channel.id, {}, thread_metadata={"archived": True})
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
        await play_from_the_message(stage, group)
        folded = stage.env.backend.channels[group.channel.id].thread_metadata
        assert folded is not None
        assert not folded.archived
        assert len(lives(group.channel)) == 1
        assert not told(stage, host, "locked")
        await group.episode()


async def test_a_locked_thread_is_told_to_the_host_once_and_tried_again(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, host = await seated(stage, "thread")
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
        stage.env.inject_error("PATCH", f"/channels/{group.channel.id}", status=403, code=50013, times=None)
        await play_from_the_message(stage, group)
        await stage.env.advance_time(HOUR)
        assert len(told(stage, host, table_line(group))) == 1
        stage.env.backend.faults.clear()
        await stage.env.advance_time(HOUR)
        assert len(lives(group.channel)) == 1
        await group.episode()


def table_line(group: Group) -> str:
    return f"of table {group.match} (<#{group.channel.id}>) is locked"
