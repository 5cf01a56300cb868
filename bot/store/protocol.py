"""What the rest of the bot may ask of a store. SQLite stands behind it; another database could."""

from collections.abc import Sequence
from typing import Protocol

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


class Conflict(Exception):
    """The match has moved on since it was read: read again and decide again. Nothing was written."""


class Seen(Exception):
    """This interaction has had its effect already. Nothing was written."""


class Store(Protocol):
    """All methods are atomic; those that write do so in one transaction. They may raise `StoreError`."""

    async def close(self) -> None:
        """Finish what is being written and release the database for other processes."""

    # --- matches and their lobby -----------------------------------------------------------------------

    async def create_match(self, new: NewMatch, seats: Sequence[SeatRow] = ()) -> Match:
        """Open a table with these seats taken; version 1."""

    async def match(self, match_id: int) -> Match | None:
        """The table, None if there is none with this id."""

    async def match_in_channel(
        self, channel_id: int, user_id: int = 0, game: str | None = None, first: Status | None = None
    ) -> Match | None:
        """The table that a person's command in this channel means, of `game` if one is named.

        Of the unfinished ones: one that has the status `first`, if that is given; then one at which the person has a
        seat; then one that has begun; then the latest. Where none is unfinished, the latest of all.
        """

    async def matches(
        self,
        guild_id: int | None = None,
        user_id: int | None = None,
        statuses: Sequence[Status] = ("lobby", "running", "frozen"),
        limit: int = 25,
    ) -> tuple[Match, ...]:
        """Tables of a server, of a person (seated in it), or of a person in a server; last changed first.

        Tutorials are none.
        """

    async def tutorial(self, user_id: int, game: str) -> Match | None:
        """The latest running tutorial of a game that a person has begun, None if there is none."""

    async def save_lobby(
        self, match: Match, expected: int, outbox: Sequence[Outgoing] = (), interaction_id: int | None = None
    ) -> Match:
        """Write a lobby as it is in `match` (host, options, language, pace, seats, invited, status, channel).

        Tenures are opened and closed to fit the seats. Raises Conflict unless the version is still `expected`
        and the stored status `lobby`; Seen if the interaction was. Returns the match with its new version.
        """

    async def move_match(self, match_id: int, channel_id: int, parent_id: int | None) -> None:
        """The table is played in another channel from now on."""

    async def rename(self, user_id: int, name: str, match_id: int | None = None) -> None:
        """The display name of a person as seen now, on the seats of one unfinished match, or with None of all."""

    async def forget_names(self, user_id: int) -> None:
        """Delete a person's display names everywhere (they become empty)."""

    async def freeze(self, match_id: int, reason: str, at: int) -> None:
        """Keep a running match that cannot be loaded exactly as it is, until somebody repairs it."""

    async def thaw(self, match_id: int) -> None:
        """A frozen match can be loaded again: it runs on as it was."""

    # --- play ------------------------------------------------------------------------------------------

    async def state(self, match_id: int) -> bytes | None:
        """The head state as `Game.dump` made it; None in the lobby."""

    async def commit(self, commit: Commit) -> Match:
        """Write a change of a running match (or its start: status lobby to running). Raises Conflict, Seen."""

    async def draft(self, match_id: int, seat: int) -> Draft | None:
        """The draft of a seat, None if it has none."""

    async def save_draft(self, draft: Draft, prompt: int, interaction_id: int | None = None) -> int:
        """Write a seat's draft (an empty one deletes it) and raise the seat's prompt; returns the new prompt.

        `prompt` is the seat's prompt that the change was decided on. Raises Conflict if it has moved on or the
        match's version is another than `draft.base_version`, Seen if the interaction was.
        """

    async def rebase_draft(self, draft: Draft) -> None:
        """Write a draft that was replayed on a newer version; the prompt stays, since nothing is asked anew."""

    async def journal(self, match_id: int, after: int = 0) -> tuple[JournalRow, ...]:
        """The history of a match behind row number `after`, in order."""

    async def state_before(self, match_id: int, number: int) -> bytes | None:
        """The state before journal row `number`; None before the first, which starts the game."""

    async def seen(self, interaction_id: int) -> bool:
        """Whether an interaction has had its effect already."""

    # --- standing orders -------------------------------------------------------------------------------

    async def orders(self, match_id: int) -> tuple[OrderRow, ...]:
        """What the seats of a match have said ahead of time, by seat."""

    async def save_order(self, order: OrderRow) -> None:
        """Keep a seat's order in place of an earlier one."""

    async def forget_order(self, match_id: int, seat: int) -> None:
        """The seat has no order any more."""

    async def with_orders(self) -> tuple[int, ...]:
        """The running matches in which a seat has an order."""

    async def ordered(self, match_id: int, seat: int) -> frozenset[int]:
        """The numbers of the journal rows that this seat's orders have played."""

    # --- messages --------------------------------------------------------------------------------------

    async def outbox(self, now: int, limit: int = 100) -> tuple[OutboxRow, ...]:
        """Messages to be sent now: of each match the first that is not done, if its time has come."""

    async def enqueue(self, match_id: int, outgoing: Sequence[Outgoing]) -> None:
        """Add messages; one whose key is there already is left out."""

    async def tried(self, row_id: int, at: int) -> None:
        """Sending begins now (written before the request leaves, so that a crash in between is noticed)."""

    async def sent(self, row_id: int, at: int, posts: Sequence[Post] = ()) -> None:
        """The message is out, or not wanted any more; remember where it is."""

    async def postpone(self, row_id: int, not_before: int, error: str) -> None:
        """Sending failed; try again at `not_before`."""

    async def due(self, now: int, limit: int = 100) -> tuple[DueRow, ...]:
        """What is due by now, the earliest first."""

    async def fire(self, due_id: int, outgoing: Sequence[Outgoing], follow_up: DueRow | None = None) -> None:
        """A due row has come to pass: delete it, add its messages and what comes after it, all at once."""

    async def next_wake(self) -> int | None:
        """When the earliest message or due row falls due; None if there is none."""

    async def post(self, match_id: int, role: str, key: str) -> Post | None:
        """Where a message of ours is."""

    async def posts(self, match_id: int, role: str) -> tuple[Post, ...]:
        """All our messages of one role for a match, oldest first."""

    async def add_post(self, post: Post) -> None:
        """Remember where a message is that did not go through the outbox."""

    async def forget_post(self, match_id: int, role: str, key: str) -> None:
        """The message is gone."""

    # --- settings --------------------------------------------------------------------------------------

    async def user_setting(self, user_id: int, key: str) -> str | None:
        """What a person has set, None if nothing."""

    async def set_user_setting(self, user_id: int, key: str, value: str | None) -> None:
        """Set, or with None forget."""

    async def guild_setting(self, guild_id: int, key: str) -> str | None:
        """What a server has set, None if nothing."""

    async def set_guild_setting(self, guild_id: int, key: str, value: str | None) -> None:
        """Set, or with None forget."""
