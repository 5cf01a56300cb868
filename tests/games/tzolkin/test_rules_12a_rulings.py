"""The rulings (rules 12a) that no other test shows: automatic answers, ends of turns, order of effects."""

import pytest

from engine.core.errors import Illegal
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import (
    after,
    asked,
    code,
    goods,
    kinds,
    legal,
    legal_kinds,
    play,
    points,
    refused,
    table,
    ups,
)

PLENTY = {"corn": 20, "wood": 9, "stone": 9, "gold": 9}


def test_the_engine_never_ends_a_turn_by_itself_a3():
    for board, orders in (("", ["place tikal"] * 3), ("tikal 1:0", ["pick tikal 1 0"])):
        state = after(table(board, p0={"corn": 20}), *orders)
        assert asked(state) == 0
        assert "end_turn" in legal_kinds(state)
        step = play(state, "end")
        assert step.ends_turn
        assert asked(step.state) == 1


def test_only_ending_choosing_and_days_end_a_turn_a3():
    state = table("tikal 1:0", p0=PLENTY)
    for text in ("beg", "place uxmal", "pick tikal 1 0"):
        start = table("tikal 1:0") if text == "beg" else state
        assert not play(start, text).ends_turn


def test_begging_alone_is_no_turn_a3():
    state = after(table(), "beg", "down chaac")
    assert code(state, "end") == "nothing_done"


def test_a_single_answer_is_given_by_itself_a4():
    step = play(table("palenque 2:0"), "pick palenque 2 2")
    assert step.state.pending == ()
    assert {"picked_up", "harvested"} <= set(kinds(step))
    for board, facts, what in (
        ("tikal 1:0", {"p0": {"gold": 1, "technologies": [1, 1, 1, 0]}}, "pick tikal 1 1"),
        ("tikal 2:0", {"row": ["A1-10"], "p0": {"wood": 2, "stone": 1}}, "pick tikal 2 2"),
        ("tikal 4:0", {"row": [], "monuments": ["M-07"], "p0": {"wood": 1, "gold": 4}}, "pick tikal 4 4"),
        ("uxmal 2:0", {"p0": {"corn": 1}}, "pick uxmal 2 2"),
        ("palenque 3:0", {"p0": {"temples": [-1, -1, -1]}}, "pick palenque 3 3"),
    ):
        assert after(table(board, **facts), what).pending == ()


def test_declining_counts_as_an_answer_a4():
    # one second advance is possible, or none: two answers
    p0 = {"wood": 2, "technologies": [1, 1, 1, 0]}
    state = after(table("tikal 3:0", p0={**p0, "wood": 3}), "pick tikal 3 3", "advance theology")
    assert legal_kinds(state) == {"advance", "decline"}
    none = after(table("tikal 3:0", p0={**p0, "wood": 1}), "pick tikal 3 3")
    assert none.pending == ()


def test_two_answers_with_equal_results_are_still_asked_a4():
    p0 = {"corn": 3, "temples": [5, 7, 6]}
    state = after(table("uxmal 1:0", p0=p0), "pick uxmal 1 1")
    assert [one["temple"] for one in legal(state)] == ["chaac", "quetzalcoatl", "kukulkan"]
    results = {GAME.dump(after(state, f"up {temple}")) for temple in ("chaac", "quetzalcoatl", "kukulkan")}
    assert len(results) == 1


def test_choosing_placing_picking_begging_and_ending_are_never_automatic_a4():
    low = "palenque 0:d; yaxchilan 0:d; tikal 0:d; uxmal 0:d; chichen 0:d; start 0:1"
    state = table(low)
    assert [one["kind"] for one in legal(state)] == ["beg"]
    assert asked(state) == 0
    placed = after(table(), "place tikal")
    assert [one["kind"] for one in legal(placed)] == ["end_turn"]
    lifted = after(table("tikal 1:0"), "pick tikal 1 0")
    assert [one["kind"] for one in legal(lifted)] == ["end_turn"]


def test_the_second_temple_of_t5_is_asked_while_two_are_left_a4():
    state = after(table("tikal 5:0", p0={"wood": 1}), "pick tikal 5 5", "up chaac")
    assert len(legal(state)) == 2


def test_the_block_left_out_is_the_only_choice_of_a_discount_a6():
    p0 = {**PLENTY, "levels": {"architecture": 2}}
    state = after(table("tikal 2:0", row=["A1-04", "A1-11"], p0=p0), "pick tikal 2 2", "build A1-04 +")
    assert (state.pending, goods(state)[1]) == ((), 6)
    two = after(table("tikal 2:0", row=["A1-04", "A1-11"], p0=p0), "pick tikal 2 2", "build A1-11 +")
    assert sorted((one["wood"], one["stone"]) for one in legal(two)) == [(0, 2), (1, 1)]


def test_take_corn_and_harvest_without_tile_never_compete_a7():
    p0 = {"levels": {"agriculture": 2}}
    visible = after(table("palenque 3:0", jungle={3: (4, 3)}, p0=p0), "pick palenque 3 3")
    covered = after(table("palenque 3:0", jungle={3: (4, 4)}, p0=p0), "pick palenque 3 3")
    for state, tiles in ((visible, 1), (covered, 0)):
        assert [one["take"] for one in legal(state)].count("corn") == 1
        assert after(state, "corn").players[0].corn_tiles == tiles


def test_burning_beside_a_visible_corn_tile_is_legal_and_it_stays_a8():
    state = after(table("palenque 5:0", jungle={5: (4, 2)}), "pick palenque 5 5", "burn")
    assert (goods(state)[0], legal_kinds(state)) == (9, {"step_down"})
    field = after(state, "down chaac").jungle[3]
    assert (field.corn, field.wood, field.visible) == (3, 1, 2)


