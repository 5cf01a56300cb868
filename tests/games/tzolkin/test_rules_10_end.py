"""The end of the game, monuments, and what differs for fewer players (rules, sections 10 and 11)."""

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import after, cells, deal, finish_round, legal, opened, table


def ended(board="tikal 1:0", seats=4, **facts):
    """The last round, brought to its end; everybody has corn to eat, unless told otherwise."""
    for seat in range(seats):
        facts[f"p{seat}"] = {"corn": 6, **facts.get(f"p{seat}", {})}
    facts = {"tooth": 26, "food_days_done": 3, "age": 2, "drawn2": 6, **facts}
    return finish_round(table(board, seats, **facts), "pick tikal 1 0").state


def last(state, seat=1):
    """Quarter points of the final scoring."""
    return GAME.outcome(state).rounds[4][seat]


def test_all_gears_turn_one_day_more_10_1_and_a22():
    state = ended("tikal 1:0 4:1; palenque 7:2; start 0:3", corn_on_teeth=5)
    assert (state.phase, state.tooth, state.starting_space, state.corn_on_teeth) == ("finished", 27, None, 5)
    assert (cells(state, "tikal")[5], cells(state, "palenque")[7]) == (1, None)
    assert state.starting_player == 1
    assert ended(tooth=27).tooth == 28


def test_goods_are_worth_corn_and_corn_quarters_10_2():
    state = ended(p1={"corn": 6 + 5, "wood": 3, "stone": 2, "gold": 1})
    assert last(state) == 5 + 6 + 6 + 4
    for good, worth in (("corn", 1), ("wood", 2), ("stone", 3), ("gold", 4), ("skull", 12)):
        have = {"corn": 6 + 3} if good == "corn" else {good: 3}
        assert last(ended(p1=have)) == 3 * worth


def test_scores_are_not_rounded_10_2():
    state = ended(p1={"corn": 7, "score": 181})
    outcome = GAME.outcome(state)
    assert outcome.scores[1] == 181 + 1 + outcome.rounds[3][1]


def test_the_highest_total_wins_10_3():
    assert GAME.outcome(ended(p2={"score": 1}, p1={"score": -8})).winners == (2,)
    assert GAME.outcome(ended(p3={"corn": 7})).winners == (3,)


def test_a_tie_is_broken_by_workers_on_gears_10_3_and_10_1():
    high = {"score": 400}
    board = "tikal 1:0 2:1 3:2; uxmal 1:1 2:2 3:3"
    assert GAME.outcome(ended(board, p1=high, p3=high)).winners == (1,)
    assert GAME.outcome(ended(board, p1=high, p2=high)).winners == (1, 2)
    pushed = "tikal 1:0 7:1 3:2; uxmal 1:1 2:2 3:3"
    assert GAME.outcome(ended(pushed, p1=high, p2=high)).winners == (2,)
    returned = "tikal 1:0; uxmal 1:1; start 0:1; palenque 2:2 3:2"
    assert GAME.outcome(ended(returned, p1=high, p2=high)).winners == (2,)


def test_still_tied_all_of_them_win_10_3():
    assert GAME.outcome(ended("tikal 1:0")).winners == (0, 1, 2, 3)
    assert GAME.outcome(ended("tikal 1:0 2:1 3:2 4:3")).winners == (1, 2, 3)


def monument(number, seats=4, board="tikal 1:0", **facts):
    """Quarter points that a monument of seat 1 brings."""
    tile = f"M-{number:02}"
    player = facts.pop("player", {})
    mine = [tile, *player.pop("monuments", [])]
    with_it = ended(board, seats, p1={**player, "monuments": mine}, **facts)
    without = ended(board, seats, p1={**player, "monuments": mine[1:]}, **facts)
    return (last(with_it) - last(without)) / 4


# two farms, three tombs, two civic buildings, one shrine
OWNED = ["A1-01", "A2-02", "A1-10", "A1-12", "A2-11", "A1-06", "A2-07", "A1-14"]


@pytest.mark.parametrize(("number", "won"), [(1, 4 * 4), (2, 4 * 3), (3, 4 * 2)])
def test_monuments_of_a_type_count_buildings_and_monuments_of_it_10_4(number, won):
    fed = {"corn": 20, "buildings": OWNED}
    assert monument(number, player=dict(fed)) == won
    kin = {1: ["M-04", "M-07"], 2: ["M-08", "M-09"], 3: ["M-11", "M-12"]}[number]
    # what the others of its type bring does not depend on it, and each of them counts for it
    assert monument(number, player={**fed, "monuments": kin}) - (2 if number == 1 else 0) == won + 8
    other = {1: "M-08", 2: "M-04", 3: "M-06"}[number]
    assert monument(number, player={**fed, "monuments": [other]}) - (2 if number == 2 else 0) == won


TYPES = {"tomb": (1, 4, 5, 6, 7), "civic": (2, 8, 9, 10), "shrine": (3, 11, 12, 13)}


