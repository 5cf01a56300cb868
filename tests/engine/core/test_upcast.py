"""Old states to the new schema."""

import json

import pytest

from engine.core import registry
from engine.core.errors import Newer, Unreadable
from engine.core.upcast import upcast

STEPS = {
    1: lambda raw: {**raw, "path": [*raw["path"], 2]},
    2: lambda raw: {**raw, "path": [*raw["path"], 3]},
    4: lambda raw: raw,
}


def test_a_state_goes_through_every_schema_in_between():
    assert upcast({"path": [1]}, 1, 3, STEPS) == {"path": [1, 2, 3]}
    assert upcast({"path": [2]}, 2, 3, STEPS) == {"path": [2, 3]}


def test_a_state_of_today_stays_as_it_is():
    assert upcast({"path": []}, 3, 3, {}) == {"path": []}


@pytest.mark.parametrize("found", [0, -1, 1, 3])
def test_a_missing_step_is_unreadable(found):
    with pytest.raises(Unreadable, match="no way from schema"):
        upcast({"path": []}, found, 5, STEPS)


def test_a_newer_state_is_refused_with_both_versions():
    with pytest.raises(Newer) as newer:
        upcast({}, 4, 3, STEPS)
    assert (newer.value.found, newer.value.known) == (4, 3)


def test_a_state_that_a_step_does_not_fit_is_unreadable():
    with pytest.raises(Unreadable, match="schema 1"):
        upcast({}, 1, 2, STEPS)
    with pytest.raises(Unreadable, match="schema 2"):
        upcast({"path": None}, 2, 3, STEPS)


def test_a_game_reads_states_of_its_old_schema():
    game = registry.game("lantern")
    state = game.start(game.options_type(), 2, "old").state
    saved = json.loads(game.dump(state))
    saved["state"]["options"]["breeze"] = saved["state"]["options"].pop("wind")
    old = json.dumps({"schema": 1, "state": saved["state"]}).encode()
    assert game.parse_state(old) == state
    with pytest.raises(Unreadable):
        game.parse_state(json.dumps({"schema": 2, "state": saved["state"]}).encode())
    with pytest.raises(Unreadable):
        game.parse_state(b'{"schema":1,"state":{}}')


@pytest.mark.parametrize("schema", ["true", '"1"', "1.0", "null", "[]"])
def test_a_schema_that_is_no_whole_number_is_unreadable(schema):
    with pytest.raises(Unreadable):
        registry.game("lantern").parse_state(b'{"schema":%s,"state":{}}' % schema.encode())
