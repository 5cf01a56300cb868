"""Presses on *Help* and *?*."""

from bot.cogs.answers import Interaction, lang_of
from bot.cogs.reading_presses import may_see
from bot.service.declined import Declined
from bot.ui import guide, ids, parts
from bot.wiring import Parts


class HelpPresses:
    """Help pages: in a panel the one for what is asked there, elsewhere the first."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired
        self.rooms = {"help": self.help}

    async def help(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """The page named, else that of the moment, with what stands in the way of the rest."""
        match = await self._wired.tables.match(id_.match)
        may_see(match, interaction)
        lang, topic = lang_of(interaction), id_.path[0] if id_.path else None
        if topic is None and id_.seat is not None:
            try:
                return guide.here(await self._wired.play.prompt(match.id, interaction.user.id, id_.seat), lang)
            except Declined:
                topic = "start"  # the panel is an old one: nothing is asked of this seat any more
        return guide.page(lang, match.game, topic or "start")
