"""What is refused, with which code and which facts, and which code comes first (rules 12.8 to 12.10)."""

import json

import pytest

from engine.core.errors import Malformed
from engine.games.tikal.rules import GAME
from tests.games.tikal.position import position
from tests.games.tikal.script import SHAPES, code, refused

OUT_OF_RANGE = [
    {"kind": "place_tile", "hex": "B3", "rotation": 6},
    {"kind": "place_tile", "hex": "B3", "rotation": -1},
    {"kind": "enter", "hex": "A5", "workers": 19, "leader": False},
    {"kind": "enter", "hex": "A5", "workers": -1, "leader": True},
    {"kind": "enter", "hex": "A5", "workers": 0, "leader": False},
    {"kind": "move", "origin": "A5", "target": "A4", "workers": 19, "leader": True},
    {"kind": "move", "origin": "A5", "target": "A4", "workers": -1, "leader": True},
    {"kind": "move", "origin": "A5", "target": "A4", "workers": 0, "leader": False},
    {"kind": "guard", "hex": "A4", "figure": "tent"},
    {"kind": "guard", "hex": "A4", "figure": "Worker"},
    {"kind": "bid", "points": 0},
    {"kind": "bid", "points": -3},
]
NO_ACTION = [
    None,
    1,
    "end_turn",
    [],
    {},
    {"kind": None},
    {"kind": 1},
    {"kind": "dance"},
    {"kind": "End_turn"},
    [{"kind": "end_turn"}],
]


def malformed(raw):
    with pytest.raises(Malformed) as caught:
        GAME.parse_action(raw)
    return caught.value.code


@pytest.mark.parametrize("kind", SHAPES)
def test_every_field_is_required_and_no_other_is_allowed_12_9(kind):
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
def test_types_are_strict_12_9(kind):
    for field, value in SHAPES[kind].items():
        for other in _others(value):
            assert malformed({"kind": kind, **SHAPES[kind], field: other}) == "invalid_action"


@pytest.mark.parametrize("raw", [*OUT_OF_RANGE, *NO_ACTION], ids=json.dumps)
def test_what_is_out_of_range_or_of_no_kind_is_no_action_12_9(raw):
    assert malformed(raw) == "invalid_action"


@pytest.mark.parametrize("name", ["I1", "A6", "A0", "a5", "A5 ", "", "A55", "５", "A-1", "\ud800"])
def test_a_name_that_is_not_on_the_board_is_an_unknown_hex_12_9(name):
    state, tile = position("A4: 0w1"), position(phase="place_tile", tile="A-6")
    for field in ("hex", "origin", "target"):
        for kind, shape in SHAPES.items():
            if field in shape:
                if name == "\ud800":  # half a character is no text
                    assert malformed({"kind": kind, **shape, field: name}) == "invalid_action"
                    continue
                refusal = refused(tile if kind == "place_tile" else state, {"kind": kind, **shape, field: name})
                assert (refusal.code, refusal.facts["hex"]) == ("unknown_hex", name)


def test_bounds_belong_to_what_is_allowed_12_9():
    for raw in (
        {"kind": "place_tile", "hex": "B3", "rotation": 5},
        {"kind": "enter", "hex": "A5", "workers": 18, "leader": True},
        {"kind": "enter", "hex": "A5", "workers": 0, "leader": True},
        {"kind": "bid", "points": 1},
    ):
        assert GAME.dump_action(GAME.parse_action(raw)) == raw


