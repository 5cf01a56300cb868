"""`/help` and `/about`."""

from discord import app_commands
from discord.ext import commands

from bot.cogs import answers
from bot.cogs.answers import Interaction, lang_of
from bot.cogs.wording import fields, said
from bot.locale import text
from bot.ui import guide, letters, parts
from bot.wiring import Parts
from engine.core import registry


class HelpCog(commands.Cog):
    """How to play here, and what this is."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired

    @app_commands.command(name="help", description=said("command-help"))
    @app_commands.describe(**fields("game", "topic"))
    async def help_(self, interaction: Interaction, game: str | None = None, topic: str = "start") -> None:
        """The general page, or a page of a game: the named one, else that of this channel's table."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            lang = lang_of(interaction)
            key = game
            if key is None and interaction.channel_id is not None:
                match = await self._wired.store.match_in_channel(interaction.channel_id, interaction.user.id)
                key = match.game if match is not None else None
            if key is None or key not in registry.metas():
                games = ", ".join(meta.title for meta in registry.metas().values())
                return letters.note(text(lang, "help-general", games=games))
            return guide.page(lang, key, topic)

        await answers.guarded(interaction, work)

    @help_.autocomplete("game")
    async def _games(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [meta for meta in registry.metas().values() if typed.lower() in meta.title.lower()]
        return [app_commands.Choice(name=meta.title, value=meta.key) for meta in found[:25]]

    @help_.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        if not game and interaction.channel_id is not None:
            match = await self._wired.store.match_in_channel(interaction.channel_id, interaction.user.id)
            game = match.game if match is not None else None
        game = game or next(iter(registry.metas()))
        topics = registry.words(game).help(lang_of(interaction)) if game in registry.metas() else {}
        found = [(key, letters.heading(page)) for key, page in topics.items()]
        fitting = [(key, head) for key, head in found if typed.lower() in f"{key} {head}".lower()]
        return [app_commands.Choice(name=head, value=key) for key, head in fitting[:25]]

    @app_commands.command(description=said("command-about"))
    async def about(self, interaction: Interaction) -> None:
        """Credits, and what is stored."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            lang = lang_of(interaction)
            credits_ = [
                text(
                    lang,
                    "about-game",
                    game=meta.title,
                    designers=", ".join(meta.designers),
                    publishers=", ".join(meta.publishers),
                    year=str(meta.year),
                )
                for meta in registry.metas().values()
            ]
            return letters.note("\n".join([text(lang, "about"), *credits_, text(lang, "about-not-affiliated")]))

        await answers.guarded(interaction, work)
