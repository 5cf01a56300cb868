"""Taps of a usual turn, counted from the open thread as a thumb makes them: a button is 1, a menu 2."""

from pathlib import Path
from typing import Any

from bot.ui.limits import OPTIONS
from engine.core import registry
from engine.games.tikal.moves.recover import Recover
from tests.bot.discord.player import Group, Player, lobby, opened
from tests.bot.discord.stage import Stage, staged, table_of, verbs

OPEN = REPEAT = UNDO = 1
PLACE = 3
ACTION, CROWDED, ASKED = 3, 5, 1
TURN = 25
END, END_WITH_POINTS = 1, 2
ORDINARY = 6


class Taps:
    """Counts the presses that something takes."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def __enter__(self) -> "Taps":
        self._before = self._player.presses
        return self

    def __exit__(self, *_: Any) -> None:
        self.count = self._player.presses - self._before


async def begun(stage: Stage) -> Group:
    people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
    return Group(stage, await opened(stage, *people, seats=3), people)


async def test_joining_starting_and_opening_a_turn_are_one_tap_each(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        host, guest = stage.person("Ana"), stage.person("Ben")
        card = await lobby(stage, host)
        group = Group(stage, table_of(card), [host, guest])
        await guest.click(card, custom_id=verbs(card)["join"][0])
        await host.click(stage.again(card), custom_id=verbs(stage.again(card))["start"][0])
        assert (await group.table()).match.status == "running"
        [player] = await group.movers()
        with Taps(player) as taps:
            await player.open()
        assert taps.count == OPEN


async def test_an_action_takes_at_most_three_taps_and_a_turn_of_six_at_most_25(tmp_path: Path) -> None:
    """Of more than 25 possible actions of a kind one more choice is made, since no menu holds more.

    What turns something up behind drafted steps is asked about once more.
    """
    async with staged(tmp_path, "taps", pictures=False) as stage:
        group = await begun(stage)
        ordinary: list[int] = []
        for _ in range(14):
            [player] = await group.movers()
            episode = (await group.table()).match.episode
            before, actions = player.presses, 0
            with Taps(player) as taps:
                await player.open()
            assert taps.count == OPEN
            while (await group.table()).match.episode == episode:
                prompt, action = await player.prompt(), await player.best()
                alike = sum(other.kind == action.kind for other in prompt.legal)
                with Taps(player) as taps:
                    await player.act(action)
                asked = ASKED if isinstance(action, Recover) and prompt.turn.actions else 0
                if action.kind == "place_tile":
                    assert taps.count <= PLACE + action.rotation
                elif action.kind == "end_turn":
                    assert taps.count == (END_WITH_POINTS if prompt.view.points else END)
                else:
                    assert taps.count <= (ACTION if alike <= OPTIONS else CROWDED) + asked, (action, alike)
                actions += 1
            if actions - 2 <= ORDINARY:
                ordinary.append(player.presses - before)
        assert len(ordinary) >= 10
        assert max(ordinary) <= TURN


async def test_what_is_suggested_is_one_tap_and_so_is_undoing_it(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await begun(stage)
        [player] = await group.movers()
        await player.open()
        steps: tuple[Any, ...] = ()
        for _ in range(3):
            with Taps(player) as taps:
                await player.click(verbs(player.panel)["hint"][0])
            assert taps.count == REPEAT
            taken = (await player.prompt()).turn.actions
            assert taken[:-1] == steps
            steps = taken
        with Taps(player) as taps:
            await player.click(verbs(player.panel)["undo"][0])
        assert taps.count == UNDO
        assert (await player.prompt()).turn.actions == steps[:-1]


async def test_a_whole_turn_is_one_typed_command(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group = await begun(stage)
        [player] = await group.movers()
        placed = registry.notation("tikal").write("en", [await player.best()])
        plan = f"{placed}; enter A5 x3; enter A5 L; end"
        await player.actor.slash(stage.channel, "tikal do", plan=plan, sure=True)
        assert (await group.table()).match.episode == 2
        assert player.presses == 0
