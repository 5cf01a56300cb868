"""Who held which seat, from when to when. Only SQL can see it so far, so this is not part of the contract."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest_asyncio

from bot.store.database import SqliteStore, open_store
from tests.bot.store.builders import NOW, change, seats, start, table


@pytest_asyncio.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(tmp_path / "games.db")
    yield store
    await store.close()


async def tenures(store: SqliteStore) -> list[tuple[object, ...]]:
    query = "SELECT seat, user_id, name, from_at, to_at FROM tenure ORDER BY id"
    return await store._db.read(lambda db: db.execute(query).fetchall())


async def test_tenures_open_and_close_to_fit_the_seats(sqlite: SqliteStore) -> None:
    lobby = await sqlite.create_match(table(), seats(100, 101))
    lobby = await sqlite.save_lobby(replace(lobby, seats=seats(100, 102, 101), changed_at=NOW + 1), 1)
    lobby = await sqlite.save_lobby(replace(lobby, seats=seats(100, 102), changed_at=NOW + 2), 2)
    assert await tenures(sqlite) == [
        (0, 100, "Person 100", NOW, None),
        (1, 101, "Person 101", NOW, NOW + 1),
        (1, 102, "Person 102", NOW + 1, None),
        (2, 101, "Person 101", NOW + 1, NOW + 2),
    ]
    begun = await sqlite.commit(start(lobby))
    await sqlite.commit(change(begun, resigned=frozenset({1}), at=NOW + 9))
    assert [row[4] for row in await tenures(sqlite)] == [None, NOW + 1, NOW + 9, NOW + 2]


async def test_names_of_tenures_are_refreshed_while_they_last_and_deleted_always(sqlite: SqliteStore) -> None:
    lobby = await sqlite.create_match(table(), seats(100, 101))
    await sqlite.save_lobby(replace(lobby, seats=seats(101, 100)), 1)
    await sqlite.rename(101, "Nova")
    assert [row[2] for row in await tenures(sqlite) if row[1] == 101] == ["Person 101", "Nova"]
    await sqlite.forget_names(101)
    assert [row[2] for row in await tenures(sqlite) if row[1] == 101] == ["", ""]
    assert [row[2] for row in await tenures(sqlite) if row[1] == 100] == ["Person 100", "Person 100"]
