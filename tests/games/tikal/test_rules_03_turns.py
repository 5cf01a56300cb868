"""Turns, strength, scoring rounds and the end of the basic game (rules, sections 3, 6, 7 and 8)."""

from collections import Counter

import pytest

from engine.core.errors import GameFinished
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalOptions
from tests.games.tikal.position import position
from tests.games.tikal.script import code, deal, events, hex_at, kinds, opened, order, play, stands


def test_a_tile_that_is_no_volcano_is_placed_and_then_the_seat_acts_3_1():
    step = play(position(seats=3, coming=["A-6"]), "end")
    state = step.state
    assert kinds(step) == ["turn_ended", "tile_drawn"]
    assert (state.seat, state.phase, state.tile, state.points) == (1, "place_tile", "A-6", 10)
    assert play(state, "place B3 0").state.points == 10


def test_a_volcano_runs_a_scoring_round_first_3_1():
    state = play(position(seats=3, coming=["B-6"]), "end").state
    assert (state.seat, state.scoring, state.phase, state.points, state.tile) == (1, True, "act", 10, None)


def test_points_are_spent_in_any_mix_and_never_carried_over_3_2():
    state = play(position("C3 temple 2: 0w1", coming=["A-6", "A-1"]), "uncover C3", "enter A5 1", "end").state
    state = play(state, "place B3 0", "end").state
    assert (state.seat, state.points) == (0, 10)


def test_the_seat_says_when_its_turn_ends_3_3():
    state = play(position("C3; D3"), "camp C3", "camp D3").state
    assert (state.points, GAME.to_act(state)) == (0, {0})
    assert [action.kind for action in GAME.legal_actions(state, 0)] == ["end_turn"]
    assert GAME.to_act(play(state, "end").state) == {1}


def test_the_tile_comes_before_the_first_point_is_spent_3_4():
    state = opened(2, deal("A-6")).state
    for text in ("enter A5 1", "camp B4", "end", "move A5 A4 1", "uncover A4", "recover C3", "guard A4"):
        assert code(state, text) == "tile_not_placed"


@pytest.mark.parametrize(
    ("who", "controller", "tied"),
    [
        ("0w1", 0, False),
        ("0L 1w2", 0, False),
        ("0L 1w3", None, True),
        ("0w1L 1w4 2w2", None, True),
        ("0w2 1w5 2w1L", 1, False),
        ("0w5 1w4 2w4", 0, False),
        ("", None, False),
    ],
)
def test_strength_is_workers_plus_three_for_the_leader_6_1(who, controller, tied):
    view = GAME.view(position(f"C3 temple 4: {who}", seats=3), None)
    temple = next(hex_ for hex_ in view.hexes if hex_.name == "C3")
    assert (temple.controller, temple.tied) == (controller, tied)


def scores(text, **facts):
    """What each of three seats scores in a scoring round, where nobody does anything."""
    state = position(text, seats=3, scoring=True, scoring_left=(1, 2), aside="B-6", drawer=0, round=1, **facts)
    step = play(state, "end", "end", "end")
    return [event.points for event in events(step, "scored")]


def test_a_guard_decides_else_the_strictly_strongest_6_2():
    assert scores("C3 temple 4: 0w2 1w1") == [4, 0, 0]
    assert scores("C3 temple 4: 0w2 1w2 2w1") == [0, 0, 0]
    assert scores("C3 temple 4 guard2: 0w5 1w1") == [0, 0, 4]
    assert scores("C3 temple 4") == [0, 0, 0]
    assert scores("C3: 0w5; D3 treasure heap urn: 1w5") == [0, 0, 0]


def test_a_volcano_starts_a_scoring_round_and_stays_off_the_board_7_1():
    step = play(position("C3 temple 4: 0w1", seats=2, coming=["D-5"]), "end")
    (started,) = events(step, "scoring_started")
    assert (started.round, started.order, started.final) == (1, (1, 0), False)
    assert not any(hex_.kind == "volcano" for hex_ in step.state.hexes)


def test_there_are_four_scoring_rounds_7_1():
    starts = []
    step = opened(2)
    while GAME.to_act(step.state):
        (seat,) = GAME.to_act(step.state)
        step = GAME.apply(step.state, seat, GAME.idle_turn(step.state, seat)[0])
        starts += [(event.round, event.final) for event in events(step, "scoring_started")]
    assert starts == [(1, False), (2, False), (3, False), (4, True)]


def test_each_seat_scores_alone_the_board_as_it_then_stands_7_2():
    # seat 1 takes over the temple that seat 0 has just scored; then seat 2 does
    text = "A4 temple 3: 0w1; A5: 1w2 2w3"
    state = position(text, seats=3, scoring=True, scoring_left=(1, 2), aside="B-6", drawer=0, round=1)
    first = play(state, "end")
    assert kinds(first) == ["turn_ended", "scored"]
    assert (first.state.seat, first.state.points, first.state.scoring) == (1, 10, True)
    rest = play(first.state, "move A5 A4 2", "end", "move A5 A4 3", "end")
    assert [event.points for event in events(rest, "scored")] == [3, 3]
    assert GAME.points(rest.state) == (3, 3, 3)


