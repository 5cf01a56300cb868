"""The contract of the outbox, of what falls due, of posts and of settings."""

from dataclasses import replace

from bot.store.protocol import Store
from bot.store.rows import DueRow, Outgoing, Post
from tests.bot.store.builders import NOW, change, running


def message(key: str, not_before: int = 0) -> Outgoing:
    return Outgoing("turn", key, {"text": "¡vale!"}, not_before)


async def keys(store: Store, now: int = NOW) -> list[str]:
    return [row.key for row in await store.outbox(now)]


async def test_messages_of_a_match_go_out_one_after_the_other(store: Store) -> None:
    a, b = await running(store), await running(store)
    await store.enqueue(a.id, [message("a1"), message("a2")])
    await store.enqueue(b.id, [message("b1")])
    await store.enqueue(a.id, [message("a3")])
    assert await keys(store) == ["a1", "b1"]
    first, other = await store.outbox(NOW)
    assert (first.match_id, first.kind, first.payload, first.tries, first.tried_at) == (
        a.id,
        "turn",
        {"text": "¡vale!"},
        0,
        None,
    )
    await store.sent(first.id, NOW)
    assert await keys(store) == ["a2", "b1"]
    await store.sent(other.id, NOW)
    assert await keys(store) == ["a2"]


async def test_a_postponed_message_holds_back_those_behind_it_of_its_match_alone(store: Store) -> None:
    a, b = await running(store), await running(store)
    await store.enqueue(a.id, [message("a1"), message("a2")])
    await store.enqueue(b.id, [message("b1")])
    first = (await store.outbox(NOW))[0]
    await store.tried(first.id, NOW + 1)
    await store.postpone(first.id, NOW + 50, "500")
    assert await keys(store) == ["b1"]
    assert await store.next_wake() == 0
    await store.sent((await store.outbox(NOW))[0].id, NOW)
    assert await store.next_wake() == NOW + 50
    (late,) = await store.outbox(NOW + 50)
    assert (late.key, late.tries, late.tried_at) == ("a1", 1, NOW + 1)


async def test_a_message_waits_for_its_time_and_then_the_longest_due_comes_first(store: Store) -> None:
    a, b, c = await running(store), await running(store), await running(store)
    await store.enqueue(a.id, [message("a", NOW + 3)])
    await store.enqueue(b.id, [message("b", NOW + 2)])
    await store.enqueue(c.id, [message("c", NOW + 4)])
    assert await keys(store, NOW + 1) == []
    assert await keys(store, NOW + 3) == ["b", "a"]
    assert [row.key for row in await store.outbox(NOW + 9, limit=2)] == ["b", "a"]
    assert await store.next_wake() == NOW + 2


async def test_a_key_is_said_once_for_ever(store: Store) -> None:
    a, b = await running(store), await running(store)
    await store.enqueue(a.id, [message("k"), message("k")])
    (row,) = await store.outbox(NOW)
    await store.sent(row.id, NOW)
    await store.enqueue(b.id, [message("k"), message("other")])
    await store.commit(change(a, outbox=(message("k"),)))
    assert await keys(store) == ["other"]


async def test_trying_is_counted_and_sending_twice_is_sending_once(store: Store) -> None:
    a = await running(store)
    await store.enqueue(a.id, [message("k")])
    (row,) = await store.outbox(NOW)
    await store.tried(row.id, NOW + 1)
    await store.tried(row.id, NOW + 2)
    assert [(r.tries, r.tried_at) for r in await store.outbox(NOW)] == [(2, NOW + 2)]
    await store.sent(row.id, NOW, [Post(a.id, "turn", "1", 5, 6)])
    await store.sent(row.id, NOW, [Post(a.id, "turn", "1", 5, 7)])
    assert await store.outbox(NOW) == ()
    assert await store.posts(a.id, "turn") == (Post(a.id, "turn", "1", 5, 7),)


