"""Picking up workers: which action, and what the way to it costs (rules, section 6)."""

import pytest

from tests.games.tzolkin.script import (
    GEARS,
    after,
    cells,
    code,
    goods,
    hand,
    legal,
    points,
    refused,
    table,
    ups,
)

RICH = {"corn": 30, "wood": 9, "stone": 9, "gold": 9, "skull": 3}


def actions(state, gear, space):
    """The actions to which a worker may be picked up."""
    return [one["action"] for one in legal(state, "pick_up") if (one["gear"], one["space"]) == (gear, space)]


def test_a_worker_does_the_action_of_its_space_6_1():
    state = after(table("yaxchilan 2:0"), "pick yaxchilan 2 2")
    assert (goods(state), hand(state), cells(state, "yaxchilan")[2]) == ((1, 0, 1, 0, 0), 3, None)


@pytest.mark.parametrize(("action", "corn"), [(1, 2 + 0), (2, 3 + 1), (3, 4 + 2), (4, 5), (0, 6)])
def test_a_lower_action_costs_a_corn_a_step_back_and_nothing_is_free_6_1(action, corn):
    state = after(table("yaxchilan 5:0 1:1 2:1 3:d", p0={"corn": 6}), f"pick yaxchilan 5 {action}")
    assert goods(state)[0] == corn
    assert hand(state) == 3


def test_workers_are_picked_up_one_by_one_in_any_order_6_1():
    state = table("yaxchilan 1:0 2:0; palenque 1:0")
    done = after(state, "pick palenque 1 1", "pick yaxchilan 2 0", "pick yaxchilan 1 1")
    assert (goods(done), hand(done)) == ((3, 1, 0, 0, 0), 3)
    assert legal(done, "pick_up") == []
    assert after(state, "pick yaxchilan 2 2", "end").gears[1][1] == 0


@pytest.mark.parametrize("gear", GEARS)
def test_space_0_has_no_action_6_1(gear):
    state = table(f"{gear} 0:0", p0=RICH)
    assert actions(state, gear, 0) == [0]
    assert code(state, f"pick {gear} 0 1") == "action_above"
    assert after(state, f"pick {gear} 0 0").players[0] == state.players[0]


@pytest.mark.parametrize("gear", GEARS[:4])
@pytest.mark.parametrize("space", [6, 7])
def test_spaces_6_and_7_give_any_action_for_no_corn_6_2(gear, space):
    state = table(f"{gear} {space}:0", p0=RICH)
    assert actions(state, gear, space) == [0, 1, 2, 3, 4, 5]
    assert actions(table(f"{gear} {space}:0", row=["A1-01"]), "yaxchilan", space) == (
        [0, 1, 2, 3, 4, 5] if gear == "yaxchilan" else []
    )


def test_space_10_of_chichen_itza_gives_any_action_for_no_corn_6_2():
    state = table("chichen 10:0", p0={"skull": 1})
    assert actions(state, "chichen", 10) == list(range(10))
    done = after(state, "pick chichen 10 2")
    assert (points(done), ups(done), goods(done)) == (5, (1, 0, 0), (0, 0, 0, 0, 0))


@pytest.mark.parametrize("space", range(11))
def test_with_theology_a_worker_may_act_one_space_ahead_6_3_and_a11(space):
    p0 = {**RICH, "levels": {"theology": 2}}
    state = table(f"chichen {space}:0", p0=p0)
    expected = list(range(10)) if space >= 9 else list(range(space + 2))
    assert actions(state, "chichen", space) == expected
    for action in expected[1:]:
        corn = 30 - goods(after(state, f"pick chichen {space} {action}"))[0]
        assert corn == (0 if space >= 9 else max(0, space - action))


def test_the_space_ahead_and_steps_back_are_not_combined_6_3():
    p0 = {"corn": 0, "skull": 1, "levels": {"theology": 2}}
    state = table("chichen 5:0", p0=p0)
    assert actions(state, "chichen", 5) == [0, 5, 6]
    assert refused(state, "pick chichen 5 4").facts == {"need": 1, "have": 0}
    assert code(state, "pick chichen 5 7") == "action_above"


def test_only_chichen_itza_knows_the_space_ahead_6_3():
    state = table("tikal 1:0; yaxchilan 2:0; chichen 2:1", p0={**RICH, "levels": {"theology": 3}})
    assert actions(state, "tikal", 1) == [0, 1]
    assert actions(state, "yaxchilan", 2) == [0, 1, 2]
    assert code(table("chichen 2:0", p0=RICH), "pick chichen 2 3") == "action_above"


def test_a_worker_on_the_starting_space_is_never_picked_up_6_4():
    state = table("start 0:0", p0=RICH)
    assert legal(state, "pick_up") == []
    back = after(
        table("start 0:0; tikal 1:0", seats=2, seat=0, starting_player=1, turn_index=1), "pick tikal 1 0", "end"
    )
    assert (back.starting_space, hand(back)) == (None, 3)


