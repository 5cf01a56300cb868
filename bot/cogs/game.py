"""`/game`: tables from opening to verifying, and reading them from anywhere."""

import json
from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import answers, places
from bot.cogs.answers import Interaction, lang_of
from bot.cogs.opening import Wish, completions, open_table
from bot.cogs.reading_presses import may_see, reader_of
from bot.cogs.wording import choices, fields, games, paces, said, tongues
from bot.locale import text
from bot.service.clock import DAY
from bot.service.declined import Declined
from bot.service.table import Table
from bot.store.rows import Match, Status
from bot.ui import letters, limits, lists, order_form, parts
from bot.ui.panel import Look
from bot.wiring import Parts
from engine.core import registry

_Callback = TypeVar("_Callback", bound=Callable[..., Any])


async def _named(_: Any, __: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The games whose title has in it what is typed."""
    return [choice for choice in games() if typed.lower() in choice.name.lower()][: limits.OPTIONS]


def _offered(callback: _Callback) -> _Callback:
    """A fixed list of games, which a client shows at once; only where there are too many, one that is typed for."""
    few = len(games()) <= limits.OPTIONS
    decorate = app_commands.choices(game=games()) if few else app_commands.autocomplete(game=_named)
    return decorate(callback)


class GameCog(commands.GroupCog, group_name="game", group_description=said("command-game")):
    """The commands of tables. `table` is a table's number; left out, the one of this channel is meant."""

    def __init__(self, client: discord.Client, wired: Parts, wake: Callable[[], None]) -> None:
        self._client = client
        self._wired = wired
        self._wake = wake

    # --- the lobby -------------------------------------------------------------------------------------

    @app_commands.command(description=said("command-game-new"))
    @app_commands.describe(**fields("game", "seats", "options", "place", "pace", "private", "practice"))
    @app_commands.describe(**fields("language", "invite1", "invite2", "invite3"))
    @_offered
    @app_commands.choices(pace=paces())
    @app_commands.choices(place=choices("place", ("thread", "channel")), language=tongues())
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 12] | None = None,
        options: str | None = None,
        place: str | None = None,
        pace: int = DAY,
        private: bool = False,
        practice: bool = False,
        language: str | None = None,
        invite1: discord.User | None = None,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
    ) -> None:
        """Open a table and post its card; the host has the first seat."""
        if not await answers.acknowledge(interaction, private=True):
            return
        guests = tuple(user.id for user in (invite1, invite2, invite3) if user is not None and not user.bot)
        wish = Wish(game, seats, options or "", place or self._wired.place, pace, private, practice, guests, language)
        await answers.guarded(interaction, lambda: open_table(self._client, self._wired, interaction, wish))

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        if game not in registry.metas():
            return []
        return [app_commands.Choice(name=one, value=one) for one in completions(game, typed)[:25]]

    @app_commands.command(description=said("command-game-join"))
    @app_commands.describe(**fields("table"))
    @app_commands.guild_only()
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """The same as the button on the card."""

        async def work(match: Match) -> parts.Letter:
            user = interaction.user
            joined = await self._wired.lobby.join(match.id, user.id, user.display_name, interaction.id)
            self._wake()
            seat = next(seat for seat in joined.seats if seat.user_id == user.id)
            return letters.note(
                text(lang_of(interaction), "joined", seat=seat.seat + 1, shape=parts.SHAPES[seat.colour])
            )

        await self._about(interaction, table, work, "lobby")

    @app_commands.command(description=said("command-game-leave"))
    @app_commands.describe(**fields("table"))
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """The same as the button on the card."""

        async def work(match: Match) -> parts.Letter:
            left = await self._wired.lobby.leave(match.id, interaction.user.id, interaction.id)
            self._wake()
            return letters.note(text(lang_of(interaction), "left-closed" if left.status == "abandoned" else "left"))

        await self._about(interaction, table, work, "lobby")

    @app_commands.command(description=said("command-game-start"))
    @app_commands.describe(**fields("table"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """The same as the button on the card; only the host may."""

        async def work(match: Match) -> parts.Letter:
            await self._wired.play.ready(match, interaction.user.id)
            await places.prepare(interaction, self._wired.store, match)
            begun = await self._wired.play.start(match.id, interaction.user.id, interaction.id)
            self._wake()
            return letters.note(text(lang_of(interaction), "started", where=f"<#{begun.match.channel_id}>"))

        await self._about(interaction, table, work, "lobby")

    # --- playing and reading ---------------------------------------------------------------------------

    @app_commands.command(description=said("command-game-turn"))
    @app_commands.describe(**fields("table"))
    async def turn(self, interaction: Interaction, table: int | None = None) -> None:
        """The panel of one's turn: at this table, or at the only one that waits, else a list of those that do."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            user, lang = interaction.user, lang_of(interaction)
            match = None if table is None else await self._wired.tables.match(table)
            if match is None and interaction.channel_id is not None:
                match = await self._wired.store.match_in_channel(interaction.channel_id, user.id)
            if match is None or (table is None and not _asked(match, user.id)):
                mine = await self._wired.store.matches(user_id=user.id, statuses=("running",))
                waiting = [one for one in mine if _asked(one, user.id)]
                if len(waiting) > 1:
                    return lists.waiting(waiting, lang)
                match = waiting[0] if waiting else match
            if match is None:
                raise Declined("no-match-here")
            await self._heard(interaction, match)
            prompt = await self._wired.play.prompt(match.id, user.id)
            return await self._wired.desk.panel(prompt, lang, Look())

        await answers.guarded(interaction, work)

    @app_commands.command(description=said("command-game-board"))
    @app_commands.describe(**fields("table", "turn", "words"))
    async def board(
        self, interaction: Interaction, table: int | None = None, turn: int | None = None, words: bool = False
    ) -> None:
        """The board for the reader alone."""

        async def work(loaded: Table) -> parts.Letter:
            reader, lang = reader_of(loaded, interaction.user.id), lang_of(interaction)
            if words:
                return await self._wired.desk.text(loaded, lang, reader, 0)
            return await self._wired.desk.board(loaded, lang, reader, turn)

        await self._reading(interaction, table, work)

    @app_commands.command(description=said("command-game-recap"))
    @app_commands.describe(**fields("table"))
    async def recap(self, interaction: Interaction, table: int | None = None) -> None:
        """What changed since the reader's own last turn."""

        async def work(loaded: Table) -> parts.Letter:
            reader = reader_of(loaded, interaction.user.id)
            return await self._wired.desk.album.recap(loaded, lang_of(interaction), reader)

        await self._reading(interaction, table, work)

    @app_commands.command(description=said("command-game-replay"))
    @app_commands.describe(**fields("table", "turn"))
    async def replay(self, interaction: Interaction, table: int | None = None, turn: int | None = None) -> None:
        """Turn by turn, with a button for the film."""

        async def work(loaded: Table) -> parts.Letter:
            return await self._wired.desk.album.replay(loaded, lang_of(interaction), turn)

        await self._reading(interaction, table, work)

    @app_commands.command(description=said("command-game-log"))
    @app_commands.describe(**fields("table"))
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """The log, in pages."""

        async def work(loaded: Table) -> parts.Letter:
            reader = reader_of(loaded, interaction.user.id)
            return await self._wired.desk.log(loaded, lang_of(interaction), reader, 0)

        await self._reading(interaction, table, work)

    @app_commands.command(description=said("command-game-order"))
    @app_commands.describe(**fields("table"))
    async def order(self, interaction: Interaction, table: int | None = None) -> None:
        """The private form of a standing order."""

        async def work(match: Match) -> parts.Letter:
            form = await self._wired.orders.form(match.id, interaction.user.id)
            return order_form.letter(form, lang_of(interaction), order_form.standing(form))

        await self._about(interaction, table, work)

    @app_commands.command(description=said("command-game-list"))
    @app_commands.describe(**fields("mine"))
    async def list(self, interaction: Interaction, mine: bool = False) -> None:
        """Tables, the latest changed first."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            store, user, guild = self._wired.store, interaction.user.id, interaction.guild_id
            found = await store.matches(
                None if mine or guild is None else guild, user if mine or guild is None else None
            )
            seen = [one for one in found if not one.private or any(seat.user_id == user for seat in one.seats)]
            return lists.tables(seen, lang_of(interaction), mine=mine or guild is None)

        await answers.guarded(interaction, work)

    @app_commands.command(description=said("command-game-info"))
    @app_commands.describe(**fields("table"))
    async def info(self, interaction: Interaction, table: int | None = None) -> None:
        """The facts of a table, in the lobby or later."""

        async def work(match: Match) -> parts.Letter:
            return lists.info(match, lang_of(interaction))

        await self._about(interaction, table, work)

    @app_commands.command(description=said("command-game-verify"))
    @app_commands.describe(**fields("table"))
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        """The seed itself is told when the game is over."""

        async def work(loaded: Table) -> parts.Letter:
            return lists.verdict(await self._wired.history.verify(loaded), lang_of(interaction))

        await self._reading(interaction, table, work)

    @app_commands.command(description=said("command-game-export"))
    @app_commands.describe(**fields("table", "record"))
    async def export(self, interaction: Interaction, table: int | None = None, record: bool = False) -> None:
        """A running game gives its public log only, unless its host wants the record and everybody learns of it."""

        async def work(loaded: Table) -> parts.Letter:
            match, lang = loaded.match, lang_of(interaction)
            files = [("log.md", (await self._wired.desk.story(loaded, lang, None)).encode())]
            if match.status != "running" or record:
                if match.status == "running":
                    await self._wired.play.disclose(match.id, interaction.user.id, interaction.id)
                    self._wake()
                whole = await self._wired.history.record(loaded)
                files.append((f"{match.game}-{match.id}.json", json.dumps(whole, indent=1).encode()))
            return lists.exported(match, lang, files)

        await self._reading(interaction, table, work)

    @app_commands.command(description=said("command-game-resign"))
    @app_commands.describe(**fields("table"))
    async def resign(self, interaction: Interaction, table: int | None = None) -> None:
        """Asks once more before it is done."""

        async def work(loaded: Table) -> parts.Letter:
            if loaded.match.status != "running":
                raise Declined("finished")
            if not loaded.seats_of(interaction.user.id):
                raise Declined("spectator")
            return lists.resign_question(loaded.match, lang_of(interaction))

        await self._reading(interaction, table, work)

    # --- inside ----------------------------------------------------------------------------------------

    async def _about(
        self, interaction: Interaction, table: int | None, work: Callable[[Match], Any], first: Status | None = None
    ) -> None:
        """Acknowledge privately, find the table (of several here one with the status `first`), work, answer."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def whole() -> parts.Letter:
            letter: parts.Letter = await work(
                await self._heard(interaction, await self._meant(interaction, table, first))
            )
            return letter

        await answers.guarded(interaction, whole)

    async def _reading(self, interaction: Interaction, table: int | None, work: Callable[[Table], Any]) -> None:
        async def load(match: Match) -> parts.Letter:
            letter: parts.Letter = await work(await self._wired.tables.load(match.id))
            return letter

        await self._about(interaction, table, load)

    async def _heard(self, interaction: Interaction, match: Match) -> Match:
        """The table, with the name of whoever asks as it is now if they sit there."""
        person = interaction.user
        return await self._wired.naming.hear(match, person.id, person.display_name, interaction.guild_id)

    async def _meant(self, interaction: Interaction, table: int | None, first: Status | None) -> Match:
        if table is not None:
            match = await self._wired.tables.match(table)
            may_see(match, interaction)
            return match
        here = None
        if interaction.channel_id is not None:
            here = await self._wired.store.match_in_channel(interaction.channel_id, interaction.user.id, first=first)
        if here is None:
            raise Declined("no-match-here")
        return here


def _asked(match: Match, user_id: int) -> bool:
    return match.status == "running" and any(
        seat.user_id == user_id and seat.acting and not seat.resigned for seat in match.seats
    )
