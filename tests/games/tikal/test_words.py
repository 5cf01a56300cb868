"""What Tikal says in menus, in help pages and in other languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.catalogue import Pattern
from engine.core.model import Action
from engine.games.tikal.actions import ACTION_TYPES
from engine.games.tikal.data import components
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.prose.catalogue import CATALOGUES, catalogue
from engine.games.tikal.prose.menus import COSTS, rotation_label
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalState
from engine.games.tikal.words import WORDS
from tests.games.tikal.position import position
from tests.games.tikal.said import NAMES, some_states, sound


@pytest.fixture(scope="module")
def states() -> list[TikalState]:
    return some_states()


def _menus(state: TikalState) -> Iterator[tuple[str, str, list[tuple[Any, list[Action]]]]]:
    """Every menu on the way to the first and the last action of each kind: kind, field, entries."""
    seat = min(GAME.to_act(state))
    legal = GAME.legal_actions(state, seat)
    for kind in dict.fromkeys(action.kind for action in legal):
        own: list[Action] = [action for action in legal if action.kind == kind]
        for goal in {id(own[0]): own[0], id(own[-1]): own[-1]}.values():
            rest = own
            for field in [name for name in type(goal).model_fields if name != "kind"]:
                values = dict.fromkeys(getattr(action, field) for action in rest)
                entries = [(value, [a for a in rest if getattr(a, field) == value]) for value in values]
                yield kind, field, entries
                rest = dict(entries)[getattr(goal, field)]


@pytest.mark.parametrize("lang", WORDS.languages)
def test_labels_are_unique_within_a_menu_and_short_enough(states: list[TikalState], lang: str) -> None:
    seen = set()
    for state in states:
        if not GAME.to_act(state):
            continue
        view = GAME.view(state, None)
        for names in (NAMES, ("Same",) * 4):
            for kind, field, entries in _menus(state):
                seen.add((kind, field))
                choices = [WORDS.choice(lang, view, names, field, value, actions) for value, actions in entries]
                labels = [choice.label for choice in choices]
                assert len(set(labels)) == len(labels), labels
                for choice in choices:
                    assert len(choice.label) <= 100
                    assert len(choice.detail) <= 100
                    sound(choice.label)
                    assert "None" not in choice.detail
    for actions in ACTION_TYPES:
        for field in actions.model_fields:
            if field != "kind":
                assert (actions.model_fields["kind"].default, field) in seen


def test_a_hex_names_what_is_there_and_what_it_costs() -> None:
    state = position("C4 temple 4: 0w2", points=5)
    view = GAME.view(state, 0)
    moves = [action for action in GAME.legal_actions(state, 0) if action.kind == "uncover"]
    choice = WORDS.choice("en", view, NAMES, "hex", "C4", moves)
    assert choice.label == "C4 · temple 4"
    assert choice.detail == "to 5; costs 2, 3 left"
    entry = Enter(hex="A5", workers=2, leader=True)
    assert WORDS.choice("en", view, NAMES, "hex", "A5", [entry]).detail == "costs 3, 2 left"
    several = [Enter(hex="A5", workers=count, leader=False) for count in (1, 2, 3)]
    assert WORDS.choice("en", view, NAMES, "hex", "A5", several).detail == "costs 1 to 3, you have 5"


def test_what_a_menu_says_a_move_costs_is_what_it_costs(states: list[TikalState]) -> None:
    checked = 0
    for state in states[::5]:
        for seat in GAME.to_act(state):
            for action in GAME.legal_actions(state, seat)[::7]:
                said = WORDS.choice("en", GAME.view(state, seat), NAMES, "leader", False, [action]).detail
                left = GAME.apply(state, seat, action).state.points
                if action.kind in ("enter", "move", "uncover", "recover", "exchange", "camp", "guard"):
                    assert said == f"costs {state.points - left}, {left} left"
                    checked += 1
    assert checked > 100


def test_prices_in_menus_are_those_of_the_components() -> None:
    costs = components("tikal").costs
    assert {kind: getattr(costs, kind) for kind in COSTS} == COSTS
    assert (costs.enter, costs.stone, costs.secret_path) == (1, 1, 1)


def test_a_rotation_tells_the_paths_that_it_makes() -> None:
    state = position(phase="place_tile", tile="A-1")  # stones 0 0 0 2 1 0
    view = GAME.view(state, 0)
    labels = [
        WORDS.choice("en", view, NAMES, "rotation", turn, [PlaceTile(hex="A3", rotation=turn)]).label
        for turn in range(6)
    ]
    # A4 has a stone on its northern side, so A3 has a path there however it is turned; B3 is unexplored.
    assert labels[0] == "Not turned · A4 costs 3"
    assert labels[1] == "Turned 1× · A4 costs 1"
    assert labels[5] == "Turned 5× · A4 costs 2"
    assert len(set(labels)) == 6
    detail = WORDS.choice("en", view, NAMES, "rotation", 1, [PlaceTile(hex="A3", rotation=1)]).detail
    assert detail == "stones: 2 south-west, 1 north-west"


def test_two_players_of_one_name_are_told_apart() -> None:
    view = GAME.view(position(seats=3), 0)
    exchange = GAME.parse_action({"kind": "exchange", "give": "urn", "seat": 1, "take": "plate"})
    labels = {WORDS.choice("en", view, ("X", "Eva", "Eva"), "seat", seat, [exchange]).label for seat in (1, 2)}
    assert labels == {"Eva (player 2)", "Eva (player 3)"}


@pytest.mark.parametrize("lang", WORDS.languages)
def test_a_rotation_with_six_paths_fits_on_its_button(lang: str) -> None:
    turn = CATALOGUES[lang].say("choice.turned", n=2)
    paths = [("A4", 1), ("B4", 2), ("B5", 1), ("C3", 3), ("C4", 2), ("D3", 4)]
    for count in range(7):
        label = rotation_label(CATALOGUES[lang], turn, paths[:count])
        assert len(label) <= 80
        told = re.findall(r"([A-H]\d) (?:costs |cuesta )?(\d)", label)
        assert told == [(name, str(cost)) for name, cost in paths[:count]]


def test_a_tile_on_offer_is_told_with_its_kind() -> None:
    state = position(phase="pick", offer=("C-1", "A-4", "A-6"), seats=3)
    view = GAME.view(state, 0)
    labels = [WORDS.choice("en", view, NAMES, "tile", a.tile, [a]).label for a in GAME.legal_actions(state, 0)]
    assert labels == ["Temple 3", "Dig site with 4 treasures", "Jungle"]


@pytest.mark.parametrize("lang", WORDS.languages)
def test_buttons_and_questions_are_short_and_all_different(lang: str) -> None:
    labels = [WORDS.kind(lang, kind) for kind in GAME.meta.kinds]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 38 for label in labels)
    for actions in ACTION_TYPES:
        kind = actions.model_fields["kind"].default
        for field in actions.model_fields:
            if field != "kind":
                question = WORDS.question(lang, kind, field)
                assert question.endswith("?")
                assert len(question) <= 100
                assert question != WORDS.question(lang, "unknown", "unknown")


def test_every_option_has_a_label_and_words_for_its_values() -> None:
    for lang in WORDS.languages:
        for name, field in GAME.options_type.model_fields.items():
            choice = WORDS.option(lang, name)
            assert choice.label != name
            assert choice.detail
            sound(choice.label)
            assert WORDS.option_value(lang, name, field.default)
    assert WORDS.option_value("en", "auction", True) == "on"
    assert WORDS.option_value("en", "tile_set", "other") == "other"


def test_help_has_its_topics_and_fits() -> None:
    pages = WORDS.help("en")
    assert list(pages) == [
        "start",
        "turn",
        "actions",
        "temples",
        "treasures",
        "camps",
        "scoring",
        "auction",
        "picture",
    ]
    for lang in WORDS.languages:
        pages = WORDS.help(lang)
        assert all(0 < len(page) <= 3000 and " " not in topic for topic, page in pages.items())
        for kind in components("tikal").treasures.kinds:
            assert catalogue(lang).say(f"treasure.{kind}") in pages["treasures"]


def test_titles_and_sources_fall_back() -> None:
    assert WORDS.picture_title("en", "board") == "Board"
    assert WORDS.picture_title("en", "summary") == "Final summary"
    assert WORDS.picture_title("en", "anything") == "Picture"
    assert WORDS.source("en", "temples") == "Temples"
    assert WORDS.source("en", "treasures") == "Treasures"


def test_an_unknown_language_is_read_as_english() -> None:
    assert WORDS.kind("xx", "move") == WORDS.kind("en", "move")
    assert WORDS.help("xx") == WORDS.help("en")
    assert "en" in WORDS.languages


def _facts(pattern: Pattern) -> list[set[str]]:
    """The facts of each version of a text."""
    return [set(re.findall(r"\{(\w+)", version)) for version in ([pattern] if isinstance(pattern, str) else pattern)]


@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_catalogue_has_every_text_with_the_same_facts(lang: str) -> None:
    english, own = CATALOGUES["en"], CATALOGUES[lang]
    assert list(own.help) == list(english.help)
    assert set(own.texts) == set(english.texts)
    assert {key: _facts(text) for key, text in own.texts.items()} == {
        key: _facts(text) for key, text in english.texts.items()
    }
