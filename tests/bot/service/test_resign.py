"""Somebody gives up: the seat plays idle turns, and the story stays one that can be verified and replayed."""

import json
from pathlib import Path

import pytest

from bot.service.declined import Declined
from bot.service.play import Done
from bot.wiring import Parts
from engine.core import records
from tests.bot.service.people import mover, press, service, table


async def played(parts: Parts, match_id: int, steps: int | None = None) -> None:
    """Play on by the game's advice, to the end or for so many steps."""
    while steps is None or steps > 0:
        if (await parts.tables.match(match_id)).status != "running":
            return
        prompt = await mover(parts, match_id)
        best = [a for a in prompt.game.suggest(prompt.view, prompt.seat.seat) if a in prompt.legal]
        await parts.play.step(press(prompt), (best or prompt.legal)[0])
        steps = None if steps is None else steps - 1


@pytest.mark.parametrize(("game", "before"), [("tikal", 3), ("tikal", 60), ("lantern", 1), ("lantern", 8)])
async def test_a_game_with_an_absent_seat_ends_verifies_and_replays(tmp_path: Path, game: str, before: int) -> None:
    async with service(tmp_path, "absent") as parts:
        match = await table(parts, 3, game)
        await parts.play.start(match.id, 100)
        await played(parts, match.id, before)
        loaded = await parts.play.resign(match.id, 101)
        assert all(seat.user_id != 101 for seat in loaded.match.seats if seat.acting)
        await played(parts, match.id)
        over = await parts.tables.load(match.id)
        assert over.match.status == "finished"
        verdict = await parts.history.verify(over)
        assert (verdict.deal, verdict.journal, verdict.seed) == (True, True, "absent")
        record = await parts.history.record(over)
        again = records.replay(records.read(json.dumps(record)))
        assert again.game.outcome(again.states[-1]) == over.game.outcome(over.state)
        with pytest.raises(Declined, match="finished"):
            await parts.play.prompt(match.id, 101)


async def test_a_closed_game_gives_a_record_without_a_result(tmp_path: Path) -> None:
    async with service(tmp_path, "closed") as parts:
        match = await table(parts, 2)
        await parts.play.start(match.id, 100)
        await played(parts, match.id, 12)
        closed = await parts.play.resign(match.id, 101)
        assert closed.match.status == "abandoned"
        record = await parts.history.record(closed)
        assert record.get("result") is None
        records.replay(records.read(json.dumps(record)))
        with pytest.raises(Declined):
            await parts.play.prompt(match.id, 100)


async def test_giving_up_twice_or_from_outside_is_declined(tmp_path: Path) -> None:
    async with service(tmp_path, "twice") as parts:
        match = await table(parts, 3)
        await parts.play.start(match.id, 100)
        await parts.play.resign(match.id, 101)
        for user in (101, 999):
            with pytest.raises(Declined):
                await parts.play.resign(match.id, user)
        rows = await parts.store.journal(match.id)
        assert sum(row.kind == "admin" for row in rows) == 1


async def test_every_past_turn_can_be_looked_at_again(tmp_path: Path) -> None:
    async with service(tmp_path, "past") as parts:
        match = await table(parts, 2)
        await parts.play.start(match.id, 100)
        states: dict[int, bytes] = {}
        while len(states) < 8:
            prompt = await mover(parts, match.id)
            best = [a for a in prompt.game.suggest(prompt.view, prompt.seat.seat) if a in prompt.legal]
            done = await parts.play.step(press(prompt), (best or prompt.legal)[0])
            if isinstance(done, Done) and done.ended_turn:
                states[prompt.table.match.episode] = done.table.game.dump(done.table.state)
        loaded = await parts.tables.load(match.id)
        for episode, state in states.items():
            then, events = await parts.history.at_end_of(loaded, episode)
            assert then.game.dump(then.state) == state
            assert events
        with pytest.raises(Declined):
            await parts.history.at_end_of(loaded, 99)
