"""The log: lines on stderr, coloured only where somebody sees them."""

import logging
import sys

import discord

PLAIN = logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")


def begin(level: str) -> None:
    """Log from now on what is at least of this level, a name as in `bot.config.LOG_LEVELS`."""
    # Without voice, which the bot never uses, discord.py would warn at each start of parts that are not installed.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
    number = logging.getLevelName(level)
    if sys.stderr.isatty():
        discord.utils.setup_logging(level=number, root=True)
    else:
        # discord.py would colour every log in a container, also one that goes into a file.
        discord.utils.setup_logging(level=number, root=True, formatter=PLAIN)
