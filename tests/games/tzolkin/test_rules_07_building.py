"""Buildings and monuments: paying, architecture, effects (rules 7.10 to 7.16)."""

import pytest

from tests.games.tzolkin.script import (
    TABLES,
    after,
    code,
    deal,
    goods,
    legal,
    legal_kinds,
    points,
    refused,
    table,
    ups,
)

PLENTY = {"corn": 20, "wood": 9, "stone": 9, "gold": 9}
MASTER = {**PLENTY, "levels": {"architecture": 3}}
FOUR = ["A1-01", "A1-10", "A1-13", "A1-11"]


def offered(state):
    """What may be built, with and without architecture."""
    return [(one["building"], one["architecture"]) for one in legal(state, "build")]


def payments(state):
    return sorted((one["wood"], one["stone"], one["gold"]) for one in legal(state, "pay"))


@pytest.mark.parametrize("technologies", TABLES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_architecture_applies_to_the_building_of_action_2_7_10_and_a5(technologies, level):
    p0 = {**PLENTY, "levels": {"architecture": level}}
    state = after(table("tikal 2:0", technologies=technologies, row=FOUR, p0=p0), "pick tikal 2 2")
    assert offered(state) == [(one, True) for one in FOUR]
    assert code(state, "build A1-10") == "architecture_applies"


@pytest.mark.parametrize("where", ["tikal 2", "tikal 4", "uxmal 4"])
def test_without_a_level_there_is_no_architecture_7_10_and_a5(where):
    gear, space = where.split()
    state = after(table(f"{gear} {space}:0", row=FOUR, p0=PLENTY), f"pick {gear} {space} {space}")
    assert offered(state) == [(one, False) for one in FOUR]
    assert refused(state, "build A1-10 +").facts == {"used": False}
    assert code(state, "build A1-10 +") == "architecture_not_available"


def test_for_the_first_of_two_buildings_the_player_decides_7_10_and_a5():
    state = after(table("tikal 4:0", row=FOUR, p0=MASTER), "pick tikal 4 4")
    assert sorted(offered(state)) == [(one, flag) for one in sorted(FOUR) for flag in (False, True)]


def test_the_discount_leaves_out_one_block_of_choice_7_10_and_a6():
    state = after(table("tikal 2:0", row=FOUR, p0=MASTER), "pick tikal 2 2", "build A1-10 +")
    assert payments(state) == [(1, 1, 0), (2, 0, 0)]
    built = after(state, "pay w1s1")
    assert (goods(built), points(built)) == ((21, 8, 8, 9, 0), 2)
    assert code(state, "pay w2s1") == "wrong_amount"
    assert code(state, "pay s2") == "wrong_amount"


def test_the_discount_at_uxmal_is_two_corn_7_10_and_a6():
    built = after(table("uxmal 4:0", row=FOUR, p0=MASTER), "pick uxmal 4 4", "build A1-10 +")
    assert (goods(built), points(built), built.pending) == ((20 - 4 + 1, 9, 9, 9, 0), 2, ())
    free = after(table("uxmal 4:0", row=FOUR, p0=MASTER), "pick uxmal 4 4", "build A1-01 +")
    assert goods(free)[0] == 21


def test_the_discount_decides_what_can_be_paid_7_10():
    poor = {"wood": 1, "stone": 1, "levels": {"architecture": 3}}
    state = table("tikal 2:0 4:0", row=["A1-10", "A1-09", "A1-04"], p0=poor)
    assert offered(after(state, "pick tikal 2 2")) == [("A1-10", True), ("A1-09", True)]
    assert code(after(state, "pick tikal 2 2"), "build A1-04 +") == "not_enough_blocks"
    four = after(state, "pick tikal 4 4")
    assert offered(four) == [("A1-10", True), ("A1-09", True)]
    assert code(four, "build A1-10") == "not_enough_blocks"


def test_a_tile_that_raises_architecture_does_not_help_itself_7_11():
    p0 = {"gold": 1, "levels": {"architecture": 0}}
    state = after(table("tikal 2:0", row=["A1-13"], p0=p0), "pick tikal 2 2")
    assert (goods(state), points(state), state.players[0].technologies[2]) == ((0, 0, 0, 0, 0), 0, 1)
    second = {"gold": 1, "levels": {"architecture": 2}}
    state = after(table("tikal 2:0", row=["A1-13"], p0=second), "pick tikal 2 2")
    assert (goods(state), points(state), state.players[0].technologies[2]) == ((1, 0, 0, 1, 0), 0, 3)


def test_the_exact_cost_is_paid_and_the_slot_stays_empty_7_12():
    state = table("tikal 2:0 7:0", row=["A1-10", "A1-01", "A1-02"], p0=PLENTY)
    built = after(state, "pick tikal 2 2", "build A1-10")
    assert (goods(built), built.row) == ((20, 7, 8, 9, 0), (None, "A1-01", "A1-02", None, None, None))
    again = after(built, "pick tikal 7 2")
    assert offered(again) == [("A1-01", False), ("A1-02", False)]
    assert refused(again, "build A1-10").facts == {"building": "A1-10"}
    assert code(again, "build A1-10") == code(again, "build X") == "not_in_row"


def test_architecture_of_one_action_comes_once_7_13():
    state = after(table("tikal 4:0", row=FOUR, p0=MASTER), "pick tikal 4 4", "build A1-10 +", "pay w2")
    assert offered(state) == [("A1-01", False), ("A1-13", False), ("A1-11", False)]
    assert refused(state, "build A1-01 +").facts == {"used": True}
    done = after(state, "build A1-11")
    assert (goods(done), points(done)) == ((21, 9 - 2 - 1, 9 - 2, 9, 0), 2)


def test_not_used_for_the_first_it_applies_to_the_second_7_13():
    state = after(table("tikal 4:0", row=FOUR, p0=MASTER), "pick tikal 4 4", "build A1-10")
    assert offered(state) == [("A1-01", True), ("A1-13", True), ("A1-11", True)]
    assert code(state, "build A1-01") == "architecture_applies"
    done = after(state, "build A1-11 +", "pay w1s1")
    assert (goods(done), points(done)) == ((21, 9 - 2 - 1, 9 - 1 - 1, 9, 0), 2)


def test_a_level_from_the_first_counts_for_the_second_7_13():
    state = after(table("tikal 4:0", row=FOUR, p0=PLENTY), "pick tikal 4 4", "build A1-13")
    assert offered(state) == [("A1-01", True), ("A1-10", True), ("A1-11", True)]
    done = after(state, "build A1-01 +")
    assert (goods(done)[0], points(done)) == (21, 0)


def test_goods_from_the_first_pay_for_the_second_7_13_and_a15():
    p0 = {"wood": 4}
    rows = ["A1-07", "A1-08"]
    state = after(table("tikal 4:0", row=rows, p0=p0), "pick tikal 4 4", "build A1-08")
    assert (goods(state), state.players[0].technologies) == ((1, 0, 0, 0, 0), (1, 1, 0, 0))


def test_the_second_building_is_optional_7_13_and_a5():
    state = after(table("tikal 4:0", row=FOUR, p0=MASTER), "pick tikal 4 4", "build A1-10", "decline")
    assert (points(state), goods(state)[0], state.pending) == (0, 20, ())


def test_a_second_building_that_cannot_be_paid_is_not_asked_7_13():
    state = after(table("tikal 4:0", row=["A1-01", "A1-02"], p0={"wood": 1}), "pick tikal 4 4", "build A1-02")
    assert state.pending == ()


MAY = {
    "A1-12": ("A1", ["up chaac"], {"build", "decline"}),
    "A2-08": ("A2", [], {"exchange", "decline"}),
    "A2-09": ("A2", [], {"act", "decline"}),
}


@pytest.mark.parametrize("tile", MAY)
def test_what_a_tile_says_may_be_done_can_be_declined_7_14(tile):
    age, orders, asked = MAY[tile]
    rows = [tile, "A1-01"]
    p0 = {**PLENTY}
    state = after(table("tikal 2:0", age=int(age[1]), row=rows, p0=p0), "pick tikal 2 2", f"build {tile}", *orders)
    assert legal_kinds(state) == asked
    done = after(state, "decline")
    assert done.pending == ()
    assert (goods(done)[0], points(done)) == (20, {"A1-12": 0, "A2-08": 6, "A2-09": 2}[tile])


def test_free_advances_cost_nothing_and_give_the_bonus_from_level_3_7_14_and_a17():
    p0 = {"stone": 1, "gold": 2, "levels": {"extraction": 3}}
    state = after(table("tikal 2:0", age=2, row=["A2-17"], p0=p0), "pick tikal 2 2")
    assert legal_kinds(state) == {"advance"}
    assert code(state, "decline") == "not_optional"
    state = after(state, "advance extraction", "take wood", "take wood", "advance theology")
    assert (goods(state), state.players[0].technologies) == ((0, 2, 0, 0, 0), (0, 3, 0, 1))


def test_both_free_advances_may_be_in_one_track_7_14():
    p0 = {"stone": 1, "gold": 2}
    state = after(
        table("tikal 2:0", age=2, row=["A2-17"], p0=p0), "pick tikal 2 2", "advance theology", "advance theology"
    )
    assert state.players[0].technologies == (0, 0, 0, 2)


def test_the_extra_building_has_architecture_of_its_own_7_15_and_a5():
    rows = ["A1-12", "A1-01", "A1-10", "A1-11"]
    state = after(table("tikal 4:0", row=rows, p0=MASTER), "pick tikal 4 4", "build A1-12 +", "pay g1", "up kukulkan")
    assert offered(state) == [("A1-01", True), ("A1-10", True), ("A1-11", True)]
    assert "monument" not in legal_kinds(state)
    assert code(state, "monument M-01") == "monument_not_here"
    inner = after(state, "build A1-10 +", "pay w2")
    assert (points(inner), goods(inner)[0]) == (4, 22)
    # then the second building of the action, for which architecture has been used
    assert offered(inner) == [("A1-01", False), ("A1-11", False)]
    done = after(inner, "build A1-01")
    assert (points(done), done.players[0].buildings) == (4, ("A1-12", "A1-10", "A1-01"))


def test_the_extra_building_leaves_the_second_ones_architecture_alone_7_15():
    rows = ["A1-12", "A1-01", "A1-10", "A1-11"]
    state = table("tikal 4:0", row=rows, p0=MASTER)
    state = after(state, "pick tikal 4 4", "build A1-12", "up kukulkan", "build A1-10 +", "pay w2")
    assert offered(state) == [("A1-01", True), ("A1-11", True)]
    assert points(after(state, "build A1-01 +")) == 4


def test_the_extra_building_is_paid_in_blocks_even_after_uxmal_7_15():
    state = table("uxmal 4:0", row=["A1-12", "A1-10"], p0={"corn": 20, "wood": 2, "stone": 1})
    state = after(state, "pick uxmal 4 4", "build A1-12", "up chaac", "build A1-10")
    assert (goods(state), ups(state)) == ((16, 0, 0, 0, 0), (2, 1, 0))
    poor = table("uxmal 4:0", row=["A1-12", "A1-10"], p0={"corn": 20})
    assert after(poor, "pick uxmal 4 4", "build A1-12", "up chaac").pending == ()


def test_monuments_know_no_architecture_and_are_not_replaced_7_16():
    state = table("tikal 4:0", row=["A1-01"], monuments=["M-01", "M-04"], p0=MASTER)
    built = after(state, "pick tikal 4 4", "monument M-04")
    assert (goods(built), points(built)) == ((20, 8, 6, 7, 0), 0)
    ended = after(built, "end")
    assert ended.monuments[:2] == ("M-01", None)
    assert ended.row[0] == "A1-01"


def test_the_skull_of_monument_13_returns_to_the_bank_7_16_and_a19():
    p0 = {"gold": 4, "skull": 1}
    state = table(
        "tikal 4:0; yaxchilan 4:0", skulls=0, monuments=["M-13"], row=[], p0=p0, dealt=deal(monuments=["M-13"])
    )
    built = after(state, "pick tikal 4 4")
    assert (built.players[0].monuments, goods(built), built.skulls) == (("M-13",), (0, 0, 0, 0, 0), 1)
    again = after(built, "pick yaxchilan 4 4")
    assert (goods(again)[4], again.skulls) == (1, 0)


def test_refusals_of_monuments_7_16():
    rich = after(table("tikal 4:0", row=["A1-01"], monuments=["M-01", "M-13"], p0=PLENTY), "pick tikal 4 4")
    assert code(rich, "monument M-13") == "no_skull"
    assert code(rich, "monument M-02") == code(rich, "monument A1-01") == "not_on_display"
    few = {"wood": 2, "stone": 2, "gold": 1}
    poor = after(table("tikal 4:0", row=["A1-01", "A1-06"], monuments=["M-01"], p0=few), "pick tikal 4 4")
    assert refused(poor, "monument M-01").facts == {"need": (3, 2, 1), "have": (2, 2, 1)}
