"""Tikal in Spanish; and that no language has a text that nothing says."""

import ast
import inspect
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core.catalogue_words import CatalogueWords
from engine.core.errors import Refusal
from engine.core.game import Caution
from engine.games.tikal import refusals, words
from engine.games.tikal.actions import ACTION_TYPES
from engine.games.tikal.data import components
from engine.games.tikal.moves.end_turn import TurnEnded
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.exchange import Exchange, Exchanged
from engine.games.tikal.moves.guard import GuardSet
from engine.games.tikal.moves.move import Move, Moved
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.moves.recover import Recovered
from engine.games.tikal.prose.catalogue import CATALOGUES, Catalogue
from engine.games.tikal.rules import GAME
from engine.games.tikal.words import WORDS
from renderer.picture import kinds
from tests.games.tikal.position import position
from tests.games.tikal.said import NAMES, some_states

ENGLISH = re.compile(r"\b(the|of|and|your|you|is|are|with|to|not|turn|tile|temple|treasure|worker|leader|AP)\b")
HOLE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def versions(lang: str) -> list[tuple[str, str]]:
    """Every text of a language, each of its versions, with its key."""
    return [
        (key, version)
        for key, text in CATALOGUES[lang].texts.items()
        for version in ([text] if isinstance(text, str) else text)
    ]


def test_no_english_is_left_in_spanish_texts() -> None:
    bare = {key: HOLE.sub(lambda hole: hole[2] or "", text) for key, text in versions("es")}
    bare |= {f"help {topic}": re.sub(r"`[^`]*`", "", page) for topic, page in WORDS.help("es").items()}
    assert {key: ENGLISH.findall(text) for key, text in bare.items() if ENGLISH.search(text)} == {}
    assert ENGLISH.search(WORDS.help("en")["start"]), "the check finds English where there is some"


def test_no_english_is_left_in_what_a_table_shows_in_spanish() -> None:
    for state in some_states()[::4]:
        view = GAME.view(state, None)
        shown = [
            WORDS.headline("es", view, NAMES),
            WORDS.board("es", view, NAMES),
            WORDS.alt("es", view, NAMES),
            *[WORDS.status("es", view, player.seat) for player in view.players],
        ]
        for text in shown:
            assert not ENGLISH.search(text), text


@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_text_with_a_number_has_each_of_its_forms(lang: str) -> None:
    forms = len({CATALOGUES[lang].plural(number) for number in range(1000)})
    for key, text in versions(lang):
        for name, variants in HOLE.findall(text):
            assert not variants or len(variants.split("|")) == forms, (key, name)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("Ana", "Ben"), "Ana y Ben"),
        (("Ana", "Inés"), "Ana e Inés"),
        (("Ana", "Ben", "hilo"), "Ana, Ben e hilo"),
        (("Ana", "Hierro"), "Ana y Hierro"),
        (("Ana", "Yolanda"), "Ana y Yolanda"),
        (("Ana y Ben", "Cat"), "Ana y Ben y Cat"),
    ],
)
def test_lists_sound_as_people_say_them(names: tuple[str, ...], said: str) -> None:
    assert CATALOGUES["es"].listed(names) == said
    assert CATALOGUES["en"].listed(("Ana", "Inés")) == "Ana and Inés"
    assert CATALOGUES["es"].either(("siete", "ocho")) == "siete u ocho"
    assert CATALOGUES["es"].either(("1 vez", "3 veces")) == "1 vez o 3 veces"


def test_questions_and_cries_are_opened_as_well_as_closed() -> None:
    for key, text in versions("es"):
        assert text.count("?") == text.count("¿"), key
        assert text.count("!") == text.count("¡"), key


@cache
def _spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The strings of the game's code, and patterns of those that it puts together from a fixed beginning."""
    whole: set[str] = {*components("tikal").treasures.kinds, *kinds("tikal")}
    patterns: list[re.Pattern[str]] = []
    game, core = (
        Path(words.__file__).parent,
        [Path(inspect.getfile(one)) for one in (Catalogue, CatalogueWords, Refusal)],
    )
    for file in (*game.glob("*.py"), *game.glob("moves/*.py"), *game.glob("prose/*.py"), *core):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "(.+?)" for p in node.values]
                patterns.append(re.compile("".join(parts)))
    return frozenset(whole), tuple(patterns)


