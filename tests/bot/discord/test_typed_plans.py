"""Plans: all or nothing, errors that point at their piece, questions, reveals, and the log that can be copied."""

from pathlib import Path
from typing import Any

from engine.core import registry
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.stage import Stage, components, staged, texts, verbs
from tests.bot.discord.unchanged import private, unchanged

NOTATION = registry.notation("tikal")


async def table_for(stage: Stage, game: str = "tikal") -> tuple[Group, Player, Any]:
    """A running table of two, who is to act first, and the other one."""
    people = [stage.person("Ana"), stage.person("Ben")]
    group = Group(stage, await opened(stage, *people, game=game), people)
    player = (await group.movers())[0]
    return group, player, next(person for person in people if person is not player.actor)


async def do(stage: Stage, player: Player, plan: str, **more: Any) -> Any:
    return await player.actor.slash(stage.channel, f"{(await player.prompt()).game.meta.key} do", plan=plan, **more)


async def first(player: Player) -> str:
    """How the tile is placed best."""
    return NOTATION.write("en", [await player.best()])


async def test_all_steps_of_a_plan_join_the_draft_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player, _ = await table_for(stage)
        said = private(await do(stage, player, f"{await first(player)}; ENTER a5 x2;\n entrar A5 líder"))
        assert "1. Tile to" in said
        assert "3. " in said
        assert len((await player.prompt()).turn.actions) == 3
        assert "`" not in said, "nothing is wrong, so nothing is said of it"


