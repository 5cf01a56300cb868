"""The actions of Tikal, and temples (rules 7.4 to 7.6, 7.17, 7.18)."""

import pytest

from tests.games.tzolkin.script import (
    TECHNOLOGIES,
    after,
    code,
    goods,
    legal,
    legal_kinds,
    points,
    refused,
    table,
    ups,
)

PLENTY = {"wood": 9, "stone": 9, "gold": 9}


@pytest.mark.parametrize("technology", TECHNOLOGIES)
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_an_advance_costs_blocks_by_the_level_it_leads_to_7_4(technology, level, price):
    at = TECHNOLOGIES.index(technology)
    p0 = {"wood": price, "levels": {technology: level}}
    state = after(table("tikal 1:0", p0=p0), "pick tikal 1 1")
    if legal_kinds(state) == {"advance"}:
        state = after(state, f"advance {technology}")
    assert goods(state)[1] == 0
    assert state.players[0].technologies[at] == min(level + 1, 3)
    short = table("tikal 1:0", p0={"wood": price - 1, "technologies": [level] * 4})
    assert code(short, "pick tikal 1 1") == "not_enough_blocks"


def test_blocks_may_be_mixed_7_4():
    p0 = {"wood": 2, "stone": 1, "gold": 1, "levels": {"agriculture": 1}}
    state = after(table("tikal 1:0", p0=p0), "pick tikal 1 1", "advance agriculture")
    paid = [(one["wood"], one["stone"], one["gold"]) for one in legal(state)]
    assert sorted(paid) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (2, 0, 0)]
    assert paid in (sorted(paid), sorted(paid, reverse=True))
    assert goods(after(state, "pay s1g1")) == (0, 2, 0, 0, 0)
    assert refused(state, "pay w1").facts == {"asked": 2, "paid": (1, 0, 0)}
    assert refused(state, "pay w2s1").code == "wrong_amount"
    assert refused(state, "pay s2").code == "not_enough_blocks"


def test_a_technology_out_of_reach_is_refused_7_4():
    state = after(table("tikal 1:0", p0={"gold": 1, "technologies": [2, 0, 0, 1]}), "pick tikal 1 1")
    assert [one["technology"] for one in legal(state)] == ["extraction", "architecture"]
    refusal = refused(state, "advance agriculture")
    assert (refusal.code, refusal.facts["have"]) == ("not_enough_blocks", (0, 0, 1))


def test_two_advances_may_be_in_one_track_or_two_7_4_and_a16():
    state = after(table("tikal 3:0", p0={"wood": 4}), "pick tikal 3 3", "advance theology")
    assert code(after(table("tikal 3:0", p0={"wood": 4}), "pick tikal 3 3"), "decline") == "not_optional"
    assert legal_kinds(state) == {"advance", "decline"}
    twice = after(state, "advance theology")
    assert (twice.players[0].technologies, goods(twice)[1]) == ((0, 0, 0, 2), 1)
    both = after(state, "advance extraction")
    assert (both.players[0].technologies, goods(both)[1], both.pending) == ((0, 1, 0, 1), 2, ())
    once = after(state, "decline")
    assert (once.players[0].technologies, goods(once)[1], once.pending) == ((0, 0, 0, 1), 3, ())


def test_a_second_advance_that_cannot_be_paid_is_not_asked_7_4():
    state = after(table("tikal 3:0", p0={"gold": 1}), "pick tikal 3 3", "advance theology")
    assert (state.pending, goods(state)[3]) == ((), 0)


def test_goods_of_the_first_bonus_pay_for_the_second_advance_7_4_and_a15():
    p0 = {"stone": 1, "levels": {"extraction": 3}}
    state = after(table("tikal 3:0", p0=p0), "pick tikal 3 3", "advance extraction", "take wood", "take gold")
    assert legal_kinds(state) == {"advance", "decline"}
    state = after(state, "advance architecture", "pay w1")
    assert (goods(state), state.players[0].technologies) == ((0, 0, 0, 1, 0), (0, 3, 1, 0))


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_the_bonus_can_be_had_again_and_again_7_4(technology):
    p0 = {"wood": 2, "levels": {technology: 3}}
    bonus = {"agriculture": ["up kukulkan"], "extraction": ["take stone", "take stone"]}.get(technology, [])
    state = after(table("tikal 3:0", p0=p0), "pick tikal 3 3", f"advance {technology}", *bonus)
    more = ["pay w1"] if technology == "extraction" else []
    state = after(state, f"advance {technology}", *more, *bonus)
    assert state.pending == ()
    got = {"agriculture": ups(state)[2], "extraction": goods(state)[2] / 2, "architecture": points(state) / 3}
    assert got.get(technology, goods(state)[4]) == 2


def test_action_2_builds_one_building_7_5():
    state = after(table("tikal 2:0", p0=PLENTY, row=["A1-01", "A1-02", "A1-03"]), "pick tikal 2 2", "build A1-02")
    assert (state.pending, state.players[0].buildings) == ((), ("A1-02",))
    asked = after(table("tikal 2:0", p0=PLENTY, monuments=["M-01"]), "pick tikal 2 2")
    assert "monument" not in legal_kinds(asked)
    assert code(asked, "monument M-01") == "monument_not_here"


