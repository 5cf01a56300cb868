"""What the state holds, and who may see what (rules, section 1)."""

import json

import pytest

from engine.core.rng import Chance, Rng
from engine.core.turn import add, begin, undo
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import after, cells, goods, hand, legal, opened, order, table


def test_the_state_holds_all_that_the_table_shows_1_1():
    state = GAME.start(GAME.parse_options({}), 3, "1.1").state
    assert (state.phase, state.tooth, state.food_days_done, state.age, state.skulls) == ("setup_wealth", 0, 0, 1, 13)
    assert (state.corn_on_teeth, state.starting_space, state.turn_index) == (0, None, 0)
    assert (len(state.chichen), len(state.jungle), len(state.row)) == (9, 4, 6)


def test_workers_move_along_fixed_positions_with_two_more_than_numbered_1_2():
    state = opened(4)
    assert [len(one) for one in state.gears] == [10, 10, 10, 10, 13]
    moved = after(
        table("tikal 3:0 8:d 9:d; chichen 12:d 11:d", 2, seat=1, starting_player=0, turn_index=1),
        "place uxmal",
        "end",
    )
    assert cells(moved, "tikal") == (-1, None, None, None, 0, None, None, None, None, -1)
    assert cells(moved, "chichen")[0] == cells(moved, "chichen")[12] == -1


def test_workers_in_hand_are_those_that_stand_nowhere_1_3():
    state = table("tikal 2:0; start 0:0", p0={"workers": 5})
    assert hand(state) == 3
    assert GAME.view(state, 0).players[0].hand == 3
    farms = table(p0={"workers": 5, "buildings": ["A1-01", "A1-04", "A2-01"], "chosen": ["W-14", "W-01"]})
    seen = GAME.view(farms, None).players[0]
    assert (seen.hungry_mouths, seen.corn_each) == (0, 1)
    fewer = table(p0={"workers": 6, "buildings": ["A1-01", "A1-02"], "chosen": ["W-14", "W-01"]})
    assert GAME.view(fewer, None).players[0].hungry_mouths == 3


def test_a_whole_turn_can_be_taken_back_until_it_is_ended_1_4():
    state = table(
        "tikal 4:0", row=["A1-12", "A1-13", "A1-06"], p0={"wood": 4, "gold": 3, "levels": {"architecture": 1}}
    )
    turn = begin(state, 0)
    orders = ("beg", "down chaac", "pick tikal 4 4", "build A1-12 +", "up kukulkan", "build A1-13 +", "build A1-06")
    passed = [turn.state]
    for text in orders:
        turn = add(GAME, turn, GAME.parse_action(order(text)))
        assert not turn.must_commit
        passed.append(turn.state)
    for earlier in reversed(passed[:-1]):
        turn = undo(GAME, turn)
        assert turn.state == earlier
    assert turn.state == state


def test_the_row_is_not_refilled_within_the_turn_1_4():
    state = table("tikal 2:0", p0={"wood": 1})
    built = after(state, "pick tikal 2 2", "build A1-01")
    assert built.row[0] is None
    assert after(built, "end").row[0] == "A1-07"


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_stacks_undealt_tiles_and_choices_of_others_are_hidden_1_5(seat):
    state = opened(3)
    state = GAME.apply(state, 1, GAME.parse_action(order("choose W-05 W-07"))).state
    text = json.dumps(GAME.view(state, seat).model_dump(mode="json"))
    dealt = {tile for number, tiles in enumerate(state.deal.wealth) if number == seat for tile in tiles}
    assert {tile for tile in (f"W-{n:02}" for n in range(1, 22)) if tile in text} == dealt
    for hidden in (*state.deal.age1[6:], *state.deal.age2, "M-13"):
        assert hidden not in text
    for shown in (*state.deal.age1[:6], *state.deal.monuments):
        assert shown in text


def test_a_view_stays_the_same_when_what_is_hidden_is_dealt_again_1_5():
    for state in (opened(3), GAME.apply(opened(3), 1, GAME.parse_action(order("choose W-05 W-07"))).state, table()):
        for seat in (None, *range(state.seats)):
            for seed in "abc":
                other = GAME.redeal(state, seat, Rng(Chance(seed=seed)))
                assert GAME.view(other, seat) == GAME.view(state, seat)
                assert other.deal.age2 != state.deal.age2


def test_goods_have_no_end_but_skulls_1_6():
    state = table("yaxchilan 3:0 4:0", skulls=0, p0={"corn": 500, "wood": 500, "gold": 500})
    assert goods(after(state, "pick yaxchilan 3 3", "pick yaxchilan 4 4")) == (502, 500, 0, 501, 0)
    one_left = table("yaxchilan 4:0", skulls=1, p0={"levels": {"theology": 3}})
    taken = after(one_left, "pick yaxchilan 4 4")
    assert (goods(taken)[4], taken.skulls) == (1, 0)


def test_the_views_of_all_show_the_same_public_things_1_5():
    state = table("tikal 2:0; start 0:1", p0={"corn": 3, "wood": 2})
    shown = [GAME.view(state, seat) for seat in (None, 0, 1)]
    assert len({json.dumps([one.model_dump(mode="json") for one in view.players]) for view in shown}) == 1
    assert legal(state, "place")
