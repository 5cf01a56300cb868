"""Why nothing of a kind can be done: a reason for every button that is greyed out."""

import pytest

from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.words import WORDS
from tests.games.tzolkin.said import NAMES, moments, sound
from tests.games.tzolkin.script import play, table


def why(state, kind, lang="en"):
    return sound(WORDS.refusal(lang, NAMES, GAME.why_not(state, state.seat, kind)))


@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_kind_that_a_menu_shows_can_be_done_or_has_a_reason(lang):
    met = set()
    for state, seat, legal in moments():
        possible = {action.kind for action in legal}
        for kind in GAME.kinds(state):
            refusal = GAME.why_not(state, seat, kind)
            assert (refusal is None) == (kind in possible), (kind, state.pending)
            if refusal is not None:
                met.add(kind)
                text = sound(WORDS.refusal(lang, NAMES, refusal))
                assert text != sound(WORDS.refusal(lang, NAMES, type(refusal)("something_else")))
    assert met >= {"beg", "place", "pick_up", "end_turn", "monument"}


def test_with_nobody_on_the_gears_there_is_nobody_to_pick_up():
    state = table("tikal 3:1")
    assert why(state, "pick_up") == "No worker of yours is on a gear, so there is nobody to pick up."
    assert why(play(state, "place palenque").state, "pick_up").startswith("You have placed 1 worker, and a turn")


def test_a_place_that_costs_too_much_is_told_by_the_cheapest_one():
    state = table(
        "tikal 0:0; palenque 0:1 1:1 2:1; yaxchilan 0:1 1:1; uxmal 0:1 1:1; chichen 0:1 1:1", p0={"corn": 0}
    )
    taken = state.model_copy(update={"starting_space": 1})
    assert why(taken, "place") == "That costs 1 corn, and you have 0."


def test_no_monument_is_told_apart_from_no_building():
    blocks = {"wood": 1, "stone": 0, "gold": 0, "skull": 1}
    state = play(table("tikal 4:0", p0=blocks, row=("A1-01", "A1-02"), monuments=("M-01",)), "pick tikal 4 4").state
    assert state.pending, "something can be built"
    assert why(state, "monument") == "No monument on display can be paid with what you have: 1 wood; 1 skull."
    assert "monumento" in why(state, "monument", "es")
