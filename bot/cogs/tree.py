"""The command tree: whatever escapes a command is answered and logged, never swallowed."""

import logging
import secrets

import discord
from discord import app_commands

from bot.cogs.answers import Interaction, lang_of
from bot.locale import text
from bot.ui import letters

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """Answers faults that happen before or beside a command's own guard."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """A sentence for the person, the traceback for the log."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete failed", exc_info=error)
            return
        lang = lang_of(interaction)
        if isinstance(error, app_commands.NoPrivateMessage):
            said = text(lang, "declined-no-match-here")
        elif isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            said = text(lang, "command-changed")
        else:
            fault = secrets.token_hex(4)
            log.error("fault %s in a command", fault, exc_info=error)
            said = text(lang, "fault", id=fault)
        view = letters.note(said).view
        try:
            if interaction.response.is_done():
                await interaction.edit_original_response(content=None, view=view, attachments=[])
            else:
                await interaction.response.send_message(view=view, ephemeral=True)
        except discord.HTTPException as gone:
            log.info("a fault could not be told: %s", gone)
