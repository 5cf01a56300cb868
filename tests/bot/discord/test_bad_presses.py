"""Presses that make no sense: forged, old, of other tables, of strangers. Each gets a private sentence, no more."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.cogs.presses import Presses
from bot.service.play import Press, Prompt
from bot.ui import ids
from engine.core.errors import Illegal, Refusal
from engine.core.model import Action
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.stage import components, staged, table_of, texts, verbs
from tests.bot.discord.unchanged import private, unchanged

NONSENSE = (
    "hello",
    "",
    "s:",
    "s:::::",
    "s:play",
    "s:play:1",
    "s:play:-1:-:-:",
    "s:play:one:-:-:",
    "s:play:0:-:-:",
    "s:play:999:-:-:",
    f"s:play:{2**63}:-:-:",
    "s:play:9223372036854775808:-:-:",
    "s:play:999999999999999:-:-:",
    "s:play:١:-:-:",
    "s:fly:1:-:-:",
    "s:PLAY:1:-:-:",
    "s:pick:1:7:1:",
    "s:pick:1:-:-:",
    "s:pick:1:0:999999999999999:",
    "s:board:1:-:-:-5",
    "s:board:1:-:-:99999999999999999999999",
    "s:board:1:-:-:1/2/3",
    "s:leaf:1:-:-:",
    "s:leaf:1:-:-:log",
    "s:leaf:1:-:-:log/x",
    "s:leaf:1:-:-:log/99999999999999999999999",
    "s:leaf:1:-:-:@everyone/0",
    "s:help:1:-:-:@everyone",
    "s:set:1:-:-:",
    "s:set:1:-:-:colour",
    "s:join:1:-:-:rubbish",
    "s:join:77:-:-:",
    "s:start:77:-:-:",
    "s:resign:77:-:-:yes",
    "s:resign:1:-:-:perhaps",
)
OF_A_PANEL = (
    "s:open:1:{seat}:{prompt}:flying",
    "s:open:1:{seat}:{prompt}:place_tile/Z99/4",
    "s:open:1:{seat}:{prompt}:///",
    "s:pick:1:{seat}:{prompt}:",
    "s:pick:1:{seat}:{prompt}:flying",
    "s:pick:1:{seat}:{prompt}:place_tile/#7777",
    "s:pick:1:{seat}:{prompt}:place_tile/Z99",
    "s:menu:1:{seat}:{prompt}:place_tile/Z99",
    "s:page:1:{seat}:{prompt}:",
    "s:page:1:{seat}:{prompt}:rubbish/place_tile",
    "s:page:1:{seat}:{prompt}:-3/place_tile",
    "s:page:1:{seat}:{prompt}:99999999999999999999/place_tile",
    "s:hint:1:{seat}:{prompt}:",
    "s:hint:1:{seat}:{prompt}:²",
    "s:hint:1:{seat}:{prompt}:-1",
    "s:hint:1:{seat}:{prompt}:99999999999999999999",
    "s:sure:1:{seat}:{prompt}:",
    "s:sure:1:{seat}:{prompt}:#hint",
    "s:sure:1:{seat}:{prompt}:#hint/x",
    "s:sure:1:{seat}:{prompt}:#hint/9999",
    "s:sure:1:{seat}:{prompt}:flying",
    "s:undo:1:{seat}:{prompt}:rubbish",
    "s:over:1:{seat}:{prompt}:",
)


def test_the_rooms_of_all_presses_are_those_that_ids_know() -> None:
    rooms = Presses(Mock(), Mock())._rooms
    assert set(rooms) == set(ids.VERBS)


async def test_forged_ids_get_a_private_sentence_and_change_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, eve = (stage.person(name) for name in ("Ana", "Ben", "Eve"))
        number = await opened(stage, ana, ben)
        seat = next(s for s in (await stage.bot.wired.tables.load(number)).match.seats if s.acting)
        mover, live = (ana if seat.user_id == ana.id else ben), stage.live
        own = Player(stage, mover, number)
        await own.open()
        async with unchanged(stage):
            for custom_id in NONSENSE:
                for who in (mover, eve):
                    private(await stage.press(who, live, custom_id))
            for shape in OF_A_PANEL:
                custom_id = shape.format(seat=seat.seat, prompt=seat.prompt)
                private(await stage.press(mover, own.panel, custom_id))
                private(await stage.press(mover, live, custom_id, values=["rubbish"]))
                private(await stage.press(eve, live, custom_id, values=["rubbish"]))
            private(await stage.press(mover, live, "s:play:1:-:-:", values=["@everyone", "x"]))
        assert "@everyone" not in texts(own.panel)


async def test_a_button_from_three_turns_ago_shows_where_one_is_now_r04(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = await opened(stage, ana, ben)
        group = Group(stage, number, [ana, ben])
        first = (await group.movers())[0]
        await first.open()
        old = [part["custom_id"] for part in components(first.panel) if part.get("custom_id")]
        panel = first.panel
        for _ in range(4):
            await group.episode()
        again = (await group.movers())[0]
        assert again is first
        async with unchanged(stage):
            for custom_id in old:
                said = private(await stage.press(first.actor, panel, custom_id))
                if ids.VERBS[custom_id.split(":")[1]] == "update":
                    assert "from an earlier moment" in said


async def test_every_button_of_every_old_post_answers_when_the_game_is_over(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        stranger = stage.person("Eve")
        number = await opened(stage, *people, game="lantern")
        group = Group(stage, number, people)
        ids_seen: dict[str, object] = {}
        while not await group.over():
            for message in [*stage.channel.history(), *[p.panel for p in group.players.values() if p._panel]]:
                for found in verbs(message).values():
                    ids_seen.update(dict.fromkeys(found, message))
            await group.episode()
        assert len(ids_seen) > 10
        async with unchanged(stage):
            for custom_id, message in ids_seen.items():
                for who in (people[0], stranger):
                    private(await stage.press(who, message, custom_id))


async def test_the_buttons_of_a_private_table_tell_a_stranger_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, eve = (stage.person(name) for name in ("Ana", "Ben", "Eve"))
        await ana.slash(stage.channel, "game new", game="tikal", private=True, invite1=ben)
        thread = stage.channel.threads[0]
        card = thread.last_message
        number = table_of(card)
        await ben.click(card, custom_id=verbs(card)["join"][0])
        public = await eve.slash(stage.channel, "game list")
        assert "Ana" not in private(public)
        full = stage.again(card)
        await ana.click(full, custom_id=verbs(full)["start"][0])
        async with unchanged(stage):
            for verb in ids.VERBS:
                for seat in ("-", "0"):
                    custom_id = f"s:{verb}:{number}:{seat}:-:{'log/0' if verb == 'leaf' else ''}"
                    said = private(await stage.press(eve, public.response, custom_id))
                    assert "Ana" not in said
                    assert "Tile" not in said, (verb, said)
            for command in ("board", "log", "info", "verify", "export", "turn", "resign"):
                assert "Ana" not in private(await eve.slash(stage.channel, f"game {command}", table=number))


async def test_a_table_of_another_server_is_not_there(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = await opened(stage, ana, ben)
        other = stage.env.create_guild("Elsewhere")
        hall = other.create_text_channel("hall")
        eve = other.add_member(stage.env.create_user("Eve"))
        await eve.slash(hall, "game new", game="tikal", place="channel")
        card = hall.last_message
        async with unchanged(stage):
            for verb in ("board", "text", "log", "help", "play", "leave", "start", "settings"):
                said = private(await stage.press(eve, card, f"s:{verb}:{number}:-:-:"))
                assert "Ana" not in said
                assert "Ben" not in said
            for command in ("board", "log", "info", "export", "verify"):
                said = private(await eve.slash(hall, f"game {command}", table=number))
                assert said.startswith("There is no such table.")


async def test_too_few_points_are_refused_by_the_rules_and_nothing_changes(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = await opened(stage, ana, ben)
        group = Group(stage, number, [ana, ben])
        for _ in range(6):
            await group.episode()
        mover = (await group.movers())[0]
        await mover.open()
        await mover.act(await mover.best())
        once = (await mover.prompt()).legal
        while (prompt := await mover.prompt()) and len(prompt.legal) > 1:
            costly = [a for a in once if a not in prompt.legal and _refused(prompt, a) == "not_enough_action_points"]
            if costly:
                break
            await mover.act(next(a for a in prompt.legal if a.kind != "end_turn"))
        press = Press(number, prompt.seat.seat, prompt.seat.prompt, mover.actor.id)
        async with unchanged(stage):
            with pytest.raises(Refusal) as caught:
                await stage.bot.wired.play.step(press, costly[0])
        assert caught.value.code == "not_enough_action_points"
        said = prompt.table.words.refusal("en", prompt.table.names, caught.value)
        assert str(caught.value.facts["left"]) in said


async def test_a_refusal_stands_in_the_panel_as_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = await opened(stage, ana, ben)
        mover = (await Group(stage, number, [ana, ben]).movers())[0]
        await mover.open()

        async def refused(*_: object) -> None:
            raise Illegal("not_enough_action_points", cost=7, left=2)

        monkeypatch.setattr(stage.bot.wired.play, "_save", refused)
        async with unchanged(stage):
            await mover.act(await mover.best())
        words = (await mover.prompt()).table.words
        assert words.refusal("en", ("Ana", "Ben"), Illegal("not_enough_action_points", cost=7, left=2)) in texts(
            mover.panel
        )
        assert "pick" in verbs(mover.panel)


def _refused(prompt: Prompt, action: Action) -> str:
    try:
        prompt.game.apply(prompt.turn.state, prompt.seat.seat, action)
    except Refusal as refusal:
        return refusal.code
    return ""
