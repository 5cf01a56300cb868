"""A stage for tests: the real bot on simcord's Discord, with people who press and read."""

import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.results import InteractionResult, ResponseMessage

from bot.app import Sacbe
from bot.store.database import open_store
from renderer.picture import Request, draw

# simcord looks every 50 ms whether the bot has come to rest; a whole game is a thousand such looks.
simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.005

Paint = Callable[[Request], bytes]

BLANK = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c636000000002000148afa4710000000049454e44ae426082"
)
"""A PNG of one pixel."""


def blank(_: Request) -> bytes:
    """Stands in for the painter where a test is not about pictures."""
    return BLANK


class Stage:
    """A server with one channel, the bot in it, and people by name.

    `env` is simcord's world; `bot` the bot that runs now; `press`, `choose` and `see` act and read as a person does.
    """

    def __init__(self, env: simcord.Env, bot: Sacbe, database: Path, seed: str, paint: Paint = draw) -> None:
        self.env = env
        self.bot = bot
        self.database = database
        self.seed = seed
        self.paint = paint
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")

    def person(self, name: str) -> Any:
        """A new member of the server."""
        return self.guild.add_member(self.env.create_user(name))

    async def restart(self, prepare: Callable[[Sacbe], None] | None = None) -> None:
        """Stop the bot and start a new one on the same database; the world goes on. `prepare` gets it first."""
        await self.env.settle()
        await self.bot.courier.stop()
        await self.bot.wired.store.close()
        bot = await _bot(self.database, self.seed, lambda: self.env, self.paint)
        if prepare is not None:
            prepare(bot)
        await self.env.restart_bot(bot)
        self.bot = self.env.bot

    async def press(
        self, actor: Any, message: Any, custom_id: str, *, values: Sequence[str] = (), times: int = 1
    ) -> Any:
        """A press that the actor's client may send though the message does not show this button (any more).

        `times`: the same interaction, with the same id, is delivered more than once (R06).
        """
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        backend = self.env.backend
        stored = backend.get_message(message_channel(message), message.id)
        guild = getattr(actor, "guild", None)
        record, payload = interactions.base_payload(
            backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=guild.id if guild is not None else None,
            user_id=actor.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        for _ in range(times):
            backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return InteractionResult(self.env, record)

    def again(self, message: Any) -> ResponseMessage:
        """The message as it is now, private ones too."""
        return ResponseMessage(self.env, self.env.backend.get_message(message_channel(message), message.id))

    def mails(self, person: Any) -> list[Any]:
        """The direct messages that a person has got, oldest first."""
        user = getattr(person, "user", person)
        return user.dm_channel.history() if user.id in self.env.backend.dm_channels else []

    @property
    def live(self) -> Any:
        """The last message of the channel."""
        return self.channel.last_message


async def _bot(database: Path, seed: str, env: Any, paint: Paint = draw) -> Sacbe:
    async def park(waiting: Any) -> Any:
        return await env().external_wait(waiting, reason="the courier rests")

    return Sacbe(await open_store(database), park=park, new_seed=lambda: seed, paint=paint)


@asynccontextmanager
async def staged(folder: Path, seed: str = "stage", *, pictures: bool | Paint = True) -> AsyncIterator[Stage]:
    """A stage on a fresh database in `folder`. At the end every error that the bot swallowed is raised.

    Without `pictures` every picture is one pixel, which saves most of the time; or say how they are made.
    """
    paint = {True: draw, False: blank}[pictures] if isinstance(pictures, bool) else pictures
    database = folder / "sacbe.sqlite3"
    found: list[simcord.Env] = []
    bot = await _bot(database, seed, lambda: found[0], paint)
    env = simcord.Env(bot, shard_count=1, settle_timeout=30.0)
    found.append(env)
    await env.start()
    try:
        with env.time_context():
            yield Stage(env, bot, database, seed, paint)
    finally:
        await env.shutdown()
    env.raise_errors()


def message_channel(message: Any) -> int:
    """The channel of a message or a private answer."""
    found: int = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
    return found


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
