"""`/me`: what a person sets for themselves."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.cogs import answers
from bot.cogs.answers import Interaction, lang_of
from bot.cogs.wording import choices, fields, said
from bot.locale import text
from bot.ui import letters, lists, parts
from bot.wiring import Parts


class MeCog(commands.GroupCog, group_name="me", group_description=said("command-me")):
    """Settings of one person, in all servers."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired

    @app_commands.command(description=said("command-me-settings"))
    @app_commands.describe(**fields("notices"))
    @app_commands.choices(notices=choices("notices", ("dm", "channel")))
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
            lines.append(text(lang, f"me-change-{now}"))
            return letters.note("\n".join(lines))

        await answers.guarded(interaction, work)

    @app_commands.command(description=said("command-me-forget"))
    async def forget(self, interaction: Interaction) -> None:
        """Asks once more before it is done; names come back where their owner plays on."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            return lists.forget_question(lang_of(interaction))

        await answers.guarded(interaction, work)
