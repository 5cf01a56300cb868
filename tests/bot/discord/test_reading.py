"""What can be read of a table, by buttons and commands, and the record taken out early."""

from pathlib import Path

import pytest

from tests.bot.discord.player import Group, begun, drafted, opened
from tests.bot.discord.stage import components, staged, texts, verbs


async def test_the_turn_opens_from_anywhere_and_lists_the_tables_that_wait(tmp_path: Path) -> None:
    async with staged(tmp_path, "anywhere", pictures=False) as stage:
        group, player = await begun(stage)
        other = stage.guild.create_text_channel("other")
        answer = await player.actor.slash(other, "game turn")
        assert answer.ephemeral
        assert "undo" not in verbs(answer.response)
        assert "pick" in verbs(answer.response)
        private = await player.actor.user.slash("game turn")
        assert "open" in verbs(private.response) or "hint" in verbs(private.response)
        idle = next(p for p in group.players.values() if p is not player)
        refused = await idle.actor.slash(other, "game turn")
        assert "no table in this channel" in texts(refused.response)
        # a second table of theirs waits as well
        people = [player.actor, idle.actor]
        match = await opened(stage, *people, seats=2)
        second = Group(stage, match, people)
        [mover] = await second.movers()
        if mover.actor.id != player.actor.id:
            await mover.open()
            await second.turn(mover, 1)
        listed = await player.actor.slash(other, "game turn")
        assert "Tables that wait for you" in texts(listed.response)
        assert {int(i.split(":")[2]) for i in verbs(listed.response)["play"]} == {group.match, match}
        opened_panel = await player.actor.click(listed.response, custom_id=f"s:play:{match}:-:-:")
        assert verbs(opened_panel.response)["help"][0].startswith(f"s:help:{match}:")
        named = await player.actor.slash(other, "game turn", table=group.match)
        assert verbs(named.response)["help"][0].startswith(f"s:help:{group.match}:")


async def test_the_buttons_of_the_live_post_show_board_text_log_and_help_to_anybody(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player = await begun(stage)
        stranger = stage.person("Dov")
        for person in (player.actor, stranger):
            for verb, said in (("board", "The board now"), ("text", ""), ("log", ""), ("help", "More pages")):
                post = stage.live
                answer = await person.click(post, custom_id=verbs(post)[verb][0])
                assert answer.ephemeral
                assert texts(answer.response)
                assert said in texts(answer.response)
        assert "play" in verbs(stage.live)


async def test_board_then_shows_the_board_after_that_turn(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, _ = await begun(stage)
        post = stage.live
        await group.episode()
        await group.episode()
        settled = stage.again(post)
        answer = await stage.person("Dov").click(settled, label="Board then")
        assert "The board after turn 1" in texts(answer.response)
        later = await group.players[next(iter(group.players))].actor.slash(stage.channel, "game board", turn=2)
        assert "The board after turn 2" in texts(later.response)
        never = await stage.person("Eve").slash(stage.channel, "game board", turn=99)
        assert texts(never.response)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("game board", "The board now"),
        ("game log", "Turn 1"),
        ("game list", "Tikal · 1"),
        ("game info", "Hash of the shuffle"),
        ("game verify", "Everything that was shuffled"),
        ("game export", "The log of table 1"),
        ("help", "More pages"),
        ("about", "Wolfgang Kramer"),
        ("me settings", "/me settings notices: by a mention in the channel"),
        ("me forget", "Delete your display name from all tables?"),
    ],
)
async def test_every_command_that_reads_answers_privately(tmp_path: Path, command: str, said: str) -> None:
    async with staged(tmp_path, "answers", pictures=False) as stage:
        group, player = await begun(stage)
        await group.turn(player, 1)
        seen = len(stage.channel.history())
        answer = await player.actor.slash(stage.channel, command)
        assert answer.ephemeral
        assert said in texts(answer.response)
        assert len(stage.channel.history()) == seen
        assert "stage" not in texts(answer.response).split() or command != "game info"
        if command == "game export":
            assert [f.filename for f in answer.response.attachments] == ["log.md"], "the shuffle stays hidden"
        if command == "game verify":
            assert "`answers`" not in texts(answer.response), "the seed is told at the end"


async def test_a_suggestion_does_what_its_button_says(tmp_path: Path) -> None:
    async with staged(tmp_path, "hints", pictures=False) as stage:
        group, player = await begun(stage)
        await player.act(await player.best())
        for _ in range(3):
            labels = {part["custom_id"]: part["label"] for part in components(player.panel) if part["type"] == 2}
            hint = verbs(player.panel)["hint"][-1]
            await player.click(hint)
            table = await group.table()
            said = table.words.action("en", table.names, (await drafted(player))[-1])
            assert said in labels[hint]


async def test_the_host_may_take_the_record_out_early_and_everybody_learns_of_it(tmp_path: Path) -> None:
    async with staged(tmp_path, "early", pictures=False) as stage:
        group, player = await begun(stage)
        await player.act(await player.best())
        ana, ben = group.players.values()
        refused = await ben.actor.slash(stage.channel, "game export", record=True)
        assert "Only the host" in texts(refused.response)
        assert refused.response.attachments == []
        version = (await group.table()).match.version
        answer = await ana.actor.slash(stage.channel, "game export", record=True)
        assert [file.filename for file in answer.response.attachments] == ["log.md", "tikal-1.json"]
        assert "The host has taken out the record" in "\n".join(texts(m) for m in stage.channel.history())
        rows = await stage.bot.wired.store.journal(group.match)
        assert [row.kind for row in rows] == ["start", "admin"]
        assert (await group.table()).match.version == version + 1
        assert len(await drafted(player)) == 1, "nobody's draft is touched"
        await player.click(verbs(player.panel)["undo"][0])
        assert await drafted(player) == ()
        assert [m for m in stage.channel.history() if "play" in verbs(m)] != []
