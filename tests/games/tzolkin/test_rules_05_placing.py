"""Placing workers and what it costs (rules, section 5)."""

import pytest

from tests.games.tzolkin.script import GEARS, after, cells, code, goods, hand, legal, legal_kinds, refused, table

BOTTOM = {"temples": [-1, -1, -1]}


def filled(upto, start=True):
    """The board on which the spaces below `upto` are taken on all gears."""
    spaces = " ".join(f"{space}:d" for space in range(upto))
    return "; ".join([*(f"{gear} {spaces}" for gear in GEARS if upto), *(["start 0:1"] if start else [])])


def test_a_worker_goes_to_the_lowest_empty_space_5_1():
    state = after(table("tikal 0:1 1:d 3:2", p0={"corn": 9}), "place tikal", "place tikal")
    assert cells(state, "tikal")[:6] == (1, -1, 0, 2, 0, None)
    assert hand(state) == 1


def test_the_last_numbered_space_can_be_used_and_none_behind_it_5_1():
    seven, ten = " ".join(f"{n}:d" for n in range(7)), " ".join(f"{n}:d" for n in range(10))
    state = table(f"tikal {seven}; chichen {ten}", p0={"corn": 30})
    placed = after(state, "place tikal", "place chichen")
    assert (cells(placed, "tikal")[7], cells(placed, "chichen")[10]) == (0, 0)
    assert goods(placed)[0] == 30 - 7 - 10 - 1
    assert [one["gear"] for one in legal(placed, "place")] == ["palenque", "yaxchilan", "uxmal", "start"]
    assert refused(placed, "place tikal").facts == {"gear": "tikal"}
    assert code(placed, "place chichen") == "gear_full"


def test_unnumbered_positions_are_never_used_and_do_not_block_5_1():
    state = after(table("tikal 0:d 8:d 9:d", p0={"corn": 1}), "place tikal")
    assert cells(state, "tikal")[1] == 0


def test_the_starting_space_costs_nothing_and_holds_one_worker_5_2():
    state = after(table(p0={"corn": 0}), "place start")
    assert (state.starting_space, goods(state)[0], hand(state)) == (0, 0, 2)
    assert refused(state, "place start").code == "start_taken"
    assert refused(table("start 0:2"), "place start").facts == {"holder": 2}


def test_it_costs_like_a_space_0_and_counts_as_a_worker_5_2():
    state = after(table(p0={"corn": 9}), "place tikal", "place start")
    assert goods(state)[0] == 8
    assert goods(after(state, "place uxmal"))[0] == 6


@pytest.mark.parametrize(("workers", "total"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_each_further_worker_costs_one_corn_more_5_3(workers, total):
    state = table(p0={"corn": 40, "workers": 6})
    orders = [f"place {gear}" for gear in (*GEARS, "start")[:workers]]
    assert goods(after(state, *orders))[0] == 40 - total


def test_spaces_are_charged_as_they_stand_when_placed_5_3():
    state = table("uxmal 0:d", p0={"corn": 40, "workers": 6})
    placed = after(state, "place uxmal", "place uxmal", "place uxmal", "place tikal")
    assert goods(placed)[0] == 40 - (1 + 2 + 3 + 0) - 6
    assert cells(placed, "uxmal")[:5] == (-1, 0, 0, 0, None)


def test_workers_that_stood_before_cost_nothing_more_5_3():
    assert goods(after(table("palenque 3:0 4:0", p0={"corn": 5}), "place tikal"))[0] == 5


def test_nothing_is_placed_beyond_the_corn_in_hand_5_4():
    state = after(table(p0={"corn": 2}), "place tikal", "place tikal")
    assert goods(state)[0] == 0
    assert refused(state, "place uxmal").facts == {"need": 2, "have": 0}
    assert legal_kinds(state) == {"end_turn"}


def test_corn_from_the_teeth_is_too_late_to_pay_5_4():
    state = after(table(corn_on_teeth=9), "place start")
    assert code(state, "place tikal") == "not_enough_corn"


def test_the_gods_take_pity_on_who_can_neither_pay_nor_beg_5_5_and_a14():
    state = table(filled(2) + "; tikal 0:d 1:d 2:d", p0={"corn": 1, **BOTTOM})
    assert [one["gear"] for one in legal(state)] == ["palenque", "yaxchilan", "uxmal", "chichen"]
    placed = after(state, "place chichen")
    assert (cells(placed, "chichen")[2], goods(placed)[0], hand(placed)) == (0, 0, 2)
    assert code(placed, "place palenque") == "pity_used"
    assert legal_kinds(placed) == {"end_turn"}
    assert refused(state, "place tikal").code == "not_enough_corn"


def test_pity_needs_that_begging_is_impossible_5_5_and_a14():
    state = table(filled(2), p0={"corn": 1, "temples": [-1, -1, 0]})
    assert legal_kinds(state) == {"beg"}
    assert refused(state, "place palenque").facts == {"need": 2, "have": 1}


def test_pity_with_three_corn_or_more_or_after_begging_5_5_and_a14():
    rich = table(filled(5), p0={"corn": 4})
    assert {one["kind"] for one in legal(rich)} == {"place"}
    assert goods(after(rich, "place tikal"))[0] == 0
    begged = after(table(filled(4), p0={"corn": 0}), "beg", "down chaac")
    assert len(legal(begged, "place")) == 5
    placed = after(begged, "place uxmal")
    assert (goods(placed)[0], cells(placed, "uxmal")[4]) == (0, 0)
    assert code(placed, "place tikal") == "pity_used"
    assert after(placed, "end").seat == 1


def test_no_pity_while_a_worker_stands_on_a_gear_5_5_and_a14():
    state = table(filled(2) + "; yaxchilan 0:d 1:0", p0={"corn": 0, **BOTTOM})
    assert legal_kinds(state) == {"pick_up"}
    assert code(state, "place palenque") == "not_enough_corn"


def test_no_pity_for_a_second_worker_5_5_and_a14():
    state = after(table(p0={"corn": 0, **BOTTOM}), "place tikal")
    assert code(state, "place uxmal") == "not_enough_corn"


def test_no_pity_while_the_starting_space_is_free_5_5_and_a14():
    state = table(filled(2, start=False), p0={"corn": 1, **BOTTOM})
    assert [one["gear"] for one in legal(state)] == ["start"]
    placed = after(state, "place start")
    assert goods(placed)[0] == 1
    assert code(placed, "place tikal") == "not_enough_corn"


def test_pity_takes_nothing_from_who_has_nothing_5_5():
    placed = after(table(filled(1), p0={"corn": 0, **BOTTOM}), "place tikal")
    assert (goods(placed)[0], cells(placed, "tikal")[1]) == (0, 0)


def test_refusals_of_placing_5_1_and_5_2():
    none_in_hand = table("tikal 1:0 2:0; start 0:0", p0={"corn": 9})
    assert refused(none_in_hand, "place uxmal").facts == {"workers": 3}
    assert code(none_in_hand, "place start") == "no_worker"