def test_points_are_temples_and_treasures_by_their_number_7_3():
    treasures = {0: {"urn": 1}, 1: {"urn": 2}, 2: {"plate": 3, "necklace": 1}}
    assert scores("C3 temple 4: 0w2; D3 temple 6: 0w1; E3 temple 2: 2w1", treasures=treasures) == [11, 3, 9]


def test_treasures_and_temples_score_again_in_every_round_7_3():
    state = position("C3 temple 4: 0w1", treasures={0: {"urn": 2}}, coming=["B-6", "D-5"])
    once = play(state, "end", "end", "end").state
    assert GAME.points(once) == (7, 0)
    again = play(once, "place A3", "end", "end", "end").state
    assert GAME.points(again) == (14, 0)


def test_after_the_round_the_drawer_places_the_volcano_and_has_a_normal_turn_7_4():
    state = play(position(seats=3, coming=["B-6", "A-6"]), "end").state
    step = play(state, "end", "end", "end")
    placing = step.state
    assert (placing.seat, placing.phase, placing.tile, placing.points, placing.scoring) == (
        1,
        "place_tile",
        "B-6",
        10,
        False,
    )
    assert "tile_drawn" not in kinds(step)
    after = play(placing, "place B3", "enter A5 9L", "end").state
    assert (after.seat, after.tile) == (2, "A-6")


def test_the_drawer_has_new_limits_in_each_of_its_two_turns_7_4():
    state = play(position("A4 temple 1: 1w2", coming=["B-6"]), "end").state
    scored = play(state, "uncover A4", "uncover A4", "end", "end", "place A3").state
    after = play(scored, "uncover A4", "uncover A4").state
    assert hex_at(after, "A4").value == 5


def test_the_drawer_acts_before_it_scores_7_5():
    state = play(position("A4 temple 5; A5: 1w1", coming=["B-6"]), "end").state
    assert not events(play(state, "move A5 A4 1"), "scored")
    assert events(play(state, "move A5 A4 1", "end"), "scored")[0].points == 5


def test_majorities_a_guard_and_treasures_add_up_to_29_7_6():
    text = "C3 temple 8: 0w2 1w1; D3 temple 5: 0L 1w2; E3 temple 8 guard0: 1w4; F3 temple 7: 1w1"
    treasures = {0: {"urn": 2, "plate": 2, "necklace": 1, "jade mask": 1}}
    state = position(text, scoring=True, scoring_left=(1,), aside="B-6", drawer=0, round=1, treasures=treasures)
    (scored,) = events(play(state, "end"), "scored")
    assert {part.source: part.points for part in scored.parts} == {"temples": 21, "treasures": 8}
    assert scored.total == 29


@pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 0), (3, 1), (4, 3), (4, 1)])
def test_the_final_round_begins_clockwise_of_the_last_placer_8_1(seats, last):
    step = play(position(seats=seats, seat=last, tiles_left=0, round=3), "end")
    (started,) = events(step, "scoring_started")
    assert started.order == tuple((last + step) % seats for step in range(1, seats + 1))
    assert (started.round, started.final, step.state.scoring, step.state.points) == (4, True, True, 10)
    state = step.state
    for number, seat in enumerate(started.order):
        assert GAME.to_act(state) == {seat}
        assert code(state, "place H1") == "no_tile_to_place"
        step = play(state, "end")
        assert ("game_ended" in kinds(step)) == (number == seats - 1)
        state = step.state
    assert GAME.to_act(state) == frozenset()
    with pytest.raises(GameFinished):
        GAME.apply(state, 0, GAME.parse_action(order("end")))


def test_a_volcano_as_the_last_tile_runs_its_own_round_and_then_the_final_one_8_1():
    state = position("C3 temple 2: 1w1", coming=["F-5"], tiles_left=1, round=2)
    state = play(state, "end", "end", "end", "place A3").state
    assert (state.seat, state.scoring, state.round) == (1, False, 3)
    step = play(state, "end", "end", "end")
    assert [event.order for event in events(step, "scoring_started")] == [(0, 1)]
    assert GAME.outcome(step.state).scores == (0, 4)


@pytest.mark.parametrize(
    ("start", "winners"), [((3, 9, 5), (1,)), ((9, 4, 9), (0, 2)), ((0, 0, 0), (0, 1, 2)), ((150, 99, 149), (0,))]
)
def test_most_points_win_and_a_tie_is_shared_8_2(start, winners):
    final = position(seats=3, seat=2, scores=start, final=True, scoring=True, round=4, tiles_left=0)
    step = play(final, "end")
    outcome = GAME.outcome(step.state)
    assert (outcome.scores, outcome.winners) == (start, winners)
    assert events(step, "game_ended")[0].winners == winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_36_nth_turns_and_four_scoring_turns_8_3(seats):
    state, turns = GAME.start(TikalOptions(), seats, "turns").state, Counter()
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        for action in GAME.idle_turn(state, seat):
            step = GAME.apply(state, seat, action)
            state = step.state
        (ended,) = events(step, "turn_ended")
        turns[seat, ended.scoring] += 1
    for seat in range(seats):
        assert (turns[seat, False], turns[seat, True]) == (36 // seats, 4)
    assert GAME.outcome(state).rounds == ((0,) * seats,) * 4
    assert stands(state, "A5", 0) == "0"
