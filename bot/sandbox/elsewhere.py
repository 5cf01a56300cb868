"""What the bot says where the page does not look, direct messages above all, as lines in the channel."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.sandbox.world import World
from bot.ui import limits

_TEXT = 10
_LONGEST = 600


def tell(world: World) -> None:
    """From now on let a line in the channel tell of each message that the bot sends elsewhere."""
    backend, here = world.env.backend, world.channel.id

    def hear(event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE" or int(payload["channel_id"]) == here:
            return
        if int(payload["author"]["id"]) == backend.bot_user.id:
            say(world, line_for(world, int(payload["channel_id"]), payload))

    backend.subscribers.append(hear)


def say(world: World, line: str) -> None:
    """Let the teller say a line in the channel; it is clearly not the bot who speaks."""
    world.env.backend.create_message(world.channel.id, world.teller, line)


def line_for(world: World, channel_id: int, payload: Mapping[str, Any]) -> str:
    """The line that tells of a message (Discord's JSON) in another channel."""
    channel = world.env.backend.get_channel(channel_id)
    said = limits.cut(" · ".join(_readable(payload)), _LONGEST)
    if channel.guild_id is None:
        names = " and ".join(world.person(user) or "somebody" for user in channel.recipient_ids)
        return f"✉ **Direct message to {names}:** {said}"
    return (
        f"🧵 **In the thread {channel.name}**, which this page does not show: {said}\n"
        "-# Commands such as `/game turn` reach that table from here. "
        "A table that is neither private nor told to have a thread of its own is played here."
    )


def _readable(payload: Mapping[str, Any]) -> Iterator[str]:
    """The lines of a message, without small print and links, which lead nowhere in the sandbox."""
    for written in (payload.get("content") or "", *_texts(payload.get("components") or ())):
        for line in written.splitlines():
            if line.strip() and not line.startswith("-# ") and "https://discord.com/" not in line:
                yield line.lstrip("#").strip()


def _texts(components: Any) -> Iterator[str]:
    for component in components:
        if component.get("type") == _TEXT:
            yield component["content"]
        yield from _texts(component.get("components") or ())
