"""What is refused whatever the position: wrong shapes, wrong phases, other decisions (rules 15.8, 15.9)."""

import json

import pytest

from engine.core.errors import GameFinished, Illegal, Malformed, NotYourTurn
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import SHAPES, after, code, opened, order, refused, table

OUT_OF_RANGE = [
    {"kind": "place", "gear": "chichen_itza"},
    {"kind": "place", "gear": "Tikal"},
    {"kind": "pick_up", "gear": "start", "space": 0, "action": 0},
    {"kind": "pick_up", "gear": "tikal", "space": 11, "action": 0},
    {"kind": "pick_up", "gear": "tikal", "space": -1, "action": 0},
    {"kind": "pick_up", "gear": "tikal", "space": 1, "action": 10},
    {"kind": "pick_up", "gear": "tikal", "space": 1, "action": -1},
    {"kind": "harvest", "take": "stone"},
    {"kind": "step_down", "temple": "brown"},
    {"kind": "step_up", "temple": "kukulcan"},
    {"kind": "advance", "technology": "any"},
    {"kind": "pay", "wood": 10, "stone": 0, "gold": 0},
    {"kind": "pay", "wood": 0, "stone": -1, "gold": 0},
    {"kind": "take_block", "block": "corn"},
    {"kind": "take_block", "block": "skull"},
    {"kind": "exchange", "give": "skull", "take": "corn"},
    {"kind": "act", "gear": "start", "action": 1},
    {"kind": "act", "gear": "tikal", "action": 0},
    {"kind": "act", "gear": "tikal", "action": 10},
    {"kind": "set_days", "days": 0},
    {"kind": "set_days", "days": 3},
]
NO_ACTION = [None, 1, "end_turn", [], {}, {"kind": None}, {"kind": "dance"}, {"kind": "End_turn"}, [{"kind": "beg"}]]


def malformed(raw):
    with pytest.raises(Malformed) as caught:
        GAME.parse_action(raw)
    return caught.value.code


@pytest.mark.parametrize("kind", SHAPES)
def test_every_field_is_required_and_no_other_is_allowed_15_8(kind):
    whole = {"kind": kind, **SHAPES[kind]}
    assert GAME.dump_action(GAME.parse_action(whole)) == whole
    assert malformed({**whole, "note": "x"}) == "invalid_action"
    for field in whole:
        assert malformed({name: value for name, value in whole.items() if name != field}) == "invalid_action"


def _others(value):
    """Values of other types, among them those that Python or JavaScript would take for the same."""
    if isinstance(value, bool):
        return (int(value), str(value).lower(), None)
    if isinstance(value, int):
        return (bool(value), float(value), value + 0.5, str(value), None, [value])
    return (None, 1, True, [value], {"name": value})


@pytest.mark.parametrize("kind", SHAPES)
def test_types_are_strict_15_8(kind):
    for field, value in SHAPES[kind].items():
        for other in _others(value):
            assert malformed({"kind": kind, **SHAPES[kind], field: other}) == "invalid_action"


@pytest.mark.parametrize("raw", [*OUT_OF_RANGE, *NO_ACTION], ids=json.dumps)
def test_what_is_out_of_range_or_of_no_kind_is_no_action_15_8(raw):
    assert malformed(raw) == "invalid_action"


def test_bounds_belong_to_what_is_allowed_15_8():
    for raw in (
        {"kind": "pick_up", "gear": "tikal", "space": 10, "action": 9},
        {"kind": "pay", "wood": 9, "stone": 9, "gold": 9},
        {"kind": "pay", "wood": 0, "stone": 0, "gold": 0},
        {"kind": "act", "gear": "chichen", "action": 9},
        {"kind": "exchange", "give": "wood", "take": "wood"},
        {"kind": "place", "gear": "start"},
    ):
        assert GAME.dump_action(GAME.parse_action(raw)) == raw


@pytest.mark.parametrize("name", ["A1-99", "M-01", "W-01", "", "a1-01", "A1-01 ", "ä", "x" * 500])
def test_tile_names_are_free_and_unknown_ones_are_just_not_there_15_8(name):
    building = after(table("tikal 2:0", p0={"wood": 9}), "pick tikal 2 2")
    raw = {"kind": "build", "building": name, "architecture": False}
    assert (code(building, raw), refused(building, raw).facts) == ("not_in_row", {"building": name})
    great = after(table("tikal 4:0", monuments=["M-04"], p0={"wood": 9, "stone": 9, "gold": 9}), "pick tikal 4 4")
    assert code(great, {"kind": "monument", "monument": name}) == "not_on_display"
    raw = {"kind": "choose_wealth", "first": name, "second": "W-03"}
    assert code(opened(), raw, 1) == "not_dealt"
    assert refused(opened(), raw, 1).facts["tile"] == name


FINISHED = table(phase="finished", tooth=27, food_days_done=4)
CHOSEN = GAME.apply(opened(), 1, GAME.parse_action(order("choose W-05 W-07"))).state
DAYS = table(phase="advance_choice", seat=2, starting_player=2)


