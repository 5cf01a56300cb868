"""A store in plain Python values, as simple as can be: what the protocol says, without a database.

The contract tests run on it too, so it may serve as the model that SQLite is compared with.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.store.protocol import Conflict, Seen
from bot.store.rows import (
    NOWHERE,
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

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
WEEK = 7 * 24 * 3_600_000


class MemoryStore:
    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._matches: dict[int, Match] = {}
        self._states: dict[int, bytes] = {}
        self._journal: dict[int, list[tuple[JournalRow, bytes | None]]] = {}
        self._drafts: dict[tuple[int, int], Draft] = {}
        self._interactions: dict[int, int] = {}
        self._outbox: list[OutboxRow] = []
        self._done: set[int] = set()
        self._due: list[DueRow] = []
        self._due_ids = 0
        self._orders: dict[tuple[int, int], OrderRow] = {}
        self._ordered: set[tuple[int, int, int]] = set()
        self._posts: dict[tuple[int, str, str], Post] = {}
        self._settings: dict[tuple[str, int, str], str] = {}

    async def close(self) -> None:
        pass

    async def create_match(self, new: NewMatch, seats: Sequence[SeatRow] = ()) -> Match:
        fields: dict[str, Any] = {name: getattr(new, name) for name in NewMatch.__slots__}
        match = Match(
            id=len(self._matches) + 1,
            status="lobby",
            version=1,
            episode=0,
            seats=tuple(seats),
            changed_at=new.created_at,
            **fields,
        )
        self._matches[match.id] = match
        return match

    async def match(self, match_id: int) -> Match | None:
        return self._matches.get(match_id)

    async def match_in_channel(
        self, channel_id: int, user_id: int = 0, game: str | None = None, first: Status | None = None
    ) -> Match | None:
        def rank(m: Match) -> tuple[bool, bool, bool, int]:
            mine = any(seat.user_id == user_id and not seat.resigned for seat in m.seats)
            return (m.status == first, mine, m.status != "lobby", m.id)

        here = [m for m in self._matches.values() if m.channel_id == channel_id]
        going = [m for m in here if m.status in OPEN and game in (None, m.game)]
        found = max(going, key=rank, default=None) or max(here, key=lambda m: m.id, default=None)
        return found if found is not None and game in (None, found.game) else None

    async def matches(
        self,
        guild_id: int | None = None,
        user_id: int | None = None,
        statuses: Sequence[Status] = OPEN,
        limit: int = 25,
    ) -> tuple[Match, ...]:
        found = [
            m
            for m in self._matches.values()
            if m.status in statuses
            and m.guild_id != NOWHERE
            and guild_id in (None, m.guild_id)
            and (user_id is None or user_id in [s.user_id for s in m.seats])
        ]
        return tuple(sorted(found, key=lambda m: (m.changed_at, m.id), reverse=True)[:limit])

    async def tutorial(self, user_id: int, game: str) -> Match | None:
        mine = [
            m
            for m in self._matches.values()
            if m.tutorial and m.game == game and m.status == "running" and user_id in [s.user_id for s in m.seats]
        ]
        return max(mine, key=lambda m: m.id, default=None)

    async def save_lobby(
        self, match: Match, expected: int, outbox: Sequence[Outgoing] = (), interaction_id: int | None = None
    ) -> Match:
        self._once(interaction_id)
        stored = self._matches.get(match.id)
        if stored is None or stored.version != expected or stored.status != "lobby":
            raise Conflict
        self._remember(interaction_id)
        kept = ("id", "game", "guild_id", "created_at", "episode", "seed", "started_at", "frozen_reason")
        saved = replace(match, version=expected + 1, **{name: getattr(stored, name) for name in kept})
        self._matches[match.id] = saved
        await self.enqueue(match.id, outbox)
        return saved

    async def move_match(self, match_id: int, channel_id: int, parent_id: int | None) -> None:
        if match_id in self._matches:
            match = self._matches[match_id]
            version = match.version + (match.status == "lobby")
            self._matches[match_id] = replace(match, channel_id=channel_id, parent_id=parent_id, version=version)

    async def rename(self, user_id: int, name: str, match_id: int | None = None) -> None:
        self._name(user_id, name, OPEN, match_id)

    async def forget_names(self, user_id: int) -> None:
        self._name(user_id, "", (*OPEN, "finished", "abandoned"))

    async def freeze(self, match_id: int, reason: str, at: int) -> None:
        match = self._matches.get(match_id)
        if match is not None and match.status == "running":
            self._matches[match_id] = replace(match, status="frozen", frozen_reason=reason, changed_at=at)

    async def thaw(self, match_id: int) -> None:
        match = self._matches.get(match_id)
        if match is not None and match.status == "frozen":
            self._matches[match_id] = replace(match, status="running", frozen_reason=None)

    async def state(self, match_id: int) -> bytes | None:
        return self._states.get(match_id)

    async def commit(self, commit: Commit) -> Match:
        self._once(commit.interaction_id)
        match = self._matches.get(commit.match_id)
        if match is None or match.version != commit.expected:
            raise Conflict
        given_up = commit.status == "abandoned" and match.status in ("lobby", "frozen")
        if match.status != "running" and commit.status != "running" and not given_up:
            raise Conflict
        self._remember(commit.interaction_id)
        rows = self._journal.setdefault(match.id, [])
        for e in commit.entries:
            row = JournalRow(
                match_id=match.id,
                number=len(rows) + 1,
                version=match.version + 1,
                episode=match.episode,
                seat=e.seat,
                user_id=e.user_id,
                kind=e.kind,
                actions=e.actions,
                events=e.events,
                chance=e.chance,
                at=commit.at,
            )
            rows.append((row, self._states.get(match.id)))
            if e.ordered and e.seat is not None:
                self._ordered.add((match.id, e.seat, row.number))
        resumed = commit.status == "running"
        changed = replace(
            match,
            version=match.version + 1,
            episode=commit.episode,
            changed_at=commit.at,
            status=commit.status or match.status,
            seed=match.seed if commit.seed is None else commit.seed,
            started_at=match.started_at if commit.started_at is None else commit.started_at,
            finished_at=commit.finished_at if resumed or commit.finished_at is not None else match.finished_at,
            frozen_reason=None if resumed else match.frozen_reason,
            seats=tuple(
                replace(
                    s,
                    acting=s.seat in commit.acting,
                    prompt=s.prompt + (s.seat in commit.prompts),
                    resigned=s.resigned or s.seat in commit.resigned,
                )
                for s in match.seats
            ),
        )
        self._matches[match.id] = changed
        self._states[match.id] = commit.state
        for seat in commit.drop_drafts:
            self._drafts.pop((match.id, seat), None)
        await self.enqueue(match.id, commit.outbox)
        self._due = [row for row in self._due if row.match_id != match.id]
        for due in commit.due:
            self._add_due(match.id, due)
        return changed

    async def draft(self, match_id: int, seat: int) -> Draft | None:
        return self._drafts.get((match_id, seat))

    async def save_draft(self, draft: Draft, prompt: int, interaction_id: int | None = None) -> int:
        self._once(interaction_id)
        match = self._matches.get(draft.match_id)
        if match is None or match.status != "running" or match.version != draft.base_version:
            raise Conflict
        if prompt not in [s.prompt for s in match.seats if s.seat == draft.seat]:
            raise Conflict
        self._remember(interaction_id)
        self._drafts.pop((match.id, draft.seat), None)
        if draft.actions:
            self._drafts[(match.id, draft.seat)] = draft
        changed = tuple(replace(s, prompt=prompt + 1) if s.seat == draft.seat else s for s in match.seats)
        self._matches[match.id] = replace(match, seats=changed)
        return prompt + 1

    async def rebase_draft(self, draft: Draft) -> None:
        key = (draft.match_id, draft.seat)
        if key not in self._drafts or self._matches[draft.match_id].version != draft.base_version:
            raise Conflict
        self._drafts[key] = draft
        if not draft.actions:
            del self._drafts[key]

    async def journal(self, match_id: int, after: int = 0) -> tuple[JournalRow, ...]:
        return tuple(row for row, _ in self._journal.get(match_id, []) if row.number > after)

    async def state_before(self, match_id: int, number: int) -> bytes | None:
        return next((s for row, s in self._journal.get(match_id, []) if row.number == number), None)

    async def seen(self, interaction_id: int) -> bool:
        return interaction_id in self._interactions

    async def orders(self, match_id: int) -> tuple[OrderRow, ...]:
        return tuple(order for (match, _), order in sorted(self._orders.items()) if match == match_id)

    async def save_order(self, order: OrderRow) -> None:
        self._orders[(order.match_id, order.seat)] = order

    async def forget_order(self, match_id: int, seat: int) -> None:
        self._orders.pop((match_id, seat), None)

    async def with_orders(self) -> tuple[int, ...]:
        return tuple(sorted({match for match, _ in self._orders if self._matches[match].status == "running"}))

    async def ordered(self, match_id: int, seat: int) -> frozenset[int]:
        return frozenset(number for match, whose, number in self._ordered if (match, whose) == (match_id, seat))

    async def outbox(self, now: int, limit: int = 100) -> tuple[OutboxRow, ...]:
        ripe = [row for row in self._heads() if row.not_before <= now]
        return tuple(sorted(ripe, key=lambda row: (row.not_before, row.id))[:limit])

    async def enqueue(self, match_id: int, outgoing: Sequence[Outgoing]) -> None:
        for o in outgoing:
            if o.key not in [row.key for row in self._outbox]:
                number = len(self._outbox) + 1
                self._outbox.append(OutboxRow(number, match_id, o.kind, o.key, o.payload, o.not_before, 0, None))

    async def tried(self, row_id: int, at: int) -> None:
        row = self._outbox[row_id - 1]
        self._outbox[row_id - 1] = replace(row, tries=row.tries + 1, tried_at=at)

    async def sent(self, row_id: int, at: int, posts: Sequence[Post] = ()) -> None:
        self._done.add(row_id)
        self._posts.update({(p.match_id, p.role, p.key): p for p in posts})

    async def postpone(self, row_id: int, not_before: int, error: str) -> None:
        self._outbox[row_id - 1] = replace(self._outbox[row_id - 1], not_before=not_before)

    async def due(self, now: int, limit: int = 100) -> tuple[DueRow, ...]:
        return tuple(sorted((row for row in self._due if row.at <= now), key=lambda row: (row.at, row.id))[:limit])

    async def fire(self, due_id: int, outgoing: Sequence[Outgoing], follow_up: DueRow | None = None) -> None:
        fired = next((row for row in self._due if row.id == due_id), None)
        if fired is not None:
            self._due.remove(fired)
            await self.enqueue(fired.match_id, outgoing)
            if follow_up is not None:
                self._add_due(fired.match_id, follow_up)

    async def next_wake(self) -> int | None:
        return min([row.not_before for row in self._heads()] + [row.at for row in self._due], default=None)

    async def post(self, match_id: int, role: str, key: str) -> Post | None:
        return self._posts.get((match_id, role, key))

    async def posts(self, match_id: int, role: str) -> tuple[Post, ...]:
        found = [p for p in self._posts.values() if (p.match_id, p.role) == (match_id, role)]
        return tuple(sorted(found, key=lambda p: (p.message_id, p.key)))

    async def add_post(self, post: Post) -> None:
        self._posts[(post.match_id, post.role, post.key)] = post

    async def forget_post(self, match_id: int, role: str, key: str) -> None:
        self._posts.pop((match_id, role, key), None)

    async def user_setting(self, user_id: int, key: str) -> str | None:
        return self._settings.get(("user", user_id, key))

    async def set_user_setting(self, user_id: int, key: str, value: str | None) -> None:
        self._set("user", user_id, key, value)

    async def guild_setting(self, guild_id: int, key: str) -> str | None:
        return self._settings.get(("guild", guild_id, key))

    async def set_guild_setting(self, guild_id: int, key: str, value: str | None) -> None:
        self._set("guild", guild_id, key, value)

    def _once(self, interaction_id: int | None) -> None:
        if interaction_id in self._interactions:
            raise Seen

    def _remember(self, interaction_id: int | None) -> None:
        if interaction_id is not None:
            now = self._clock()
            self._interactions = {i: at for i, at in self._interactions.items() if at >= now - WEEK}
            self._interactions[interaction_id] = now

    def _name(self, user_id: int, name: str, statuses: Sequence[Status], only: int | None = None) -> None:
        for match in list(self._matches.values()):
            if match.status in statuses and only in (None, match.id):
                named = tuple(replace(s, name=name) if s.user_id == user_id else s for s in match.seats)
                self._matches[match.id] = replace(match, seats=named)

    def _heads(self) -> list[OutboxRow]:
        heads: dict[int, OutboxRow] = {}
        for row in self._outbox:
            if row.id not in self._done:
                heads.setdefault(row.match_id, row)
        return list(heads.values())

    def _add_due(self, match_id: int, row: DueRow) -> None:
        self._due_ids += 1
        self._due.append(replace(row, match_id=match_id, id=self._due_ids))

    def _set(self, whose: str, who: int, key: str, value: str | None) -> None:
        self._settings.pop((whose, who, key), None)
        if value is not None:
            self._settings[(whose, who, key)] = value
