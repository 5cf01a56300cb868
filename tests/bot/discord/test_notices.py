"""Who is told what, when and where: direct messages, mentions, reminders."""

import re
from pathlib import Path
from typing import Any

from bot.service.clock import REMINDERS
from tests.bot.discord.player import Group, Player, lobby, opened
from tests.bot.discord.stage import Stage, staged, table_of, texts, verbs

DAY = 86_400


async def begun(
    stage: Stage, names: tuple[str, ...] = ("Ana", "Ben"), **options: Any
) -> tuple[Group, Player, Player]:
    """A table, the player who begins, and the one after."""
    people = [stage.person(name) for name in names]
    match = await opened(stage, *people, seats=len(names), **options)
    group = Group(stage, match, people)
    [player] = await group.movers()
    return group, player, next(p for p in group.players.values() if p is not player)


def closes(stage: Stage, person: Any) -> None:
    """This person refuses direct messages from now on."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    stage.env.inject_error(
        "POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None
    )


def pings(message: Any, person: Any) -> bool:
    return person.id in [user.id for user in message.mentions] or f"<@{person.id}>" in texts(message)


async def test_a_notice_has_a_link_to_the_live_post_and_a_button_that_plays_from_there(tmp_path: Path) -> None:
    async with staged(tmp_path, "dm", pictures=False) as stage:
        group, player, _ = await begun(stage)
        [mail] = stage.mails(player.actor)
        link = re.search(r"https://discord\.com/channels/(\d+)/(\d+)/(\d+)", texts(mail))
        assert link is not None
        assert [int(part) for part in link.groups()] == [stage.guild.id, stage.channel.id, stage.live.id]
        assert "/me settings" in texts(mail)
        user = player.actor.user
        answer = await user.click(mail, custom_id=verbs(mail)["play"][0])
        panel = stage.again(answer.response)
        assert "pick" in verbs(panel) or "menu" in verbs(panel)
        # the panel opened from the message plays as well as any
        player.actor, player._panel = user, answer.response
        await player.act(await player.best())
        assert len((await player.prompt()).turn.actions) == 1
        assert (await group.table()).match.episode == 1


async def test_closed_messages_are_met_by_mentions_with_one_explanation_r44(tmp_path: Path) -> None:
    async with staged(tmp_path, "closed", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        for person in people:
            closes(stage, person)
        match = await opened(stage, *people, seats=2)
        group = Group(stage, match, people)
        for turn in range(1, 7):
            [player] = await group.movers()
            [live] = [m for m in stage.channel.history() if "play" in verbs(m)]
            said = [texts(m) for m in stage.channel.history() if "I cannot send you direct messages" in texts(m)]
            mine = [one for one in said if f"<@{player.actor.id}>" in one]
            assert len(mine) == 1, "each is told once why"
            if turn > 2:
                assert pings(live, player.actor), "the live post itself calls"
                assert live.id == stage.live.id, "and nothing is said beside it"
                assert len(said) == 2
            await player.open(live)
            await group.turn(player, turn)
        assert all(stage.mails(person) == [] for person in people)


async def test_a_mention_that_fails_is_tried_again_with_its_explanation_r44(tmp_path: Path) -> None:
    async with staged(tmp_path, "retry", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        for person in people:
            closes(stage, person)
        post, send = [], stage.bot.courier._carry._send  # type: ignore[attr-defined]

        async def failing(row: Any, table: Any, role: str, *rest: Any) -> Any:
            if role == "mention" and not post:
                post.append(role)
                raise OSError("the line is down")
            return await send(row, table, role, *rest)

        stage.bot.courier._carry._send = failing  # type: ignore[attr-defined]
        await opened(stage, *people, seats=2)
        assert "I cannot send you" not in texts(stage.live)
        await stage.env.advance_time(5)
        assert "I cannot send you" in texts(stage.live)


async def test_who_wants_mentions_gets_them_in_the_live_post_and_no_messages(tmp_path: Path) -> None:
    async with staged(tmp_path, "channel", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        for person in people:
            answer = await person.slash(stage.channel, "me settings", notices="channel")
            assert "mention" in texts(answer.response)
        match = await opened(stage, *people, seats=2)
        group = Group(stage, match, people)
        for _ in range(3):
            [player] = await group.movers()
            assert pings(stage.live, player.actor)
            assert not any(pings(stage.live, p) for p in people if p.id != player.actor.id)
            await group.episode()
        assert all(stage.mails(person) == [] for person in people)
        await people[0].slash(stage.channel, "me settings", notices="dm")
        for _ in range(2):
            await group.episode()
        assert len(stage.mails(people[0])) == 1
        assert stage.mails(people[1]) == []


async def test_one_is_reminded_three_times_at_the_tables_pace_and_no_more_r40(tmp_path: Path) -> None:
    async with staged(tmp_path, "remind", pictures=False) as stage:
        _, player, other = await begun(stage)
        for day in range(1, 7):
            await stage.env.advance_time(DAY)
            assert len(stage.mails(player.actor)) == 1 + min(day, REMINDERS)
        assert "Your turn is waiting" in texts(stage.mails(player.actor)[-1])
        assert "play" in verbs(stage.mails(player.actor)[-1])
        assert stage.mails(other.actor) == []


async def test_reminders_stop_when_the_player_moves(tmp_path: Path) -> None:
    async with staged(tmp_path, "moved", pictures=False) as stage:
        group, player, other = await begun(stage)
        await stage.env.advance_time(DAY * 0.9)
        await player.open()
        await group.turn(player, 1)
        await stage.env.advance_time(DAY * 0.5)
        assert len(stage.mails(player.actor)) == 1, "the reminder of a played turn is never sent"
        assert len(stage.mails(other.actor)) == 1, "and the next turn has its own time"
        await stage.env.advance_time(DAY * 0.6)
        assert len(stage.mails(other.actor)) == 2
        assert len(stage.mails(player.actor)) == 1


async def test_a_reminder_owed_while_the_bot_was_down_comes_once_after_the_restart(tmp_path: Path) -> None:
    async with staged(tmp_path, "down", pictures=False) as stage:
        _, player, _ = await begun(stage)
        await stage.bot.courier.stop()
        await stage.env.advance_time(DAY * 1.5)
        assert len(stage.mails(player.actor)) == 1
        await stage.restart()
        assert len(stage.mails(player.actor)) == 2


async def test_a_notice_is_dropped_when_its_player_moved_before_it_left_r34(tmp_path: Path) -> None:
    async with staged(tmp_path, "stale", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        card = await lobby(stage, *people, seats=2)
        match, start = table_of(card), verbs(card)["start"][0]
        await stage.bot.courier.stop()
        await people[0].click(card, custom_id=start)
        group = Group(stage, match, people)
        [player] = await group.movers()
        answer = await player.actor.slash(stage.channel, "game turn", table=match)
        player._panel = answer.response
        await group.turn(player, 1)
        await stage.restart()
        assert stage.mails(player.actor) == [], "it is not their turn any more"
        [following] = await group.movers()
        assert len(stage.mails(following.actor)) == 1
        lives = [m for m in stage.channel.history() if "play" in verbs(m)]
        assert [m.id for m in lives] == [stage.live.id]
        assert "turn 2" in texts(stage.live)


async def test_people_of_another_table_or_of_none_are_never_told_r36(tmp_path: Path) -> None:
    async with staged(tmp_path, "others", pictures=False) as stage:
        group, player, other = await begun(stage)
        dov = stage.person("Dov")
        await dov.slash(stage.channel, "game board", table=group.match)
        await player.open()
        await group.turn(player, 1)
        await stage.env.advance_time(DAY * 1.1)
        assert stage.mails(dov) == []
        assert len(stage.mails(other.actor)) == 2


async def test_the_deadline_shown_is_the_one_stored_as_a_discord_time_r48_r50(tmp_path: Path) -> None:
    async with staged(tmp_path, "deadline", pictures=False) as stage:
        group, *_ = await begun(stage)
        for _ in range(3):
            shown = {int(at) for at in re.findall(r"<t:(\d+):[Rf]>", texts(stage.live))}
            stored = await stage.bot.wired.store.next_wake()
            assert stored is not None
            assert shown == {stored // 1000}
            await stage.env.advance_time(3_600)
            await group.episode()


async def test_what_a_resigned_players_absence_leads_to_is_told_to_the_next(tmp_path: Path) -> None:
    async with staged(tmp_path, "absent", pictures=False) as stage:
        group, player, _ = await begun(stage, ("Ana", "Ben", "Cat"))
        before = {p.actor.id: len(stage.mails(p.actor)) for p in group.players.values()}
        question = await player.actor.slash(stage.channel, "game resign")
        await player.actor.click(question.response, label="Give up")
        [following] = await group.movers()
        assert following is not player
        told = {p.actor.id: len(stage.mails(p.actor)) - before[p.actor.id] for p in group.players.values()}
        assert told == {p.actor.id: int(p is following) for p in group.players.values()}