def _said(key: str) -> bool:
    """Whether the code has this key, or puts it together from strings, field names or numbers that it has."""
    whole, patterns = _spoken()
    fields = {name for action in ACTION_TYPES for name in action.model_fields} | set(GAME.options_type.model_fields)
    made = (one.fullmatch(key) for one in patterns)
    return key in whole or any(
        all(part in whole or part in fields or part.isdigit() for part in found.groups()) for found in made if found
    )


def test_there_is_no_text_that_nothing_says() -> None:
    endings = {part for part in _spoken()[0] if re.fullmatch(r"\.\w+", part)}
    keys = {key: {key, *(key.removesuffix(ending) for ending in endings)} for key in CATALOGUES["en"].texts}
    assert {key for key, bases in keys.items() if not any(map(_said, bases))} == set()
    assert not any(map(_said, ("choice.nothing", "kind.swim", "refusal.too_wet", "treasure.cup", "number.eleven")))


def test_steps_of_a_draft_are_told_in_spanish() -> None:
    def told(action: Any) -> str:
        return WORDS.action("es", NAMES, action)

    assert told(Move(origin="B2", target="C3", workers=2, leader=False)) == "Dos trabajadores: de B2 a C3"
    assert told(Enter(hex="A5", workers=1, leader=True)) == "Incorporar un trabajador y el líder en A5"
    assert told(PlaceTile(hex="D4", rotation=1)) == "Loseta en D4, girada una vez"
    assert told(Exchange(give="urn", seat=1, take="jade mask")) == "Dar urna a Ben y recibir máscara de jade"


def test_the_log_is_told_in_spanish_with_plurals_and_treasures() -> None:
    def told(event: Any) -> str | None:
        return WORDS.event("es", NAMES, event)

    moved = Moved(seat=0, route=("A5", "B4"), workers=1, leader=True, cost=4)
    assert told(moved) == "Ana mueve un trabajador y el líder: A5 – B4 (4 PA)."
    found = Recovered(seat=0, hex="C3", treasure="gold statue", left=1, cost=3)
    assert told(found) == "Ana recupera un tesoro en C3: estatua de oro (3 PA); queda 1 ahí."
    given = Exchanged(seat=0, other=1, give="urn", take="clay flute", cost=3)
    assert told(given) == "Ana da urna a Ben y recibe flauta de barro (3 PA)."
    lost = GuardSet(seat=0, hex="C3", figure="leader", workers=2, leader=False, cost=5)
    assert told(lost) == "Ana pone guardia en C3: el líder (5 PA); salen del juego dos trabajadores."
    assert told(TurnEnded(seat=1, points=1, scoring=False)) == "Ben termina el turno con 1 punto de acción sin usar."


def test_refusals_and_cautions_are_told_in_spanish_with_their_facts() -> None:
    told = WORDS.refusal("es", NAMES, refusals.not_enough_action_points(6, 1))
    assert "cuesta 6 puntos de acción, pero solo te queda 1." in told
    assert "urna a cambio de urna" in WORDS.refusal("es", NAMES, refusals.same_kind("urn"))
    assert "Ben tiene guardia en el templo de C3" in WORDS.refusal("es", NAMES, refusals.guarded("C3", 1))
    caution = WORDS.caution("es", NAMES, Caution("points_left", {"points": 1}))
    assert caution.startswith("Todavía tienes 1 punto de acción,")


def test_heads_are_told_in_spanish() -> None:
    view = GAME.view(position(points=1), 0)
    assert WORDS.status("es", view, 0) == "Te queda 1 de 10 puntos de acción ▮▯▯▯▯▯▯▯▯▯"
    place = GAME.view(position(phase="place_tile", tile="C-1"), 0)
    assert WORDS.headline("es", place, NAMES) == "Loseta: templo 3"
    held = GAME.view(position("C3 treasure heap urn,plate", points=5), 0)
    assert "\nC3, 2 tesoros: " in WORDS.board("es", held, NAMES)
