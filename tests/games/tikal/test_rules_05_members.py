"""Entering and moving members (rules 5.1 to 5.4, 12.3, a4)."""

import pytest

from tests.games.tikal.position import position
from tests.games.tikal.script import code, events, play, refused, stands

ROW = "C3; C4; D3"  # jungle with a stone on every side: two stones between any two of them


def test_a_refused_action_changes_nothing_and_costs_nothing_5_3():
    state = position("A5: 0w3; C4 temple: 0w1", points=1)
    for text in ("uncover C4", "camp B4", "enter A5 2", "move A5 A4 1"):
        assert code(state, text) == "not_enough_action_points"
    assert play(state, "enter A5 1").state.points == 0


def test_a_member_that_walked_onto_an_own_camp_is_in_the_camp_5_2():
    state = position("C3 camp0; C4: 0w1; H1 camp0 stones 000000")
    assert play(state, "move C4 C3 1", "move C3 H1 1").state.points == 7


def test_members_enter_for_one_point_each_5_1():
    state = position()
    after = play(state, "enter A5 3L").state
    assert after.points == 6
    assert stands(after, "A5", 0) == "3L"
    assert (after.players[0].workers, after.players[0].leader) == (15, False)
    assert after.players[1] == state.players[1]


def test_members_enter_at_the_base_camp_and_at_own_camps_only_5_1():
    state = position("C3 camp0; D3 camp1; C4: 0w3")
    assert stands(play(state, "enter C3 2").state, "C3", 0) == "2"
    for name in ("D3", "C4", "A4", "B4", "H1"):
        assert code(state, f"enter {name} 1") == "not_your_camp"


def test_ten_members_can_enter_in_one_turn_5_1():
    assert stands(play(position(), "enter A5 9L").state, "A5", 0) == "9L"
    refusal = refused(position(), "enter A5 10L")
    assert refusal.code == "not_enough_action_points"
    assert (refusal.facts["cost"], refusal.facts["left"]) == (11, 10)


def test_nobody_enters_who_is_not_in_the_supply_5_1():
    state = position("A5: 0w16; C3: 0L")
    assert code(state, "enter A5 3") == "none_in_supply"
    assert code(state, "enter A5 L") == "none_in_supply"
    assert stands(play(state, "enter A5 2").state, "A5", 0) == "18"


def test_a_transfer_between_camps_costs_one_point_a_member_at_any_distance_5_2():
    state = position("H1 camp0; E3 camp0; A5: 0w2L")
    step = play(state, "move A5 H1 2L")
    assert step.state.points == 7
    assert events(step, "moved")[0].route == ("A5", "H1")
    assert play(step.state, "move H1 E3 1").state.points == 6
    assert play(step.state, "move H1 A5 1").state.points == 6


def test_foreign_camps_serve_nobody_else_5_2():
    lonely = position("H1 camp1 stones 000000: 0w1; A5: 0w1")
    assert code(lonely, "move A5 H1 1") == "no_path"
    assert code(lonely, "move H1 A5 1") == "no_path"
    assert code(lonely, "enter H1 1") == "not_your_camp"


def test_a_transfer_needs_the_member_and_two_different_hexes_5_2():
    state = position("C3 camp0; A5: 0w1")
    assert code(state, "move C3 A5 1") == "no_such_member"
    assert code(state, "move A5 C3 2") == "no_such_member"
    assert code(state, "move A5 C3 L") == "no_such_member"
    assert code(state, "move A5 A5 1") == "same_hex"


@pytest.mark.parametrize(("here", "there", "cost"), [(0, 1, 1), (1, 1, 2), (2, 0, 2), (3, 2, 5), (3, 3, 6)])
def test_a_step_costs_the_stones_of_both_facing_sides_5_3(here, there, cost):
    # D2 lies south of D1
    state = position(f"D1 stones 000{here}00: 0w1; D2 stones {there}00000")
    assert play(state, "move D1 D2 1").state.points == 10 - cost


def test_without_stones_between_there_is_no_way_5_3():
    state = position("D1 stones 111011: 0w1; D2 stones 011111")
    assert code(state, "move D1 D2 1") == "no_path"


