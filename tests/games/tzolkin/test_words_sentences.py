"""Steps of a draft, the log, refusals and cautions of Tzolk'in, in every language."""

import inspect
import re

import pytest

from engine.core.errors import GameFinished, Illegal, Malformed, NotYourTurn, Refusal
from engine.core.game import Caution
from engine.games.tzolkin import refusals
from engine.games.tzolkin.buildings import BuildingTaken
from engine.games.tzolkin.events import EVENTS
from engine.games.tzolkin.frames import ANSWERS
from engine.games.tzolkin.happenings import Fed, Gained, PointsGained, SkullsWithheld
from engine.games.tzolkin.moves.place import Placed
from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.words import WORDS
from tests.games.tzolkin.said import NAMES, all_events, ends, moments, sound
from tests.games.tzolkin.script import order

LANGUAGES = WORDS.languages
MAKERS = [
    maker for _, maker in inspect.getmembers(refusals, inspect.isfunction) if maker.__module__ == refusals.__name__
]
CODES = sorted({maker.__name__ for maker in MAKERS} | {"invalid_action", "game_over", "not_your_turn"})
ID = re.compile(r"\b(A[12]|M|W)-\d\d\b")


def test_there_are_the_45_codes_of_15_10():
    assert len(CODES) == 45


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_words_of_its_own_even_without_facts_and_a_page(code, lang):
    text = sound(WORDS.refusal(lang, NAMES, Refusal(code)))
    assert text != WORDS.refusal(lang, NAMES, Refusal("something_else"))
    assert text.endswith(".")
    assert len(text) <= 300
    assert WORDS.refusal_topic(Refusal(code)) in WORDS.help(lang)


def sample(name, annotation):
    """A value such as the rules would give."""
    text = str(annotation)
    known = {"asked": "build", "tried": "pay", "gear": "palenque", "temple": "chaac", "tile": "W-01"}
    known |= {"building": "A1-08", "monument": "M-02", "give": "wood", "take": "gold"}
    if name in known and annotation is str:
        return known[name]
    if "tuple[str" in text:
        return ("W-01", "W-02")
    if "tuple[int, int, int]" in text:
        return (1, 0, 2)
    if "tuple[" in text:
        return (1, 2)
    return True if annotation is bool else 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__name__)
def test_every_refusal_of_the_rules_is_told_with_its_facts(maker, lang):
    parameters = inspect.signature(maker).parameters
    refusal = maker(*(sample(name, one.annotation) for name, one in parameters.items()))
    assert refusal.code in CODES
    for names in (NAMES, ()):
        assert len(sound(WORDS.refusal(lang, names, refusal))) <= 300
    nothing = Illegal(refusal.code, **dict.fromkeys(refusal.facts))
    assert WORDS.refusal(lang, NAMES, nothing) == WORDS.refusal(lang, NAMES, Illegal(refusal.code))
    for kind in ANSWERS:
        if "asked" in parameters and maker.__name__ != "wrong_amount" and ANSWERS[kind]:
            assert kind not in WORDS.refusal("es", NAMES, maker(kind)), "the decision has a name"


