"""Rounds and turns (rules, sections 3 and 4)."""

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import (
    GEARS,
    after,
    asked,
    code,
    deal,
    finish_round,
    goods,
    kinds,
    legal,
    legal_kinds,
    play,
    refused,
    table,
    ups,
)

LOW_TAKEN = "palenque 0:d; yaxchilan 0:d; tikal 0:d; uxmal 0:d; chichen 0:d; start 0:1"
BOTTOM = {"temples": [-1, -1, -1]}


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 0), (4, 3)])
def test_everybody_has_a_turn_clockwise_from_the_starting_player_3_1(seats, first):
    state = table("", seats, seat=first, starting_player=first)
    for place in range(seats):
        assert asked(state) == (first + place) % seats
        assert state.turn_index == place
        step = play(state, f"place {GEARS[place]}", "end")
        assert step.ends_turn
        state = step.state
    assert (state.tooth, state.turn_index, asked(state)) == (1, 0, first)


def test_feeding_comes_in_a_food_day_round_only_3_2():
    for tooth, fed in ((5, False), (6, False), (7, True), (8, False)):
        step = finish_round(table("tikal 1:0", tooth=tooth, food_days_done=int(tooth > 7)), "pick tikal 1 0")
        assert ("fed" in kinds(step)) == fed
        assert step.state.food_days_done == int(tooth >= 7)
        assert step.state.tooth == tooth + 1


def test_feeding_waits_for_the_last_turn_of_the_round_3_2():
    state = table("tikal 1:0 2:1 3:2 4:3", tooth=7)
    for seat in range(4):
        step = play(state, f"pick tikal {seat + 1} 0", "end")
        assert ("fed" in kinds(step)) == (seat == 3)
        state = step.state


def test_after_the_fourth_food_day_the_game_is_over_3_3():
    state = table("tikal 1:0", tooth=26, food_days_done=3, age=2)
    over = finish_round(state, "pick tikal 1 0").state
    assert (over.phase, over.food_days_done, GAME.to_act(over)) == ("finished", 4, frozenset())
    assert GAME.outcome(over) is not None
    assert GAME.outcome(state) is None


def test_the_calendar_advances_after_the_last_turn_3_3():
    state = finish_round(table("tikal 1:0 3:1"), "pick tikal 1 0").state
    assert (state.tooth, state.gears[2][4], state.corn_on_teeth) == (1, 1, 1)


@pytest.mark.parametrize("corn", [0, 1, 2])
@pytest.mark.parametrize("way", ["place uxmal", "pick tikal 1 0"])
def test_a_beggar_has_three_corn_and_steps_down_4_1(corn, way):
    begged = play(table("tikal 1:0", p0={"corn": corn, "temples": [0, 2, 0]}), "beg")
    assert goods(begged.state)[0] == 3
    assert [one["temple"] for one in legal(begged.state)] == ["chaac", "quetzalcoatl", "kukulkan"]
    state = after(begged.state, "down quetzalcoatl")
    assert (ups(state), goods(state)[0]) == ((0, 1, 0), 3)
    assert not legal(state, "beg")
    assert after(state, way, "end").seat == 1


def test_only_temples_above_the_bottom_can_be_angered_4_1():
    begged = after(table(p0={"temples": [-1, 0, 3]}), "beg")
    assert [one["temple"] for one in legal(begged)] == ["quetzalcoatl", "kukulkan"]
    assert refused(begged, "down chaac").facts == {"temple": "chaac"}
    assert code(begged, "down chaac") == "at_bottom"


def test_errors_of_begging_come_in_their_order_4_1():
    rich = {"corn": 9, **BOTTOM}
    acted = after(table("tikal 1:0", p0=rich), "pick tikal 1 0").model_copy(update={"begged": True})
    assert code(acted, "beg") == "already_acted"
    begged = table(p0=rich, begged=True)
    assert code(begged, "beg") == "already_begged"
    assert code(table(p0=rich), "beg") == "too_much_corn"
    assert refused(table(p0={"corn": 3}), "beg").facts["have"] == 3
    assert code(table(p0={"corn": 2, **BOTTOM}), "beg") == "no_step_down"
    assert code(after(table(), "beg", "down chaac"), "beg") == "already_begged"
    assert code(after(table(), "place tikal"), "beg") == "already_acted"


def test_a_turn_is_placing_or_picking_up_but_never_both_and_never_neither_4_2():
    state = table("tikal 1:0", p0={"corn": 9})
    assert code(state, "end") == "nothing_done"
    assert code(after(state, "place uxmal"), "pick tikal 1 0") == "already_placing"
    assert code(after(state, "pick tikal 1 0"), "place uxmal") == "already_picking"
    assert legal_kinds(after(state, "place uxmal")) == {"place", "end_turn"}
    both = after(table("tikal 1:0 2:0"), "pick tikal 1 0")
    assert legal_kinds(both) == {"pick_up", "end_turn"}


