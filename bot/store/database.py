"""The store on SQLite: each method of the protocol as one transaction."""

import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.store import drafts, interactions, journal, matches, orders, outbox, settings
from bot.store.connections import Database
from bot.store.migrate import Migration, known
from bot.store.protocol import Conflict, Store
from bot.store.rows import (
    Commit,
    Draft,
    DueRow,
    JournalRow,
    Match,
    NewMatch,
    OrderRow,
    OutboxRow,
    Outgoing,
    Post,
    SeatRow,
    Status,
)


def _wall_clock() -> int:
    return time.time_ns() // 1_000_000


async def open_store(
    path: Path, clock: Callable[[], int] = _wall_clock, migrations: Sequence[Migration] | None = None
) -> "SqliteStore":
    """Open the database at `path` for this process alone; folder and file are made if they are missing.

    An older schema is brought up to date, after a copy. `clock` gives UTC epoch milliseconds; `migrations` are
    those of this program unless given. Raises StoreLocked, StoreNewer, StoreDamaged, StoreReadOnly, StoreFull,
    or another StoreError.
    """
    database = Database(path)
    await database.open(known() if migrations is None else migrations, clock)
    return SqliteStore(database, clock)


class SqliteStore(Store):
    """The store on one SQLite file. Made by `open_store`."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._db = database
        self._clock = clock

    @property
    def path(self) -> Path:
        """The file of the database."""
        return self._db.path

    async def close(self) -> None:
        """Finish what is being written and release the database for other processes."""
        await self._db.close()

    # --- matches and their lobby -----------------------------------------------------------------------

    async def create_match(self, new: NewMatch, seats: Sequence[SeatRow] = ()) -> Match:
        """Open a table with these seats taken; version 1."""
        return await self._db.write(matches.create, new, seats)

    async def match(self, match_id: int) -> Match | None:
        """The table, None if there is none with this id."""
        return await self._db.read(matches.match, match_id)

    async def match_in_channel(
        self, channel_id: int, user_id: int = 0, game: str | None = None, first: Status | None = None
    ) -> Match | None:
        """The table that a person's command in this channel means; see the protocol for the order."""
        return await self._db.read(matches.match_in_channel, channel_id, user_id, game, first)

    async def matches(
        self,
        guild_id: int | None = None,
        user_id: int | None = None,
        statuses: Sequence[Status] = matches.OPEN,
        limit: int = 25,
    ) -> tuple[Match, ...]:
        """Tables of a server, of a person, or of a person in a server; last changed first."""
        return await self._db.read(matches.matches, guild_id, user_id, statuses, limit)

    async def tutorial(self, user_id: int, game: str) -> Match | None:
        """The latest running tutorial of a game that a person has begun."""
        return await self._db.read(matches.tutorial, user_id, game)

    async def save_lobby(
        self, match: Match, expected: int, outbox: Sequence[Outgoing] = (), interaction_id: int | None = None
    ) -> Match:
        """Write a lobby. Raises Conflict, Seen."""
        return await self._db.write(_save_lobby, match, expected, outbox, interaction_id, self._clock())

    async def move_match(self, match_id: int, channel_id: int, parent_id: int | None) -> None:
        """The table is played in another channel; a lobby's version grows by it."""
        await self._db.write(matches.move, match_id, channel_id, parent_id)

    async def rename(self, user_id: int, name: str, match_id: int | None = None) -> None:
        """The display name of a person, on the seats of one unfinished match or of all."""
        await self._db.write(matches.rename, user_id, name, match_id)

    async def forget_names(self, user_id: int) -> None:
        """Delete a person's display names everywhere."""
        await self._db.write(matches.forget_names, user_id)

    async def freeze(self, match_id: int, reason: str, at: int) -> None:
        """Keep a running match that cannot be loaded exactly as it is."""
        await self._db.write(matches.freeze, match_id, reason, at)

    async def thaw(self, match_id: int) -> None:
        """A frozen match can be loaded again: it runs on as it was."""
        await self._db.write(matches.thaw, match_id)

    # --- play ------------------------------------------------------------------------------------------

    async def state(self, match_id: int) -> bytes | None:
        """The head state; None in the lobby."""
        return await self._db.read(journal.state, match_id)

    async def commit(self, commit: Commit) -> Match:
        """Write a change of a running match, its start, its repair or its resumption. Raises Conflict, Seen."""
        return await self._db.write(journal.commit, commit, self._clock())

    async def draft(self, match_id: int, seat: int) -> Draft | None:
        """The draft of a seat, None if it has none."""
        return await self._db.read(drafts.draft, match_id, seat)

    async def save_draft(self, draft: Draft, prompt: int, interaction_id: int | None = None) -> int:
        """Write a seat's draft; returns the new prompt. Raises Conflict, Seen."""
        return await self._db.write(drafts.save, draft, prompt, interaction_id, self._clock())

    async def rebase_draft(self, draft: Draft) -> None:
        """Put a draft on the head version. Raises Conflict if the head is another or the draft is gone."""
        await self._db.write(drafts.rebase, draft)

    async def journal(self, match_id: int, after: int = 0) -> tuple[JournalRow, ...]:
        """The history of a match behind row number `after`, in order."""
        return await self._db.read(journal.rows, match_id, after)

    async def state_before(self, match_id: int, number: int) -> bytes | None:
        """The state before journal row `number`; None before the first."""
        return await self._db.read(journal.state_before, match_id, number)

    async def seen(self, interaction_id: int) -> bool:
        """Whether an interaction has had its effect already."""
        return await self._db.read(interactions.seen, interaction_id)

    # --- standing orders -------------------------------------------------------------------------------

    async def orders(self, match_id: int) -> tuple[OrderRow, ...]:
        """What the seats of a match have said ahead of time."""
        return await self._db.read(orders.of_match, match_id)

    async def save_order(self, order: OrderRow) -> None:
        """Keep a seat's order in place of an earlier one."""
        await self._db.write(orders.save, order)

    async def forget_order(self, match_id: int, seat: int) -> None:
        """The seat has no order any more."""
        await self._db.write(orders.forget, match_id, seat)

    async def with_orders(self) -> tuple[int, ...]:
        """The running matches in which a seat has an order."""
        return await self._db.read(orders.running)

    async def ordered(self, match_id: int, seat: int) -> frozenset[int]:
        """The numbers of the journal rows that this seat's orders have played."""
        return await self._db.read(orders.ordered, match_id, seat)

    # --- messages --------------------------------------------------------------------------------------

    async def outbox(self, now: int, limit: int = 100) -> tuple[OutboxRow, ...]:
        """Of each match the first message that is not done, if its time has come."""
        return await self._db.read(outbox.waiting, now, limit)

    async def enqueue(self, match_id: int, outgoing: Sequence[Outgoing]) -> None:
        """Add messages; one whose key is there already is left out."""
        await self._db.write(outbox.enqueue, match_id, outgoing)

    async def tried(self, row_id: int, at: int) -> None:
        """Sending begins now."""
        await self._db.write(outbox.tried, row_id, at)

    async def sent(self, row_id: int, at: int, posts: Sequence[Post] = ()) -> None:
        """The message is out, or not wanted any more; remember where it is."""
        await self._db.write(outbox.sent, row_id, at, posts)

    async def postpone(self, row_id: int, not_before: int, error: str) -> None:
        """Sending failed; try again at `not_before`."""
        await self._db.write(outbox.postpone, row_id, not_before, error)

    async def due(self, now: int, limit: int = 100) -> tuple[DueRow, ...]:
        """What is due by now, the earliest first."""
        return await self._db.read(outbox.due, now, limit)

    async def fire(self, due_id: int, outgoing: Sequence[Outgoing], follow_up: DueRow | None = None) -> None:
        """A due row has come to pass; nothing happens if a commit took it away meanwhile."""
        await self._db.write(outbox.fire, due_id, outgoing, follow_up)

    async def next_wake(self) -> int | None:
        """When the earliest message or due row falls due; None if there is none."""
        return await self._db.read(outbox.next_wake)

    async def post(self, match_id: int, role: str, key: str) -> Post | None:
        """Where a message of ours is."""
        return await self._db.read(outbox.post, match_id, role, key)

    async def posts(self, match_id: int, role: str) -> tuple[Post, ...]:
        """All our messages of one role for a match, oldest first."""
        return await self._db.read(outbox.posts, match_id, role)

    async def add_post(self, post: Post) -> None:
        """Remember where a message is that did not go through the outbox."""
        await self._db.write(outbox.keep_post, post)

    async def forget_post(self, match_id: int, role: str, key: str) -> None:
        """The message is gone."""
        await self._db.write(outbox.forget_post, match_id, role, key)

    # --- settings --------------------------------------------------------------------------------------

    async def user_setting(self, user_id: int, key: str) -> str | None:
        """What a person has set, None if nothing."""
        return await self._db.read(settings.user_setting, user_id, key)

    async def set_user_setting(self, user_id: int, key: str, value: str | None) -> None:
        """Set, or with None forget."""
        await self._db.write(settings.set_user_setting, user_id, key, value)

    async def guild_setting(self, guild_id: int, key: str) -> str | None:
        """What a server has set, None if nothing."""
        return await self._db.read(settings.guild_setting, guild_id, key)

    async def set_guild_setting(self, guild_id: int, key: str, value: str | None) -> None:
        """Set, or with None forget."""
        await self._db.write(settings.set_guild_setting, guild_id, key, value)


def _save_lobby(
    db: sqlite3.Connection,
    match: Match,
    expected: int,
    outgoing: Sequence[Outgoing],
    interaction_id: int | None,
    now: int,
) -> Match:
    interactions.remember(db, interaction_id, now)
    if not matches.save_lobby(db, match, expected):
        raise Conflict(match.id, expected)
    outbox.enqueue(db, match.id, outgoing)
    return matches.existing(db, match.id)
