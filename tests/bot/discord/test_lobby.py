"""The table before its game: seats, host, settings, privacy, threads."""

import random
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.ui import lobby_view
from engine.core import registry
from tests.bot.discord.player import Player, lobby
from tests.bot.discord.stage import Stage, buttons, components, menus, staged, table_of, texts, verbs


async def settings(stage: Stage, actor: Any, card: Any) -> Any:
    result = await actor.click(card, custom_id=verbs(card)["settings"][0])
    assert result.ephemeral
    return stage.again(result.response)


async def choose(actor: Any, panel: Any, what: str, value: str) -> None:
    menu = next(m for m in menus(panel) if m["custom_id"].endswith(f":{what}"))
    await actor.select(panel, [value], custom_id=menu["custom_id"])


async def test_ten_presses_on_join_by_one_person_take_one_seat(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, seats=4)
        said = [texts((await ben.click(card, custom_id=verbs(card)["join"][0])).response) for _ in range(10)]
        assert "You have seat 2" in said[0]
        assert all("already" in answer for answer in said[1:])
        assert texts(card).count("Ben") == 1
        assert texts(card).count("free") == 2


async def test_who_leaves_gives_the_seat_up_and_the_host_hands_the_table_on(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        card = await lobby(stage, ana, ben, cat)
        await ben.click(card, custom_id=verbs(card)["leave"][0])
        assert "Ben" not in texts(card)
        again = await ben.click(card, custom_id=verbs(card)["leave"][0])
        assert "no seat" in texts(again.response)
        await ana.click(card, custom_id=verbs(card)["leave"][0])
        assert "Cat · host" in texts(card)
        last = await cat.click(card, custom_id=verbs(card)["leave"][0])
        assert "closed" in texts(last.response)
        assert verbs(card) == {}, "a closed table has no live buttons"
        late = await stage.press(ben, card, f"s:join:{1}:-:-:")
        assert "closed" in texts(late.response)


async def test_too_few_people_cannot_start_and_only_the_host_may(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana)
        assert "Start" not in buttons(card)
        forced = await stage.press(ana, card, f"s:start:{table_of(card)}:-:-:")
        assert "needs at least 2" in texts(forced.response)
        await ben.click(card, custom_id=verbs(card)["join"][0])
        refused = await ben.click(card, custom_id=verbs(card)["start"][0])
        assert "Only the host" in texts(refused.response)
        assert "start" in verbs(card), "nothing has begun"


async def test_a_full_table_takes_nobody_else(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        card = await lobby(stage, ana, ben, seats=2)
        assert "join" not in verbs(card)
        late = await stage.press(cat, card, f"s:join:{table_of(card)}:-:-:")
        assert "All seats are taken" in texts(late.response)
        assert "Cat" not in texts(card)


async def test_everybody_sets_their_colour_and_the_host_everything_else(tmp_path: Path) -> None:
    async with staged(tmp_path, "set", pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        card = await lobby(stage, ana, ben, cat)
        mine = await settings(stage, ben, card)
        assert [m["custom_id"].rsplit(":", 1)[1] for m in menus(mine)] == ["colour"]
        await choose(ben, mine, "colour", "3")
        assert "◆ Ben" in texts(card)
        assert "Saved" in texts(stage.again(mine))
        hosts = await settings(stage, ana, card)
        assert "3" not in [o["value"] for o in menus(hosts)[0]["options"]], "a taken colour is not offered"
        await choose(ana, hosts, "option/auction", "auction=True")
        assert "Auction: on" in texts(card)
        await choose(ana, stage.again(hosts), "option/auction", "auction=False")
        assert "Auction: off" in texts(card)
        await choose(ana, stage.again(hosts), "pace", str(2 * 86_400_000))
        assert "2 days" in texts(card)
        await choose(ana, stage.again(hosts), "seats", "3")
        assert "free" not in texts(card)
        await choose(ana, stage.again(hosts), "order", "up-2")
        assert texts(card).index("Cat") < texts(card).index("Ben")
        await choose(ana, stage.again(hosts), "order", "first-1")
        assert "Cat · begins" in texts(card)
        await ana.click(card, custom_id=verbs(card)["start"][0])
        table = await stage.bot.wired.tables.load(1)
        assert [seat.name for seat in table.match.seats if seat.acting] == ["Cat"]
        assert [seat.colour for seat in table.match.seats if seat.name == "Ben"] == [3]
        late = await stage.press(ana, stage.again(hosts), "s:set:1:-:-:pace", values=["86400000"])
        assert "has begun" in texts(stage.again(hosts)) or "has begun" in texts(late.response)


async def test_settings_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        card = await lobby(stage, ana, ben, cat)
        panel = await settings(stage, ana, card)
        await choose(ana, panel, "seats", "2")
        assert "3 people are seated" in texts(stage.again(panel))
        theirs = await settings(stage, ben, card)
        await stage.press(ben, theirs, "s:set:1:-:-:seats", values=["4"])
        assert "Only the host" in texts(stage.again(theirs))
        await stage.press(ben, theirs, "s:set:1:-:-:colour", values=["0"])
        assert "Somebody else has that colour" in texts(stage.again(theirs))
        dov = stage.person("Dov")
        refused = await dov.click(card, custom_id=verbs(card)["settings"][0])
        assert "no seat" in texts(refused.response)


async def test_the_host_may_take_somebody_off_the_table(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, ben)
        panel = await settings(stage, ana, card)
        await choose(ana, panel, "order", f"out-{ben.id}")
        assert "Ben" not in texts(card)


async def test_a_game_goes_on_in_the_thread_that_its_start_makes(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, ben, place="thread", seats=2)
        before = len(stage.channel.history())
        answer = await ana.click(card, custom_id=verbs(card)["start"][0])
        [thread] = stage.channel.threads
        assert thread.mention in texts(answer.response)
        assert len(stage.channel.history()) <= before + 1
        assert verbs(card) == {}
        assert "play" in verbs(thread.last_message)
        table = await stage.bot.wired.tables.load(1)
        mover = next(p for p in (ana, ben) if p.id in [s.user_id for s in table.match.seats if s.acting])
        player = Player(stage, mover, 1)
        await player.open(thread.last_message)
        post = thread.last_message
        while (await stage.bot.wired.tables.load(1)).match.episode == 1:
            await player.act(await player.best())
        assert set(verbs(stage.again(post))) == {"board"}
        assert "turn 2" in texts(thread.last_message)
        assert "turn 2" not in "\n".join(texts(m) for m in stage.channel.history())
        here = await ben.slash(thread, "game board")
        assert "The board now" in texts(here.response)


async def test_a_private_table_is_a_private_thread_for_the_invited_alone(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        answer = await ana.slash(stage.channel, "game new", game="tikal", private=True, invite1=ben)
        assert answer.ephemeral
        [thread] = stage.channel.threads
        card = stage.again(thread.last_message)
        assert f"{thread.mention}. A private table has a private thread" in texts(answer.response)
        assert f"<@{ben.id}>" in texts(card)
        await ben.click(card, custom_id=verbs(card)["join"][0])
        assert "Ben" in texts(card)
        refused = await cat.slash(stage.channel, "game join", table=1)
        assert "no such table" in texts(refused.response).lower()
        listed = await cat.slash(stage.channel, "game list")
        assert "Tikal" not in texts(listed.response)
        theirs = await ben.slash(stage.channel, "game list")
        assert "Tikal · 1" in texts(theirs.response)
        await ana.click(card, custom_id=verbs(card)["start"][0])
        assert "play" in verbs(thread.last_message)
        assert len(stage.channel.threads) == 1


async def test_the_host_invites_more_people_to_a_private_table_and_into_its_thread(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        await ana.slash(stage.channel, "game new", game="tikal", private=True, place="channel")
        [thread] = stage.channel.threads
        card = stage.again(thread.last_message)
        assert "Invited: nobody yet" in texts(card)
        panel = await settings(stage, ana, card)
        [menu] = [part for part in components(panel) if part["type"] == 5]
        robot = stage.guild.add_member(stage.env.create_user("robot", bot=True))
        await ana.select(panel, [robot, ana], custom_id=menu["custom_id"])
        assert "Nobody new was invited" in texts(stage.again(panel))
        await ana.select(panel, [ben, cat, robot], custom_id=menu["custom_id"])
        assert f"Invited: <@{ben.id}> <@{cat.id}>" in texts(stage.again(panel))
        assert f"Invited: <@{ben.id}> <@{cat.id}>" in texts(card)
        members = stage.env.backend.get_channel(thread.id).thread_members
        assert {ana.id, ben.id, cat.id} <= set(members)
        assert robot.id not in members
        await cat.click(card, custom_id=verbs(card)["join"][0])
        assert "Cat" in texts(card)
        theirs = await settings(stage, cat, card)
        assert [part for part in components(theirs) if part["type"] == 5] == [], "only the host invites"
        await stage.press(cat, theirs, menu["custom_id"], values=[str(stage.person("Dov").id)])
        assert "Only the host" in texts(stage.again(theirs))


async def test_every_line_of_the_settings_says_what_it_is_about(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        panel = await settings(stage, ana, await lobby(stage, ana, ben))
        shown = {m["custom_id"].split(":", 5)[5]: m["options"] for m in menus(panel)}
        chosen = {path: [o["label"] for o in options if o.get("default")] for path, options in shown.items()}
        assert chosen == {
            "colour": ["Your colour: ivory circle"],
            "pace": ["Reminder after: 1 day"],
            "seats": ["Seats: 4"],
            "option/auction": ["Auction: off"],
            "option/volcano_may_seal": ["Volcanoes may seal: on"],
            "language": ["Language of the posts: English"],
            "order": ["Chance decides who begins"],
        }
        assert all("bid for" in option["description"] for option in shown["option/auction"])
        assert not [m for m in components(panel) if m["type"] == 5], "an open table needs no invitations"


async def test_many_options_of_a_game_are_set_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_view, "OPTIONS_A_PAGE", 1)
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        card = await lobby(stage, ana)
        panel = await settings(stage, ana, card)
        assert "volcano" not in str(menus(panel))
        await ana.click(panel, custom_id=verbs(panel)["set"][3 + 1])
        await choose(ana, stage.again(panel), "option/volcano_may_seal", "volcano_may_seal=False")
        assert "Volcanoes may seal: off" in texts(card)
        assert "auction" not in str(menus(stage.again(panel))), "the page stays"


async def test_who_joins_a_game_that_runs_is_told_how_to_watch_it(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        card = await lobby(stage, ana, ben)
        await ana.click(card, custom_id=verbs(card)["start"][0])
        said = texts((await cat.slash(stage.channel, "game join")).response)
        assert "nobody can join any more" in said
        assert "You can watch it" in said
        listed = texts((await cat.slash(stage.channel, "game list")).response)
        assert listed.startswith("### Tables here")
        mine = texts((await ana.slash(stage.channel, "game list", mine=True)).response)
        assert mine.startswith("### Your tables")


async def test_the_games_are_a_fixed_list_that_needs_no_typing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = stage.bot.tree.get_command("game")
        assert isinstance(group, app_commands.Group)
        new = group.get_command("new")
        assert isinstance(new, app_commands.Command)
        field = next(option for option in new.to_dict(stage.bot.tree)["options"] if option["name"] == "game")
        assert {choice["value"] for choice in field["choices"]} == set(registry.metas())
        assert not field.get("autocomplete")


async def test_tables_in_several_servers_and_channels_do_not_touch_each_other(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        ben = stage.person("Ben")
        other = stage.env.create_guild()
        elsewhere = other.create_text_channel("elsewhere")
        ana_there, cat = other.add_member(ana.user), other.add_member(stage.env.create_user("Cat"))
        await lobby(stage, ana, ben, seats=2)
        await lobby(stage, ana, ben, seats=2)
        await ana_there.slash(elsewhere, "game new", game="tikal", place="channel", seats=2)
        third = stage.again(elsewhere.last_message)
        await cat.click(third, custom_id=verbs(third)["join"][0])
        await ana_there.click(third, custom_id=verbs(third)["start"][0])
        assert "play" in verbs(elsewhere.last_message)
        cards = [m for m in stage.channel.history() if "start" in verbs(m)]
        assert sorted(table_of(m) for m in cards) == [1, 2]
        here = texts((await ana.slash(stage.channel, "game list")).response)
        assert "Tikal · 1" in here
        assert "Tikal · 2" in here
        assert "Tikal · 3" not in here
        mine = texts((await ana.slash(stage.channel, "game list", mine=True)).response)
        assert all(f"Tikal · {number}" in mine for number in (1, 2, 3))
        outside = await ben.slash(stage.channel, "game info", table=3)
        assert "no such table" in texts(outside.response).lower()


@pytest.mark.parametrize("command", ["game join", "game leave", "game start"])
async def test_every_button_of_the_card_is_a_command_too(tmp_path: Path, command: str) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        card = await lobby(stage, ana, ben)
        actor = {"game join": cat, "game leave": ben, "game start": ana}[command]
        answer = await actor.slash(stage.channel, command, table=table_of(card))
        assert answer.ephemeral
        said = texts(card)
        assert {"game join": "Cat" in said, "game leave": "Ben" not in said, "game start": "has begun" in said}[
            command
        ]


async def test_options_are_offered_while_one_types(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        options = await ana.autocomplete(stage.channel, "game new", "options", "auc", game="tikal")
        assert [choice["value"] for choice in options] == ["auction=false", "auction=true"]
        more = await ana.autocomplete(stage.channel, "game new", "options", "auction=true ", game="tikal")
        assert all(choice["value"].startswith("auction=true ") for choice in more)
        topics = await ana.autocomplete(stage.channel, "help", "topic", "", game="tikal")
        assert len(topics) > 1
        for topic in topics:
            page = await ana.slash(stage.channel, "help", game="tikal", topic=topic["value"])
            assert texts(page.response)


async def test_a_table_opened_in_a_thread_stays_there(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, ben, place="thread", seats=2)
        await ana.click(card, custom_id=verbs(card)["start"][0])
        [thread] = stage.channel.threads
        await ana.slash(thread, "game new", game="tikal", seats=2)
        inner = stage.again(thread.last_message)
        await ben.click(inner, custom_id=verbs(inner)["join"][0])
        await ana.click(inner, custom_id=verbs(inner)["start"][0])
        assert len(stage.channel.threads) == 1
        assert "play" in verbs(thread.last_message)


async def test_a_practice_table_fills_its_seats_with_its_host(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana, practice=True, seats=2)
        assert "All 2 seats ● ▲: Ana" in texts(card)
        assert texts(card).count("Ana") == 1
        assert list(buttons(card)) == ["Start", "Settings"]
        assert {"start", "settings"} == set(verbs(card)), "nobody joins or leaves"
        panel = await settings(stage, ana, card)
        await choose(ana, panel, "seats", "4")
        assert "All 4 seats ● ▲ ■ ◆: Ana" in texts(card)
        await choose(ana, stage.again(panel), "order", "first-2")
        assert "Ana 3 begins" in texts(card)
        refused = await stage.press(ben, card, f"s:join:{table_of(card)}:-:-:")
        assert "practice table" in texts(refused.response)
        await ana.click(card, custom_id=verbs(card)["start"][0])
        assert "play" in verbs(stage.live)


async def test_the_lobby_stays_in_step_when_people_come_and_go_at_random(tmp_path: Path) -> None:
    rng = random.Random(7)
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat", "Dov", "Eve")]
        card = await lobby(stage, people[0], seats=4)
        for _ in range(40):
            person, verb = rng.choice(people), rng.choice(["join", "join", "leave"])
            if verb not in verbs(card):
                continue
            await person.click(card, custom_id=verbs(card)[verb][0])
            match = await stage.bot.wired.tables.match(1)
            said = texts(card)
            if match.status == "abandoned":
                assert verbs(card) == {}
                break
            assert [seat.seat for seat in match.seats] == list(range(len(match.seats)))
            assert len({seat.colour for seat in match.seats}) == len(match.seats)
            assert {p.name for p in people if p.name in said} == {seat.name for seat in match.seats}
            assert said.count("host") == 1
            assert match.host_id in {seat.user_id for seat in match.seats}
