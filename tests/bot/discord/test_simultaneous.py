"""The toy game on the stage: hidden hands, choices made at the same time, decisions within decisions, no pictures."""

import json
import re
from pathlib import Path
from typing import Any

from engine.games.lantern.actions import Choose, Draw, EndTurn, Light, Offer

from bot.commands.replay import play as replayed
from engine.core.model import Action
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.stage import Stage, staged, texts, verbs


async def begun(stage: Stage, names: tuple[str, ...] = ("Ana", "Ben", "Cat")) -> Group:
    people = [stage.person(name) for name in names]
    match = await opened(stage, *people, game="lantern", seats=len(names))
    return Group(stage, match, people)


def public(stage: Stage) -> str:
    """Everything that anybody can read in the channel, custom ids and file names too."""
    told = []
    for message in stage.channel.history():
        told += [texts(message), *(file.filename for file in message.attachments)]
        told += [custom_id for ids in verbs(message).values() for custom_id in ids]
    return "\n".join(told)


async def test_a_whole_game_without_pictures_shows_the_board_in_words_and_replays(tmp_path: Path) -> None:
    async with staged(tmp_path, "lanterns") as stage:
        group = await begun(stage)
        while not await group.over():
            assert [m.id for m in stage.channel.history() if "play" in verbs(m)] == [stage.live.id]
            assert "Lanterns: " in texts(stage.live), "the board in words"
            assert "could not be drawn" not in texts(stage.live), "this game has no pictures, so none is missed"
            await group.episode()
        assert stage.live.attachments == []
        people = list(group.players.values())
        assert {len(stage.mails(p.actor)) - len(group.asked[p.actor.id]) for p in people} == {0}
        answer = await people[0].actor.slash(stage.channel, "game export")
        record = next(f for f in answer.response.attachments if f.filename.endswith(".json"))
        file = tmp_path / record.filename
        file.write_bytes(await record.read())
        assert replayed(str(file)).ok
        scores = json.loads(file.read_bytes())["result"]["scores"]
        ranking = [int(points) for points in re.findall(r"^\d\. .* \*\*(\d+)\*\*$", texts(stage.live), re.MULTILINE)]
        assert ranking == sorted(scores, reverse=True)


async def test_no_hand_and_no_offer_shows_in_public_before_its_time_r75_r76(tmp_path: Path) -> None:
    async with staged(tmp_path, "secrets") as stage:
        group = await begun(stage)
        secrets: dict[int, tuple[str, ...]] = {}
        table = await group.table()
        ana, ben, cat = (group.players[seat.user_id] for seat in table.match.seats)
        before = public(stage)
        for player in (ana, ben):
            await player.open()
            prompt = await player.prompt()
            secrets[player.actor.id] = prompt.view.hand
            assert f"Your hand: {', '.join(prompt.view.hand)}" in texts(player.panel), "one plays with open eyes"
            await player.act(Offer(card=prompt.view.hand[0]))
            assert public(stage) == before, "a draft shows nothing in public"
        await ana.act(EndTurn())
        after = public(stage)
        assert "made an offer" in after
        for card in secrets[ana.actor.id]:
            assert card not in after.replace("made an offer", "")
        # others read the table and the log with their own eyes
        for reader in (ben, cat):
            for command in ("game board", "game log"):
                said = texts((await reader.actor.slash(stage.channel, command)).response)
                assert f"offer {secrets[ana.actor.id][0]}" not in said.lower()
        stranger = stage.person("Dov")
        said = texts((await stranger.slash(stage.channel, "game board")).response)
        assert "Your hand" not in said


async def test_everybody_chooses_at_the_same_time_in_a_draft_of_their_own_with_their_own_undo(tmp_path: Path) -> None:
    async with staged(tmp_path, "drafts") as stage:
        group = await begun(stage)
        post = stage.live
        movers = await group.movers()
        assert len(movers) == 3, "all three are to act"
        assert all(len(stage.mails(p.actor)) == 1 for p in movers)
        one, two, three = movers
        for player in movers:
            await player.open(post)
        first, second = (await one.prompt()).view.hand[:2]
        await one.act(Offer(card=first))
        await two.act(Offer(card=(await two.prompt()).view.hand[0]))
        await one.click(verbs(one.panel)["undo"][0])
        assert (await one.prompt()).turn.actions == ()
        assert len((await two.prompt()).turn.actions) == 1, "another's draft is untouched"
        await one.act(Offer(card=second))
        await two.act(EndTurn())
        # a commit of another seat does not make this panel stale
        panel = one.panel
        assert "earlier moment" not in texts(panel)
        await one.act(EndTurn())
        assert "earlier moment" not in texts(one.panel)
        assert (await group.table()).match.episode == 1
        assert [p.actor.id for p in await group.movers()] == [three.actor.id]
        refused = await two.open_as_it_is(post)
        assert "not your turn" in texts(refused)
        await three.act(await three.best())
        await three.act(EndTurn())
        assert (await group.table()).match.episode == 2
        assert set(verbs(stage.again(post))) == {"board"}
        assert all(len(stage.mails(p.actor)) <= 2 for p in movers)
        [mover] = await group.movers()
        told = len(stage.mails(mover.actor))
        assert told == (1 if mover is three else 2), "who moved last has the next panel already, the others a notice"
        if mover is three:
            assert "sure" in verbs(three.panel) or "open" in verbs(three.panel) or "pick" in verbs(three.panel)


