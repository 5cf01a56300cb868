"""Points that need care: the technology tables, the number of tiles, fractions (rules, section 0)."""

import pytest

from engine.core.errors import Unreadable
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import AGE1, AGE2, TABLES, after, deal, goods, opened, points, table, ups

PLENTY = {"corn": 20, "wood": 9, "stone": 9, "gold": 9}

# corn of fishing and of a harvest at Palenque 2, by level
AGRICULTURE = {
    "rules_text": {0: (3, 4), 1: (3, 5), 2: (3, 7), 3: (4, 7)},
    "printed_board": {0: (3, 4), 1: (3, 5), 2: (4, 5), 3: (4, 7)},
}


@pytest.mark.parametrize("technologies", TABLES)
@pytest.mark.parametrize("level", range(4))
def test_agriculture_adds_to_fishing_and_harvests_by_the_chosen_table_0_1_and_a1(technologies, level):
    fishing, harvest = AGRICULTURE[technologies][level]
    state = table("palenque 1:0 2:0", technologies=technologies, p0={"levels": {"agriculture": level}})
    assert goods(after(state, "pick palenque 1 1"))[0] == fishing
    assert goods(after(state, "pick palenque 2 2"))[0] == harvest


@pytest.mark.parametrize("technologies", TABLES)
@pytest.mark.parametrize("level", range(4))
def test_agriculture_harvests_without_tiles_from_level_2_on_0_1(technologies, level):
    p0 = {"corn": 5, "levels": {"agriculture": level}}
    state = table("palenque 2:0", technologies=technologies, jungle={2: (0, 0)}, p0=p0)
    wanted = {"kind": "pick_up", "gear": "palenque", "space": 2, "action": 2}
    offered = wanted in [GAME.dump_action(one) for one in GAME.legal_actions(state, 0)]
    assert offered == (level >= 2)


@pytest.mark.parametrize("technologies", TABLES)
@pytest.mark.parametrize(("level", "wood", "stone", "gold"), [(0, 1, 1, 1), (1, 2, 1, 1), (2, 2, 2, 1), (3, 2, 2, 2)])
def test_extraction_adds_wood_then_stone_then_gold_0_1(technologies, level, wood, stone, gold):
    state = table("yaxchilan 1:0 2:0 3:0", technologies=technologies, p0={"levels": {"extraction": level}})
    orders = [f"pick yaxchilan {number} {number}" for number in (1, 2, 3)]
    assert goods(after(state, *orders)) == (3, wood, stone, gold, 0)


# corn gained, points gained, blocks to be paid of a building for two wood and a stone
ARCHITECTURE = {
    "rules_text": {0: (0, 0, 3), 1: (1, 0, 3), 2: (1, 0, 2), 3: (1, 2, 2)},
    "printed_board": {0: (0, 0, 3), 1: (1, 0, 3), 2: (1, 2, 3), 3: (1, 2, 2)},
}


@pytest.mark.parametrize("technologies", TABLES)
@pytest.mark.parametrize("level", range(4))
def test_architecture_gives_by_the_chosen_table_0_1_and_a1(technologies, level):
    corn, won, blocks = ARCHITECTURE[technologies][level]
    p0 = {**PLENTY, "levels": {"architecture": level}}
    built = f"build A1-10{' +' if level else ''}"
    rows = ["A1-10", "A1-11"]
    state = after(table("tikal 2:0", technologies=technologies, row=rows, p0=p0), "pick tikal 2 2", built)
    if blocks == 2:
        state = after(state, "pay w2")
    have = goods(state)
    assert (have[0] - 20, points(state), 27 - sum(have[1:4])) == (corn, won, blocks)
    uxmal = after(table("uxmal 4:0", technologies=technologies, row=rows, p0=p0), "pick uxmal 4 4", built)
    assert (goods(uxmal)[0] - 20, points(uxmal)) == (corn - 2 * blocks, won)


# a skull more at Yaxchilan 4; one space ahead on Chichen Itza; a step for a block after a skull
THEOLOGY = {
    "rules_text": {0: (0, 0, 0), 1: (1, 0, 0), 2: (1, 1, 0), 3: (1, 1, 1)},
    "printed_board": {0: (0, 0, 0), 1: (0, 1, 0), 2: (0, 1, 1), 3: (1, 1, 1)},
}