# Each row: position, order, the codes that apply in the order of 12.10. Solving them one after the other is not
# always possible on one board, so every row is a board of its own; the first code must win.
VOLCANO = {"phase": "place_tile", "tile": "B-6", "volcano_may_seal": False}
TILE = {"phase": "place_tile", "tile": "C-1"}
FULL = "A5: 0w16; C3: 0L"
FIRST = {
    # place_tile: an occupied hex may be one where the tile would not be reachable, or a volcano would seal
    "place occupied": ("A1; A2 volcano", VOLCANO, "place A1", "occupied"),
    "place not adjacent": ("", TILE, "place H1 0", "not_adjacent"),
    "place not reachable": ("H1 stones 000000", TILE, "place H2 0", "not_reachable"),
    "place volcano seals": ("A2 volcano; B2", VOLCANO, "place B1", "volcano_seals"),
    # enter: not_your_camp, none_in_supply, points
    "enter not your camp": (FULL, {"points": 0}, "enter C3 3", "not_your_camp"),
    "enter none in supply": (FULL, {"points": 0}, "enter A5 3L", "none_in_supply"),
    "enter points": (FULL, {"points": 1}, "enter A5 2", "not_enough_action_points"),
    # move: same_hex, unexplored, volcano, no_such_member, no_path, points
    "move same hex, unexplored": ("", {"points": 0}, "move H1 H1 1", "same_hex"),
    "move same hex, volcano": ("H1 volcano", {"points": 0}, "move H1 H1 1", "same_hex"),
    "move same hex, no member": ("", {"points": 0}, "move A4 A4 1", "same_hex"),
    "move unexplored, no member": ("", {"points": 0}, "move A4 H1 1", "unexplored"),
    "move volcano, no member": ("H1 volcano", {"points": 0}, "move A4 H1 1", "volcano"),
    "move no member, no path": ("H1 stones 000000", {"points": 0}, "move A4 H1 1", "no_such_member"),
    "move too few, no path": ("H1 stones 000000; A4: 0w1", {"points": 0}, "move A4 H1 2", "no_such_member"),
    "move leader elsewhere": ("H1 stones 000000; A4: 0w1", {"points": 0}, "move A4 H1 L", "no_such_member"),
    "move no path, points": ("H1 stones 000000; A4: 0w1", {"points": 0}, "move A4 H1 1", "no_path"),
    "move points": ("A4: 0w1", {"points": 1}, "move A4 A5 1", "not_enough_action_points"),
    # uncover: not_a_temple, guarded, max_level, no_temple_tile, limit_two, no_member, need_second_member, points
    "uncover no temple": ("C3", {"points": 0, "uncovered": {"C3": 2}}, "uncover C3", "not_a_temple"),
    "uncover guarded": ("C3 temple 10 guard1", {"points": 0}, "uncover C3", "guarded"),
    "uncover highest": ("C3 temple 10", {"points": 0, "uncovered": {"C3": 2}}, "uncover C3", "max_level"),
    "uncover no tile": (
        "C3 temple 4",
        {"points": 0, "uncovered": {"C3": 2}, "supply": {5: 0}},
        "uncover C3",
        "no_temple_tile",
    ),
    "uncover twice": ("C3 temple 4", {"points": 0, "uncovered": {"C3": 2}}, "uncover C3", "limit_two"),
    "uncover nobody": ("C3 temple 4: 1w1", {"points": 0, "uncovered": {"C3": 1}}, "uncover C3", "no_member"),
    "uncover alone": ("C3 temple 4: 0L", {"points": 0, "uncovered": {"C3": 1}}, "uncover C3", "need_second_member"),
    "uncover points": ("C3 temple 4: 0w2", {"points": 1}, "uncover C3", "not_enough_action_points"),
    # recover: no_treasure, limit_two, no_member, need_second_member, points
    "recover nothing": ("C3 treasure", {"points": 0, "recovered": {"C3": 2}}, "recover C3", "no_treasure"),
    "recover twice": ("C3 treasure heap urn", {"points": 0, "recovered": {"C3": 2}}, "recover C3", "limit_two"),
    "recover nobody": ("C3 treasure heap urn: 1L", {"points": 0, "recovered": {"C3": 1}}, "recover C3", "no_member"),
    "recover alone": (
        "C3 treasure heap urn: 0w1",
        {"points": 0, "recovered": {"C3": 1}},
        "recover C3",
        "need_second_member",
    ),
    "recover points": ("C3 treasure heap urn: 0w1", {"points": 2}, "recover C3", "not_enough_action_points"),
    # exchange: unknown_seat, self, same_kind, not_a_single_yours, not_a_single_theirs, points
    "exchange unknown seat": ("", {"points": 0}, "exchange crown 5 crown", "unknown_seat"),
    "exchange negative seat": ("", {"points": 0}, "exchange crown -1 crown", "unknown_seat"),
    "exchange self": ("", {"points": 0}, "exchange crown 0 crown", "self"),
    "exchange same kind": ("", {"points": 0}, "exchange crown 1 crown", "same_kind"),
    "exchange not mine": ("", {"points": 0}, "exchange crown 1 urn", "not_a_single_yours"),
    "exchange not theirs": (
        "",
        {"points": 0, "treasures": {0: {"urn": 1}}},
        "exchange urn 1 crown",
        "not_a_single_theirs",
    ),
    "exchange points": (
        "",
        {"points": 2, "treasures": {0: {"urn": 1}, 1: {"plate": 1}}},
        "exchange urn 1 plate",
        "not_enough_action_points",
    ),
    # camp: camp_not_allowed_here, camp_exists, no_camps_left, points
    "camp on a temple": ("C3 temple 4; D3 camp0; E3 camp0", {"points": 0}, "camp C3", "camp_not_allowed_here"),
    "camp in the wild": ("D3 camp0; E3 camp0", {"points": 0}, "camp H1", "camp_not_allowed_here"),
    "camp on a camp": ("D3 camp0; E3 camp0", {"points": 0}, "camp D3", "camp_exists"),
    "camp without tents": ("C3; D3 camp0; E3 camp0", {"points": 0}, "camp C3", "no_camps_left"),
    "camp points": ("C3", {"points": 4}, "camp C3", "not_enough_action_points"),
    # guard: not_a_temple, guarded, no_majority, no_such_member, no_guards_left, points
    "guard no temple": ("C3; D3 temple 1 guard0; E3 temple 1 guard0", {"points": 0}, "guard C3", "not_a_temple"),
    "guard guarded": ("D3 temple 1 guard0; E3 temple 1 guard0", {"points": 0}, "guard D3", "guarded"),
    "guard no majority": (
        "C3 temple 4: 0w1 1w1; D3 temple 1 guard0; E3 temple 1 guard0",
        {"points": 0},
        "guard C3 leader",
        "no_majority",
    ),
    "guard no such figure": (
        "C3 temple 4: 0w2 1w1; D3 temple 1 guard0; E3 temple 1 guard0",
        {"points": 0},
        "guard C3 leader",
        "no_such_member",
    ),
    "guard none left": (
        "C3 temple 4: 0w2 1w1; D3 temple 1 guard0; E3 temple 1 guard0",
        {"points": 0},
        "guard C3 worker",
        "no_guards_left",
    ),
    "guard points": ("C3 temple 4: 0w2 1w1", {"points": 4}, "guard C3 worker", "not_enough_action_points"),
    # bid: bid_not_higher, bid_above_score
    "bid not higher": (
        "",
        {"phase": "bid", "offer": ("A-1", "A-2"), "bidder": 1, "high": 9, "high_bidder": 0, "scores": (9, 4)},
        "bid 9",
        "bid_not_higher",
    ),
    "bid above score": (
        "",
        {"phase": "bid", "offer": ("A-1", "A-2"), "bidder": 1, "high": 3, "high_bidder": 0, "scores": (9, 4)},
        "bid 5",
        "bid_above_score",
    ),
    "pick what is not on offer": ("", {"phase": "pick", "offer": ("A-1", "A-2")}, "pick A-3", "tile_not_on_offer"),
}


