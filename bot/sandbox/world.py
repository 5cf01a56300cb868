"""The sandbox's Discord: one server, one channel, four people, with the same ids at every start."""

from dataclasses import dataclass
from typing import Any

import simcord

from bot.app import Sacbe
from bot.locale import FALLBACK
from bot.store.protocol import Store

PEOPLE = ("Ana", "Ben", "Cat", "Dov")
"""Whom one can act as, in the order in which they sit down; who finds no seat looks on."""

SANDBOX = "Sandbox"
"""Who says what Discord would have shown elsewhere."""

TOPIC = "A model of Discord on your machine. Whom you act as is chosen at the top of the page."

SETTLE = 120.0
"""Seconds that one action may take: a slow machine draws its first picture in many."""


@dataclass(frozen=True, slots=True)
class World:
    """The bot, and all there is around it. `people` are simcord's actors by name; `teller` the id of the teller."""

    env: Any
    bot: Sacbe
    guild: Any
    channel: Any
    people: dict[str, Any]
    teller: int

    def person(self, user_id: int) -> str | None:
        """The name of a person, None of somebody who does not live here."""
        return next((name for name, person in self.people.items() if person.id == user_id), None)


def build(store: Store, now: int, language: str = FALLBACK) -> World:
    """A world whose clock shows `now` (UTC epoch milliseconds), with a bot on this store; nothing runs in it yet.

    simcord gives out ids by its own clock and in order. Everybody is made before that clock is set, so they have the
    same ids at every start, and a saved game finds its players again; what happens later has ids of its own time.
    """

    async def park(waiting: Any) -> Any:
        """The courier's wait; simcord has to know of it, or it would wait for the courier to finish."""
        return await env.external_wait(waiting, reason="the courier rests")

    # The page shows one channel, so that is where tables are played unless somebody wants a thread.
    bot = Sacbe(store, park=park, language=language, place="channel")
    env = simcord.Env(bot, shard_count=1, settle_timeout=SETTLE)
    env.backend.edit_bot_profile("Sacbe")
    guild = env.create_guild("Sacbe sandbox")
    channel = guild.create_text_channel("games", topic=TOPIC)
    people = {name: guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE}
    teller = guild.add_member(env.create_user(SANDBOX.lower(), bot=True, global_name=SANDBOX))
    env.backend.advance_clock(max(0.0, behind(env, now)))
    return World(env, bot, guild, channel, people, teller.id)


def behind(env: Any, now: int) -> float:
    """By how many seconds the world's clock is behind `now`."""
    shown: float = env.now().timestamp()
    return now / 1000 - shown
