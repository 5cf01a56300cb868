"""A turn: the draft and its undo, old buttons, double presses, wrong people."""

from pathlib import Path
from typing import Any

from engine.core.model import Action
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.moves.recover import Recover, Recovered
from tests.bot.discord.player import Group, Player, begun, drafted, opened
from tests.bot.discord.stage import buttons, components, staged, texts, verbs


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


async def at_a_treasure(group: Group) -> tuple[Player, Action]:
    """Play by the game's advice until somebody's next step is to recover a treasure."""
    for _ in range(30):
        [player] = await group.movers()
        await player.open()
        while player in await group.movers():
            best = await player.best()
            if isinstance(best, Recover):
                return player, best
            await player.act(best)
    raise AssertionError("nobody recovered anything")


async def test_a_treasure_behind_drafted_steps_is_asked_about_and_then_told_with_all_that_is_final(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path, "treasure", pictures=False) as stage:
        group, _ = await begun(stage)
        player, found = await at_a_treasure(group)
        before, version = await drafted(player), (await group.table()).match.version
        assert before
        await player.act(found, sure=False)
        asked = texts(player.panel)
        assert f"your {len(before)} steps before it become final" in asked or "your step before it" in asked
        assert {"Yes", "No, back"} == set(buttons(player.panel))
        await player.click(verbs(player.panel)["open"][0])
        assert await drafted(player) == before, "no is no"
        assert (await group.table()).match.version == version
        await player.act(found)
        table = await group.table()
        words, names = table.words, table.names
        said = texts(player.panel)
        [row] = [r for r in await stage.bot.wired.store.journal(group.match) if r.version == table.match.version]
        [news] = [event for event in table.game.parse_events(row.events) if isinstance(event, Recovered)]
        assert str(words.event("en", names, news)) in said
        final = "; ".join(words.action("en", names, action) for action in (*before, found))
        assert f"Final so far: {final}" in said
        assert "Nothing in your draft yet" not in said
        step = await player.best()
        await player.act(step, sure=False)
        if step.kind != "end_turn" and not isinstance(step, Recover):
            assert f"Final so far: {final}\n1. " in texts(player.panel)


async def test_the_whole_board_of_a_panel_shows_its_draft_to_its_player_alone(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player = await begun(stage)
        requests: list[Any] = []
        pictures = stage.bot.wired.desk.album._pictures
        draw = pictures.draw

        async def kept(purpose: Any, request: Any) -> Any:
            requests.append(request)
            return await draw(purpose, request)

        pictures.draw = kept  # type: ignore[method-assign]
        untouched = await player.actor.click(player.panel, label="Whole board")
        assert "The board now" in texts(untouched.response)
        await player.act(await player.best())
        await player.act(await player.best())
        prompt = await player.prompt()
        requests.clear()
        board = (await player.actor.click(player.panel, label="Whole board")).response
        assert "The board with your draft" in texts(board)
        await player.actor.click(board, custom_id=verbs(board)["zoom"][0])
        assert "The board with your draft" in texts(stage.again(board))
        assert [one.quarter for one in requests] == [None, 0]
        for request in requests:
            assert request.view == prompt.view
            assert request.events == prompt.turn.events
        other = next(p for p in group.players.values() if p is not player)
        requests.clear()
        public = (await player.actor.click(stage.live, label="Board")).response
        assert "The board now" in texts(public), "the button under the post shows what all may see"
        forged = await stage.press(other.actor, stage.live, verbs(player.panel)["board"][0])
        assert "The board now" in texts(forged.response)
        state = (await group.table()).state
        assert [request.view for request in requests] == [
            prompt.game.view(state, prompt.seat.seat),
            prompt.game.view(state, 1 - prompt.seat.seat),
        ]


async def test_the_only_action_of_a_kind_shows_its_price_before_it_is_taken(tmp_path: Path) -> None:
    async with staged(tmp_path, "treasure", pictures=False) as stage:
        _, player = await begun(stage)
        while not [a for a in (await player.prompt()).legal if a.kind == "camp"]:
            await player.act(await player.best())
        prompt = await player.prompt()
        [camp] = [action for action in prompt.legal if action.kind == "camp"]
        where = prompt.table.words.action("en", prompt.table.names, camp)
        assert f"{where} · costs 5, {prompt.view.points - 5} left" in buttons(player.panel)
        assert all(len(label) <= 38 for label in buttons(player.panel) if "costs" in label)


async def test_undo_stops_at_what_a_treasure_revealed_r61(tmp_path: Path) -> None:
    async with staged(tmp_path, "treasure", pictures=False) as stage:
        group, _ = await begun(stage)
        player, found = await at_a_treasure(group)
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