def test_only_explored_hexes_without_volcano_are_entered_5_3():
    state = position("C3: 0w1; C4 volcano; D3 volcano")
    assert code(state, "move C3 C4 1") == "volcano"
    assert code(state, "move C3 C2 1") == "unexplored"
    assert code(state, "move C3 B5 2") == "no_such_member"


def test_a_crossing_is_paid_in_one_turn_or_not_at_all_5_3():
    state = position("D1 stones 000300: 0w1; D2 stones 200000", points=4)
    refusal = refused(state, "move D1 D2 1")
    assert (refusal.code, refusal.facts["cost"], refusal.facts["left"]) == ("not_enough_action_points", 5, 4)


def test_leader_and_workers_pay_the_same_and_may_go_on_5_3():
    state = position(f"{ROW}; C3: 0w2L")
    step = play(state, "move C3 C4 1L")
    assert (step.state.points, stands(step.state, "C4", 0), stands(step.state, "C3", 0)) == (6, "1L", "1")
    onward = play(step.state, "move C4 D3 L").state
    assert (onward.points, stands(onward, "D3", 0)) == (4, "L")


def test_others_never_bar_the_way_5_4():
    crowd = "1w9 2w9 3w9L"
    state = position(f"D1: 0w1; D2 camp2: {crowd}; D3 temple 3 guard1: 2L; D4: 0w1", seats=4)
    through = play(state, "move D1 D3 1").state
    assert stands(through, "D3", 0) == "1"
    back = play(through.model_copy(update={"points": 10}), "move D3 D2 1").state
    assert stands(back, "D2", 0) == "1"
    assert stands(back, "D2", 3) == "9L"
    assert play(back, "move D2 D4 1").state.points == 4


def test_the_cheapest_way_may_mix_stones_and_secret_paths_12_3():
    # from A4 to A5 for 2, then secretly to the camp for 1, then one stone on
    state = position("A4 temple stones 110100: 0w2; G3 camp0 stones 000100; G4 stones 000000")
    step = play(state, "move A4 G4 2")
    moved = events(step, "moved")[0]
    assert (moved.route, moved.cost, step.state.points) == (("A4", "A5", "G3", "G4"), 8, 2)


def test_a_move_between_own_camps_goes_by_stones_only_where_that_is_not_dearer_12_3():
    near = position("D1 camp0 stones 000300: 0w1; D2 camp0 stones 300000")
    assert events(play(near, "move D1 D2 1"), "moved")[0].cost == 1


def test_ways_lead_over_explored_hexes_without_volcano_a4():
    state = position("C1 stones 000200: 0w1; C2 volcano; C3 stones 200000")
    assert code(state, "move C1 C3 1") == "no_path"
    gap = position("C1 stones 000200: 0w1; C3 stones 200000")
    assert code(gap, "move C1 C3 1") == "no_path"


def test_of_equally_cheap_ways_the_one_with_fewest_hexes_is_named_a4():
    # D1-D2-D3 straight costs 2 + 2; by C2 and C3 it costs 1 + 2 + 1
    state = position(
        "D1 stones 000210: 0w1; C2 stones 000200; C3 stones 001000; D2 stones 000200; D3 stones 000000", points=10
    )
    moved = events(play(state, "move D1 D3 1"), "moved")[0]
    assert (moved.cost, moved.route) == (4, ("D1", "D2", "D3"))


def test_of_equally_short_ways_the_alphabetically_first_is_named_a4():
    # C2 and E2 both touch D1 and D2; D1 and D2 have no path of their own
    state = position("D1 stones 001010: 0w1; C2 stones 001000; E2 stones 000010; D2 stones 000000")
    moved = events(play(state, "move D1 D2 1"), "moved")[0]
    assert (moved.cost, moved.route) == (2, ("D1", "C2", "D2"))


def test_all_moved_members_take_the_same_way_and_each_pays_it_a4():
    step = play(position("A4: 0w2L"), "move A4 B4 2L")
    assert (events(step, "moved")[0].route, step.state.points) == (("A4", "A5", "B4"), 1)
