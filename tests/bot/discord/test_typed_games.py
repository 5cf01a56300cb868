"""Whole games of Tikal in which nobody presses a button: by typed commands, by plans, by texts alone."""

from pathlib import Path
from typing import Any

import pytest

from bot.service.play import Prompt
from engine.core import registry
from engine.core import turn as turns
from engine.core.model import Action
from tests.bot.discord.player import Group, opened
from tests.bot.discord.stage import Stage, staged, texts, verbs

NOTATION = registry.notation("tikal")


def options_of(action: Action) -> dict[str, Any]:
    """What a person types into the options of an action's command, leaving out what may be."""
    given: dict[str, Any] = {}
    for name in NOTATION.fields(action.kind):
        value = getattr(action, name)
        given[NOTATION.option(action.kind, name)] = (
            NOTATION.value("en", name, value) if name in NOTATION.seats else value
        )
    return given


def best_turn(prompt: Prompt) -> tuple[Action, ...]:
    """The whole turn as the game's own advice has it; also behind what it brings to light, as a lucky guess."""
    turn, taken = prompt.turn, []
    while not turn.ends:
        if turn.must_commit:
            turn = turns.begin(turn.state, turn.seat)
        legal = prompt.game.legal_actions(turn.state, turn.seat)
        view = prompt.game.view(turn.state, turn.seat)
        taken.append(next((a for a in prompt.game.suggest(view, turn.seat) if a in legal), legal[0]))
        turn = turns.add(prompt.game, turn, taken[-1])
    return tuple(taken)


async def only_typed(stage: Stage, group: Group, presses: int = 0) -> None:
    assert sum(player.presses for player in group.players.values()) == presses
    table = await group.table()
    assert table.game.outcome(table.state) is not None
    assert "wins" in texts(stage.channel.last_message) or "share the victory" in texts(stage.channel.last_message)
    people = list(group.players.values())
    verdict = texts((await people[0].actor.slash(stage.channel, "game verify")).response)
    assert verdict.count("✔") == 2


async def sure(actor: Any, answer: Any) -> Any:
    """The answer, or what it becomes when its question is answered with yes."""
    if answer.response is not None and "sure" in verbs(answer.response):
        return await actor.click(answer.response, custom_id=verbs(answer.response)["sure"][0])
    return answer


@pytest.mark.xdist_group("typed_games")
async def test_three_people_play_a_whole_game_by_typed_commands_only(tmp_path: Path) -> None:
    async with staged(tmp_path, "typed", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        group = Group(stage, await opened(stage, *people, seats=3), people)
        commands: set[str] = set()
        while not await group.over():
            [player] = await group.movers()
            action = await player.best()
            command = NOTATION.command(action.kind)
            commands.add(command)
            answer = await player.actor.slash(stage.channel, f"tikal {command}", **options_of(action))
            assert answer.ephemeral
            assert "Nothing was done" not in texts(answer.response)
            await sure(player.actor, answer)
        assert commands >= {"place", "enter", "move", "uncover", "recover", "end"}
        await only_typed(stage, group)


@pytest.mark.xdist_group("typed_games")
async def test_three_people_play_a_whole_game_by_one_plan_a_turn_and_the_log_repeats_it(tmp_path: Path) -> None:
    async with staged(tmp_path, "plans", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        group = Group(stage, await opened(stage, *people, seats=3), people)
        plans: list[str] = []
        while not await group.over():
            [player] = await group.movers()
            before = (await group.table()).match.episode
            plan = NOTATION.write("en" if before % 2 else "es", best_turn(await player.prompt()))
            plans.append(NOTATION.write("en", [spoken.action for spoken in NOTATION.read(plan)]))
            answer = await player.actor.slash(stage.channel, "tikal do", plan=plan, sure=True)
            assert "Nothing was done" not in texts(answer.response)
            table = await group.table()
            assert table.match.episode == before + 1 or table.match.status == "finished", plan
        await only_typed(stage, group)
        story = await stage.bot.wired.desk.story(await group.table(), "en", None)
        head = "- As a plan: `"
        assert [line[len(head) : -1] for line in story.splitlines() if line.startswith(head)] == plans


@pytest.mark.xdist_group("typed_games")
async def test_three_people_play_a_whole_game_with_texts_alone(tmp_path: Path) -> None:
    """They read the board in words and what is offered while they type; no picture reaches what they look at."""
    async with staged(tmp_path, "texts", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        group = Group(stage, await opened(stage, *people, seats=3), people)
        longest = 0
        while not await group.over():
            [player] = await group.movers()
            board = (await player.actor.slash(stage.channel, "game board", words=True)).response
            assert not board.attachments
            assert all(name in texts(board) for name in ("Ana", "Ben", "Cat"))
            typed = ""
            while not typed.endswith("end"):
                offered = await player.actor.autocomplete(stage.channel, "tikal do", "plan", f"{typed};")
                if not offered:
                    break
                assert all(len(one["name"]) <= 100 and len(one["value"]) <= 100 for one in offered)
                typed = offered[0]["value"]
            assert typed, "something is offered"
            longest = max(longest, len(typed))
            answer = await player.actor.slash(stage.channel, "tikal do", plan=typed, sure=True)
            assert "Nothing was done" not in texts(answer.response), typed
        assert longest > 60
        await only_typed(stage, group)
