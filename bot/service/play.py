"""Playing: drafts, steps, commits. One turn is a draft until it is ended or something is revealed."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.service import notices, plans
from bot.service.clock import Clock
from bot.service.declined import Declined
from bot.service.locks import Locks
from bot.service.plans import Refused
from bot.service.table import Table, Tables
from bot.service.writer import Writer
from bot.store.protocol import Conflict, Store
from bot.store.rows import Draft, Entry, JournalKind, Match, SeatRow
from engine.core import registry
from engine.core import turn as turns
from engine.core.errors import Refusal
from engine.core.game import AnyGame, Caution
from engine.core.model import Action, Event
from engine.core.turn import Turn

_KEPT = 128

_LESSON = "tutorial"
"""The seed of every tutorial, so that its texts fit what is drawn."""


@dataclass(frozen=True, slots=True)
class Press:
    """Somebody pressed something of a seat's panel: which seat, for which prompt it was made, and who."""

    match_id: int
    seat: int
    prompt: int
    user_id: int
    interaction_id: int | None = None


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a seat is asked now, with its draft: everything a panel shows.

    `view` is the seat's view of the draft. `lost`: a draft could not be carried over to the present position
    and was dropped.
    """

    table: Table
    seat: SeatRow
    turn: Turn
    view: Any
    legal: tuple[Action, ...]
    lost: bool = False

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.table.game


@dataclass(frozen=True, slots=True)
class Done:
    """A commit: the table after it. `prompt` is what the same seat is asked next, None if it is not to act.

    `news`: the events of the steps that were not in the draft before, whoever may know of them.
    """

    table: Table
    prompt: Prompt | None
    ended_turn: bool
    news: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Ran:
    """What a plan came to: `taken` of its steps are done.

    `prompt` is what the seat is asked then, None if it is not to act; `done` the last commit on the way, if any.
    Short of the end it stops where `asked` wants a yes first (`cautions`), or behind a commit, which stays: because
    of `refused`, whose `at` counts from the beginning of the plan.
    """

    taken: int
    prompt: Prompt | None
    done: Done | None = None
    asked: Action | None = None
    cautions: tuple[Caution, ...] = ()
    refused: Refused | None = None


class Play:
    """Everything that happens at a table while its game runs."""

    def __init__(self, store: Store, clock: Clock, locks: Locks, tables: Tables, new_seed: Callable[[], str]) -> None:
        self._store = store
        self._locks = locks
        self._tables = tables
        self._writer = Writer(store, clock, tables)
        self._new_seed = new_seed
        self._latest: OrderedDict[tuple[int, int], Prompt] = OrderedDict()

    async def start(self, match_id: int, host_id: int, interaction_id: int | None = None) -> Table:
        """Begin the game with the people seated. Raises Declined: `host-only`, `too-few`, `not-lobby`."""
        async with self._locks.holding(match_id):
            match = await self._tables.match(match_id)
            game = await self.ready(match, host_id)
            seed = _LESSON if match.tutorial else self._new_seed()
            options = game.parse_options(match.options)
            step = game.start(options, len(match.seats), seed, match.first_seat)
            entry = Entry("start", None, host_id, (), tuple(game.dump_events(step.events)))
            return await self._writer.write(match, game, step.state, (entry,), interaction_id, seed=seed)

    async def ready(self, match: Match, host_id: int) -> AnyGame:
        """The game, if its host may start it now. Raises Declined: `host-only`, `too-few`, `not-lobby`."""
        if match.status != "lobby":
            raise Declined("closed" if match.started_at is None else "not-lobby")
        if match.host_id != host_id:
            raise Declined("host-only", host=match.host_id)
        game = registry.game(match.game)
        if len(match.seats) < game.meta.seats_min:
            raise Declined("too-few", least=game.meta.seats_min, taken=len(match.seats))
        return game

    async def prompt(self, match_id: int, user_id: int, seat: int | None = None) -> Prompt:
        """What a person is asked now, at `seat` or at the first of their seats that is to act.

        Raises Declined: `spectator`, `not-your-turn` (with the names of those whose turn it is), `resigned`,
        and what loading a table raises.
        """
        async with self._locks.holding(match_id):
            table = await self._tables.running(match_id)
            return await self._prompt(table, _seat_to_act(table, user_id, seat))

    async def step(self, press: Press, action: Action) -> Prompt | Done:
        """Take one action: it joins the draft, or is made final with it if it reveals something or ends the turn.

        Raises Refusal (the rules), Declined (also `stale`) and Seen; nothing is changed then.
        """
        async with self._locks.holding(press.match_id):
            prompt = await self._pressed(press)
            turn = turns.add(prompt.game, prompt.turn, action)
            if turn.must_commit:
                return await self._commit(prompt, turn, press)
            return await self._save(prompt, turn, press)

    async def run(self, press: Press, actions: Sequence[Action], *, sure: bool = False) -> Ran:
        """Take the steps of a plan. Nothing is done if one of them cannot be taken, as far as can be seen.

        What a reveal brings is not known before, so there the plan is made final and its rest is a plan of its own.
        `sure`: nothing is asked about. Raises Refused, Declined (also `stale`) and Seen; nothing is changed then.
        """
        async with self._locks.holding(press.match_id):
            prompt, done, taken = await self._pressed(press), None, 0
            while taken < len(actions):
                try:
                    tried = plans.tried(prompt.game, prompt.turn, actions[taken:], sure=sure)
                except Refused as refused:
                    if done is None:
                        raise
                    stopped = Refused(taken + refused.at, refused.refusal, refused.instead)
                    return Ran(taken, prompt, done, refused=stopped)
                taken += tried.taken
                if tried.turn.must_commit:
                    done = await self._commit(prompt, tried.turn, press)
                    if tried.turn.ends or done.prompt is None or done.prompt.seat.seat != press.seat:
                        return Ran(taken, done.prompt, done)
                    prompt, press = done.prompt, replace(press, interaction_id=None)
                elif tried.taken:
                    prompt = await self._save(prompt, tried.turn, press)
                if tried.asked is not None:
                    return Ran(taken, prompt, done, tried.asked, tried.cautions)
            return Ran(taken, prompt, done)

    async def undo(self, press: Press) -> Prompt:
        """Take the last step of the draft back. Raises Declined `nothing-to-undo` and as `step` does."""
        async with self._locks.holding(press.match_id):
            prompt = await self._pressed(press)
            if not prompt.turn.actions:
                raise Declined("nothing-to-undo")
            return await self._save(prompt, turns.undo(prompt.game, prompt.turn), press)

    async def start_over(self, press: Press) -> Prompt:
        """Take the whole draft back. Raises as `undo` does."""
        async with self._locks.holding(press.match_id):
            prompt = await self._pressed(press)
            if not prompt.turn.actions:
                raise Declined("nothing-to-undo")
            return await self._save(prompt, turns.begin(prompt.table.state, prompt.seat.seat), press)

    def glimpse(self, match_id: int, seat: int) -> Prompt | None:
        """What a seat was asked last, from memory; None if that is not known or something has happened since."""
        found = self._latest.get((match_id, seat))
        current = found is not None and found.table.match.version == self._tables.head(match_id)
        return found if current else None

    def cautions(self, prompt: Prompt, action: Action) -> tuple[Caution, ...]:
        """What to ask about before `action` is taken."""
        return prompt.game.cautions(prompt.turn.state, prompt.seat.seat, action)

    async def resign(self, match_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """Give up a running game: the game plays this person's idle turns from now on.

        When fewer than two people are left the game is closed without a ranking. Raises Declined: `spectator`.
        """
        async with self._locks.holding(match_id):
            table = await self._tables.running(match_id)
            mine = table.seats_of(user_id)
            if not mine:
                raise Declined("spectator")
            gone = frozenset(seat.seat for seat in mine)
            match = replace(
                table.match,
                seats=tuple(replace(s, resigned=s.resigned or s.seat in gone) for s in table.match.seats),
            )
            entry = Entry("admin", mine[0].seat, user_id, ({"kind": "resign"},), ())
            left = {seat.user_id for seat in match.seats if not seat.resigned}
            return await self._writer.write(
                match,
                table.game,
                table.state,
                (entry,),
                interaction_id,
                drop=gone,
                resigned=gone,
                closed=len(left) < 2,
                words=(notices.word(match, "word-resigned", name=mine[0].seat),),
            )

    async def disclose(self, match_id: int, host_id: int, interaction_id: int | None = None) -> None:
        """Put on the record that the host takes the whole record out before the end; the table is told.

        Raises Declined `host-only`.
        """
        async with self._locks.holding(match_id):
            table = await self._tables.running(match_id)
            if table.match.host_id != host_id:
                raise Declined("host-only", host=table.match.host_id)
            entry = Entry("admin", None, host_id, ({"kind": "disclose"},), ())
            word = notices.word(table.match, "word-disclosed")
            await self._writer.write(table.match, table.game, table.state, (entry,), interaction_id, words=(word,))

    # --- inside the lock -------------------------------------------------------------------------------

    async def _pressed(self, press: Press) -> Prompt:
        table = await self._tables.running(press.match_id)
        if press.interaction_id is not None and await self._store.seen(press.interaction_id):
            raise Declined("stale")
        seat = next((s for s in table.seats_of(press.user_id) if s.seat == press.seat), None)
        if seat is None:
            raise Declined("spectator")
        if seat.prompt != press.prompt or not seat.acting:
            raise Declined("stale")
        return await self._prompt(table, seat)

    async def _prompt(self, table: Table, seat: SeatRow) -> Prompt:
        saved = await self._store.draft(table.match.id, seat.seat)
        turn, lost = turns.begin(table.state, seat.seat), False
        if saved is not None:
            try:
                actions = [table.game.parse_action(raw) for raw in saved.actions]
                turn = turns.replay(table.game, table.state, seat.seat, actions)
                if saved.base_version != table.match.version:
                    await self._store.rebase_draft(replace(saved, base_version=table.match.version))
            except Refusal:
                lost = True
                await self._store.rebase_draft(Draft(table.match.id, seat.seat, table.match.version, ()))
        return self._kept(_asked(table, seat, turn, lost))

    def _kept(self, prompt: Prompt) -> Prompt:
        key = (prompt.table.match.id, prompt.seat.seat)
        self._latest[key] = prompt
        self._latest.move_to_end(key)
        while len(self._latest) > _KEPT:
            self._latest.popitem(last=False)
        return prompt

    async def _save(self, prompt: Prompt, turn: Turn, press: Press) -> Prompt:
        match = prompt.table.match
        raw = tuple(prompt.game.dump_action(action) for action in turn.actions)
        draft = Draft(match.id, prompt.seat.seat, match.version, raw)
        try:
            number = await self._store.save_draft(draft, prompt.seat.prompt, press.interaction_id)
        except Conflict as error:
            raise Declined("stale") from error
        seat = replace(prompt.seat, prompt=number)
        seats = tuple(seat if s.seat == seat.seat else s for s in match.seats)
        table = replace(prompt.table, match=replace(match, seats=seats))
        return self._kept(_asked(table, seat, turn))

    async def _commit(self, prompt: Prompt, turn: Turn, press: Press) -> Done:
        game = prompt.game
        kind: JournalKind = "turn" if turn.ends else "reveal"
        entry = Entry(
            kind,
            turn.seat,
            press.user_id,
            tuple(game.dump_action(action) for action in turn.actions),
            tuple(game.dump_events(turn.events)),
            tuple(game.record_chance(turn.chance)),
        )
        table = await self._writer.write(
            prompt.table.match,
            game,
            turn.state,
            (entry,),
            press.interaction_id,
            drop=frozenset({turn.seat}),
            moved=turn.seat,
        )
        mine = next((s for s in table.match.seats if s.seat == turn.seat and s.acting), None)
        if mine is None or table.match.status != "running":
            mine = (
                next((s for s in table.seats_of(press.user_id) if s.acting), None) if table.match.practice else None
            )
        following = None if mine is None or table.match.status != "running" else await self._prompt(table, mine)
        return Done(table, following, turn.ends, turn.events[len(prompt.turn.events) :])


def _seat_to_act(table: Table, user_id: int, seat: int | None) -> SeatRow:
    held = [s for s in table.match.seats if s.user_id == user_id]
    if not held:
        raise Declined("spectator")
    mine = table.seats_of(user_id)
    if not mine:
        raise Declined("resigned")
    for candidate in mine:
        if candidate.acting and (seat is None or candidate.seat == seat):
            return candidate
    waiting = ", ".join(name for s, name in zip(table.match.seats, table.names, strict=True) if s.acting)
    raise Declined("not-your-turn", names=waiting)


def _asked(table: Table, seat: SeatRow, turn: Turn, lost: bool = False) -> Prompt:
    return Prompt(
        table=table,
        seat=seat,
        turn=turn,
        view=table.game.view(turn.state, seat.seat),
        legal=table.game.legal_actions(turn.state, seat.seat),
        lost=lost,
    )
