"""How every game is typed: names that Discord takes, and plans that are read as they were written."""

import re

from engine.core import registry
from engine.core.notation import Notation, nearest, settled
from tests.contract.cases import samples, walk

LANGUAGES = ("en", "es")
NAME = re.compile(r"[a-z0-9-]{1,32}")


def turns(case):
    """The actions of each turn of a random game, as one seat took them."""
    running = {}
    for position in walk(case).positions:
        running.setdefault(position.seat, []).append(position.action)
        if position.step.ends_turn:
            yield running.pop(position.seat)


def test_every_kind_has_a_command_of_its_own_and_every_field_an_option(case):
    notation = registry.notation(case.key)
    assert notation.kinds == tuple(one.model_fields["kind"].default for one in case.game.action_types)
    commands = [notation.command(kind) for kind in notation.kinds]
    assert len({*commands, "do"}) == len(commands) + 1 <= 25
    for kind, command in zip(notation.kinds, commands, strict=True):
        assert NAME.fullmatch(command)
        options = [notation.option(kind, name) for name in notation.fields(kind)]
        assert len({*options, "table"}) == len(options) + 1
        assert all(NAME.fullmatch(option) for option in options)


def test_every_turn_that_is_written_is_read_again_in_every_language(case):
    notation = registry.notation(case.key)
    for actions in turns(case):
        for lang in LANGUAGES:
            plan = notation.write(lang, actions)
            for typed in (plan, plan.upper(), plan.replace("; ", ";").replace(" ", "   ")):
                read = [spoken.action for spoken in notation.read(typed, case.names)]
                assert [settled(one, actions) for one in read] == actions, (lang, typed)


def test_every_legal_action_is_read_as_it_is_written_with_and_without_a_notation_of_its_own(case):
    plain = Notation(case.game.action_types)
    for position in samples(case, 4):
        legal = case.game.legal_actions(position.state, position.seat)
        for notation in (registry.notation(case.key), plain):
            for lang in LANGUAGES:
                said = [notation.write(lang, [action]) for action in legal]
                assert len(set(said)) == len(said)
                assert [notation.read(one)[0].action for one in said] == list(legal)


def test_what_a_command_gets_makes_the_same_action(case):
    notation = registry.notation(case.key)
    for position in samples(case, 6):
        kind = position.action.kind
        given = {
            name: str(getattr(position.action, name) + 1)
            if name in notation.seats
            else getattr(position.action, name)
            for name in notation.fields(kind)
        }
        assert notation.meant(kind, given, case.names) == position.action


def test_the_nearest_of_the_legal_actions_is_the_action_itself(case):
    for position in samples(case, 4):
        legal = case.game.legal_actions(position.state, position.seat)
        for action in legal[:: max(1, len(legal) // 5)]:
            assert nearest(legal, action, 1) == (action,)


def test_a_choice_that_others_cannot_see_yet_has_an_event_that_is_not_for_them(case):
    """The log prints what was typed to those who may know all events of it: so a secret needs one that is kept."""
    game, kept = case.game, 0
    for position in walk(case).positions[::3]:
        mine = game.view(position.step.state, position.seat)
        legal = game.legal_actions(position.state, position.seat)
        others = [one for one in legal if one.kind == position.action.kind and one != position.action][:3]
        for other in others:
            step = game.apply(position.state, position.seat, other)
            if game.view(step.state, position.seat) == mine:
                continue
            for seat in {*range(case.seats)} - {position.seat}:
                if game.view(step.state, seat) == game.view(position.step.state, seat):
                    kept += 1
                    audiences = [event.audience for event in position.step.events]
                    assert any(one is not None and seat not in one for one in audiences), position.action
    assert kept or case.key != "lantern"
