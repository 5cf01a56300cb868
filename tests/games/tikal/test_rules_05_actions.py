"""Digging, exchanging, camps and guards (rules 5.5 to 5.10)."""

import pytest

from engine.games.tikal.rules import GAME
from tests.games.tikal.position import position
from tests.games.tikal.script import code, events, hex_at, play, refused, stands


def held(state, seat):
    """A seat's treasures as the view tells them."""
    return dict(GAME.view(state, None).players[seat].treasures)


def test_a_level_costs_two_points_and_takes_the_next_tile_5_5():
    state = position("C3 temple 4: 0w1")
    step = play(state, "uncover C3")
    assert (step.state.points, hex_at(step.state, "C3").value) == (8, 5)
    assert [was - now for was, now in zip(state.supply, step.state.supply, strict=True)] == [
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
    ]
    assert (events(step, "uncovered")[0].value, events(step, "uncovered")[0].cost) == (5, 2)


def test_the_second_level_needs_a_second_member_and_a_third_is_refused_this_turn_5_5():
    assert code(play(position("C3 temple 4: 0w1"), "uncover C3").state, "uncover C3") == "need_second_member"
    twice = play(position("C3 temple 4: 0w5L"), "uncover C3", "uncover C3").state
    assert hex_at(twice, "C3").value == 6
    assert code(twice, "uncover C3") == "limit_two"


def test_the_leader_digs_as_one_member_only_5_5():
    assert code(play(position("C3 temple 2: 0L"), "uncover C3").state, "uncover C3") == "need_second_member"
    assert hex_at(play(position("C3 temple 2: 0w1L"), "uncover C3", "uncover C3").state, "C3").value == 4


def test_several_temples_can_be_dug_in_one_turn_5_5():
    state = position("C3 temple 4: 0w2; D3 temple 1: 0w2; E3 temple 6: 0w1")
    after = play(state, "uncover C3", "uncover D3", "uncover C3", "uncover D3", "uncover E3").state
    assert ([hex_at(after, name).value for name in ("C3", "D3", "E3")], after.points) == ([6, 3, 7], 0)


@pytest.mark.parametrize(
    ("text", "supply", "expected"),
    [
        ("C3: 0w2", {}, "not_a_temple"),
        ("C3 treasure heap urn: 0w2", {}, "not_a_temple"),
        ("C3 temple 4 guard1: 0w2", {}, "guarded"),
        ("C3 temple 4 guard0: 0w2", {}, "guarded"),
        ("C3 temple 10: 0w2", {}, "max_level"),
        ("C3 temple 4: 0w2", {5: 0}, "no_temple_tile"),
        ("C3 temple 4: 1w2", {}, "no_member"),
    ],
)
def test_what_cannot_be_uncovered_5_5(text, supply, expected):
    assert code(position(text, supply=supply), "uncover C3") == expected


def test_no_number_is_skipped_5_5():
    state = position("C3 temple 4: 0w2; D3 temple 5: 0w2", supply={5: 1})
    after = play(state, "uncover C3").state
    assert after.supply[3] == 0
    again = position("C3 temple 4: 0w2", supply={5: 0})
    assert refused(again, "uncover C3").facts["number"] == 5
    assert hex_at(play(after, "uncover C3").state, "C3").value == 6


def test_the_limits_are_new_in_the_next_turn_5_5():
    state = play(position("C3 temple 4: 0w1; A5: 0w1", coming=["A-1", "A-6"]), "uncover C3", "end").state
    mine = play(state, "place B3 0", "end", "place C4 0").state
    assert mine.seat == 0
    assert hex_at(play(mine, "uncover C3").state, "C3").value == 6


def test_it_counts_how_many_stand_there_at_that_moment_5_5_1():
    # C3 and D3 are two stones apart: one member digs, walks on, another one takes its place
    state = position("C3 temple 4 stones 001000: 0w2; D3 temple 4 stones 000001: 0L")
    gone = play(state, "uncover C3", "move C3 D3 1").state
    assert code(gone, "uncover C3") == "need_second_member"
    assert hex_at(play(gone, "uncover D3", "uncover D3").state, "D3").value == 6
    back = play(gone, "move D3 C3 1").state
    assert hex_at(play(back, "uncover C3").state, "C3").value == 6


