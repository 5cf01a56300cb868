"""Chance in mid-play: drawn, or told by a record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import Unreadable
from engine.core.rng import Chance, ChanceFact, Draws, Rng

START = Chance(seed="draws")


@given(st.lists(st.text(max_size=3), max_size=12))
def test_what_is_drawn_follows_from_the_stream_and_is_kept_for_the_record(items):
    draws = Draws(START)
    order = draws.shuffle("deck", items)
    assert order == Rng(START).shuffle(items)
    assert draws.facts == (ChanceFact(what="deck", order=order),)
    draws.finish()


@given(st.lists(st.text(max_size=3), max_size=12))
def test_told_draws_give_the_order_told_and_move_the_stream_all_the_same(items):
    told = ChanceFact(what="deck", order=tuple(reversed(items)))
    drawn, draws = Draws(START), Draws(START, [told])
    drawn.shuffle("deck", items)
    assert draws.shuffle("deck", items) == told.order
    assert draws.facts == (told,)
    assert draws.chance == drawn.chance
    draws.finish()


def test_several_draws_are_told_in_their_order():
    told = (ChanceFact(what="deck", order=("b", "a")), ChanceFact(what="row", order=("c",)))
    draws = Draws(START, told)
    assert draws.shuffle("deck", ("a", "b")) == ("b", "a")
    assert draws.shuffle("row", ("c",)) == ("c",)
    assert draws.facts == told
    with pytest.raises(Unreadable, match="missing"):
        Draws(START, told).shuffle("row", ("c",))


def test_a_draw_that_is_not_told_is_noticed():
    with pytest.raises(Unreadable, match="missing"):
        Draws(START, ()).shuffle("deck", ("a",))


@pytest.mark.parametrize("order", [(), ("a",), ("a", "a"), ("a", "b", "b"), ("a", "c")])
def test_other_items_than_there_are_are_noticed(order):
    with pytest.raises(Unreadable, match="other items"):
        Draws(START, [ChanceFact(what="deck", order=order)]).shuffle("deck", ("a", "b"))


def test_a_told_draw_that_does_not_happen_is_noticed():
    draws = Draws(START, [ChanceFact(what="deck", order=("a",))])
    with pytest.raises(Unreadable, match="not drawn"):
        draws.finish()


def test_the_told_facts_are_left_as_they_were():
    told = [ChanceFact(what="deck", order=("a",))]
    Draws(START, told).shuffle("deck", ("a",))
    assert len(told) == 1