@pytest.mark.parametrize("kind", SHAPES)
def test_the_phase_decides_first_15_9_and_15_3(kind):
    raw = {"kind": kind, **SHAPES[kind]}
    for seat in (0, 3, 4, -1):
        assert isinstance(refused(FINISHED, raw, seat), GameFinished)
        assert code(FINISHED, raw, seat) == "game_over"
    for state in (opened(), table(), DAYS):
        for seat in (4, 99, -1):
            refusal = refused(state, raw, seat)
            assert (refusal.code, type(refusal)) == ("not_your_turn", NotYourTurn)
    assert code(CHOSEN, raw, 1) == "already_chosen"
    if kind != "choose_wealth":
        assert code(CHOSEN, raw, 0) == "tiles_not_chosen"
    for seat in (1, 2, 3):
        assert code(table(), raw, seat) == "not_your_turn"
        assert code(table(mode="place", moved=1), raw, seat) == "not_your_turn"
    for seat in (0, 1, 3):
        assert code(DAYS, raw, seat) == "not_your_turn"
    if kind != "set_days":
        assert code(DAYS, raw, 2) == "days_not_chosen"


OTHER = {"choose_wealth": "no_tiles_to_choose", "set_days": "no_days_to_choose"}
PLENTY = {"corn": 9, "wood": 9, "stone": 9, "gold": 9}
# a position for each kind of decision: the state, whether it may be declined, and what answers it
PENDING = {
    "harvest": (after(table("palenque 4:0", jungle={4: (4, 3)}), "pick palenque 4 4"), False, {"harvest"}),
    "step_down": (after(table(), "beg"), False, {"step_down"}),
    "step_up": (after(table("uxmal 1:0", p0=PLENTY), "pick uxmal 1 1"), False, {"step_up"}),
    "advance": (after(table("tikal 1:0", p0=PLENTY), "pick tikal 1 1"), False, {"advance"}),
    "second advance": (
        after(table("tikal 3:0", p0={"wood": 4}), "pick tikal 3 3", "advance theology"),
        True,
        {"advance"},
    ),
    "pay": (after(table("tikal 1:0", p0=PLENTY), "pick tikal 1 1", "advance theology"), False, {"pay"}),
    "pay for a building": (
        after(
            table("tikal 2:0", row=["A1-10", "A1-11"], p0={**PLENTY, "levels": {"architecture": 2}}),
            "pick tikal 2 2",
            "build A1-10 +",
        ),
        False,
        {"pay"},
    ),
    "pay for a step": (
        after(table("chichen 1:0", p0={**PLENTY, "skull": 1, "levels": {"theology": 3}}), "pick chichen 1 1"),
        True,
        {"pay"},
    ),
    "take_block": (after(table("chichen 6:0", p0={"skull": 1}), "pick chichen 6 6"), False, {"take_block"}),
    "build": (after(table("tikal 2:0", p0=PLENTY), "pick tikal 2 2"), False, {"build", "monument"}),
    "build in corn": (after(table("uxmal 4:0", p0=PLENTY), "pick uxmal 4 4"), False, {"build", "monument"}),
    "build or monument": (after(table("tikal 4:0", p0=PLENTY), "pick tikal 4 4"), False, {"build", "monument"}),
    "second building": (
        after(table("tikal 4:0", p0=PLENTY), "pick tikal 4 4", "build A1-01"),
        True,
        {"build", "monument"},
    ),
    "extra building": (
        after(table("tikal 2:0", row=["A1-12", "A1-01"], p0=PLENTY), "pick tikal 2 2", "build A1-12", "up chaac"),
        True,
        {"build", "monument"},
    ),
    "market": (after(table("uxmal 2:0", p0=PLENTY), "pick uxmal 2 2"), True, {"exchange"}),
    "act": (after(table("uxmal 5:0", p0=PLENTY), "pick uxmal 5 5"), False, {"act"}),
    "act of a tile": (
        after(table("tikal 2:0", row=["A2-09", "A2-11"], p0=PLENTY), "pick tikal 2 2", "build A2-09"),
        True,
        {"act"},
    ),
}
ANSWERS = {name for _, _, answers in PENDING.values() for name in answers} | {"decline"}


@pytest.mark.parametrize("name", PENDING)
@pytest.mark.parametrize("kind", SHAPES)
def test_only_what_answers_the_pending_decision_is_done_15_4_and_15_9(name, kind):
    state, optional, answers = PENDING[name]
    raw = {"kind": kind, **SHAPES[kind]}
    if kind == "decline":
        if optional:
            assert GAME.apply(state, 0, GAME.parse_action(raw))
        else:
            assert code(state, raw) == "not_optional"
    elif kind not in answers:
        assert code(state, raw) == OTHER.get(kind, "decision_pending")
        assert isinstance(refused(state, raw), Illegal)
    for seat in (1, 2, 3):
        assert code(state, raw, seat) == "not_your_turn"
    assert GAME.to_act(state) == {0}


@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_without_a_decision_there_is_nothing_to_answer_15_9(kind):
    for state in (table(), after(table(p0=PLENTY), "place tikal")):
        assert code(state, {"kind": kind, **SHAPES[kind]}) == "nothing_to_decide"


@pytest.mark.parametrize("kind", ["choose_wealth", "set_days"])
def test_tiles_and_days_have_their_time_15_9(kind):
    assert code(table(), {"kind": kind, **SHAPES[kind]}) == OTHER[kind]


def test_answering_kinds_are_those_of_the_table_15_5():
    first = ("choose_wealth", "beg", "place", "pick_up", "end_turn", "set_days")
    assert set(SHAPES) - ANSWERS == set(first)
    assert list(SHAPES) == list(GAME.meta.kinds)
