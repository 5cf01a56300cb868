"""`/game`: tables from opening to verifying, and reading them from anywhere."""

import json
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import answers, places
from bot.cogs.answers import Interaction, lang_of
from bot.cogs.reading_presses import reader_of
from bot.locale import language_of, text
from bot.service.clock import DAY, HOUR
from bot.service.declined import Declined
from bot.service.table import Table
from bot.store.rows import Json, Match, Post
from bot.ui import letters, lists, lobby_view, parts
from bot.ui.panel import Look
from bot.wiring import Parts
from engine.core import registry

PACES = [
    app_commands.Choice(name="2 hours", value=2 * HOUR),
    app_commands.Choice(name="8 hours", value=8 * HOUR),
    app_commands.Choice(name="1 day", value=DAY),
    app_commands.Choice(name="2 days", value=2 * DAY),
    app_commands.Choice(name="3 days", value=3 * DAY),
    app_commands.Choice(name="1 week", value=7 * DAY),
]

PLACES = [
    app_commands.Choice(name="a thread of its own", value="thread"),
    app_commands.Choice(name="this channel", value="channel"),
]

Work = Callable[[], Any]


class GameCog(commands.GroupCog, group_name="game", group_description="Open, play and read tables."):
    """The commands of tables. `table` is a table's number; left out, the one of this channel is meant."""

    def __init__(self, client: discord.Client, wired: Parts, wake: Callable[[], None]) -> None:
        self._client = client
        self._wired = wired
        self._wake = wake

    # --- the lobby -------------------------------------------------------------------------------------

    @app_commands.command(description="Open a table that others can join.")
    @app_commands.describe(
        game="Which game",
        seats="How many may play",
        options="Options such as auction=true; more under Settings",
        place="Where it is played",
        pace="How long a turn may take before a reminder",
        private="Only people you invite may join, in a private thread",
        practice="Play all seats yourself",
        invite1="Somebody to invite",
        invite2="Somebody to invite",
        invite3="Somebody to invite",
    )
    @app_commands.choices(pace=PACES)
    @app_commands.choices(place=PLACES)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 1, 12] | None = None,
        options: str | None = None,
        place: str = "thread",
        pace: int = DAY,
        private: bool = False,
        practice: bool = False,
        invite1: discord.User | None = None,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
    ) -> None:
        """Open a table and post its card; the host has the first seat."""
        if not await answers.acknowledge(interaction, private=True):
            return
        invited = tuple(user.id for user in (invite1, invite2, invite3) if user is not None and not user.bot)

        async def work() -> parts.Letter:
            if game not in registry.metas():
                raise Declined("bad-option", option="game")
            return await self._open(interaction, game, seats, options, place, pace, private, practice, invited)

        await answers.guarded(interaction, work)

    @new.autocomplete("game")
    async def _games(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [meta for meta in registry.metas().values() if typed.lower() in meta.title.lower()]
        return [app_commands.Choice(name=meta.title, value=meta.key) for meta in found[:25]]

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        if game not in registry.metas():
            return []
        done, _, last = typed.rpartition(" ")
        names = [
            f"{name}={str(value).lower()}"
            for name, values in lobby_view.choosable(game).items()
            for value in values
            if f"{name}=" not in done and f"{name}={value}".lower().startswith(last.lower())
        ]
        return [
            app_commands.Choice(name=f"{done} {name}".strip(), value=f"{done} {name}".strip()) for name in names[:25]
        ]

    async def _open(
        self,
        interaction: Interaction,
        game: str,
        seats: int | None,
        options: str | None,
        place: str,
        pace: int,
        private: bool,
        practice: bool,
        invited: tuple[int, ...],
    ) -> parts.Letter:
        user, guild, channel = interaction.user, interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise Declined("no-match-here")
        inside = places.is_thread(interaction)
        threaded = place == "thread" and not inside and not private
        make = None
        if not inside and (private or threaded):
            make = "create_private_threads" if private else "create_public_threads"
        places.require(interaction, thread=inside, make=make)
        checked = read_options(game, options or "")
        lang = language_of(interaction.guild_locale.value) if interaction.guild_locale else "en"
        match = await self._wired.lobby.open(
            game=game,
            guild_id=guild,
            channel_id=channel,
            parent_id=interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None,
            host_id=user.id,
            host_name=user.display_name,
            lang=lang,
            options=checked,
            seats=seats,
            pace_ms=pace,
            private=private,
            practice=practice,
            threaded=threaded,
            invited=invited,
        )
        try:
            if private and not inside:
                title = f"{registry.metas()[game].title} · {match.id}"
                thread = await places.private_thread(interaction, title, (user.id, *invited))
                await self._wired.store.move_match(match.id, thread.id, channel)
                match = await self._wired.tables.match(match.id)
            await self._post_card(match)
        except (Declined, discord.HTTPException) as error:
            # A table that nobody can see must not stay: it is closed again, and the reason is told.
            await self._wired.lobby.leave(match.id, user.id)
            raise places.why(error) if isinstance(error, discord.HTTPException) else error from error
        return letters.note(text(lang_of(interaction), "opened", where=f"<#{match.channel_id}>"))

    async def _post_card(self, match: Match) -> None:
        """The card as a message of its own, so that errors stay private and the card can be edited for ever."""
        card = lobby_view.lobby_card(match)
        channel = self._client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        message = await channel.send(view=card.view, allowed_mentions=card.mentions)
        await self._wired.store.add_post(Post(match.id, "lobby", "", match.channel_id, message.id))

    @app_commands.command(description="Take a seat at the table of this channel.")
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

        await self._about(interaction, table, work)

    @app_commands.command(description="Leave a table that has not begun.")
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """The same as the button on the card."""

        async def work(match: Match) -> parts.Letter:
            left = await self._wired.lobby.leave(match.id, interaction.user.id, interaction.id)
            self._wake()
            return letters.note(text(lang_of(interaction), "left-closed" if left.status == "abandoned" else "left"))

        await self._about(interaction, table, work)

    @app_commands.command(description="Begin the game with the people who have joined.")
    @app_commands.guild_only()
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """The same as the button on the card; only the host may."""

        async def work(match: Match) -> parts.Letter:
            await self._wired.play.ready(match, interaction.user.id)
            await places.prepare(interaction, self._wired.store, match)
            begun = await self._wired.play.start(match.id, interaction.user.id, interaction.id)
            self._wake()
            return letters.note(text(lang_of(interaction), "started", where=f"<#{begun.match.channel_id}>"))

        await self._about(interaction, table, work)

    # --- playing and reading ---------------------------------------------------------------------------

    @app_commands.command(description="Open your turn, from anywhere.")
    async def turn(self, interaction: Interaction, table: int | None = None) -> None:
        """The panel of one's turn: at this table, or at the only one that waits, else a list of those that do."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def work() -> parts.Letter:
            user, lang = interaction.user, lang_of(interaction)
            match = None if table is None else await self._wired.tables.match(table)
            if match is None and interaction.channel_id is not None:
                match = await self._wired.store.match_in_channel(interaction.channel_id)
            if match is None or (table is None and not _asked(match, user.id)):
                mine = await self._wired.store.matches(user_id=user.id, statuses=("running",))
                waiting = [one for one in mine if _asked(one, user.id)]
                if len(waiting) > 1:
                    return lists.waiting(waiting, lang)
                match = waiting[0] if waiting else match
            if match is None:
                raise Declined("no-match-here")
            prompt = await self._wired.play.prompt(match.id, user.id)
            return await self._wired.desk.panel(prompt, lang, Look())

        await answers.guarded(interaction, work)

    @app_commands.command(description="See the board, now or at the end of a past turn.")
    @app_commands.describe(turn="The number of a past turn", words="As text instead of a picture")
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

    @app_commands.command(description="Read what happened, the latest turn first.")
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """The log, in pages."""

        async def work(loaded: Table) -> parts.Letter:
            reader = reader_of(loaded, interaction.user.id)
            return await self._wired.desk.log(loaded, lang_of(interaction), reader, 0)

        await self._reading(interaction, table, work)

    @app_commands.command(description="List the open tables of this server, or yours everywhere.")
    @app_commands.describe(mine="Only tables at which you sit, in all servers")
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
            return lists.tables(seen, lang_of(interaction))

        await answers.guarded(interaction, work)

    @app_commands.command(description="See how a table is played: options, people, pace, the hash of its shuffle.")
    async def info(self, interaction: Interaction, table: int | None = None) -> None:
        """The facts of a table, in the lobby or later."""

        async def work(match: Match) -> parts.Letter:
            return lists.info(match, lang_of(interaction))

        await self._about(interaction, table, work)

    @app_commands.command(description="Check that the shuffle follows from the seed and the position from the log.")
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        """The seed itself is told when the game is over."""

        async def work(loaded: Table) -> parts.Letter:
            return lists.verdict(await self._wired.history.verify(loaded), lang_of(interaction))

        await self._reading(interaction, table, work)

    @app_commands.command(description="Get the log as a file, and after the end the record.")
    @app_commands.describe(record="The host may take the record with the shuffle out before the end; all are told")
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

    @app_commands.command(description="Give up a running game; the others play on.")
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

    async def _about(self, interaction: Interaction, table: int | None, work: Callable[[Match], Any]) -> None:
        """Acknowledge privately, find the table, work, answer."""
        if not await answers.acknowledge(interaction, private=True):
            return

        async def whole() -> parts.Letter:
            letter: parts.Letter = await work(await self._meant(interaction, table))
            return letter

        await answers.guarded(interaction, whole)

    async def _reading(self, interaction: Interaction, table: int | None, work: Callable[[Table], Any]) -> None:
        async def load(match: Match) -> parts.Letter:
            letter: parts.Letter = await work(await self._wired.tables.load(match.id))
            return letter

        await self._about(interaction, table, load)

    async def _meant(self, interaction: Interaction, table: int | None) -> Match:
        if table is not None:
            match = await self._wired.store.match(table)
            outside = match is not None and match.guild_id != interaction.guild_id
            seated = match is not None and any(seat.user_id == interaction.user.id for seat in match.seats)
            if match is None or ((outside or match.private) and not seated):
                raise Declined("no-match")
            return match
        here = None
        if interaction.channel_id is not None:
            here = await self._wired.store.match_in_channel(interaction.channel_id)
        if here is None:
            raise Declined("no-match-here")
        return here


def read_options(game: str, typed: str) -> Json:
    """Options from `name=value name=value`. Raises Declined `bad-option` naming the piece."""
    choosable, found = lobby_view.choosable(game), {}
    for piece in typed.replace(",", " ").split():
        name, _, wanted = piece.partition("=")
        values = [value for value in choosable.get(name, ()) if str(value).lower() == wanted.lower()]
        if not values:
            raise Declined("bad-option", option=letters.quoted(piece))
        found[name] = values[0]
    return found


def _asked(match: Match, user_id: int) -> bool:
    return match.status == "running" and any(
        seat.user_id == user_id and seat.acting and not seat.resigned for seat in match.seats
    )
