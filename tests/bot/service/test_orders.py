"""Standing orders answer in the commit that asks, privately, once, and whatever happens in between."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.service import by_itself
from bot.service.declined import Declined
from bot.service.play import Done, Press
from bot.service.standing_orders import BadOrder
from bot.store.rows import Match
from bot.wiring import Parts
from engine.core.model import Action
from tests.bot.service.people import mover, press, service, table


async def auction(parts: Parts, users: int = 4) -> Match:
    match = await table(parts, users, auction=True)
    return (await parts.play.start(match.id, 100)).match


async def order(parts: Parts, match: Match, user: int, once: bool = False, **terms: Any) -> bool:
    _, acted = await parts.orders.give(match.id, user, user - 100, terms, once=once)
    return acted


async def act(parts: Parts, match: Match, kind: str, **fields: Any) -> Any:
    """The seat to act does this."""
    prompt = await mover(parts, match.id)
    wanted = next(
        action
        for action in prompt.legal
        if action.kind == kind and all(getattr(action, name) == value for name, value in fields.items())
    )
    return await parts.play.step(press(prompt), wanted)


async def said(parts: Parts, match: Match) -> list[tuple[int | None, int | None, str, Any]]:
    """Who bid what, as the journal has it."""
    rows = await parts.store.journal(match.id)
    return [(row.seat, row.user_id, a["kind"], a.get("points")) for row in rows for a in row.actions]


async def test_an_auction_of_four_with_three_standing_orders_takes_one_press(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts)
        (asked,) = (seat for seat in match.seats if seat.acting)
        others = [seat.user_id for seat in match.seats if seat is not asked]
        for user, limit in zip(others, (0, 3, 5), strict=True):
            assert not await order(parts, match, user, limit=limit)
        done = await act(parts, match, "bid", points=1)
        assert isinstance(done, Done)
        after = done.table.match
        bids = await said(parts, match)
        assert [one[:2] for one in bids if one[2] == "bid"][-1] == (others[2] - 100, others[2])
        # Only the first bidder pressed, and whoever won is asked which tile to take, unless it is the presser again.
        acting = [seat.user_id for seat in after.seats if seat.acting]
        assert acting == [asked.user_id], "the others raise until only the presser is left to answer"
        done = await act(parts, match, "pass_bid")
        assert [seat.user_id for seat in done.table.match.seats if seat.acting] == [others[2]]
        assert done.table.state.phase == "pick"


async def test_a_presser_who_passes_settles_the_whole_auction_with_one_press(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts)
        (asked,) = (seat for seat in match.seats if seat.acting)
        others = [seat.user_id for seat in match.seats if seat is not asked]
        offer = (await parts.tables.load(match.id)).state.auction.tiles
        for user, limit in zip(others, (4, 2, 6), strict=True):
            await order(parts, match, user, limit=limit, tile=offer[1])
        done = await act(parts, match, "pass_bid")
        winner = others[2]
        state = done.table.state
        assert (state.phase, state.seat, state.tile) in [
            ("place_tile", winner - 100, offer[1]),
            ("act", winner - 100, None),
        ]
        assert 20 - state.players[winner - 100].score in (4, 5), "the second limit, or one more; never the own limit"
        assert [seat.user_id for seat in done.table.match.seats if seat.acting] == [winner]
        rows = await parts.store.journal(match.id)
        assert {row.version for row in rows[1:]} == {done.table.match.version}, "one commit"
        assert all(row.user_id == 100 + row.seat for row in rows[1:] if row.seat is not None)
        notices = [row for row in await parts.store.outbox(10**15) if row.kind == "notice"]
        assert not notices or {row.payload["seat"] for row in notices} == {winner - 100}
        assert (await parts.history.verify(done.table)).journal


async def test_an_order_given_while_one_is_asked_answers_at_once(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts, 3)
        (asked,) = (seat for seat in match.seats if seat.acting)
        old = await mover(parts, match.id)
        assert await order(parts, match, asked.user_id, limit=2)
        assert (await said(parts, match))[-1] == (asked.seat, asked.user_id, "bid", 1)
        with pytest.raises(Declined) as declined:
            await parts.play.step(press(old), old.legal[-1])
        assert declined.value.reason == "stale"


async def test_an_order_for_one_auction_is_over_with_it_and_another_stays(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts, 4)
        (asked,) = (seat for seat in match.seats if seat.acting)
        others = [seat.user_id for seat in match.seats if seat is not asked]
        await order(parts, match, others[0], once=True, limit=0)
        await order(parts, match, others[1], limit=0)
        await order(parts, match, others[2], once=True, limit=0)
        await act(parts, match, "bid", points=1)
        state = (await parts.tables.load(match.id)).state
        assert (state.phase, state.seat) == ("pick", asked.seat)
        assert (await parts.orders.form(match.id, others[0])).order is not None
        for kind in ("pick_tile", "place_tile", "end_turn"):
            await act(parts, match, kind)
        assert (await parts.orders.form(match.id, others[0])).order is None
        assert (await parts.orders.form(match.id, others[1])).order is not None


async def test_what_cannot_be_ordered_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts, 3)
        user = next(seat.user_id for seat in match.seats if not seat.acting)
        await order(parts, match, user, limit=3)
        for terms in ({"limit": 21}, {"limit": -1}, {}, {"limit": 2, "tile": "Z-9"}, {"limit": "2"}, {"limit": None}):
            with pytest.raises(BadOrder):
                await order(parts, match, user, **terms)
        assert (await parts.orders.form(match.id, user)).order == parts_order(limit=3)
        for who, reason in ((999, "spectator"), (user, "spectator")):
            with pytest.raises(Declined) as declined:
                await parts.orders.give(match.id, who, 3 if who == user else 0, {"limit": 1}, once=False)
            assert declined.value.reason == reason
        await parts.orders.withdraw(match.id, user, user - 100)
        assert (await parts.orders.form(match.id, user)).order is None
        basic = await table(parts, 2)
        await parts.play.start(basic.id, 100)
        with pytest.raises(Declined) as declined:
            await parts.orders.form(basic.id, 100)
        assert declined.value.reason == "no-orders"


def parts_order(**terms: Any) -> Any:
    from engine.core import registry

    return registry.game("tikal").parse_order(terms)


async def test_nobody_else_learns_of_an_order_before_and_after_it_acts(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts, 3)
        (asked,) = (seat for seat in match.seats if seat.acting)
        secret = match.seats[(asked.seat + 1) % 3]
        before = await everything(parts, match, secret.seat)
        await order(parts, match, secret.user_id, limit=17)
        assert await everything(parts, match, secret.seat) == before
        await act(parts, match, "bid", points=1)
        loaded = await parts.tables.load(match.id)
        own = await parts.narrator.by_order(loaded, secret.seat)
        assert [action.kind for action in own] == ["bid"]
        assert any(chapter.ordered for chapter in await parts.narrator.chapters(loaded, "en", secret.seat))
        for reader in (None, *(seat.seat for seat in match.seats if seat.seat != secret.seat)):
            assert not any(chapter.ordered for chapter in await parts.narrator.chapters(loaded, "en", reader))
        logs, views, rows, *_ = shown = await everything(parts, match, secret.seat)
        assert "17" not in str([logs, views, rows])
        assert "limit" not in str(shown)
        assert asked.seat != secret.seat


async def everything(parts: Parts, match: Match, owner: int) -> list[Any]:
    """What anybody but the owner can be shown of a running game: views, the log, messages, the journal."""
    loaded = await parts.tables.load(match.id)
    readers = [None, *(seat.seat for seat in match.seats if seat.seat != owner)]
    logs = [await parts.desk.story(loaded, "en", reader) for reader in readers]
    views = [loaded.game.view(loaded.state, reader).model_dump() for reader in readers]
    rows = [(row.actions, row.events) for row in await parts.store.journal(match.id)]
    return [logs, views, rows, await parts.store.outbox(10**15), await parts.store.due(10**15)]


async def test_an_order_that_is_changed_while_its_bid_is_made_answers_once_with_one_of_the_two(
    tmp_path: Path,
) -> None:
    for number in range(6):
        async with service(tmp_path / str(number)) as parts:
            match = await auction(parts, 3)
            prompt = await mover(parts, match.id)
            following = (prompt.seat.seat + 1) % 3
            await order(parts, match, 100 + following, limit=1)
            bid = next(action for action in prompt.legal if action.kind == "bid")
            works: list[Any] = [
                parts.play.step(press(prompt), bid),
                *(order(parts, match, 100 + following, limit=limit) for limit in (2, 3)),
            ]
            results = await asyncio.gather(*works[number % 2 :], *works[: number % 2], return_exceptions=True)
            assert not [one for one in results if isinstance(one, BaseException)]
            bids = [one for one in await said(parts, match) if one[0] == following]
            assert len(bids) == 1
            assert bids[0][2:] in (("bid", 2), ("pass_bid", None))
            assert (await parts.history.verify(await parts.tables.load(match.id))).journal


async def test_an_order_that_was_kept_but_not_answered_when_the_program_ended_is_answered_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts, 3)
        (asked,) = (seat for seat in match.seats if seat.acting)
        with monkeypatch.context() as patched:
            patched.setattr(by_itself, "answer", broken)
            with pytest.raises(RuntimeError):
                await order(parts, match, asked.user_id, limit=2)
        assert len(await said(parts, match)) == 0
        await parts.orders.resume()
        await parts.orders.resume()
        assert await said(parts, match) == [(asked.seat, asked.user_id, "bid", 1)]


def broken(*_: Any) -> Action | None:
    raise RuntimeError("the power is gone")


async def test_a_draft_of_ones_own_comes_before_an_order(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await table(parts, 2, "lantern")
        await parts.play.start(match.id, 100)
        prompt = await parts.play.prompt(match.id, 100)
        drafted = await parts.play.step(press(prompt), prompt.legal[0])
        assert drafted is not None
        await parts.orders.give(match.id, 100, 0, {"pay": "cheapest"}, once=False)
        orders = await by_itself.orders_of(parts.store, await parts.tables.match(match.id), prompt.game, frozenset())
        saved = await parts.store.draft(match.id, 0)
        assert (0 in orders) == (saved is None or not saved.actions)


async def test_the_number_of_answers_in_one_commit_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_itself, "MOST", 5)
    async with service(tmp_path) as parts:
        match = await auction(parts, 3)
        (asked,) = (seat for seat in match.seats if seat.acting)
        for seat in match.seats:
            if seat is not asked:
                await order(parts, match, seat.user_id, limit=20)
        await act(parts, match, "pass_bid")
        assert len([one for one in await said(parts, match) if one[2] == "bid"]) == 5
        assert (await parts.tables.load(match.id)).state.phase == "bid"


async def test_the_order_of_somebody_who_gave_up_is_no_order(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts, 3)
        user = next(100 + (seat.seat + 1) % 3 for seat in match.seats if seat.acting)
        await order(parts, match, user, limit=9)
        await parts.play.resign(match.id, user)
        await act(parts, match, "bid", points=1)
        assert (user - 100, None, "pass_bid", None) in await said(parts, match)


async def test_a_press_for_a_seat_that_an_order_has_answered_for_is_stale(tmp_path: Path) -> None:
    async with service(tmp_path) as parts:
        match = await auction(parts, 3)
        prompt = await mover(parts, match.id)
        following = match.seats[(prompt.seat.seat + 1) % 3]
        await order(parts, match, following.user_id, limit=0)
        await act(parts, match, "bid", points=1)
        with pytest.raises(Declined) as declined:
            await parts.play.step(
                Press(match.id, following.seat, following.prompt, following.user_id, 1), prompt.legal[-1]
            )
        assert declined.value.reason == "stale"
