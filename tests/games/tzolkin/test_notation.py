"""Typing Tzolk'in: both languages, short forms, and random turns there and back."""

import pytest

from engine.core.notation import settled
from engine.core.spelling import Unread
from engine.games.tzolkin.notation import NOTATION
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import order
from tests.games.tzolkin.walk import GAMES, walk

NAMES = ("Ana", "Ben", "Cat")


def one(plan):
    [spoken] = NOTATION.read(plan, NAMES)
    return spoken.action


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("keep W-01 w-05", "choose W-01 W-05"),
        ("quedarse w-01 y w-05", "choose W-01 W-05"),
        ("beg", "beg"),
        ("mendigar", "beg"),
        ("place tikal", "place tikal"),
        ("place a worker on Chichen", "place chichen"),
        ("place C", "place chichen"),
        ("place on the start", "place start"),
        ("colocar en inicio", "place start"),
        ("coloca trabajador en Chichén Itzá", "place chichen"),
        ("pick Palenque 5 3", "pick palenque 5 3"),
        ("pick up from palenque space 5 for action 3", "pick palenque 5 3"),
        ("recoger yaxchilán 4 4", "pick yaxchilan 4 4"),
        ("harvest corn", "corn"),
        ("cosechar maíz", "corn"),
        ("cosecha quemar", "burn"),
        ("down Chaac", "down chaac"),
        ("sube en Quetzalcóatl", "up quetzalcoatl"),
        ("up k", "up kukulkan"),
        ("advance theology", "advance theology"),
        ("avanzar teologia", "advance theology"),
        ("pay 1 0 2", "pay w1s0g2"),
        ("pay stone=2", "pay w0s2g0"),
        ("tomar oro", "take gold"),
        ("build a1-08", "build A1-08"),
        ("build A1-08 architecture", "build A1-08 +"),
        ("construir A1-08 arq", "build A1-08 +"),
        ("monument m-13", "monument M-13"),
        ("swap corn for gold", "swap corn gold"),
        ("cambiar madera por maíz", "swap wood corn"),
        ("use Uxmal 2", "act uxmal 2"),
        ("skip", "decline"),
        ("renunciar", "decline"),
        ("days 2", "days 2"),
        ("girar 1", "days 1"),
        ("end", "end"),
        ("fin", "end"),
    ],
)
def test_a_piece_is_understood_in_many_spellings(said, meant):
    assert one(said) == GAME.parse_action(order(meant))


def test_a_turn_is_a_line_in_either_language():
    english = "pick Palenque 4 3; harvest burn; down Chaac; pick Tikal 2 2; build A1-08 arch; pay 1 1; end"
    actions = [spoken.action for spoken in NOTATION.read(english)]
    assert NOTATION.write("en", actions) == english
    spanish = (
        "recoger Palenque 4 3; cosechar quemar; bajar Chaac; recoger Tikal 2 2; construir A1-08 arq; pagar 1 1; fin"
    )
    assert NOTATION.write("es", actions) == spanish
    assert [spoken.action for spoken in NOTATION.read(spanish)] == actions


@pytest.mark.parametrize("said", ["harvest gold", "place market", "take corn", "advance cooking", "days 3", "pay 10"])
def test_what_no_action_can_say_is_not_read(said):
    with pytest.raises(Unread):
        one(said)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_random_turns_are_read_as_they_were_written(lang):
    count = 0
    for seats, technologies in GAMES:
        turns = {}
        for _, seat, action, step in walk(seats, technologies):
            turns.setdefault(seat, []).append(action)
            if not step.ends_turn:
                continue
            actions = turns.pop(seat)
            count += 1
            plan = NOTATION.write(lang, actions)
            for typed in (plan, plan.upper(), plan.lower()):
                read = [spoken.action for spoken in NOTATION.read(typed, NAMES)]
                assert [settled(said, actions) for said in read] == actions, typed
    assert count > 200
