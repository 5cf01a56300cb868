"""How Tikal plays by itself: always legally, always the same, and not foolishly."""

from collections import Counter
from time import process_time

import pytest

from engine.core import simulate
from engine.core.rng import Rng, play_chance
from engine.games.tikal.advice import suggest
from engine.games.tikal.moves.camp import Camp
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.moves.uncover import Uncover
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalState
from tests.games.tikal.position import position

TABLES = [
    (2, {}),
    (3, {}),
    (4, {"volcano_may_seal": False}),
    (2, {"auction": True}),
    (4, {"auction": True}),
    (3, {"auction": True, "volcano_may_seal": False}),
]


def _advised(state: TikalState) -> tuple[object, ...]:
    seat = min(GAME.to_act(state))
    return suggest(GAME.view(state, seat), seat)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_suggestion_is_legal_also_where_chance_has_led(seats: int, options: dict[str, bool]) -> None:
    rng = Rng(play_chance(f"legal-{seats}"))
    state = GAME.start(GAME.parse_options(options), seats, f"legal-{seats}").state
    while GAME.to_act(state):
        seat = min(GAME.to_act(state))
        legal = GAME.legal_actions(state, seat)
        advised = suggest(GAME.view(state, seat), seat)
        assert advised
        assert set(advised) <= set(legal)
        assert len(set(advised)) == len(advised)
        for other in set(range(seats)) - {seat}:
            assert suggest(GAME.view(state, other), other) == ()
        kinds = tuple(dict.fromkeys(action.kind for action in legal))
        kind = rng.choice(kinds)
        by_chance = rng.choice([action for action in legal if action.kind == kind])
        action = by_chance if rng.below(3) else advised[0]
        state = GAME.apply(state, seat, action).state
    assert suggest(GAME.view(state, 0), 0) == ()


def test_advice_is_the_same_every_time_and_needs_no_hidden_facts() -> None:
    state = GAME.start(GAME.parse_options({}), 3, "same").state
    for number in range(80):
        seat = min(GAME.to_act(state))
        advised = suggest(GAME.view(state, seat), seat)
        redealt = GAME.redeal(state, seat, Rng(play_chance(f"again-{number}")))
        assert suggest(GAME.view(redealt, seat), seat) == advised
        state = GAME.apply(state, seat, advised[0]).state


@pytest.fixture(scope="module")
def four_player_games() -> list[simulate.Simulated]:
    return list(simulate.games(GAME, GAME.parse_options({}), 4, "plausible", 4))


def test_a_usual_game_uses_everything_the_game_has(four_player_games: list[simulate.Simulated]) -> None:
    secret = 0
    for one in four_player_games:
        kinds = Counter(step["action"]["kind"] for step in one.record["steps"])
        assert kinds["camp"] >= 2, kinds
        assert kinds["guard"] >= 2, kinds
        assert kinds["recover"] >= 8, kinds
        assert kinds["uncover"] >= 15, kinds
        state = _first(one)
        for entry in one.record["steps"]:
            step = GAME.apply(state, entry["seat"], GAME.parse_action(entry["action"]))
            for event in step.events:
                if event.kind == "moved":
                    camps = {hexagon.name for hexagon in state.hexes if hexagon.camp == event.seat} | {"A5"}
                    secret += any(
                        start in camps and end in camps
                        for start, end in zip(event.route, event.route[1:], strict=False)
                    )
            state = step.state
        assert kinds["place_tile"] + len(state.set_aside) == 36
    assert sum(step["action"]["kind"] == "exchange" for one in four_player_games for step in one.record["steps"]) >= 4
    assert secret >= 4


def _first(one: simulate.Simulated) -> TikalState:
    return GAME.start(GAME.parse_options(one.record["options"]), one.record["seats"], one.seed).state


def test_scores_are_those_of_people_who_know_the_game(four_player_games: list[simulate.Simulated]) -> None:
    scores = [score for one in four_player_games for score in one.outcome.scores]
    assert 70 <= sum(scores) / len(scores) <= 125
    assert min(scores) >= 35
    for one in four_player_games:
        sums = [sum(points) for points in one.outcome.rounds]
        assert sums[0] < sums[1] < sums[3]


def test_auction_games_see_bids_and_passes_and_no_ruin() -> None:
    for one in simulate.games(GAME, GAME.parse_options({"auction": True}), 4, "bids", 2):
        kinds = Counter(step["action"]["kind"] for step in one.record["steps"])
        assert kinds["bid"] >= 10
        assert kinds["pass_bid"] >= 10
        assert min(one.outcome.scores) >= 40


def test_it_wins_nearly_always_against_a_player_who_picks_by_chance() -> None:
    wins, games = 0, 12
    for number in range(games):
        rng = Rng(play_chance(f"chance-{number}"))
        state = GAME.start(GAME.parse_options({}), 2, f"against-{number}").state
        mine = number % 2
        while GAME.to_act(state):
            seat = min(GAME.to_act(state))
            if seat == mine:
                action = suggest(GAME.view(state, seat), seat)[0]
            else:
                legal = GAME.legal_actions(state, seat)
                kind = rng.choice(tuple(dict.fromkeys(one.kind for one in legal)))
                action = rng.choice([one for one in legal if one.kind == kind])
            state = GAME.apply(state, seat, action).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (mine,)
    assert wins >= 0.9 * games


def test_it_takes_the_points_that_lie_there_in_the_last_scoring_turn() -> None:
    state = position("C4 temple 5: 0w2", scoring=True, final=True, round=4, points=4, tiles_left=0)
    for _ in range(2):
        assert _advised(state)[0] == Uncover(hex="C4")
        state = GAME.apply(state, 0, Uncover(hex="C4")).state
    assert _advised(state)[0] == EndTurn()


def test_it_does_not_build_a_camp_in_the_last_turn() -> None:
    state = position("C4 jungle", scoring=True, final=True, round=4, points=10, tiles_left=0)
    assert all(not isinstance(action, Camp) for action in _advised(state))


def test_it_walks_to_where_it_takes_a_temple_over_in_a_scoring_turn() -> None:
    state = position("C4 temple 6: 1w1; B4 jungle: 0w3", scoring=True, final=True, round=4, points=4, tiles_left=0)
    while not isinstance(_advised(state)[0], EndTurn):
        state = GAME.apply(state, 0, _advised(state)[0]).state
    view = GAME.view(state, 0)
    assert next(one for one in view.hexes if one.name == "C4").controller == 0


def test_it_makes_a_triplet_by_exchange_when_it_can() -> None:
    state = position(
        "B4 jungle", scoring=True, points=3, treasures={0: {"urn": 2, "plate": 1}, 1: {"urn": 1}}, round=2
    )
    legal = [action for action in GAME.legal_actions(state, 0) if action.kind == "exchange"]
    assert _advised(state)[0] == legal[0]


def test_a_temple_in_hand_goes_nearer_to_its_owner_than_to_the_others() -> None:
    state = position("C4 jungle camp0; C5 jungle; D4 jungle", phase="place_tile", tile="D-2")
    placed = _advised(state)[0]
    assert isinstance(placed, PlaceTile)
    after = GAME.apply(state, 0, placed).state
    assert any(action.kind == "move" or action.kind == "enter" for action in GAME.legal_actions(after, 0))
    assert placed.hex in {"C3", "D3", "D5", "B3", "E4", "E5"}


def test_a_whole_game_of_four_takes_less_than_a_few_seconds() -> None:
    started = process_time()
    simulate.play(GAME, GAME.parse_options({}), 4, "quick")
    assert process_time() - started < 8  # about half a second where nothing else runs
