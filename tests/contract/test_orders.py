"""Standing orders: what may be said can be said, and what it answers is legal."""

import pytest

from engine.core.errors import Malformed
from tests.contract.cases import samples, walk


def orders(game, view, seat):
    """An order for the first and the last choice of each field, and one that leaves out what it may."""
    choices = game.order_choices(view, seat)
    assert set(choices) <= set(game.order_type.model_fields)
    ends = [{name: values[at] for name, values in choices.items() if values} for at in (0, -1)]
    needed = {name for name, field in game.order_type.model_fields.items() if field.is_required()}
    bare = {name: value for name, value in ends[0].items() if name in needed}
    return [game.parse_order(raw) for raw in (*ends, bare)]


def test_what_an_order_answers_is_legal_and_only_from_a_seat_that_is_asked(case):
    game = case.game
    for position in samples(case, 20):
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            if game.order_choices(view, seat):
                for order in orders(game, view, seat):
                    legal = game.legal_actions(position.state, seat)
                    assert game.answer(view, seat, order) in (None, *legal)


def test_occasions_never_go_back(case):
    game = case.game
    numbers = [game.occasion(game.view(state, None)) for state in walk(case).states]
    assert numbers == sorted(numbers)


def test_nothing_can_be_ordered_when_the_game_is_over(case):
    for seat in range(case.seats):
        assert not case.game.order_choices(case.game.view(walk(case).last, seat), seat)


def test_what_is_no_order_is_malformed(case):
    for raw in ({"no such field": 1}, {"limit": "a"}, {"limit": -1}):
        with pytest.raises(Malformed):
            case.game.parse_order(raw)


def test_fields_and_values_of_orders_have_words(case):
    game, words = case.game, case.words
    for position in samples(case, 6):
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            for lang in words.languages:
                for name, values in game.order_choices(view, seat).items():
                    assert 0 < len(words.order_field(lang, name).label) <= 38
                    assert len(words.order_field(lang, name).detail) <= 100
                    told = [words.order_value(lang, view, name, value) for value in (*values, None)]
                    assert len(set(told)) == len(told)
                    assert all(0 < len(one) <= 100 for one in told)
