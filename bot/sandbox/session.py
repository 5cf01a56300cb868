"""A session of the sandbox: the page served, the clock running, until somebody ends it."""

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import simcord

from bot.app import WHOLE_BOT
from bot.clock import DiscordClock
from bot.locale import FALLBACK
from bot.sandbox import elsewhere, first_game
from bot.sandbox.world import World, behind, build
from bot.store.database import open_store
from bot.store.protocol import Store

MARK = "sandbox"
"""The setting that tells a database of the sandbox from one of a bot on Discord."""

NEEDED = ("markdown_it", "linkify_it", "regex", "av")
"""What simcord's page needs besides simcord."""

TICK = 1.0
"""Seconds between two looks at the clock."""

KEPT = 200
"""How many entries of simcord's diaries are kept; nobody reads them here, and they would grow for ever."""

WELCOME = (
    "🧭 You are **{first}**: press **Play my turn**. To be somebody else: *Viewing as*, above. Commands: type `/`."
)

Opened = Callable[[str, tuple[str, ...]], None]

log = logging.getLogger(__name__)


class NotASandbox(Exception):
    """The database belongs to a bot on Discord; its games would be told to people who are not here."""


async def serve(database: Path, port: int, timezone: str, opened: Opened, language: str = FALLBACK) -> int:
    """Serve the page until it is ended there or by a signal; 0 then.

    `opened` is called with the address and the people, first the one to act, when the page can be looked at. Port 0
    takes any free one. `language` is that of tables where nobody chose one. Raises OSError with EADDRINUSE if the
    port is taken, ModuleNotFoundError if the extra is not whole, NotASandbox, StoreError.
    """
    for part in NEEDED:
        if find_spec(part) is None:
            raise ModuleNotFoundError(f"No module named {part!r}", name=part)
    _free(port)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows, where Ctrl-C interrupts all the same
            loop.add_signal_handler(name, ended.set)
    halt = loop.create_task(ended.wait())
    work = loop.create_task(_session(database, port, timezone, opened, language))
    done, _ = await asyncio.wait({halt, work}, return_when=asyncio.FIRST_COMPLETED)
    halt.cancel()
    if work not in done:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        return 0
    await work
    return 0


async def _look_at_last(world: World, preview: Any) -> None:
    """A page that is opened from now on shows the end of the channel."""
    last = world.channel.last_message
    if last is not None and preview._python.target_id != last.id:
        await preview.show(last)


def put_aside(database: Path) -> Path | None:
    """Rename a database of the sandbox, so that the next one begins anew; its new path, None if there was none.

    Raises as `serve` does: it is not touched while it is in use, nor when it is another bot's.
    """
    if not database.exists():
        return None
    asyncio.run(_look(database))
    number = 1
    while (kept := database.with_name(f"{database.stem}.{number}{database.suffix}")).exists():
        number += 1
    database.rename(kept)
    return kept


async def _look(database: Path) -> None:
    store = await open_store(database)
    try:
        await _ours(store)
    finally:
        await store.close()


async def _session(database: Path, port: int, timezone: str, opened: Opened, language: str = FALLBACK) -> None:
    store = await open_store(database)
    try:
        await _ours(store)
        world = build(store, DiscordClock().now(), language)
        await first_game.warm()
    except BaseException:
        await store.close()
        raise
    elsewhere.tell(world)
    try:
        await world.env.start()
        await _play(world, store, port, timezone, opened)
    finally:
        await world.env.shutdown()
        await world.bot.close()


async def _play(world: World, store: Store, port: int, timezone: str, opened: Opened) -> None:
    games = await first_game.continued(world, store, DiscordClock().now())
    game = games[0] if games else await first_game.begin(world, store)
    first = first_game.first_viewer(world, game)
    viewers = [world.people[first], *(person for name, person in world.people.items() if name != first)]
    preview = world.env.preview(
        world.channel, viewers=viewers, layout="channel", locale="en-GB", timezone=timezone, port=port
    )
    turns = asyncio.Lock()
    act = preview._action

    async def one_at_a_time(context_id: Any, body: Any) -> Any:
        """simcord refuses what overlaps, and the clock ticks by itself: a press waits for the tick."""
        async with turns:
            return await act(context_id, body)

    preview._action = one_at_a_time
    async with _bound(preview, port):
        elsewhere.say(world, WELCOME.format(first=first))
        await _look_at_last(world, preview)
        opened(preview.url, tuple(person.user.global_name for person in viewers))
        clock = asyncio.get_running_loop().create_task(_tick(world, preview, turns))
        try:
            await preview.wait_closed()
        finally:
            clock.cancel()
            await asyncio.gather(clock, return_exceptions=True)


@asynccontextmanager
async def _bound(preview: Any, port: int) -> AsyncIterator[None]:
    """The preview entered; a port that cannot be had is the system's error, as anywhere else."""
    try:
        await preview.__aenter__()
    except simcord.SetupError as error:
        cause = error.__cause__
        if isinstance(cause, OSError) and cause.errno == errno.EADDRINUSE:
            raise OSError(cause.errno, cause.strerror, f"port {port}") from None
        raise cause or error from None
    try:
        yield
    finally:
        await preview.close()


async def _tick(world: World, preview: Any, turns: asyncio.Lock) -> None:
    """Move the world's clock with the wall's, and show what came of it."""
    env, told = world.env, 0
    while True:
        await asyncio.sleep(TICK)
        async with turns:
            before = len(env.backend.transcript)
            try:
                await env.advance_time(max(0.0, behind(env, DiscordClock().now())))
                if len(env.backend.transcript) != before:
                    await preview.refresh()
                await _look_at_last(world, preview)
            except Exception:  # whatever happens in there, the page goes on
                log.exception("the sandbox's clock stumbled")
            for error in env.errors_since(told):
                log.error("the bot met an error", exc_info=error)
            told = env.error_cursor
            for diary in (env.backend.transcript, env.backend.http_requests):
                del diary[:-KEPT]


async def _ours(store: Store) -> None:
    """Make sure that the database is the sandbox's, and let the commands be told to the new world."""
    if await store.guild_setting(WHOLE_BOT, MARK) is None:
        if await store.guild_setting(WHOLE_BOT, "commands") is not None or await store.matches(limit=1):
            raise NotASandbox
        await store.set_guild_setting(WHOLE_BOT, MARK, "1")
    await store.set_guild_setting(WHOLE_BOT, "commands", None)


def _free(port: int) -> None:
    """Raise OSError at once if the port is taken, before anything else takes its time."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError as error:
            if error.errno == errno.EACCES:
                raise PermissionError(error.errno, error.strerror, f"Port {port}") from error
            raise OSError(error.errno, error.strerror, f"port {port}") from error
