"""The contract of tables in the lobby, and of lists and names."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.store.protocol import Conflict, Seen, Store
from bot.store.rows import Match, Outgoing, SeatRow
from tests.bot.store.builders import CHANNEL, GUILD, HOST, NOW, change, running, seats, start, table


async def test_a_new_table_reads_back_as_it_was_made(store: Store) -> None:
    made = await store.create_match(table(parent_id=801, private=True, practice=True, threaded=True), seats(HOST))
    assert made == Match(
        id=made.id,
        game="tikal",
        guild_id=GUILD,
        channel_id=CHANNEL,
        parent_id=801,
        host_id=HOST,
        status="lobby",
        options={"auction": True, "name": "Petén"},
        lang="es",
        private=True,
        practice=True,
        seats_wanted=3,
        pace_ms=24 * 3_600_000,
        version=1,
        episode=0,
        created_at=NOW,
        seats=(SeatRow(0, HOST, f"Person {HOST}", 0),),
        invited=(105, 103),
        changed_at=NOW,
        threaded=True,
    )
    assert await store.match(made.id) == made
    assert await store.state(made.id) is None
    assert await store.journal(made.id) == ()


async def test_there_is_no_match_without_its_id(store: Store) -> None:
    assert await store.match(1) is None
    assert await store.state(1) is None
    assert await store.match_in_channel(CHANNEL) is None
    assert await store.draft(1, 0) is None
    assert await store.state_before(1, 1) is None


async def test_a_lobby_is_saved_as_it_is_in_the_match_with_the_next_version(store: Store) -> None:
    made = await store.create_match(table(), seats(HOST, 101))
    wanted = replace(
        made,
        host_id=101,
        options={"auction": False},
        lang="en",
        pace_ms=5,
        channel_id=900,
        parent_id=CHANNEL,
        seats_wanted=4,
        seats=(SeatRow(0, 101, "Ana", 3), SeatRow(1, HOST, "Bo", 1), SeatRow(2, 104, "名前", 0)),
        invited=(9, 8, 7),
        first_seat=2,
        threaded=True,
        changed_at=NOW + 5,
    )
    saved = await store.save_lobby(wanted, made.version, (Outgoing("lobby", "lobby:1:2"),))
    assert saved == replace(wanted, version=2)
    assert await store.match(made.id) == saved
    assert [row.key for row in await store.outbox(NOW)] == ["lobby:1:2"]


async def test_a_lobby_that_moved_on_is_not_saved(store: Store) -> None:
    made = await store.create_match(table(), seats(HOST))
    saved = await store.save_lobby(replace(made, lang="en"), 1)
    with pytest.raises(Conflict):
        await store.save_lobby(replace(made, lang="fr"), 1, (Outgoing("lobby", "k"),), 55)
    assert await store.match(made.id) == saved
    assert await store.outbox(NOW) == ()
    assert not await store.seen(55)


async def test_a_game_that_began_or_was_given_up_is_no_lobby_any_more(store: Store) -> None:
    begun = await running(store)
    with pytest.raises(Conflict):
        await store.save_lobby(begun, begun.version)
    made = await store.create_match(table())
    gone = await store.save_lobby(replace(made, status="abandoned", finished_at=NOW + 1), 1)
    assert (gone.status, gone.finished_at) == ("abandoned", NOW + 1)
    with pytest.raises(Conflict):
        await store.save_lobby(gone, gone.version)


async def test_a_press_in_the_lobby_delivered_twice_at_once_has_one_effect_r06(store: Store) -> None:
    made = await store.create_match(table(), seats(HOST))
    joined = replace(made, seats=seats(HOST, 101))
    twice = [store.save_lobby(joined, 1, (), 77) for _ in range(2)]
    first, second = await asyncio.gather(*twice, return_exceptions=True)
    assert isinstance(first, Match)
    assert isinstance(second, Seen)
    assert await store.match(made.id) == first


async def test_a_lobby_decided_before_the_table_moved_does_not_move_it_back(store: Store) -> None:
    made = await store.create_match(table())
    await store.move_match(made.id, 900, CHANNEL)
    with pytest.raises(Conflict):
        await store.save_lobby(replace(made, lang="en"), made.version)
    moved = await store.match_in_channel(900)
    assert moved is not None
    assert (moved.id, moved.channel_id, moved.parent_id) == (made.id, 900, CHANNEL)
    assert await store.match_in_channel(CHANNEL) is None


async def test_moving_a_running_game_makes_no_button_stale(store: Store) -> None:
    begun = await running(store)
    await store.move_match(begun.id, 900, None)
    assert await store.match(begun.id) == replace(begun, channel_id=900)


async def test_a_channel_means_its_latest_unfinished_table_or_else_its_latest(store: Store) -> None:
    first, second = await running(store), await running(store)
    third = await store.create_match(table())
    await running(store, channel_id=1)
    await store.save_lobby(replace(third, status="abandoned"), 1)

    async def meant() -> int | None:
        found = await store.match_in_channel(CHANNEL)
        return None if found is None else found.id

    assert await meant() == second.id
    await store.freeze(second.id, "unreadable", NOW)
    assert await meant() == second.id
    await store.commit(change(first, status="finished"))
    await store.commit(change(second, status="abandoned"))
    assert await meant() == third.id


async def test_of_several_tables_in_a_channel_the_one_that_a_person_plays_is_meant(store: Store) -> None:
    mine = await running(store, (100, 101))
    other = await running(store, (102, 103))
    card = await store.create_match(table())

    async def meant(**asked: Any) -> int | None:
        found = await store.match_in_channel(CHANNEL, **asked)
        return None if found is None else found.id

    assert await meant() == other.id, "a card that nobody has joined does not stand before what is played"
    assert await meant(user_id=100) == mine.id
    assert await meant(user_id=103) == other.id
    assert await meant(user_id=100, first="lobby") == card.id
    assert await meant(game=mine.game, user_id=101) == mine.id
    assert await meant(game="another") is None


async def test_lists_are_by_server_and_person_last_changed_first(store: Store) -> None:
    a = await running(store, (100, 101))
    b = await running(store, (101, 102), guild_id=701)
    c = await running(store, (100, 102))
    d = await store.create_match(table(created_at=NOW + 50), seats(101))
    e = await running(store, (101, 101), guild_id=702)
    await store.commit(change(a, at=NOW + 99))
    await store.commit(change(c, at=NOW + 98, status="finished"))

    async def ids(**wanted: object) -> list[int]:
        return [match.id for match in await store.matches(**wanted)]  # type: ignore[arg-type]

    assert await ids() == [a.id, d.id, e.id, b.id]
    assert await ids(guild_id=GUILD) == [a.id, d.id]
    assert await ids(user_id=101) == [a.id, d.id, e.id, b.id]
    assert await ids(user_id=101, guild_id=701) == [b.id]
    assert await ids(user_id=102, statuses=("finished", "running")) == [c.id, b.id]
    assert await ids(guild_id=GUILD, statuses=("finished", "lobby", "lobby")) == [c.id, d.id]
    assert await ids(limit=2) == [a.id, d.id]
    assert await ids(user_id=101, limit=1) == [a.id]
    assert await ids(user_id=999) == []
    assert await ids(statuses=()) == []


async def test_a_new_name_is_written_where_the_game_goes_on(store: Store) -> None:
    open_, over = await running(store), await running(store)
    await store.commit(change(over, status="finished"))
    await store.rename(101, "Nova")
    names = [[seat.name for seat in match.seats] for match in await store.matches(statuses=("running", "finished"))]
    assert sorted(names) == [[f"Person {HOST}", "Nova"], [f"Person {HOST}", "Person 101"]]
    assert (await store.matches())[0].version == open_.version


async def test_forgotten_names_are_gone_everywhere(store: Store) -> None:
    lobby = await store.create_match(table(), seats(101))
    over = await running(store)
    await store.commit(change(over, status="finished"))
    await store.forget_names(101)
    kept = [s for m in await store.matches(statuses=("lobby", "finished")) for s in m.seats]
    assert {s.name for s in kept if s.user_id == 101} == {""}
    assert {s.name for s in kept if s.user_id == HOST} == {f"Person {HOST}"}
    assert {m.id for m in await store.matches(statuses=("lobby", "finished"))} == {lobby.id, over.id}


async def test_a_frozen_game_keeps_everything_and_can_be_repaired(store: Store) -> None:
    begun = await running(store)
    before = await store.state(begun.id)
    await store.freeze(begun.id, "extra field", NOW + 40)
    frozen = await store.match(begun.id)
    assert frozen == replace(begun, status="frozen", frozen_reason="extra field", changed_at=NOW + 40)
    assert await store.state(begun.id) == before
    with pytest.raises(Conflict):
        await store.commit(change(begun))
    with pytest.raises(Conflict):
        await store.commit(change(begun, status="finished"))
    repaired = await store.commit(change(begun, status="running"))
    assert (repaired.status, repaired.frozen_reason) == ("running", None)


async def test_only_running_games_freeze(store: Store) -> None:
    lobby = await store.create_match(table())
    over = await store.commit(change(await running(store), status="finished"))
    for match in (lobby, over):
        await store.freeze(match.id, "no", NOW + 9)
        assert await store.match(match.id) == match


async def test_a_lobby_cannot_begin_twice(store: Store) -> None:
    lobby = await store.create_match(table(), seats(HOST, 101))
    results = await asyncio.gather(*(store.commit(start(lobby)) for _ in range(3)), return_exceptions=True)
    assert [type(result) for result in results] == [Match, Conflict, Conflict]
    assert [row.kind for row in await store.journal(lobby.id)] == ["start"]
