"""Advancing the calendar (rules, section 8)."""

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import (
    GEARS,
    after,
    cells,
    code,
    finish_round,
    goods,
    hand,
    kinds,
    legal,
    play,
    table,
)


def claimed(board="", owner=0, marker=1, **facts):
    """The last turn of a round in which `owner` stands on the starting space and `marker` began."""
    last = (marker - 1) % 4
    facts = {"starting_player": marker, "turn_index": 3, **facts}
    lifted = "tikal 1" if "palenque" in board else "palenque 0"
    board = f"start 0:{owner}; {lifted}:{last}" + (f"; {board}" if board else "")
    return play(table(board, seat=last, **facts), f"pick {lifted} 0", "end")


def test_without_a_worker_on_the_starting_space_corn_gathers_on_the_teeth_8_1():
    state = finish_round(table("tikal 1:0", tooth=3, corn_on_teeth=2), "pick tikal 1 0").state
    assert (state.tooth, state.corn_on_teeth, state.starting_player, state.seat) == (4, 3, 1, 1)


@pytest.mark.parametrize(("owner", "marker", "becomes"), [(2, 1, 2), (1, 1, 2), (3, 3, 0), (0, 3, 0)])
def test_the_worker_returns_and_the_marker_changes_hands_8_2_and_a21(owner, marker, becomes):
    step = claimed(owner=owner, marker=marker, corn_on_teeth=0)
    state = step.state
    assert (state.starting_space, state.starting_player) == (None, becomes)
    assert (state.phase, GAME.to_act(state), state.corn_on_teeth) == ("advance_choice", {owner}, 0)
    told = kinds(step)
    assert told.index("worker_returned") < told.index("marker_passed")
    assert "calendar_advanced" not in told
    assert [one["days"] for one in legal(state)] == [1, 2]
    moved = after(state, "days 1")
    assert (moved.tooth, moved.corn_on_teeth, GAME.to_act(moved)) == (1, 0, {becomes})
    assert hand(moved, owner) == 3


def test_two_days_turn_the_board_dark_8_3():
    state = claimed("palenque 2:2").state
    fast = after(state, "days 2")
    assert (fast.tooth, fast.players[0].light, cells(fast, "palenque")[4]) == (2, False, 2)
    slow = after(state, "days 1")
    assert (slow.tooth, slow.players[0].light, cells(slow, "palenque")[3]) == (1, True, 2)


SPACES = [(gear, space) for gear in GEARS for space in range(11 if gear == "chichen" else 8)]


@pytest.mark.parametrize(("gear", "space"), SPACES)
@pytest.mark.parametrize("holder", ["0", "2", "d"])
def test_two_days_never_push_off_a_worker_that_one_day_would_not_8_3(gear, space, holder):
    forbidden = holder != "d" and space == {"chichen": 9}.get(gear, 6)
    step = claimed(f"{gear} {space}:{holder}")
    assert (step.state.phase == "turn") == forbidden
    assert step.state.tooth == int(forbidden)


def test_a_dark_board_allows_one_day_only_8_3():
    dark = claimed(p0={"light": False}).state
    assert (dark.phase, dark.tooth) == ("turn", 1)
    other = claimed(p1={"light": False}, p2={"light": False}).state
    assert other.phase == "advance_choice"


def test_every_worker_moves_one_position_and_falls_off_behind_the_last_space_8_4():
    board = "palenque 0:0 7:1 6:d 8:d; yaxchilan 7:d 9:d; tikal 1:0; chichen 10:2 9:3 12:d 11:d"
    step = finish_round(table(board), "pick tikal 1 0")
    state = step.state
    assert cells(state, "palenque") == (None, 0, None, None, None, None, None, -1, None, -1)
    assert cells(state, "yaxchilan") == (-1, None, None, None, None, None, None, None, -1, None)
    chichen = cells(state, "chichen")
    assert (chichen[0], chichen[10], chichen[11], chichen[12]) == (-1, 3, None, -1)
    assert [hand(state, seat) for seat in range(4)] == [2, 3, 3, 2]
    assert sorted((event.seat, event.gear) for event in step.events if event.kind == "pushed_off") == [
        (1, "palenque"),
        (2, "chichen"),
    ]
    assert [goods(state, seat) for seat in range(4)] == [(0, 0, 0, 0, 0)] * 4


def test_two_days_move_by_two_8_4():
    state = after(claimed("palenque 7:2 5:3; chichen 10:2 8:3; uxmal 9:d 3:d").state, "days 2")
    assert cells(state, "palenque")[7] == 3
    assert cells(state, "chichen")[10] == 3
    assert (cells(state, "uxmal")[1], cells(state, "uxmal")[5]) == (-1, -1)
    assert hand(state, 2) == 3


def test_there_is_no_question_when_two_days_are_not_allowed_8_5():
    step = claimed("uxmal 6:3")
    assert (step.state.phase, step.state.tooth, step.state.starting_player) == ("turn", 1, 0)
    assert "calendar_advanced" in kinds(step)
    assert step.state.players[0].light


FOOD = {7: 0, 13: 1, 20: 2, 26: 3}


@pytest.mark.parametrize(("tooth", "done"), FOOD.items())
def test_food_days_lie_on_four_teeth_8_6(tooth, done):
    before = finish_round(table("tikal 1:0", tooth=tooth - 1, food_days_done=done), "pick tikal 1 0")
    assert "fed" not in kinds(before)
    assert GAME.view(before.state, None).food_day
    step = finish_round(table("tikal 1:0", tooth=tooth, food_days_done=done), "pick tikal 1 0")
    assert kinds(step).count("fed") == 4
    assert step.state.food_days_done == done + 1


@pytest.mark.parametrize(("tooth", "done"), FOOD.items())
def test_a_food_day_that_is_jumped_over_is_the_next_round_8_6(tooth, done):
    state = after(claimed(tooth=tooth - 1, food_days_done=done, age=1 + (done > 1)).state, "days 2")
    assert (state.tooth, state.food_days_done) == (tooth + 1, done)
    assert GAME.view(state, None).food_day
    again = table("tikal 1:0", tooth=tooth + 1, food_days_done=done)
    step = finish_round(again, "pick tikal 1 0")
    assert kinds(step).count("fed") == 4
    if done < 3:
        assert (step.state.tooth, step.state.food_days_done) == (tooth + 2, done + 1)
        assert not GAME.view(step.state, None).food_day
    else:
        assert (step.state.phase, step.state.tooth) == ("finished", 28)


def test_from_a_food_day_two_days_lead_on_8_6():
    state = after(claimed(tooth=7).state, "days 2")
    assert (state.tooth, state.food_days_done) == (9, 1)
    assert not GAME.view(state, None).food_day


def test_days_are_chosen_after_feeding_and_rewards_8_7():
    step = claimed(tooth=7, p2={"corn": 6, "temples": [1, 0, 0]})
    assert step.state.phase == "advance_choice"
    assert (step.state.food_days_done, goods(step.state, 2)) == (1, (0, 0, 1, 0, 0))
    told = kinds(step)
    assert told.index("fed") < told.index("worker_returned")


def test_only_the_owner_chooses_the_days_8_2_and_15_3():
    state = claimed(owner=2, marker=1).state
    assert code(state, "days 1", 1) == "not_your_turn"
    assert code(state, "place tikal", 2) == code(state, "end", 2) == "days_not_chosen"
    assert code(state, "days 3", 2) == code(state, "days 0", 2) == "invalid_action"
