"""Presses on the lobby card and in the settings of a table."""

from collections.abc import Callable
from typing import Any

from bot.cogs import places
from bot.cogs.answers import Interaction, lang_of
from bot.locale import languages, text
from bot.service.declined import Declined
from bot.store.rows import Match
from bot.ui import ids, letters, lobby_view, parts
from bot.wiring import Parts


class LobbyPresses:
    """Join, leave, start, settings."""

    def __init__(self, wired: Parts, wake: Callable[[], None]) -> None:
        self._wired = wired
        self._wake = wake
        self.rooms = {
            "join": self.join,
            "leave": self.leave,
            "start": self.start,
            "settings": self.settings,
            "set": self.set,
        }

    async def join(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Take a seat; pressed again, say that one is seated (ten presses take one seat)."""
        user, lang = interaction.user, lang_of(interaction)
        match = await self._wired.lobby.join(id_.match, user.id, user.display_name, interaction.id)
        self._wake()
        seat = next(seat for seat in match.seats if seat.user_id == user.id)
        return letters.note(text(lang, "joined", seat=seat.seat + 1, shape=parts.SHAPES[seat.colour]))

    async def leave(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Give the seat up."""
        match = await self._wired.lobby.leave(id_.match, interaction.user.id, interaction.id)
        self._wake()
        key = "left-closed" if match.status == "abandoned" else "left"
        return letters.note(text(lang_of(interaction), key))

    async def start(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Begin the game, in a thread of its own if the table wants one."""
        match = await self._wired.tables.match(id_.match)
        await self._wired.play.ready(match, interaction.user.id)
        await places.prepare(interaction, self._wired.store, match)
        table = await self._wired.play.start(id_.match, interaction.user.id, interaction.id)
        self._wake()
        where = f"<#{table.match.channel_id}>"
        return letters.note(text(lang_of(interaction), "started", where=where))

    async def settings(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Show what this person may set."""
        match = await self._wired.tables.match(id_.match)
        if match.status != "lobby":
            raise Declined("closed" if match.started_at is None else "not-lobby")
        if all(seat.user_id != interaction.user.id for seat in match.seats):
            raise Declined("not-seated")
        return lobby_view.settings_panel(match, interaction.user.id, lang_of(interaction))

    async def set(self, interaction: Interaction, id_: ids.Id, values: tuple[str, ...]) -> parts.Letter:
        """Set something and show the settings again."""
        user, lang, note = interaction.user.id, lang_of(interaction), ""
        what, value = id_.path[0] if id_.path else "", values[0] if values else ""
        page = _page(await self._wired.tables.match(id_.match), id_.path)
        try:
            if what == "invite":
                note = await self._invite(interaction, id_.match, values)
            elif what != "page":
                await self._set(id_.match, user, what, value)
                note = text(lang, "settings-saved")
            self._wake()
        except Declined as declined:
            if declined.reason in ("not-lobby", "closed", "no-match"):
                raise
            note = letters.declined(lang, declined)
        match = await self._wired.tables.match(id_.match)
        return lobby_view.settings_panel(match, user, lang, note, page)

    async def _invite(self, interaction: Interaction, match_id: int, values: tuple[str, ...]) -> str:
        """Let people join a private table, and into its thread. What to say of it. Raises Declined."""
        match, host = await self._wired.tables.match(match_id), interaction.user.id
        if match.host_id != host:
            raise Declined("host-only", host=match.host_id)
        if match.status != "lobby":
            raise Declined("closed" if match.started_at is None else "not-lobby")
        no_guests = _bots(interaction) | {seat.user_id for seat in match.seats}
        guests = [user for user in map(_whole, values) if user not in no_guests]
        if not guests:
            raise Declined("no-guests")
        await places.let_in(interaction, match, guests)
        await self._wired.lobby.invite(match_id, host, guests)
        return text(lang_of(interaction), "settings-invited", people=" ".join(f"<@{user}>" for user in guests))

    async def _set(self, match_id: int, user: int, what: str, value: str) -> Match:
        lobby = self._wired.lobby
        match what, value.partition("-")[0]:
            case "colour", _:
                return await lobby.set_colour(match_id, user, _whole(value))
            case "pace", _:
                return await lobby.set_pace(match_id, user, _whole(value))
            case "language", _ if value in languages():
                return await lobby.set_language(match_id, user, value)
            case "seats", _:
                return await lobby.set_seats(match_id, user, _whole(value))
            case "order", "first":
                first = value.removeprefix("first-")
                return await lobby.set_first(match_id, user, None if first == "chance" else _whole(first))
            case "order", "up":
                return await lobby.move_up(match_id, user, _whole(value.removeprefix("up-")))
            case "order", "out":
                return await lobby.remove(match_id, user, _whole(value.removeprefix("out-")))
            case "option", _:
                match = await self._wired.tables.match(match_id)
                name, _, wanted = value.partition("=")
                for option in lobby_view.choosable(match.game).get(name, ()):
                    if str(option) == wanted:
                        return await lobby.set_option(match_id, user, name, option)
        raise Declined("bad-option", option=letters.quoted(what))


def _page(match: Match, path: tuple[str, ...]) -> int:
    """The page of the settings that is shown after a press: the one asked for, or the one of the option set."""
    if len(path) < 2:
        return 0
    return _whole(path[1]) if path[0] == "page" else lobby_view.page_of(match.game, path[1])


def _bots(interaction: Interaction) -> set[int]:
    """Those of the people chosen who are none."""
    data: Any = interaction.data or {}
    users = data.get("resolved", {}).get("users", {})
    return {int(user) for user, facts in users.items() if facts.get("bot")}


def _whole(value: str) -> int:
    if not value.isdecimal():
        raise Declined("bad-option", option=letters.quoted(value))
    return int(value)