def test_action_4_builds_one_or_two_buildings_or_a_monument_7_5_and_a16():
    state = after(
        table("tikal 4:0", p0=PLENTY, row=["A1-01", "A1-02", "A1-03"], monuments=["M-01"]), "pick tikal 4 4"
    )
    assert legal_kinds(state) == {"build", "monument"}
    assert code(state, "decline") == "not_optional"
    one = after(state, "build A1-01")
    assert legal_kinds(one) == {"build", "decline"}
    assert code(one, "monument M-01") == "monument_not_here"
    assert after(one, "decline").players[0].buildings == ("A1-01",)
    two = after(one, "build A1-03")
    assert (two.pending, two.players[0].buildings) == ((), ("A1-01", "A1-03"))
    great = after(state, "monument M-01")
    assert (great.pending, great.players[0].monuments, goods(great)[1:4]) == ((), ("M-01",), (6, 7, 8))
    assert great.monuments[0] is None


def test_action_5_is_a_step_on_two_temples_for_a_block_7_6():
    state = after(table("tikal 5:0", p0={"wood": 1, "gold": 1}), "pick tikal 5 5")
    assert [(one["wood"], one["stone"], one["gold"]) for one in legal(state)] in (
        [(0, 0, 1), (1, 0, 0)],
        [(1, 0, 0), (0, 0, 1)],
    )
    paid = after(state, "pay g1", "up quetzalcoatl")
    assert [one["temple"] for one in legal(paid)] == ["chaac", "kukulkan"]
    assert refused(paid, "up quetzalcoatl").facts == {"temple": "quetzalcoatl"}
    assert code(paid, "up quetzalcoatl") == "same_temple"
    done = after(paid, "up kukulkan")
    assert (ups(done), goods(done), done.pending) == ((0, 1, 1), (0, 1, 0, 0, 0), ())


def test_a_step_of_action_5_that_is_impossible_is_lost_7_6():
    p0 = {"wood": 1, "temples": [4, 0, 0]}
    state = after(table("tikal 5:0", p0=p0, p2={"temples": [5, 0, 0]}), "pick tikal 5 5", "up chaac", "up kukulkan")
    assert (ups(state), goods(state)[1]) == ((4, 0, 1), 0)


@pytest.mark.parametrize(("temple", "top"), [("chaac", 5), ("quetzalcoatl", 7), ("kukulkan", 6)])
def test_one_marker_alone_reaches_the_top_7_17(temple, top):
    below = {"corn": 6, "temples": {temple: top - 1}, "light": False}
    state = table("uxmal 1:0 7:0", p0=below)
    risen = after(state, "pick uxmal 1 1", f"up {temple}")
    at = ("chaac", "quetzalcoatl", "kukulkan").index(temple)
    assert (ups(risen)[at], risen.players[0].light) == (top, True)
    assert ups(after(risen, "pick uxmal 7 1", f"up {temple}"))[at] == top
    taken = table("uxmal 1:0", p0=below, p3={"temples": {temple: top}})
    lost = after(taken, "pick uxmal 1 1", f"up {temple}")
    assert (ups(lost)[at], lost.players[0].light) == (top - 1, False)
    shared = table("uxmal 1:0", p0={**below, "temples": {temple: top - 2}}, p3={"temples": {temple: top - 1}})
    assert ups(after(shared, "pick uxmal 1 1", f"up {temple}"))[at] == top - 1


def test_stepping_down_frees_the_top_7_17():
    p3 = {"temples": [5, 0, 0], "corn": 0}
    state = table("uxmal 1:0; tikal 0:3", seat=3, starting_player=3, p0={"corn": 3, "temples": [4, 0, 0]}, p3=p3)
    begged = after(state, "beg", "down chaac", "place tikal", "end", "pick uxmal 1 1", "up chaac")
    assert (ups(begged, 0)[0], ups(begged, 3)[0]) == (5, 4)


def test_the_bottom_step_can_be_left_but_not_gone_below_7_18():
    p0 = {"temples": [-1, -1, 0], "corn": 3}
    state = after(table("palenque 4:0", p0=p0), "pick palenque 4 4", "burn")
    assert (ups(state), state.pending) == ((-1, -1, -1), ())
    up = after(table("uxmal 1:0", p0=p0), "pick uxmal 1 1", "up chaac")
    assert ups(up) == (0, -1, 0)


def test_one_of_the_temples_above_the_bottom_is_chosen_7_18():
    p0 = {"temples": [-1, 0, 3]}
    state = after(table("palenque 4:0", p0=p0), "pick palenque 4 4", "burn")
    assert [one["temple"] for one in legal(state)] == ["quetzalcoatl", "kukulkan"]
    assert refused(state, "down chaac").code == "at_bottom"
    assert ups(after(state, "down kukulkan")) == (-1, 0, 2)
