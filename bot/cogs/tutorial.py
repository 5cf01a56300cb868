"""`/tutorial`: a first turn, explained, in a private panel."""

from discord import app_commands
from discord.ext import commands

from bot.cogs import answers
from bot.cogs.answers import Interaction, lang_of
from bot.cogs.reading_presses import may_see
from bot.cogs.wording import fields, said
from bot.locale import text
from bot.service.declined import Declined
from bot.service.lessons import teaches
from bot.ui import ids, letters, parts
from bot.ui.panel import Look
from bot.wiring import Parts
from engine.core import registry


class TutorialCog(commands.Cog):
    """The command."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired

    @app_commands.command(description=said("command-tutorial"))
    @app_commands.describe(**fields("game", "anew"))
    async def tutorial(self, interaction: Interaction, game: str | None = None, anew: bool = False) -> None:
        """The tutorial of the game named, else of this channel's table, else of the first that has one."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            key = game
            if key is None and interaction.channel_id is not None:
                match = await self._wired.store.match_in_channel(interaction.channel_id, interaction.user.id)
                key = match.game if match is not None and teaches(match.game) else None
            taught = [one for one in registry.metas() if teaches(one)]
            key = key or next(iter(taught), None)
            if key is None or key not in taught:
                named = registry.metas()[key].title if key in registry.metas() else letters.quoted(key or "")
                titles = ", ".join(registry.metas()[one].title for one in taught) or "–"
                return letters.note(text(lang_of(interaction), "tutorial-none", game=named, games=titles))
            return await lesson(self._wired, interaction, key, anew=anew)

        await answers.guarded(interaction, work)

    @tutorial.autocomplete("game")
    async def _games(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [
            meta for key, meta in registry.metas().items() if teaches(key) and typed.lower() in meta.title.lower()
        ]
        return [app_commands.Choice(name=meta.title, value=meta.key) for meta in found[:25]]


class LessonPresses:
    """Presses at the end of a tutorial."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired
        self.rooms = {"lesson": self.again}

    async def again(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Begin the same tutorial from its beginning."""
        match = await self._wired.tables.match(id_.match)
        may_see(match, interaction)
        if not match.tutorial:
            raise Declined("stale")
        return await lesson(self._wired, interaction, match.game, anew=True)


async def lesson(wired: Parts, interaction: Interaction, game: str, *, anew: bool) -> parts.Letter:
    """The panel of the person's tutorial."""
    user, lang = interaction.user, lang_of(interaction)
    match = await wired.lessons.open(game, user.id, user.display_name, lang, anew=anew)
    return await wired.desk.panel(await wired.play.prompt(match.id, user.id), lang, Look())
