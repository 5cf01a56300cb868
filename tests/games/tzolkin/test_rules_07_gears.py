"""The actions of Palenque, Yaxchilan, Uxmal and Chichen Itza (rules 7.1 to 7.3, 7.7 to 7.9)."""

import pytest

from tests.games.tzolkin.script import (
    GEARS,
    TABLES,
    after,
    code,
    goods,
    hand,
    legal,
    legal_kinds,
    play,
    points,
    refused,
    table,
    ups,
)

ALL_TECHNOLOGIES = {"technologies": [3, 3, 3, 3]}


def test_fishing_gives_three_corn_and_never_ends_7_1():
    empty = dict.fromkeys((2, 3, 4, 5), (0, 0))
    state = table("palenque 1:0 6:0 7:0", jungle=empty)
    done = after(state, "pick palenque 1 1", "pick palenque 6 1", "pick palenque 7 1")
    assert goods(done) == (9, 0, 0, 0, 0)
    assert done.players[0].corn_tiles == 0
    assert goods(after(table("palenque 1:0", p0=ALL_TECHNOLOGIES), "pick palenque 1 1"))[0] == 4


@pytest.mark.parametrize(("action", "corn", "wood"), [(3, 5, 2), (4, 7, 3), (5, 9, 4)])
def test_fields_with_wood_give_corn_wood_or_burnt_wood_and_corn_7_2(action, corn, wood):
    state = after(table(f"palenque {action}:0", jungle={action: (4, 3)}), f"pick palenque {action} {action}")
    assert [one["take"] for one in legal(state)] == ["corn", "wood", "burn"]
    field = action - 2
    harvested = after(state, "corn")
    assert (goods(harvested)[:2], harvested.players[0].corn_tiles) == ((corn, 0), 1)
    assert (harvested.jungle[field].corn, harvested.jungle[field].wood) == (3, 3)
    cut = after(state, "wood")
    assert (goods(cut)[:2], cut.players[0].wood_tiles) == ((0, wood), 1)
    assert (cut.jungle[field].corn, cut.jungle[field].wood) == (4, 2)
    burnt = after(state, "burn")
    assert goods(burnt)[:2] == (corn, 0)
    assert legal_kinds(burnt) == {"step_down"}
    burnt = after(burnt, "down kukulkan")
    assert (ups(burnt), burnt.players[0].corn_tiles, burnt.players[0].wood_tiles) == ((0, 0, -1), 1, 0)
    assert (burnt.jungle[field].corn, burnt.jungle[field].wood) == (3, 2)


def test_fields_of_action_2_give_corn_only_7_2():
    state = after(table("palenque 2:0"), "pick palenque 2 2")
    assert (goods(state)[:2], state.players[0].corn_tiles, state.jungle[0].corn) == ((4, 0), 1, 3)


@pytest.mark.parametrize("action", [3, 4, 5])
def test_corn_under_wood_cannot_be_taken_7_2(action):
    state = after(table(f"palenque {action}:0"), f"pick palenque {action} {action}")
    assert [one["take"] for one in legal(state)] == ["wood", "burn"]
    assert refused(state, "corn").facts == {"action": action}
    assert code(state, "corn") == "no_corn_tile"


def test_nothing_is_burnt_when_the_gods_cannot_be_angered_7_2():
    p0 = {"temples": [-1, -1, -1]}
    state = after(table("palenque 4:0", jungle={4: (3, 2)}, p0=p0), "pick palenque 4 4")
    assert [one["take"] for one in legal(state)] == ["corn", "wood"]
    assert code(state, "burn") == "no_step_down"
    alone = after(table("palenque 4:0", jungle={4: (3, 3)}, p0=p0), "pick palenque 4 4")
    assert (goods(alone)[:2], alone.pending) == ((0, 3), ())


@pytest.mark.parametrize("wood", [0, 2])
def test_a_harvest_without_a_tile_gives_corn_but_neither_tile_nor_anger_7_2(wood):
    p0 = {"levels": {"agriculture": 2}}
    state = play(table("palenque 5:0", jungle={5: (wood, wood)}, p0=p0), "pick palenque 5 5").state
    if wood:
        assert [one["take"] for one in legal(state)] == ["corn", "wood", "burn"]
        state = after(state, "corn")
    assert (goods(state)[:2], state.players[0].corn_tiles, ups(state)) == ((9 + 3, 0), 0, (0, 0, 0))
    assert (state.jungle[3].corn, state.jungle[3].wood) == (wood, wood)


