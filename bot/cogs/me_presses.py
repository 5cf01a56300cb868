"""Presses on what `/me` asks."""

from bot.cogs.answers import Interaction, lang_of
from bot.locale import text
from bot.ui import ids, letters, parts
from bot.wiring import Parts


class MePresses:
    """The yes and the no to having one's name deleted."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired
        self.rooms = {"forget": self.forget}

    async def forget(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Delete the name of whoever presses, everywhere, or think better of it."""
        lang = lang_of(interaction)
        if id_.path != ("yes",):
            return letters.note(text(lang, "me-forget-not"))
        await self._wired.store.forget_names(interaction.user.id)
        return letters.note(text(lang, "me-forgotten"))
