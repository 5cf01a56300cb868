"""Plays on a store until it is killed: python committer.py <database> [most bytes a file may have].

Prints `<match> <version>` after each commit that was acknowledged, and the name of the StoreError that ended it.
"""

import asyncio
import json
import random
import resource
import signal
import sys
from pathlib import Path

from bot.store.database import open_store
from bot.store.errors import StoreError
from bot.store.rows import Commit, Draft, DueRow, Entry, NewMatch, Outgoing, SeatRow

GAMES = 3


def state(match_id: int, version: int) -> bytes:
    # Noise does not compress, so that a state spills over several pages as a real one does.
    return json.dumps([match_id, version, random.Random(version).randbytes(9_000).hex()]).encode()


def turn(match_id: int, version: int, **more: object) -> Commit:
    made = {
        "entries": (Entry("turn", version % 2, 100, ({"version": version},), ()),),
        "prompts": frozenset({0}),
        "drop_drafts": frozenset({0}),
        "outbox": (Outgoing("turn", f"{match_id}:{version}"),),
        "due": (DueRow(match_id, "reminder", 0, version, version),),
        "interaction_id": match_id * 1_000_000 + version,
    }
    return Commit(
        match_id=match_id,
        expected=version - 1,
        state=state(match_id, version),
        schema_version=1,
        episode=version,
        acting=frozenset({version % 2}),
        at=version,
        **{**made, **more},  # type: ignore[arg-type]
    )


async def play(path: Path) -> None:
    store = await open_store(path)
    try:
        while len(await store.matches()) < GAMES:
            new = NewMatch("tikal", 1, 2, None, 100, {}, "en", False, False, 2, 1000, (), 1)
            lobby = await store.create_match(new, (SeatRow(0, 100, "A", 0), SeatRow(1, 101, "B", 1)))
            print(lobby.id, lobby.version, flush=True)
        while True:
            for match in await store.matches():
                if match.status == "lobby":
                    entry = Entry("start", None, None, ({"version": 2},), ())
                    after = await store.commit(turn(match.id, 2, entries=(entry,), status="running", seed="s"))
                else:
                    prompt = match.seats[0].prompt
                    await store.save_draft(Draft(match.id, 0, match.version, ({"prompt": prompt + 1},)), prompt)
                    after = await store.commit(turn(match.id, match.version + 1))
                print(after.id, after.version, flush=True)
    finally:
        await store.close()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
    try:
        asyncio.run(play(Path(sys.argv[1])))
    except StoreError as error:
        print(type(error).__name__, flush=True)
