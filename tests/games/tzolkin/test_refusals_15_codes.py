"""The codes of each action, which of them comes first, and the facts that come with them (rules 15.9, 15.10)."""

import pytest

from tests.games.tzolkin.script import GEARS, after, code, opened, refused, table

FULL = "; ".join(f"{gear} {' '.join(f'{n}:d' for n in range(8))}" for gear in GEARS[:4])
LOW = {"temples": [-1, -1, -1]}
SKULLS = {"chichen": {1: 2}}
TWO = {"row": ["A1-10", "A1-04", "A1-01"]}
# Each row: board, facts, what is tried, the code. Later codes of 15.9 would apply as well; the first must win.
FIRST = {
    "choose unknown twice": (None, {}, "choose W-99 W-99", "not_dealt"),
    "choose second unknown": (None, {}, "choose W-01 W-05", "not_dealt"),
    "choose twice": (None, {}, "choose W-02 W-02", "same_tile"),
    "beg acted": (
        "",
        {"mode": "place", "moved": 1, "begged": True, "p0": {"corn": 5, **LOW}},
        "beg",
        "already_acted",
    ),
    "beg acted picking": ("", {"mode": "pick_up", "moved": 1, "p0": {"corn": 5, **LOW}}, "beg", "already_acted"),
    "beg begged": ("", {"begged": True, "p0": {"corn": 5, **LOW}}, "beg", "already_begged"),
    "beg corn": ("", {"p0": {"corn": 3, **LOW}}, "beg", "too_much_corn"),
    "beg bottom": ("", {"p0": {"corn": 2, **LOW}}, "beg", "no_step_down"),
    "place picking": (
        FULL + "; chichen 0:0 1:0 2:0",
        {"mode": "pick_up", "moved": 1, "pity": True},
        "place tikal",
        "already_picking",
    ),
    "place pity": (
        FULL + "; chichen 0:0 1:0 2:0",
        {"mode": "place", "moved": 1, "pity": True},
        "place tikal",
        "pity_used",
    ),
    "place nobody": (FULL + "; chichen 0:0 1:0 2:0", {}, "place tikal", "no_worker"),
    "place start nobody": ("chichen 0:0 1:0 2:0; start 0:1", {}, "place start", "no_worker"),
    "place full": (FULL, {}, "place tikal", "gear_full"),
    "place start taken": ("start 0:1", {}, "place start", "start_taken"),
    "place corn": ("uxmal 0:d; palenque 3:0", {"p0": LOW}, "place uxmal", "not_enough_corn"),
    "pick placing": ("", {"mode": "place", "moved": 1}, "pick tikal 9 9", "already_placing"),
    "pick placing mine": ("tikal 1:0", {"mode": "place", "moved": 1}, "pick tikal 1 1", "already_placing"),
    "pick no space": ("tikal 8:d", {}, "pick tikal 8 9", "no_such_space"),
    "pick no space 10": ("", {}, "pick uxmal 10 9", "no_such_space"),
    "pick nobody": ("", {}, "pick tikal 7 9", "no_worker_there"),
    "pick nobody on chichen": ("", {}, "pick chichen 10 9", "no_worker_there"),
    "pick another's": ("tikal 1:1", {}, "pick tikal 1 9", "not_your_worker"),
    "pick dummy": ("tikal 1:d", {}, "pick tikal 1 9", "not_your_worker"),
    "pick no action": ("tikal 1:0", {}, "pick tikal 1 6", "no_such_action"),
    "pick above": ("tikal 1:0", {}, "pick tikal 1 5", "action_above"),
    "pick above on 0": ("chichen 0:0", SKULLS, "pick chichen 0 1", "action_above"),
    "pick corn, skulls": ("chichen 2:0", SKULLS, "pick chichen 2 1", "not_enough_corn"),
    "pick corn, blocks": ("tikal 2:0", {}, "pick tikal 2 1", "not_enough_corn"),
    "pick corn, fields": ("palenque 3:0", {"jungle": {2: (0, 0)}}, "pick palenque 3 2", "not_enough_corn"),
    "pick corn, fee": ("uxmal 2:0", {"p0": {"corn": 3}}, "pick uxmal 2 1", "not_enough_corn"),
    "pick filled": ("chichen 1:0", SKULLS, "pick chichen 1 1", "space_filled"),
    "pick no skull": ("chichen 2:0", SKULLS, "pick chichen 2 2", "no_skull"),
    "pick no harvest": ("palenque 2:0", {"jungle": {2: (0, 0)}}, "pick palenque 2 2", "nothing_to_harvest"),
    "pick no blocks T1": ("tikal 1:0", {}, "pick tikal 1 1", "not_enough_blocks"),
    "pick no blocks T3": (
        "tikal 3:0",
        {"p0": {"wood": 1, "technologies": [1, 2, 1, 2]}},
        "pick tikal 3 3",
        "not_enough_blocks",
    ),
    "pick no blocks T5": ("tikal 5:0", {"p0": {"corn": 9, "skull": 2}}, "pick tikal 5 5", "not_enough_blocks"),
    "pick nothing to build": ("tikal 2:0", {"row": []}, "pick tikal 2 2", "nothing_to_build"),
    "pick corn left to build": (
        "uxmal 6:0 5:0",
        {"p0": {"corn": 2}, "row": ["A1-01"]},
        "pick uxmal 5 4",
        "nothing_to_build",
    ),
    "end": ("", {}, "end", "nothing_done"),
    "end begged": ("", {"begged": True}, "end", "nothing_done"),
}
# the same inside decisions: position, orders that lead there, what is tried, the code
RICH = {"corn": 20, "wood": 3, "stone": 1, "gold": 1}
MASTER = {**RICH, "levels": {"architecture": 3}}
DEEP = {
    "harvest corn": ("palenque 3:0", {}, ["pick palenque 3 3"], "corn", "no_corn_tile"),
    "harvest burn": (
        "palenque 3:0",
        {"jungle": {3: (3, 2)}, "p0": LOW},
        ["pick palenque 3 3"],
        "burn",
        "no_step_down",
    ),
    "step down": ("", {"p0": {"temples": [-1, 0, 0]}}, ["beg"], "down chaac", "at_bottom"),
    "step up": ("tikal 5:0", {"p0": {"wood": 1}}, ["pick tikal 5 5", "up chaac"], "up chaac", "same_temple"),
    "advance": (
        "tikal 1:0",
        {"p0": {"wood": 1, "technologies": [1, 0, 0, 0]}},
        ["pick tikal 1 1"],
        "advance agriculture",
        "not_enough_blocks",
    ),
    "pay too few": ("tikal 1:0", {"p0": RICH}, ["pick tikal 1 1", "advance theology"], "pay g0", "wrong_amount"),
    "pay too many, not there": (
        "tikal 1:0",
        {"p0": RICH},
        ["pick tikal 1 1", "advance theology"],
        "pay g9",
        "wrong_amount",
    ),
    "pay not there": (
        "tikal 1:0",
        {"p0": {"wood": 1, "stone": 1}},
        ["pick tikal 1 1", "advance theology"],
        "pay g1",
        "not_enough_blocks",
    ),
    "pay no exact cost": (
        "tikal 2:0",
        {**TWO, "p0": MASTER},
        ["pick tikal 2 2", "build A1-10 +"],
        "pay w1g1",
        "wrong_amount",
    ),
    "pay the full price": (
        "tikal 2:0",
        {"row": ["A1-11", "A1-01"], "p0": {"wood": 1, "stone": 2, "levels": {"architecture": 3}}},
        ["pick tikal 2 2", "build A1-11 +"],
        "pay w1s2",
        "wrong_amount",
    ),
    "build not in row": ("tikal 2:0", {**TWO, "p0": RICH}, ["pick tikal 2 2"], "build A1-05 +", "not_in_row"),
    "build no architecture": (
        "tikal 2:0",
        {**TWO, "p0": RICH},
        ["pick tikal 2 2"],
        "build A1-04 +",
        "architecture_not_available",
    ),
    "build blocks": ("tikal 2:0", {**TWO, "p0": RICH}, ["pick tikal 2 2"], "build A1-04", "not_enough_blocks"),
    "build corn": (
        "uxmal 4:0",
        {"row": ["A1-01", "A1-02", "A1-04"], "p0": {**RICH, "corn": 7, "wood": 9}},
        ["pick uxmal 4 4"],
        "build A1-04",
        "not_enough_corn",
    ),
    "build plainly": (
        "tikal 2:0",
        {"row": ["A1-10", "A1-05", "A1-01"], "p0": {"wood": 2, "levels": {"architecture": 3}}},
        ["pick tikal 2 2"],
        "build A1-05",
        "architecture_applies",
    ),
    "build with it again": (
        "tikal 4:0",
        {"row": ["A1-01", "A1-10", "A1-05"], "p0": MASTER},
        ["pick tikal 4 4", "build A1-01 +"],
        "build A1-05 +",
        "architecture_not_available",
    ),
    "monument not here": ("tikal 2:0", {**TWO, "p0": RICH}, ["pick tikal 2 2"], "monument M-99", "monument_not_here"),
    "monument at uxmal": ("uxmal 4:0", {**TWO, "p0": RICH}, ["pick uxmal 4 4"], "monument M-01", "monument_not_here"),
    "monument not there": ("tikal 4:0", {**TWO, "p0": RICH}, ["pick tikal 4 4"], "monument M-13", "not_on_display"),
    "monument blocks": (
        "tikal 4:0",
        {**TWO, "monuments": ["M-13"], "p0": RICH},
        ["pick tikal 4 4"],
        "monument M-13",
        "not_enough_blocks",
    ),
    "monument skull": (
        "tikal 4:0",
        {**TWO, "monuments": ["M-13"], "p0": {**RICH, "gold": 4}},
        ["pick tikal 4 4"],
        "monument M-13",
        "no_skull",
    ),
    "exchange blocks": ("uxmal 2:0", {"p0": {"corn": 2}}, ["pick uxmal 2 2"], "swap wood gold", "not_corn_for_block"),
    "exchange corn": ("uxmal 2:0", {"p0": {"corn": 2}}, ["pick uxmal 2 2"], "swap corn gold", "not_enough_corn"),
    "exchange nothing": ("uxmal 2:0", {"p0": {"corn": 2}}, ["pick uxmal 2 2"], "swap wood corn", "not_enough_blocks"),
    "act no such": ("uxmal 5:0", {"p0": {"corn": 1}}, ["pick uxmal 5 5"], "act chichen 1", "no_such_action"),
    "act itself": ("uxmal 5:0", {"p0": {"corn": 1}}, ["pick uxmal 5 5"], "act uxmal 5", "no_such_action"),
    "act above 5": ("uxmal 5:0", {"p0": {"corn": 9}}, ["pick uxmal 5 5"], "act tikal 6", "no_such_action"),
    "act fee": ("uxmal 5:0", {"p0": {"corn": 3}}, ["pick uxmal 5 5"], "act uxmal 1", "not_enough_corn"),
    "act blocks": ("uxmal 5:0", {"p0": {"corn": 3}}, ["pick uxmal 5 5"], "act tikal 3", "not_enough_blocks"),
    "act build": ("uxmal 5:0", {"row": [], "p0": RICH}, ["pick uxmal 5 5"], "act tikal 2", "nothing_to_build"),
    "act build in corn": (
        "uxmal 5:0",
        {"row": ["A1-01"], "p0": {"corn": 2}},
        ["pick uxmal 5 5"],
        "act uxmal 4",
        "nothing_to_build",
    ),
    "act harvest": (
        "uxmal 5:0",
        {"jungle": {2: (0, 0)}, "p0": {"corn": 3}},
        ["pick uxmal 5 5"],
        "act palenque 2",
        "nothing_to_harvest",
    ),
}


