"""Any sequence of operations leaves SQLite saying what plain Python values say."""

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store.database import open_store
from bot.store.protocol import Conflict, Seen, Store
from bot.store.rows import Draft, DueRow, Match, Outgoing, Post
from tests.bot.store.builders import DAY, NOW, change, entry, seats, start, state, table
from tests.bot.store.conftest import SteppedClock
from tests.bot.store.memory import MemoryStore

USERS = (100, 101, 102)
Operation = Callable[[Store, random.Random], Awaitable[Any]]


async def some_match(store: Store, rng: random.Random) -> Match:
    found = await store.match(rng.randint(1, 3))
    return found or await store.create_match(table(channel_id=rng.randint(1, 2)), seats(*rng.sample(USERS, 2)))


def few_messages(rng: random.Random) -> tuple[Outgoing, ...]:
    return tuple(
        Outgoing("turn", f"key {rng.randint(1, 20)}", {"n": rng.randint(1, 3)}, NOW + rng.randint(0, 5))
        for _ in range(rng.randint(0, 2))
    )


def maybe_interaction(rng: random.Random) -> int | None:
    return rng.choice((None, rng.randint(1, 12)))


def some_seats(rng: random.Random) -> frozenset[int]:
    return frozenset(rng.sample((0, 1), rng.randint(0, 2)))


async def save_lobby(store: Store, rng: random.Random) -> Any:
    match = await some_match(store, rng)
    changed = replace(
        match,
        lang=rng.choice(("en", "es")),
        status=rng.choice(("lobby", "lobby", "abandoned")),
        seats=seats(*rng.sample(USERS, rng.randint(0, 3))),
        invited=tuple(rng.sample(USERS, rng.randint(0, 2))),
        changed_at=NOW + rng.randint(0, 9),
    )
    expected = match.version - rng.choice((0, 0, 0, 1))
    return await store.save_lobby(changed, expected, few_messages(rng), maybe_interaction(rng))


async def begin(store: Store, rng: random.Random) -> Any:
    match = await some_match(store, rng)
    return await store.commit(start(match, acting=some_seats(rng), prompts=some_seats(rng)))


async def play(store: Store, rng: random.Random) -> Any:
    match = await some_match(store, rng)
    due = tuple(DueRow(match.id, "reminder", rng.randint(0, 1), 1, NOW + rng.randint(0, 5)) for _ in range(2))
    status = rng.choice((None, None, None, None, "running", "finished", "abandoned"))
    made = change(
        match,
        expected=match.version - rng.choice((0, 0, 0, 0, 1)),
        state=state(rng.randint(0, 10**9)),
        entries=tuple(entry(rng.randint(0, 99)) for _ in range(rng.randint(0, 2))),
        acting=some_seats(rng),
        prompts=some_seats(rng),
        resigned=rng.choice((frozenset(), frozenset(), some_seats(rng))),
        drop_drafts=some_seats(rng),
        outbox=few_messages(rng),
        due=due[: rng.randint(0, 2)],
        interaction_id=maybe_interaction(rng),
        status=status if status != "abandoned" or match.status != "lobby" else None,
        finished_at=rng.choice((None, NOW)),
    )
    return await store.commit(made)


async def draft(store: Store, rng: random.Random) -> Any:
    match = await some_match(store, rng)
    if not match.seats:
        return None
    seat = rng.choice(match.seats)
    made = Draft(match.id, seat.seat, match.version, ({"n": 1},) * rng.randint(0, 2))
    return await store.save_draft(made, seat.prompt - rng.choice((0, 0, 0, 1)), maybe_interaction(rng))


async def rebase(store: Store, rng: random.Random) -> Any:
    match = await some_match(store, rng)
    made = Draft(match.id, rng.randint(0, 1), match.version - rng.choice((0, 0, 1)), ({"n": 2},) * rng.randint(0, 2))
    return await store.rebase_draft(made)