def test_a_refusal_says_what_it_costs_what_one_has_and_who_is_in_the_way():
    def told(refusal):
        return WORDS.refusal("en", NAMES, refusal)

    assert told(refusals.not_enough_corn(4, 1)) == "That costs 4 corn, and you have 1."
    assert (
        told(refusals.not_enough_blocks((2,), (1, 0, 0))) == "That costs 2 blocks of any kind, and you have 1 wood."
    )
    assert told(refusals.not_enough_blocks((0, 2, 1), (0, 0, 0))) == (
        "That costs 2 stone, 1 gold, and you have nothing."
    )
    assert "of Ben" in told(refusals.start_taken(1))
    assert "belongs to Cat" in told(refusals.not_your_worker("tikal", 3, 2))
    assert "nobody's" in told(refusals.not_your_worker("tikal", 3, None))
    assert told(refusals.decision_pending("build")) == "First decide what to build."
    assert "Ben is to act" in told(NotYourTurn(0, (1,)))
    assert "Ben and Dov are still choosing" in told(refusals.already_chosen(0, (1, 3)))
    assert "tool shed" in told(refusals.not_in_row("A1-08")).lower()
    assert "first building" in told(refusals.architecture_not_available(True))
    assert "first building" not in told(refusals.architecture_not_available(False))
    assert "over" in told(GameFinished())
    sound(told(Malformed(kind=None)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_met_in_play_is_told(lang):
    met = set()
    tries = [
        GAME.parse_action(order(text))
        for text in (
            *("beg", "end", "decline", "corn", "burn", "down chaac", "up kukulkan", "advance theology", "pay w2s0g0"),
            *("take gold", "build A1-01 +", "build A1-13", "monument M-01", "swap wood corn", "act uxmal 4"),
            *("place start", "place tikal", "pick tikal 3 4", "pick palenque 7 5", "choose W-01 W-01", "days 2"),
        )
    ]
    for state, seat, _ in moments(40)[::3]:
        for action in tries:
            try:
                GAME.apply(state, seat, action)
            except Refusal as refusal:
                met.add(refusal.code)
                sound(WORDS.refusal(lang, NAMES, refusal))
    assert len(met) > 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_kind_has_a_phrase_for_a_draft_without_ids(lang):
    kinds = set()
    for _, _, legal in moments():
        for action in legal:
            text = sound(WORDS.action(lang, NAMES, action))
            assert len(text) <= 100
            assert not ID.search(text), text
            kinds.add(action.kind)
    assert kinds == set(GAME.meta.kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_whole_games_is_a_sentence_or_left_out_and_names_tiles(lang):
    silent, told = set(), set()
    for event in all_events():
        text = WORDS.event(lang, NAMES, event)
        if text is None:
            silent.add(event.kind)
            continue
        told.add(event.kind)
        assert sound(text).endswith(".")
        assert not ID.search(text), text
    kinds = {one["properties"]["kind"]["const"] for one in EVENTS.json_schema()["$defs"].values() if _kind(one)}
    assert kinds - told <= {"turn_ended", "skulls_withheld"}
    assert silent <= {"turn_ended", "declined", "gained"}


def _kind(one):
    return "const" in one.get("properties", {}).get("kind", {})


def test_events_that_are_for_one_seat_alone_speak_to_it():
    picked = [event for event in all_events() if event.audience is not None]
    assert {event.kind for event in picked} == {"wealth_picked"}
    assert all(WORDS.event("en", NAMES, event).startswith("You keep ") for event in picked)


def test_events_name_people_costs_and_plurals():
    def told(event):
        return WORDS.event("en", NAMES, event)

    built = BuildingTaken(seat=0, building="A1-08", architecture=True, corn=4)
    assert told(built) == "Ana builds the tool shed (extraction +1, 1 corn) for 4 corn, with architecture."
    assert told(Fed(seat=1, corn=4, hungry=1)) == "Ben pays 4 corn for food; 1 worker stays hungry."
    assert told(Fed(seat=1, corn=0, hungry=0)) == "The workers of Ben eat for nothing."
    assert told(PointsGained(seat=2, points=4, total=29)) == "Cat scores 1 point and has 7¼."
    assert told(Gained(seat=2, good="skull", amount=0, wanted=1)) == "The bank has no skull left for Cat."
    assert told(Gained(seat=2, good="skull", amount=0, wanted=0)) is None
    start = Placed(seat=3, gear="start", space=0, corn=2, pity=False)
    assert told(start) == "Dov places a worker on the starting space (2 corn)."
    for lang in LANGUAGES:
        sound(WORDS.event(lang, NAMES, SkullsWithheld(seats=(0, 1), left=1)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told_with_every_source_of_points(lang):
    for state in ends():
        for scored in state.scored:
            text = sound(WORDS.event(lang, NAMES, scored))
            for part in scored.parts:
                name = WORDS.source(lang, part.source)
                assert (name[1:] in text) == bool(part.points)
                assert name.lower() != part.source or lang == "en"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cautions_ask_a_question_with_the_facts_and_without(lang):
    met = set()
    for state, seat, legal in moments():
        for action in legal:
            for caution in GAME.cautions(state, seat, action):
                met.add(caution.code)
                text = sound(WORDS.caution(lang, NAMES, caution))
                assert text.endswith("?")
                assert not ID.search(text)
    assert met == {"final_choice", "step_lost", "no_effect", "hungry"}
    for code in (*met, "unheard_of"):
        assert sound(WORDS.caution(lang, NAMES, Caution(code, {}))).endswith("?")
