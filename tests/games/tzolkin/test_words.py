"""What Tzolk'in says in menus and help pages, in every language."""

import re

import pytest

from bot.ui.narrow import narrow
from engine.games.tzolkin.actions import ACTION_TYPES
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.prose.catalogue import CATALOGUES
from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.words import WORDS
from tests.games.tzolkin.said import NAMES, moments, sound
from tests.games.tzolkin.script import after, order, table

LANGUAGES = WORDS.languages
TOPICS = [
    "start",
    "wealth",
    "turn",
    "placing",
    "gears",
    "temples",
    "food",
    "technologies",
    "buildings",
    "scoring",
    "options",
]


def entries(state, kind, lang="en"):
    """The labels of a menu of whole actions with their details."""
    view, legal = GAME.view(state, state.seat), GAME.legal_actions(state, state.seat)
    menu = narrow(legal, (kind,))
    told = [WORDS.choice(lang, view, NAMES, menu.field or "", one.value, one.actions) for one in menu.entries]
    return {choice.label: choice.detail for choice in told}


def menus(legal, path=()):
    """Every menu with something to choose from that the panel would make of these actions."""
    menu = narrow(legal, path)
    if menu.kind is not None and menu.entries:
        yield menu
    for entry in menu.entries:
        yield from menus(legal, (*path, entry.key))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_of_every_menu_are_unique_and_short_and_whole(lang):
    seen = set()
    for state, seat, legal in moments():
        view = GAME.view(state, seat)
        for menu in menus(legal):
            field = menu.field or ""
            told = [WORDS.choice(lang, view, NAMES, field, one.value, one.actions) for one in menu.entries]
            labels = [choice.label for choice in told]
            assert len(set(labels)) == len(labels), labels
            for choice in told:
                assert len(sound(choice.label)) <= 100
                assert len(choice.detail) <= 100
                assert "None" not in choice.detail
                assert "…" not in choice.label, choice.label
            sound(WORDS.question(lang, menu.kind, field))
            seen.add((menu.kind, field))
    assert {kind for kind, _ in seen} >= set(GAME.meta.kinds) - {"beg", "end_turn", "decline"}
    assert ("pick_up", "gear") in seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_every_field_has_words_of_its_own(lang):
    for state, seat, legal in moments(29):
        view = GAME.view(state, seat)
        for action in legal:
            for field in type(action).model_fields:
                if field != "kind":
                    value = getattr(action, field)
                    label = WORDS.choice(lang, view, NAMES, field, value, [action]).label
                    assert sound(label) != str(value) or isinstance(value, int) is False
                    assert not re.fullmatch(r"[A-Z]+[0-9]*-[0-9]+", label), label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_choice_says_is_left_is_what_is_left(lang):
    says, checked = CATALOGUES[lang], 0
    for state, seat, legal in moments(17):
        if state.phase != "turn":
            continue
        for action in legal:
            if action.kind not in ("place", "pick_up", "act"):
                continue
            detail = WORDS.choice(lang, GAME.view(state, seat), NAMES, "", None, [action]).detail
            step = GAME.apply(state, seat, action)
            paid = next(one.corn for one in step.events if one.kind in ("placed", "picked_up", "acted"))
            left = state.players[seat].corn - paid
            expected = says.say("detail.corn", corn=paid, left=left)
            if paid and not (action.kind == "place" and step.state.pity):
                assert expected in detail, (action, detail)
                checked += 1
            elif action.kind == "pick_up":
                assert says.say("detail.corn", corn=0, left=left) not in detail
    assert checked > 100


