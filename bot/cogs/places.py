"""Where a table is played: the rights the bot needs there, and a thread made for it."""

import contextlib
import logging
from collections.abc import Sequence
from typing import Literal

import discord

from bot.cogs.answers import Interaction
from bot.service.declined import Declined
from bot.store.protocol import Store
from bot.store.rows import Match
from engine.core import registry

log = logging.getLogger(__name__)

_TOO_MANY_THREADS = (160006, 160007, 30033)
_NO_MESSAGE = 10008
ARCHIVE_AFTER: Literal[10080] = 10080
"""Minutes of silence after which Discord folds a thread away; a message of ours opens it again."""

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")


def missing(rights: discord.Permissions, *, thread: bool, make: str | None = None) -> tuple[str, ...]:
    """The rights that are missing, by Discord's names. `make`: the right to make the thread, if one is to be made."""
    needed: tuple[str, ...] = NEEDED_IN_THREADS if thread else NEEDED
    if make is not None:
        needed = (*NEEDED, "send_messages_in_threads", make)
    return tuple(name for name in needed if not getattr(rights, name))


def require(rights: discord.Permissions, *, thread: bool, make: str | None = None) -> None:
    """Raise Declined `missing-permission` with the names, unless the bot has all it needs there (R71)."""
    lacking = missing(rights, thread=thread, make=make)
    if lacking:
        raise Declined("missing-permission", rights=_named(*lacking))


def _named(*rights: str) -> tuple[str, ...]:
    """The keys of the texts that name these rights as Discord's settings do."""
    return tuple(f"right-{name}" for name in rights)


def is_thread(interaction: Interaction) -> bool:
    """Whether this is inside a thread."""
    return isinstance(interaction.channel, discord.Thread)


async def prepare(interaction: Interaction, store: Store, match: Match) -> None:
    """Make the table's thread if it wants one and has none. Nothing is left behind when it cannot be made (R21).

    Raises Declined: `missing-permission`, `too-many-threads`.
    """
    channel, rights = _place(interaction, match.channel_id)
    if not match.threaded or match.parent_id is not None or not isinstance(channel, discord.TextChannel):
        if rights is not None:
            require(rights, thread=isinstance(channel, discord.Thread))
        return
    if rights is not None:
        require(rights, thread=False, make="create_public_threads")
    post = await store.post(match.id, "lobby", "")
    title = f"{registry.metas()[match.game].title} · {match.id}"
    try:
        thread = await _thread_at(channel, post.message_id if post is not None else None, title)
    except discord.HTTPException as error:
        raise why(error) from error
    await store.move_match(match.id, thread.id, channel.id)


def _place(interaction: Interaction, channel_id: int) -> tuple[object, discord.Permissions | None]:
    """The place of a table and the bot's rights there, which need not be where the command was given."""
    if interaction.channel_id == channel_id:
        return interaction.channel, interaction.app_permissions
    guild = interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or channel is None:
        return None, None
    return channel, channel.permissions_for(guild.me)


async def _thread_at(channel: discord.TextChannel, message_id: int | None, title: str) -> discord.Thread:
    """A public thread at the card, or without one where the card was deleted."""
    if message_id is not None:
        try:
            message = channel.get_partial_message(message_id)
            return await message.create_thread(name=title, auto_archive_duration=ARCHIVE_AFTER)
        except discord.NotFound as error:
            if error.code != _NO_MESSAGE:
                raise
    return await channel.create_thread(
        name=title, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
    )


async def private_thread(interaction: Interaction, title: str, people: tuple[int, ...]) -> discord.Thread:
    """A private thread with these people in it. Raises as `prepare` does."""
    require(interaction.app_permissions, thread=False, make="create_private_threads")
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Declined("missing-permission", rights=_named("create_private_threads"))
    try:
        thread = await channel.create_thread(
            name=title,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=ARCHIVE_AFTER,
        )
    except discord.HTTPException as error:
        raise why(error) from error
    try:
        for person in people:
            await thread.add_user(discord.Object(person))
    except discord.HTTPException as error:
        await discard(thread)
        raise why(error) from error
    return thread


async def let_in(interaction: Interaction, match: Match, people: Sequence[int]) -> None:
    """Add people to the thread of a table, if it has one. Raises as `prepare` does."""
    channel, _ = _place(interaction, match.channel_id)
    if not isinstance(channel, discord.Thread):
        return
    try:
        for person in people:
            await channel.add_user(discord.Object(person))
    except discord.HTTPException as error:
        raise why(error) from error


async def discard(thread: discord.Thread) -> None:
    """Take back a thread that was made for nothing: deleted, or folded away where that right is missing."""
    try:
        await thread.delete()
    except discord.Forbidden:
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=True)
    except discord.HTTPException as error:
        log.warning("thread %s, made for nothing, stays: %s", thread.id, error)


def why(error: discord.HTTPException) -> Declined:
    """The sentence that fits a refusal of Discord."""
    if error.code in _TOO_MANY_THREADS:
        return Declined("too-many-threads")
    if isinstance(error, discord.Forbidden):
        return Declined(
            "missing-permission",
            rights=_named("send_messages", "attach_files", "create_public_threads", "send_messages_in_threads"),
        )
    return Declined("discord-trouble")