def test_a_treasure_costs_three_points_and_is_the_top_one_5_6():
    step = play(position("C3 treasure heap urn,plate: 0w1"), "recover C3")
    assert (step.state.points, hex_at(step.state, "C3").heap) == (7, ("plate",))
    assert held(step.state, 0) == {"urn": 1}
    assert (events(step, "recovered")[0].treasure, step.reveals) == ("urn", {0, 1})


def test_at_most_two_treasures_a_hex_a_turn_each_with_a_member_5_6():
    alone = play(position("C3 treasure heap urn,plate,urn: 0L"), "recover C3").state
    assert code(alone, "recover C3") == "need_second_member"
    two = play(
        position("C3 treasure heap urn,plate,urn: 0w1L; D3 treasure heap plate: 0w1"), "recover C3", "recover C3"
    )
    assert code(two.state, "recover C3") == "limit_two"
    assert held(play(two.state, "recover D3").state, 0) == {"plate": 2, "urn": 1}


def test_where_nothing_lies_or_nobody_stands_nothing_is_recovered_5_6():
    state = position("C3 treasure: 0w1; D3 treasure heap urn: 1w1; E3 temple 3: 0w1")
    assert code(state, "recover C3") == "no_treasure"
    assert code(state, "recover E3") == "no_treasure"
    assert code(state, "recover D3") == "no_member"


def test_an_emptied_treasure_hex_takes_a_camp_5_7():
    state = position("C3 treasure heap urn: 0w1")
    refusal = refused(state, "camp C3")
    assert (refusal.code, refusal.facts["treasures"]) == ("camp_not_allowed_here", 1)
    after = play(state, "recover C3", "camp C3").state
    assert (hex_at(after, "C3").camp, after.points) == (0, 2)


def test_an_exchange_swaps_two_singles_for_three_points_5_8():
    state = position(seats=3, treasures={0: {"urn": 1, "plate": 1}, 2: {"jade mask": 1, "plate": 2}})
    step = play(state, "exchange urn 2 jade_mask")
    assert step.state.points == 7
    assert held(step.state, 0) == {"plate": 1, "jade mask": 1}
    assert held(step.state, 2) == {"plate": 2, "urn": 1}


def test_an_exchange_may_form_pairs_and_triplets_on_both_sides_5_8():
    state = position(treasures={0: {"urn": 2, "plate": 1}, 1: {"urn": 1, "plate": 2}})
    step = play(state, "exchange plate 1 urn")
    assert held(step.state, 0) == {"urn": 3}
    assert held(step.state, 1) == {"plate": 3}


def test_three_exchanges_in_a_turn_are_paid_with_nine_points_5_8():
    state = position(treasures={0: {"urn": 1}, 1: {"plate": 1, "necklace": 1}})
    after = play(state, "exchange urn 1 plate", "exchange plate 1 necklace", "exchange necklace 1 urn").state
    assert (after.points, held(after, 0)) == (1, {"urn": 1})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("exchange plate 1 jade_mask", "not_a_single_yours"),  # a pair
        ("exchange necklace 1 jade_mask", "not_a_single_yours"),  # none
        ("exchange urn 1 clay_flute", "not_a_single_theirs"),  # a triplet
        ("exchange urn 1 necklace", "not_a_single_theirs"),  # none
        ("exchange urn 1 urn", "same_kind"),
        ("exchange urn 0 plate", "self"),
        ("exchange urn 2 jade_mask", "unknown_seat"),
    ],
)
def test_what_cannot_be_exchanged_5_8(text, expected):
    treasures = {0: {"urn": 1, "plate": 2}, 1: {"jade mask": 1, "clay flute": 3, "urn": 1}}
    assert code(position(treasures=treasures), text) == expected


def test_a_camp_costs_five_points_and_needs_nobody_there_5_9():
    step = play(position("C3; D3: 1w5L"), "camp C3", "camp D3")
    assert (step.state.points, step.state.players[0].camps) == (0, 0)
    assert hex_at(step.state, "D3").camp == 0
    assert stands(step.state, "D3", 1) == "5L"


