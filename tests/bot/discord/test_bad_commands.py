"""Commands with wrong fields, for tables that are not there, at the wrong time and in the wrong place."""

from pathlib import Path
from typing import Any

import pytest

from bot.cogs.opening import completions
from bot.service.declined import Declined
from tests.bot.discord.player import Group, lobby, opened
from tests.bot.discord.stage import staged, table_of, verbs
from tests.bot.discord.unchanged import private, unchanged

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "tikal", "seats": 1}, "This game is for 2 to 4 players."),
    ({"game": "tikal", "seats": 12}, "This game is for 2 to 4 players."),
    ({"game": "tikal", "options": "auction"}, "auction is not possible here"),
    ({"game": "tikal", "options": "auction=perhaps"}, "auction=perhaps is not possible here"),
    ({"game": "tikal", "options": "auction=true bogus=1"}, "bogus=1 is not possible here"),
    ({"game": "tikal", "options": "=,=,=;"}, "= is not possible here"),
    ({"game": "tikal", "options": "@everyone"}, "@\u200beveryone is not possible here"),
    ({"game": "tikal", "options": "tile_set=other"}, "is not possible here"),
    ({"game": "lantern", "options": "nights=99"}, "nights=99 is not possible here"),
]


@pytest.mark.parametrize(("fields", "said"), WRONG, ids=range(len(WRONG)))
async def test_a_table_with_a_wrong_field_is_not_opened_and_the_field_is_named(
    tmp_path: Path, fields: dict[str, Any], said: str
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        async with unchanged(stage):
            for place in ("channel", "thread"):
                assert said in private(await ana.slash(stage.channel, "game new", place=place, **fields))


async def test_options_are_taken_in_any_case_and_with_commas(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        await ana.slash(
            stage.channel, "game new", game="tikal", place="channel", options="auction=TRUE,volcano_may_seal=False"
        )
        match = await stage.bot.wired.tables.match(1)
        assert match.options["auction"] is True
        assert match.options["volcano_may_seal"] is False


def test_completions_of_options_are_at_most_25_and_each_is_understood() -> None:
    assert completions("tikal", "auc") == ["auction=false", "auction=true"]
    assert all(one.startswith("auction=true ") for one in completions("tikal", "auction=true "))
    assert completions("tikal", "bogus") == []


NUMBERS = (0, -1, 999, 2**53 - 1, -(2**53) + 1)


@pytest.mark.parametrize(
    "command", ["join", "leave", "start", "turn", "board", "log", "info", "verify", "export", "resign"]
)
async def test_a_table_that_is_not_there_is_told_as_that(tmp_path: Path, command: str) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        async with unchanged(stage):
            for number in NUMBERS:
                said = private(await ana.slash(stage.channel, f"game {command}", table=number))
                assert said.startswith("There is no such table.")
            said = private(await ana.slash(stage.channel, f"game {command}"))
            assert said.startswith("There is no table in this channel.")


async def test_numbers_that_no_database_holds_are_told_as_no_table(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        for number in (2**63, -(2**63) - 1, 2**200):
            with pytest.raises(Declined, match="no-match"):
                await stage.bot.wired.tables.match(number)


async def test_turns_that_were_not_played_are_told_as_that(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        await opened(stage, ana, ben)
        async with unchanged(stage):
            for turn in (-1, 2, 7, 2**53 - 1):
                said = private(await ana.slash(stage.channel, "game board", turn=turn))
                assert said.startswith(f"Turn {turn} has not been played at this table.")


async def test_a_table_that_has_not_begun_is_told_as_that(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        await lobby(stage, ana, ben)
        async with unchanged(stage):
            for command in ("turn", "board", "log", "verify", "export", "resign"):
                assert private(await ana.slash(stage.channel, f"game {command}")).startswith(
                    "This game has not begun yet."
                )


async def test_a_table_that_was_closed_is_told_as_that(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, ana)
        number, buttons = table_of(card), verbs(card)
        await ana.slash(stage.channel, "game leave", table=number)
        async with unchanged(stage):
            for command in ("join", "leave", "start", "turn", "board"):
                said = private(await ben.slash(stage.channel, f"game {command}", table=number))
                assert said.startswith("This table was closed before its game began.")
            for verb in ("join", "leave", "settings"):
                said = private(await stage.press(ben, card, buttons[verb][0]))
                assert said.startswith("This table was closed before its game began.")


async def test_lobby_commands_on_a_running_game_are_told_that_it_has_begun(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, eve = (stage.person(name) for name in ("Ana", "Ben", "Eve"))
        number = await opened(stage, ana, ben)
        async with unchanged(stage):
            for who in (ana, ben, eve):
                for command in ("join", "leave", "start"):
                    said = private(await who.slash(stage.channel, f"game {command}", table=number))
                    assert said.startswith("This game has begun already")


async def test_a_finished_game_is_told_as_that_and_can_still_be_read(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = await opened(stage, ana, ben, game="lantern")
        group = Group(stage, number, [ana, ben])
        while not await group.over():
            await group.episode()
        async with unchanged(stage):
            for command in ("turn", "resign"):
                said = private(await ana.slash(stage.channel, f"game {command}", table=number))
                assert said.startswith("This game is over.")
            for command in ("board", "log", "info", "verify", "export"):
                said = private(await ana.slash(stage.channel, f"game {command}", table=number))
                assert not said.startswith("This game is over.")


async def test_commands_in_direct_messages_know_only_tables_one_sits_at(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, eve = (stage.person(name) for name in ("Ana", "Ben", "Eve"))
        number = await opened(stage, ana, ben)
        async with unchanged(stage):
            for command in ("board", "log", "info"):
                assert "Ana" in private(await ana.user.slash(f"game {command}", table=number)) or command == "log"
                said = private(await eve.user.slash(f"game {command}", table=number))
                assert said.startswith("There is no such table.")
