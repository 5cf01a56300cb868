"""Whole games as moving pictures: made one at a time in a thread of their own, kept while they are new."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor

from renderer.picture import Request
from renderer.replay import TooLong, film

log = logging.getLogger(__name__)

PATIENCE = 90.0
"""Seconds after which there is no film; whoever asked is told so. Discord itself waits fifteen minutes."""

_KEPT = 4
_LINE = 3


class Films:
    """Makes films off the event loop. Everybody who asks for the same one waits for the same work."""

    def __init__(self, make: Callable[[Sequence[Request], Callable[[], bool]], bytes] | None = None) -> None:
        self._make = make or (lambda requests, in_time: film(requests, in_time=in_time).data)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._under_way: dict[Hashable, asyncio.Task[bytes | None]] = {}
        self._done: OrderedDict[Hashable, bytes] = OrderedDict()
        self._closed = False

    async def film(self, key: Hashable, requests: Callable[[], Sequence[Request]]) -> bytes | None:
        """The WebP; None if it failed, took too long, or too many wait. `key` names the game and its length."""
        known = self._done.get(key)
        if known is not None:
            return known
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= _LINE:
                return None
            task = asyncio.get_running_loop().create_task(self._one(key, requests))
            self._under_way[key] = task
        return await asyncio.shield(task)

    def close(self) -> None:
        """Let the thread go; what it is at ends with the present frame."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _one(self, key: Hashable, requests: Callable[[], Sequence[Request]]) -> bytes | None:
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE

        def in_time() -> bool:
            return not self._closed and loop.time() < end

        try:
            wanted = requests()
            data = await loop.run_in_executor(self._thread, self._make, wanted, in_time)
        except TooLong:
            log.warning("a film took over %s s", PATIENCE)
            return None
        except Exception:  # whatever fails in a drawing, the game goes on without it
            log.exception("a film could not be made")
            return None
        finally:
            self._under_way.pop(key, None)
        self._done[key] = data
        while len(self._done) > _KEPT:
            self._done.popitem(last=False)
        return data
