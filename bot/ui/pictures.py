"""Pictures off the event loop: one at a time for each purpose, the newest wins, none blocks a turn."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from bot.ui.films import Films
from renderer.picture import Request

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds after which a text goes out in place of a picture."""

_KEPT = 32


@dataclass
class _Lane:
    """The jobs of one purpose: at most one is drawn, at most one waits."""

    running: bool = False
    waiting: Request | None = None
    askers: list["asyncio.Future[bytes | None]"] = field(default_factory=list)


class Pictures:
    """Draws requests in worker threads.

    `purpose` says what a picture is for, such as (match, viewer, "panel"): while one is drawn for it, a newer
    request replaces an older one that still waits, and whoever asked gets the newer picture.
    """

    def __init__(self, draw: Callable[[Request], bytes], threads: int = 2) -> None:
        self._draw = draw
        self.films = Films()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="picture")
        self._lanes: dict[Hashable, _Lane] = {}
        self._done: OrderedDict[Request, bytes] = OrderedDict()

    async def draw(self, purpose: Hashable, request: Request) -> bytes | None:
        """The PNG; None if it failed or took too long (both are logged), so that a text must do."""
        known = self._done.get(request)
        if known is not None:
            self._done.move_to_end(request)
            return known
        lane = self._lanes.setdefault(purpose, _Lane())
        asker: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        lane.waiting = request
        lane.askers.append(asker)
        if not lane.running:
            lane.running = True
            task = asyncio.get_running_loop().create_task(self._work(purpose, lane))
            task.add_done_callback(lambda _: None)
        return await asker

    def close(self) -> None:
        """Let the threads go."""
        self.films.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self, purpose: Hashable, lane: _Lane) -> None:
        while lane.waiting is not None:
            request, lane.waiting = lane.waiting, None
            askers, lane.askers = lane.askers, []
            data = await self._one(request)
            for asker in askers:
                if not asker.done():
                    asker.set_result(data)
        lane.running = False
        self._lanes.pop(purpose, None)

    async def _one(self, request: Request) -> bytes | None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                data = await loop.run_in_executor(self._threads, self._draw, request)
        except TimeoutError:
            log.warning("a %s of %s took over %s s", request.kind, request.game, PATIENCE)
            return None
        except Exception:  # whatever fails in a drawing, the turn goes on without it
            log.exception("a %s of %s could not be drawn", request.kind, request.game)
            return None
        self._done[request] = data
        while len(self._done) > _KEPT:
            self._done.popitem(last=False)
        return data