async def test_a_plan_of_which_one_piece_is_refused_does_nothing_and_names_the_piece(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player, _ = await table_for(stage)
        placed = await first(player)
        async with unchanged(stage):
            said = private(await do(stage, player, f"{placed}; enter A5 x2; move A5 H5; end"))
            assert "Nothing was done. Piece 3, `move A5 H5`: " in said
            offered = said.split("Possible: ")[1].split("`")[1::2]
            assert len(offered) == 3
            assert all(one.startswith("move A5 ") for one in offered), "the nearest of the same kind"
            said = private(await do(stage, player, f"{placed}; enter A5 x2; muove A5 B4"))
            assert "Piece 3, `muove A5 B4`: There is no action `muove`. Did you mean" in said
            assert "Possible: " in said
            said = private(await do(stage, player, f"{placed}; enter A5 x2; move A5"))
            assert "Piece 3, `move A5`: `to` is missing. Possible: `move A5" in said
            said = private(await do(stage, player, f"{placed}; end; enter A5"))
            assert "Piece 3, `enter A5`: The turn is over before it." in said
        assert (await player.prompt()).turn.actions == ()


async def test_the_steps_that_are_proposed_are_legal_there(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player, _ = await table_for(stage)
        placed = await first(player)
        said = private(await do(stage, player, f"{placed}; enter A5 x2; move A5 H5"))
        for one in said.split("Possible: ")[1].split("`")[1::2]:
            assert "Nothing was done" not in private(await do(stage, player, f"{placed}; enter A5 x2; {one}"))
            answer = await player.actor.slash(stage.channel, "game turn")
            await player.actor.click(answer.response, custom_id=verbs(answer.response)["over"][0])


async def test_a_question_in_a_plan_is_asked_and_sure_asks_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player, other = await table_for(stage)
        answer = await do(stage, player, f"{await first(player)}; enter A5; end")
        assert "End the turn anyway?" in private(answer)
        assert len((await player.prompt()).turn.actions) == 2, "what stands before the question is in the draft"
        await player.actor.click(answer.response, custom_id=verbs(answer.response)["sure"][0])
        assert (await group.table()).match.episode == 2
        [player] = await group.movers()
        assert player.actor is other
        said = private(await do(stage, player, f"{await first(player)}; end", sure=True))
        assert said.startswith("Your turn is over.")
        assert (await group.table()).match.episode == 3


async def test_what_comes_to_light_ends_all_or_nothing_and_that_is_told(tmp_path: Path) -> None:
    """Drawing shows cards: what lies before is final then, and only the rest is refused."""
    async with staged(tmp_path, pictures=False) as stage:
        group, player, _ = await table_for(stage, "lantern")
        for one in list(await group.movers()):
            card = (await one.prompt()).legal[0]
            private(await do(stage, one, f"{registry.notation('lantern').write('en', [card])}; end"))
        [player] = await group.movers()
        said = private(await do(stage, player, "draw; draw; end"))
        assert "Done and final, since something came to light: `draw`. It stops at piece 2, `draw`: " in said
        assert "You have acted tonight." in said
        rows = await stage.bot.wired.store.journal(group.match)
        assert [action["kind"] for action in rows[-1].actions] == ["draw"]
        assert (await player.prompt()).turn.actions == ()
        said = private(await do(stage, player, "end"))
        assert "Nothing was done" not in said


async def test_a_plan_that_fails_before_anything_comes_to_light_reveals_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player, _ = await table_for(stage, "lantern")
        for one in list(await group.movers()):
            card = (await one.prompt()).legal[0]
            private(await do(stage, one, f"{registry.notation('lantern').write('en', [card])}; end"))
        [player] = await group.movers()
        async with unchanged(stage):
            said = private(await do(stage, player, "draw; nonsense"))
            assert "Nothing was done. Piece 2, `nonsense`" in said
            assert "Possible" not in said, "nobody knows what would be possible after drawing"
            offered = await player.actor.autocomplete(stage.channel, "lantern do", "plan", "draw; ")
            assert [one["value"] for one in offered] == ["draw; "]


async def test_the_log_prints_each_turn_as_it_is_typed_in_the_readers_language(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player, other = await table_for(stage)
        plan = f"{await first(player)}; enter A5 x2; end"
        await do(stage, player, plan, sure=True)
        log = texts((await other.slash(stage.channel, "game log")).response)
        assert f"- As a plan: `{plan}`" in log.splitlines()
        spanish = await stage.bot.wired.desk.story(await group.table(), "es", None)
        assert (
            f"- Como plan: `{NOTATION.write('es', [said.action for said in NOTATION.read(plan)])}`"
            in spanish.splitlines()
        )
        assert "entrar A5 x2; fin" in spanish


async def test_the_log_keeps_hidden_choices_hidden(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player, other = await table_for(stage, "lantern")
        card = (await player.prompt()).legal[0]
        plan = f"{registry.notation('lantern').write('en', [card])}; end"
        await do(stage, player, plan)
        table = await group.table()
        seat = table.seats_of(player.actor.id)[0].seat
        assert f"`{plan}`" in await stage.bot.wired.desk.story(table, "en", seat)
        for reader in (None, table.seats_of(other.id)[0].seat):
            assert plan.split(";")[0] not in await stage.bot.wired.desk.story(table, "en", reader)


async def test_the_next_pieces_are_offered_with_cost_and_what_is_wrong_is_told(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player, other = await table_for(stage)
        placed = await first(player)

        async def offered(typed: str, who: Any = None) -> list[Any]:
            return await (who or player.actor).autocomplete(stage.channel, "tikal do", "plan", typed)

        assert (await offered(""))[0]["value"] == placed, "what the game advises comes first"
        after = await offered(f"{placed};")
        assert {"enter", "end"} <= {one["value"].split("; ")[1].split()[0] for one in after}
        assert any("costs 2, 8 left" in one["name"] for one in after)
        assert all(
            one["value"].startswith(f"{placed}; enter A5 x1") for one in await offered(f"{placed}; ENTRAR a5 x1")
        )
        [wrong] = await offered(f"{placed}; move A5 H5; ")
        assert wrong["value"] == f"{placed}; move A5 H5; "
        assert wrong["name"].startswith("✘ 2: ")
        [wrong] = await offered(f"{placed}; hop; ")
        assert wrong["name"].startswith("✘ 2: There is no action hop.")
        assert await offered("x" * 200) == []
        assert await offered("", other) == []


async def test_the_last_step_is_offered_first_once_more_beside_the_games_advice(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player, _ = await table_for(stage)

        def hints(answer: Any) -> list[str]:
            return [
                part["label"]
                for part in components(answer.response)
                if str(part.get("custom_id", "")).startswith("s:hint:")
            ]

        opened_ = await player.actor.slash(stage.channel, "game turn")
        assert 1 <= len(hints(opened_)) <= 3, "advice for placing the tile as well"
        answer = await do(stage, player, f"{await first(player)}; enter A5")
        assert hints(answer)[0] == "➜ Bring one worker in at A5"
        assert 1 <= len(hints(answer)) <= 3
        before = (await player.prompt()).turn.actions
        await player.actor.click(answer.response, custom_id=verbs(answer.response)["hint"][0])
        assert (await player.prompt()).turn.actions == (*before, before[-1])
        answer = await do(stage, player, "enter A5 x8")
        assert all("x8" not in one and "Eight" not in one for one in hints(answer)), (
            "what is not legal is not offered"
        )


async def test_an_auction_is_played_by_plans_of_one_piece(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        group = Group(stage, await opened(stage, *people, seats=3, options="auction=true"), people)
        said: set[str] = set()
        while not {"bid", "pass", "pick", "place"} <= said:
            [player] = await group.movers()
            piece = NOTATION.write("en", [await player.best()])
            said.add(piece.split()[0])
            assert "Nothing was done" not in private(await do(stage, player, piece, sure=True)), piece
        log = texts((await people[0].slash(stage.channel, "game log")).response)
        assert "`pass`" in log
        assert "Ana, as a plan: `" in log or "Ben, as a plan: `" in log, (
            "where several played, each plan has its player"
        )
