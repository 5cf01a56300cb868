"""Typing Tikal: both languages, short forms, and a thousand random turns there and back."""

import pytest

from engine.core import registry
from engine.core.rng import Chance, Rng
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.exchange import Exchange
from engine.games.tikal.moves.guard import Guard
from engine.games.tikal.moves.move import Move
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.notation import NOTATION

NAMES = ("Ana", "Ben", "Cat")


def one(plan):
    [spoken] = NOTATION.read(plan, NAMES)
    return spoken.action


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("place d4", PlaceTile(hex="D4", rotation=0)),
        ("Place the tile on D4 turned 2", PlaceTile(hex="D4", rotation=2)),
        ("PLACE d4 2", PlaceTile(hex="D4", rotation=2)),
        ("colocar D4 girada 2", PlaceTile(hex="D4", rotation=2)),
        ("move a5 c3", Move(origin="A5", target="C3", workers=1, leader=False)),
        ("move from A5 to C3 x2", Move(origin="A5", target="C3", workers=2, leader=False)),
        ("move A5 -> C3 leader", Move(origin="A5", target="C3", workers=0, leader=True)),
        ("mover de A5 a C3 con 2x LÍDER", Move(origin="A5", target="C3", workers=2, leader=True)),
        ("mueve A5 C3 lider", Move(origin="A5", target="C3", workers=0, leader=True)),
        ("enter A5 x1 L", Enter(hex="A5", workers=1, leader=True)),
        ("guard C3", Guard(hex="C3", figure="worker")),
        ("guardia C3 líder", Guard(hex="C3", figure="leader")),
        ("swap gold, cat, urn", Exchange(give="gold statue", seat=2, take="urn")),
        ("intercambiar máscara de jade con Ben por urna", Exchange(give="jade mask", seat=1, take="urn")),
    ],
)
def test_a_piece_is_understood_in_many_spellings(said, action):
    assert one(said) == action


def test_the_example_of_the_manual_is_six_actions_and_the_same_in_spanish():
    english = "place D4 2; move A5 C3 x2; uncover C3 x2; recover B2; end"
    actions = [spoken.action for spoken in NOTATION.read(english)]
    assert len(actions) == 6
    assert NOTATION.write("en", actions) == english
    spanish = "colocar D4 2; mover A5 C3 x2; descubrir C3 x2; recuperar B2; fin"
    assert NOTATION.write("es", actions) == spanish
    assert [spoken.action for spoken in NOTATION.read(spanish)] == actions


def random_turns(key, seats, options, seed):
    game, rng = registry.game(key), Rng(Chance(seed=seed))
    state = game.start(game.parse_options(options), seats, seed).state
    turns: dict[int, list] = {}
    while game.to_act(state):
        seat = rng.choice(sorted(game.to_act(state)))
        legal = game.legal_actions(state, seat)
        kind = rng.choice(sorted({action.kind for action in legal}))
        action = rng.choice([action for action in legal if action.kind == kind])
        step = game.apply(state, seat, action)
        turns.setdefault(seat, []).append(action)
        state = step.state
        if step.ends_turn:
            yield turns.pop(seat)


@pytest.mark.parametrize(("key", "option"), [("tikal", "auction"), ("lantern", "wind")])
def test_a_thousand_random_turns_are_read_as_they_were_written_in_both_languages(key, option):
    notation, count, number = registry.notation(key), 0, 0
    while count < 1000:
        number += 1
        for actions in random_turns(key, 2 + number % 3, {option: number % 2 == 0}, f"notation {number}"):
            count += 1
            for lang in ("en", "es"):
                plan = notation.write(lang, actions)
                assert [spoken.action for spoken in notation.read(plan, NAMES)] == actions, plan
