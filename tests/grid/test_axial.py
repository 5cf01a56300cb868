"""The board of hexes: names, neighbours, rotation (rules 1.1, 12.1, and the sides of the data)."""

import pytest

from engine.grid.axial import SIDES, Grid, opposite, rotated

TIKAL = Grid(columns=8, rows=5)


def test_hexes_are_named_by_column_letter_and_row_number_12_1():
    assert len(TIKAL.names) == 40
    assert TIKAL.names[:6] == ("A1", "A2", "A3", "A4", "A5", "B1")
    assert TIKAL.names[-1] == "H5"
    assert TIKAL.place("A5") == (0, 4)
    assert TIKAL.place("H1") == (7, 0)


@pytest.mark.parametrize("name", ["a5", "A0", "A6", "I1", "", "A55", "5A", " A5"])
def test_names_off_the_board_are_not_on_it(name):
    assert name not in TIKAL
    with pytest.raises(KeyError):
        TIKAL.across(name)


def test_the_lower_left_corner_touches_three_hexes():
    assert [(SIDES[side], other) for side, other in TIKAL.neighbours("A5")] == [
        ("N", "A4"),
        ("NE", "B4"),
        ("SE", "B5"),
    ]


def test_even_columns_stand_half_a_hex_higher():
    assert TIKAL.across("C3") == ("C2", "D2", "D3", "C4", "B3", "B2")
    assert TIKAL.across("D3") == ("D2", "E3", "E4", "D4", "C4", "C3")


def test_the_edge_of_the_board_has_nothing_across_it():
    assert TIKAL.across("A1") == (None, None, "B1", "A2", None, None)
    assert TIKAL.across("H1") == (None, None, None, "H2", "G2", "G1")
    assert TIKAL.across("H5")[1:4] == (None, None, None)


def test_neighbours_see_each_other_across_opposite_sides():
    seen = 0
    for name in TIKAL.names:
        for side, other in TIKAL.neighbours(name):
            assert TIKAL.across(other)[opposite(side)] == name
            seen += 1
    # 8 columns of 4 vertical pairs, 7 seams of 9 pairs each, from both sides
    assert seen == 2 * (8 * 4 + 7 * 9)


def test_rotation_carries_each_side_clockwise():
    assert rotated("abcdef", 0) == tuple("abcdef")
    assert rotated("abcdef", 1) == tuple("fabcde")
    assert rotated("abcdef", 4) == tuple("cdefab")
    for steps in range(6):
        turned = rotated(range(6), steps)
        assert all(turned[(side + steps) % 6] == side for side in range(6))
