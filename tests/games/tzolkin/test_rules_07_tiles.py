"""Every building and every monument: what it costs and what it gives at once (rules 7.10, 7.12, 7.14, 7.16)."""

import pytest

from tests.games.tzolkin.script import TECHNOLOGIES, after, code, deal, goods, points, table, ups

# Written by hand, not read from the data of the engine: cost in wood, stone, gold; answers to what is asked; gains as
# corn, wood, stone, gold, skulls; temple steps; levels; workers; points.
NOTHING = ((0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 0, 0)
TILES = {
    "A1-01": ((1, 0, 0), [], *NOTHING),
    "A1-02": ((1, 0, 0), [], *NOTHING),
    "A1-03": ((1, 0, 0), [], *NOTHING),
    "A1-04": ((4, 0, 0), [], *NOTHING),
    "A1-05": ((4, 0, 0), [], *NOTHING),
    "A1-06": ((2, 0, 0), [], (0, 0, 0, 0, 0), (0, 0, 0), (1, 0, 0, 0), 0, 0),
    "A1-07": ((3, 0, 0), [], (0, 0, 1, 0, 0), (0, 0, 0), (1, 0, 0, 0), 0, 0),
    "A1-08": ((1, 1, 0), [], (1, 0, 0, 0, 0), (0, 0, 0), (0, 1, 0, 0), 0, 0),
    "A1-09": ((2, 1, 0), [], (0, 0, 0, 1, 0), (0, 0, 0), (0, 1, 0, 0), 0, 0),
    "A1-10": ((2, 1, 0), [], (0, 0, 0, 0, 0), (1, 1, 0), (0, 0, 0, 0), 0, 0),
    "A1-11": ((1, 2, 0), [], (0, 0, 0, 0, 0), (1, 0, 1), (0, 0, 0, 0), 0, 0),
    "A1-12": ((1, 0, 1), ["up quetzalcoatl"], (0, 0, 0, 0, 0), (0, 1, 0), (0, 0, 0, 0), 0, 0),
    "A1-13": ((0, 0, 1), [], (0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 1, 0), 0, 0),
    "A1-14": ((0, 1, 1), [], (0, 0, 0, 0, 0), (0, 0, 1), (0, 0, 0, 1), 0, 0),
    "A2-01": ((2, 0, 0), [], *NOTHING),
    "A2-02": ((2, 0, 0), [], *NOTHING),
    "A2-03": ((2, 0, 0), [], *NOTHING),
    "A2-04": ((3, 0, 0), ["advance theology"], (0, 0, 1, 0, 0), (0, 0, 0), (0, 0, 0, 1), 0, 0),
    "A2-05": ((2, 1, 0), ["advance agriculture"], (0, 0, 0, 1, 0), (0, 0, 0), (1, 0, 0, 0), 0, 0),
    "A2-06": ((2, 2, 0), ["advance extraction"], (0, 0, 0, 0, 1), (0, 0, 0), (0, 1, 0, 0), 0, 0),
    "A2-07": ((3, 1, 0), ["advance architecture"], (6, 0, 0, 0, 0), (0, 0, 0), (0, 0, 1, 0), 0, 0),
    "A2-08": ((0, 3, 0), [], (0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 0, 6),
    "A2-09": ((2, 1, 1), [], (0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 0, 2),
    "A2-10": ((1, 1, 1), [], (0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 1, 6),
    "A2-11": ((1, 0, 2), [], (0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 0, 8),
    "A2-12": ((1, 2, 1), [], (0, 0, 0, 0, 0), (1, 1, 1), (0, 0, 0, 0), 0, 3),
    "A2-13": ((0, 2, 0), [], (0, 0, 0, 0, 0), (2, 0, 0), (0, 0, 0, 0), 0, 2),
    "A2-14": ((0, 0, 2), [], (0, 0, 0, 0, 0), (0, 0, 2), (0, 0, 0, 0), 0, 3),
    "A2-15": ((0, 1, 1), [], (0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 1, 0), 0, 3),
    "A2-16": ((0, 2, 1), [], (0, 0, 0, 0, 0), (1, 0, 1), (0, 0, 0, 1), 0, 0),
    "A2-17": ((0, 1, 2), ["advance theology", "advance extraction"], *NOTHING[:2], (0, 1, 0, 1), 0, 0),
    "A2-18": ((0, 0, 3), [], (0, 0, 0, 0, 0), (0, 2, 0), (0, 0, 0, 0), 0, 4),
}
MONUMENTS = {
    "M-01": (3, 2, 1, 0),
    "M-02": (2, 3, 1, 0),
    "M-03": (0, 2, 3, 0),
    "M-04": (1, 3, 2, 0),
    "M-05": (2, 2, 2, 0),
    "M-06": (1, 1, 4, 0),
    "M-07": (1, 0, 4, 0),
    "M-08": (3, 0, 3, 0),
    "M-09": (2, 1, 3, 0),
    "M-10": (1, 1, 3, 0),
    "M-11": (0, 3, 3, 0),
    "M-12": (0, 4, 3, 0),
    "M-13": (0, 0, 4, 1),
}


def purse(cost):
    return dict(zip(("wood", "stone", "gold", "skull"), (*cost, 0)[:4], strict=True))


def row_with(tile, board, p0, **facts):
    return table(board, age=int(tile[1]), row=[tile], p0=p0, monuments=[], **facts)


def check(state, tile):
    _, _, gains, steps, levels, workers, won = TILES[tile]
    player = state.players[0]
    assert goods(state) == gains
    assert (ups(state), player.technologies) == (steps, levels)
    assert (player.workers, points(state)) == (3 + workers, won)
    assert (player.buildings, state.row, state.pending) == ((tile,), (None,) * 6, ())


@pytest.mark.parametrize("tile", TILES)
def test_a_building_costs_its_blocks_and_gives_what_it_shows_7_12(tile):
    cost, answers = TILES[tile][:2]
    check(after(row_with(tile, "tikal 2:0", purse(cost)), "pick tikal 2 2", *answers), tile)
    check(after(row_with(tile, "tikal 4:0", purse(cost)), "pick tikal 4 4", *answers), tile)


@pytest.mark.parametrize("tile", TILES)
def test_a_building_costs_two_corn_a_block_at_uxmal_7_12(tile):
    cost, answers = TILES[tile][:2]
    check(after(row_with(tile, "uxmal 4:0", {"corn": 2 * sum(cost)}), "pick uxmal 4 4", *answers), tile)
    short = row_with(tile, "uxmal 4:0", {"corn": 2 * sum(cost) - 1, "wood": 9, "stone": 9, "gold": 9})
    assert code(short, "pick uxmal 4 4") == "nothing_to_build"


@pytest.mark.parametrize("tile", TILES)
def test_a_building_is_not_to_be_had_for_a_block_less_7_12(tile):
    cost = TILES[tile][0]
    for at in range(3):
        if cost[at]:
            less = [have - (at == number) for number, have in enumerate(cost)]
            assert code(row_with(tile, "tikal 2:0", purse(less)), "pick tikal 2 2") == "nothing_to_build"


@pytest.mark.parametrize("tile", TILES)
def test_all_of_architecture_makes_a_building_cheaper_and_better_7_10(tile):
    cost, answers, gains, _, _, _, won = TILES[tile]
    first = next(at for at in range(3) if cost[at])
    less = [have - (at == first) for at, have in enumerate(cost)]
    p0 = {**purse(less), "levels": {"architecture": 3}}
    state = after(row_with(tile, "tikal 2:0", p0), "pick tikal 2 2")
    if tile in ("A2-08", "A2-09"):
        state = after(state, "decline") if state.pending else state
    state = after(state, *answers) if answers else state
    bonus = 3 if tile in ("A1-13", "A2-15", "A2-07") else 0
    assert (goods(state)[0], points(state)) == (gains[0] + 1, won + 2 + bonus)
    assert (goods(state)[1:], state.players[0].buildings) == (gains[1:], (tile,))


@pytest.mark.parametrize("technology", TECHNOLOGIES)
@pytest.mark.parametrize("tile", ["A2-04", "A2-05", "A2-06", "A2-07"])
def test_a_free_advance_of_choice_may_be_in_any_technology_7_14(tile, technology):
    cost, _, gains = TILES[tile][:3]
    state = after(row_with(tile, "tikal 2:0", purse(cost)), "pick tikal 2 2", f"advance {technology}")
    assert state.players[0].technologies == tuple(int(one == technology) for one in TECHNOLOGIES)
    assert goods(state) == gains


def test_a_merchant_may_trade_and_a_wanderer_act_7_14():
    trade = after(row_with("A2-08", "tikal 2:0", {"stone": 4}), "pick tikal 2 2", "swap stone corn", "swap corn wood")
    assert (goods(after(trade, "decline")), points(after(trade, "decline"))) == ((1, 1, 0, 0, 0), 6)
    walk = after(row_with("A2-09", "tikal 2:0", {**purse((2, 1, 1)), "corn": 1}), "pick tikal 2 2", "act yaxchilan 3")
    assert (goods(walk), points(walk), walk.pending) == ((2, 0, 0, 1, 0), 2, ())
    p0 = {**purse((2, 1, 1)), "corn": 3}
    offered = after(row_with("A2-09", "tikal 2:0", p0), "pick tikal 2 2")
    assert code(offered, "act uxmal 1") == "not_enough_corn"  # one corn for the tile and three for the offering
    assert code(offered, "act uxmal 5") == code(offered, "act chichen 1") == "no_such_action"
    assert goods(after(offered, "decline"))[0] == 3


def test_a_worker_beyond_the_sixth_is_not_there_7_12():
    p0 = {**purse((1, 1, 1)), "workers": 6}
    state = after(row_with("A2-10", "tikal 2:0", p0), "pick tikal 2 2")
    assert (state.players[0].workers, points(state)) == (6, 6)


def test_a_skull_of_a_tile_comes_from_the_bank_7_12():
    for left in (0, 1):
        state = after(
            row_with("A2-06", "tikal 2:0", purse((2, 2, 0)), skulls=left), "pick tikal 2 2", "advance theology"
        )
        assert (goods(state)[4], state.skulls) == (left, 0)


@pytest.mark.parametrize("tile", MONUMENTS)
def test_a_monument_costs_its_blocks_and_gives_nothing_at_once_7_16(tile):
    cost = MONUMENTS[tile]
    dealt = deal(monuments=[tile])
    state = table("tikal 4:0", row=[], monuments=[tile], dealt=dealt, p0=purse(cost))
    built = after(state, "pick tikal 4 4")
    assert (goods(built), points(built), built.players[0].monuments) == ((0, 0, 0, 0, 0), 0, (tile,))
    assert (built.monuments, built.pending) == ((None,) * 6, ())
    for at in range(4):
        if cost[at]:
            less = [have - (at == number) for number, have in enumerate(cost)]
            short = table("tikal 4:0", row=[], monuments=[tile], dealt=dealt, p0=purse(less))
            assert code(short, "pick tikal 4 4") == "nothing_to_build"
