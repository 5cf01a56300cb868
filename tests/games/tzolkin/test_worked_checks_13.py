"""The worked checks of the rules (section 13), one test each or more."""

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import (
    GEARS,
    TABLES,
    after,
    cells,
    code,
    deal,
    finish_round,
    goods,
    legal,
    opened,
    points,
    table,
    ups,
)

FED = {"corn": 6}


def day(done, **facts):
    """A Food Day with everybody's supper on the table, unless a seat is told otherwise."""
    for seat in range(4):
        facts[f"p{seat}"] = {**FED, **facts.get(f"p{seat}", {})}
    tooth = (7, 13, 20, 26)[done]
    state = table("tikal 1:0", tooth=tooth, food_days_done=done, age=1 + (done > 1), **facts)
    return finish_round(state, "pick tikal 1 0").state


@pytest.mark.parametrize("order", [("palenque", "palenque", "start"), ("start", "palenque", "palenque")])
def test_three_workers_on_0_1_and_the_starting_space_cost_4_13_1(order):
    state = after(table(p0={"corn": 4}), *(f"place {gear}" for gear in order))
    assert goods(state)[0] == 0
    assert code(table(p0={"corn": 0}, mode="none"), "end") == "nothing_done"
    short = after(table(p0={"corn": 3}), *(f"place {gear}" for gear in order[:2]))
    assert code(short, f"place {order[2]}") == "not_enough_corn"


def test_three_workers_and_five_corn_leave_one_hungry_13_2():
    state = day(0, p1={"corn": 5}, p2={"corn": 0})
    assert (goods(state, 1)[0], points(state, 1)) == (1, -3)
    assert points(state, 2) == -9


def test_four_workers_with_two_farms_and_two_corn_13_3():
    state = day(0, p1={"workers": 4, "corn": 2, "buildings": ["A1-01", "A1-04"]})
    assert (goods(state, 1)[0], points(state, 1)) == (0, -3)
    both = day(0, p1={"workers": 4, "corn": 0, "buildings": ["A1-04", "A1-05"]})
    assert (goods(both, 1)[0], points(both, 1)) == (0, 0)


def test_goods_of_the_steps_and_of_those_below_13_4():
    state = day(0, p1={"temples": [3, 2, 4]})
    assert goods(state, 1) == (0, 2, 2, 1, 1)


def test_all_on_their_start_steps_get_six_points_at_the_end_of_age_1_13_5():
    assert [points(day(1), seat) for seat in range(4)] == [6] * 4
    chaac = {"temples": [2, 0, 0]}
    assert [points(day(1, p0=chaac, p1=chaac, p2=chaac, p3=chaac), seat) for seat in range(4)] == [10] * 4


def test_alone_on_all_three_tops_43_at_the_bottom_of_all_minus_6_13_6():
    state = day(1, p1={"temples": [5, 7, 6]}, p2={"temples": [-1, -1, -1]})
    assert (points(state, 1), points(state, 2)) == (43, -6)


@pytest.mark.parametrize("technologies", TABLES)
def test_all_of_architecture_at_tikal_and_at_uxmal_13_7(technologies):
    p0 = {"wood": 2, "stone": 1, "corn": 9, "levels": {"architecture": 3}}
    rows = ["A1-10", "A1-09"]
    tikal = after(
        table("tikal 2:0", technologies=technologies, row=rows, p0=p0), "pick tikal 2 2", "build A1-10 +", "pay w2"
    )
    assert (goods(tikal), points(tikal)) == ((10, 0, 1, 0, 0), 2)
    uxmal = after(table("uxmal 4:0", technologies=technologies, row=rows, p0=p0), "pick uxmal 4 4", "build A1-10 +")
    assert (goods(uxmal), points(uxmal)) == ((9 - 4 + 1, 2, 1, 0, 0), 2)
    # the four corn must be there first
    p0 = {**p0, "corn": 3}
    assert (
        code(table("uxmal 4:0", technologies=technologies, row=["A1-10"], p0=p0), "pick uxmal 4 4")
        == "nothing_to_build"
    )


