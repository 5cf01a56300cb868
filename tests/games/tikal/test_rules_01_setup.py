"""The table and its beginning (rules, sections 1 and 2)."""

from collections import Counter

import pytest

from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalOptions
from tests.games.tikal.position import position
from tests.games.tikal.script import DATA, deal, events, hex_at, opened, play


def test_the_board_has_40_hexes_and_four_are_explored_1_1():
    view = GAME.view(opened(2).state, None)
    assert (view.columns, view.rows, view.columns * view.rows - len(DATA.tiles)) == (8, 5, 4)
    lying = {hex_.name: (hex_.kind, hex_.value) for hex_ in view.hexes}
    assert lying == {"A4": ("temple", 1), "A5": ("base_camp", 0), "B4": ("jungle", 0), "B5": ("temple", 1)}


def test_even_columns_stand_half_a_hex_higher_1_1():
    assert dict(DATA.grid.neighbours("C3")) == {0: "C2", 1: "D2", 2: "D3", 3: "C4", 4: "B3", 5: "B2"}
    assert dict(DATA.grid.neighbours("D3")) == {0: "D2", 1: "E3", 2: "E4", 3: "D4", 4: "C4", 5: "C3"}
    assert dict(DATA.grid.neighbours("A5")) == {0: "A4", 1: "B4", 2: "B5"}


def test_a_hex_tells_all_that_lies_and_stands_there_1_2():
    text = "C3 temple 4 stones 102030 guard1L: 0w2L 2w1; D3 treasure heap urn,plate camp1"
    temple, treasure = (one for one in GAME.view(position(text, seats=3), None).hexes if one.name in ("C3", "D3"))
    assert (temple.kind, temple.stones, temple.value) == ("temple", (1, 0, 2, 0, 3, 0), 4)
    assert (temple.guard.seat, temple.guard.figure) == (1, "leader")
    assert [(one.seat, one.workers, one.leader) for one in temple.groups] == [(0, 2, True), (2, 1, False)]
    assert (treasure.treasures, treasure.camp) == (2, 1)


def test_every_player_begins_with_18_workers_a_leader_two_camps_and_two_guards_1_3():
    for player in opened(4).state.players:
        assert (player.workers, player.leader, player.camps, player.guards) == (18, True, 2, 2)
        assert (player.treasures, player.score) == ((0,) * 8, 0)


def test_the_common_supply_is_as_listed_1_4():
    view = GAME.view(opened(3).state, None)
    assert dict(view.supply) == {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}
    assert (view.treasures_left, view.tiles_left, view.next_letter) == (24, 35, "A")


def test_a_turn_keeps_its_phase_points_and_counts_per_hex_1_5():
    state = opened(2, deal("A-4", "A-2")).state
    assert (state.seat, state.phase, state.points, state.tile, state.scoring) == (0, "place_tile", 10, "A-4", False)
    state = play(state, "place B3 0").state
    assert (state.phase, state.tile) == ("act", None)
    dug = play(
        position("C3 temple 4: 0w2; D3 treasure heap urn: 0w1"), "uncover C3", "uncover C3", "recover D3"
    ).state
    assert (dict(dug.uncovered), dict(dug.recovered)) == ({"C3": 2}, {"D3": 1})


def test_a_volcano_waits_aside_with_its_owner_1_5():
    state = play(position(seats=3, coming=["B-6"]), "end").state
    assert (state.aside, state.drawer, state.tile, state.scoring, state.scoring_left) == (
        "B-6",
        1,
        None,
        True,
        (2, 0),
    )


def test_no_figure_is_lost_or_made_1_6():
    state = position("C3 temple 4: 0w3L; D3 temple 2: 0w2; A5: 0w1", points=20)
    for text in ("enter A5 4", "guard C3 leader", "guard D3"):
        state = play(state, text).state
        player = state.players[0]
        groups = [group for hex_ in state.hexes for group in hex_.members if group.seat == 0]
        guards = [hex_.guard.figure for hex_ in state.hexes if hex_.guard]
        workers = player.workers + sum(group.workers for group in groups) + guards.count("worker")
        assert workers + player.removed_workers == 18
        assert player.leader + sum(group.leader for group in groups) + guards.count("leader") == 1
    assert (player.removed_workers, player.removed_leader) == (4, False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_with_the_same_material_2_1(seats):
    state = opened(seats).state
    assert (len(state.players), len(state.deal.tiles), len(state.deal.treasures)) == (seats, 36, 24)
    assert state.supply == (3, 6, 9, 11, 8, 5, 3, 2, 1)


def test_the_letters_are_shuffled_alone_and_lie_in_order_2_2():
    orders = set()
    for number in range(20):
        tiles = GAME.start(TikalOptions(), 3, f"letters-{number}").state.deal.tiles
        assert (
            "".join(tile[0] for tile in tiles) == "A" * 6 + "B" * 6 + "C" * 5 + "D" * 5 + "E" * 5 + "F" * 5 + "G" * 4
        )
        assert sorted(tiles) == sorted(tile.id for tile in DATA.tiles)
        orders.add(tiles[:6])
    assert len(orders) > 10
    assert [tile.letter for tile in DATA.tiles if tile.kind == "volcano"] == ["B", "D", "F"]


def test_the_treasures_are_shuffled_and_all_figures_are_in_the_supply_2_3():
    orders = {GAME.start(TikalOptions(), 2, f"wafers-{number}").state.deal.treasures for number in range(10)}
    assert len(orders) == 10
    assert all(Counter(order) == DATA.stack for order in orders)
    assert not any(hex_.members for hex_ in opened(4).state.hexes)


def test_scores_begin_at_nothing_and_at_20_in_the_auction_2_4():
    assert GAME.points(opened(3).state) == (0, 0, 0)
    assert GAME.points(opened(3, auction=True).state) == (20, 20, 20)


def test_the_first_player_is_chosen_or_drawn_and_play_goes_clockwise_2_5():
    chosen = GAME.start(TikalOptions(), 4, "seed", first_seat=2).state
    assert GAME.to_act(chosen) == {2}
    drawn = {GAME.start(TikalOptions(), 4, f"seed-{number}").state.deal.first_seat for number in range(30)}
    assert drawn == {0, 1, 2, 3}
    state, order = opened(4, deal("A-6", first_seat=2)).state, []
    for name in ("B3", "A3", "C4", "C5", "A2"):
        order.append(state.seat)
        state = play(state, next(text for text in spots(state, name)), "end").state
    assert order == [2, 3, 0, 1, 2]


def spots(state, name):
    """Orders that place the tile in hand there."""
    for action in GAME.legal_actions(state, state.seat):
        if action.hex == name:
            yield f"place {name} {action.rotation}"


def test_the_printed_hexes_have_the_stones_of_the_data_11_3():
    stones = {name: hex_at(opened(2).state, name).stones for name in ("A4", "A5", "B4", "B5")}
    assert stones["A5"] == (1, 1, 1, 0, 0, 0)
    assert stones["A4"] == (1, 1, 0, 1, 0, 0)
    assert stones["B5"] == (0, 1, 0, 0, 0, 1)
    assert stones["B4"] == (1, 1, 1, 0, 0, 0)


def test_the_first_tile_is_drawn_before_anybody_acts_12_4():
    step = opened(2, deal("A-6"))
    assert [(event.seat, event.tile) for event in events(step, "tile_drawn")] == [(0, "A-6")]