NOT_POSSIBLE = [
    ("palenque 2:0", {}, {"jungle": {2: (0, 0)}}, "pick palenque 2 2", "nothing_to_harvest"),
    ("tikal 1:0", {}, {}, "pick tikal 1 1", "not_enough_blocks"),
    ("tikal 1:0", {"skull": 5, "corn": 9}, {}, "pick tikal 1 1", "not_enough_blocks"),
    ("tikal 3:0", {}, {}, "pick tikal 3 3", "not_enough_blocks"),
    ("tikal 5:0", {}, {}, "pick tikal 5 5", "not_enough_blocks"),
    ("tikal 2:0", {"stone": 9}, {"row": ["A1-01"]}, "pick tikal 2 2", "nothing_to_build"),
    ("tikal 4:0", {"stone": 9}, {"row": ["A1-01"], "monuments": ["M-03"]}, "pick tikal 4 4", "nothing_to_build"),
    ("uxmal 4:0", {"corn": 1, "wood": 9}, {"row": ["A1-01"]}, "pick uxmal 4 4", "nothing_to_build"),
    ("uxmal 1:0", {"corn": 2}, {}, "pick uxmal 1 1", "not_enough_corn"),
    ("uxmal 5:0", {"corn": 0}, {}, "pick uxmal 5 5", "not_enough_corn"),
    ("chichen 1:0", {}, {}, "pick chichen 1 1", "no_skull"),
    ("chichen 1:0", {"skull": 1}, {"chichen": {1: 2}}, "pick chichen 1 1", "space_filled"),
]


@pytest.mark.parametrize(("board", "p0", "facts", "what", "expected"), NOT_POSSIBLE)
def test_an_action_that_cannot_be_paid_is_refused_but_the_worker_may_be_lifted_6_5(board, p0, facts, what, expected):
    state = table(board, p0=p0, **facts)
    assert code(state, what) == expected
    gear, space = what.split()[1:3]
    assert actions(state, gear, int(space))[0] == 0
    assert int(what.split()[3]) not in actions(state, gear, int(space))
    lifted = after(state, f"pick {gear} {space} 0")
    assert hand(lifted) == 3
    assert lifted.players[0] == state.players[0]


def test_an_action_without_effect_is_allowed_6_5_and_a9():
    top = {"corn": 3, "wood": 1, "temples": [5, 7, 6], "workers": 6}
    assert after(table("uxmal 3:0", p0=top), "pick uxmal 3 3").players[0].workers == 6
    assert goods(after(table("yaxchilan 4:0", skulls=0, p0=top), "pick yaxchilan 4 4"))[4] == 0
    asked = after(table("uxmal 1:0", p0=top), "pick uxmal 1 1")
    lost = after(asked, "up chaac")
    assert (ups(lost), goods(lost)[0]) == ((5, 7, 6), 0)
    t5 = after(table("tikal 5:0", p0=top), "pick tikal 5 5", "up chaac", "up kukulkan")
    assert (ups(t5), goods(t5)[1]) == ((5, 7, 6), 0)
    poor = after(table("uxmal 2:0"), "pick uxmal 2 2")
    assert (poor.pending, goods(poor)) == ((), (0, 0, 0, 0, 0))


def test_steps_back_count_when_it_is_checked_whether_an_action_can_be_paid_6_5():
    assert code(table("uxmal 2:0", p0={"corn": 3}), "pick uxmal 2 1") == "not_enough_corn"
    assert after(table("uxmal 2:0", p0={"corn": 4}), "pick uxmal 2 1").pending
    # a building for two corn, reached by a step back
    assert code(table("uxmal 5:0", row=["A1-01"], p0={"corn": 2}), "pick uxmal 5 4") == "nothing_to_build"
    built = after(table("uxmal 5:0", row=["A1-01"], p0={"corn": 3}), "pick uxmal 5 4")
    assert (built.players[0].buildings, goods(built)[0]) == (("A1-01",), 0)


def test_refusals_of_picking_up_6_5():
    state = table("tikal 1:0 2:1 3:d", p0=RICH)
    assert refused(state, "pick tikal 2 1").facts == {"gear": "tikal", "space": 2, "holder": 1}
    assert refused(state, "pick tikal 3 1").facts == {"gear": "tikal", "space": 3, "holder": None}
    assert refused(state, "pick tikal 4 1").code == "no_worker_there"
    assert refused(state, "pick tikal 1 2").code == "action_above"
    assert code(state, "pick tikal 1 6") == "no_such_action"
    assert code(after(state, "place uxmal"), "pick tikal 1 1") == "already_placing"
    assert code(table("tikal 8:d"), "pick tikal 8 0") == "no_such_space"
