"""The contract of changes in play: commits, drafts and the journal."""

import asyncio
from dataclasses import replace

import pytest

from bot.store.protocol import Conflict, Seen, Store
from bot.store.rows import Draft, DueRow, JournalRow, Match, Outgoing
from tests.bot.store.builders import DAY, HOST, NOW, change, entry, running, seats, start, state, table
from tests.bot.store.conftest import SteppedClock


async def test_a_start_makes_a_running_game_of_a_lobby(store: Store) -> None:
    lobby = await store.create_match(table(), seats(HOST, 101))
    begun = await store.commit(start(lobby, acting=frozenset({1}), prompts=frozenset({1})))
    assert begun == replace(
        lobby,
        status="running",
        version=2,
        episode=2,
        seed="ab12",
        started_at=NOW + 7,
        changed_at=NOW + 2,
        seats=(lobby.seats[0], replace(lobby.seats[1], acting=True, prompt=1)),
    )
    assert await store.match(lobby.id) == begun
    assert await store.state(lobby.id) == state(2)
    assert await store.state_before(lobby.id, 1) is None


async def test_a_commit_writes_all_that_it_says(store: Store) -> None:
    begun = await running(store)
    await store.save_draft(Draft(begun.id, 0, 2, ({"kind": "dig"},)), 0)
    after = await store.commit(
        change(
            begun,
            acting=frozenset({1}),
            prompts=frozenset({0, 1}),
            drop_drafts=frozenset({0}),
            resigned=frozenset({0}),
            outbox=(Outgoing("turn", "turn:1:3", {"seat": 1}), Outgoing("board", "board:1:3")),
            due=(DueRow(begun.id, "reminder", 1, 3, NOW + DAY),),
            interaction_id=5,
            entries=(entry(3, chance=({"chance": [1, 2]},)), entry(4, kind="admin", seat=None, user_id=None)),
        )
    )
    assert [(s.prompt, s.acting, s.resigned) for s in after.seats] == [(2, False, True), (1, True, False)]
    assert await store.match(begun.id) == after
    assert await store.state(begun.id) == state(3)
    assert await store.draft(begun.id, 0) is None
    assert await store.seen(5)
    assert [(row.kind, row.payload) for row in await store.outbox(NOW)] == [("turn", {"seat": 1})]
    (due,) = await store.due(NOW + DAY)
    assert replace(due, id=0) == DueRow(begun.id, "reminder", 1, 3, NOW + DAY)
    turn, admin = await store.journal(begun.id, after=1)
    assert turn == JournalRow(
        match_id=begun.id,
        number=2,
        version=3,
        episode=2,
        seat=0,
        user_id=HOST,
        kind="turn",
        actions=({"kind": "dig", "number": 3},),
        events=({"kind": "dug", "number": 3},),
        chance=({"chance": [1, 2]},),
        at=NOW + 3,
    )
    assert (admin.number, admin.version, admin.kind, admin.seat, admin.user_id) == (3, 3, "admin", None, None)
    assert await store.state_before(begun.id, 2) == state(2)


async def test_a_resigned_seat_stays_resigned(store: Store) -> None:
    begun = await running(store)
    left = await store.commit(change(begun, resigned=frozenset({1})))
    later = await store.commit(change(left))
    assert [seat.resigned for seat in later.seats] == [False, True]


async def test_what_a_commit_does_not_give_stays(store: Store) -> None:
    begun = await running(store)
    after = await store.commit(change(begun))
    assert (after.status, after.seed, after.started_at, after.finished_at) == ("running", "ab12", NOW + 7, None)
    over = await store.commit(change(after, status="finished", finished_at=NOW + 60))
    assert (over.status, over.seed, over.finished_at) == ("finished", "ab12", NOW + 60)


async def test_a_finished_game_goes_on_only_when_it_is_said_to_run_again(store: Store) -> None:
    over = await store.commit(change(await running(store), status="finished", finished_at=NOW + 60))
    with pytest.raises(Conflict):
        await store.commit(change(over))
    again = await store.commit(change(over, status="running", entries=(entry(kind="rewind"),)))
    assert (again.status, again.finished_at) == ("running", None)


async def test_each_commit_keeps_the_state_before_it(store: Store) -> None:
    match = await running(store)
    for _ in range(4):
        match = await store.commit(change(match))
    assert [row.number for row in await store.journal(match.id)] == [1, 2, 3, 4, 5]
    assert [await store.state_before(match.id, n) for n in range(1, 7)] == [None, *map(state, (2, 3, 4, 5)), None]
    assert [row.number for row in await store.journal(match.id, after=3)] == [4, 5]


async def test_a_commit_on_an_older_version_writes_nothing(store: Store) -> None:
    begun = await running(store)
    await store.save_draft(Draft(begun.id, 0, 2, ({"kind": "dig"},)), 0)
    after = await store.commit(change(begun, due=(DueRow(begun.id, "reminder", 0, 2, NOW),)))
    for expected in (1, 2, 4):
        with pytest.raises(Conflict):
            await store.commit(
                change(
                    begun,
                    expected=expected,
                    state=b"wrong",
                    outbox=(Outgoing("turn", "wrong"),),
                    drop_drafts=frozenset({0}),
                    prompts=frozenset({0, 1}),
                    interaction_id=9,
                )
            )
    assert await store.match(begun.id) == after
    assert await store.state(begun.id) == state(3)
    assert len(await store.journal(begun.id)) == 2
    assert await store.draft(begun.id, 0) is not None
    assert await store.outbox(NOW) == ()
    assert len(await store.due(NOW)) == 1
    assert not await store.seen(9)


async def test_a_commit_to_no_match_is_a_conflict(store: Store) -> None:
    begun = await running(store)
    with pytest.raises(Conflict):
        await store.commit(change(begun, match_id=begun.id + 1))


