"""The courier: order, pauses, giving up, and nothing twice, with a carrier that fails as told."""

import asyncio
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from bot.courier import PAUSES, Courier, Unsendable
from bot.store.database import open_store
from bot.store.protocol import Store
from bot.store.rows import OutboxRow, Outgoing, Post
from bot.wiring import Parts, wire
from tests.bot.service.people import Hands, table


class Rest:
    """Where the courier waits. Lets a test see that it rests, and wake it after the clock was moved."""

    def __init__(self) -> None:
        self.resting = asyncio.Event()
        self.woken = asyncio.Event()

    async def __call__(self, waiting: Awaitable[Any]) -> Any:
        task = asyncio.ensure_future(waiting)
        wake = asyncio.ensure_future(self.woken.wait())
        self.resting.set()
        try:
            await asyncio.wait({task, wake}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in (task, wake):
                one.cancel()
            await asyncio.gather(task, wake, return_exceptions=True)
            self.resting.clear()
            self.woken.clear()


class Round:
    """A courier with its store, clock and a record of what it carried."""

    def __init__(self, parts: Parts, clock: Hands) -> None:
        self.parts, self.clock, self.rest = parts, clock, Rest()
        self.carried: list[str] = []
        self.tried: list[str] = []
        self.faults: dict[str, list[BaseException]] = {}
        self.courier = Courier(parts.store, clock, parts.tables, self._carry, self.rest)

    async def _carry(self, row: OutboxRow) -> tuple[Post, ...]:
        self.tried.append(row.key)
        faults = self.faults.get(row.key, [])
        if faults:
            raise faults.pop(0)
        self.carried.append(row.key)
        return (Post(row.match_id, row.kind, row.key, 2, 9),)

    async def until_rest(self) -> None:
        """Look once at everything and rest again."""
        if self.courier._task is None:
            self.courier.start()
        else:
            await self.rest.resting.wait()
            self.rest.woken.set()
            await asyncio.sleep(0)
            while self.rest.woken.is_set():
                await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await self.rest.resting.wait()


async def made(tmp_path: Path, tables: int = 1) -> tuple[Round, list[int]]:
    clock = Hands()
    store: Store = await open_store(tmp_path / "games.sqlite3")
    parts = wire(store, clock, lambda: "courier")
    matches = [(await table(parts, 2)).id for _ in range(tables)]
    for row in await store.outbox(clock.now()):
        await store.sent(row.id, clock.now())
    while rows := await store.outbox(clock.now()):
        for row in rows:
            await store.sent(row.id, clock.now())
    return Round(parts, clock), matches


async def close(round_: Round) -> None:
    await round_.courier.stop()
    round_.parts.pictures.close()
    await round_.parts.store.close()


async def test_rows_of_a_match_leave_in_order_and_each_once(tmp_path: Path) -> None:
    round_, [match] = await made(tmp_path)
    await round_.parts.store.enqueue(match, [Outgoing("word", f"k{number}") for number in range(7)])
    await round_.until_rest()
    assert round_.carried == [f"k{number}" for number in range(7)]
    await round_.until_rest()
    assert len(round_.carried) == 7
    assert await round_.parts.store.post(match, "word", "k3") is not None
    await close(round_)


async def test_a_row_that_fails_holds_its_own_match_back_and_no_other(tmp_path: Path) -> None:
    round_, [one, two] = await made(tmp_path, 2)
    round_.faults["a0"] = [OSError("down")]
    await round_.parts.store.enqueue(one, [Outgoing("word", "a0"), Outgoing("word", "a1")])
    await round_.parts.store.enqueue(two, [Outgoing("word", "b0"), Outgoing("word", "b1")])
    await round_.until_rest()
    assert round_.carried == ["b0", "b1"]
    wake = await round_.parts.store.next_wake()
    assert wake == round_.clock.at + PAUSES[0], "it sleeps till then, though a row behind it could leave at once"
    round_.clock.at += PAUSES[0]
    await round_.until_rest()
    assert round_.carried == ["b0", "b1", "a0", "a1"], "and its own later rows wait for it"
    await close(round_)


async def test_pauses_grow_with_every_try_and_never_end(tmp_path: Path) -> None:
    round_, [match] = await made(tmp_path)
    round_.faults["k"] = [OSError("down") for _ in range(len(PAUSES) + 2)]
    await round_.parts.store.enqueue(match, [Outgoing("word", "k")])
    await round_.until_rest()
    for number in range(len(PAUSES) + 2):
        assert Counter(round_.tried)["k"] == number + 1
        pause = PAUSES[min(number, len(PAUSES) - 1)]
        round_.clock.at += pause - 1
        await round_.until_rest()
        assert Counter(round_.tried)["k"] == number + 1, "not before its time"
        round_.clock.at += 1
        await round_.until_rest()
    assert round_.carried == ["k"]
    await close(round_)


async def test_what_can_never_arrive_is_given_up_and_the_next_row_goes(tmp_path: Path) -> None:
    round_, [match] = await made(tmp_path)
    round_.faults["gone"] = [Unsendable("the channel is gone")]
    await round_.parts.store.enqueue(match, [Outgoing("word", "gone"), Outgoing("word", "next")])
    await round_.until_rest()
    assert round_.tried == ["gone", "next"]
    assert round_.carried == ["next"]
    assert await round_.parts.store.next_wake() is None
    await close(round_)


async def test_the_same_key_is_never_sent_twice_r41(tmp_path: Path) -> None:
    round_, [match] = await made(tmp_path)
    for _ in range(3):
        await round_.parts.store.enqueue(match, [Outgoing("word", "once")])
        await round_.until_rest()
    assert round_.carried == ["once"]
    await close(round_)


async def test_the_courier_outlives_a_store_that_stumbles(tmp_path: Path) -> None:
    round_, [match] = await made(tmp_path)
    store: Any = round_.parts.store
    plain, stumbled = store.outbox, []

    async def stumbling(*args: Any) -> Any:
        if not stumbled:
            stumbled.append(1)
            raise OSError("the disk is away")
        return await plain(*args)

    store.outbox = stumbling
    await store.enqueue(match, [Outgoing("word", "k")])
    await round_.until_rest()
    assert round_.carried == []
    await round_.until_rest()
    assert round_.carried == ["k"]
    await close(round_)
