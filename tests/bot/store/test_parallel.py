"""Many tasks at once on one store (R28)."""

import asyncio
import random
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import open_store
from bot.store.errors import StoreError
from bot.store.inspection import inspect
from bot.store.protocol import Conflict, Seen
from bot.store.rows import Outgoing
from tests.bot.store.builders import NOW, change, running

GAMES, WRITERS, SECONDS = 50, 8, 3.0


async def test_eight_writers_on_fifty_games_never_meet_a_lock_and_lose_nothing_r28(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(path)
    games = [(await running(store)).id for _ in range(GAMES)]
    written: dict[int, list[int]] = {game: [] for game in games}
    conflicts = 0
    end = time.monotonic() + SECONDS

    async def write(number: int) -> None:
        nonlocal conflicts
        rng = random.Random(number)
        turn = 0
        while time.monotonic() < end:
            turn += 1
            # Half of the time everybody presses in the same game, so that they do collide.
            game = games[0] if rng.random() < 0.5 else rng.choice(games)
            match = await store.match(game)
            assert match is not None
            press = number * 1_000_000 + turn
            try:
                after = await store.commit(
                    change(match, interaction_id=press, outbox=(Outgoing("turn", f"{game}:{match.version}"),))
                )
                written[game].append(after.version)
            except Conflict:
                conflicts += 1

    async def look() -> None:
        while time.monotonic() < end:
            await store.outbox(NOW)
            await store.matches(guild_id=700)
            await asyncio.to_thread(_look_from_outside, path)

    # Any StoreError, "database is locked" above all, comes out here.
    await asyncio.gather(*map(write, range(WRITERS)), look())
    for game, versions in written.items():
        match = await store.match(game)
        assert match is not None
        assert versions == list(range(3, match.version + 1))
        assert [row.version for row in await store.journal(game)] == list(range(2, match.version + 1))
    assert conflicts > 0
    assert sum(map(len, written.values())) > 100
    await store.close()


def _look_from_outside(path: Path) -> None:
    with inspect(path) as found:
        assert found.counts() == {"running": GAMES}


async def test_presses_delivered_twice_among_many_count_once_r06(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    game = (await running(store)).id

    async def press(interaction: int) -> bool:
        while True:
            match = await store.match(game)
            assert match is not None
            try:
                await store.commit(change(match, interaction_id=interaction))
            except Seen:
                return False
            except Conflict:
                continue
            return True

    effects = await asyncio.gather(*(press(number % 40) for number in range(80)))
    assert sum(effects) == 40
    assert len(await store.journal(game)) == 41
    await store.close()


async def test_a_foreign_program_that_writes_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(path)
    match = await running(store)
    held = threading.Event()

    def hold() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            held.set()
            time.sleep(0.3)
            other.execute("ROLLBACK")

    holding = asyncio.create_task(asyncio.to_thread(hold))
    await asyncio.to_thread(held.wait)
    assert (await store.commit(change(match))).version == 3
    await holding
    await store.close()


async def test_closing_finishes_what_was_begun(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    games = [await running(store) for _ in range(20)]
    commits = [asyncio.create_task(store.commit(change(match))) for match in games]
    await asyncio.sleep(0)  # each task has handed its work over
    await store.close()
    assert [match.version for match in await asyncio.gather(*commits)] == [3] * 20
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.match(1)
    again = await open_store(tmp_path / "games.db")
    assert {match.version for match in await again.matches()} == {3}
    await again.close()
