"""The setup (rules, section 2)."""

import json

import pytest

from engine.core.errors import Unreadable
from engine.core.rng import Chance
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import (
    GEARS,
    MONUMENTS,
    WEALTH,
    after,
    cells,
    code,
    deal,
    events,
    kinds,
    legal,
    opened,
    order,
    play,
)

SEEDS = [str(number) for number in range(12)]


def started(seats, seed="setup"):
    return GAME.start(GAME.parse_options({}), seats, seed).state


def choose(state, seat, first, second):
    return GAME.apply(state, seat, GAME.parse_action(order(f"choose {first} {second}")))


def test_two_to_four_play_and_chance_names_the_first_2_1():
    assert (GAME.meta.seats_min, GAME.meta.seats_max) == (2, 4)
    assert {started(4, seed).starting_player for seed in [*SEEDS, *"abcdef"]} == {0, 1, 2, 3}
    assert GAME.start(GAME.parse_options({}), 3, "x", first_seat=2).state.starting_player == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_group_has_a_stack_for_each_player_2_2(seats):
    fields = [(field.corn, field.wood) for field in started(seats).jungle]
    assert fields == [(seats, 0), (seats, seats), (seats, seats), (seats, seats)]


def test_the_calendar_begins_at_tooth_0_and_the_first_round_is_no_food_day_2_3():
    state = opened(4)
    assert (state.tooth, state.food_days_done) == (0, 0)
    chosen = after(state, *(f"choose {tiles[0]} {tiles[1]}" for tiles in state.deal.wealth))
    assert not GAME.view(chosen, None).food_day
    step = play(chosen, *(["place uxmal", "end"] * 4))
    assert step.state.tooth == 1
    assert "food_day_began" not in kinds(step)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_three_workers_and_nothing_else_2_4(seats):
    for player in started(seats).players:
        assert (player.workers, player.light, player.score) == (3, True, 0)
        assert (player.corn, player.wood, player.stone, player.gold, player.skull) == (0, 0, 0, 0, 0)
        assert (player.temples, player.technologies) == ((0, 0, 0), (0, 0, 0, 0))
        assert (player.buildings, player.monuments, player.corn_tiles, player.wood_tiles) == ((), (), 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_monuments_are_two_more_than_players_and_six_buildings_lie_open_2_5(seats, seed):
    state = started(seats, seed)
    assert len(set(state.monuments)) == seats + 2
    assert set(state.monuments) <= set(MONUMENTS)
    assert state.row == state.deal.age1[:6]
    assert len(set(state.deal.age1)) == 14
    assert len(set(state.deal.age2)) == 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_four_wealth_tiles_of_21_2_6(seats):
    state = started(seats)
    dealt = [tile for tiles in state.deal.wealth for tile in tiles]
    assert [len(tiles) for tiles in state.deal.wealth] == [4] * seats
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(WEALTH)
    assert not set(dealt) & set(state.deal.dummies)


@pytest.mark.parametrize(("seats", "dummies"), [(2, 12), (3, 6), (4, 0)])
@pytest.mark.parametrize("seed", SEEDS)
def test_dummies_are_exactly_12_6_or_none_2_7(seats, dummies, seed):
    state = started(seats, seed)
    assert sum(one.count(-1) for one in state.gears) == dummies
    assert sum(one.count(-1) for one in opened(seats).gears) == dummies


def standing(state):
    return {(gear, space) for gear in GEARS for space, who in enumerate(cells(state, gear)) if who == -1}


def test_the_first_dummy_of_a_small_gear_gets_another_one_opposite_2_7():
    hands = [["W-04", "W-05", "W-06", "W-07"], ["W-08", "W-09", "W-11", "W-12"], ["W-13", "W-14", "W-15", "W-16"]]
    state = opened(3, deal(3, wealth=hands, dummies=["W-03", "W-01", "W-18", "W-10"]))
    assert standing(state) == {
        ("palenque", 5),
        ("palenque", 0),
        ("palenque", 1),
        ("chichen", 3),
        ("tikal", 3),
        ("tikal", 8),
    }


def test_if_one_dummy_is_left_the_pair_is_not_made_2_7():
    hands = [["W-05", "W-06", "W-07", "W-08"], ["W-13", "W-14", "W-15", "W-16"], ["W-02", "W-03", "W-04", "W-12"]]
    drawn = ["W-01", "W-17", "W-18", "W-19", "W-10"]
    state = opened(3, deal(3, wealth=hands, dummies=drawn))
    assert standing(state) == {
        ("palenque", 1),
        ("palenque", 6),
        ("chichen", 0),
        ("chichen", 3),
        ("chichen", 5),
        ("tikal", 3),
    }
    with pytest.raises(Unreadable):
        opened(3, deal(3, wealth=hands, dummies=[*drawn, "W-20"]))
    with pytest.raises(Unreadable):
        opened(3, deal(3, wealth=hands, dummies=drawn[:-1]))


def test_all_choose_at_once_and_gains_come_with_the_last_choice_2_8_and_a25():
    state = opened(4)
    assert GAME.to_act(state) == {0, 1, 2, 3}
    for seat in (2, 0, 3):
        tiles = state.deal.wealth[seat]
        step = choose(state, seat, tiles[3], tiles[0])
        assert step.state.phase == "setup_wealth"
        assert [player.corn for player in step.state.players] == [0] * 4
        state = step.state
    assert GAME.to_act(state) == {1}
    step = choose(state, 1, "W-05", "W-07")
    assert (step.state.phase, asked_first(step.state)) == ("turn", 0)
    assert [set(one) for one in events(step, "wealth_revealed")[0].tiles] == [
        {"W-01", "W-04"},
        {"W-05", "W-07"},
        {"W-09", "W-12"},
        {"W-13", "W-16"},
    ]
    seats = [event.seat for event in step.events if event.kind == "gained"]
    assert seats == sorted(seats)
    assert [player.corn for player in step.state.players] == [12, 4, 8, 13]


def asked_first(state):
    (seat,) = GAME.to_act(state)
    return seat


GIVES = {
    # corn, wood, stone, gold, skulls; temples; technologies; workers
    "W-01": ((3, 0, 0, 0, 0), (0, 1, 0), (1, 0, 0, 0), 3),
    "W-02": ((5, 0, 0, 1, 0), (0, 1, 0), (0, 0, 0, 0), 3),
    "W-03": ((0, 0, 1, 1, 0), (0, 0, 0), (1, 0, 0, 0), 3),
    "W-04": ((9, 0, 1, 0, 0), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-05": ((0, 1, 0, 0, 0), (0, 0, 1), (0, 1, 0, 0), 3),
    "W-06": ((2, 2, 0, 0, 0), (0, 0, 1), (0, 0, 0, 0), 3),
    "W-07": ((4, 1, 0, 0, 0), (0, 0, 0), (0, 1, 0, 0), 3),
    "W-08": ((3, 2, 1, 0, 0), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-09": ((2, 0, 0, 0, 0), (1, 0, 0), (0, 0, 1, 0), 3),
    "W-10": ((6, 0, 2, 0, 0), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-11": ((3, 0, 0, 1, 0), (0, 0, 0), (0, 0, 1, 0), 3),
    "W-12": ((6, 1, 1, 0, 0), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-13": ((5, 0, 1, 0, 0), (1, 0, 0), (0, 0, 0, 0), 3),
    "W-14": ((3, 1, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-15": ((0, 0, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 4),
    "W-16": ((8, 0, 0, 1, 0), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-17": ((4, 1, 0, 0, 1), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-18": ((5, 0, 1, 0, 0), (0, 0, 0), (0, 0, 0, 1), 3),
    "W-19": ((4, 3, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 3),
    "W-20": ((2, 2, 0, 0, 0), (0, 0, 0), (0, 0, 0, 1), 3),
    "W-21": ((7, 2, 0, 0, 0), (0, 0, 0), (0, 0, 0, 0), 3),
}


@pytest.mark.parametrize("tile", GIVES)
def test_every_wealth_tile_gives_what_it_shows_2_8(tile):
    partner = "W-10" if tile != "W-10" else "W-12"
    others = [one for one in WEALTH if one not in (tile, partner)]
    hands = [[tile, partner, *others[:2]], others[2:6], others[6:10], others[10:14]]
    state = opened(4, deal(wealth=hands))
    last = after(state, *(f"choose {tiles[0]} {tiles[1]}" for tiles in hands))
    player = last.players[0]
    mine, other = GIVES[tile], GIVES[partner]
    have = (player.corn, player.wood, player.stone, player.gold, player.skull)
    assert have == tuple(a + b for a, b in zip(mine[0], other[0], strict=True))
    assert (player.temples, player.technologies, player.workers) == mine[1:]
    assert set(player.chosen) == {tile, partner}
    assert last.skulls == 13 - sum(one.skull for one in last.players)


def test_a_choice_shows_itself_to_nobody_before_all_have_chosen_2_8():
    state = opened(3)
    step = choose(state, 1, "W-05", "W-06")
    assert not step.reveals or step.reveals <= {1}
    other = choose(state, 1, "W-07", "W-08")
    for seat in (None, 0, 2):
        assert GAME.view(step.state, seat) == GAME.view(other.state, seat)
        told = [
            [event for event in one.events if event.audience is None or seat in event.audience]
            for one in (step, other)
        ]
        assert told[0] == told[1]
    assert GAME.view(step.state, 1) != GAME.view(other.state, 1)


def test_wrong_choices_are_refused_2_8():
    state = opened(4)
    assert code(state, "choose W-01 W-05", 0) == "not_dealt"
    assert code(state, "choose W-01 W-99", 0) == "not_dealt"
    assert code(state, "choose W-01 W-01", 0) == "same_tile"
    chosen = choose(state, 0, "W-01", "W-02").state
    assert code(chosen, "choose W-03 W-04", 0) == "already_chosen"
    assert 0 not in GAME.to_act(chosen)


def test_pairs_are_listed_once_in_the_order_dealt_2_8_and_15_11():
    state = opened(4, deal(wealth=[["W-09", "W-02", "W-21", "W-01"]]))
    pairs = [(one["first"], one["second"]) for one in legal(state)]
    assert pairs == [
        ("W-09", "W-02"),
        ("W-09", "W-21"),
        ("W-09", "W-01"),
        ("W-02", "W-21"),
        ("W-02", "W-01"),
        ("W-21", "W-01"),
    ]
    assert choose(state, 0, "W-01", "W-09").state.players[0].chosen in (("W-01", "W-09"), ("W-09", "W-01"))


def impossible(seats=3, **changed):
    raw = {**deal(seats).model_dump(mode="json"), **changed}
    dealt = GAME.deal_type.model_validate_json(json.dumps(raw))
    with pytest.raises(Unreadable):
        GAME.begin(GAME.parse_options({}), seats, dealt, Chance(seed="x"))


def test_an_impossible_deal_is_unreadable_15_7():
    good = deal(3).model_dump(mode="json")
    impossible(first_seat=3)
    impossible(first_seat=-1)
    impossible(monuments=good["monuments"][:-1])
    impossible(monuments=[*good["monuments"], "M-13"])
    impossible(monuments=["M-01", "M-01", "M-02", "M-03", "M-04"])
    impossible(monuments=["M-01", "M-14", "M-02", "M-03", "M-04"])
    impossible(age1=good["age1"][:-1])
    impossible(age1=[*good["age1"][:-1], "A1-01"])
    impossible(age1=[*good["age1"][:-1], "A2-01"])
    impossible(age2=good["age2"][:-1])
    impossible(age2=[*good["age2"], "A2-01"])
    impossible(wealth=good["wealth"][:-1])
    impossible(wealth=[good["wealth"][0][:3], *good["wealth"][1:]])
    impossible(wealth=[[*good["wealth"][0], "W-21"], *good["wealth"][1:]])
    impossible(wealth=[["W-01", "W-02", "W-03", "W-05"], *good["wealth"][1:]])
    impossible(wealth=[["W-01", "W-02", "W-03", "W-22"], *good["wealth"][1:]])
    impossible(dummies=[])
    impossible(dummies=good["dummies"][:-1])
    impossible(dummies=[*good["dummies"], "W-21"])
    impossible(dummies=["W-01", *good["dummies"][1:]])
    impossible(4, dummies=["W-17"])
    impossible(2, dummies=[])
