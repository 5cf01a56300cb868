"""Bytes and back."""

import json

import pytest

from engine.core.errors import Newer, Unreadable
from tests.contract.cases import samples, walk


def test_states_survive_json(case):
    for state in walk(case).states[::5]:
        data = case.game.dump(state)
        again = case.game.parse_state(data)
        assert again == state
        assert type(again) is case.game.state_type
        assert case.game.dump(again) == data


def test_actions_survive_json_and_begin_with_their_kind(case):
    for position in samples(case):
        for action in case.game.legal_actions(position.state, position.seat):
            raw = json.loads(json.dumps(case.game.dump_action(action)))
            assert next(iter(raw)) == "kind"
            assert case.game.parse_action(raw) == action


def test_events_survive_json_as_what_they_are(case):
    events = walk(case).events
    again = case.game.parse_events(json.loads(json.dumps(case.game.dump_events(events))))
    assert list(again) == events
    assert [type(one) for one in again] == [type(one) for one in events]


def test_views_survive_json(case):
    for position in samples(case):
        view = case.game.view(position.state, position.seat)
        assert type(view).model_validate_json(view.model_dump_json()) == view


def test_options_survive_json(case):
    assert case.game.parse_options(json.loads(case.options.model_dump_json())) == case.options
    with pytest.raises(Unreadable):
        case.game.parse_options({"no_such_option": True})


def test_a_state_of_a_newer_schema_is_refused_as_newer(case):
    saved = json.loads(case.game.dump(walk(case).first.state))
    saved["schema"] += 1
    with pytest.raises(Newer) as newer:
        case.game.parse_state(json.dumps(saved).encode())
    assert newer.value.found == newer.value.known + 1


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b"\xff", b'{"schema":1}', b"[" * 100_000])
def test_bytes_that_hold_no_state_are_unreadable(case, data):
    with pytest.raises(Unreadable):
        case.game.parse_state(data)


def test_a_saved_state_with_a_field_gone_too_many_or_of_another_type_is_unreadable(case):
    saved = json.loads(case.game.dump(samples(case)[-1].state))
    for field in saved["state"]:
        for wrong in (..., {"deep": "wrong"}):
            state = {name: value for name, value in saved["state"].items() if name != field}
            if wrong is not ...:
                state[field] = wrong
            elif not case.game.state_type.model_fields[field].is_required():
                continue
            with pytest.raises(Unreadable):
                case.game.parse_state(json.dumps({**saved, "state": state}).encode())
    with pytest.raises(Unreadable):
        case.game.parse_state(json.dumps({**saved, "state": {**saved["state"], "superfluous": 1}}).encode())
