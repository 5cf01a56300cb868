"""Heads, the text board and the alt text of Tikal."""

import pytest

from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalState
from engine.games.tikal.words import WORDS
from tests.games.tikal.position import position
from tests.games.tikal.said import LONG, NAMES, some_states, sound


@pytest.fixture(scope="module")
def states() -> list[TikalState]:
    return some_states()


def test_the_head_says_what_is_asked_and_what_is_left() -> None:
    act = GAME.view(position(points=5), 0)
    assert WORDS.status("en", act, 0) == "5 of 10 action points left ▮▮▮▮▮▯▯▯▯▯"
    assert WORDS.status("en", act, 1) == "It is not your turn"
    place = GAME.view(position(phase="place_tile", tile="C-1"), 0)
    assert WORDS.status("en", place, 0) == "Place your tile: temple 3"
    assert WORDS.headline("en", place, NAMES) == "Tile: temple 3"
    bid = GAME.view(
        position(phase="bid", offer=("A-1", "A-6"), bidders=(0, 1), bidder=1, high=4, high_bidder=0, scores=(9, 17)),
        1,
    )
    assert WORDS.status("en", bid, 1) == "Bid or pass: the high bid is 4, you have 17 points"
    assert WORDS.headline("en", bid, NAMES) == "Auction: Ana bids 4 points · temple 1, jungle"


@pytest.mark.parametrize("lang", WORDS.languages)
def test_heads_and_the_text_board_hold_for_everything_a_table_can_be(states: list[TikalState], lang: str) -> None:
    phases = set()
    for state in states:
        view = GAME.view(state, None)
        phases.add(view.phase)
        for names in (NAMES, LONG):
            assert "\n" not in sound(WORDS.headline(lang, view, names))
            board = sound(WORDS.board(lang, view, names))
            assert all(0 < len(line) < 600 for line in board.split("\n"))
            for hexagon in view.hexes:
                assert f"\n{hexagon.name}, " in board
        for player in view.players:
            assert "\n" not in sound(WORDS.status(lang, view, player.seat))
    assert phases == {"bid", "pick", "place_tile", "act", "over"}


def test_the_text_board_tells_kind_value_people_control_camps_guards_and_paths() -> None:
    state = position("C4 temple 4: 0w2L 1w1; B4 camp1; C5 temple 5 guard1; C3 treasure heap urn,plate", points=5)
    lines = WORDS.board("en", GAME.view(state, 0), NAMES).split("\n")
    told = {line.split(",")[0]: line for line in lines}
    assert told["C4"].startswith(
        "C4, temple 4: Ana two workers and the leader; Ben one worker; controlled by Ana; paths to C3 (2), "
    )
    assert "camp of Ben" in told["B4"]
    assert "guarded by Ben with a worker" in told["C5"]
    assert told["C3"].startswith("C3, 2 treasures: ")
    assert "paths to A4 (2), B4 (1), B5 (2)" in told["A5"]
    assert lines[0].endswith("Ana is to act: 5 of 10 action points left.")


@pytest.mark.parametrize("lang", WORDS.languages)
def test_alt_text_stays_within_a_thousand_characters(states: list[TikalState], lang: str) -> None:
    for state in states:
        view = GAME.view(state, None)
        for names in (NAMES, LONG):
            alt = WORDS.alt(lang, view, names)
            assert len(sound(alt)) <= 1000
            for player in view.players:
                assert f"{names[player.seat][:11]}" in alt


def test_alt_text_tells_whose_the_temples_are() -> None:
    state = position("C4 temple 4: 0w2; C5 temple 5 guard1", points=5, scores=(12, 30))
    alt = WORDS.alt("en", GAME.view(state, None), NAMES)
    assert "Scores: Ana 12, Ben 30. Ben leads." in alt
    assert "Ana C4 (4); Ben C5 (5, guarded); without control A4 (1), B5 (1)" in alt
