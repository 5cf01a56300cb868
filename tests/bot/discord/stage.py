"""A stage for tests: the real bot on simcord's Discord, with people who press and read."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord

from bot.app import Sacbe
from bot.store.database import open_store


class Stage:
    """A server with one channel, the bot in it, and people by name.

    `env` is simcord's world; `bot` the bot that runs now; `press`, `choose` and `see` act and read as a person does.
    """

    def __init__(self, env: simcord.Env, bot: Sacbe, database: Path, seed: str) -> None:
        self.env = env
        self.bot = bot
        self.database = database
        self.seed = seed
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")

    def person(self, name: str) -> Any:
        """A new member of the server."""
        return self.guild.add_member(self.env.create_user(name))

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database; the world goes on."""
        await self.env.restart_bot(await _bot(self.database, self.seed, lambda: self.env))
        self.bot = self.env.bot

    @property
    def live(self) -> Any:
        """The last message of the channel."""
        return self.channel.last_message


async def _bot(database: Path, seed: str, env: Any) -> Sacbe:
    async def park(waiting: Any) -> Any:
        return await env().external_wait(waiting, reason="the courier rests")

    return Sacbe(await open_store(database), park=park, new_seed=lambda: seed)


@asynccontextmanager
async def staged(folder: Path, seed: str = "stage") -> AsyncIterator[Stage]:
    """A stage on a fresh database in `folder`. At the end every error that the bot swallowed is raised."""
    database = folder / "sacbe.sqlite3"
    found: list[simcord.Env] = []
    bot = await _bot(database, seed, lambda: found[0])
    env = simcord.Env(bot, shard_count=1, settle_timeout=30.0)
    found.append(env)
    await env.start()
    try:
        with env.time_context():
            yield Stage(env, bot, database, seed)
    finally:
        await env.shutdown()
    env.raise_errors()


def components(message: Any) -> list[dict[str, Any]]:
    """All components of a message or a private answer, flat, as Discord's JSON."""
    raw = message.components
    tops = [part if isinstance(part, dict) else part.to_dict() for part in raw]
    flat: list[dict[str, Any]] = []

    def walk(parts: Sequence[dict[str, Any]]) -> None:
        for part in parts:
            flat.append(part)
            walk(part.get("components", ()))
            if "accessory" in part:
                walk([part["accessory"]])

    walk(tops)
    return flat


def texts(message: Any) -> str:
    """Everything that can be read in a message, a line each."""
    return "\n".join(part["content"] for part in components(message) if part["type"] == 10)


def buttons(message: Any) -> dict[str, dict[str, Any]]:
    """The live buttons of a message by label."""
    return {part["label"]: part for part in components(message) if part["type"] == 2 and not part.get("disabled")}


def menus(message: Any) -> list[dict[str, Any]]:
    """The menus of a message."""
    return [part for part in components(message) if part["type"] == 3]


def verbs(message: Any) -> dict[str, list[str]]:
    """The custom ids of the live buttons and menus of a message by the verb in them."""
    found: dict[str, list[str]] = {}
    for part in components(message):
        custom_id = part.get("custom_id")
        if custom_id and not part.get("disabled"):
            found.setdefault(custom_id.split(":")[1], []).append(custom_id)
    return found


def table_of(message: Any) -> int:
    """The number of the table that a message is about."""
    return next(
        int(found[1])
        for part in components(message)
        if (found := re.match(r"s:\w+:(\d+)", part.get("custom_id", "")))
    )