async def test_the_same_interaction_twice_at_once_has_one_effect_r06(store: Store) -> None:
    begun = await running(store)
    turn = change(begun, interaction_id=31, outbox=(Outgoing("turn", "t"),))
    first, second = await asyncio.gather(store.commit(turn), store.commit(turn), return_exceptions=True)
    assert isinstance(first, Match)
    assert isinstance(second, Seen)
    assert await store.match(begun.id) == first
    assert len(await store.journal(begun.id)) == 2


async def test_a_second_delivery_after_the_game_moved_on_is_seen_not_a_conflict_r06(store: Store) -> None:
    match = await store.commit(change(await running(store), interaction_id=31))
    match = await store.commit(change(match, interaction_id=32))
    with pytest.raises(Seen):
        await store.commit(change(match, expected=2, interaction_id=31))
    with pytest.raises(Seen):
        await store.commit(change(match, interaction_id=31))
    assert await store.match(match.id) == match


async def test_two_presses_of_one_button_at_once_have_one_effect_r09(store: Store) -> None:
    begun = await running(store)
    presses = (change(begun, interaction_id=31), change(begun, interaction_id=32))
    first, second = await asyncio.gather(*map(store.commit, presses), return_exceptions=True)
    assert isinstance(first, Match)
    assert isinstance(second, Conflict)
    assert await store.state(begun.id) == state(3)
    assert not await store.seen(32)


async def test_interactions_are_forgotten_after_a_week_and_not_before(store: Store, clock: SteppedClock) -> None:
    match = await store.commit(change(await running(store), interaction_id=1))
    clock.now += 7 * DAY
    match = await store.commit(change(match, interaction_id=2))
    assert await store.seen(1)
    clock.now += 1
    match = await store.commit(change(match, interaction_id=3))
    assert [await store.seen(number) for number in (1, 2, 3)] == [False, True, True]


async def test_a_draft_is_kept_step_by_step_and_raises_the_prompt(store: Store) -> None:
    begun = await running(store)
    one, two = ({"kind": "dig"},), ({"kind": "dig"}, {"kind": "walk", "to": "ñ"})
    assert await store.save_draft(Draft(begun.id, 1, 2, one), 0, 11) == 1
    assert await store.save_draft(Draft(begun.id, 1, 2, two), 1, 12) == 2
    assert await store.draft(begun.id, 1) == Draft(begun.id, 1, 2, two)
    assert await store.draft(begun.id, 0) is None
    match = await store.match(begun.id)
    assert match is not None
    assert [seat.prompt for seat in match.seats] == [0, 2]
    assert match.version == 2
    assert await store.seen(12)


async def test_an_empty_draft_is_none(store: Store) -> None:
    begun = await running(store)
    await store.save_draft(Draft(begun.id, 0, 2, ({"kind": "dig"},)), 0)
    assert await store.save_draft(Draft(begun.id, 0, 2, ()), 1) == 2
    assert await store.draft(begun.id, 0) is None


async def test_a_draft_decided_on_something_older_is_refused(store: Store) -> None:
    begun = await running(store)
    kept = Draft(begun.id, 0, 2, ({"kind": "dig"},))
    await store.save_draft(kept, 0)
    other = replace(kept, actions=({"kind": "walk"},))
    refused = [
        (other, 0),
        (other, 2),
        (replace(other, base_version=1), 1),
        (replace(other, seat=2), 0),
        (replace(other, match_id=begun.id + 1), 1),
    ]
    for draft, prompt in refused:
        with pytest.raises(Conflict):
            await store.save_draft(draft, prompt, 41)
    assert await store.draft(begun.id, 0) == kept
    assert not await store.seen(41)


async def test_a_step_delivered_twice_at_once_is_one_step_r06(store: Store) -> None:
    begun = await running(store)
    draft = Draft(begun.id, 0, 2, ({"kind": "dig"},))
    twice = [store.save_draft(draft, 0, 41) for _ in range(2)]
    first, second = await asyncio.gather(*twice, return_exceptions=True)
    assert first == 1
    assert isinstance(second, Seen)


async def test_drafts_end_with_the_game(store: Store) -> None:
    over = await store.commit(change(await running(store), status="finished"))
    with pytest.raises(Conflict):
        await store.save_draft(Draft(over.id, 0, over.version, ({"kind": "dig"},)), 0)


async def test_a_commit_of_one_seat_leaves_the_drafts_of_others_to_be_replayed(store: Store) -> None:
    begun = await running(store)
    steps = ({"kind": "dig"},)
    await store.save_draft(Draft(begun.id, 1, 2, steps), 0)
    await store.commit(change(begun, drop_drafts=frozenset({0})))
    assert await store.draft(begun.id, 1) == Draft(begun.id, 1, 2, steps)
    await store.rebase_draft(Draft(begun.id, 1, 3, steps))
    assert await store.draft(begun.id, 1) == Draft(begun.id, 1, 3, steps)
    match = await store.match(begun.id)
    assert match is not None
    assert match.seats[1].prompt == 1
    await store.rebase_draft(Draft(begun.id, 1, 3, ()))
    assert await store.draft(begun.id, 1) is None


async def test_a_draft_is_not_put_on_a_version_that_is_not_the_head_nor_called_back(store: Store) -> None:
    begun = await running(store)
    kept = Draft(begun.id, 1, 2, ({"kind": "dig"},))
    await store.save_draft(kept, 0)
    await store.commit(change(begun))
    for draft in (kept, replace(kept, base_version=4), replace(kept, base_version=3, seat=0)):
        with pytest.raises(Conflict):
            await store.rebase_draft(draft)
    assert await store.draft(begun.id, 1) == kept
    assert await store.draft(begun.id, 0) is None
