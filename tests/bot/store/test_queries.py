"""What a turn costs must not grow with the number of games: every statement goes through an index (P10)."""

import re
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest_asyncio

from bot.store.database import SqliteStore, open_store
from bot.store.rows import Draft, DueRow, Outgoing, Post
from tests.bot.store.builders import CHANNEL, GUILD, HOST, NOW, change, running, seats, table

# The messages that wait, in the order of time, until one is found that may go: these are few, games are many.
WHOLE = {"SCAN outbox USING INDEX outbox_by_time"}


@pytest_asyncio.fixture
async def traced(tmp_path: Path) -> AsyncIterator[tuple[SqliteStore, set[str]]]:
    store = await open_store(tmp_path / "games.db")
    statements: set[str] = set()
    await store._db.write(lambda db: db.set_trace_callback(statements.add))
    await store._db.read(lambda db: db.set_trace_callback(statements.add))
    yield store, statements
    await store.close()


async def use_all_of_it(store: SqliteStore) -> None:
    lobby = await store.create_match(table(), seats(HOST))
    await store.save_lobby(replace(lobby, seats=seats(101), invited=(1,)), 1, (Outgoing("lobby", "l"),), 1)
    await store.move_match(lobby.id, 5, None)
    begun = await running(store)
    await store.save_draft(Draft(begun.id, 0, 2, ({"a": 1},)), 0, 2)
    await store.save_draft(Draft(begun.id, 0, 2, ()), 1, 3)
    await store.save_draft(Draft(begun.id, 1, 2, ({"a": 1},)), 0)
    due = DueRow(begun.id, "reminder", 0, 2, NOW)
    everything = change(
        begun,
        interaction_id=4,
        outbox=(Outgoing("turn", "t"),),
        due=(due,),
        drop_drafts=frozenset({0}),
        resigned=frozenset({0}),
        prompts=frozenset({1}),
    )
    await store.commit(everything)
    await store.rebase_draft(Draft(begun.id, 1, 3, ({"a": 1},)))
    for user in (HOST, 101):
        await store.rename(user, "Ana")
        await store.forget_names(user)
    await store.match(begun.id)
    await store.state(begun.id)
    await store.state_before(begun.id, 2)
    await store.journal(begun.id, 1)
    await store.draft(begun.id, 1)
    await store.seen(4)
    for channel in (CHANNEL, 77):
        await store.match_in_channel(channel)
    await store.matches()
    await store.matches(guild_id=GUILD)
    await store.matches(user_id=HOST)
    await store.matches(user_id=HOST, guild_id=GUILD)
    for row in await store.outbox(NOW):
        await store.tried(row.id, NOW)
        await store.postpone(row.id, NOW, "busy")
        await store.sent(row.id, NOW, [Post(row.match_id, "turn", row.key, 1, 2)])
    await store.enqueue(begun.id, [Outgoing("turn", "u")])
    for fired in await store.due(NOW):
        await store.fire(fired.id, (Outgoing("remind", "r"),), due)
    await store.next_wake()
    await store.post(begun.id, "turn", "t")
    await store.posts(begun.id, "turn")
    await store.forget_post(begun.id, "turn", "t")
    await store.set_user_setting(1, "lang", "en")
    await store.set_user_setting(1, "lang", None)
    await store.user_setting(1, "lang")
    await store.set_guild_setting(1, "lang", "en")
    await store.set_guild_setting(1, "lang", None)
    await store.guild_setting(1, "lang")
    await store.freeze(begun.id, "unreadable", NOW)


async def test_no_statement_of_the_store_walks_a_whole_table_p10(traced: tuple[SqliteStore, set[str]]) -> None:
    store, statements = traced
    await use_all_of_it(store)
    asked = {s for s in statements if re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE)", s)}
    assert len(asked) > 60

    def plans(db: sqlite3.Connection) -> dict[str, list[str]]:
        db.set_trace_callback(None)
        return {s: [row[3] for row in db.execute("EXPLAIN QUERY PLAN " + s)] for s in asked}

    walked = {
        (step, statement)
        for statement, plan in (await store._db.write(plans)).items()
        for step in plan
        if step.startswith("SCAN") and "VIRTUAL TABLE" not in step and "CONSTANT ROW" not in step
    }
    assert {step for step, _ in walked} <= WHOLE, walked


async def test_the_longest_lists_are_read_in_the_order_of_an_index_p10(traced: tuple[SqliteStore, set[str]]) -> None:
    store, statements = traced
    await store.matches()
    await store.matches(guild_id=GUILD)
    listed = [s for s in statements if "ORDER BY changed_at" in s]
    assert len(listed) == 6

    def plans(db: sqlite3.Connection) -> list[str]:
        return [row[3] for s in listed for row in db.execute("EXPLAIN QUERY PLAN " + s)]

    assert not [step for step in await store._db.read(plans) if "TEMP B-TREE" in step]


async def test_the_table_of_a_channel_is_found_without_reading_its_other_tables_p10(
    traced: tuple[SqliteStore, set[str]],
) -> None:
    store, statements = traced
    await store.match_in_channel(CHANNEL)

    def plans(db: sqlite3.Connection) -> str:
        asked = [s for s in statements if "WHERE channel_id" in " ".join(s.split())]
        return " ".join(row[3] for s in asked for row in db.execute("EXPLAIN QUERY PLAN " + s))

    found = await store._db.read(plans)
    assert "match_open_by_channel (channel_id=?)" in found
    assert "match_by_channel (channel_id=?)" in found