async def send(store: Store, rng: random.Random) -> Any:
    waiting = await store.outbox(NOW + rng.randint(0, 9))
    if not waiting:
        return await store.enqueue((await some_match(store, rng)).id, few_messages(rng))
    row = rng.choice(waiting)
    await store.tried(row.id, NOW)
    if rng.random() < 0.3:
        return await store.postpone(row.id, NOW + rng.randint(0, 20), "busy")
    return await store.sent(row.id, NOW, [Post(row.match_id, "turn", row.key, 1, rng.randint(1, 99))])


async def fire(store: Store, rng: random.Random) -> Any:
    due = await store.due(NOW + rng.randint(0, 9))
    row = rng.choice(due) if due else DueRow(1, "reminder", 0, 1, NOW, 99)
    follow_up = rng.choice((None, replace(row, at=row.at + rng.randint(0, 3))))
    return await store.fire(row.id, few_messages(rng), follow_up)


async def rest(store: Store, rng: random.Random) -> Any:
    match, user = await some_match(store, rng), rng.choice(USERS)
    return await rng.choice(
        (
            lambda: store.move_match(match.id, rng.randint(1, 2), None),
            lambda: store.rename(user, f"name {rng.randint(1, 3)}"),
            lambda: store.rename(user, f"name {rng.randint(1, 3)}", match.id),
            lambda: store.forget_names(user),
            lambda: store.freeze(match.id, "unreadable", NOW + 1),
            lambda: store.forget_post(match.id, "turn", f"key {rng.randint(1, 20)}"),
            lambda: store.set_user_setting(user, "lang", rng.choice((None, "en"))),
            lambda: store.set_guild_setting(user, "lang", rng.choice((None, "es"))),
        )
    )()


OPERATIONS: tuple[Operation, ...] = (
    save_lobby,
    begin,
    play,
    play,
    play,
    draft,
    draft,
    rebase,
    send,
    send,
    fire,
    rest,
)


async def told(store: Store, operation: Operation, seed: int) -> Any:
    try:
        return await operation(store, random.Random(seed))
    except (Conflict, Seen) as refusal:
        return type(refusal)


async def everything(store: Store) -> dict[str, Any]:
    said: dict[str, Any] = {
        "all": await store.matches(statuses=("lobby", "running", "frozen", "finished", "abandoned")),
        "of a person": [await store.matches(user_id=user, limit=2) for user in USERS],
        "of a server": await store.matches(guild_id=700),
        "in channels": [await store.match_in_channel(channel) for channel in (1, 2)],
        # Row numbers are a store's own affair; what counts is the order.
        "outbox": [[replace(row, id=0) for row in await store.outbox(NOW + wait)] for wait in (0, 3, 99)],
        "due": [[replace(row, id=0) for row in await store.due(NOW + wait)] for wait in (0, 3, 99)],
        "wake": await store.next_wake(),
        "seen": [await store.seen(number) for number in range(1, 13)],
        "settings": [(await store.user_setting(u, "lang"), await store.guild_setting(u, "lang")) for u in USERS],
    }
    for number in (1, 2, 3):
        rows = await store.journal(number)
        said[f"match {number}"] = (
            await store.state(number),
            rows,
            [await store.state_before(number, row.number) for row in rows],
            [await store.draft(number, seat) for seat in (0, 1, 2)],
            await store.posts(number, "turn"),
        )
    return said


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(OPERATIONS), st.integers(0, 2**32), st.integers(0, 3)), max_size=50))
def test_sqlite_and_plain_values_say_the_same_after_any_operations(steps: list[tuple[Operation, int, int]]) -> None:
    async def run() -> None:
        clock = SteppedClock()
        plain = MemoryStore(clock)
        with tempfile.TemporaryDirectory() as folder:
            sqlite = await open_store(Path(folder) / "games.db", clock)
            try:
                for operation, seed, days in steps:
                    clock.now += days * DAY
                    assert await told(sqlite, operation, seed) == await told(plain, operation, seed)
                assert await everything(sqlite) == await everything(plain)
            finally:
                await sqlite.close()

    asyncio.run(run())
