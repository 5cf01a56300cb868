"""Makes a change of a match final: the position, the journal and every message that follows, in one commit."""

from typing import Any

from bot.service import by_itself, notices
from bot.service.clock import Clock
from bot.service.declined import Declined
from bot.service.table import Table, Tables
from bot.store.protocol import Conflict, Store
from bot.store.rows import Commit, Entry, Match, Outgoing
from engine.core.game import AnyGame


class Writer:
    """Writes commits. Whoever calls it holds the match's lock."""

    def __init__(self, store: Store, clock: Clock, tables: Tables) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables

    async def write(
        self,
        match: Match,
        game: AnyGame,
        state: Any,
        entries: tuple[Entry, ...],
        interaction_id: int | None,
        *,
        seed: str | None = None,
        drop: frozenset[int] = frozenset(),
        moved: int | None = None,
        resigned: frozenset[int] = frozenset(),
        closed: bool = False,
        words: tuple[Outgoing, ...] = (),
    ) -> Table:
        """Write `state` as the successor of `match`, after the idle turns of resigned seats that are to act and what
        standing orders answer.

        `entries` go into the journal before theirs. `seed` is given when the game starts. Drafts of `drop` are
        deleted; `moved` is the seat that acted, which needs no notice; `resigned` have just given up; `closed` ends
        the game without a ranking; `words` are public sentences that go out first. Raises Declined `busy`, and Seen.
        """
        gone = frozenset(seat.seat for seat in match.seats if seat.resigned)
        ordered: frozenset[int | None] = frozenset()
        if not closed:
            orders = await by_itself.orders_of(self._store, match, game, drop)
            state, followed = by_itself.follow(game, state, gone, orders)
            entries = entries + followed
            ordered = frozenset(entry.seat for entry in followed if entry.ordered)
        acting = game.to_act(state)
        now, episode = self._clock.now(), game.episode(state)
        ended = closed or not acting
        asked = {
            seat.seat: seat.prompt + 1
            for seat in match.seats
            if seat.seat in acting
            and seat.seat not in gone
            and not ended
            and (not seat.acting or episode != match.episode or seat.seat == moved or seat.seat in ordered)
        }
        stopped = {seat.seat for seat in match.seats if seat.acting and (seat.seat not in acting or ended)}
        told = {seat: number for seat, number in asked.items() if seat != moved}
        running = not ended
        commit = Commit(
            match_id=match.id,
            expected=match.version,
            state=game.dump(state),
            schema_version=game.meta.schema_version,
            episode=episode,
            acting=frozenset() if ended else frozenset(acting - gone),
            at=now,
            entries=entries,
            prompts=frozenset(asked) | frozenset(stopped) | drop,
            drop_drafts=drop,
            outbox=() if match.tutorial else words + notices.after_commit(match, episode, entries, told, ended),
            due=notices.reminders(match, episode, acting - gone, now) if running else (),
            interaction_id=interaction_id,
            status=("abandoned" if closed else "finished") if ended else ("running" if seed else None),
            seed=seed,
            started_at=now if seed else None,
            finished_at=now if ended else None,
            resigned=resigned,
        )
        try:
            after = await self._store.commit(commit)
        except Conflict as error:
            raise Declined("busy") from error
        self._tables.remember(after, state)
        return await self._tables.load(match.id)