async def test_what_is_due_comes_earliest_first(store: Store) -> None:
    a, b = await running(store), await running(store)
    await store.commit(change(a, due=(DueRow(a.id, "late", 1, 3, NOW + 5), DueRow(a.id, "soon", None, 3, NOW + 1))))
    await store.commit(change(b, due=(DueRow(b.id, "mid", 0, 3, NOW + 3),)))
    assert [row.kind for row in await store.due(NOW + 5)] == ["soon", "mid", "late"]
    assert [row.kind for row in await store.due(NOW + 4, limit=1)] == ["soon"]
    assert await store.due(NOW) == ()
    assert await store.next_wake() == NOW + 1


async def test_a_commit_replaces_all_that_was_due_for_its_match(store: Store) -> None:
    a, b = await running(store), await running(store)
    a = await store.commit(change(a, due=(DueRow(a.id, "old", 0, 3, NOW),)))
    await store.commit(change(b, due=(DueRow(b.id, "other", 0, 3, NOW),)))
    a = await store.commit(change(a, due=(DueRow(a.id, "new", 1, 4, NOW + 1),)))
    assert [row.kind for row in await store.due(NOW + 1)] == ["other", "new"]
    await store.commit(change(a))
    assert [row.kind for row in await store.due(NOW + 1)] == ["other"]


async def test_a_due_row_is_replaced_by_its_messages_and_what_follows(store: Store) -> None:
    a = await running(store)
    await store.commit(change(a, due=(DueRow(a.id, "reminder", 1, 3, NOW),)))
    (row,) = await store.due(NOW)
    await store.fire(row.id, [message("remind:1")], replace(row, at=NOW + 9))
    assert await keys(store) == ["remind:1"]
    (later,) = await store.due(NOW + 9)
    assert later == replace(row, at=NOW + 9, id=later.id)
    assert later.id != row.id
    await store.fire(later.id, [])
    assert await store.due(NOW + 9) == ()


async def test_a_due_row_that_a_commit_took_away_fires_nothing(store: Store) -> None:
    a = await running(store)
    a = await store.commit(change(a, due=(DueRow(a.id, "reminder", 1, 3, NOW),)))
    (row,) = await store.due(NOW)
    await store.commit(change(a, due=(DueRow(a.id, "reminder", 0, 4, NOW + 2),)))
    await store.fire(row.id, [message("remind:1")], replace(row, at=NOW + 1))
    assert await keys(store) == []
    assert [(r.seat, r.at) for r in await store.due(NOW + 9)] == [(0, NOW + 2)]


async def test_nothing_to_do_has_no_time(store: Store) -> None:
    await running(store)
    assert await store.next_wake() is None


async def test_posts_are_found_by_role_and_key_oldest_first(store: Store) -> None:
    a, b = await running(store), await running(store)
    mine = [Post(a.id, "turn", "10", 5, 30), Post(a.id, "turn", "9", 5, 40), Post(a.id, "lobby", "1", 5, 20)]
    await store.enqueue(a.id, [message("k")])
    (row,) = await store.outbox(NOW)
    await store.sent(row.id, NOW, [*mine, Post(b.id, "turn", "10", 6, 10)])
    assert await store.posts(a.id, "turn") == (mine[0], mine[1])
    assert await store.post(a.id, "lobby", "1") == mine[2]
    assert await store.post(a.id, "lobby", "2") is None
    await store.forget_post(a.id, "turn", "10")
    assert await store.posts(a.id, "turn") == (mine[1],)
    assert await store.post(b.id, "turn", "10") == Post(b.id, "turn", "10", 6, 10)


async def test_settings_are_kept_by_key_until_forgotten(store: Store) -> None:
    assert await store.user_setting(1, "lang") is None
    await store.set_user_setting(1, "lang", "es")
    await store.set_user_setting(1, "lang", "en")
    await store.set_user_setting(1, "digest", "")
    await store.set_guild_setting(1, "lang", "fr")
    assert await store.user_setting(1, "lang") == "en"
    assert await store.user_setting(1, "digest") == ""
    assert await store.user_setting(2, "lang") is None
    assert await store.guild_setting(1, "lang") == "fr"
    await store.set_user_setting(1, "lang", None)
    await store.set_guild_setting(1, "pace", None)
    assert await store.user_setting(1, "lang") is None
    assert await store.guild_setting(1, "lang") == "fr"
    await store.set_guild_setting(1, "lang", None)
    assert await store.guild_setting(1, "lang") is None
