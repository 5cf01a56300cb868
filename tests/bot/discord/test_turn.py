"""A turn: the draft and its undo, old buttons, double presses, wrong people."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.model import Action
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.moves.recover import Recover
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.stage import Stage, buttons, components, staged, texts, verbs


async def begun(stage: Stage, seats: int = 2, **options: Any) -> tuple[Group, Player]:
    """A table of this many, and the player who begins, with the panel open."""
    people = [stage.person(name) for name in ("Ana", "Ben", "Cat")[:seats]]
    match = await opened(stage, *people, seats=seats, **options)
    group = Group(stage, match, people)
    [mover] = await group.movers()
    await mover.open()
    return group, mover


async def drafted(player: Player) -> tuple[Action, ...]:
    return (await player.prompt()).turn.actions


async def test_undo_takes_the_last_step_back_and_start_over_all_of_them(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player = await begun(stage)
        assert "undo" not in verbs(player.panel), "nothing to take back yet"
        for _ in range(3):
            await player.act(await player.best())
        done = await drafted(player)
        assert len(done) == 3
        assert "3. " in texts(player.panel)
        await player.click(verbs(player.panel)["undo"][0])
        assert await drafted(player) == done[:2]
        assert "3. " not in texts(player.panel)
        await player.act(await player.best())
        await player.click(verbs(player.panel)["over"][0])
        assert await drafted(player) == ()
        assert "undo" not in verbs(player.panel)


async def test_undo_stops_at_what_a_treasure_revealed_r61(tmp_path: Path) -> None:
    async with staged(tmp_path, "treasure", pictures=False) as stage:
        group, _ = await begun(stage)
        for _ in range(30):
            [player] = await group.movers()
            await player.open()
            found: Action | None = None
            while found is None and player in await group.movers():
                best = await player.best()
                found = best if isinstance(best, Recover) else None
                if found is None:
                    await player.act(best)
            if found is not None:
                break
        assert found is not None
        before = (await group.table()).match.episode
        mails = {p.actor.id: len(stage.mails(p.actor)) for p in group.players.values()}
        posts = len(stage.channel.history())
        await player.act(found)
        table = await group.table()
        assert table.match.episode == before
        assert await drafted(player) == (), "all that was drafted is final"
        assert "came to light" in texts(player.panel)
        assert "undo" not in verbs(player.panel)
        undone = await stage.press(
            player.actor, player.panel, verbs(player.panel)["board"][0].replace("s:board", "s:undo")
        )
        assert undone.acknowledged
        assert table.game.points(table.state) == (await group.table()).game.points((await group.table()).state)
        # the live post is edited quietly: nothing is posted, nobody is pinged
        assert len(stage.channel.history()) == posts
        assert mails == {p.actor.id: len(stage.mails(p.actor)) for p in group.players.values()}
        assert "treasure" in texts(stage.live).lower()
        [row] = [r for r in await stage.bot.wired.store.journal(group.match) if r.version == table.match.version]
        assert row.kind == "reveal"


async def test_an_old_button_does_nothing_and_shows_where_one_is_now_r04(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player = await begun(stage)
        old = verbs(player.panel)
        await player.act(await player.best())
        done = await drafted(player)
        for verb in ("open", "pick", "hint"):
            for custom_id in old.get(verb, [])[:2]:
                await stage.press(player.actor, player.panel, custom_id)
                assert "earlier moment" in texts(player.panel)
                assert await drafted(player) == done
        assert "undo" in verbs(player.panel), "the answer is the panel of now"


async def test_twenty_presses_on_the_same_button_have_one_effect_r02_r08(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player = await begun(stage)
        await player.act(await player.best())
        hint = verbs(player.panel)["hint"][0]
        for _ in range(20):
            answer = await stage.press(player.actor, player.panel, hint)
            assert answer.acknowledged
        assert len(await drafted(player)) == 2
        while not any(isinstance(a, EndTurn) for a in (await player.prompt()).legal):
            await player.act(await player.best())
        await player.act(EndTurn(), sure=False)
        [sure] = verbs(player.panel)["sure"]
        version = (await group.table()).match.version
        for _ in range(20):
            await stage.press(player.actor, player.panel, sure)
        after = await group.table()
        assert after.match.version == version + 1, "one turn"
        assert after.match.episode == 2
        assert "not your turn" in texts(player.panel)


async def test_the_same_interaction_delivered_twice_has_one_effect_r06(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player = await begun(stage)
        await player.act(await player.best())
        await stage.press(player.actor, player.panel, verbs(player.panel)["hint"][0], times=2)
        assert len(await drafted(player)) == 2
        undo = verbs(player.panel)["undo"][0]
        await player.act(await player.best())
        await stage.press(player.actor, player.panel, undo.replace("undo", "over"), times=3)
        assert "earlier moment" in texts(player.panel)
        assert len(await drafted(player)) == 3


async def test_everybody_else_is_told_what_they_can_do_now_r04_r11_r12(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player = await begun(stage)
        other = next(p for p in group.players.values() if p is not player)
        stranger = Player(stage, stage.person("Dov"), group.match)
        for wrong, said in ((other, "It is not your turn. Waiting for"), (stranger, "no seat in this game")):
            post = stage.live
            answer = await wrong.actor.click(post, custom_id=verbs(post)["play"][0])
            assert answer.ephemeral
            assert said in texts(answer.response)
            ids = [i for verb in ("hint", "pick", "open") for i in verbs(player.panel).get(verb, [])]
            for custom_id in [*ids, ids[0].replace("s:hint", "s:undo").replace("s:pick", "s:undo")]:
                mine = await stage.press(wrong.actor, post, custom_id)
                assert mine.acknowledged
                assert await drafted(player) == ()
            assert "play" in verbs(stage.live), "the public post is untouched by a stranger's press"


async def test_a_draft_is_seen_by_the_mover_alone(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player = await begun(stage)
        other = next(p for p in group.players.values() if p is not player)
        public = [texts(m) for m in stage.channel.history(viewer=other.actor)]
        await player.act(await player.best())
        await player.act(await player.best())
        assert [texts(m) for m in stage.channel.history(viewer=other.actor)] == public
        board = await other.actor.slash(stage.channel, "game board", words=True)
        log = await other.actor.slash(stage.channel, "game log")
        words = (await group.table()).words.action("en", (await group.table()).names, (await drafted(player))[0])
        assert words not in texts(board.response) + texts(log.response)
        assert "Nothing has happened" in texts(log.response) or words not in texts(log.response)


async def test_ending_a_turn_with_points_left_is_asked_about_once_more(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player = await begun(stage)
        while not any(isinstance(a, EndTurn) for a in (await player.prompt()).legal):
            await player.act(await player.best())
        await player.act(EndTurn(), sure=False)
        assert {"Yes", "No, back"} == set(buttons(player.panel))
        await player.click(verbs(player.panel)["open"][0])
        assert (await group.table()).match.episode == 1
        assert "undo" in verbs(player.panel), "back in the panel, with the draft as it was"
        await player.act(EndTurn())
        assert (await group.table()).match.episode == 2
        assert "Your turn is over. Next:" in texts(player.panel)


async def test_one_person_plays_all_seats_of_a_practice_table(tmp_path: Path) -> None:
    async with staged(tmp_path, "practice", pictures=False) as stage:
        ana = stage.person("Ana")
        match = await opened(stage, ana, seats=3, practice=True)
        group, player = Group(stage, match, [ana]), Player(stage, ana, match)
        await player.open()
        seats = set()
        while (await group.table()).match.episode < 5:
            prompt = await player.prompt()
            seats.add(prompt.seat.seat)
            assert "play" in verbs(stage.live)
            await player.act(await player.best())
        assert seats == {0, 1, 2}, "the panel goes on with the next seat"
        assert stage.mails(ana) == [], "nobody is told what they know"
        assert "reminder" not in texts(stage.live).lower()


async def test_a_two_player_game_ends_when_one_gives_up(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player = await begun(stage)
        question = await player.actor.slash(stage.channel, "game resign")
        await player.actor.click(question.response, label="No, back")
        assert not await group.over()
        question = await player.actor.slash(stage.channel, "game resign")
        await player.actor.click(question.response, label="Give up")
        assert await group.over()
        assert "closed before its end" in texts(stage.live)
        assert [m for m in stage.channel.history() if "play" in verbs(m)] == []
        late = await player.open_as_it_is(stage.live)
        assert "over" in texts(late)


async def test_a_third_players_seat_plays_idle_turns_after_they_gave_up(tmp_path: Path) -> None:
    async with staged(tmp_path, "idle", pictures=False) as stage:
        group, player = await begun(stage, 3)
        await player.act(await player.best())
        question = await player.actor.slash(stage.channel, "game resign")
        await player.actor.click(question.response, label="Give up")
        table = await group.table()
        assert table.match.status == "running"
        assert "has given up" in "\n".join(texts(m) for m in stage.channel.history())
        seen = set()
        for _ in range(5):
            movers = await group.movers()
            assert player not in movers
            seen |= {p.actor.id for p in movers}
            assert [m.id for m in stage.channel.history() if "play" in verbs(m)] == [stage.live.id]
            await group.episode()
        assert seen == set(group.players) - {player.actor.id}
        late = await player.open_as_it_is(stage.live)
        assert "given up" in texts(late)
        assert len(stage.mails(player.actor)) == 1, "no notices any more"


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
        ("me settings", "direct message"),
        ("me forget", "deleted from all tables"),
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


async def test_a_forgotten_name_is_gone_and_comes_back_when_its_owner_plays(tmp_path: Path) -> None:
    async with staged(tmp_path, "forget", pictures=False) as stage:
        group, player = await begun(stage)
        name = player.actor.name
        await player.actor.slash(stage.channel, "me forget")
        stranger = stage.person("Dov")
        for command in ("game board", "game info", "game list"):
            said = texts((await stranger.slash(stage.channel, command)).response)
            assert name not in said
        await player.open()
        await group.turn(player, 1)
        assert name in texts(stage.live)


async def test_the_preview_and_the_board_are_real_pictures(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        _, player = await begun(stage)
        for message in (stage.live, player.panel):
            [picture] = message.attachments
            data = await picture.read()
            assert data.startswith(b"\x89PNG")
            assert len(data) > 10_000
            [gallery] = [part for part in components(message) if part["type"] == 12]
            assert gallery["items"][0]["description"], "with alt text (R60)"
