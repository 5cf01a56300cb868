"""What a seat cannot know is dealt again, and it must not notice."""

import pytest

from engine.core import registry
from engine.core.rng import Chance, Rng
from tests.contract.cases import Case, samples, walk
from tests.contract.leaks import leaks


def test_neither_views_nor_menus_change_when_hidden_things_do(case):
    for position in samples(case, 20):
        for seat in (None, *range(case.seats)):
            assert leaks(case.game, position.state, seat) == []


def test_hidden_things_do_change_and_the_redealt_state_is_a_state(case):
    game, rng = case.game, Rng(Chance(seed="again"))
    for seat in (None, *range(case.seats)):
        state = walk(case).first.state
        other = game.redeal(state, seat, rng)
        assert other != state
        assert game.parse_state(game.dump(other)) == other


def test_the_future_is_dealt_again_too(case):
    """The seed gives away every later shuffle and the order of every stack, so it is among the hidden things."""
    state = walk(case).first.state
    other = case.game.redeal(state, None, Rng(Chance(seed="again")))
    assert other.chance != state.chance


def test_no_view_holds_the_seed(case):
    for position in samples(case):
        for seat in (None, *range(case.seats)):
            assert position.state.chance.seed not in case.game.view(position.state, seat).model_dump_json()


# --- the check itself, on a game that tells too much ----------------------------------------------------


def leaky(tell):
    """Lantern with a view that `tell` changes, given the state and the seat."""
    base = type(registry.game("lantern"))

    class Leaky(base):
        def view(self, state, seat):
            view = super().view(state, seat)
            return view.model_copy(update=tell(state, seat, view))

    return Leaky()


TOO_MUCH = {
    "the deck's top card": lambda state, seat, view: {"discard": (*view.discard, *state.deck[:1])},
    "the next lantern": lambda state, seat, view: {"row": (*view.row, *state.stack[:1])},
    "another hand": lambda state, seat, view: {"hand": state.keepers[(seat or 0) - 1].hand},
    "the public sees a hand": lambda state, seat, view: {"hand": state.keepers[0].hand},
    "another offer": lambda state, seat, view: {"offer": state.keepers[(seat or 0) - 1].offer},
    "that a choice is forming": lambda state, seat, view: {
        "keepers": tuple(
            keeper.model_copy(update={"cards": len(state.keepers[keeper.seat].hand)}) for keeper in view.keepers
        )
    },
    "what setup drew": lambda state, seat, view: {"stack": state.deal.cards.index("ember")},
    "the seed": lambda state, seat, view: {"deck": state.chance.counter},
}


@pytest.mark.parametrize("tell", TOO_MUCH.values(), ids=TOO_MUCH)
def test_a_view_that_tells_too_much_is_caught(tell):
    game = leaky(tell)
    positions = samples(Case("lantern", 3, False), 20)
    assert any(leaks(game, position.state, seat) for position in positions for seat in (None, 0, 1, 2))


def test_a_menu_that_follows_from_another_hand_is_caught():
    base = type(registry.game("lantern"))

    class Nosy(base):
        def legal_actions(self, state, seat):
            legal = super().legal_actions(state, seat)
            return legal[:1] if "flame" in state.keepers[seat - 1].hand else legal

    assert any("menu" in leaks(Nosy(), position.state, 0) for position in samples(Case("lantern", 2, False), 20))
