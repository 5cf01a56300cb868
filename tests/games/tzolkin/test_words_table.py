"""Heads, the text board and the alt text of Tzolk'in."""

import pytest

from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import ANSWERS
from engine.games.tzolkin.prose.catalogue import CATALOGUES
from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.words import WORDS
from tests.games.tzolkin.said import LONG, NAMES, ends, moments, sound
from tests.games.tzolkin.script import after, table

LANGUAGES = WORDS.languages


def states():
    return [*(state for state, _, _ in moments(19)), *ends()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heads_and_the_text_board_hold_for_everything_a_table_can_be(lang):
    phases, frames = set(), set()
    for state in states():
        phases.add(state.phase)
        frames |= {state.pending[-1].kind} if state.pending else set()
        for names in (NAMES, LONG):
            public = GAME.view(state, None)
            assert len(sound(WORDS.headline(lang, public, names))) <= 200
            for seat in (None, *GAME.to_act(state)):
                view = GAME.view(state, seat)
                lines = sound(WORDS.board(lang, view, names)).split("\n")
                assert all(0 < len(line) < 600 and "…" not in line for line in lines), max(lines, key=len)
        for player in public.players:
            status = sound(WORDS.status(lang, public, player.seat))
            assert "\n" not in status
            assert len(status) <= 200
    assert phases == {"setup_wealth", "turn", "advance_choice", "finished"}
    assert frames == set(ANSWERS) - {"effects"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_board_has_all_that_a_player_without_pictures_needs(lang):
    says = CATALOGUES[lang]
    for state in states()[::7]:
        view = GAME.view(state, None)
        board = WORDS.board(lang, view, NAMES)
        for tile in (*view.row, *view.monuments):
            if tile is not None:
                assert f"({tile})" in board
        for gear in DATA.gears:
            assert sum(f"{says.say(f'gear.{gear.name}')}: " in line for line in board.split("\n")) >= 2
        for name in NAMES[: len(view.players)]:
            assert sum(name in line for line in board.split("\n")) >= 2


def test_the_text_board_tells_who_stands_where_what_is_free_and_when_workers_eat():
    state = table(
        "tikal 2:0 3:1 5:d 8:d; chichen 9:0; start 0:1; uxmal 0:0 1:1 2:2 3:3 4:0 5:1 6:2 7:3",
        tooth=5,
        corn_on_teeth=3,
        chichen={4: 2},
        jungle={2: (2, 0), 3: (4, 3), 4: (0, 0)},
        row=("A1-10",),
        monuments=("M-01",),
        p0={"corn": 3, "temples": {"chaac": 3}, "levels": {"architecture": 1}, "buildings": ["A1-08"]},
    )
    lines = WORDS.board("en", GAME.view(state, 0), NAMES).split("\n")
    for line in (
        "Day 5 of 26. Ana is to place or pick up workers.",
        "Next Food Day: day 7, in 2 days; the temples give goods then.",
        "Starting space: Ben, who takes 3 corn from the teeth. Starting player: Ana.",
        "Tikal: Ana 2; Ben 3; nobody's 5, off the spaces. Next: 0.",
        "Uxmal: Ana 0, 4; Ben 1, 5; Cat 2, 6; Dov 3, 7. Full.",
        "Palenque: empty. Next: 0.",
        "Twin tomb (A1-10), tomb: Chaac +1, Quetzalcoatl +1; costs 2 wood, 1 stone.",
        "Monument of Tombs (M-01), tomb: 4 points for each of your tombs; costs 3 wood, 2 stone, 1 gold.",
        "Chichen Itza, skulls lying on: 4 (Cat). Skulls in the bank: 13.",
        "Technologies of Ana: architecture 1 (+1 corn a building).",
        "Buildings and monuments of Ana: tool shed (civic building). Harvest tiles: 0 corn, 0 wood.",
    ):
        assert line in lines, line
    assert any("action 3: 1 corn open, 3 wood on top of corn; action 4: nothing left" in line for line in lines)
    assert any("Chaac 3 of 5 (6 points or 2 stone)" in line for line in lines)


def test_the_status_says_what_for():
    def status(state, *orders):
        state = after(state, *orders) if orders else state
        return WORDS.status("en", GAME.view(state, 0), 0)

    assert status(table(p0={"corn": 4})) == "Place workers (3 in hand) · you have 4 corn"
    assert WORDS.status("en", GAME.view(table(), 1), 1) == "You are not asked for anything now"
    begging = table(p0={"corn": 1})
    assert status(begging, "beg") == "You begged: step down one temple · you have 3 corn"
    tikal = table("tikal 1:0 3:0 5:0", p0={"wood": 2, "gold": 3, "levels": {"theology": 1}})
    assert status(tikal, "pick tikal 1 1", "advance theology").startswith("Pay 2 blocks for level 2 of theology")
    assert status(tikal, "pick tikal 5 5").startswith("Pay 1 block to rise on two temples")
    assert status(tikal, "pick tikal 5 5", "pay w1").startswith("Step up one temple, then another one")
    assert status(tikal, "pick tikal 5 5", "pay w1", "up chaac").startswith("Step up another temple than Chaac")
    food = table(tooth=7, p0={"corn": 4})
    assert status(food).endswith("Food Day, your workers eat 6 corn")
    for lang in LANGUAGES:
        asked = {
            WORDS.status(lang, GAME.view(state, seat), seat).split(" · ")[0] for state, seat, _ in moments() if state
        }
        assert len(asked) > 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_text_stays_within_a_thousand_characters_and_names_everybody(lang):
    for state in states():
        view = GAME.view(state, None)
        for names in (NAMES, LONG):
            alt = sound(WORDS.alt(lang, view, names))
            assert len(alt) <= 1000
            assert all(names[player.seat][:11] in alt for player in view.players)


def test_alt_text_tells_scores_and_who_stands_where():
    state = table("tikal 2:0 3:0; palenque 1:1; start 0:2", p0={"score": 21}, seats=3)
    alt = WORDS.alt("en", GAME.view(state, None), NAMES)
    assert "Scores: Ana 5¼, Ben 0, Cat 0." in alt
    assert "Ana Tikal 2, 3; Ben Palenque 1; Cat Starting space" in alt


def test_secret_tiles_are_on_the_board_of_their_owner_only():
    state = moments()[0][0]
    own, public = (WORDS.board("en", GAME.view(state, seat), NAMES) for seat in (0, None))
    for tile in state.deal.wealth[0]:
        assert tile in own
        assert tile not in public