@pytest.mark.parametrize("technologies", TABLES)
@pytest.mark.parametrize("level", range(4))
def test_theology_gives_by_the_chosen_table_0_1_and_a1(technologies, level):
    more, ahead, paid = THEOLOGY[technologies][level]
    p0 = {"skull": 1, "wood": 2, "levels": {"theology": level}}
    board = "yaxchilan 4:0; chichen 1:0"
    state = table(board, technologies=technologies, p0=p0)
    assert goods(after(state, "pick yaxchilan 4 4"))[4] == 2 + more
    actions = {one.action for one in GAME.legal_actions(state, 0) if one.kind == "pick_up" and one.gear == "chichen"}
    assert actions == ({0, 1, 2} if ahead else {0, 1})
    offered = after(state, "pick chichen 1 1")
    if paid:
        assert ups(after(offered, "pay w1", "up kukulkan")) == (1, 0, 1)
    else:
        assert not offered.pending


@pytest.mark.parametrize("technologies", TABLES)
def test_a_bonus_is_given_from_level_3_only_and_not_for_reaching_it_0_1_and_a2(technologies):
    bonuses = {"extraction": (2, 0, 0), "architecture": (0, 3, 0), "theology": (0, 0, 1)}
    for technology, (blocks, won, skulls) in bonuses.items():
        p0 = {"wood": 3, "levels": {technology: 2}}
        reached = after(
            table("tikal 1:0", technologies=technologies, p0=p0), "pick tikal 1 1", f"advance {technology}"
        )
        assert (sum(goods(reached)), points(reached), reached.pending) == (0, 0, ())
        p0 = {"wood": 1, "levels": {technology: 3}}
        start = table("tikal 1:0", technologies=technologies, p0=p0)
        again = after(start, "pick tikal 1 1", f"advance {technology}")
        if blocks:
            again = after(again, "take gold", "take gold")
        have = goods(again)
        assert (sum(have[1:4]), points(again), have[4]) == (blocks, won, skulls)
        assert again.players[0].technologies == start.players[0].technologies
    p0 = {"wood": 1, "levels": {"agriculture": 3}}
    start = table("tikal 1:0", technologies=technologies, p0=p0)
    assert ups(after(start, "pick tikal 1 1", "advance agriculture", "up chaac")) == (1, 0, 0)


def test_the_rules_text_is_the_default_and_a_third_table_is_none_0_1_and_a1():
    assert GAME.parse_options({}).technologies == "rules_text"
    assert GAME.parse_options({"technologies": "printed_board"}).technologies == "printed_board"
    for wrong in ({"technologies": "rules_document"}, {"technologies": ""}, {"technologies": None}, {"table": "x"}):
        with pytest.raises(Unreadable):
            GAME.parse_options(wrong)


def test_there_are_14_buildings_of_the_first_age_and_18_of_the_second_0_2():
    state = GAME.start(GAME.parse_options({}), 4, "0.2").state
    assert (sorted(state.deal.age1), sorted(state.deal.age2)) == (list(AGE1), list(AGE2))
    assert (len(AGE1), len(AGE2)) == (14, 18)


def test_wealth_tile_5_gives_one_wood_0_3():
    state = opened(4, deal(wealth=[["W-05", "W-06", "W-07", "W-08"]]))
    others = [f"choose {hand[0]} {hand[1]}" for hand in state.deal.wealth[1:]]
    chosen = after(state, "choose W-05 W-06", *others).players[0]
    assert (chosen.corn, chosen.wood, chosen.technologies, chosen.temples) == (2, 1 + 2, (0, 1, 0, 0), (0, 0, 2))


def test_scores_are_kept_in_whole_quarters_and_may_be_negative_0_4():
    assert GAME.meta.point_unit == 4
    state = table("palenque 0:0 1:1 2:2 3:3", 4, seat=3, starting_player=0, turn_index=3, tooth=7)
    fed = after(state, "pick palenque 3 0", "end")
    assert [player.score for player in fed.players] == [-36] * 4
    assert all(type(player.score) is int for player in fed.players)
