"""Names at tables, kept as their owners are called now."""

import logging
from dataclasses import replace

from bot.service.names import clean
from bot.store.errors import StoreError
from bot.store.protocol import Store
from bot.store.rows import Match

_OPEN = ("lobby", "running", "frozen")

log = logging.getLogger(__name__)


class Naming:
    """Hears whoever presses or types something about a table at which they sit."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def hear(self, match: Match, user_id: int, name: str, guild_id: int | None) -> Match:
        """The table with this person's seats called `name`, as far as that is news; nothing is written otherwise.

        A name that was deleted comes back at this table alone. `guild_id`: where it was heard; outside the table's
        own server people are called otherwise, which counts only where no name is known. Never fails.
        """
        wanted = clean(name)
        old = {seat.name for seat in match.seats if seat.user_id == user_id}
        news = "" in old or (guild_id == match.guild_id and bool(old - {wanted}))
        if match.status not in _OPEN or not news:
            return match
        try:
            await self._store.rename(user_id, wanted, match.id)
        except StoreError as error:
            log.warning("a name at table %s could not be kept: %s", match.id, error)
            return match
        seats = tuple(replace(seat, name=wanted) if seat.user_id == user_id else seat for seat in match.seats)
        return replace(match, seats=seats)

    async def hear_at(self, match_id: int, user_id: int, name: str, guild_id: int | None) -> None:
        """The same for a table of which the number is known; there need not be one."""
        try:
            match = await self._store.match(match_id)
        except StoreError as error:
            log.warning("table %s could not be looked at: %s", match_id, error)
            return
        if match is not None:
            await self.hear(match, user_id, name, guild_id)
