"""Sends what has to be sent: one worker, woken by commits, that never polls.

It takes the outbox in order, checks at the moment of sending that a message is still true, marks a row before
the request leaves and after it arrived, and repeats with growing pauses. A row that was begun and not marked
as sent is first looked for in the channel, so a crash in between posts nothing twice.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from bot.service import notices
from bot.service.clock import Clock
from bot.service.declined import Declined
from bot.service.table import Tables
from bot.store.protocol import Store
from bot.store.rows import DueRow, OutboxRow, Outgoing, Post

log = logging.getLogger(__name__)

Park = Callable[[Awaitable[Any]], Awaitable[Any]]

PAUSES = (2_000, 10_000, 60_000, 300_000, 1_800_000)
"""Milliseconds before the next try, by how often it failed."""


class Unsendable(Exception):
    """It will never arrive: the channel is gone, or a right is missing. The reason is in the message."""


class Carrier(Protocol):
    """Carries out one outbox row; returns the posts that came of it. Raises Unsendable, or whatever went wrong."""

    async def __call__(self, row: OutboxRow) -> tuple[Post, ...]:
        """Send what the row asks for, if it is still true."""
        ...


class Courier:
    """The worker. `park` wraps the one wait, so that a test's clock can see it."""

    def __init__(self, store: Store, clock: Clock, tables: Tables, carry: Carrier, park: Park) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._carry = carry
        self._park = park
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with what was left over from before."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="courier")

    async def stop(self) -> None:
        """Stop after the message that is being sent."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Something was committed: look at once."""
        self._woken.set()

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._fire()
                while await self._send():
                    pass
                wake_at = await self._store.next_wake()
            except Exception:  # the worker must outlive any fault; it looks again in a minute
                log.exception("the courier stumbled")
                wake_at = self._clock.now() + PAUSES[2]
            await self._rest(wake_at)

    async def _rest(self, wake_at: int | None) -> None:
        if wake_at is None:
            await self._park(self._woken.wait())
            return
        seconds = max(0.05, (wake_at - self._clock.now()) / 1000)
        await self._park(_until(self._woken, seconds))

    async def _fire(self) -> None:
        for due in await self._store.due(self._clock.now()):
            message, following = await self._due(due)
            await self._store.fire(due.id, message, following)

    async def _due(self, due: DueRow) -> tuple[tuple[Outgoing, ...], DueRow | None]:
        try:
            match = await self._tables.match(due.match_id)
        except Declined:
            return (), None
        if match.status != "running" or match.episode != due.episode:
            return (), None
        message, following = notices.remind(due, match)
        return (message,), following

    async def _send(self) -> bool:
        rows = await self._store.outbox(self._clock.now())
        for row in rows:
            await self._one(row)
        return bool(rows)

    async def _one(self, row: OutboxRow) -> None:
        await self._store.tried(row.id, self._clock.now())
        try:
            posts = await self._carry(row)
        except Unsendable as error:
            log.warning("match %s: %s is given up: %s", row.match_id, row.kind, error)
            await self._store.sent(row.id, self._clock.now())
        except Exception as error:  # one message that fails must not stop the others
            pause = PAUSES[min(row.tries, len(PAUSES) - 1)]
            log.warning("match %s: %s failed, again in %s s", row.match_id, row.kind, pause // 1000, exc_info=error)
            await self._store.postpone(row.id, self._clock.now() + pause, repr(error))
        else:
            await self._store.sent(row.id, self._clock.now(), posts)


async def _until(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
