"""The bot: a Discord client with the parts wired in, started and stopped cleanly."""

import asyncio
import gc
import hashlib
import json
import logging
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot import logs
from bot.carrier import DiscordCarrier
from bot.clock import DiscordClock
from bot.cogs.answers import lang_of
from bot.cogs.game import GameCog
from bot.cogs.help import HelpCog
from bot.cogs.me import MeCog
from bot.cogs.moves import groups
from bot.cogs.presses import Presses
from bot.cogs.translator import CatalogueTranslator
from bot.cogs.tree import Tree
from bot.cogs.tutorial import TutorialCog
from bot.config import Settings
from bot.courier import Courier, Park
from bot.invite import invite_url
from bot.locale import FALLBACK
from bot.service.clock import Clock
from bot.store.database import open_store
from bot.store.protocol import Store
from bot.wiring import Place, random_seed, wire
from renderer.picture import Request, draw

log = logging.getLogger(__name__)

WHOLE_BOT = 0
"""The server id under which settings of the bot itself are kept; no server has it."""

_PING = 30
"""Seconds between two looks at the gateway."""


async def wait(waiting: Any) -> Any:
    """The plain way to wait; tests give another that their clock can see."""
    return await waiting


class Sacbe(commands.AutoShardedBot):
    """The client. Owns the store it is given, and closes it."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        *,
        park: Park = wait,
        new_seed: Callable[[], str] = random_seed,
        paint: Callable[[Request], bytes] = draw,
        language: str = FALLBACK,
        place: Place = "thread",
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.wired = wire(store, clock or DiscordClock(), new_seed, paint, language, place)
        self.courier = Courier(store, self.wired.clock, self.wired.tables, DiscordCarrier(self, self.wired), park)
        self.wired.tables.wake = self.courier.wake
        self._presses = Presses(self.wired, self.courier.wake)

    async def setup_hook(self) -> None:
        """Add the commands, tell Discord of them only if they changed, begin to send."""
        wake = self.courier.wake
        await self.add_cog(GameCog(self, self.wired, wake))
        await self.add_cog(MeCog(self.wired))
        await self.add_cog(HelpCog(self.wired))
        await self.add_cog(TutorialCog(self.wired))
        for group in groups(self.wired, wake):
            self.tree.add_command(group)
        await self.tree.set_translator(CatalogueTranslator())
        await self._sync()
        await self.wired.tables.thaw()
        await self.wired.orders.resume()
        self.courier.start()
        gc.collect()
        gc.freeze()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hear the buttons and menus of all times; commands have their own way."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self._presses(interaction)
        elif interaction.type is discord.InteractionType.application_command:
            await self.wired.readers.hear(interaction.user.id, lang_of(interaction))

    async def close(self) -> None:
        """Stop sending, leave Discord, close the database."""
        await self.courier.stop()
        await super().close()
        self.wired.pictures.close()
        await self.wired.store.close()

    async def _sync(self) -> None:
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        known = await self.wired.store.guild_setting(WHOLE_BOT, "commands")
        mark = f"{self.application_id}:{digest}"
        if known != mark:
            await self.tree.sync()
            await self.wired.store.set_guild_setting(WHOLE_BOT, "commands", mark)


def run(settings: Settings) -> int:
    """Run the bot on Discord until it is told to stop; 0 then. Raises what `bot.failures` explains."""
    logs.begin(settings.log_level)
    return asyncio.run(_run(settings))


async def _run(settings: Settings) -> int:
    assert settings.token is not None
    store = await open_store(Path(settings.database))
    try:
        bot = Sacbe(store, language=settings.language)
    except BaseException:
        await store.close()
        raise
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    async with bot:
        await bot.login(settings.token)
        print(f"Invite the bot to a server: {invite_url(bot.application_id or 0)}", flush=True)
        connection = loop.create_task(bot.connect())
        halt = loop.create_task(stopped.wait())
        watch = loop.create_task(_watch(bot))
        done, rest = await asyncio.wait({connection, halt, watch}, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        if halt in done:
            log.info("stopping, as asked")
            return 0
        if connection in done:
            await connection
        return 1


async def _watch(bot: Sacbe) -> None:
    """Come back when the gateway has been dead for long, so that the process ends and is started anew."""
    silent = 0
    while silent < 20:
        await asyncio.sleep(_PING)
        alive = bot.is_ready() and all(shard.latency < _PING for shard in bot.shards.values())
        silent = 0 if alive else silent + 1
    log.error("the gateway has been dead for %s s; ending, so that the process is started anew", _PING * silent)
