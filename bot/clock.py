"""The one clock of the bot. A test that moves the time of Discord's library moves this one with it."""

import discord


class DiscordClock:
    """Tells the time as the Discord library does."""

    def now(self) -> int:
        """UTC, in milliseconds since 1970."""
        return int(discord.utils.utcnow().timestamp() * 1000)
