"""The tutorial: a first turn in a private panel, which nobody else sees and no list names."""

from pathlib import Path
from typing import Any

from engine.core.model import Action
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.move import Move
from engine.games.tikal.moves.uncover import Uncover
from tests.bot.discord.player import Player, opened
from tests.bot.discord.stage import Stage, staged, texts, verbs
from tests.bot.locale.clients import speaking


async def begun(stage: Stage, person: Any, **options: Any) -> Player:
    """Somebody with the panel of their tutorial before them."""
    answer = await person.slash(stage.channel, "tutorial", **options)
    assert answer.ephemeral
    match = await stage.bot.wired.store.tutorial(person.id, "tikal")
    assert match is not None
    player = Player(stage, person, match.id)
    player.sees(answer)
    return player


async def steps(player: Player) -> list[Action]:
    """What the texts ask for."""
    prompt = await player.prompt()
    return [
        prompt.legal[0],
        Enter(hex="A5", workers=2, leader=False),
        Move(origin="A5", target="A4", workers=1, leader=False),
        Uncover(hex="A4"),
        EndTurn(),
    ]


async def test_the_tutorial_leads_through_a_whole_first_turn_step_by_step(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        player = await begun(stage, stage.person("Ana"))
        for number, action in enumerate(await steps(player), 1):
            assert f"{number} of 5" in texts(player.panel)
            await player.act(action)
        assert "That was a whole turn" in texts(player.panel)
        await player.click(verbs(player.panel)["lesson"][0])
        assert "1 of 5" in texts(player.panel)
        assert len(await stage.bot.wired.store.journal(player.match)) == 3, "the old one is closed, not deleted"


async def test_undo_and_detours_keep_the_lesson_in_step(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        player = await begun(stage, stage.person("Ana"))
        place, enter, *_ = await steps(player)
        await player.act(place)
        await player.act(enter)
        assert "3 of 5" in texts(player.panel)
        await player.click(verbs(player.panel)["undo"][0])
        assert "2 of 5" in texts(player.panel)
        await player.act(Enter(hex="A5", workers=1, leader=True))
        await player.act(Enter(hex="A5", workers=1, leader=False))
        assert "3 of 5" in texts(player.panel)
        await player.act(Move(origin="A5", target="B4", workers=1, leader=False))
        assert "4 of 5" in texts(player.panel)
        assert "is not possible now. You have nobody on" in texts(player.panel), "B4 has no temple"
        assert "Undo" in texts(player.panel)


async def test_the_tutorial_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        player = await begun(stage, ana)
        place, enter, move, *_ = await steps(player)
        for action in (place, enter, move):
            await player.act(action)
        await stage.restart()
        again = await begun(stage, ana)
        assert again.match == player.match
        assert "4 of 5" in texts(again.panel)
        await player.act(Uncover(hex="A4"))
        assert "5 of 5" in texts(player.panel), "the old panel works too"
        anew = await begun(stage, ana, anew=True)
        assert anew.match != player.match
        assert "1 of 5" in texts(anew.panel)


async def test_nothing_of_it_is_posted_listed_or_open_to_others(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        player = await begun(stage, ana)
        for action in await steps(player):
            await player.act(action)
        await stage.env.settle()
        assert stage.channel.history() == []
        assert stage.mails(ana) == []
        for options in ({}, {"mine": True}):
            assert "no open tables" in texts((await ana.slash(stage.channel, "game list", **options)).response)
        assert "no table" in texts((await ana.slash(stage.channel, "game turn")).response)
        for command in ("game board", "game log", "game info", "game export"):
            answer = await ben.slash(stage.channel, command, table=player.match)
            assert "There is no such table" in texts(answer.response)
        press = await stage.press(ben, player.panel, f"s:board:{player.match}:0:-:")
        assert "There is no such table" in texts(press.response)
        press = await stage.press(ben, player.panel, f"s:play:{player.match}:-:-:")
        assert "no seat" in texts(press.response)


async def test_it_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        with speaking(Ana="es-ES"):
            answer = await stage.person("Ana").slash(stage.channel, "tutorial")
        assert "Tu primer turno, 1 de 5" in texts(answer.response)


async def test_a_game_without_a_tutorial_says_so_and_names_those_that_have_one(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        answer = await ana.slash(stage.channel, "tutorial", game="lantern")
        assert "Lantern has no tutorial yet" in texts(answer.response)
        assert "Tikal" in texts(answer.response)
        odd = await ana.slash(stage.channel, "tutorial", game="@everyone\u202e")
        assert "has no tutorial" in texts(odd.response)
        offered = await ana.autocomplete(stage.channel, "tutorial", "game", "")
        assert [one["value"] for one in offered] == ["tikal"]
        await opened(stage, ana, ben, game="lantern", seats=2)
        own = await ana.slash(stage.channel, "tutorial")
        assert "1 of 5" in texts(own.response), "the table here has none, so the first game that has one is meant"
