"""The bot is stopped and started in the middle of everything; every button goes on working (R14, R15)."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from engine.games.lantern.actions import Choose, Draw, Light

from engine.games.tikal.moves.end_turn import EndTurn
from tests.bot.discord.player import Group, Player, lobby, opened
from tests.bot.discord.stage import Stage, menus, staged, texts, verbs

DRAFTED = {"place_tile", "enter", "move", "uncover", "camp", "exchange", "guard"}
"""The kinds that can stand in a draft; the others are final at once."""


async def begun(stage: Stage, names: tuple[str, ...] = ("Ana", "Ben"), **options: Any) -> tuple[Group, Player]:
    people = [stage.person(name) for name in names]
    match = await opened(stage, *people, seats=len(names), **options)
    group = Group(stage, match, people)
    player = (await group.movers())[0]
    await player.open()
    return group, player


async def test_a_draft_lives_on_after_every_kind_of_action(tmp_path: Path) -> None:
    async with staged(tmp_path, "kinds", pictures=False) as stage:
        group, _ = await begun(stage, ("Ana", "Ben", "Cat"))
        met: set[str] = set()
        while not await group.over() and met < DRAFTED:
            [player] = await group.movers()
            await player.open()
            episode = (await group.table()).match.episode
            while (await group.table()).match.episode == episode:
                prompt = await player.prompt()
                fresh = [a for a in prompt.legal if a.kind in DRAFTED - met and a.kind not in ("guard", "camp")]
                action = fresh[0] if fresh and len(met) > 3 else await player.best()
                await player.act(action)
                if await group.over() or (await group.table()).match.episode != episode:
                    break
                drafted = (await player.prompt()).turn.actions
                if drafted and drafted[-1] == action and action.kind not in met:
                    met.add(action.kind)
                    before = texts(player.panel)
                    await stage.restart()
                    assert (await player.prompt()).turn.actions == drafted, f"after {action.kind} nothing is lost"
                    await player.click(verbs(player.panel)["undo"][0])
                    assert (await player.prompt()).turn.actions == drafted[:-1]
                    await player.act(action)
                    assert texts(player.panel) == before
        assert met >= DRAFTED - {"exchange"}, met


async def test_a_menu_goes_on_where_it_was(tmp_path: Path) -> None:
    async with staged(tmp_path, "menu", pictures=False) as stage:
        _, player = await begun(stage)
        prompt = await player.prompt()
        first = verbs(player.panel).get("menu") or verbs(player.panel)["pick"]
        if menus(player.panel):
            await player.select(first[0], menus(player.panel)[0]["options"][0]["value"])
        else:
            await player.click(first[0])
        halfway = player.panel
        picks = verbs(halfway)["pick"]
        assert any("/" in custom_id for custom_id in picks), "a field is chosen, the next is asked"
        await stage.restart()
        await player.click(next(i for i in picks if "/" in i))
        assert len((await player.prompt()).turn.actions) == 1
        assert (await player.prompt()).turn.actions[0].kind == prompt.legal[0].kind


async def test_a_question_goes_on_where_it_was(tmp_path: Path) -> None:
    async with staged(tmp_path, "sure", pictures=False) as stage:
        group, player = await begun(stage)
        await player.act(await player.best())
        while not any(isinstance(a, EndTurn) for a in (await player.prompt()).legal):
            await player.act(await player.best())
        await player.act(EndTurn(), sure=False)
        await stage.restart()
        await player.click(verbs(player.panel)["sure"][0])
        assert (await group.table()).match.episode == 2


async def test_a_decision_within_a_decision_goes_on_where_it_was(tmp_path: Path) -> None:
    async with staged(tmp_path, "nested") as stage:
        group, _ = await begun(stage, game="lantern")
        while True:
            player = (await group.movers())[0]
            await player.open()
            light = next((a for a in (await player.prompt()).legal if isinstance(a, Light)), None)
            if light is not None:
                break
            await group.turn(player, (await group.table()).match.episode)
        await player.act(light)
        assert (await player.prompt()).view.asked == "pay"
        await stage.restart()
        await player.act(Choose(pick="cheapest"))
        assert (await player.prompt()).view.asked == "reward"
        await stage.restart()
        await player.act(Choose(pick="glow"))
        table = await group.table()
        drafted = (await player.prompt()).turn.actions if player in await group.movers() else ()
        told = [a["kind"] for row in await stage.bot.wired.store.journal(group.match) for a in row.actions]
        assert ([a.kind for a in drafted] or told)[-3:] == ["light", "choose", "choose"] or table.match.episode > 2


async def test_drafts_of_several_people_at_once_live_on(tmp_path: Path) -> None:
    async with staged(tmp_path, "several") as stage:
        group, _ = await begun(stage, ("Ana", "Ben", "Cat"), game="lantern")
        post = stage.live
        for player in group.players.values():
            await player.open(post)
            await player.act(await player.best())
        await stage.restart()
        for player in group.players.values():
            assert len((await player.prompt()).turn.actions) == 1
            await player.act(await player.best())
        assert (await group.table()).match.episode == 2


async def test_a_lobby_lives_on(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, seats=2)
        settings = await ana.click(card, custom_id=verbs(card)["settings"][0])
        panel = stage.again(settings.response)
        await stage.restart()
        menu = next(m for m in menus(panel) if m["custom_id"].endswith(":option/auction"))
        await ana.select(panel, ["auction=True"], custom_id=menu["custom_id"])
        assert "Auction: on" in texts(card)
        await ben.click(card, custom_id=verbs(card)["join"][0])
        await stage.restart()
        await ana.click(card, custom_id=verbs(card)["start"][0])
        assert "play" in verbs(stage.live)


async def test_a_button_works_three_days_and_two_restarts_later_r15(tmp_path: Path) -> None:
    async with staged(tmp_path, "days", pictures=False) as stage:
        group, player = await begun(stage)
        post, panel = stage.live, player.panel
        await stage.restart()
        await stage.env.advance_time(3 * 86_400)
        await stage.restart()
        await player.open(post)
        assert "undo" not in verbs(player.panel)
        await player.act(await player.best())
        assert len((await player.prompt()).turn.actions) == 1
        assert panel is not None
        while (await group.table()).match.episode == 1:
            await player.act(await player.best())
        assert set(verbs(stage.again(post))) == {"board"}, "the post of three days ago is edited (R17)"


async def test_two_games_at_once_do_not_touch_each_other_r14(tmp_path: Path) -> None:
    async with staged(tmp_path, "two", pictures=False) as stage:
        first, player = await begun(stage)
        second_people = [stage.person(name) for name in ("Cat", "Dov")]
        match = await opened(stage, *second_people, seats=2)
        second = Group(stage, match, second_people)
        other = (await second.movers())[0]
        await other.open()
        await other.act(await other.best())
        theirs = (await second.table()).match, (await other.prompt()).turn.actions
        await stage.restart()
        await player.act(await player.best())
        assert len((await player.prompt()).turn.actions) == 1
        assert ((await second.table()).match, (await other.prompt()).turn.actions) == theirs
        while (await first.table()).match.episode == 1:
            await player.act(await player.best())
        assert (await second.table()).match == theirs[0]
        await other.click(verbs(other.panel)["undo"][0])
        assert (await other.prompt()).turn.actions == ()
        assert (await first.table()).match.episode == 2


async def test_a_notice_that_the_stopped_bot_owed_is_sent_once_when_it_starts_r26(tmp_path: Path) -> None:
    async with staged(tmp_path, "owed", pictures=False) as stage:
        group, player = await begun(stage)
        other = next(p for p in group.players.values() if p is not player)
        await stage.bot.courier.stop()
        while (await group.table()).match.episode == 1:
            await player.act(await player.best())
        assert stage.mails(other.actor) == [], "the bot stopped between commit and send"
        assert "turn 1" in texts(stage.live)
        await stage.restart()
        assert len(stage.mails(other.actor)) == 1
        assert "turn 2" in texts(stage.live)
        await stage.restart()
        await stage.env.settle()
        assert len(stage.mails(other.actor)) == 1
        assert len([m for m in stage.channel.history() if "turn 2" in texts(m)]) == 1


async def test_what_was_sent_but_not_marked_is_not_sent_again_r26(tmp_path: Path) -> None:
    async with staged(tmp_path, "marked", pictures=False) as stage:
        group, player = await begun(stage)
        other = next(p for p in group.players.values() if p is not player)
        while (await group.table()).match.episode == 1:
            drafted = await player.best()
            if drafted.kind == "end_turn":
                killed_after(stage, "turn")
            await player.act(drafted)
        assert "turn 2" in texts(stage.live), "the post went out, and then the bot died"
        assert stage.mails(other.actor) == []
        await stage.env.advance_time(600)
        await stage.restart()
        assert len([m for m in stage.channel.history() if "turn 2" in texts(m)]) == 1
        assert len(stage.mails(other.actor)) == 1
        await other.open()
        assert "open" in verbs(other.panel) or "pick" in verbs(other.panel) or "menu" in verbs(other.panel)
        post = stage.live
        await group.episode()
        assert set(verbs(stage.again(post))) == {"board"}, "the post that was found again is ours to edit"


async def test_a_direct_message_that_was_sent_but_not_marked_is_not_sent_again_r26(tmp_path: Path) -> None:
    async with staged(tmp_path, "mailed", pictures=False) as stage:
        group, player = await begun(stage)
        other = next(p for p in group.players.values() if p is not player)
        killed_after(stage, "notice")
        while (await group.table()).match.episode == 1:
            await player.act(await player.best())
        assert len(stage.mails(other.actor)) == 1
        await stage.env.advance_time(600)
        await stage.restart()
        assert len(stage.mails(other.actor)) == 1


async def test_turns_played_while_nothing_could_be_sent_are_all_told_in_order(tmp_path: Path) -> None:
    async with staged(tmp_path, "backlog", pictures=False) as stage:
        group, player = await begun(stage, ("Ana", "Ben", "Cat"))
        await stage.bot.courier.stop()
        for turn in range(1, 5):
            [player] = await group.movers()
            answer = await player.actor.slash(stage.channel, "game turn", table=group.match)
            player.sees(answer)
            await group.turn(player, turn)
        await stage.restart()
        heads = [texts(m).splitlines()[0] for m in stage.channel.history() if "turn " in texts(m).splitlines()[0]]
        assert [head.rsplit(" ", 1)[1] for head in heads] == ["1", "2", "3", "4", "5"]
        assert [m.id for m in stage.channel.history() if "play" in verbs(m)] == [stage.live.id]
        [following] = await group.movers()
        assert "turn 5" in texts(stage.live)
        first = next(p for p in group.players.values() if p.actor.id in group.asked and 1 in group.asked[p.actor.id])
        expected = {p.actor.id: int(p is following) + int(p is first) for p in group.players.values()}
        assert {p.actor.id: len(stage.mails(p.actor)) for p in group.players.values()} == expected


@pytest.mark.parametrize("game", ["lantern", "tikal"])
async def test_a_bot_that_dies_at_every_other_message_still_says_everything_once_r23_r26(
    tmp_path: Path, game: str
) -> None:
    rng, deaths = random.Random(game), list[str]()

    def doomed(bot: Any) -> None:
        """Let the courier die at every other row, before or after it has left."""
        carry = bot.courier._carry

        async def dying(row: Any) -> Any:
            fate = rng.choice(["before", "after", "lives", "lives"])
            if fate == "before":
                deaths.append(row.kind)
                raise asyncio.CancelledError
            posts = await carry(row)
            if fate == "after":
                deaths.append(row.kind)
                raise asyncio.CancelledError
            return posts

        bot.courier._carry = dying

    async with staged(tmp_path, f"dying {game}", pictures=False) as stage:
        group, _ = await begun(stage, ("Ana", "Ben", "Cat"), game=game)
        doomed(stage.bot)
        while not await group.over() and (await group.table()).match.episode < 8:
            episode = (await group.table()).match.episode
            for one in await group.movers():
                one.sees(await one.actor.slash(stage.channel, "game turn", table=group.match))
                await group.turn(one, episode)
            while await stage.bot.wired.store.outbox(2**50):
                await stage.env.advance_time(1)
                await stage.restart(doomed)
        await group.movers()
        assert len(deaths) > 10
        assert {"turn", "settle", "notice"} <= set(deaths)
        await stage.restart()
        last = (await group.table()).match.episode
        history = stage.channel.history()
        told = [int(found[1]) for m in history if (found := re.search(r" turn (\d+)$", texts(m).splitlines()[0]))]
        assert told == list(range(1, last + 1)), "every turn has its one post, in order"
        lives = [m.id for m in history if "play" in verbs(m)]
        assert lives == ([] if await group.over() else [stage.live.id])
        assert [m for m in history if texts(m).startswith("###") and " win" in texts(m).splitlines()[0]] == (
            [stage.live] if await group.over() else []
        )
        heads = [texts(m).splitlines()[0] for m in history if texts(m).startswith("### Scoring round")]
        assert len(heads) == len(set(heads)) or game == "tikal"
        for one in group.players.values():
            links = re.findall(r"/(\d+)\)", "\n".join(texts(mail) for mail in stage.mails(one.actor)))
            assert len(links) == len(set(links)), "no turn is told twice"
            assert len(links) == len(group.asked[one.actor.id]), "and none is left out"


@pytest.mark.parametrize("reveals", [False, True])
async def test_a_post_whose_acknowledgement_was_lost_is_found_again_though_play_went_on_r26(
    tmp_path: Path, reveals: bool
) -> None:
    async with staged(tmp_path, "drawn") as stage:
        group, _ = await begun(stage, game="lantern")
        courier: Any = stage.bot.courier
        carry, lost = courier._carry, []

        async def losing(row: Any) -> Any:
            posts = await carry(row)
            if row.kind == "turn" and not lost:
                lost.append(row.key)
                raise OSError("the answer never came")
            return posts

        courier._carry = losing
        await group.episode()
        assert lost == [f"{group.match}:turn:2"]
        [player] = await group.movers()
        await player.open(stage.live)
        if reveals:
            await player.act(next(a for a in (await player.prompt()).legal if isinstance(a, Draw)))
        else:
            await group.turn(player, 2)
        await stage.env.advance_time(10)
        heads = [texts(m).splitlines()[0] for m in stage.channel.history()]
        assert len([head for head in heads if head.endswith("turn 2")]) == 1
        assert [m.id for m in stage.channel.history() if "play" in verbs(m)] == [stage.live.id]
        assert texts(stage.live).splitlines()[0].endswith("turn 2" if reveals else "turn 3")
        if reveals:
            assert "draws 2" in texts(stage.live), "and it tells what happened since"


def killed_after(stage: Stage, kind: str) -> None:
    """Let the courier die when a row of this kind has left and is not marked yet, as a kill would have it."""
    courier: Any = stage.bot.courier
    carry = courier._carry

    async def last(row: Any) -> Any:
        posts = await carry(row)
        if row.kind == kind:
            raise asyncio.CancelledError
        return posts

    courier._carry = last
