"""What happens by itself after a step: idle turns of resigned seats, and what standing orders answer.

All of it goes into the same commit as the step, so that nothing is half done after a crash.
"""

import logging
from collections.abc import Mapping
from typing import Any

from bot.store.protocol import Store
from bot.store.rows import Entry, Match, OrderRow
from engine.core import turn as turns
from engine.core.errors import Malformed, Refusal
from engine.core.game import AnyGame
from engine.core.model import Action, Seat
from engine.core.turn import Turn

log = logging.getLogger(__name__)

MOST = 500
"""The most answers of standing orders in one commit; whoever is asked then is asked in person."""


async def orders_of(store: Store, match: Match, game: AnyGame, dropped: frozenset[int]) -> dict[Seat, OrderRow]:
    """The orders that count: from who holds the seat now, which is not in the middle of a draft of its own.

    Drafts of `dropped` do not count.
    """
    if game.order_type is None:
        return {}
    held = {seat.seat: seat.user_id for seat in match.seats if not seat.resigned}
    found = {}
    for order in await store.orders(match.id):
        drafted = None if order.seat in dropped else await store.draft(match.id, order.seat)
        if held.get(order.seat) == order.user_id and (drafted is None or not drafted.actions):
            found[order.seat] = order
    return found


def follow(
    game: AnyGame, state: Any, gone: frozenset[Seat], orders: Mapping[Seat, OrderRow]
) -> tuple[Any, tuple[Entry, ...]]:
    """The state after all that happens by itself, and what the journal gets. `gone`: the seats that have resigned."""
    entries: list[Entry] = []
    answers = 0
    while acting := game.to_act(state):
        if acting & gone:
            seat = min(acting & gone)
            turn = turns.replay(game, state, seat, game.idle_turn(state, seat))
            entries.append(_entry(game, turn, None))
        else:
            found = _answered(game, state, orders) if answers < MOST else None
            if found is None:
                break
            turn, order = found
            entries.append(_entry(game, turn, order))
            answers += 1
        state = turn.state
    return state, tuple(entries)


def answer(game: AnyGame, state: Any, order: OrderRow) -> Action | None:
    """What an order says to what its seat is asked now; None if nothing, or if it was for another occasion."""
    view = game.view(state, order.seat)
    if order.occasion is not None and order.occasion != game.occasion(view):
        return None
    try:
        action: Action | None = game.answer(view, order.seat, game.parse_order(order.terms))
    except Malformed as error:
        log.warning("match %s: an order of seat %s is none any more: %s", order.match_id, order.seat, error)
        return None
    return action


def _answered(game: AnyGame, state: Any, orders: Mapping[Seat, OrderRow]) -> tuple[Turn, OrderRow] | None:
    """The step of the first seat to act whose order answers; one that the rules refuse is no answer."""
    for seat in sorted(game.to_act(state) & orders.keys()):
        action = answer(game, state, orders[seat])
        if action is None:
            continue
        try:
            return turns.replay(game, state, seat, (action,)), orders[seat]
        except Refusal as refusal:
            log.warning("match %s: an order of seat %s is refused: %s", orders[seat].match_id, seat, refusal)
    return None


def _entry(game: AnyGame, turn: Turn, order: OrderRow | None) -> Entry:
    return Entry(
        "turn" if turn.ends or order is None else "reveal",
        turn.seat,
        None if order is None else order.user_id,
        tuple(game.dump_action(action) for action in turn.actions),
        tuple(game.dump_events(turn.events)),
        tuple(game.record_chance(turn.chance)),
        ordered=order is not None,
    )
