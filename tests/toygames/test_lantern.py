"""The toy game does what the contract needs it for."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from engine.games.lantern.actions import Choose, Draw, EndTurn, Light, Offer
from engine.games.lantern.play import next_card
from engine.games.lantern.state import Pay, Reward

from engine.core import records, registry, simulate
from engine.core import turn as turns
from engine.core.errors import Malformed
from engine.core.scores import Outcome

GAME = registry.game("lantern")
ROOT = Path(__file__).parents[2]


def start(seats=3, **options):
    return GAME.start(GAME.options_type(**options), seats, "lantern", 0).state


def play(state, *moves):
    for seat, action in moves:
        state = GAME.apply(state, seat, action).state
    return state


def all_offered(state, order):
    """Every seat offers its first card, sealing in this order."""
    for seat in order:
        state = play(state, (seat, Offer(card=state.keepers[seat].hand[0])), (seat, EndTurn()))
    return state


def acting(hand, **fields):
    """Seat 0 about to act with this hand."""
    state = all_offered(start(), (0, 1, 2)).model_copy(update={"seat": 0, "order": (1, 2), "acted": False, **fields})
    keepers = (state.keepers[0].model_copy(update={"hand": hand}), *state.keepers[1:])
    return state.model_copy(update={"keepers": keepers})


def test_all_seats_choose_at_the_same_time():
    state = start()
    assert GAME.to_act(state) == {0, 1, 2}
    assert GAME.to_act(all_offered(state, (1,))) == {0, 2}


def test_the_order_of_choosing_makes_no_difference():
    ends = [all_offered(start(), order) for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0))]
    assert ends[0] == ends[1] == ends[2]


def test_an_offer_is_seen_by_its_seat_alone_until_the_last_has_sealed():
    state = start()
    card = state.keepers[1].hand[0]
    chosen = play(state, (1, Offer(card=card)))
    assert GAME.view(chosen, 1).offer == card
    assert GAME.view(chosen, 0) == GAME.view(state, 0)
    assert GAME.view(chosen, None) == GAME.view(state, None)
    sealed = play(chosen, (1, EndTurn()))
    assert GAME.view(sealed, 0).keepers[1].sealed
    step = GAME.apply(all_offered(sealed, (0,)), 2, Offer(card=sealed.keepers[2].hand[0]))
    assert step.reveals == frozenset()
    step = GAME.apply(step.state, 2, EndTurn())
    assert step.reveals == {0, 1, 2}
    assert step.events[-1].cards[1] == card


def test_decisions_are_nested_payment_before_reward():
    state = play(acting(("ember", "spark", "flame"), row=("shell",)), (0, Light(lantern="shell")))
    assert state.pending == (Reward(seat=0), Pay(seat=0, owed=2))
    state = play(state, (0, Choose(pick="ember")))
    assert state.pending == (Reward(seat=0), Pay(seat=0, owed=1))
    state = play(state, (0, Choose(pick="cheapest")))
    assert state.pending == (Reward(seat=0),)
    assert state.keepers[0].hand == ("flame",)
    assert play(state, (0, Choose(pick="glow"))).pending == ()


@pytest.mark.parametrize(
    ("hand", "owed", "card"),
    [
        (("ember", "spark", "flame"), 1, "ember"),
        (("ember", "spark", "flame"), 2, "spark"),
        (("flame", "ember", "spark"), 5, "flame"),
        (("spark", "spark"), 1, "spark"),
    ],
)
def test_the_cheapest_way_pays_the_least_card_that_settles_or_else_the_greatest(hand, owed, card):
    assert next_card(hand, owed) == card


def test_wind_makes_every_lantern_dearer():
    calm, windy = acting(("ember",), row=("reed",)), acting(("ember",), row=("reed",))
    windy = windy.model_copy(update={"options": GAME.options_type(wind=True)})
    assert Light(lantern="reed") in GAME.legal_actions(calm, 0)
    assert Light(lantern="reed") not in GAME.legal_actions(windy, 0)


def test_every_turn_after_the_offers_is_an_episode_of_its_own():
    state = all_offered(start(), (0, 1, 2))
    assert GAME.episode(state) == 2
    for number in (3, 4, 5):
        state = play(state, (state.seat, EndTurn()))
        assert GAME.episode(state) == number
    assert state.phase == "offer"


def test_the_last_turn_of_a_night_draws_for_everybody_and_may_carry_a_shuffle():
    state = acting(("ember",), order=(), deck=(), discard=("flame", "spark", "ember", "ember"))
    step = GAME.apply(state, 0, EndTurn())
    assert [fact.what for fact in step.chance] == ["deck"]
    assert step.reveals == {0, 1, 2}
    assert [event.audience for event in step.events if event.kind == "cards_seen"] == [(0,), (1,), (2,)]


def test_victory_can_be_shared():
    state = acting((), order=(), night=2)
    equal = tuple(keeper.model_copy(update={"hand": ("ember",), "score": 5}) for keeper in state.keepers[:2])
    state = state.model_copy(update={"keepers": (*equal, state.keepers[2])})
    outcome = GAME.outcome(play(state, (0, EndTurn())))
    assert isinstance(outcome, Outcome)
    assert outcome.winners == (0, 1)


def test_standing_orders_answer_what_they_name():
    paying = play(acting(("flame", "ember"), row=("reed",)), (0, Light(lantern="reed")))
    orders = GAME.parse_order({"pay": "cheapest", "reward": "oil"})
    assert GAME.answer(GAME.view(paying, 0), 0, orders) == Choose(pick="cheapest")
    assert GAME.answer(GAME.view(paying, 0), 0, GAME.parse_order({"reward": "oil"})) is None
    assert GAME.answer(GAME.view(paying, 1), 1, orders) is None
    rewarded = play(paying, (0, Choose(pick="cheapest")))
    assert GAME.answer(GAME.view(rewarded, 0), 0, orders) == Choose(pick="oil")
    assert GAME.answer(GAME.view(rewarded, 0), 0, GAME.parse_order({"pay": "cheapest"})) is None
    with pytest.raises(Malformed):
        GAME.parse_order({"reward": "gold"})


def test_a_turn_can_be_undone_up_to_what_was_drawn():
    turn = turns.replay(GAME, acting(("flame",), row=("reed",)), 0, (Light(lantern="reed"), Choose(pick="flame")))
    assert turns.undo(GAME, turn).actions == (Light(lantern="reed"),)
    drawn = turns.add(GAME, turns.begin(acting(("flame",)), 0), Draw())
    assert turns.undo(GAME, drawn) == drawn


def test_games_are_short_and_some_shuffle_in_mid_play():
    games = list(simulate.games(GAME, GAME.options_type(), 2, "short", 10))
    assert all(8 <= game.actions <= 25 for game in games)
    assert any("chance" in step for game in games for step in game.record["steps"])


def test_it_is_found_in_another_process_too(tmp_path):
    record = simulate.play(GAME, GAME.options_type(), 2, "elsewhere").record
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    code = (
        "import sys; from tests.toygames import install; install(); install()\n"
        "from pathlib import Path; from engine.core import records\n"
        "played = records.replay(records.read(Path(sys.argv[1]).read_bytes()))\n"
        "print(len(played.states))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, cwd=ROOT, check=True, timeout=60
    )
    assert int(ran.stdout) == len(records.replay(records.read(json.dumps(record))).states)
