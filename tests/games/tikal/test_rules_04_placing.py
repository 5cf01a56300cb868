"""Placing tiles (rules, section 4, and the rulings a2 and a3)."""

import pytest

from engine.games.tikal.rules import GAME
from tests.games.tikal.position import position
from tests.games.tikal.script import ALL, code, deal, events, full_board, hex_at, kinds, opened, play, refused

CORNER = full_board("A1", volcanoes=("A2", "B1"))  # all explored but A1, and volcanoes on both its sides


def spots(state):
    """All (hex, rotation) that are legal now."""
    return {(action.hex, action.rotation) for action in GAME.legal_actions(state, state.seat)}


def test_a_tile_goes_beside_an_explored_hex_4_1():
    state = position(phase="place_tile", tile="A-6")
    assert code(state, "place A4 0") == "occupied"
    assert code(state, "place H1 0") == "not_adjacent"
    assert code(state, "place A2 0") == "not_adjacent"
    assert {name for name, _ in spots(state)} <= {"A3", "B3", "C4", "C5"}


def test_the_hex_and_one_of_six_rotations_are_chosen_4_2():
    # a lone stone tile that touches only B4, which has no stone on that side
    for rotation in range(6):
        stones = hex_at(
            play(position("B3 stones 333333", phase="place_tile", tile="A-1"), f"place B2 {rotation}").state, "B2"
        ).stones
        assert stones == tuple((0, 0, 0, 2, 1, 0)[(side - rotation) % 6] for side in range(6))


def test_a_rotation_without_a_stone_on_a_common_side_is_refused_4_3():
    # A1's neighbours are A2 (S) and B1 (SE); C-1 has all its three stones on one side, S
    state = position("A2 stones 000000; B1 volcano", phase="place_tile", tile="C-1")
    assert {rotation for name, rotation in spots(state) if name == "A1"} == {0}
    refusal = refused(state, "place A1 3")
    assert (refusal.code, refusal.facts["rotations"]) == ("not_reachable", (0,))


def test_a_stone_on_either_tile_will_do_4_3():
    ours = position("A2 stones 000000", phase="place_tile", tile="C-1")
    theirs = position("A2 stones 100000", phase="place_tile", tile="C-1")
    assert {rotation for name, rotation in spots(ours) if name == "A1"} == {0}
    assert {rotation for name, rotation in spots(theirs) if name == "A1"} == set(range(6))


def test_nobody_comes_from_a_volcano_4_4():
    state = position("A2 stones 000000; B1 volcano", phase="place_tile", tile="C-1")
    assert code(state, "place A1 5") == "not_reachable"  # all stones face the volcano
    beside = position("H1 volcano", phase="place_tile", tile="A-6")
    assert {code(beside, f"place H2 {rotation}") for rotation in range(6)} == {"not_reachable"}


def test_a_volcano_needs_only_to_touch_an_explored_hex_4_5():
    state = position("A2 stones 000000; H1 volcano", phase="place_tile", tile="B-6")
    assert play(state, "place A1 3").state.phase == "act"
    assert hex_at(play(state, "place H2").state, "H2").stones == (0, 0, 0, 0, 0, 0)
    assert code(state, "place D1") == "not_adjacent"
    assert code(state, "place A2") == "occupied"
    assert {rotation for name, rotation in spots(state) if name == "A1"} == set(range(6))


@pytest.mark.parametrize(("tile", "masks"), [("A-4", 4), ("C-3", 3), ("G-3", 2), ("A-6", 0), ("A-1", 0), ("B-6", 0)])
def test_a_treasure_tile_gets_as_many_treasures_as_it_has_masks_4_6(tile, masks):
    state = position("C4 treasure heap urn,urn", phase="place_tile", tile=tile)
    step = play(state, "place B3 0")
    front = state.deal.treasures[2 : 2 + masks]
    assert hex_at(step.state, "B3").heap == front
    assert step.state.treasures_drawn == 2 + masks
    assert events(step, "tile_placed")[0].treasures == masks


def test_a_placed_temple_has_the_value_of_its_tile_4_6():
    assert hex_at(play(position(phase="place_tile", tile="E-2"), "place B3 0").state, "B3").value == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_that_fits_nowhere_is_set_aside_and_the_seat_has_ten_points_4_7(seats):
    step = play(position(CORNER, seats=seats, coming=["G-3"], tiles_left=1), "end")
    state = step.state
    assert kinds(step) == ["turn_ended", "tile_drawn", "tile_set_aside"]
    assert (state.set_aside, state.tile, state.phase, state.points, state.seat) == (("G-3",), None, "act", 10, 1)
    assert state.treasures_drawn == 0
    assert code(state, "place A1 0") == "no_tile_to_place"


