"""Finds what an earlier try of the courier left in a channel when nobody heard whether it arrived (R26)."""

import logging
from collections.abc import Callable, Collection
from datetime import datetime
from typing import Any

import discord

from bot.courier import PAUSES
from bot.store.rows import OutboxRow
from bot.ui.ids import Id
from bot.ui.parts import Letter

log = logging.getLogger(__name__)

Fits = Callable[[discord.Message], bool]

_SLACK = 60_000
"""Milliseconds by which the clocks of Discord and of this machine may differ."""


def says(letter: Letter, known: Collection[int] = ()) -> Fits:
    """A message with just these texts, not one of those known, which may say the same of another turn."""
    return lambda message: message.id not in known and texts(message) == letter.text


def plays(match_id: int, known: Collection[int]) -> Fits:
    """A live post of this match that is not among the messages known: its texts may be those of an earlier moment."""
    button = str(Id("play", match_id))
    return lambda message: message.id not in known and button in custom_ids(message)


async def trace(channel: discord.abc.Messageable, row: OutboxRow, me: int, fits: Fits) -> int | None:
    """The id of the message of ours that an earlier try of this row left; None if there was none or none arrived."""
    if row.tried_at is None:
        return None
    pauses = sum(PAUSES[min(number, len(PAUSES) - 1)] for number in range(row.tries - 1))
    since = discord.Object(discord.utils.time_snowflake(_moment(row.tried_at - pauses - _SLACK)))
    try:
        async for message in channel.history(after=since, limit=100):
            if message.author.id == me and fits(message):
                return message.id
    except discord.Forbidden:
        log.info("match %s: no right to read the history of its channel", row.match_id)
    return None


def texts(message: discord.Message) -> str:
    """All texts of a message's layout, a line each."""
    found = [one.content for one in _walk(message.components) if isinstance(one, discord.components.TextDisplay)]
    return "\n".join(found)


def custom_ids(message: discord.Message) -> list[str]:
    """The custom ids of all buttons of a message."""
    return [one.custom_id for one in _walk(message.components) if isinstance(one, discord.Button) and one.custom_id]


def _walk(components: Any) -> list[Any]:
    return [one for part in components for one in (part, *_walk(getattr(part, "children", ())))]


def _moment(ms: int) -> datetime:
    return discord.utils.snowflake_time(max(0, (ms - 1_420_070_400_000)) << 22)
