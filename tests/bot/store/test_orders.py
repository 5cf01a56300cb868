"""Standing orders by seat, the rows that they played, and tutorials, which are in no list."""

from dataclasses import replace

from bot.store.protocol import Store
from bot.store.rows import NOWHERE, OrderRow
from tests.bot.store.builders import NOW, change, entry, running

FIRST = OrderRow(1, 0, 100, {"limit": 4, "tile": "ñ"}, 7, NOW)


async def test_a_seat_has_one_order_which_the_latest_replaces(store: Store) -> None:
    match = await running(store)
    first = replace(FIRST, match_id=match.id)
    other = replace(first, seat=1, user_id=101, occasion=None)
    await store.save_order(other)
    await store.save_order(first)
    assert await store.orders(match.id) == (first, other)
    changed = replace(first, terms={"limit": 9}, occasion=None, at=NOW + 1)
    await store.save_order(changed)
    assert await store.orders(match.id) == (changed, other)
    await store.forget_order(match.id, 0)
    await store.forget_order(match.id, 0)
    assert await store.orders(match.id) == (other,)
    assert await store.orders(match.id + 1) == ()


async def test_only_running_matches_are_told_as_having_orders(store: Store) -> None:
    first, second, third = [await running(store) for _ in range(3)]
    for match in (first, third):
        await store.save_order(replace(FIRST, match_id=match.id))
        await store.save_order(replace(FIRST, match_id=match.id, seat=1))
    assert await store.with_orders() == (first.id, third.id)
    await store.commit(change(first, status="finished", finished_at=NOW + 5))
    assert await store.with_orders() == (third.id,)
    assert second.id not in await store.with_orders()


async def test_what_orders_played_is_kept_by_seat(store: Store) -> None:
    match = await running(store)
    entries = (entry(1), entry(2, seat=1, ordered=True), entry(3, seat=0, ordered=True), entry(4, seat=1))
    await store.commit(change(match, entries=entries))
    assert [row.number for row in await store.journal(match.id)] == [1, 2, 3, 4, 5]
    assert await store.ordered(match.id, 1) == {3}
    assert await store.ordered(match.id, 0) == {4}
    assert await store.ordered(match.id, 2) == frozenset()


async def test_a_tutorial_is_found_by_its_person_and_stands_in_no_list(store: Store) -> None:
    mine = await running(store, practice=True, guild_id=NOWHERE, channel_id=NOWHERE)
    theirs = await running(store, (200, 200), practice=True, guild_id=NOWHERE, channel_id=NOWHERE)
    table = await running(store, practice=True)
    assert (mine.tutorial, table.tutorial) == (True, False)
    assert await store.tutorial(100, "tikal") == mine
    assert await store.tutorial(200, "tikal") == theirs
    assert await store.tutorial(100, "tzolkin") is None
    for listed in (await store.matches(), await store.matches(user_id=100), await store.matches(guild_id=NOWHERE)):
        assert {found.id for found in listed} <= {table.id}
    later = await running(store, practice=True, guild_id=NOWHERE, channel_id=NOWHERE)
    assert await store.tutorial(100, "tikal") == later
    await store.commit(change(later, status="abandoned", finished_at=NOW + 5))
    assert await store.tutorial(100, "tikal") == mine
