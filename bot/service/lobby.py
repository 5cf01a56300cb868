"""Opening a table and filling its seats."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.service import notices
from bot.service.clock import PACES, Clock
from bot.service.declined import Declined
from bot.service.locks import Locks
from bot.service.names import clean
from bot.service.table import Tables
from bot.store.protocol import Conflict, Store
from bot.store.rows import Json, Match, NewMatch, SeatRow
from engine.core import registry
from engine.core.errors import Unreadable

COLOURS = 4
"""How many colours there are to choose from."""

Change = Callable[[Match], Match]


class Lobby:
    """Everything that happens at a table before its game starts."""

    def __init__(self, store: Store, clock: Clock, locks: Locks, tables: Tables) -> None:
        self._store = store
        self._clock = clock
        self._locks = locks
        self._tables = tables

    async def open(
        self,
        *,
        game: str,
        guild_id: int,
        channel_id: int,
        parent_id: int | None,
        host_id: int,
        host_name: str,
        lang: str,
        options: Json | None = None,
        seats: int | None = None,
        pace_ms: int = PACES[2],
        private: bool = False,
        practice: bool = False,
        threaded: bool = False,
        invited: Sequence[int] = (),
    ) -> Match:
        """Open a table with the host in its first seat; a practice table has the host in every seat.

        Raises Declined: `bad-option`, `seats-range`.
        """
        meta = registry.metas()[game]
        wanted = meta.seats_max if seats is None else seats
        if not meta.seats_min <= wanted <= meta.seats_max:
            raise Declined("seats-range", least=meta.seats_min, most=meta.seats_max)
        new = NewMatch(
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            parent_id=parent_id,
            host_id=host_id,
            options=_checked(game, options or {}),
            lang=lang,
            private=private,
            practice=practice,
            threaded=threaded,
            seats_wanted=wanted,
            pace_ms=pace_ms,
            invited=tuple(dict.fromkeys(user for user in invited if user != host_id)),
            created_at=self._clock.now(),
        )
        taken = wanted if practice else 1
        rows = tuple(SeatRow(seat, host_id, clean(host_name), seat % COLOURS) for seat in range(taken))
        return await self._store.create_match(new, rows)

    async def join(self, match_id: int, user_id: int, name: str, interaction_id: int | None = None) -> Match:
        """Take the next free seat.

        Raises Declined: `begun`, `finished`, `closed`, `already-seated`, `full`, `invited-only`, `practice-only`.
        """

        def change(match: Match) -> Match:
            if match.practice:
                raise Declined("practice-only")
            if any(seat.user_id == user_id for seat in match.seats):
                raise Declined("already-seated")
            if match.private and user_id not in match.invited:
                raise Declined("invited-only")
            if len(match.seats) >= match.seats_wanted:
                raise Declined("full")
            taken = {seat.colour for seat in match.seats}
            colour = next(number for number in range(COLOURS) if number not in taken)
            return replace(match, seats=(*match.seats, SeatRow(len(match.seats), user_id, clean(name), colour)))

        return await self._change(match_id, change, interaction_id, joining=True)

    async def leave(self, match_id: int, user_id: int, interaction_id: int | None = None) -> Match:
        """Give up one's seat; the host hands the table to the next person, the last one closes it.

        Raises Declined: `not-lobby`, `not-seated`.
        """

        def change(match: Match) -> Match:
            if all(seat.user_id != user_id for seat in match.seats):
                raise Declined("not-seated")
            rest = _numbered([seat for seat in match.seats if seat.user_id != user_id])
            if not rest:
                return replace(match, seats=(), status="abandoned")
            host = rest[0].user_id if match.host_id == user_id else match.host_id
            return replace(match, seats=rest, host_id=host, first_seat=None)

        return await self._change(match_id, change, interaction_id)

    async def remove(self, match_id: int, host_id: int, user_id: int) -> Match:
        """Take somebody off the table. Raises Declined: `host-only`, `host-leaves`, `not-seated`."""

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            if user_id == host_id:
                raise Declined("host-leaves")
            rest = _numbered([seat for seat in match.seats if seat.user_id != user_id])
            if len(rest) == len(match.seats):
                raise Declined("not-seated")
            return replace(match, seats=rest, first_seat=None)

        return await self._change(match_id, change)

    async def invite(self, match_id: int, host_id: int, users: Sequence[int]) -> Match:
        """Let these people take a seat at a private table. Raises Declined `host-only`."""

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            return replace(match, invited=tuple(dict.fromkeys((*match.invited, *users))))

        return await self._change(match_id, change)

    async def set_option(self, match_id: int, host_id: int, name: str, value: object) -> Match:
        """Change one option of the game. Raises Declined: `host-only`, `bad-option`."""

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            return replace(match, options=_checked(match.game, {**match.options, name: value}))

        return await self._change(match_id, change)

    async def set_pace(self, match_id: int, host_id: int, pace_ms: int) -> Match:
        """Change how long a turn may take. Raises Declined: `host-only`, `bad-option`."""

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            if pace_ms not in PACES:
                raise Declined("bad-option", option="pace")
            return replace(match, pace_ms=pace_ms)

        return await self._change(match_id, change)

    async def set_language(self, match_id: int, host_id: int, lang: str) -> Match:
        """Change the language of the table's posts. Raises Declined `host-only`."""

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            return replace(match, lang=lang)

        return await self._change(match_id, change)

    async def set_seats(self, match_id: int, host_id: int, wanted: int) -> Match:
        """Change the number of seats; a practice table fills them at once.

        Raises Declined: `host-only`, `seats-range`, `seats-taken`.
        """

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            meta = registry.metas()[match.game]
            if not meta.seats_min <= wanted <= meta.seats_max:
                raise Declined("seats-range", least=meta.seats_min, most=meta.seats_max)
            if match.practice:
                host = match.seats[0]
                rows = tuple(replace(host, seat=seat, colour=seat % COLOURS) for seat in range(wanted))
                return replace(match, seats_wanted=wanted, seats=rows, first_seat=None)
            if wanted < len(match.seats):
                raise Declined("seats-taken", taken=len(match.seats))
            return replace(match, seats_wanted=wanted)

        return await self._change(match_id, change)

    async def set_colour(self, match_id: int, user_id: int, colour: int) -> Match:
        """Take a colour that is free. Raises Declined: `not-seated`, `colour-taken`, `practice-only`."""

        def change(match: Match) -> Match:
            if match.practice:
                raise Declined("practice-only")
            if all(seat.user_id != user_id for seat in match.seats):
                raise Declined("not-seated")
            if any(seat.colour == colour and seat.user_id != user_id for seat in match.seats):
                raise Declined("colour-taken")
            if not 0 <= colour < COLOURS:
                raise Declined("bad-option", option="colour")
            rows = tuple(replace(seat, colour=colour) if seat.user_id == user_id else seat for seat in match.seats)
            return replace(match, seats=rows)

        return await self._change(match_id, change)

    async def move_up(self, match_id: int, host_id: int, seat: int) -> Match:
        """Swap a seat with the one before it. Raises Declined `host-only`."""

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            if not 0 < seat < len(match.seats):
                raise Declined("bad-option", option="seat")
            rows = list(match.seats)
            rows[seat - 1], rows[seat] = rows[seat], rows[seat - 1]
            return replace(match, seats=_numbered(rows), first_seat=None)

        return await self._change(match_id, change)

    async def set_first(self, match_id: int, host_id: int, seat: int | None) -> Match:
        """Say who begins, None for chance. Raises Declined: `host-only`, `bad-option`."""

        def change(match: Match) -> Match:
            _host_only(match, host_id)
            if seat is not None and not 0 <= seat < len(match.seats):
                raise Declined("bad-option", option="first_seat")
            return replace(match, first_seat=seat)

        return await self._change(match_id, change)

    async def _change(
        self, match_id: int, change: Change, interaction_id: int | None = None, *, joining: bool = False
    ) -> Match:
        """Save a changed lobby. `joining`: it is somebody who has no seat yet, and is told so of a game that runs."""
        async with self._locks.holding(match_id):
            match = await self._tables.match(match_id)
            if match.status != "lobby":
                if match.started_at is None:
                    raise Declined("closed")
                if match.status == "finished":
                    raise Declined("finished")
                raise Declined("begun" if joining else "not-lobby")
            changed = replace(change(match), changed_at=self._clock.now())
            rows = notices.after_lobby(match_id, match.version + 1)
            try:
                return await self._store.save_lobby(changed, match.version, rows, interaction_id)
            except Conflict as error:
                raise Declined("busy") from error


def _host_only(match: Match, user_id: int) -> None:
    if match.host_id != user_id:
        raise Declined("host-only", host=match.host_id)


def _numbered(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(replace(seat, seat=number) for number, seat in enumerate(seats))


def _checked(game: str, options: Json) -> Json:
    rules = registry.game(game)
    try:
        checked: Json = rules.parse_options(options).model_dump(mode="json")
    except Unreadable as error:
        raise Declined("bad-option", option=", ".join(options)) from error
    return checked