@pytest.mark.parametrize("row", FIRST)
def test_the_first_code_of_the_list_is_told_12_10(row):
    text, facts, what, expected = FIRST[row]
    assert code(position(text, **facts), what) == expected


@pytest.mark.parametrize(
    ("text", "facts", "what", "cost"),
    [
        ("", {"points": 2}, "enter A5 2L", 3),
        ("A4: 0w2L", {"points": 5}, "move A4 A5 2L", 6),
        ("A4: 0w1", {"points": 1}, "uncover A4", 2),
        ("C3 treasure heap urn: 0w1", {"points": 2}, "recover C3", 3),
        ("", {"points": 2, "treasures": {0: {"urn": 1}, 1: {"plate": 1}}}, "exchange urn 1 plate", 3),
        ("C3", {"points": 4}, "camp C3", 5),
        ("A4: 0w1", {"points": 4}, "guard A4", 5),
    ],
)
def test_missing_points_are_told_with_cost_and_rest_12_8(text, facts, what, cost):
    refusal = refused(position(text, **facts), what)
    assert refusal.code == "not_enough_action_points"
    assert (refusal.facts["cost"], refusal.facts["left"]) == (cost, facts["points"])


@pytest.mark.parametrize(
    ("text", "what", "facts"),
    [
        ("C3 camp1", "enter C3 1", {"hex": "C3", "holder": 1}),
        ("C3 camp1", "camp C3", {"hex": "C3", "holder": 1}),
        ("C3 temple 4 guard1", "uncover C3", {"hex": "C3", "holder": 1}),
        ("C3 temple 4 guard1", "guard C3", {"hex": "C3", "holder": 1}),
        ("C3 temple 4: 0w1 1w4", "guard C3", {"hex": "C3", "have": 1, "most": 4, "rivals": (1,)}),
        ("C3 temple 10: 0w1", "uncover C3", {"hex": "C3", "value": 10}),
        ("A5: 0w2", "move A5 A4 3", {"hex": "A5", "asked_workers": 3, "workers": 2, "leader": False}),
        ("A5: 0w16", "enter A5 3", {"asked_workers": 3, "workers": 2, "leader": True}),
        ("C3 volcano", "camp C3", {"hex": "C3", "hex_kind": "volcano"}),
        ("H1 stones 000000; A5: 0w1", "move A5 H1 1", {"origin": "A5", "target": "H1"}),
    ],
)
def test_the_facts_say_which_hex_and_who_holds_it_12_8(text, what, facts):
    told = refused(position(text), what).facts
    assert {name: told[name] for name in facts} == facts


def test_codes_are_stable_lower_case_words_12_8():
    codes = {expected for _, _, _, expected in FIRST.values()}
    assert all(one == one.lower() and one.replace("_", "").isalpha() for one in codes)
    listed = """
        occupied not_adjacent not_reachable volcano_seals not_your_camp none_in_supply same_hex unexplored volcano
        no_such_member no_path not_a_temple guarded max_level no_temple_tile limit_two no_member need_second_member
        no_treasure unknown_seat self same_kind not_a_single_yours not_a_single_theirs camp_not_allowed_here
        camp_exists no_camps_left no_majority no_guards_left bid_not_higher bid_above_score tile_not_on_offer
        not_enough_action_points
    """
    assert codes == set(listed.split())