@pytest.mark.parametrize("technologies", ["rules_text", "printed_board"])
def test_what_a_gear_is_said_to_bring_is_what_it_brings(technologies):
    checked = 0
    for state, seat, legal in moments(11):
        if state.phase != "turn" or state.options.technologies != technologies:
            continue
        for action in legal:
            if action.kind not in ("pick_up", "act") or (action.gear, action.action) == ("palenque", 0):
                continue
            if action.gear != "yaxchilan" or not action.action:
                continue
            told = WORDS.choice("en", GAME.view(state, seat), NAMES, "", None, [action])
            step = GAME.apply(state, seat, action)
            gained = [(one.good, one.amount) for one in step.events if one.kind == "gained" and one.wanted]
            for good, amount in gained:
                if amount:
                    words = f"{amount} skull" if good == "skull" else f"{amount} {good}"
                    assert words in f"{told.label} {told.detail}"
                    checked += 1
    assert checked > 20


def test_a_worker_to_place_is_told_with_space_cost_remainder_and_what_the_space_gives():
    told = entries(table("palenque 0:1 1:1", p0={"corn": 6}), "place")
    assert told["Worker to Palenque"] == "costs 2 corn, 4 left; space 2: harvest 4 corn"
    assert told["Worker to Tikal"] == "costs nothing; space 0: nothing yet"
    assert told["Worker to the starting space"].startswith("costs nothing; 0 corn at the end of your turn")
    again = entries(after(table(p0={"corn": 6}), "place tikal"), "place")
    assert again["Worker to Uxmal"].startswith("costs 1 corn, 5 left")


def test_a_worker_to_pick_up_is_told_with_the_way_and_what_it_brings_with_technologies():
    state = table("palenque 4:0", p0={"corn": 5, "levels": {"agriculture": 2, "extraction": 1}})
    told = entries(state, "pick_up")
    assert told["Palenque 4, action 1: fish 3 corn"] == "costs 3 corn, 2 left"
    assert told["Palenque 4: harvest 7 corn or 3 wood"] == (
        "brings 10 corn without a tile, 4 wood or 10 corn by burning wood"
    )
    assert told["Palenque 4: take the worker back, no action"] == ""


def test_what_is_built_is_told_with_its_name_what_it_gives_its_exact_cost_and_what_is_left():
    state = table("tikal 2:0 4:0", row=("A1-10", "A1-13"), p0={"wood": 3, "stone": 1, "gold": 2})
    told = entries(after(state, "pick tikal 2 2"), "build")
    assert told == {
        "Build the twin tomb (Chaac +1, Quetzalcoatl +1)": "costs 2 wood, 1 stone; left: 1 wood, 2 gold",
        "Build the masons' shrine (architecture +1)": "costs 1 gold; left: 3 wood, 1 stone, 1 gold",
    }
    cheaper = {"wood": 3, "stone": 1, "gold": 2, "levels": {"architecture": 3}}
    told = entries(after(table("tikal 2:0", row=("A1-10", "A1-13"), p0=cheaper), "pick tikal 2 2"), "build")
    assert told["Build the twin tomb (Chaac +1, Quetzalcoatl +1), with architecture"] == (
        "costs 2 wood, 1 stone, less one block of your choice; architecture brings 1 corn, 2 points"
    )
    assert told["Build the masons' shrine (architecture +1), with architecture"] == (
        "costs nothing; architecture brings 1 corn, 2 points"
    )
    state = table("uxmal 4:0", row=("A1-10", "A1-13"), p0={"corn": 8})
    assert "costs 6 corn, 2 left" in entries(after(state, "pick uxmal 4 4"), "build").values()


