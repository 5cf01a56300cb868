"""Help where one stands: the page of the moment, why something cannot be done, the tutorial."""

import pytest

from engine.core.errors import Refusal
from tests.contract.cases import samples


def test_every_moment_has_a_help_page(case):
    for position in samples(case):
        topic = case.words.help_topic(case.game.view(position.state, position.seat))
        assert all(topic in case.words.help(lang) for lang in case.words.languages)


def test_why_not_is_told_of_no_kind_that_can_be_done_and_in_words_with_a_page(case):
    game, told = case.game, 0
    for position in samples(case, 20):
        possible = {action.kind for action in game.legal_actions(position.state, position.seat)}
        for kind in game.kinds(position.state):
            refusal = game.why_not(position.state, position.seat, kind)
            if kind in possible:
                assert refusal is None
            if refusal is None:
                continue
            told += 1
            assert isinstance(refusal, Refusal)
            for lang in case.words.languages:
                assert 0 < len(case.words.refusal(lang, case.names, refusal)) <= 300
                assert case.words.refusal_topic(refusal) in case.words.help(lang)
    assert told or len(game.meta.kinds) < 3


def test_a_tutorial_goes_by_kinds_of_the_game_and_ends(case):
    for lang in case.words.languages:
        steps = case.words.tutorial(lang)
        if not steps:
            pytest.skip("this game has none")
        assert [step.kind for step in steps] == [step.kind for step in case.words.tutorial("en")]
        assert all(step.kind in case.game.meta.kinds for step in steps[:-1])
        assert steps[-1].kind == ""
        assert all(0 < len(step.text) <= 900 for step in steps)
