"""How a command or a press is answered: acknowledged first, then edited; every fault gets a sentence."""

import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord

from bot.locale import language_of, text
from bot.service.declined import Declined
from bot.store.errors import StoreError
from bot.store.protocol import Seen
from bot.ui import letters, parts

log = logging.getLogger(__name__)

Interaction: TypeAlias = discord.Interaction[Any]

_TOO_LATE = (10062, 40060)
"""The interaction is gone, or was answered by another delivery of the same press: nobody waits for us."""


def lang_of(interaction: Interaction) -> str:
    """The reader's language."""
    return language_of(interaction.locale.value)


async def acknowledge(interaction: Interaction, *, private: bool, update: bool = False) -> bool:
    """Say at once that the press has arrived. False if it is too late or was answered already."""
    try:
        if update:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=private, thinking=True)
    except discord.InteractionResponded:
        return False
    except discord.HTTPException as error:
        # Without an acknowledgement nothing can be answered, so nothing is done either.
        level = logging.INFO if error.code in _TOO_LATE else logging.WARNING
        log.log(level, "a press or command could not be acknowledged: %s", error)
        return False
    return True


async def ask(interaction: Interaction, form: discord.ui.Modal) -> None:
    """Open a form, which is the acknowledgement too; nothing is done if it is too late for that."""
    try:
        await interaction.response.send_modal(form)
    except discord.InteractionResponded:
        return
    except discord.HTTPException as error:
        level = logging.INFO if error.code in _TOO_LATE else logging.WARNING
        log.log(level, "a form could not be opened: %s", error)


async def answer(interaction: Interaction, letter: parts.Letter) -> None:
    """Put the letter where the acknowledgement stands."""
    await interaction.edit_original_response(
        content=None,
        view=letter.view,
        attachments=letter.attachments(),
        allowed_mentions=letter.mentions,
    )


async def guarded(interaction: Interaction, work: Callable[[], Awaitable[parts.Letter | None]]) -> None:
    """Do the work and answer with its letter; whatever goes wrong is answered in a sentence, privately.

    A fault of ours gets an id that stands in the log beside the traceback.
    """
    lang = lang_of(interaction)
    try:
        letter = await work()
    except Declined as declined:
        letter = letters.note(letters.declined(lang, declined))
    except Seen:
        return
    except StoreError:
        fault = _fault(interaction)
        letter = letters.note(text(lang, "fault-store", id=fault))
    except Exception as error:  # noqa: BLE001 - `_fault` logs it; the person gets a sentence and the number
        if isinstance(error, discord.HTTPException) and error.code in _TOO_LATE:
            return
        letter = letters.note(text(lang, "fault", id=_fault(interaction)))
    if letter is None:
        return
    try:
        await answer(interaction, letter)
    except discord.HTTPException as error:
        if error.code in _TOO_LATE:
            return
        fault = _fault(interaction)
        if error.status in (400, 413):
            # The answer itself is refused; what it was about is done or not done all the same.
            with contextlib.suppress(discord.HTTPException):
                await answer(interaction, letters.note(text(lang, "fault-answer", id=fault)))


def _fault(interaction: Interaction) -> str:
    fault = secrets.token_hex(4)
    log.exception("fault %s in %s by user %s", fault, interaction.type.name, interaction.user.id)
    return fault
