"""Short ways to say what the tests of the store write."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.store.protocol import Store
from bot.store.rows import Commit, Entry, Match, NewMatch, SeatRow

GUILD, CHANNEL, HOST = 700, 800, 100
NOW = 1_700_000_000_000
DAY = 24 * 3_600_000


def table(**changes: Any) -> NewMatch:
    new = NewMatch(
        game="tikal",
        guild_id=GUILD,
        channel_id=CHANNEL,
        parent_id=None,
        host_id=HOST,
        options={"auction": True, "name": "Petén"},
        lang="es",
        private=False,
        practice=False,
        seats_wanted=3,
        pace_ms=DAY,
        invited=(105, 103),
        created_at=NOW,
    )
    return replace(new, **changes)


def seats(*users: int) -> tuple[SeatRow, ...]:
    return tuple(SeatRow(seat, user, f"Person {user}", seat) for seat, user in enumerate(users))


def state(number: int) -> bytes:
    return json.dumps({"number": number, "map": ["·"] * 50}, ensure_ascii=False).encode()


def entry(number: int = 0, **changes: Any) -> Entry:
    new = Entry("turn", 0, HOST, ({"kind": "dig", "number": number},), ({"kind": "dug", "number": number},))
    return replace(new, **changes)


def change(match: Match, **changes: Any) -> Commit:
    """A turn in `match`; its state and its journal row say the version that it leads to."""
    version = match.version + 1
    new = Commit(
        match_id=match.id,
        expected=match.version,
        state=state(version),
        schema_version=3,
        episode=version,
        acting=frozenset({version % 2}),
        at=NOW + version,
        entries=(entry(version),),
    )
    return replace(new, **changes)


def start(match: Match, **changes: Any) -> Commit:
    begun = change(
        match, status="running", seed="ab12", started_at=NOW + 7, entries=(entry(kind="start", seat=None),)
    )
    return replace(begun, **changes)


async def running(store: Store, users: Iterable[int] = (HOST, 101), **changes: Any) -> Match:
    """A game that was just started, at version 2."""
    lobby = await store.create_match(table(**changes), seats(*users))
    return await store.commit(start(lobby))
