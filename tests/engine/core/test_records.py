"""Every kind of bad record gets a clear reason, never a traceback."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import records, registry, simulate
from engine.core.errors import Unreadable
from engine.core.records import Differs

GAME = registry.game("lantern")


def good_record():
    """A whole game in which the discards were shuffled."""
    for played in simulate.games(GAME, GAME.options_type(), 3, "records", 20):
        if any("chance" in step for step in played.record["steps"]):
            return json.loads(json.dumps(played.record))
    raise AssertionError("no game with chance in mid-play")


GOOD = good_record()
SHUFFLED = next(at for at, step in enumerate(GOOD["steps"]) if "chance" in step)


def read(**changes):
    return records.read(json.dumps({**GOOD, **changes}))


def fault(steps):
    with pytest.raises(Differs) as differs:
        records.replay(read(steps=steps))
    return differs.value.step, differs.value.code


def test_a_good_record_holds():
    played = records.replay(read())
    assert len(played.states) == len(GOOD["steps"]) + 1
    assert played.game is GAME
    assert GAME.result(played.states[-1]) == GOOD["result"]


def test_the_position_before_every_entry_is_kept():
    states = records.replay(read()).states
    assert states[SHUFFLED] == states[SHUFFLED + 1], "a chance entry belongs to the step before it"
    assert states[SHUFFLED - 1] != states[SHUFFLED]


@pytest.mark.parametrize(
    "data",
    [
        "",
        "sacbe",
        b"\x00\x01",
        b"\xff\xfe{",
        "{",
        '{"format": "sacbe-record/1",}',
        "[" * 100_000,
        '{"a":' * 50_000,
        '{"format": "sacbe-record/1", "seats": NaN}',
        '{"format": "sacbe-record/1", "seats": 1' + "0" * 5000 + "}",
    ],
)
def test_what_is_not_json_is_said_so(data):
    with pytest.raises(Unreadable, match="not JSON"):
        records.read(data)


@pytest.mark.parametrize("data", ["null", "[]", "1", '"x"', "{}", '{"format": "sacbe-record/2"}', '{"format": [1]}'])
def test_json_that_is_no_record_is_said_so(data):
    with pytest.raises(Unreadable, match="sacbe-record/1"):
        records.read(data)


@pytest.mark.parametrize("depth", [150, 250, 500, 900, 1200, 3000])
def test_deep_nesting_inside_a_record_is_unreadable(depth):
    text = json.dumps({**GOOD, "options": {"x": "HERE"}}).replace('"HERE"', "[" * depth + "]" * depth)
    with pytest.raises(Unreadable):
        records.replay(records.read(text))


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("game", 1),
        ("options", []),
        ("options", None),
        ("seats", True),
        ("seats", "3"),
        ("seats", 3.0),
        ("seats", None),
        ("seed", 7),
        ("setup", []),
        ("steps", {}),
        ("steps", [1]),
        ("steps", None),
        ("result", []),
        ("result", "won"),
    ],
)
def test_a_field_of_the_wrong_type_is_named(field, wrong):
    with pytest.raises(Unreadable, match=field):
        read(**{field: wrong})


@pytest.mark.parametrize("field", [name for name in GOOD if name not in ("result", "format")])
def test_a_missing_field_is_named(field):
    with pytest.raises(Unreadable, match=field):
        records.read(json.dumps({name: value for name, value in GOOD.items() if name != field}))


def test_a_superfluous_field_is_named():
    with pytest.raises(Unreadable, match="comment"):
        read(comment="hello")


def test_an_unknown_game_is_named():
    with pytest.raises(Unreadable, match="chess"):
        read(game="chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_a_number_of_seats_that_the_game_is_not_for_is_refused(seats):
    with pytest.raises(Unreadable, match="2 to 4"):
        read(seats=seats)


@pytest.mark.parametrize("options", [{"nights": "2"}, {"nights": 9}, {"wind": 1}, {"unknown": True}])
def test_options_that_do_not_fit_are_named(options):
    with pytest.raises(Unreadable, match=next(iter(options))):
        records.replay(read(options=options))


@pytest.mark.parametrize(
    "step",
    [
        {},
        {"seat": 0},
        {"action": {"kind": "draw"}},
        {"seat": True, "action": {"kind": "draw"}},
        {"seat": "0", "action": {"kind": "draw"}},
        {"seat": None, "action": {"kind": "draw"}},
        {"seat": 0.0, "action": {"kind": "draw"}},
        {"seat": 0, "action": {"kind": "draw"}, "note": "!"},
        {"seat": 0, "action": {"kind": "draw"}, "chance": {}},
        {"chance": {}, "note": "!"},
    ],
)
def test_an_entry_that_is_not_a_seat_and_an_action_is_unreadable(step):
    with pytest.raises(Unreadable, match="step 1 "):
        records.replay(read(steps=[GOOD["steps"][0], step]))


@pytest.mark.parametrize(
    "action", [None, 1, "draw", [], {}, {"kind": "fly"}, {"kind": "draw", "count": 2}, {"kind": ["draw"]}]
)
def test_an_action_that_is_none_is_a_faulty_step(action):
    assert fault([{"seat": 0, "action": action}]) == (0, "invalid_action")


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_is_not_at_the_table_is_not_to_act(seat):
    assert fault([{"seat": seat, "action": {"kind": "draw"}}]) == (0, "not_your_turn")


# --- chance ---------------------------------------------------------------------------------------------


def test_another_order_of_chance_is_played():
    """The record tells what chance decided: with equal cards exchanged the game goes on as told."""
    told = GOOD["steps"][SHUFFLED]["chance"]["deck"]
    steps = [*GOOD["steps"][:SHUFFLED], {"chance": {"deck": told[::-1]}}]
    record = {name: value for name, value in GOOD.items() if name != "result"} | {"steps": steps}
    played = records.replay(records.read(json.dumps(record)))
    before, after = played.states[SHUFFLED - 1], played.states[-1]
    drawn = len(told) - len(after.deck)
    assert after.deck == tuple(told[::-1])[drawn:]
    assert len(before.deck) < drawn or not before.deck


def test_missing_chance_is_caught():
    steps = GOOD["steps"]
    assert fault([*steps[:SHUFFLED], *steps[SHUFFLED + 1 :]]) == (SHUFFLED - 1, "chance_differs")


@pytest.mark.parametrize("change", [{"deck": []}, {"deck": ["ember"] * 40}, {"row": ["ember"]}])
def test_chance_of_another_thing_or_with_other_items_is_caught(change):
    steps = list(GOOD["steps"])
    steps[SHUFFLED] = {"chance": change}
    assert fault(steps) == (SHUFFLED - 1, "chance_differs")


def test_chance_told_twice_is_caught():
    steps = GOOD["steps"]
    assert fault([*steps[: SHUFFLED + 1], *steps[SHUFFLED:]]) == (SHUFFLED - 1, "chance_differs")


def test_misplaced_chance_is_caught_where_it_is_missing_or_too_much():
    steps = GOOD["steps"]
    assert fault([steps[SHUFFLED], *steps]) == (0, "chance_differs")
    late = [*steps[:SHUFFLED], steps[SHUFFLED + 1], steps[SHUFFLED], *steps[SHUFFLED + 2 :]]
    assert fault(late) == (SHUFFLED - 1, "chance_differs")


def test_a_game_that_does_not_listen_to_what_it_is_told_is_caught(monkeypatch):
    class Deaf(type(GAME)):
        def apply(self, state, seat, action, told=None):
            return super().apply(state, seat, action)

    monkeypatch.setattr(records, "find_game", lambda key: Deaf())
    assert records.replay(read()).states, "drawn as told"
    steps = [dict(step) for step in GOOD["steps"]]
    steps[SHUFFLED] = {"chance": {"deck": GOOD["steps"][SHUFFLED]["chance"]["deck"][::-1]}}
    assert fault(steps) == (SHUFFLED - 1, "chance_differs")
    entry = {"chance": {"nothing like this": ["a"]}}
    assert fault([*GOOD["steps"][:1], entry, *GOOD["steps"][1:]]) == (0, "chance_differs")


@pytest.mark.parametrize(
    "chance", [None, 1, [], {}, "deck", {"deck": "ember"}, {"deck": None}, {"deck": [1]}, {"deck": {"ember": 1}}]
)
def test_chance_of_a_wrong_shape_is_unreadable(chance):
    steps = list(GOOD["steps"])
    steps[SHUFFLED] = {"chance": chance}
    with pytest.raises(Unreadable):
        records.replay(read(steps=steps))


# --- anything at all ------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def plays(record):
    """Whether the record plays to its end; anything but the two refusals goes through."""
    try:
        records.replay(records.read(json.dumps(record)))
    except (Unreadable, Differs):
        return False
    return True


@settings(deadline=None, max_examples=150)
@given(st.sampled_from([*GOOD, "extra"]), JSON)
def test_any_value_in_any_field_is_refused_in_order_or_plays(field, value):
    if plays({**GOOD, field: value}):
        assert field in ("seed", "options"), "the seed is for information, empty options are the defaults"


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 12), st.sampled_from(["seat", "action", "chance", "kind"]), JSON)
def test_any_value_in_any_entry_is_refused_in_order_or_plays(at, field, value):
    steps = json.loads(json.dumps(GOOD["steps"]))
    (steps[at]["action"] if field == "kind" and "action" in steps[at] else steps[at])[field] = value
    if plays({**GOOD, "steps": steps}):
        assert steps == GOOD["steps"]


@given(st.binary(max_size=60))
def test_any_bytes_are_unreadable(data):
    with pytest.raises(Unreadable):
        records.read(data)