def test_technologies_temples_and_exchanges_say_what_comes_next():
    rich = {"wood": 3, "stone": 3, "levels": {"theology": 1, "agriculture": 3}}
    for technologies, gain in (
        ("rules_text", "act one space ahead"),
        ("printed_board", "a block buys a temple step"),
    ):
        state = table("tikal 1:0", technologies=technologies, p0=rich)
        told = entries(after(state, "pick tikal 1 1"), "advance")
        assert told["Advance theology"].startswith("2 blocks; level 2: ")
        assert gain in told["Advance theology"]
        assert told["Advance agriculture"] == "1 block; bonus any temple +1"
    up = entries(after(table("uxmal 1:0", p0={"corn": 5}), "pick uxmal 1 1"), "step_up")
    assert up["Up on Chaac"] == "step 0 to 1 of 5, worth 2 points; stone on goods days"
    swap = entries(after(table("uxmal 2:0", p0={"corn": 5, "wood": 1}), "pick uxmal 2 2"), "exchange")
    assert swap["Give 3 corn for 1 stone"] == "then you have 2 corn, 1 wood, 1 stone"
    assert swap["Give 1 wood for 2 corn"] == "then you have 7 corn"


def test_two_wealth_tiles_fit_on_a_button():
    tiles = sorted(DATA.wealth_tile)
    for lang in LANGUAGES:
        for one in tiles:
            for other in tiles:
                if one != other:
                    action = GAME.parse_action(order(f"choose {one} {other}"))
                    assert len(WORDS.action(lang, NAMES, action)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_a_name_and_no_two_share_it(lang):
    says = CATALOGUES[lang]
    names = [says.say(f"tile.{one}") for one in (*DATA.building, *DATA.monument)]
    assert len(set(names)) == len(names) == 45


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_and_questions_are_short_and_all_different(lang):
    labels = [WORDS.kind(lang, kind) for kind in GAME.meta.kinds]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 38 for label in labels)
    for actions in ACTION_TYPES:
        kind = actions.model_fields["kind"].default
        for field in ("", *(name for name in actions.model_fields if name != "kind")):
            question = WORDS.question(lang, kind, field)
            assert question.endswith("?")
            assert len(question) <= 100
            assert question != WORDS.question(lang, "unknown", "unknown"), (kind, field)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_its_topics_fits_and_names_buttons_as_they_are(lang):
    pages = WORDS.help(lang)
    assert list(pages) == TOPICS
    assert all(0 < len(page) <= 3000 and page.startswith("**") for page in pages.values())
    labels = {WORDS.kind(lang, kind) for kind in GAME.meta.kinds}
    named = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", pages["start"].split("\n", 1)[1])
    assert len(named) == 4
    assert set(named) <= labels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_the_numbers_of_the_components(lang):
    pages = WORDS.help(lang)
    for temple in DATA.temples:
        steps = ", ".join(str(points).replace("-", "−") for points in temple.points)
        assert steps in pages["temples"]
    for day in DATA.food.days:
        assert str(day.tooth) in pages["food"]
    for place in DATA.chichen:
        assert str(place.points) in pages["gears"]
    for number in DATA.technologies.prices:
        assert str(number) in pages["technologies"]


def test_titles_sources_options_and_unknown_things_have_words():
    for lang in LANGUAGES:
        assert WORDS.picture_title(lang, "board") != WORDS.picture_title(lang, "anything")
        sources = [
            WORDS.source(lang, one) for one in ("feeding", "temples", "highest", "goods", "skulls", "monuments")
        ]
        assert len(set(sources)) == 6
        option = WORDS.option(lang, "technologies")
        assert option.detail
        assert option.label != "technologies"
        values = {WORDS.option_value(lang, "technologies", one) for one in ("rules_text", "printed_board")}
        assert len(values) == 2
        assert not values & {"rules_text", "printed_board"}
        assert WORDS.option_value(lang, "x", True) != WORDS.option_value(lang, "x", False)
    assert WORDS.source("en", "luck") == "Luck"
    assert WORDS.option_value("en", "technologies", "other") == "other"
    assert WORDS.kind("xx", "beg") == WORDS.kind("en", "beg")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_and_every_refusal_has_a_help_page(lang):
    topics = {WORDS.help_topic(GAME.view(state, seat)) for state, seat, _ in moments()}
    assert topics >= {"wealth", "turn", "placing", "gears", "temples", "technologies", "buildings"}
    assert topics <= set(WORDS.help(lang))
