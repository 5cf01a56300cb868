"""Standing orders by buttons, menus and a form on the stage."""

from pathlib import Path
from typing import Any

import pytest

from bot.locale import languages
from bot.service.standing_orders import Form
from bot.ui import ids, order_form
from tests.bot.discord.player import Group, opened
from tests.bot.discord.positions import moments
from tests.bot.discord.stage import Stage, buttons, menus, staged, texts, verbs
from tests.bot.discord.within import within


async def order(stage: Stage, person: Any, limit: str, post: Any = None) -> Any:
    """Open the form from the live post, press *Set…*, type the limit; the form afterwards."""
    opened_ = await person.click(post or stage.live, custom_id=verbs(post or stage.live)["order"][0])
    assert opened_.ephemeral
    return await typed(stage, person, opened_.response, limit)


async def typed(stage: Stage, person: Any, form: Any, limit: str) -> Any:
    shown = await person.click(form, custom_id=verbs(stage.again(form))["form"][0])
    assert shown.modal is not None
    await person.submit_modal(shown, {"limit": limit})
    return stage.again(form)


async def test_an_auction_of_four_with_three_standing_orders_takes_one_press_and_its_yes_r82(tmp_path: Path) -> None:
    async with staged(tmp_path, "orders", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat", "Dan")]
        match = await opened(stage, *people, seats=4, options="auction=true")
        group = Group(stage, match, people)
        presser = (await group.movers())[0]
        others = [person for person in people if person is not presser.actor]
        first = stage.live
        for person, limit in zip(others, ("2", "0", "6"), strict=True):
            assert "Kept" in texts(await order(stage, person, limit))
        assert {person.id: len(stage.mails(person)) for person in others} == dict.fromkeys((p.id for p in others), 0)
        await presser.open(first)
        presser.presses = 0
        await presser.click(
            next(i for i in verbs(presser.panel)["open"] + verbs(presser.panel).get("pick", []) if "pass_bid" in i)
        )
        await presser.click(verbs(presser.panel)["sure"][0])
        assert presser.presses == 2, "a pass and the yes to it"
        table = await group.table()
        assert table.state.phase == "pick"
        assert [seat.user_id for seat in table.match.seats if seat.acting] == [others[2].id]
        assert [len(stage.mails(person)) for person in others] == [0, 0, 1], "only the winner is told"
        winner = group.players[others[2].id]
        await winner.open(stage.live)
        assert "Your standing order did this for you" in texts(winner.panel)
        log = await others[2].slash(stage.channel, "game log")
        assert "your standing order" in texts(log.response)
        for person in (presser.actor, others[0]):
            log = await person.slash(stage.channel, "game log")
            assert texts(log.response).count("your standing order") == (person is others[0])


async def test_what_is_chosen_stands_in_the_form_until_it_is_kept_and_can_be_withdrawn(tmp_path: Path) -> None:
    async with staged(tmp_path, "form", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, seats=3, options="auction=true")
        group = Group(stage, match, people)
        presser = (await group.movers())[0]
        person = next(one for one in people if one is not presser.actor)
        form = (await person.slash(stage.channel, "game order")).response
        assert "none" in texts(form)
        menu = menus(form)[0]
        tile = menu["options"][2]
        await person.select(form, [tile["value"]], custom_id=menu["custom_id"])
        await person.click(form, custom_id=buttons(stage.again(form))["Until I change it"]["custom_id"])
        assert "none" in texts(stage.again(form)), "nothing is kept yet"
        assert await stage.bot.wired.store.orders(match) == ()
        for wrong in ("21", "-1", "many", "١", "1.5", "9" * 6):
            kept = await typed(stage, person, form, wrong)
            assert "a number from 0 to 20" in texts(kept)
        assert await stage.bot.wired.store.orders(match) == ()
        kept = await typed(stage, person, form, " 07 ")
        [row] = await stage.bot.wired.store.orders(match)
        assert (row.terms["limit"], row.occasion) == (7, None)
        assert tile["label"].endswith(f"({row.terms['tile']})")
        assert "7 points" in texts(kept)
        again = (await person.slash(stage.channel, "game order")).response
        assert "7 points" in texts(again)
        assert [o["label"] for o in menus(again)[0]["options"] if o.get("default")] == [tile["label"]]
        await person.click(again, custom_id=verbs(again)["revoke"][0])
        assert "Withdrawn" in texts(stage.again(again))
        assert await stage.bot.wired.store.orders(match) == ()


async def test_the_form_is_reached_from_the_panel_and_answers_at_once_for_whoever_is_asked(tmp_path: Path) -> None:
    async with staged(tmp_path, "panel", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, seats=3, options="auction=true")
        group = Group(stage, match, people)
        presser = (await group.movers())[0]
        await presser.open(stage.live)
        form = (await presser.click(verbs(presser.panel)["order"][0])).response
        kept = await typed(stage, presser.actor, form, "4")
        assert "it has answered for you" in texts(kept)
        assert (await group.table()).state.auction.high == 1
        assert (await group.movers())[0] is not presser


async def test_an_order_outlives_a_restart_and_a_press_on_an_old_form_is_answered(tmp_path: Path) -> None:
    async with staged(tmp_path, "restart", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, seats=3, options="auction=true")
        group = Group(stage, match, people)
        presser = (await group.movers())[0]
        person = next(one for one in people if one is not presser.actor)
        form = await order(stage, person, "3")
        await stage.restart()
        changed = await typed(stage, person, form, "5")
        assert "5 points" in texts(changed)
        stranger = stage.person("Eve")
        answer = await stage.press(stranger, stage.live, f"s:order:{match}:-:-:")
        assert "no seat" in texts(answer.response)
        for id_ in (f"s:give:{match}:0:-:", f"s:form:{match}:0:-:x/once", f"s:terms:{match}:9:-:tikal/once"):
            answer = await stage.press(person, stage.live, id_)
            assert texts(answer.response)


async def test_where_nobody_is_asked_off_turn_there_is_no_button_and_a_sentence(tmp_path: Path) -> None:
    async with staged(tmp_path, "basic", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        match = await opened(stage, *people, seats=2)
        group = Group(stage, match, people)
        presser = (await group.movers())[0]
        assert "order" not in verbs(stage.live)
        await presser.open(stage.live)
        assert "order" not in verbs(presser.panel)
        answer = await people[0].slash(stage.channel, "game order")
        assert "Nothing can be ordered here" in texts(answer.response)


@pytest.mark.parametrize("game", ["tikal", "lantern"])
def test_the_form_keeps_to_the_limits_in_every_language(game: str) -> None:
    seen = 0
    for number, moment in enumerate(moments(game, 4, {"auction": True} if game == "tikal" else {}, "form", every=7)):
        table, seat = moment.prompt.table, moment.prompt.table.match.seats[number % 4]
        view = table.game.view(table.state, seat.seat)
        choices = table.game.order_choices(view, seat.seat)
        if not choices:
            continue
        seen += 1
        last = table.game.parse_order({name: values[-1] for name, values in choices.items() if values})
        for lang in languages():
            form = Form(table, seat, view, choices, last if number % 3 else None, once=bool(number % 2))
            wanted = order_form.standing(form)
            within(order_form.letter(form, lang, wanted, "note " * 60))
            assert order_form.read(wanted.path) == wanted
            sheet = order_form.modal(ids.Id("form", table.match.id, seat.seat, path=wanted.path), lang, wanted)
            assert len(sheet.title) <= 45
            assert len(sheet.custom_id) <= 100
    assert seen > 5