def test_a_visible_corn_tile_must_be_taken_7_2_and_a7():
    p0 = {"levels": {"agriculture": 3}}
    state = after(table("palenque 3:0", jungle={3: (3, 2)}, p0=p0), "pick palenque 3 3", "corn")
    assert (state.players[0].corn_tiles, state.jungle[1].corn) == (1, 2)


@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("action", [3, 4, 5])
def test_the_wood_of_a_field_grows_with_extraction_7_2(action, level):
    p0 = {"levels": {"extraction": level}}
    cut = after(table(f"palenque {action}:0", p0=p0), f"pick palenque {action} {action}", "wood")
    assert goods(cut) == (0, action - 1 + (level > 0), 0, 0, 0)


def test_empty_fields_are_not_available_7_2():
    p0 = {"levels": {"agriculture": 1}}
    for action in (2, 3, 4, 5):
        state = table(f"palenque {action}:0", jungle={action: (0, 0)}, p0=p0)
        assert refused(state, f"pick palenque {action} {action}").facts == {"action": action}


YAXCHILAN = {1: (0, 1, 0, 0, 0), 2: (1, 0, 1, 0, 0), 3: (2, 0, 0, 1, 0), 4: (0, 0, 0, 0, 1), 5: (2, 0, 1, 1, 0)}
BETTER = {1: (0, 2, 0, 0, 0), 2: (1, 0, 2, 0, 0), 3: (2, 0, 0, 2, 0), 4: (0, 0, 0, 0, 2), 5: (2, 0, 2, 2, 0)}


@pytest.mark.parametrize("action", YAXCHILAN)
def test_yaxchilan_gives_blocks_corn_and_skulls_7_3(action):
    order = f"pick yaxchilan {action} {action}"
    state = after(table(f"yaxchilan {action}:0"), order)
    assert (goods(state), state.skulls) == (YAXCHILAN[action], 13 - YAXCHILAN[action][4])
    for technologies in TABLES:
        better = after(table(f"yaxchilan {action}:0", technologies=technologies, p0=ALL_TECHNOLOGIES), order)
        assert goods(better) == BETTER[action]


@pytest.mark.parametrize(("left", "level", "got"), [(0, 3, 0), (1, 3, 1), (2, 3, 2), (1, 0, 1), (0, 0, 0)])
def test_skulls_end_with_the_bank_7_3(left, level, got):
    p0 = {"levels": {"theology": level}}
    state = after(table("yaxchilan 4:0", skulls=left, p0=p0), "pick yaxchilan 4 4")
    assert (goods(state)[4], state.skulls) == (got, left - got)


def test_an_offering_of_three_corn_is_a_step_up_7_7():
    state = after(table("uxmal 1:0", p0={"corn": 5}), "pick uxmal 1 1")
    assert goods(state)[0] == 2
    assert [one["temple"] for one in legal(state)] == ["chaac", "quetzalcoatl", "kukulkan"]
    assert ups(after(state, "up quetzalcoatl")) == (0, 1, 0)
    assert code(state, "decline") == "not_optional"