@pytest.mark.parametrize(("kind", "counter"), [("tomb", 1), ("civic", 2), ("shrine", 3)])
def test_each_monument_is_of_one_type_10_4(kind, counter):
    for number in range(1, 14):
        if number == counter:
            continue
        tile = f"M-{number:02}"
        base = last(ended(p1={"monuments": [tile]}))
        own = 4 * (1 + (number in TYPES[kind]))
        also = 2 if number == 4 else 4 if number == 5 else 0
        assert last(ended(p1={"monuments": [tile, f"M-{counter:02}"]})) - base == 4 * (own + also)


def test_monument_4_counts_all_own_tiles_10_4():
    assert monument(4, player={"corn": 20, "buildings": list(OWNED)}) == 2 * 9
    assert monument(4, player={"monuments": ["M-07"]}) == 2 * 2


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 5), (4, 4)])
def test_monument_5_counts_the_monuments_of_all_10_4(seats, each):
    assert monument(5, seats) == each
    assert monument(5, seats, p0={"monuments": ["M-06", "M-07"]}) == 3 * each


def test_monuments_6_and_7_count_harvest_tiles_10_4():
    assert monument(6, player={"corn_tiles": 5, "wood_tiles": 2}) == 20
    assert monument(7, player={"corn_tiles": 5, "wood_tiles": 2}) == 8
    assert monument(6) == monument(7) == 0


@pytest.mark.parametrize(("workers", "won"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_monument_8_counts_workers_in_play_10_4(workers, won):
    assert monument(8, player={"workers": workers, "corn": 12}) == won


@pytest.mark.parametrize(
    ("levels", "nine", "ten"),
    [
        ([0, 0, 0, 0], 0, 0),
        ([2, 2, 2, 2], 24, 0),
        ([3, 0, 0, 0], 9, 9),
        ([3, 3, 1, 0], 21, 20),
        ([3, 2, 3, 3], 33, 33),
        ([3, 3, 3, 3], 36, 33),
    ],
)
def test_monuments_9_and_10_count_levels_10_4(levels, nine, ten):
    assert monument(9, player={"technologies": levels}) == nine
    assert monument(10, player={"technologies": levels}) == ten


@pytest.mark.parametrize(
    ("steps", "eleven", "twelve"),
    [
        ([2, 3, 4], 12, 4 + 4 + 7),
        ([0, 0, 0], 0, 0),
        ([-1, -1, -1], 0, -6),
        ([5, 7, 6], 21, 8 + 13 + 10),
        ([5, -1, 0], 15, 8 - 2),
    ],
)
def test_monuments_11_and_12_count_steps_10_4(steps, eleven, twelve):
    assert monument(11, player={"temples": steps}) == eleven
    assert monument(12, player={"temples": steps}) == twelve


def test_monument_13_counts_the_skulls_of_all_on_chichen_itza_10_4():
    assert monument(13, chichen={1: 1, 2: 0, 9: 3}) == 9
    assert monument(13, player={"skull": 4}) == 0


@pytest.mark.parametrize(("seats", "monuments", "stack", "dummies"), [(2, 4, 2, 12), (3, 5, 3, 6), (4, 6, 4, 0)])
def test_fewer_players_have_fewer_tiles_and_dummies_11_1(seats, monuments, stack, dummies):
    state = opened(seats)
    assert (len(state.monuments), state.jungle[0].corn, state.jungle[3].wood) == (monuments, stack, stack)
    assert sum(one.count(-1) for one in state.gears) == dummies


def test_dummies_block_placing_but_no_lower_action_and_never_leave_11_1():
    p0 = {"corn": 9}
    state = table("tikal 0:d 7:d; yaxchilan 2:0 1:d", 3, p0=p0)
    assert cells(after(state, "place tikal"), "tikal")[1] == 0
    assert after(state, "pick yaxchilan 2 1").players[0].wood == 1
    turning = table("tikal 0:d 7:d 1:0; chichen 10:d", 2, seat=0, starting_player=1, turn_index=1)
    for _ in range(10):
        turned = after(turning, "pick tikal 1 0", "end")
        seat = {"seat": 0, "starting_player": 1, "turn_index": 1, "tooth": 0}
        gears = tuple(
            tuple(0 if (at, space) == (2, 1) and who is None else who for space, who in enumerate(gear))
            for at, gear in enumerate(turned.gears)
        )
        turning = turned.model_copy(update={**seat, "gears": gears})
        if not legal(turning, "pick_up"):
            break
        assert sum(one.count(-1) for one in turning.gears) == 3


def test_every_step_of_the_final_scoring_is_in_the_fifth_list_10_2_and_15_7():
    state = ended(p1={"monuments": ["M-06"], "corn_tiles": 2, "skull": 1, "corn": 8}, dealt=deal())
    assert last(state) == 4 * 8 + 12 + 2
    assert GAME.result(state)["rounds"][4] == [0, 46, 0, 0]