@pytest.mark.parametrize("technologies", TABLES)
def test_burning_palenque_4_with_all_of_agriculture_13_8(technologies):
    p0 = {"levels": {"agriculture": 3}}
    state = table("palenque 4:0 1:0", technologies=technologies, p0=p0)
    burnt = after(state, "pick palenque 4 4", "burn", "down chaac")
    assert (goods(burnt)[0], burnt.players[0].corn_tiles, burnt.players[0].wood_tiles) == (10, 1, 0)
    assert (burnt.jungle[2].wood, burnt.jungle[2].corn, ups(burnt)) == (3, 3, (-1, 0, 0))
    assert goods(after(burnt, "pick palenque 1 1"))[0] == 14


def test_from_tooth_6_two_days_lead_to_8_and_the_first_food_day_13_9():
    state = table("start 0:0; tikal 1:0", tooth=6, turn_index=3, starting_player=1)
    fast = after(state, "pick tikal 1 0", "end", "days 2")
    assert (fast.tooth, fast.food_days_done, GAME.view(fast, None).food_day) == (8, 0, True)
    later = fast
    for place in range(4):
        later = after(later, f"place {GEARS[place]}", "end")
    assert (later.food_days_done, later.tooth, GAME.view(later, None).food_day) == (1, 9, False)
    foods = [tooth for tooth in range(9, 15) if GAME.view(later.model_copy(update={"tooth": tooth}), None).food_day]
    assert foods == [13, 14]


def test_four_draws_make_six_dummies_13_10():
    hands = [["W-03", "W-04", "W-05", "W-06"], ["W-07", "W-08", "W-09", "W-11"], ["W-12", "W-13", "W-14", "W-15"]]
    state = opened(3, deal(3, wealth=hands, dummies=["W-01", "W-17", "W-02", "W-10"]))
    standing = {(gear, at) for gear in GEARS for at, who in enumerate(cells(state, gear)) if who == -1}
    assert standing == {("palenque", 1), ("palenque", 6), ("chichen", 0), ("palenque", 3), ("tikal", 3), ("tikal", 8)}


def test_leftovers_are_worth_a_quarter_a_corn_13_11():
    state = day(3, p1={"corn": 6 + 5, "wood": 3, "stone": 2, "gold": 1})
    assert GAME.outcome(state).rounds[4][1] == 21


def monument(tile, seats=4, **player):
    """Quarter points of the final scoring of seat 1 with this monument and nothing else that counts."""
    facts = {f"p{seat}": {"corn": 10} for seat in range(seats)}
    others = player.pop("others", {})
    facts["p1"] = {"corn": 2 * player.get("workers", 3), **player, "monuments": [tile, *player.get("monuments", [])]}
    facts.update(others)
    state = table("tikal 1:0", seats, tooth=26, food_days_done=3, age=2, **facts)
    return GAME.outcome(finish_round(state, "pick tikal 1 0").state).rounds[4][1] / 4


def test_monuments_score_as_in_the_examples_13_12():
    assert monument("M-11", temples=[2, 3, 4]) == 12
    assert monument("M-12", temples=[2, 3, 4]) == 15
    assert monument("M-09", technologies=[3, 3, 1, 0]) == 21
    assert monument("M-10", technologies=[3, 3, 1, 0]) == 20
    assert monument("M-08", workers=5) == 12
    others = {"p0": {"corn": 10, "monuments": ["M-06", "M-07"]}, "p2": {"corn": 10, "monuments": ["M-08"]}}
    assert monument("M-05", 3, others=others) == 20


def test_a_worker_on_uxmal_2_with_three_corn_cannot_use_action_1_13_13():
    state = table("uxmal 2:0", p0={"corn": 3})
    assert code(state, "pick uxmal 2 1") == "not_enough_corn"
    assert [one["action"] for one in legal(state, "pick_up")] == [0, 2]
