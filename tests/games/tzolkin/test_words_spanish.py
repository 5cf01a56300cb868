"""Tzolk'in in Spanish; and that no language lacks a text, has other facts, or has a text that nothing says."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from engine.games.tzolkin import frames, names, parts, words
from engine.games.tzolkin.actions import ACTION_TYPES
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.moves.exchange import Exchanged
from engine.games.tzolkin.moves.pick_up import PickedUp
from engine.games.tzolkin.prose.catalogue import CATALOGUES
from engine.games.tzolkin.refusals import not_enough_corn, not_your_worker
from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.words import WORDS
from tests.games.tzolkin.said import NAMES, moments
from tests.games.tzolkin.script import order, table

ENGLISH = re.compile(
    r"\b(the|of|and|your|you|is|are|with|to|not|turn|temple|worker|workers|corn|wood|stone|gold|skull|gear|space|day)\b"
)
HOLE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def versions(lang):
    """Every text of a language, each of its versions, with its key."""
    return [
        (key, version)
        for key, text in CATALOGUES[lang].texts.items()
        for version in ([text] if isinstance(text, str) else text)
    ]


@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_catalogue_has_every_text_with_the_same_facts(lang):
    def facts(text):
        return [set(re.findall(r"\{(\w+)", one)) for one in ([text] if isinstance(text, str) else text)]

    english, own = CATALOGUES["en"], CATALOGUES[lang]
    assert list(own.help) == list(english.help)
    assert set(own.texts) == set(english.texts)
    assert {key: facts(text) for key, text in own.texts.items()} == {
        key: facts(text) for key, text in english.texts.items()
    }


@pytest.mark.parametrize("lang", WORDS.languages)
def test_every_text_with_a_number_has_each_of_its_forms(lang):
    forms = len({CATALOGUES[lang].plural(number) for number in range(1000)})
    for key, text in versions(lang):
        for name, variants in HOLE.findall(text):
            assert not variants or len(variants.split("|")) == forms, (key, name)


def test_no_english_is_left_in_spanish_texts():
    bare = {key: HOLE.sub(lambda hole: hole[2] or "", text) for key, text in versions("es")}
    bare |= {f"help {topic}": re.sub(r"`[^`]*`", "", page) for topic, page in WORDS.help("es").items()}
    assert {key: ENGLISH.findall(text) for key, text in bare.items() if ENGLISH.search(text)} == {}
    assert ENGLISH.search(WORDS.help("en")["start"]), "the check finds English where there is some"


def test_no_english_is_left_in_what_a_table_shows_in_spanish():
    for state, seat, legal in moments(31):
        view = GAME.view(state, seat)
        shown = [WORDS.headline("es", view, NAMES), WORDS.board("es", view, NAMES), WORDS.alt("es", view, NAMES)]
        shown += [WORDS.status("es", view, player.seat) for player in view.players]
        for action in legal[:40]:
            choice = WORDS.choice("es", view, NAMES, "", None, [action])
            shown += [choice.label, choice.detail]
        for text in shown:
            assert not ENGLISH.search(text), text


def test_questions_and_cries_are_opened_as_well_as_closed():
    for key, text in versions("es"):
        assert text.count("?") == text.count("¿"), key
        assert text.count("!") == text.count("¡"), key


@cache
def _spoken():
    """The strings of the game's code, and patterns of those that it puts together from a fixed beginning."""
    whole, patterns = set(_format()), []
    game = Path(words.__file__).parent
    core = game.parents[1] / "core"
    for file in (
        *game.rglob("*.py"),
        core / "catalogue.py",
        core / "catalogue_words.py",
        core / "errors.py",
        core / "scores.py",
    ):
        if {"en", "es"} & set(file.parts):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and len(node.values) > 1:
                said = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "(.+?)" for p in node.values]
                patterns.append(re.compile("".join(said)))
    return frozenset(whole), tuple(patterns)


def _format():
    """The words of the format, ids, and field names, of which keys are put together."""
    for words_ in (names.Place, names.Temple, names.Technology, names.Good, names.EffectKey, names.Phase, names.Mode):
        yield from get_args(words_)
    for words_ in (parts.Trade, parts.EffectKind, parts.MonumentRule, parts.Table):
        yield from get_args(words_)
    yield from (*frames.ANSWERS, *DATA.building, *DATA.monument, "board")
    for action in ACTION_TYPES:
        yield from action.model_fields
    yield from GAME.options_type.model_fields


def _said(key):
    """Whether the code has this key, or puts it together from strings, field names or numbers that it has."""
    whole, patterns = _spoken()
    made = (one.fullmatch(key) for one in patterns)
    return key in whole or any(
        all(set(re.split(r"\.", part)) <= whole or part.isdigit() for part in found.groups())
        for found in made
        if found
    )


def test_there_is_no_text_that_nothing_says():
    endings = {part for part in _spoken()[0] if re.fullmatch(r"(\.\w+)+", part)} | {f".{one}" for one in _format()}
    missing = set()
    for key in CATALOGUES["en"].texts:
        bases, new = {key}, {key}
        while new:
            new = {base.removesuffix(end) for base in new for end in endings if base.endswith(end)} - bases
            bases |= new
        if not any(map(_said, bases)):
            missing.add(key)
    assert missing == set()
    assert not any(map(_said, ("choice.nowhere", "kind.swim", "refusal.too_wet", "tile.A9-01", "event.sneezed")))


@pytest.mark.parametrize(
    ("listed", "said"),
    [(("Ana", "Ben"), "Ana y Ben"), (("Ana", "Inés"), "Ana e Inés"), (("Ana", "Ben", "hilo"), "Ana, Ben e hilo")],
)
def test_lists_sound_as_people_say_them(listed, said):
    assert CATALOGUES["es"].listed(listed) == said
    assert CATALOGUES["en"].listed(("Ana", "Inés")) == "Ana and Inés"


def test_a_turn_is_told_in_spanish():
    def action(text):
        return WORDS.action("es", NAMES, GAME.parse_action(order(text)))

    assert action("place chichen") == "Trabajador a Chichén Itzá"
    assert action("pick palenque 5 3") == "Palenque 5, acción 3: cosechar 5 de maíz o 2 de madera"
    assert action("build A1-08 +") == "Construir con arquitectura: taller (extracción +1, 1 maíz)"
    assert action("pay w1g2") == "Pagar 1 de madera, 2 de oro"
    picked = PickedUp(seat=0, gear="uxmal", space=4, action=1, corn=6)
    assert WORDS.event("es", NAMES, picked) == (
        "Ana recoge de Uxmal 4 para la acción 1 (6 de maíz): pagar 3 de maíz, subir en un templo."
    )
    swapped = Exchanged(seat=1, give="gold", take="corn", corn=4)
    assert WORDS.event("es", NAMES, swapped) == "Ben da 1 de oro por 4 de maíz."
    assert WORDS.refusal("es", NAMES, not_enough_corn(4, 1)) == "Eso cuesta 4 de maíz, y tienes 1."
    assert "es de Cat" in WORDS.refusal("es", NAMES, not_your_worker("tikal", 3, 2))
    view = GAME.view(table(p0={"corn": 4}), 0)
    assert WORDS.status("es", view, 0) == "Coloca trabajadores (3 en la mano) · tienes: 4 de maíz"
