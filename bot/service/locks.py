"""One queue a match: whoever presses first is served first, and one after the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    """Locks by match id; a lock that nobody holds or waits for takes no room."""

    def __init__(self) -> None:
        self._locks: dict[int, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def holding(self, match_id: int) -> AsyncIterator[None]:
        """Hold the match until the block ends."""
        lock, users = self._locks.get(match_id, (asyncio.Lock(), 0))
        self._locks[match_id] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            lock, users = self._locks[match_id]
            if users == 1:
                del self._locks[match_id]
            else:
                self._locks[match_id] = (lock, users - 1)
