"""The worked checks of the rules, section 13."""

import pytest

from engine.games.tikal.rules import GAME
from tests.games.tikal.position import position
from tests.games.tikal.script import code, events, hex_at, kinds, play, refused, stands


def scored(state):
    """Points by source of the scoring turn that the seat ends now."""
    (event,) = events(play(state, "end"), "scored")
    return {part.source: part.points for part in event.parts}


def round_of(text, seats, **facts):
    """A scoring round of a volcano that seat 0 has drawn, at its first turn."""
    left = tuple(range(1, seats))
    return position(text, seats=seats, scoring=True, scoring_left=left, aside="B-6", drawer=0, round=1, **facts)


def test_21_for_temples_and_8_for_treasures_are_29_13_1():
    text = "C3 temple 3: 0w1; D3 temple 5: 0w2 1w1; E3 temple 6: 0L 1w2; F3 temple 7 guard0: 1w9"
    state = round_of(text, 2, treasures={0: {"urn": 2, "plate": 2, "necklace": 1, "clay flute": 1}})
    assert scored(state) == {"temples": 21, "treasures": 8}
    assert GAME.points(play(state, "end").state) == (29, 0)


@pytest.mark.parametrize(
    ("origin", "target", "cost", "route"),
    [
        ("A5", "A4", 2, ("A5", "A4")),
        ("A5", "B4", 1, ("A5", "B4")),
        ("A5", "B5", 2, ("A5", "B5")),
        ("A4", "B4", 3, ("A4", "A5", "B4")),
        ("B4", "A4", 3, ("B4", "A5", "A4")),
    ],
)
def test_the_printed_stones_cost_as_told_13_2(origin, target, cost, route):
    step = play(position(f"{origin}: 0w1"), f"move {origin} {target} 1")
    (moved,) = events(step, "moved")
    assert (moved.cost, moved.route, step.state.points) == (cost, route, 10 - cost)


def test_three_members_over_three_stones_cost_nine_13_3():
    text = "D1 stones 000300: {}; D2 stones 000000"
    step = play(position(text.format("0w3")), "move D1 D2 3")
    assert (step.state.points, stands(step.state, "D2", 0)) == (1, "3")
    refusal = refused(position(text.format("0w2"), points=5), "move D1 D2 2")
    assert (refusal.code, refusal.facts["cost"], refusal.facts["left"]) == ("not_enough_action_points", 6, 5)


def test_the_leader_weighs_three_and_a_tie_gives_nobody_anything_13_4():
    def points(who):
        step = play(round_of(f"C3 temple 4: {who}", 3), "end", "end", "end")
        return [event.points for event in events(step, "scored")]

    assert points("0L 1w2") == [4, 0, 0]
    assert points("0L 1w3") == [0, 0, 0]
    assert points("0w4 1w1L 2w2") == [0, 0, 0]


def test_two_levels_need_two_members_and_a_third_waits_for_the_next_turn_13_5():
    state = position("C3 temple 3: 0w2; A5: 1w1", coming=["A-6", "A-1"])
    twice = play(state, "uncover C3", "uncover C3").state
    assert code(twice, "uncover C3") == "limit_two"
    later = play(twice, "end", "place B3 0", "end", "place C4 0", "uncover C3").state
    assert hex_at(later, "C3").value == 6
    assert code(play(position("C3 temple 3: 0w1"), "uncover C3").state, "uncover C3") == "need_second_member"


def test_without_a_4_a_temple_of_3_never_grows_again_13_5():
    text = "; ".join(f"{name} temple 3: 0w1" for name in ("C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4", "E1", "E2"))
    state = position(text, points=40)
    for name in ("C1", "C2", "C3", "C4", "D1", "D2", "D3", "D4", "E1"):
        state = play(state, f"uncover {name}").state
    assert dict(GAME.view(state, None).supply)[4] == 0
    assert sum(dict(GAME.view(state, None).supply).values()) == 48 - 9
    refusal = refused(state, "uncover E2")
    assert (refusal.code, refusal.facts["number"]) == ("no_temple_tile", 4)
    assert hex_at(play(state.model_copy(update={"uncovered": ()}), "uncover C1").state, "C1").value == 5


def test_a_guard_freezes_the_temple_for_its_owner_in_every_later_round_13_6():
    text = "A4 temple 5: 0w3L; A5: 1w9"
    state = play(position(text, coming=["B-6", "D-5"]), "guard A4").state
    assert (state.players[0].removed_workers, state.players[0].removed_leader) == (2, True)
    state = play(state, "end", "move A5 A4 5").state  # the first volcano is seat 1's
    assert code(state, "uncover A4") == "guarded"
    first = play(state, "end", "end")
    assert [(event.seat, event.points) for event in events(first, "scored")] == [(1, 0), (0, 5)]
    second = play(first.state, "place A3", "end", "end", "end")
    assert [(event.seat, event.points) for event in events(second, "scored")] == [(0, 5), (1, 0)]
    assert (stands(second.state, "A4", 1), hex_at(second.state, "A4").value) == ("5", 5)


def test_only_the_single_of_urn_urn_plate_can_be_asked_for_13_7():
    state = position(treasures={0: {"necklace": 1}, 1: {"urn": 2, "plate": 1}})
    offered = [action.take for action in GAME.legal_actions(state, 0) if action.kind == "exchange"]
    assert offered == ["plate"]
    refusal = refused(state, "exchange necklace 1 urn")
    assert (refusal.code, refusal.facts["have"]) == ("not_a_single_theirs", 2)


def test_a_volcano_of_seat_1_of_3_is_scored_by_1_2_0_then_placed_by_1_13_8():
    state = play(position(seats=3, coming=["B-6", "B-4"]), "end").state
    order = []
    for _ in range(3):
        assert state.scoring
        order.append(state.seat)
        state = play(state, "end").state
    assert order == [1, 2, 0]
    assert (state.seat, state.phase, state.tile, state.scoring) == (1, "place_tile", "B-6", False)
    step = play(state, "place A3", "enter A5 9L", "end")
    assert kinds(step)[-1] == "tile_drawn"
    assert (step.state.seat, step.state.tile) == (2, "B-4")
