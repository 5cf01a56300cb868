"""Typed commands: made from the actions of every game, with what is legal offered while one types."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.cogs.moves import groups
from bot.ui import completions
from engine.core import registry
from engine.core.fields import shape
from engine.core.model import Action
from engine.core.notation import Notation
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.positions import moments
from tests.bot.discord.stage import Stage, staged, verbs
from tests.bot.discord.unchanged import private, unchanged

CHARACTERS = 8000


def size(part: dict[str, Any]) -> int:
    """The characters that Discord counts in a command: names, descriptions, values, the longest of all languages."""
    own = 0
    for name in ("name", "description", "value"):
        told = [str(part.get(name) or ""), *(part.get(f"{name}_localizations") or {}).values()]
        own += max(map(len, told))
    return own + sum(size(inner) for key in ("options", "choices") for inner in part.get(key) or ())


async def mover(stage: Stage, match: int, people: list[Any]) -> tuple[Player, Any]:
    """Who is to act, and somebody else."""
    [player] = await Group(stage, match, people).movers()
    return player, next(person for person in people if person is not player.actor)


@pytest.mark.parametrize("key", registry.metas())
async def test_every_game_registers_a_group_with_a_command_a_kind_and_do(tmp_path: Path, key: str) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        tree = stage.bot.tree
        group = tree.get_command(key)
        assert isinstance(group, app_commands.Group)
        game, notation = registry.game(key), registry.notation(key)
        wanted = {notation.command(one.model_fields["kind"].default) for one in game.action_types}
        assert {command.name for command in group.commands} == wanted | {"do"}
        assert tree.translator is not None
        payload = await group.get_translated_payload(tree, tree.translator)
        assert size(payload) <= CHARACTERS
        assert len(payload["options"]) <= 25
        for command in payload["options"]:
            assert 1 <= len(command["description"]) <= 100
            assert all(1 <= len(option["description"]) <= 100 for option in command["options"])
            assert command["options"][-1]["name"] == "table"


async def test_fields_become_options_of_their_kind(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        for key in registry.metas():
            group, notation = stage.bot.tree.get_command(key), registry.notation(key)
            assert isinstance(group, app_commands.Group)
            for kind in notation.kinds:
                command = group.get_command(notation.command(kind))
                assert isinstance(command, app_commands.Command)
                made = {one["name"]: one for one in command.to_dict(stage.bot.tree)["options"]}
                for name, info in notation.fields(kind).items():
                    option = made[notation.option(kind, name)]
                    number = shape(info) == "number" and name not in notation.seats
                    assert option["type"] == (5 if shape(info) == "flag" else 4 if number else 3)
                    assert bool(option.get("choices")) == (shape(info) == "choice")
                    assert bool(option.get("autocomplete")) == (shape(info) not in ("flag", "choice"))


def test_a_game_without_a_notation_of_its_own_gets_commands_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.notation.cache_clear()
    monkeypatch.setattr(registry, "find_spec", lambda _: None)
    try:
        made: Any = groups(None, lambda: None)  # type: ignore[arg-type]
        tikal = next(group for group in made if group.name == "tikal")
        assert {"place-tile", "move", "end-turn", "do"} <= {command.name for command in tikal.commands}
        json.dumps([command.qualified_name for command in tikal.commands])
    finally:
        registry.notation.cache_clear()


async def test_values_are_offered_given_those_filled_in_with_cost_and_remainder(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        player, other = await mover(stage, await opened(stage, *people), people)
        here, actor = stage.channel, player.actor
        hexes = {one.hex for one in (await player.prompt()).legal}
        offered = await actor.autocomplete(here, "tikal place", "hex", "")
        assert {one["value"] for one in offered} == hexes
        hex_ = offered[0]["value"]
        assert [one["value"] for one in await actor.autocomplete(here, "tikal place", "hex", hex_.lower())] == [hex_]
        turned = await actor.autocomplete(here, "tikal place", "turns", "", hex=hex_.lower())
        assert [one["value"] for one in turned] == [
            a.rotation for a in (await player.prompt()).legal if a.hex == hex_
        ]
        assert await actor.autocomplete(here, "tikal place", "turns", "", hex="Z9") == []
        assert await actor.autocomplete(here, "tikal place", "hex", "Z") == []
        assert await actor.autocomplete(here, "tikal move", "from", "") == []
        assert await other.autocomplete(here, "tikal place", "hex", "") == []

        await actor.slash(here, "tikal place", hex=hex_.lower(), turns=turned[0]["value"])
        workers = await actor.autocomplete(here, "tikal enter", "workers", "", hex="A5", leader=False)
        assert workers, "a step later the new legal values are offered"
        assert "costs 2, 8 left" in next(one["name"] for one in workers if one["value"] == 2)
        await actor.slash(here, "tikal enter", hex="a5", workers=2)
        assert "costs 1, 7 left" in next(
            one["name"]
            for one in await actor.autocomplete(here, "tikal enter", "workers", "", hex="A5", leader=False)
        )


async def test_while_one_types_the_database_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        player, _ = await mover(stage, await opened(stage, *people), people)
        before = await player.actor.autocomplete(stage.channel, "tikal place", "hex", "")
        assert before

        async def never(*_: Any) -> None:
            raise AssertionError("asked")

        for name in ("match", "match_in_channel", "matches", "state", "draft"):
            monkeypatch.setattr(stage.bot.wired.store, name, never)
        assert await player.actor.autocomplete(stage.channel, "tikal place", "hex", "") == before
        assert await player.actor.autocomplete(stage.channel, "tikal do", "plan", "")


async def test_what_is_in_memory_is_forgotten_when_the_position_changes(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        match = await opened(stage, *people)
        player, other = await mover(stage, match, people)
        hexes = await player.actor.autocomplete(stage.channel, "tikal place", "hex", "")
        await player.actor.slash(stage.channel, "tikal do", plan=f"place {hexes[0]['value']}; end", sure=True)
        assert await player.actor.autocomplete(stage.channel, "tikal place", "hex", "") == []
        legal = {one.hex for one in (await stage.bot.wired.play.prompt(match, other.id)).legal}
        offered = await other.autocomplete(stage.channel, "tikal place", "hex", "")
        assert {one["value"] for one in offered} == legal
        assert hexes[0]["value"] not in legal


def test_what_is_offered_is_found_quickly_in_every_position() -> None:
    notation = registry.notation("tikal")
    slowest = 0.0
    for moment in moments("tikal", 4, {"auction": True}, "quick", every=9):
        prompt = moment.prompt
        if not prompt.legal:
            continue
        plan = notation.write("en", [prompt.legal[0]])
        begun = time.process_time()
        for typed in ("", plan[:4], plan):
            assert len(completions.plan(prompt, "en", typed)) <= 25
        slowest = max(slowest, (time.process_time() - begun) / 3)
    assert slowest < 0.1


async def test_a_step_joins_the_draft_and_the_panel_shows_it(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        player, _ = await mover(stage, await opened(stage, *people), people)
        best = await player.best()
        answer = await player.actor.slash(stage.channel, "tikal place", hex=best.hex, turns=best.rotation)
        assert "1. Tile to" in private(answer)
        assert {"undo", "pick"} <= set(verbs(answer.response))
        assert (await player.prompt()).turn.actions == (best,)


async def test_a_refusal_says_why_and_what_would_be_legal_and_changes_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        player, other = await mover(stage, await opened(stage, *people), people)
        legal = (await player.prompt()).legal
        async with unchanged(stage):
            said = private(await player.actor.slash(stage.channel, "tikal place", hex="H1"))
            assert "H1 does not touch any explored hex" in said
            offered = [part.split("`")[0] for part in said.split("Possible: ")[1].split("`")[1::2]]
            notation: Notation = registry.notation("tikal")
            assert len(offered) == 3
            assert all(notation.read(one)[0].action in legal for one in offered)
            assert "Nothing was done" in private(await player.actor.slash(stage.channel, "tikal end"))
            assert "It is not your turn" in private(await other.slash(stage.channel, "tikal place", hex="D4"))


async def test_what_may_be_regretted_is_asked_and_done_after_yes(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        match = await opened(stage, *people)
        player, _ = await mover(stage, match, people)
        await player.actor.slash(stage.channel, "tikal place", hex=(await player.best()).hex)
        answer = await player.actor.slash(stage.channel, "tikal end")
        assert "End the turn anyway?" in private(answer)
        assert (await Group(stage, match, people).table()).match.episode == 1
        await player.actor.click(answer.response, custom_id=verbs(answer.response)["sure"][0])
        assert (await Group(stage, match, people).table()).match.episode == 2


async def test_another_players_name_is_typed_and_not_a_number(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        player, other = await mover(stage, await opened(stage, *people), people)
        async with unchanged(stage):
            for name in (other.user.name, other.user.name.lower(), "p1", "p2"):
                said = private(
                    await player.actor.slash(stage.channel, "tikal exchange", give="urn", player=name, take="plate")
                )
                assert "Nothing was done" in said
                assert "cannot be the" not in said
            said = private(
                await player.actor.slash(stage.channel, "tikal exchange", give="urn", player="Zed", take="plate")
            )
            assert "`Zed` cannot be the `player`. It is one of Ana, Ben." in said


async def test_the_table_is_that_of_the_channel_else_the_only_one_that_waits(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        people = [stage.person("Ana"), stage.person("Ben")]
        quiet = stage.guild.create_text_channel("quiet")
        first = await opened(stage, *people)
        player, _ = await mover(stage, first, people)
        actor = player.actor
        best: Action = await player.best()
        given = {"hex": best.hex, "turns": best.rotation}
        assert "There is no table in this channel" in private(await actor.slash(quiet, "lantern draw"))
        assert "1. Tile to" in private(await actor.slash(quiet, "tikal place", **given))
        assert "plays Tikal" in private(await actor.slash(stage.channel, "lantern draw"))
        assert "plays Tikal" in private(await actor.slash(quiet, "lantern draw", table=first))
        assert "There is no such table" in private(await actor.slash(quiet, "tikal end", table=99))


async def test_a_card_of_another_game_does_not_stand_before_the_game_that_is_played(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben, cat = (stage.person(name) for name in ("Ana", "Ben", "Cat"))
        number = await opened(stage, ana, ben)
        await cat.slash(stage.channel, "game new", game="lantern", place="channel")
        player, _ = await mover(stage, number, [ana, ben])
        assert "Place your tile" in private(await player.actor.slash(stage.channel, "tikal end"))
        for command in ("board", "log", "info", "recap"):
            said = private(await player.actor.slash(stage.channel, f"game {command}"))
            assert "has not begun" not in said, command
        assert "seat 2" in private(await ben.slash(stage.channel, "game join"))


async def test_one_is_asked_to_name_the_table_where_several_wait(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana = stage.person("Ana")
        quiet = stage.guild.create_text_channel("quiet")
        numbers = []
        for _ in range(2):
            await ana.slash(stage.channel, "game new", game="tikal", place="channel", practice=True)
            match = await stage.bot.wired.store.match_in_channel(stage.channel.id, first="lobby")
            assert match is not None
            await ana.slash(stage.channel, "game start", table=match.id)
            numbers.append(match.id)
        async with unchanged(stage):
            said = private(await ana.slash(quiet, "tikal end"))
            assert said.startswith("Several tables wait for you:")
            assert all(str(number) in said for number in numbers)
        assert "action points" in private(await ana.slash(quiet, "tikal end", table=numbers[0]))