def test_all_costs_of_an_action_must_be_covered_when_it_is_chosen_a10():
    # steps back, then the fee, then the building
    for corn, board, what in ((3, "uxmal 3:0", "pick uxmal 3 1"), (0, "uxmal 5:0", "pick uxmal 5 5")):
        assert code(table(board, p0={"corn": corn}), what) == "not_enough_corn"
    assert refused(table("uxmal 3:0", p0={"corn": 3}), "pick uxmal 3 1").facts == {"need": 5, "have": 3}
    assert after(table("uxmal 3:0", p0={"corn": 5}), "pick uxmal 3 1").pending


def test_the_fee_is_paid_before_anything_is_gained_a10():
    state = after(table("uxmal 5:0", p0={"corn": 1}), "pick uxmal 5 5")
    assert goods(state)[0] == 0
    assert code(state, "act uxmal 1") == "not_enough_corn"


def test_u5_must_be_used_and_the_tile_need_not_a12():
    assert code(after(table("uxmal 5:0", p0=PLENTY), "pick uxmal 5 5"), "decline") == "not_optional"
    tile = after(table("tikal 2:0", row=["A2-09", "A2-11"], p0=PLENTY), "pick tikal 2 2", "build A2-09")
    assert goods(tile)[0] == 20
    assert goods(after(tile, "act yaxchilan 1"))[:2] == (19, 9 - 2 + 1)
    assert goods(after(tile, "decline"))[0] == 20


def test_begging_takes_place_before_the_temple_is_asked_a13():
    step = play(table("tikal 1:0"), "beg")
    assert (goods(step.state)[0], legal_kinds(step.state)) == (3, {"step_down"})
    later = after(step.state, "down kukulkan")
    assert legal_kinds(later) == {"place", "pick_up"}


def test_effects_come_in_the_listed_order_each_to_its_end_a15():
    p0 = {"wood": 3, "levels": {"extraction": 3}}
    # the advance with its bonus, then the stone
    state = after(table("tikal 2:0", row=["A2-04"], p0=p0), "pick tikal 2 2", "advance extraction")
    assert legal_kinds(state) == {"take_block"}
    assert goods(state)[2] == 0
    done = after(state, "take wood", "take wood")
    assert goods(done) == (0, 2, 1, 0, 0)
    # the market, then the points
    market = after(table("tikal 2:0", row=["A2-08"], p0={"corn": 4, "stone": 3}), "pick tikal 2 2")
    assert (legal_kinds(market), points(market)) == ({"exchange", "decline"}, 0)
    assert points(after(market, "decline")) == 6


def test_a_second_building_waits_for_the_effects_of_the_first_a15():
    rows = ["A1-12", "A1-01", "A1-02"]
    state = after(table("tikal 4:0", row=rows, p0=PLENTY), "pick tikal 4 4", "build A1-12")
    assert legal_kinds(state) == {"step_up"}
    state = after(state, "up chaac")
    assert len(state.pending) >= 2
    inner = after(state, "decline")
    assert legal_kinds(inner) == {"build", "decline"}
    assert after(inner, "decline").pending == ()


def test_only_the_second_is_optional_a16():
    first = after(table("tikal 3:0", p0=PLENTY), "pick tikal 3 3")
    assert code(first, "decline") == "not_optional"
    assert after(first, "advance theology", "pay w1", "decline").pending == ()
    four = after(table("tikal 4:0", p0=PLENTY), "pick tikal 4 4")
    assert code(four, "decline") == "not_optional"
    assert after(four, "build A1-01", "decline").pending == ()
    two = after(table("tikal 2:0", p0=PLENTY), "pick tikal 2 2")
    assert code(two, "decline") == "not_optional"


def test_block_for_block_goes_by_two_exchanges_a18():
    market = after(table("uxmal 2:0", p0={"wood": 2}), "pick uxmal 2 2")
    assert legal(market, "exchange") == [{"kind": "exchange", "give": "wood", "take": "corn"}]
    done = after(market, "swap wood corn", "swap wood corn", "swap corn gold")
    assert goods(done) == (0, 0, 0, 1, 0)
    assert goods(after(done, "decline"))[3] == 1


def test_the_order_is_worker_marker_days_a21():
    state = table("start 0:1; tikal 1:0", turn_index=3, starting_player=1)
    step = play(state, "pick tikal 1 0", "end")
    told = kinds(step)
    assert told.index("worker_returned") < told.index("marker_passed")
    # the owner chooses, although the marker is another's now
    assert (step.state.starting_player, asked(step.state), step.state.starting_space) == (2, 1, None)
    moved = play(step.state, "days 2")
    assert (moved.state.players[1].light, moved.state.players[2].light) == (False, True)
    assert asked(moved.state) == 2


def test_a_top_reached_turns_the_board_to_light_again_a21():
    p0 = {"corn": 3, "light": False, "temples": [4, 0, 0]}
    state = table("start 0:0; uxmal 1:0", turn_index=3, starting_player=1, p0=p0)
    assert after(state, "pick uxmal 1 1", "up chaac", "end").phase == "advance_choice"
    assert after(state, "pick uxmal 1 1", "up kukulkan", "end").phase == "turn"


@pytest.mark.parametrize("text", ["pick tikal 1 1", "end", "act tikal 1"])
def test_a_refusal_changes_nothing_and_is_one_error_15_10(text):
    assert isinstance(refused(table("tikal 1:0"), text), Illegal)


def test_steps_of_tiles_are_lost_too_a9():
    p0 = {"wood": 2, "stone": 1, "temples": [5, 0, 0]}
    assert ups(after(table("tikal 2:0", row=["A1-10"], p0=p0), "pick tikal 2 2")) == (5, 1, 0)
