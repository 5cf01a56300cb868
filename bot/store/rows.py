"""What the store holds, as frozen values. Ids of Discord are integers, times UTC epoch milliseconds."""

from dataclasses import dataclass, field
from typing import Any, Literal

Json = dict[str, Any]
NOWHERE = 0
"""In place of a server and a channel where there is none; no real one has this id."""

Status = Literal["lobby", "running", "frozen", "finished", "abandoned"]
JournalKind = Literal["start", "turn", "reveal", "rewind", "admin", "upcast"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A taken seat. `colour` indexes the palette. `name` is the display name when last seen.

    `prompt` grows whenever what this seat is asked, or its draft, changes: a button carries the number it
    was made for, and is stale when the number has moved on. `acting`: the seat is to act now.
    `resigned`: nobody plays it any more; the game plays its idle turns.
    """

    seat: int
    user_id: int
    name: str
    colour: int
    prompt: int = 0
    acting: bool = False
    resigned: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """One table, from the lobby to the end, without its state.

    `channel_id` is where it is played (a thread or a channel), `parent_id` the channel of the thread, or None.
    `version` grows with every commit and lobby change; `episode` is the game's (engine.core.game.Game.episode).
    `pace_ms` is how long a turn may take before people are reminded. `practice`: one person plays all seats.
    `threaded`: it gets a thread of its own when it starts.
    `frozen_reason` tells why a frozen game cannot be loaded. `seed` is None in the lobby.
    """

    id: int
    game: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    host_id: int
    status: Status
    options: Json
    lang: str
    private: bool
    practice: bool
    seats_wanted: int
    pace_ms: int
    version: int
    episode: int
    created_at: int
    seats: tuple[SeatRow, ...] = ()
    invited: tuple[int, ...] = ()
    seed: str | None = None
    started_at: int | None = None
    finished_at: int | None = None
    changed_at: int = 0
    frozen_reason: str | None = None
    first_seat: int | None = None
    threaded: bool = False

    @property
    def tutorial(self) -> bool:
        """Whether it is a practice table of the tutorial: private, on no server, in no list, without posts."""
        return self.practice and self.guild_id == NOWHERE


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A table to be opened in the lobby; the host is not seated by it."""

    game: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    host_id: int
    options: Json
    lang: str
    private: bool
    practice: bool
    seats_wanted: int
    pace_ms: int
    invited: tuple[int, ...]
    created_at: int
    threaded: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """The tentative steps of a seat, begun on `base_version` of its match."""

    match_id: int
    seat: int
    base_version: int
    actions: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One committed step of a match's history; `number` counts from 1 within the match.

    `version` is the match version it led to, `episode` the episode in which it was done. `chance` as in
    records. The state before it is kept beside it, see `Store.state_before`.
    """

    match_id: int
    number: int
    version: int
    episode: int
    seat: int | None
    user_id: int | None
    kind: JournalKind
    actions: tuple[Json, ...]
    events: tuple[Json, ...]
    chance: tuple[Json, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message that has to be sent: `kind` and `payload` say which, `key` makes it unique for ever.

    Rows of one match are sent in the order in which they were written.
    """

    kind: str
    key: str
    payload: Json = field(default_factory=dict)
    not_before: int = 0


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """An outgoing message that is not done yet. `tried_at` is when sending was last begun, None if never."""

    id: int
    match_id: int
    kind: str
    key: str
    payload: Json
    not_before: int
    tries: int
    tried_at: int | None


@dataclass(frozen=True, slots=True)
class DueRow:
    """Something that happens to a match at a time: `kind` such as `reminder`; `seat` None for the table."""

    match_id: int
    kind: str
    seat: int | None
    episode: int
    at: int
    id: int = 0


@dataclass(frozen=True, slots=True)
class Post:
    """A message of ours: `role` such as `lobby` or `turn`, `key` such as the episode."""

    match_id: int
    role: str
    key: str
    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Entry:
    """What a commit adds to the journal, besides what the commit itself tells.

    `ordered`: a standing order of the seat has played it, which only the seat may learn.
    """

    kind: JournalKind
    seat: int | None
    user_id: int | None
    actions: tuple[Json, ...]
    events: tuple[Json, ...]
    chance: tuple[Json, ...] = ()
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class OrderRow:
    """What a seat has said ahead of time. `terms` is the game's order as JSON.

    `occasion` is the one that it is for, as the game counts them; None: for each until it is changed.
    It counts only while `user_id`, who gave it, holds the seat.
    """

    match_id: int
    seat: int
    user_id: int
    terms: Json
    occasion: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Commit:
    """One change of a running match, written in one transaction or not at all.

    It applies only if the match still has version `expected`; the new one is `expected + 1`. `acting` are
    the seats to act afterwards; the `prompt` of each seat in `prompts` grows by one. Drafts of the seats in
    `drop_drafts` are deleted. `due` replaces all due rows of the match. `interaction_id` is remembered,
    and a commit whose interaction was seen before is refused. `status`, `finished_at`, `seed`, `started_at`
    change only when given.
    """

    match_id: int
    expected: int
    state: bytes
    schema_version: int
    episode: int
    acting: frozenset[int]
    at: int
    entries: tuple[Entry, ...] = ()
    prompts: frozenset[int] = frozenset()
    drop_drafts: frozenset[int] = frozenset()
    outbox: tuple[Outgoing, ...] = ()
    due: tuple[DueRow, ...] = ()
    interaction_id: int | None = None
    status: Status | None = None
    seed: str | None = None
    started_at: int | None = None
    finished_at: int | None = None
    resigned: frozenset[int] = frozenset()
