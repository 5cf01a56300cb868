"""The tentative turn on the toy game: drafts, undo, the floor after a reveal."""

import pytest
from engine.games.lantern.actions import Choose, Draw, EndTurn, Light, Offer

from engine.core import registry
from engine.core import turn as turns
from engine.core.errors import Illegal, NotYourTurn

GAME = registry.game("lantern")


def acting(hand=("flame", "flame"), seats=2):
    """A state in which seat 0 is about to act with this hand, and a reed and a moon to light."""
    state = GAME.start(GAME.options_type(), seats, "turn", 0).state
    keepers = (state.keepers[0].model_copy(update={"hand": hand}), *state.keepers[1:])
    return state.model_copy(
        update={"phase": "act", "seat": 0, "order": (1,), "keepers": keepers, "row": ("reed", "moon"), "episode": 2}
    )


def test_a_turn_begins_with_nothing_done():
    state = acting()
    turn = turns.begin(state, 0)
    assert (turn.actions, turn.events, turn.floor, turn.must_commit) == ((), (), 0, False)
    assert turn.state is state


def test_steps_are_added_with_their_events_and_the_base_stays():
    state = acting()
    turn = turns.add(GAME, turns.begin(state, 0), Light(lantern="reed"))
    turn = turns.add(GAME, turn, Choose(pick="flame"))
    assert turn.base is state
    assert [event.kind for event in turn.events] == ["lantern_lit", "paid"]
    assert not turn.must_commit


def test_a_refused_step_leaves_the_turn_as_it_is():
    turn = turns.add(GAME, turns.begin(acting(), 0), Light(lantern="reed"))
    with pytest.raises(Illegal):
        turns.add(GAME, turn, Draw())
    assert turn.actions == (Light(lantern="reed"),)


def test_undo_goes_back_one_step_at_a_time_to_the_beginning():
    state = acting()
    first = turns.begin(state, 0)
    second = turns.add(GAME, first, Light(lantern="moon"))
    third = turns.add(GAME, second, Choose(pick="flame"))
    assert turns.undo(GAME, third) == second
    assert turns.undo(GAME, second) == first
    assert turns.undo(GAME, first) == first


def test_a_reveal_is_the_floor_and_has_to_be_committed():
    turn = turns.add(GAME, turns.begin(acting(), 0), Draw())
    assert turn.floor == 1
    assert turn.must_commit
    assert not turn.ends
    assert turns.undo(GAME, turn) == turn


def test_undo_behind_a_reveal_stops_at_the_reveal():
    turn = turns.replay(GAME, acting(), 0, (Light(lantern="reed"), Choose(pick="cheapest")))
    revealed = turns.add(GAME, turn, Choose(pick="oil"))
    assert revealed.floor == 3
    ended = turns.add(GAME, revealed, EndTurn())
    assert turns.undo(GAME, ended) == revealed
    assert turns.undo(GAME, revealed) == revealed


def test_a_step_can_end_the_turn_by_what_it_leads_to():
    """Lighting with the last card ends the turn, with a card left it goes on."""
    actions = (Light(lantern="reed"), Choose(pick="cheapest"), Choose(pick="glow"))
    assert turns.replay(GAME, acting(("flame",)), 0, actions).ends
    assert not turns.replay(GAME, acting(("flame", "ember")), 0, actions).ends


def test_what_chance_decided_in_a_turn_is_kept_for_the_record():
    state = acting().model_copy(update={"deck": (), "discard": ("ember", "spark", "flame")})
    turn = turns.add(GAME, turns.begin(state, 0), Draw())
    assert [fact.what for fact in turn.chance] == ["deck"]
    assert sorted(turn.chance[0].order) == ["ember", "flame", "spark"]
    assert turns.replay(GAME, state, 0, (Draw(),)) == turn, "the same draft draws the same"


def test_a_draft_is_played_again_on_a_later_state():
    """Simultaneous offers: a draft on an older state still applies after another seat has committed its own."""
    state = GAME.start(GAME.options_type(), 2, "both").state
    mine = (Offer(card=state.keepers[1].hand[0]), EndTurn())
    other = turns.replay(GAME, state, 0, (Offer(card=state.keepers[0].hand[0]), EndTurn()))
    assert not turns.replay(GAME, state, 1, mine).floor, "the first to seal reveals nothing"
    last = turns.replay(GAME, other.state, 1, mine)
    assert last.ends
    assert last.floor == 2, "the last to seal reveals all offers"


def test_a_draft_that_no_longer_applies_raises_the_refusal_of_its_first_fault():
    with pytest.raises(NotYourTurn):
        turns.replay(GAME, acting(), 1, (EndTurn(),))
    with pytest.raises(Illegal) as refusal:
        turns.replay(GAME, acting(), 0, (Light(lantern="reed"), Light(lantern="moon"), Draw()))
    assert refusal.value.code == "decision_pending"