@pytest.mark.parametrize("row", FIRST)
def test_the_first_code_of_the_list_is_told_15_9(row):
    board, facts, what, expected = FIRST[row]
    state = opened() if board is None else table(board, **facts)
    assert code(state, what, 0) == expected


@pytest.mark.parametrize("row", DEEP)
def test_the_first_code_of_the_list_is_told_in_decisions_15_9(row):
    board, facts, orders, what, expected = DEEP[row]
    state = table(board, **facts)
    state = after(state, *orders) if orders else state
    assert code(state, what) == expected


LISTED = """
    invalid_action game_over not_your_turn already_chosen tiles_not_chosen days_not_chosen no_tiles_to_choose
    no_days_to_choose not_optional decision_pending nothing_to_decide not_dealt same_tile already_acted already_begged
    too_much_corn no_step_down already_picking pity_used no_worker start_taken gear_full not_enough_corn
    already_placing no_such_space no_worker_there not_your_worker no_such_action action_above space_filled no_skull
    nothing_to_harvest not_enough_blocks nothing_to_build nothing_done no_corn_tile at_bottom same_temple wrong_amount
    not_in_row architecture_not_available architecture_applies monument_not_here not_on_display not_corn_for_block
"""


def test_there_are_45_codes_and_each_is_met_15_10():
    general = LISTED.split()[:11]
    met = {row[-1] for row in (*FIRST.values(), *DEEP.values())}
    assert met | set(general) == set(LISTED.split())
    assert len(LISTED.split()) == 45