def test_set_aside_is_asked_when_the_tile_is_drawn_a2():
    assert kinds(play(position(full_board("A1", volcanoes=("A2",)), coming=["G-4"], tiles_left=1), "end"))[1:] == [
        "tile_drawn"
    ]


def test_a_volcano_fits_where_another_tile_does_not_a2():
    state = play(position(CORNER, coming=["F-5"], tiles_left=1), "end", "end", "end").state
    assert (state.phase, state.tile) == ("place_tile", "F-5")
    assert hex_at(play(state, "place A1").state, "A1").kind == "volcano"


def test_a_volcano_is_tested_after_its_scoring_round_a2():
    text = full_board("A1", "A2", volcanoes=("B1",))
    state = position(text, coming=["F-5", "G-3"], tiles_left=2, volcano_may_seal=False)
    scoring = play(state, "end").state
    assert (scoring.scoring, scoring.set_aside) == (True, ())
    step = play(scoring, "end", "end")
    # a volcano on A1 leaves A2 reachable; on A2 it would cut off A1
    assert step.state.phase == "place_tile"
    assert spots(step.state) == {("A1", rotation) for rotation in range(6)}


def test_a_volcano_that_may_lie_nowhere_is_set_aside_a3():
    # A1 and A2 are cut off already: wherever a volcano lay, one of them would still be
    text = full_board("A1", "A2", "H5", volcanoes=("A3", "B1", "B2"))
    state = position(text, coming=["F-5"], tiles_left=3, volcano_may_seal=False)
    step = play(state, "end", "end", "end")
    assert kinds(step)[-1] == "tile_set_aside"
    assert (step.state.set_aside, step.state.phase, step.state.points, step.state.seat) == (("F-5",), "act", 10, 1)


def test_the_next_treasure_tile_takes_from_the_same_front_a2():
    text = full_board("A1", "H5", volcanoes=("A2", "B1"))
    plugged = full_board("A1", volcanoes=("A2", "B1"))
    state = play(position(plugged, coming=["G-3"], tiles_left=1), "end").state
    assert state.treasures_drawn == 0
    other = play(position(text, coming=["F-3", "G-3"], tiles_left=2), "end", "place H5 0").state
    assert hex_at(other, "H5").heap == other.deal.treasures[:2]
    assert play(other, "end").state.set_aside == ("G-3",)


def test_the_turn_after_a_set_aside_last_tile_is_the_last_one_a2():
    state = play(position(CORNER, seats=3, seat=1, coming=["G-3"], tiles_left=1, round=3), "end").state
    step = play(state, "enter A5 1", "end")
    (started,) = events(step, "scoring_started")
    assert (started.order, started.final) == ((0, 1, 2), True)


def test_without_the_option_a_volcano_may_cut_hexes_off_4_7():
    text = "A2 volcano; A3; B3; B2"
    assert play(position(text, phase="place_tile", tile="D-5"), "place B1").state.phase == "act"


def test_with_the_option_a_volcano_that_cuts_an_empty_hex_off_is_refused_a3():
    text = "A2 volcano; A3; B3; B2"
    state = position(text, phase="place_tile", tile="D-5", volcano_may_seal=False)
    refusal = refused(state, "place B1")
    assert (refusal.code, refusal.facts["hex"], refusal.facts["cut_off"]) == ("volcano_seals", "B1", ("A1",))
    assert play(state, "place A1").state.phase == "act"


def test_a_cut_off_hex_that_is_explored_does_not_matter_a3():
    text = "A1; A2 volcano; A3; B3; B2"
    state = position(text, phase="place_tile", tile="D-5", volcano_may_seal=False)
    assert play(state, "place B1").state.phase == "act"


def test_stones_do_not_matter_to_the_chain_a3():
    text = "; ".join(f"{name} stones 000000" for name in ALL if name[0] in "CDE")
    state = position(text, phase="place_tile", tile="D-5", volcano_may_seal=False)
    assert play(state, "place F3").state.phase == "act"


def test_the_whole_board_is_full_when_all_tiles_fit_1_1():
    state = opened(2, deal("A-6")).state
    while not state.scoring or not state.final:
        for action in GAME.idle_turn(state, state.seat):
            state = GAME.apply(state, state.seat, action).state
    assert len(state.hexes) + len(state.set_aside) == 40
