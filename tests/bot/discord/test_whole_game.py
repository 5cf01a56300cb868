"""Three people play Tikal from an empty channel to the end post, by buttons and menus only."""

import json
import re
from pathlib import Path
from typing import Any

from bot.commands.replay import play as replayed
from engine.core import records, registry
from engine.core.scores import Scored
from renderer.picture import Request, draw
from tests.bot.discord.player import Group, opened
from tests.bot.discord.stage import blank, components, staged, texts, verbs


def live_posts(channel: Any) -> list[Any]:
    """The posts from which a turn can be played."""
    return [message for message in channel.history() if "play" in verbs(message)]


def settled_posts(channel: Any) -> list[Any]:
    """The posts of turns that are over: their one button leads to the board of then."""
    return [
        message
        for message in channel.history()
        if [i for i in verbs(message).get("board", []) if re.search(r":\d+$", i)]
    ]


def scoring_posts(channel: Any) -> list[Any]:
    return [message for message in channel.history() if texts(message).startswith("### Scoring round")]


async def test_three_people_play_a_whole_seeded_game_to_the_end_post_r33_r41(tmp_path: Path) -> None:
    def paint(wanted: Request) -> bytes:
        """Only the last pictures are real: the ranking's."""
        return draw(wanted) if wanted.outcome is not None else blank(wanted)

    async with staged(tmp_path, "a whole game", pictures=paint) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, seats=3)
        group = Group(stage, match, people)
        channel, turns = stage.channel, 0
        while not await group.over():
            turns += 1
            table = await group.table()
            assert table.match.episode == turns
            [live] = live_posts(channel)
            assert live.id == channel.last_message.id, "the live post is the last one"
            assert f"turn {turns}" in texts(live)
            assert any(part["type"] == 12 for part in components(live)), "with a picture"
            assert "<@" not in texts(live), "a direct message was delivered, so nobody is pinged in the channel"
            settled = settled_posts(channel)
            assert len(settled) == turns - 1
            assert all(set(verbs(message)) == {"board"} for message in settled)
            before = {player: player.presses for player in group.players.values()}
            await group.episode()
            [played] = [player for player, presses in before.items() if player.presses > presses]
            rows = [row for row in await stage.bot.wired.store.journal(match) if row.episode == turns]
            if sum(len(row.actions) for row in rows) <= 6:
                assert played.presses - before[played] <= 25, "an ordinary turn takes few presses (R84)"
            for person in people:
                assert len(stage.mails(person)) == len(group.asked[person.id]), "one notice a turn, no more"
        await check_the_end(stage, group, tmp_path)


async def check_the_end(stage: Any, group: Group, folder: Path) -> None:
    channel, people = stage.channel, list(group.players.values())
    table = await group.table()
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert live_posts(channel) == []

    # the points of every scoring stand in a post, by source
    scored = [event for event in outcome.details if isinstance(event, Scored)]
    told = "\n".join(texts(message) for message in scoring_posts(channel))
    for event in scored:
        sources = ", ".join(f"{table.words.source('en', part.source)} {part.points}" for part in event.parts)
        assert f"{table.names[event.seat]}: **{event.points}** ({sources}), now {event.total}" in told

    # the end post: ranking, points by round and source, pictures, seed
    end = channel.last_message
    said = texts(end)
    ranking = [int(points) for points in re.findall(r"^\d\. .* \*\*(\d+)\*\*$", said, re.MULTILINE)]
    assert ranking == sorted(outcome.scores, reverse=True)
    assert re.search(r"^1\. .* " + table.names[outcome.winners[0]], said, re.MULTILINE)
    for seat, name in enumerate(table.names):
        rounds = " + ".join(str(points[seat]) for points in outcome.rounds)
        total = outcome.scores[seat]
        assert re.search(rf"{name}: {re.escape(rounds)} by round; Temples \d+, Treasures \d+; {total} in all", said)
    assert "`a whole game`" in said
    assert len(end.attachments) == 2
    assert len(await end.attachments[0].read()) > 10_000, "the ranking is a real picture"
    assert {"board", "text", "log"} == set(verbs(end))

    # the record that is handed out plays again, to the same scores
    answer = await people[0].actor.slash(channel, "game export")
    files = {file.filename: await file.read() for file in answer.response.attachments}
    name, data = next((name, data) for name, data in files.items() if name.endswith(".json"))
    record = records.read(data)
    played = records.replay(record)
    assert registry.game("tikal").outcome(played.states[-1]) == outcome
    file = folder / name
    file.write_bytes(data)
    assert replayed(str(file)).ok
    assert json.loads(data)["seed"] == "a whole game"
    log = files["log.md"].decode()
    assert all(f"Turn {turn} ·" in log for turn in range(1, table.match.episode + 1))

    verdict = texts((await people[1].actor.slash(channel, "game verify")).response)
    assert verdict.count("✔") == 2
    assert "`a whole game`" in verdict
    closed = await people[1].actor.slash(channel, "game turn")
    assert "This game is over" in texts(closed.response)
    listed = texts((await people[1].actor.slash(channel, "game list")).response)
    assert "Tikal" not in listed