def test_the_printed_jungle_takes_a_camp_5_9():
    assert stands(play(position(), "camp B4", "enter B4 2").state, "B4", 0) == "2"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("A5", "camp_not_allowed_here"),
        ("A4", "camp_not_allowed_here"),
        ("C3", "camp_not_allowed_here"),
        ("C4", "camp_not_allowed_here"),
        ("H1", "camp_not_allowed_here"),
        ("D3", "camp_exists"),
        ("D4", "camp_exists"),
    ],
)
def test_where_no_camp_may_stand_5_9(name, expected):
    state = position("C3 treasure heap urn; C4 volcano; D3 camp0; D4 camp1; E3")
    assert code(state, f"camp {name}") == expected


def test_two_camps_are_all_that_a_seat_ever_has_5_9():
    state = position("C3 camp0; D3 camp0; E3")
    assert code(state, "camp E3") == "no_camps_left"


def test_a_guard_costs_five_points_and_the_other_own_members_leave_5_10():
    state = position("C3 temple 4: 0w3L 1w5 2w1L", seats=3)
    step = play(state, "guard C3")
    lying = hex_at(step.state, "C3")
    assert (step.state.points, lying.guard.seat, lying.guard.figure) == (5, 0, "worker")
    assert [stands(step.state, "C3", seat) for seat in range(3)] == ["0", "5", "1L"]
    player = step.state.players[0]
    assert (player.guards, player.removed_workers, player.removed_leader) == (1, 2, True)
    assert (player.workers, player.leader) == (15, False)
    assert (events(step, "guard_set")[0].workers, events(step, "guard_set")[0].leader) == (2, True)


def test_the_leader_may_be_the_guard_5_10():
    after = play(position("C3 temple 4: 0w2L"), "guard C3 leader").state
    assert hex_at(after, "C3").guard.figure == "leader"
    assert (after.players[0].removed_workers, after.players[0].removed_leader) == (2, False)
    assert code(position("C3 temple 4: 0w2"), "guard C3 leader") == "no_such_member"
    assert code(position("C3 temple 4: 0L"), "guard C3 worker") == "no_such_member"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("C3: 0w2", "not_a_temple"),
        ("C3 temple 4 guard1: 0w2", "guarded"),
        ("C3 temple 4 guard0: 0w2", "guarded"),
        ("C3 temple 4: 0w3 1L", "no_majority"),
        ("C3 temple 4: 0L 1w4", "no_majority"),
        ("C3 temple 4", "no_majority"),
        ("C3 temple 4: 0w1; D3 temple 2 guard0; E3 temple 1 guard0L", "no_guards_left"),
    ],
)
def test_where_no_guard_may_stand_5_10(text, expected):
    assert code(position(text), "guard C3") == expected


def test_being_alone_or_one_stronger_suffices_for_a_guard_5_10():
    assert hex_at(play(position("C3 temple 4: 0w1"), "guard C3").state, "C3").guard.seat == 0
    assert hex_at(play(position("C3 temple 4: 0w4 1L"), "guard C3").state, "C3").guard.seat == 0
    assert hex_at(play(position("C3 temple 4: 0L 1w2"), "guard C3 leader").state, "C3").guard.seat == 0


def test_the_loss_of_a_leader_is_asked_about_first_5_10():
    def codes(text, figure):
        action = GAME.parse_action({"kind": "guard", "hex": "C3", "figure": figure})
        return [caution.code for caution in GAME.cautions(position(text), 0, action)]

    assert codes("C3 temple 4: 0w1L", "worker") == ["leader_leaves"]
    assert codes("C3 temple 4: 0w1L", "leader") == ["leader_leaves"]
    assert codes("C3 temple 4: 0w2", "worker") == []


def test_a_guard_is_no_member_any_more_5_10_1():
    after = play(position("C3 temple 4: 0w2; D3: 0w1"), "guard C3").state
    assert code(after, "move C3 D3 1") == "no_such_member"
    assert code(after, "uncover C3") == "guarded"
    assert stands(play(after, "move D3 C3 1").state, "C3", 0) == "1"
    assert code(play(after, "move D3 C3 1").state, "uncover C3") == "guarded"


@pytest.mark.parametrize("name", ["A4", "B5"])
def test_printed_temples_are_like_all_others_5_10_2(name):
    after = play(position(f"{name}: 0w2"), f"uncover {name}", f"guard {name}").state
    assert (hex_at(after, name).value, hex_at(after, name).guard.seat) == (2, 0)
