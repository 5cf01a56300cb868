"""The table of edge cases (rules, section 12), by the number of the case."""

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import (
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

MASTER = {"corn": 20, "wood": 9, "stone": 9, "gold": 9, "levels": {"architecture": 3}}
SPEED = {"turn_index": 3, "starting_player": 1}


def test_beg_and_then_pick_up_12_1():
    state = after(table("yaxchilan 3:0"), "beg", "down chaac", "pick yaxchilan 3 1", "end")
    assert (goods(state), ups(state)) == ((1, 1, 0, 0, 0), (-1, 0, 0))


def test_free_choice_spaces_can_be_placed_on_12_2():
    six, ten = " ".join(f"{n}:d" for n in range(6)), " ".join(f"{n}:1" for n in range(10))
    state = after(table(f"tikal {six}; chichen {ten}", p0={"corn": 17}), "place tikal", "place chichen")
    assert (cells(state, "tikal")[6], cells(state, "chichen")[10], goods(state)[0]) == (0, 0, 0)


def test_the_bank_gives_what_is_left_12_3():
    state = after(table("yaxchilan 4:0", skulls=1, p0={"levels": {"theology": 1}}), "pick yaxchilan 4 4")
    assert (goods(state)[4], state.skulls) == (1, 0)


def test_too_few_skulls_for_all_are_for_nobody_12_4():
    high = {"temples": [0, 0, 5]}
    state = finish_round(table("tikal 1:0", tooth=7, skulls=1, p1=high, p2=high), "pick tikal 1 0").state
    assert (goods(state, 1)[4], goods(state, 2)[4], state.skulls) == (0, 0, 1)


def test_an_occupied_top_costs_the_step_but_not_the_refund_12_5():
    state = table("uxmal 1:0", p0={"corn": 3, "temples": [4, 0, 0]}, p1={"temples": [5, 0, 0]})
    lost = after(state, "pick uxmal 1 1", "up chaac")
    assert (goods(lost)[0], ups(lost)) == (0, (4, 0, 0))


def test_an_offering_to_a_temple_that_cannot_be_climbed_is_allowed_with_a_warning_12_6():
    p0 = {"corn": 3, "wood": 1, "temples": [5, 0, 0]}
    state = after(table("uxmal 1:0", p0=p0), "pick uxmal 1 1")
    action = GAME.parse_action({"kind": "step_up", "temple": "chaac"})
    assert action in GAME.legal_actions(state, 0)
    assert [one.code for one in GAME.cautions(state, 0, action)]
    useful = GAME.parse_action({"kind": "step_up", "temple": "kukulkan"})
    assert GAME.cautions(state, 0, useful) == ()


def test_a_skull_for_a_full_temple_brings_points_and_block_12_7():
    p0 = {"skull": 1, "temples": [0, 0, 6]}
    state = after(table("chichen 6:0", p0=p0), "pick chichen 6 6", "take wood")
    assert (points(state), goods(state), ups(state)) == (8, (0, 1, 0, 0, 0), (0, 0, 6))


def test_ahead_from_9_is_any_action_12_8():
    p0 = {"skull": 1, "levels": {"theology": 2}}
    state = table("chichen 9:0", p0=p0)
    assert [one["action"] for one in legal(state, "pick_up")] == list(range(10))
    assert points(after(state, "pick chichen 9 1")) == 4


def test_ahead_onto_a_filled_place_is_not_allowed_12_9():
    p0 = {"skull": 1, "levels": {"theology": 2}}
    state = table("chichen 4:0", chichen={5: 3}, p0=p0)
    assert code(state, "pick chichen 4 5") == "space_filled"


def test_agriculture_helps_in_actions_elsewhere_12_10():
    p0 = {"corn": 1, "levels": {"agriculture": 3}}
    uxmal = table("uxmal 5:0", p0=p0)
    assert goods(after(uxmal, "pick uxmal 5 5", "act palenque 1"))[0] == 4
    assert goods(after(uxmal, "pick uxmal 5 5", "act palenque 2"))[0] == 7
    p0 = {**p0, "wood": 2, "stone": 1, "gold": 1}
    tile = table("tikal 2:0", age=2, row=["A2-09"], p0=p0)
    assert goods(after(tile, "pick tikal 2 2", "act palenque 2"))[0] == 7


def test_extraction_adds_to_both_blocks_of_yaxchilan_5_12_11():
    for level, expected in ((1, (2, 0, 1, 1, 0)), (2, (2, 0, 2, 1, 0)), (3, (2, 0, 2, 2, 0))):
        state = table("yaxchilan 5:0", p0={"levels": {"extraction": level}})
        assert goods(after(state, "pick yaxchilan 5 5")) == expected


def test_extraction_adds_nothing_elsewhere_12_12():
    full = {"levels": {"extraction": 3}}
    building = table("tikal 2:0", row=["A1-07"], p0={**full, "wood": 3})
    assert goods(after(building, "pick tikal 2 2")) == (0, 0, 1, 0, 0)
    market = table("uxmal 2:0", p0={**full, "corn": 4})
    assert goods(after(market, "pick uxmal 2 2", "swap corn wood", "decline")) == (2, 1, 0, 0, 0)
    skull = table("chichen 6:0", p0={**full, "skull": 1})
    assert goods(after(skull, "pick chichen 6 6", "take gold")) == (0, 0, 0, 1, 0)


def test_theology_adds_no_skull_elsewhere_12_13():
    full = {"levels": {"theology": 3}}
    bonus = table("tikal 1:0", p0={**full, "wood": 1})
    assert goods(after(bonus, "pick tikal 1 1", "advance theology"))[4] == 1
    tile = table("tikal 2:0", row=["A2-06"], p0={**full, "wood": 2, "stone": 2})
    assert goods(after(tile, "pick tikal 2 2", "advance agriculture"))[4] == 1
    temple = table("tikal 1:0", tooth=7, p0={**full, "temples": [0, 0, 4]})
    assert goods(finish_round(temple, "pick tikal 1 0").state)[4] == 1


def test_two_buildings_share_one_architecture_12_14():
    rows = ["A1-01", "A1-02", "A1-03"]
    state = after(table("tikal 4:0", row=rows, p0=MASTER), "pick tikal 4 4", "build A1-01 +", "build A1-02")
    assert (points(state), goods(state)[:2]) == (2, (21, 8))


def test_the_building_within_a_building_has_its_own_12_15():
    rows = ["A1-12", "A1-02", "A1-03"]
    state = after(table("tikal 2:0", row=rows, p0=MASTER), "pick tikal 2 2", "build A1-12 +", "pay g1", "up chaac")
    state = after(state, "build A1-02 +")
    assert (points(state), goods(state)[:4]) == (4, (22, 9, 9, 8))


def test_a_building_for_nothing_is_legal_12_16():
    free = {"levels": {"architecture": 3}}
    tikal = after(table("tikal 2:0", row=["A1-01"], p0=free), "pick tikal 2 2")
    uxmal = after(table("uxmal 4:0", row=["A1-13"], p0=free), "pick uxmal 4 4")
    for state in (tikal, uxmal):
        assert (len(state.players[0].buildings), goods(state)[0]) == (1, 1)


def test_the_row_is_refilled_only_at_the_end_of_the_turn_12_17():
    state = after(table("tikal 2:0 7:0", row=["A1-01", "A1-02"], p0=MASTER), "pick tikal 2 2", "build A1-01 +")
    assert state.row[0] is None
    assert None not in after(state, "pick tikal 7 0", "end").row


def test_on_the_second_food_day_the_row_is_refilled_and_then_replaced_12_18():
    dealt = deal()
    state = table(
        "tikal 2:0 1:1",
        tooth=13,
        food_days_done=1,
        dealt=dealt,
        p0=MASTER,
        p1=MASTER,
        turn_index=2,
        starting_player=2,
    )
    one = after(state, "pick tikal 2 2", "build A1-01 +", "end")
    assert one.row == ("A1-07", *dealt.age1[1:6])
    assert after(one, "pick tikal 1 0", "end").row == dealt.age2[:6]


def test_an_own_worker_on_6_forbids_two_days_12_19():
    state = table("start 0:0; tikal 1:0; uxmal 6:0", **SPEED)
    assert after(state, "pick tikal 1 0", "end").phase == "turn"


def test_a_dummy_on_6_allows_two_days_12_20():
    state = table("start 0:0; tikal 1:0; uxmal 6:d; chichen 9:d", **SPEED)
    assert after(state, "pick tikal 1 0", "end").phase == "advance_choice"


def test_the_marker_passes_left_from_its_holder_12_21():
    state = table("start 0:1; tikal 1:0", **SPEED, p1={"light": False})
    assert after(state, "pick tikal 1 0", "end").starting_player == 2


def test_a_food_day_jumped_over_is_the_next_round_12_22():
    state = table("start 0:0; tikal 1:0", tooth=12, food_days_done=1, **SPEED)
    jumped = after(state, "pick tikal 1 0", "end", "days 2")
    assert (jumped.tooth, jumped.food_days_done, GAME.view(jumped, None).food_day) == (14, 1, True)


def test_a_skull_paid_can_be_gained_again_12_23():
    p0 = {"gold": 4, "skull": 1}
    state = table("tikal 4:0; yaxchilan 4:0", skulls=0, row=[], monuments=["M-13"], p0=p0)
    assert goods(after(state, "pick tikal 4 4", "pick yaxchilan 4 4"))[4] == 1


def test_a_wealth_tile_is_no_building_12_24():
    p1 = {"corn": 9, "monuments": ["M-04"], "chosen": ["W-14", "W-15"]}
    state = table("tikal 1:0", tooth=26, food_days_done=3, age=2, p1=p1)
    over = finish_round(state, "pick tikal 1 0").state
    assert GAME.outcome(over).rounds[4][1] == (9 - 4) + 4 * 2


def test_half_a_supper_is_none_12_25():
    state = finish_round(table("tikal 1:0", tooth=7, p1={"corn": 1}), "pick tikal 1 0").state
    assert (goods(state, 1)[0], points(state, 1)) == (1, -9)


def test_fractions_are_kept_in_the_final_score_12_26():
    p1 = {"corn": 7}
    over = finish_round(table("tikal 1:0", tooth=26, food_days_done=3, p1=p1), "pick tikal 1 0").state
    assert GAME.outcome(over).scores[1] % 4 == 1


def test_corn_on_the_teeth_is_lost_at_the_end_12_27():
    state = table("tikal 1:0", tooth=26, food_days_done=3, corn_on_teeth=9)
    over = finish_round(state, "pick tikal 1 0").state
    assert GAME.outcome(over).rounds[4] == (0, 0, 0, 0)


def test_blocks_and_corn_never_run_out_12_28():
    state = table("yaxchilan 5:0 6:0 7:0", p0={"wood": 65, "stone": 65, "gold": 65, "corn": 500})
    done = after(state, "pick yaxchilan 5 5", "pick yaxchilan 6 5", "pick yaxchilan 7 1")
    assert goods(done) == (504, 66, 67, 67, 0)


def test_a_legal_automatic_turn_always_exists_12_29():
    low = "palenque 0:d; yaxchilan 0:d; tikal 0:d; uxmal 0:d; chichen 0:d; start 0:1"
    for state in (
        opened(),
        table(),
        table("tikal 1:0 2:0 3:0"),
        table(low),
        table(low, p0={"temples": [-1, -1, -1]}),
        after(table("tikal 3:0", p0={"wood": 4}), "pick tikal 3 3"),
        after(table("chichen 6:0", p0={"skull": 1}), "pick chichen 6 6"),
        table(phase="advance_choice"),
    ):
        first = min(GAME.to_act(state))
        now = state
        for action in GAME.idle_turn(state, first):
            assert action in GAME.legal_actions(now, first)
            step = GAME.apply(now, first, action)
            now = step.state
        assert step.ends_turn
    lifted = GAME.idle_turn(table("tikal 1:0 2:0"), 0)
    assert [GAME.dump_action(one)["kind"] for one in lifted] == ["pick_up", "end_turn"]
    assert GAME.dump_action(lifted[0])["action"] == 0
    assert GAME.idle_turn(table(low), 0)[0].kind == "beg"
