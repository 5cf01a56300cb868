"""A record played again is the game that was played, and a changed one is caught."""

import json

import pytest

from engine.core import records, simulate
from engine.core.errors import Unreadable
from tests.contract.cases import record_of, walk


def again(record):
    """The record through its text, as a file would have it."""
    return records.replay(records.read(json.dumps(record)))


def caught(record):
    """The code of the first fault."""
    with pytest.raises(records.Differs) as differs:
        again(record)
    return differs.value


def test_playing_a_record_again_gives_the_very_same_states(case):
    played, record = walk(case), record_of(case, walk(case))
    states = iter(again(record).states)
    assert next(states) == played.first.state
    for position in played.positions:
        for _ in (position.action, *case.game.record_chance(position.step.chance)):
            assert next(states, None) == position.step.state
    assert next(states, None) is None


def test_a_record_does_not_need_our_random_numbers(case):
    """Another seed in the record changes nothing that people see: what chance decided is told by the record."""
    played, record = walk(case), record_of(case, walk(case))
    last = again({**record, "seed": "another"}).states[-1]
    for seat in (None, *range(case.seats)):
        assert case.game.view(last, seat) == case.game.view(played.last, seat)


def test_a_simulated_game_writes_a_record_that_holds(case):
    simulated = next(simulate.games(case.game, case.options, case.seats, "9", 1))
    assert case.game.outcome(again(simulated.record).states[-1]) == simulated.outcome


def test_a_record_of_a_running_game_has_no_result_and_plays(case):
    played = walk(case)
    half = played.positions[: len(played.positions) // 2]
    steps = [(one.seat, one.action, one.step.chance) for one in half]
    record = records.write(case.game, played.first.state, half[-1].step.state, "s", steps)
    assert "result" not in record
    assert case.game.result(again(record).states[-1]) is None


def test_a_result_that_is_missing_or_another_is_caught(case):
    record = record_of(case, walk(case))
    end = len(record["steps"])
    fault = caught({name: value for name, value in record.items() if name != "result"})
    assert (fault.code, fault.step, fault.seat) == ("result_missing", end, None)
    for field, value in record["result"].items():
        changed = {**record["result"], field: [value]}
        assert caught({**record, "result": changed}).code == "result_differs"
    truth = {**record["result"], "winners": [bool(seat) for seat in record["result"]["winners"]]}
    assert caught({**record, "result": truth}).code == "result_differs"


def test_a_result_of_a_game_that_goes_on_is_caught(case):
    record = record_of(case, walk(case))
    assert caught({**record, "steps": record["steps"][:1]}).code == "result_differs"


def test_an_action_by_another_seat_or_after_the_end_is_caught_at_its_step(case):
    record = record_of(case, walk(case))
    steps = [dict(step) for step in record["steps"]]
    steps[0]["seat"] = case.seats
    fault = caught({**record, "steps": steps})
    assert (fault.step, fault.seat, fault.code) == (0, case.seats, "not_your_turn")
    fault = caught({**record, "steps": [*record["steps"], record["steps"][0]]})
    assert (fault.step, fault.code) == (len(record["steps"]), "game_over")


def test_an_action_that_is_none_or_illegal_is_caught_at_its_step(case):
    played, record = walk(case), record_of(case, walk(case))
    at = len(record["steps"]) // 2
    while "chance" in record["steps"][at]:
        at += 1
    wrong = {**record["steps"][at], "action": {"kind": "no_such_kind"}}
    fault = caught({**record, "steps": [*record["steps"][:at], wrong, *record["steps"][at + 1 :]]})
    assert (fault.step, fault.code, fault.action) == (at, "invalid_action", wrong["action"])
    first = played.positions[0]
    legal = case.game.legal_actions(first.state, first.seat)
    foreign = next(one.action for one in played.positions if one.action not in legal)
    entry = {"seat": first.seat, "action": case.game.dump_action(foreign)}
    fault = caught({**record, "steps": [entry, *record["steps"]]})
    assert fault.step == 0
    assert fault.code not in ("invalid_action", "not_your_turn", "game_over")


def test_chance_that_no_step_drew_is_caught(case):
    record = record_of(case, walk(case))
    entry = {"chance": {"nothing like this": ["a", "b"]}}
    fault = caught({**record, "steps": [entry, *record["steps"]]})
    assert (fault.step, fault.code) == (0, "chance_differs")
    fault = caught({**record, "steps": [*record["steps"][:1], entry, *record["steps"][1:]]})
    assert (fault.step, fault.code) == (0, "chance_differs")


def test_a_setup_that_is_impossible_is_unreadable(case):
    record = record_of(case, walk(case))
    for field, value in record["setup"].items():
        if isinstance(value, list):
            wrong = [[*value[1:], "nothing like this"], "nothing like this"]
            wrong += [[], value[1:], [*value, value[0]], value[0]] if value else []  # some tables draw nothing
        else:
            wrong = [-1, 99, True, "0", None]
        for one in wrong:
            with pytest.raises(Unreadable):
                again({**record, "setup": {**record["setup"], field: one}})
        with pytest.raises(Unreadable):
            again({**record, "setup": {name: one for name, one in record["setup"].items() if name != field}})
    with pytest.raises(Unreadable):
        again({**record, "setup": {**record["setup"], "superfluous": 1}})
