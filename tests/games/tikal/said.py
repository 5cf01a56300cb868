"""What the tests of Tikal's words share: names, states to talk about, and what every text must be."""

from collections.abc import Iterator

from engine.core.rng import Rng, play_chance
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalState

NAMES = ("Ana", "Ben", "Cat", "Dov")
LONG = tuple(letter * 32 for letter in "WMQG")


def sound(text: str) -> str:
    """The text, which must be a whole sentence without a hole."""
    assert text
    assert text[0] == text[0].upper()
    for hole in ("None", "{", "}", "  ", "()", "[", "True", "False"):
        assert hole not in text, text
    return text


def played_states(seats: int, seed: str, every: int, **options: bool) -> Iterator[TikalState]:
    """States of a game in which every move is picked by chance, tiles and turns more often than walks."""
    rng = Rng(play_chance(seed))
    state = GAME.start(GAME.parse_options(options), seats, seed, 0).state
    number = 0
    while GAME.to_act(state):
        seat = min(GAME.to_act(state))
        if number % every == 0:
            yield state
        number += 1
        legal = GAME.legal_actions(state, seat)
        kind = rng.choice(tuple(dict.fromkeys(action.kind for action in legal)))
        state = GAME.apply(state, seat, rng.choice([action for action in legal if action.kind == kind])).state
    yield state


def some_states() -> list[TikalState]:
    """States of every phase, of two, three and four players, with and without the auction."""
    return [
        *played_states(4, "four", 9),
        *played_states(2, "two", 9),
        *played_states(4, "bids", 7, auction=True),
        *played_states(3, "three", 9, volcano_may_seal=False),
    ]
