"""How far somebody has come in a tutorial."""

import pytest

from bot.service.lessons import reached, teaches
from engine.core import registry
from engine.core.words import TutorialStep

STEPS = tuple(TutorialStep(kind, f"text of {kind}") for kind in ("place", "enter", "move", "end", ""))


@pytest.mark.parametrize(
    ("kinds", "step"),
    [
        ([], "place"),
        (["place"], "enter"),
        (["place", "place"], "enter"),
        (["place", "move", "camp"], "enter"),
        (["place", "enter", "enter"], "move"),
        (["place", "enter", "move"], "end"),
        (["place", "enter", "move", "end"], ""),
        (["place", "end"], ""),
        (["place", "end", "place", "enter"], ""),
    ],
)
def test_a_step_is_done_when_an_action_of_its_kind_follows_those_before_it(kinds: list[str], step: str) -> None:
    assert reached(STEPS, kinds).kind == step


def test_games_with_a_tutorial_are_known_and_unknown_games_have_none() -> None:
    assert {key for key in registry.metas() if teaches(key)} == {
        key for key in registry.metas() if registry.words(key).tutorial("en")
    }
    assert not teaches("no such game")