def test_without_workers_on_gears_one_must_place_and_without_any_in_hand_pick_up_4_2():
    assert legal_kinds(table(p0={"corn": 9})) == {"place"}
    assert legal_kinds(table("tikal 1:0 2:0 3:0", p0={"corn": 9})) == {"pick_up"}
    assert code(table("tikal 1:0 2:0 3:0", p0={"corn": 9}), "place uxmal") == "no_worker"


def test_who_must_place_and_cannot_pay_has_to_beg_4_3():
    state = table(LOW_TAKEN, p0={"corn": 0})
    assert legal_kinds(state) == {"beg"}
    for gear in ("palenque", "chichen"):
        assert refused(state, f"place {gear}").facts == {"need": 1, "have": 0}
        assert code(state, f"place {gear}") == "not_enough_corn"
    assert after(state, "beg", "down chaac", "place tikal", "end").seat == 1


def test_empty_slots_are_filled_from_the_stack_at_the_end_of_the_turn_4_4_and_a23():
    state = table("tikal 4:0", p0={"wood": 9}, dealt=deal(age1=["A1-01", "A1-09", "A1-02"]))
    built = after(state, "pick tikal 4 4", "build A1-01", "build A1-02")
    assert built.row == (None, "A1-09", None, "A1-03", "A1-04", "A1-05")
    assert after(built, "end").row == ("A1-06", "A1-09", "A1-07", "A1-03", "A1-04", "A1-05")


def test_slots_stay_empty_when_the_stack_has_run_out_4_4():
    state = table("tikal 4:0", p0={"wood": 9}, drawn1=13)
    ended = after(state, "pick tikal 4 4", "build A1-01", "build A1-03", "end")
    assert ended.row == ("A1-14", "A1-02", None, "A1-04", "A1-05", "A1-06")
    assert (
        after(table("tikal 4:0", p0={"wood": 9}, drawn1=14), "pick tikal 4 4", "build A1-01", "decline", "end").row[0]
        is None
    )


def test_in_the_second_age_the_second_stack_fills_the_row_4_4():
    state = table("tikal 2:0", age=2, drawn2=6, row=["A2-01", "A2-02"], p0={"wood": 2})
    assert after(state, "pick tikal 2 2", "build A2-02", "end").row[:2] == ("A2-01", "A2-07")


def test_the_corn_of_the_teeth_comes_at_the_end_of_the_turn_4_4():
    placed = after(table(corn_on_teeth=5, p0={"corn": 1}), "place start")
    assert (goods(placed)[0], placed.corn_on_teeth) == (1, 5)
    ended = after(placed, "end")
    assert (goods(ended)[0], ended.corn_on_teeth) == (6, 0)


def test_only_who_placed_there_takes_the_corn_4_4():
    state = after(table(corn_on_teeth=5), "place tikal", "end", "place start", "end", "place uxmal", "end")
    assert [goods(state, seat)[0] for seat in range(4)] == [0, 5, 0, 0]
    assert state.corn_on_teeth == 0


def test_actions_follow_each_other_in_the_order_of_the_player_4_5():
    state = table("palenque 1:0; uxmal 1:0")
    assert code(state, "pick uxmal 1 1") == "not_enough_corn"
    done = after(state, "pick palenque 1 1", "pick uxmal 1 1", "up chaac")
    assert (goods(done)[0], ups(done)) == (0, (1, 0, 0))


def test_costs_are_paid_before_gains_4_5():
    # the corn that the harvest would bring does not pay for the steps back to it
    assert code(table("palenque 3:0"), "pick palenque 3 2") == "not_enough_corn"
    # nor does architecture's corn pay for its own building
    p0 = {"corn": 1, "levels": {"architecture": 1}}
    assert code(table("uxmal 4:0", row=["A1-01"], p0=p0), "pick uxmal 4 4") == "nothing_to_build"


def test_a_worker_gained_is_not_placed_in_the_same_turn_4_5():
    state = after(table("uxmal 3:0", p0={"corn": 9}), "pick uxmal 3 3")
    assert state.players[0].workers == 4
    assert code(state, "place tikal") == "already_picking"


def test_what_one_has_done_in_a_turn_does_not_bind_the_next_4_1_and_4_2():
    begged = after(table("tikal 1:1"), "beg", "down chaac", "place uxmal", "end")
    assert (begged.mode, begged.moved, begged.begged, begged.pity) == ("none", 0, False, False)
    assert legal_kinds(begged) == {"beg", "place", "pick_up"}
    twice = after(begged, "beg", "down chaac", "pick tikal 1 0", "end")
    assert legal_kinds(twice) == {"beg", "place"}
    low = "; ".join(f"{gear} 0:d" for gear in GEARS)
    pitied = after(table(low + "; start 0:2", p0=BOTTOM, p1={"corn": 9}), "place tikal", "end")
    assert pitied.players[0].corn == 0
    assert goods(after(pitied, "place tikal", "place uxmal"), 1)[0] == 9 - 2 - 1 - 1