@pytest.mark.parametrize(("block", "rate"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_the_market_exchanges_at_the_same_rate_both_ways_7_7_and_a18(block, rate):
    market = after(table("uxmal 2:0", p0={"corn": 9, block: 1}), "pick uxmal 2 2")
    sold = after(market, f"swap {block} corn")
    assert (goods(sold)[0], sum(goods(sold)[1:])) == (9 + rate, 0)
    bought = after(market, f"swap corn {block}")
    assert (goods(bought)[0], sum(goods(bought)[1:])) == (9 - rate, 2)
    closed = after(bought, f"swap {block} corn", "decline")
    assert (goods(closed)[0], closed.pending) == (9, ())
    poor = after(table("uxmal 2:0", p0={"corn": rate - 1, "wood": 1, "stone": 1, "gold": 1}), "pick uxmal 2 2")
    assert refused(poor, f"swap corn {block}").facts == {"need": rate, "have": rate - 1}
    none = after(table("uxmal 2:0", p0={"corn": 9}), "pick uxmal 2 2")
    assert code(none, f"swap {block} corn") == "not_enough_blocks"


def test_the_market_trades_corn_for_a_block_and_nothing_else_7_7_and_a18():
    market = after(table("uxmal 2:0", p0={"corn": 9, "wood": 3, "skull": 1}), "pick uxmal 2 2")
    for pair in ("wood stone", "wood wood", "corn corn", "gold wood"):
        give, take = pair.split()
        assert refused(market, f"swap {pair}").facts == {"give": give, "take": take}
        assert code(market, f"swap {pair}") == "not_corn_for_block"
    assert code(market, {"kind": "decline", "x": 1}) == "invalid_action"
    assert code(market, "swap skull corn") == code(market, "swap corn skull") == "invalid_action"


def test_a_worker_comes_from_the_bank_into_hand_7_7():
    state = after(table("uxmal 3:0 6:0", p0={"workers": 5}), "pick uxmal 3 3")
    assert (state.players[0].workers, hand(state)) == (6, 5)
    again = after(state, "pick uxmal 6 3")
    assert (again.players[0].workers, hand(again)) == (6, 6)


def test_a_building_is_paid_in_corn_7_7():
    state = table("uxmal 4:0", row=["A1-09", "A1-10"], p0={"corn": 7})
    asked = after(state, "pick uxmal 4 4")
    built = after(asked, "build A1-10")
    assert (goods(built)[0], built.players[0].buildings, ups(built)) == (1, ("A1-10",), (1, 1, 0))
    poor = table("uxmal 4:0", row=["A1-10", "A1-01", "A1-06"], p0={"corn": 5, "wood": 9, "stone": 9})
    assert refused(after(poor, "pick uxmal 4 4"), "build A1-10").facts == {"need": 6, "have": 5}
    assert code(after(poor, "pick uxmal 4 4"), "build A1-10") == "not_enough_corn"


REACHED = [(gear, action) for gear in GEARS[:4] for action in range(1, 6) if (gear, action) != ("uxmal", 5)]


def test_for_a_corn_any_action_of_four_gears_can_be_used_7_7_and_a12():
    p0 = {"corn": 9, "wood": 9, "stone": 9, "gold": 9, "skull": 1}
    state = after(table("uxmal 5:0", p0=p0), "pick uxmal 5 5")
    assert goods(state)[0] == 8
    assert [(one["gear"], one["action"]) for one in legal(state)] == REACHED
    for gear, action in (("chichen", 1), ("uxmal", 5), ("tikal", 6), ("palenque", 9)):
        assert refused(state, f"act {gear} {action}").facts == {"gear": gear, "action": action}
        assert code(state, f"act {gear} {action}") == "no_such_action"
    assert code(state, "decline") == "not_optional"


def test_an_action_elsewhere_has_its_own_costs_and_conditions_7_7():
    state = after(table("uxmal 5:0", p0={"corn": 3}, jungle={2: (0, 0)}), "pick uxmal 5 5")
    assert refused(state, "act uxmal 1").facts == {"need": 3, "have": 2}
    assert code(state, "act tikal 1") == "not_enough_blocks"
    assert code(state, "act tikal 5") == "not_enough_blocks"
    assert code(state, "act tikal 2") == code(state, "act tikal 4") == "nothing_to_build"
    assert code(state, "act palenque 2") == "nothing_to_harvest"
    assert goods(after(state, "act palenque 1")) == (5, 0, 0, 0, 0)
    rich = after(table("uxmal 5:0", p0={"corn": 4}), "pick uxmal 5 5", "act uxmal 1", "up chaac")
    assert (goods(rich)[0], ups(rich)) == (0, (1, 0, 0))


@pytest.mark.parametrize(
    ("act", "after_it", "gain"),
    [
        ("palenque 1", [], (4, 0, 0, 0, 0)),
        ("palenque 5", ["wood"], (0, 5, 0, 0, 0)),
        ("yaxchilan 4", [], (0, 0, 0, 0, 2)),
        ("yaxchilan 5", [], (2, 0, 2, 2, 0)),
    ],
)
def test_technologies_apply_to_actions_elsewhere_7_8(act, after_it, gain):
    uxmal = after(table("uxmal 5:0", p0={"corn": 1, **ALL_TECHNOLOGIES}), "pick uxmal 5 5", f"act {act}", *after_it)
    assert goods(uxmal) == gain
    p0 = {
        "corn": 1,
        "wood": 2,
        "stone": 1,
        "gold": 1,
        **ALL_TECHNOLOGIES,
        "levels": {"agriculture": 3, "extraction": 3},
    }
    p0["levels"]["theology"] = 3
    tile = after(table("tikal 2:0", age=2, row=["A2-09"], p0=p0), "pick tikal 2 2", f"act {act}", *after_it)
    assert goods(tile) == gain


def test_architecture_applies_to_buildings_through_an_action_elsewhere_7_8_and_a5():
    p0 = {"corn": 1, "wood": 2, "levels": {"architecture": 3}}
    state = after(table("uxmal 5:0", row=["A1-01", "A1-06"], p0=p0), "pick uxmal 5 5", "act tikal 2")
    assert code(state, "build A1-06") == "architecture_applies"
    built = after(state, "build A1-06 +")
    assert (goods(built)[:2], points(built)) == ((1, 1), 2)


CHICHEN = {
    1: (4, 0, 0),
    2: (5, 0, 0),
    3: (6, 0, 0),
    4: (7, 2, 0),
    5: (8, 2, 0),
    6: (8, 2, 1),
    7: (10, 1, 0),
    8: (11, 1, 1),
    9: (13, 1, 1),
}


@pytest.mark.parametrize("action", CHICHEN)
def test_a_skull_brings_points_a_step_and_perhaps_a_block_7_9(action):
    won, temple, block = CHICHEN[action]
    state = after(table(f"chichen {action}:0", skulls=5, p0={"skull": 2}), f"pick chichen {action} {action}")
    assert points(state) == won
    if block:
        assert [one["block"] for one in legal(state)] == ["wood", "stone", "gold"]
        state = after(state, "take stone")
    assert state.pending == ()
    assert goods(state) == (0, 0, block, 0, 1)
    assert ups(state) == tuple(int(number == temple) for number in range(3))
    assert (state.chichen[action - 1], state.skulls) == (0, 5)


def test_each_place_takes_one_skull_7_9():
    state = table("chichen 4:0", chichen={4: 2}, p0={"skull": 1, "corn": 3})
    assert refused(state, "pick chichen 4 4").facts == {"action": 4, "holder": 2}
    assert code(table("chichen 4:0", p0={"corn": 3}), "pick chichen 4 4") == "no_skull"
    assert points(after(state, "pick chichen 4 3")) == 6


def test_a_lost_step_costs_neither_points_nor_block_7_9():
    state = after(table("chichen 9:0", p0={"skull": 1}, p1={"temples": [0, 7, 0]}), "pick chichen 9 9", "take gold")
    assert (points(state), ups(state), goods(state)[3]) == (13, (0, 1, 0), 1)
    p0 = {"skull": 1, "temples": [0, 6, 0]}
    lost = after(table("chichen 9:0", p0=p0, p1={"temples": [0, 7, 0]}), "pick chichen 9 9", "take gold")
    assert (points(lost), ups(lost), goods(lost)[3]) == (13, (0, 6, 0), 1)


def test_a_block_may_be_paid_for_one_more_step_after_a_skull_7_9_and_a15():
    p0 = {"skull": 2, "levels": {"theology": 3}}
    state = after(table("chichen 8:0 1:0", p0=p0), "pick chichen 8 8")
    assert legal_kinds(state) == {"take_block"}
    taken = after(state, "take gold")
    assert legal_kinds(taken) == {"pay", "decline"}
    risen = after(taken, "pay g1", "up chaac")
    assert (ups(risen), goods(risen), risen.pending) == ((1, 1, 0), (0, 0, 0, 0, 1), ())
    kept = after(taken, "decline")
    assert (ups(kept), goods(kept)[3], kept.pending) == ((0, 1, 0), 1, ())
    # nothing to pay with: nothing asked
    assert after(risen, "pick chichen 1 1").pending == ()
