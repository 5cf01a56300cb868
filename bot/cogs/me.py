"""`/me`: what a person sets for themselves."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cogs import answers
from bot.cogs.answers import Interaction, lang_of
from bot.locale import text
from bot.ui import letters, parts
from bot.wiring import Parts

NOTICES = [
    app_commands.Choice(name="by direct message", value="dm"),
    app_commands.Choice(name="by a mention in the channel", value="channel"),
]


class MeCog(commands.GroupCog, group_name="me", group_description="Your own settings."):
    """Settings of one person, in all servers."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired

    @app_commands.command(description="Choose how you are told that it is your turn.")
    @app_commands.describe(notices="How you are told that it is your turn")
    @app_commands.choices(notices=NOTICES)
    async def settings(self, interaction: Interaction, notices: str | None = None) -> None:
        """Show the settings, changed if one is given; a direct message is tried again after this."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            store, user, lang = self._wired.store, interaction.user.id, lang_of(interaction)
            if notices is not None:
                await store.set_user_setting(user, "notices", notices)
                await store.set_user_setting(user, "dm-closed", None)
            now: Any = await store.user_setting(user, "notices") or "dm"
            closed = await store.user_setting(user, "dm-closed") is not None
            lines = [text(lang, f"me-notices-{now}")]
            if closed and now == "dm":
                lines.append(text(lang, "me-closed"))
            return letters.note("\n".join(lines))

        await answers.guarded(interaction, work)

    @app_commands.command(description="Delete your display name from all tables.")
    async def forget(self, interaction: Interaction) -> None:
        """Names come back when their owner plays on."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            await self._wired.store.forget_names(interaction.user.id)
            return letters.note(text(lang_of(interaction), "me-forgotten"))

        await answers.guarded(interaction, work)
