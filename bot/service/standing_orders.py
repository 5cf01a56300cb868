"""Standing orders: what a seat says ahead, so that questions off turn never wait for it. Nobody else learns of them.

They are answered by `bot.service.writer` in the commit that leads to the question.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.service import by_itself
from bot.service.clock import Clock
from bot.service.declined import Declined
from bot.service.locks import Locks
from bot.service.table import Table, Tables
from bot.service.writer import Writer
from bot.store.protocol import Store
from bot.store.rows import Json, OrderRow, SeatRow
from engine.core.errors import Malformed
from engine.core.model import Value

log = logging.getLogger(__name__)


class BadOrder(Exception):
    """A field of an order has a value that is not possible now; `choices` are those that are. Nothing was changed."""

    def __init__(self, field: str, choices: Sequence[Any]) -> None:
        super().__init__(field)
        self.field = field
        self.choices = choices


@dataclass(frozen=True, slots=True)
class Form:
    """What a seat may order now (`choices` by field) and what it has ordered: `order`, `once` for one occasion only.

    `view` is the seat's view of the table.
    """

    table: Table
    seat: SeatRow
    view: Any
    choices: Mapping[str, Sequence[Any]]
    order: Value | None
    once: bool


class StandingOrders:
    """Takes, changes and withdraws orders."""

    def __init__(self, store: Store, clock: Clock, locks: Locks, tables: Tables) -> None:
        self._store = store
        self._clock = clock
        self._locks = locks
        self._tables = tables
        self._writer = Writer(store, clock, tables)

    async def form(self, match_id: int, user_id: int, seat: int | None = None) -> Form:
        """What a person may order at `seat`, or at the first of their seats.

        Raises Declined: `spectator`, `resigned`, `no-orders`, and what loading a running table raises.
        """
        async with self._locks.holding(match_id):
            return await self._form(match_id, user_id, seat)

    async def give(
        self, match_id: int, user_id: int, seat: int, terms: Json, *, once: bool, interaction_id: int | None = None
    ) -> tuple[Form, bool]:
        """Keep an order, and let it answer at once if its seat is asked now. The second value says that it did.

        `once`: for the present or next occasion, else until it is changed. Raises BadOrder and as `form` does.
        """
        async with self._locks.holding(match_id):
            form = await self._form(match_id, user_id, seat)
            if interaction_id is not None and await self._store.seen(interaction_id):
                raise Declined("stale")
            game = form.table.game
            kept = _checked(form, terms)
            occasion = game.occasion(form.view) if once else None
            await self._store.save_order(
                OrderRow(match_id, form.seat.seat, user_id, kept, occasion, self._clock.now())
            )
            acted = form.seat.acting and await self._resume(form.table, form.seat.seat, interaction_id)
            return await self._form(match_id, user_id, seat, after=True), acted

    async def withdraw(self, match_id: int, user_id: int, seat: int) -> Form:
        """Take an order back. Raises as `form` does."""
        async with self._locks.holding(match_id):
            form = await self._form(match_id, user_id, seat)
            await self._store.forget_order(match_id, form.seat.seat)
            return await self._form(match_id, user_id, seat)

    async def resume(self) -> None:
        """Answer what was left unanswered when the program ended between an order and its answer."""
        for match_id in await self._store.with_orders():
            async with self._locks.holding(match_id):
                try:
                    await self._resume(await self._tables.running(match_id), None, None)
                except Declined as declined:
                    log.info("match %s: orders are not looked at: %s", match_id, declined.reason)

    # --- inside the lock -------------------------------------------------------------------------------

    async def _resume(self, table: Table, seat: int | None, interaction_id: int | None) -> bool:
        """Commit what orders say to what is asked now, of `seat` or all; False if that is nothing."""
        match, game = table.match, table.game
        orders = await by_itself.orders_of(self._store, match, game, frozenset())
        asked = game.to_act(table.state) & (orders.keys() if seat is None else {seat} & orders.keys())
        if not any(by_itself.answer(game, table.state, orders[one]) for one in asked):
            return False
        await self._writer.write(match, game, table.state, (), interaction_id, moved=seat)
        return True

    async def _form(self, match_id: int, user_id: int, seat: int | None, *, after: bool = False) -> Form:
        """`after`: an order has just been taken, so it is shown even if it was the last."""
        table = await (self._tables.load(match_id) if after else self._tables.running(match_id))
        row = _held(table, user_id, seat)
        view = table.game.view(table.state, row.seat)
        choices = table.game.order_choices(view, row.seat)
        if not choices and not after:
            raise Declined("no-orders")
        given = next((one for one in await self._store.orders(match_id) if one.seat == row.seat), None)
        order = None
        if given is not None and given.user_id == user_id and given.occasion in (None, table.game.occasion(view)):
            try:
                order = table.game.parse_order(given.terms)
            except Malformed as error:
                log.warning("match %s: an order of seat %s is none any more: %s", match_id, row.seat, error)
        return Form(table, row, view, choices, order, given is None or given.occasion is not None)


def _held(table: Table, user_id: int, seat: int | None) -> SeatRow:
    if not any(one.user_id == user_id for one in table.match.seats):
        raise Declined("spectator")
    mine = [one for one in table.seats_of(user_id) if seat is None or one.seat == seat]
    if not mine:
        raise Declined("resigned" if not table.seats_of(user_id) else "spectator")
    return next((one for one in mine if one.acting), mine[0])


def _checked(form: Form, terms: Json) -> Json:
    """The terms with only what may be said now. Raises BadOrder."""
    kind = form.table.game.order_type
    assert kind is not None, "a game that offers choices has a type for them"
    kept: Json = {}
    for name, field in kind.model_fields.items():
        value, choices = terms.get(name), form.choices.get(name, ())
        if value is None and not field.is_required():
            continue
        if value not in choices:
            raise BadOrder(name, choices)
        kept[name] = value
    form.table.game.parse_order(kept)
    return kept
