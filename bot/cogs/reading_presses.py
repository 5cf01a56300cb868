"""Presses that only show something: board, text, log."""

from dataclasses import replace

from bot.cogs.answers import Interaction, lang_of
from bot.service.declined import Declined
from bot.service.play import Prompt
from bot.service.table import Table
from bot.store.rows import Match
from bot.ui import ids, parts
from bot.ui.album import DRAFT, VIEWS, WHOLE
from bot.wiring import Parts
from engine.core.model import Seat


def reader_of(table: Table, user_id: int) -> Seat | None:
    """The seat whose eyes a person reads with: their own, at a practice table the one to act, else the public's."""
    mine = table.seats_of(user_id)
    acting = [seat.seat for seat in mine if seat.acting]
    if acting:
        return acting[0]
    return mine[0].seat if mine else None


def may_see(match: Match, interaction: Interaction) -> None:
    """Raise Declined `no-match` unless the table is of this server and open, or its own place, or one sits at it."""
    seated = any(seat.user_id == interaction.user.id for seat in match.seats)
    here = match.channel_id == interaction.channel_id
    if not (seated or here or (match.guild_id == interaction.guild_id and not match.private)):
        raise Declined("no-match")


class ReadingPresses:
    """Everything a reader, seated or not, may ask for."""

    def __init__(self, wired: Parts) -> None:
        self._wired = wired
        self.rooms = {
            "board": self.board,
            "zoom": self.zoom,
            "replay": self.replay,
            "film": self.film,
            "text": self.text,
            "log": self.log,
            "leaf": self.leaf,
        }

    async def board(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """The board now, or at the end of the episode in the path; from a panel, with its draft."""
        drafted = await self._draft(interaction, id_)
        if drafted is not None:
            return await self._wired.desk.drafted(drafted, lang_of(interaction))
        table = await self._table(interaction, id_)
        episode = int(id_.path[0]) if id_.path and id_.path[0].isdecimal() else None
        reader = reader_of(table, interaction.user.id)
        return await self._wired.desk.board(table, lang_of(interaction), reader, episode)

    async def zoom(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """A part of the board, or the whole in large print."""
        if len(id_.path) != 2 or id_.path[1] not in (WHOLE, *VIEWS):
            raise Declined("stale")
        then, view = id_.path
        drafted = await self._draft(interaction, id_)
        if drafted is not None:
            return await self._wired.desk.drafted(drafted, lang_of(interaction), view)
        table = await self._table(interaction, id_)
        reader = reader_of(table, interaction.user.id)
        episode = int(then) if then.isdecimal() else None
        return await self._wired.desk.board(table, lang_of(interaction), reader, episode, view)

    async def replay(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Another turn of the game."""
        if not id_.path or not id_.path[0].isdecimal():
            raise Declined("stale")
        table = await self._table(interaction, id_)
        return await self._wired.desk.album.replay(table, lang_of(interaction), int(id_.path[0]))

    async def film(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """The whole game as a moving picture."""
        return await self._wired.desk.album.film(await self._table(interaction, id_), lang_of(interaction))

    async def text(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """The board in words."""
        table = await self._table(interaction, id_)
        reader = reader_of(table, interaction.user.id)
        return await self._wired.desk.text(table, lang_of(interaction), reader, 0)

    async def log(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """What happened."""
        table = await self._table(interaction, id_)
        reader = reader_of(table, interaction.user.id)
        return await self._wired.desk.log(table, lang_of(interaction), reader, 0)

    async def leaf(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Another page of a long text."""
        if len(id_.path) != 2 or not id_.path[1].isdecimal():
            raise Declined("stale")
        topic, page = id_.path[0], int(id_.path[1])
        seat = topic.removeprefix(DRAFT)
        if seat != topic:
            drafted = await self._draft(interaction, replace(id_, seat=int(seat) if seat.isdecimal() else None))
            if drafted is not None:
                return self._wired.desk.drafted_text(drafted, lang_of(interaction), page)
            topic, page = "text", 0
        table = await self._table(interaction, id_)
        reader = reader_of(table, interaction.user.id)
        if topic == "text":
            return await self._wired.desk.text(table, lang_of(interaction), reader, page)
        return await self._wired.desk.log(table, lang_of(interaction), reader, page)

    async def _draft(self, interaction: Interaction, id_: ids.Id) -> Prompt | None:
        """What the seat in the id is asked, if the one who presses plays it and it is to act."""
        if id_.seat is None:
            return None
        may_see(await self._wired.tables.match(id_.match), interaction)
        try:
            return await self._wired.play.prompt(id_.match, interaction.user.id, id_.seat)
        except Declined as declined:
            if declined.reason in ("spectator", "not-your-turn", "resigned", "finished"):
                return None
            raise

    async def _table(self, interaction: Interaction, id_: ids.Id) -> Table:
        may_see(await self._wired.tables.match(id_.match), interaction)
        return await self._wired.tables.load(id_.match)