async def act_of(group: Group, *, until: type[Action]) -> tuple[Player, Any]:
    """Play by the game's advice until somebody may do an action of this type."""
    while not await group.over():
        for player in await group.movers():
            await player.open()
            wanted = next((a for a in (await player.prompt()).legal if isinstance(a, until)), None)
            if wanted is not None:
                return player, wanted
            await group.turn(player, (await group.table()).match.episode)
    raise AssertionError("the game ended before")


async def test_a_decision_within_a_decision_is_asked_one_after_the_other(tmp_path: Path) -> None:
    async with staged(tmp_path, "nested") as stage:
        group = await begun(stage, ("Ana", "Ben"))
        player, light = await act_of(group, until=Light)
        panel = await player.act(light)
        assert "to pay" in texts(panel)
        assert (await player.prompt()).view.asked == "pay"
        await player.act(Choose(pick="cheapest"))
        assert "Pick a reward" in texts(player.panel)
        await player.click(verbs(player.panel)["undo"][0])
        assert (await player.prompt()).view.asked == "pay", "undo goes back one decision"
        await player.act(Choose(pick="cheapest"))
        before = len(await stage.bot.wired.store.journal(group.match))
        drafted = len((await player.prompt()).turn.actions)
        await player.act(Choose(pick="oil"))
        rows = await stage.bot.wired.store.journal(group.match)
        assert len(rows) == before + 1, "a card was drawn, so all before it is final"
        assert rows[-1].kind in ("reveal", "turn")
        assert len(rows[-1].actions) == drafted + 1


async def test_what_chance_showed_stays_shown_r61(tmp_path: Path) -> None:
    async with staged(tmp_path, "drawn") as stage:
        group = await begun(stage, ("Ana", "Ben"))
        player, draw = await act_of(group, until=Draw)
        table = await group.table()
        await player.act(draw)
        hand = (await player.prompt()).view.hand
        assert "undo" not in verbs(player.panel), "nothing can be taken back"
        assert "over" not in verbs(player.panel)
        assert (await group.table()).match.episode == table.match.episode, "the turn goes on"
        assert len(hand) > len(table.game.view(table.state, (await player.prompt()).seat.seat).hand)
        log = public(stage)
        assert "draws 2" in log
        assert "You drew" not in log


async def test_what_others_do_meanwhile_brings_nobody_more_reminders_r40(tmp_path: Path) -> None:
    day = 86_400
    async with staged(tmp_path, "idle") as stage:
        group = await begun(stage)
        post = stage.live
        one, two, three = await group.movers()
        for player in (one, two):
            await stage.env.advance_time(day * 1.4)
            await player.open(post)
            await player.act(await player.best())
            await player.act(EndTurn())
        assert [p.actor.id for p in await group.movers()] == [three.actor.id]
        for _ in range(6):
            await stage.env.advance_time(day)
        reminders = [mail for mail in stage.mails(three.actor) if "waiting" in texts(mail)]
        assert len(reminders) == 3


async def test_one_person_plays_all_hands_of_a_practice_table_to_the_end(tmp_path: Path) -> None:
    async with staged(tmp_path, "alone") as stage:
        ana = stage.person("Ana")
        match = await opened(stage, ana, game="lantern", seats=3, practice=True)
        player = Player(stage, ana, match)
        await player.open()
        group = Group(stage, match, [ana])
        offered = set()
        while not await group.over():
            prompt = await player.prompt()
            if prompt.view.phase == "offer":
                offered.add(prompt.seat.seat)
            assert f"Your hand: {', '.join(prompt.view.hand) or 'empty'}" in texts(player.panel), (
                "the hand of that seat"
            )
            await player.act(await player.best())
        assert offered == {0, 1, 2}
        assert "The game is over" in texts(player.panel)
        assert "Seed of the shuffle" in texts(stage.live)
        assert stage.mails(ana) == []


async def test_what_turns_up_with_no_step_before_it_needs_no_question(tmp_path: Path) -> None:
    async with staged(tmp_path, "drawn") as stage:
        group = await begun(stage, ("Ana", "Ben"))
        player, draw = await act_of(group, until=Draw)
        assert (await player.prompt()).turn.actions == ()
        await player.act(draw, sure=False)
        assert "came to light" in texts(player.panel)
        assert "You drew" in texts(player.panel), "who drew is told what"
        assert "Final so far: Draw" in texts(player.panel)


async def test_what_a_game_asks_about_itself_is_asked_once(tmp_path: Path) -> None:
    async with staged(tmp_path, "wealth", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        match = await opened(stage, *people, game="tzolkin", seats=2)
        player = (await Group(stage, match, people).movers())[0]
        await player.open()
        assert "What you choose here is final at once" in texts(player.panel)
        wanted = await player.best()
        await player.act(wanted, sure=False)
        prompt = await player.prompt()
        [caution] = prompt.game.cautions(prompt.turn.state, prompt.seat.seat, wanted)
        assert texts(player.panel) == prompt.table.words.caution("en", prompt.table.names, caution)
        await player.click(verbs(player.panel)["sure"][0])
        assert "sure" not in verbs(player.panel)
        assert "Your turn is over" in texts(player.panel)