@pytest.mark.parametrize(
    ("board", "facts", "what", "told"),
    [
        ("", {"p0": {"corn": 7}}, "beg", {"have": 7}),
        ("tikal 0:d; palenque 2:0", {}, "place tikal", {"need": 1, "have": 0}),
        ("start 0:2", {}, "place start", {"holder": 2}),
        (FULL, {}, "place uxmal", {"gear": "uxmal"}),
        ("uxmal 2:0", {"p0": {"corn": 3}}, "pick uxmal 2 1", {"need": 4, "have": 3}),
        ("uxmal 6:0", {"p0": {"corn": 2}}, "pick uxmal 6 1", {"need": 3, "have": 2}),
        ("uxmal 6:0", {}, "pick uxmal 6 5", {"need": 1, "have": 0}),
        ("yaxchilan 5:0", {"p0": {"corn": 3}}, "pick yaxchilan 5 1", {"need": 4, "have": 3}),
        ("chichen 3:0", {"chichen": {3: 1}}, "pick chichen 3 3", {"action": 3, "holder": 1}),
        ("tikal 2:3", {}, "pick tikal 2 2", {"gear": "tikal", "space": 2, "holder": 3}),
    ],
)
def test_the_facts_say_how_much_and_who_15_10(board, facts, what, told):
    facts_told = refused(table(board, **facts), what).facts
    assert {name: facts_told[name] for name in told} == told
