"""A process that is killed, or whose disk refuses, in the middle of anything (R23, R24)."""

import asyncio
import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.store.database import SqliteStore, open_store
from bot.store.inspection import inspect
from tests.bot.store import committer

SCRIPT = Path(committer.__file__)
FAR = 1 << 40

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")


def killed_after(path: Path, seconds: float, at_work: bool) -> dict[int, int]:
    """Run the committer, kill it (once it has committed something, if `at_work`): the last versions it told of."""
    with subprocess.Popen([sys.executable, SCRIPT, path], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()] if at_work else []
        time.sleep(seconds)
        process.kill()
        lines += process.stdout.read().splitlines()
    return acknowledged(lines)


def acknowledged(lines: list[str]) -> dict[int, int]:
    # A line that the kill cut in two says nothing.
    told = [line.split() for line in lines if len(line.split()) == 2]
    return {int(match): int(version) for match, version in told}


async def assert_whole(path: Path, told: dict[int, int]) -> dict[int, int]:
    """Nothing acknowledged is lost, nothing is there by half; returns the versions that are there."""
    with inspect(path) as found:
        assert found.faults() == ()
    store = await open_store(path)
    try:
        keys: set[str] = set()
        for match in await store.matches():
            rows = await store.journal(match.id)
            versions = list(range(2, match.version + 1))
            assert [row.version for row in rows] == versions
            assert [row.actions for row in rows] == [({"version": version},) for version in versions]
            assert [row.number for row in rows] == list(range(1, len(versions) + 1))
            if match.status == "lobby":
                assert match.version == 1
                continue
            head = await store.state(match.id)
            assert head == committer.state(match.id, rows[-1].version)
            for row in rows[-3:]:
                before = None if row.version == 2 else committer.state(match.id, row.version - 1)
                assert await store.state_before(match.id, row.number) == before
            assert [seat.acting for seat in match.seats] == [match.version % 2 == 0, match.version % 2 == 1]
            draft = await store.draft(match.id, 0)
            if draft is not None:
                assert (draft.base_version, draft.actions) == (match.version, ({"prompt": match.seats[0].prompt},))
            assert await store.seen(match.id * 1_000_000 + match.version)
            assert not await store.seen(match.id * 1_000_000 + match.version + 1)
            keys |= {f"{match.id}:{version}" for version in versions}
            assert [row.at for row in await store.due(FAR) if row.match_id == match.id] == [match.version]
        there = {match.id: match.version for match in await store.matches()}
        assert all(there.get(match_id, 0) >= version for match_id, version in told.items())
        # Only the very last change may have been written without being told of.
        assert sum(there.values()) - sum(told.values()) <= 1
        assert await _all_keys(store) == keys
        return there
    finally:
        await store.close()


async def _all_keys(store: SqliteStore) -> set[str]:
    return await store._db.read(lambda db: {key for (key,) in db.execute("SELECT key FROM outbox")})


async def test_a_kill_at_any_moment_of_play_leaves_the_last_full_commit_r23(tmp_path: Path) -> None:
    path, rng = tmp_path / "games.db", random.Random(23)
    there: dict[int, int] = {}
    for _ in range(14):
        told = killed_after(path, rng.uniform(0, 0.06), at_work=True)
        there = await assert_whole(path, there | told)
    assert max(there.values()) > 4


async def test_a_kill_while_the_database_is_being_made_does_no_harm_r24(tmp_path: Path) -> None:
    rng = random.Random(24)
    for number in range(6):
        path = tmp_path / str(number) / "games.db"
        told = killed_after(path, rng.uniform(0.05, 0.35), at_work=False)
        if path.exists():
            await assert_whole(path, told)
        else:
            assert told == {}


@pytest.mark.parametrize("most", [5_000, 60_000, 150_000, 313_131])
def test_a_disk_that_takes_no_more_stops_the_commit_and_keeps_the_last_r24(tmp_path: Path, most: int) -> None:
    path = tmp_path / "games.db"
    ran = subprocess.run([sys.executable, SCRIPT, path, str(most)], capture_output=True, text=True, timeout=30)
    lines = ran.stdout.splitlines()
    assert lines, ran.stderr
    assert lines[-1] in ("StoreFull", "StoreError"), ran.stderr
    asyncio.run(assert_whole(path, acknowledged(lines)))


def test_the_states_of_the_committer_differ_by_version() -> None:
    assert json.loads(committer.state(1, 2)) != json.loads(committer.state(1, 3))
