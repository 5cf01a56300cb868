"""A table is not opened or started where a right is missing; the right is named and nothing is left half made."""

from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.player import lobby
from tests.bot.discord.rights import give_back, take
from tests.bot.discord.stage import Stage, staged, table_of, texts, verbs
from tests.bot.discord.unchanged import private, unchanged

IN_A_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")
FOR_A_THREAD = (*IN_A_CHANNEL, "create_public_threads", "send_messages_in_threads")


def named(right: str) -> str:
    return f"*{right.replace('_', ' ').title()}*"


@pytest.mark.parametrize(
    ("fields", "rights"),
    [
        ({"place": "channel"}, IN_A_CHANNEL),
        ({"place": "thread"}, FOR_A_THREAD),
        ({"private": True}, (*IN_A_CHANNEL, "create_private_threads", "send_messages_in_threads")),
    ],
    ids=["channel", "thread", "private"],
)
async def test_opening_a_table_names_the_missing_right_r71(
    tmp_path: Path, fields: dict[str, Any], rights: tuple[str, ...]
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        async with unchanged(stage):
            for right in rights:
                take(stage, stage.channel, right)
                said = private(await ana.slash(stage.channel, "game new", game="tikal", **fields))
                assert said == f"I lack rights in this channel, so nothing was done. Please give me: {named(right)}."
            take(stage, stage.channel, *rights)
            said = private(await ana.slash(stage.channel, "game new", game="tikal", **fields))
            assert all(named(right) in said for right in rights)
        assert await stage.bot.wired.store.match(1) is None
        give_back(stage, stage.channel)
        await ana.slash(stage.channel, "game new", game="tikal", **fields)
        assert (await stage.bot.wired.tables.match(1)).status == "lobby"


@pytest.mark.parametrize(("place", "rights"), [("channel", IN_A_CHANNEL), ("thread", FOR_A_THREAD)])
async def test_starting_a_game_names_the_missing_right_r71(
    tmp_path: Path, place: str, rights: tuple[str, ...]
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = stage.again(await lobby(stage, ana, ben, place=place))
        number = table_of(card)
        async with unchanged(stage):
            for right in rights:
                take(stage, stage.channel, right)
                said = private(await ana.click(card, custom_id=verbs(card)["start"][0]))
                assert named(right) in said
                said = private(await ana.slash(stage.channel, "game start"))
                assert named(right) in said
                assert not stage.channel.threads
        give_back(stage, stage.channel)
        await ana.click(card, custom_id=verbs(card)["start"][0])
        assert (await stage.bot.wired.tables.match(number)).status == "running"


async def half_made(stage: Stage) -> None:
    """Fail unless nothing is open or to be seen."""
    assert not await stage.bot.wired.store.matches(statuses=("lobby", "running"))
    assert not [message for message in stage.channel.history() if texts(message)]
    assert all(thread.archived for thread in threads(stage))


def threads(stage: Stage) -> list[Any]:
    found = [stage.env.backend.channels[thread.id] for thread in stage.channel.threads]
    return [thread.thread_metadata for thread in found if thread.thread_metadata]


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [
        (403, 50013, "Please give me: *Send Messages*"),
        (403, 50001, "Please give me: *Send Messages*"),
        (500, 0, "Discord did not take that just now"),
        (404, 10003, "Discord did not take that just now"),
    ],
)
async def test_a_table_whose_card_cannot_be_posted_is_closed_again(
    tmp_path: Path, status: int, code: int, said: str
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        for fields in ({"place": "channel"}, {"private": True}):
            stage.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=1)
            assert said in private(await ana.slash(stage.channel, "game new", game="tikal", **fields))
            await half_made(stage)


async def test_too_many_threads_leave_no_half_made_private_table_r21(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        stage.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)
        said = private(await ana.slash(stage.channel, "game new", game="tikal", private=True))
        assert said.startswith("This server has too many open threads")
        await half_made(stage)


async def test_somebody_who_cannot_be_added_to_a_private_thread_leaves_no_half_made_table(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        stage.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50013)
        private(await ana.slash(stage.channel, "game new", game="tikal", private=True))
        await half_made(stage)


async def test_too_many_threads_leave_the_lobby_as_it_is_r21(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = stage.again(await lobby(stage, ana, ben, place="thread"))
        number = table_of(card)
        async with unchanged(stage):
            for code in (160006, 160007):
                stage.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=code)
                said = private(await ana.click(card, custom_id=verbs(card)["start"][0]))
                assert said.startswith("This server has too many open threads")
        await ana.click(card, custom_id=verbs(card)["start"][0])
        assert (await stage.bot.wired.tables.match(number)).status == "running"


async def test_a_game_starts_though_its_card_was_deleted_and_from_another_channel_r19(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, ben, place="thread")
        number = table_of(card)
        stage.env.backend.delete_message(stage.channel.id, card.id)
        hall = stage.guild.create_text_channel("hall")
        said = private(await ana.slash(hall, "game start", table=number))
        match = await stage.bot.wired.tables.match(number)
        assert match.status == "running"
        assert match.parent_id == stage.channel.id
        assert f"<#{match.channel_id}>" in said
        assert [thread.id for thread in stage.channel.threads] == [match.channel_id]
        assert not hall.threads


async def test_rights_count_where_the_table_is_not_where_the_command_is_given_r71(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = table_of(await lobby(stage, ana, ben, place="thread"))
        hall = stage.guild.create_text_channel("hall")
        take(stage, stage.channel, "attach_files")
        assert named("attach_files") in private(await ana.slash(hall, "game start", table=number))
        give_back(stage, stage.channel)
        take(stage, hall, "attach_files")
        assert "has begun" in private(await ana.slash(hall, "game start", table=number))
