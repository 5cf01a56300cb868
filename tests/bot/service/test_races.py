"""Many presses at the same time: one effect each, and a log that a serial replay confirms."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from bot.service.declined import Declined
from bot.service.play import Done, Press, Prompt
from bot.store.protocol import Seen
from bot.wiring import Parts
from engine.core.errors import Refusal
from tests.bot.service.people import mover, press, service, table

QUIET = (Declined, Refusal, Seen)


async def attempts(*works: Any) -> tuple[list[Any], list[BaseException]]:
    """What came of works that run at the same time, and what they were declined with."""
    results = await asyncio.gather(*works, return_exceptions=True)
    faults = [one for one in results if isinstance(one, BaseException)]
    for fault in faults:
        assert isinstance(fault, QUIET), repr(fault)
    return [one for one in results if not isinstance(one, BaseException)], faults


async def test_many_presses_on_the_same_prompt_have_one_effect_r02_r09(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await table(parts, 3)
        await parts.play.start(match.id, 100)
        prompt = await mover(parts, match.id)
        done, refused = await attempts(*(parts.play.step(press(prompt), action) for action in prompt.legal[:30]))
        assert len(done) == 1
        assert {fault.reason for fault in refused if isinstance(fault, Declined)} == {"stale"}
        assert len((await mover(parts, match.id)).turn.actions) == 1


async def test_many_deliveries_of_one_interaction_have_one_effect_r06(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await table(parts, 2)
        await parts.play.start(match.id, 100)
        prompt = await mover(parts, match.id)
        done, _ = await attempts(*(parts.play.step(press(prompt, 77), prompt.legal[0]) for _ in range(20)))
        assert len(done) == 1
        later = await mover(parts, match.id)
        with pytest.raises((Declined, Seen)):
            await parts.play.step(press(later, 77), later.legal[0])
        assert len((await mover(parts, match.id)).turn.actions) == 1


async def test_many_presses_on_end_turn_end_one_turn_r08(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await table(parts, 2)
        await parts.play.start(match.id, 100)
        prompt = await mover(parts, match.id)
        done: Prompt | Done = await parts.play.step(press(prompt), prompt.legal[0])
        assert isinstance(done, Prompt)
        end = next(action for action in done.legal if action.kind == "end_turn")
        ended, _ = await attempts(*(parts.play.step(press(done), end) for _ in range(25)))
        assert len(ended) == 1
        after = await parts.tables.match(match.id)
        assert after.episode == 2
        rows = await parts.store.journal(match.id)
        assert [row.kind for row in rows] == ["start", "turn"]


async def test_ten_people_race_for_the_last_seats(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await parts.lobby.open(
            game="tikal",
            guild_id=1,
            channel_id=2,
            parent_id=None,
            host_id=100,
            host_name="Host",
            lang="en",
            seats=4,
        )
        joined, refused = await attempts(
            *(parts.lobby.join(match.id, user, f"P{user}") for user in [*range(101, 111), *range(101, 111)])
        )
        assert len(joined) == 3
        assert {fault.reason for fault in refused if isinstance(fault, Declined)} <= {"full", "already-seated"}
        after = await parts.tables.match(match.id)
        assert [seat.seat for seat in after.seats] == [0, 1, 2, 3]
        assert len({seat.user_id for seat in after.seats}) == 4
        assert len({seat.colour for seat in after.seats}) == 4


async def test_a_game_starts_once_however_often_start_is_pressed(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await table(parts, 3)
        begun, refused = await attempts(*(parts.play.start(match.id, 100) for _ in range(10)))
        assert len(begun) == 1
        assert {fault.reason for fault in refused if isinstance(fault, Declined)} == {"not-lobby"}


async def presser(parts: Parts, match_id: int, user: int, rng: random.Random, presses: int) -> int:
    """One person who presses whatever stands on their panels, old ones too, without waiting for anybody."""
    panels: list[Prompt] = []
    taken = 0
    for _ in range(presses):
        try:
            if not panels or rng.random() < 0.4:
                panels.append(await parts.play.prompt(match_id, user))
            prompt = panels[-1] if rng.random() < 0.7 else rng.choice(panels)
            dice = rng.random()
            if dice < 0.1:
                done: Any = await parts.play.undo(press(prompt))
            elif dice < 0.15:
                done = await parts.play.start_over(press(prompt))
            elif dice < 0.2:
                # a seat that is not theirs
                other = next(seat for seat in prompt.table.match.seats if seat.user_id != user)
                with pytest.raises((Declined, Refusal)):
                    await parts.play.step(Press(match_id, other.seat, other.prompt, user), prompt.legal[0])
                continue
            else:
                best = prompt.game.suggest(prompt.view, prompt.seat.seat)
                action = best[0] if best and rng.random() < 0.6 else rng.choice(prompt.legal)
                done = await parts.play.step(press(prompt), action)
            taken += 1
            panels.append(done if isinstance(done, Prompt) else done.prompt or prompt)
        except QUIET:
            await asyncio.sleep(0)
    return taken


@pytest.mark.parametrize(("game", "presses"), [("tikal", 250), ("lantern", 250)])
async def test_four_people_press_at_random_and_the_log_equals_a_serial_replay_r13(
    tmp_path: Path, game: str, presses: int
) -> None:
    async with service(tmp_path, f"random {game}") as parts:
        match = await table(parts, 4, game)
        await parts.play.start(match.id, 100)
        taken = await asyncio.gather(
            *(presser(parts, match.id, user, random.Random(f"{game}{user}"), presses) for user in range(100, 104))
        )
        assert min(taken) > 3, "all have played"
        loaded = await parts.tables.load(match.id)
        rows = await parts.store.journal(match.id)
        assert len(rows) > 10
        first = loaded.game.start(
            loaded.game.options_of(loaded.state), 4, f"random {game}", loaded.match.first_seat
        ).state
        state = first
        for row in rows:
            for raw in row.actions:
                assert row.seat is not None
                assert row.user_id == 100 + row.seat, "nobody moved for another seat (R11)"
                state = loaded.game.apply(state, row.seat, loaded.game.parse_action(raw)).state
        assert loaded.game.dump(state) == await parts.store.state(match.id)
        assert loaded.game.dump(state) == loaded.game.dump(loaded.state)
        verdict = await parts.history.verify(loaded)
        assert (verdict.deal, verdict.journal) == (True, True)
        versions = [row.version for row in rows]
        assert versions == sorted(versions)


async def test_giving_up_while_ending_the_turn_leaves_one_story(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await table(parts, 3)
        await parts.play.start(match.id, 100)
        prompt = await mover(parts, match.id)
        done = await parts.play.step(press(prompt), prompt.legal[0])
        assert isinstance(done, Prompt)
        end = next(action for action in done.legal if action.kind == "end_turn")
        user = prompt.seat.user_id
        await attempts(
            *(parts.play.step(press(done), end) for _ in range(5)),
            parts.play.resign(match.id, user),
            *(parts.play.step(press(done), end) for _ in range(5)),
        )
        loaded = await parts.tables.load(match.id)
        assert [seat.user_id for seat in loaded.match.seats if seat.resigned] == [user]
        assert all(seat.user_id != user for seat in loaded.match.seats if seat.acting)
        assert (await parts.history.verify(loaded)).journal
