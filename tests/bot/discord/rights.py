"""Takes rights from the bot in a channel, and gives them back."""

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.discord.stage import Stage


def take(stage: Stage, channel: Any, *rights: str) -> None:
    """The bot lacks these rights in the channel and its threads from now on."""
    denied = 0
    for right in rights:
        denied |= getattr(discord.Permissions, right).flag
    bot = stage.env.backend.bot_user.id
    stage.env.backend.set_overwrite(channel.id, Overwrite(bot, OverwriteType.MEMBER, allow=0, deny=denied))


def give_back(stage: Stage, channel: Any) -> None:
    """The bot has all rights there again."""
    stage.env.backend.delete_overwrite(channel.id, stage.env.backend.bot_user.id)
