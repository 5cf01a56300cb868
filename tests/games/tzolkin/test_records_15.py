"""Names, formats and records (rules 15.1 to 15.3, 15.6, 15.7, 15.11), to the letter: other programs read them."""

import copy
import json
from functools import cache

import pytest

from engine.core import records
from engine.core.errors import Unreadable
from engine.core.simulate import play as simulate
from engine.games.tzolkin.actions import ACTION_TYPES
from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import AGE1, AGE2, MONUMENTS, TABLES, after, kinds, legal, opened, play, table

FIELDS = {
    "choose_wealth": {"first": str, "second": str},
    "beg": {},
    "place": {"gear": str},
    "pick_up": {"gear": str, "space": int, "action": int},
    "end_turn": {},
    "harvest": {"take": str},
    "step_down": {"temple": str},
    "step_up": {"temple": str},
    "advance": {"technology": str},
    "pay": {"wood": int, "stone": int, "gold": int},
    "take_block": {"block": str},
    "build": {"building": str, "architecture": bool},
    "monument": {"monument": str},
    "exchange": {"give": str, "take": str},
    "act": {"gear": str, "action": int},
    "decline": {},
    "set_days": {"days": int},
}
PLENTY = {"corn": 9, "wood": 9, "stone": 9, "gold": 9, "skull": 2}


@cache
def _written(seats, technologies):
    return json.dumps(simulate(GAME, GAME.parse_options({"technologies": technologies}), seats, "record").record)


def record(seats=2, technologies="rules_text"):
    """A whole game as JSON, a new copy every time."""
    return json.loads(_written(seats, technologies))


def replayed(raw):
    return records.replay(records.read(json.dumps(raw)))


@pytest.mark.parametrize("action_type", ACTION_TYPES, ids=lambda one: one.model_fields["kind"].default)
def test_every_kind_has_exactly_the_fields_of_the_table_15_2(action_type):
    kind = action_type.model_fields["kind"].default
    assert list(action_type.model_fields) == ["kind", *FIELDS[kind]]
    assert [one.model_fields["kind"].default for one in ACTION_TYPES] == list(FIELDS) == list(GAME.meta.kinds)


def test_names_are_those_of_the_format_15_1():
    state = table("tikal 2:0", p0=PLENTY)
    assert {one["gear"] for one in legal(state, "place")} == {
        "palenque",
        "yaxchilan",
        "tikal",
        "uxmal",
        "chichen",
        "start",
    }
    asked = after(table("uxmal 1:0", p0=PLENTY), "pick uxmal 1 1")
    assert [one["temple"] for one in legal(asked)] == ["chaac", "quetzalcoatl", "kukulkan"]
    asked = after(table("tikal 1:0", p0=PLENTY), "pick tikal 1 1")
    assert [one["technology"] for one in legal(asked)] == ["agriculture", "extraction", "architecture", "theology"]
    asked = after(table("chichen 6:0", p0=PLENTY), "pick chichen 6 6")
    assert [one["block"] for one in legal(asked)] == ["wood", "stone", "gold"]


@pytest.mark.parametrize("technologies", TABLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_record_has_exactly_the_fields_of_the_format_15_7(seats, technologies):
    raw = record(seats, technologies)
    assert list(raw) == ["format", "game", "options", "seats", "seed", "setup", "steps", "result"]
    assert (raw["format"], raw["game"], raw["seats"]) == ("sacbe-record/1", "tzolkin", seats)
    assert raw["options"] == {"technologies": technologies}
    setup = raw["setup"]
    assert list(setup) == ["first_seat", "monuments", "age1", "age2", "wealth", "dummies"]
    assert (sorted(setup["age1"]), sorted(setup["age2"])) == (list(AGE1), list(AGE2))
    assert (len(setup["monuments"]), set(setup["monuments"]) <= set(MONUMENTS)) == (seats + 2, True)
    assert [len(tiles) for tiles in setup["wealth"]] == [4] * seats
    assert (setup["dummies"] == []) == (seats == 4)
    assert list(raw["result"]) == ["scores", "rounds", "winners"]


def test_every_step_is_a_seat_and_an_action_with_its_fields_15_7():
    seen = set()
    for step in (*record(2)["steps"], *record(4, "printed_board")["steps"]):
        assert list(step) == ["seat", "action"]
        assert type(step["seat"]) is int
        kind = step["action"]["kind"]
        assert next(iter(step["action"])) == "kind"
        assert {name: type(value) for name, value in step["action"].items() if name != "kind"} == FIELDS[kind]
        seen.add(kind)
    assert {"choose_wealth", "place", "pick_up", "end_turn"} <= seen


@pytest.mark.parametrize(("seats", "technologies"), [(2, "rules_text"), (4, "printed_board")])
def test_a_record_is_enough_to_play_the_game_again_15_7(seats, technologies):
    raw = record(seats, technologies)
    raw["seed"] = "something else"
    played = replayed(raw)
    assert len(played.states) == len(raw["steps"]) + 1
    assert GAME.result(played.states[-1]) == raw["result"]


def test_options_that_are_not_told_are_the_defaults_15_7():
    raw = record()
    raw["options"] = {}
    assert replayed(raw).states[0].options.technologies == "rules_text"


def test_a_record_of_an_unfinished_game_has_no_result_15_7():
    first = opened(3)
    raw = records.write(GAME, first, first, "unfinished", [])
    assert "result" not in raw
    assert len(replayed(raw).states) == 1
    raw["result"] = {"scores": [0, 0, 0], "rounds": [], "winners": []}
    with pytest.raises(records.Differs):
        replayed(raw)


def test_wealth_may_be_chosen_in_any_order_and_told_in_any_order_15_7():
    raw = record(4, "printed_board")
    choices, rest = raw["steps"][:4], raw["steps"][4:]
    assert {step["action"]["kind"] for step in choices} == {"choose_wealth"}
    turned = [
        {
            "seat": step["seat"],
            "action": {"kind": "choose_wealth", "first": step["action"]["second"], "second": step["action"]["first"]},
        }
        for step in reversed(choices)
    ]
    raw["steps"] = [*turned, *rest]
    assert GAME.result(replayed(raw).states[-1]) == raw["result"]


@pytest.mark.parametrize(("seats", "technologies"), [(2, "rules_text"), (4, "printed_board")])
def test_results_are_whole_quarters_in_five_lists_15_7(seats, technologies):
    raw = record(seats, technologies)
    result = raw["result"]
    assert [len(points) for points in result["rounds"]] == [seats] * 5
    assert all(type(number) is int for points in (*result["rounds"], result["scores"]) for number in points)
    states = replayed(raw).states
    won = [0] * seats
    for before, step, later in zip(states, raw["steps"], states[1:], strict=False):
        if step["action"]["kind"] != "end_turn":
            for seat in range(seats):
                won[seat] += later.players[seat].score - before.players[seat].score
    total = [sum(points) for points in zip(*result["rounds"], strict=True)]
    assert result["scores"] == [turns + rounds for turns, rounds in zip(won, total, strict=True)]
    best = max(result["scores"])
    assert result["winners"] == sorted(result["winners"])
    assert set(result["winners"]) <= {seat for seat in range(seats) if result["scores"][seat] == best}
    assert result["winners"]


def wrong(change, seats=2):
    raw = copy.deepcopy(record(seats, "rules_text" if seats == 2 else "printed_board"))
    change(raw)
    with pytest.raises(Unreadable):
        replayed(raw)


SETUPS = {
    "a monument too few": lambda setup: setup["monuments"].pop(),
    "a monument twice": lambda setup: setup["monuments"].__setitem__(0, setup["monuments"][1]),
    "an unknown monument": lambda setup: setup["monuments"].__setitem__(0, "M-14"),
    "a building too few": lambda setup: setup["age1"].pop(),
    "a building of the other age": lambda setup: setup["age1"].__setitem__(0, "A2-01"),
    "a building twice": lambda setup: setup["age2"].__setitem__(0, setup["age2"][1]),
    "a building too many": lambda setup: setup["age2"].append("A2-19"),
    "a hand too few": lambda setup: setup["wealth"].pop(),
    "three tiles": lambda setup: setup["wealth"][0].pop(),
    "a wealth tile twice": lambda setup: setup["wealth"][0].__setitem__(0, setup["wealth"][1][0]),
    "an unknown wealth tile": lambda setup: setup["wealth"][0].__setitem__(0, "W-22"),
    "a dummy's tile that was dealt": lambda setup: setup["dummies"].__setitem__(0, setup["wealth"][0][0]),
    "a dummy too few": lambda setup: setup["dummies"].pop(),
    "no dummies": lambda setup: setup.update(dummies=[]),
    "no such first seat": lambda setup: setup.update(first_seat=2),
    "a negative first seat": lambda setup: setup.update(first_seat=-1),
    "a first seat that is no number": lambda setup: setup.update(first_seat=True),
    "something more": lambda setup: setup.update(dice=[]),
    **{
        f"no {name}": (lambda setup, name=name: setup.pop(name))
        for name in ("first_seat", "monuments", "age1", "age2", "wealth", "dummies")
    },
}


@pytest.mark.parametrize("fault", SETUPS)
def test_an_impossible_setup_is_not_read_15_7(fault):
    wrong(lambda raw: SETUPS[fault](raw["setup"]))


def test_a_dummy_too_many_is_not_read_15_7():
    def more(raw):
        setup = raw["setup"]
        gone = {*setup["dummies"], *(tile for tiles in setup["wealth"] for tile in tiles)}
        setup["dummies"].append(next(tile for tile in (f"W-{n:02}" for n in range(1, 22)) if tile not in gone))

    wrong(more)
    wrong(more, 4)


@pytest.mark.parametrize("options", [{"technologies": "printed"}, {"technologies": 1}, {"dice": True}], ids=str)
def test_impossible_options_are_not_read_15_7(options):
    wrong(lambda raw: raw.update(options=options))


@pytest.mark.parametrize("fault", ["seats", "steps", "setup", "options", "game", "format", "seed"])
def test_a_record_without_one_of_its_fields_is_not_read_15_7(fault):
    wrong(lambda raw: raw.pop(fault))


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_seats_must_fit_the_setup_15_7(seats):
    wrong(lambda raw: raw.update(seats=seats))


@pytest.mark.parametrize(
    ("change", "expected", "at"),
    [
        (lambda raw: raw.pop("result"), "result_missing", None),
        (lambda raw: raw["result"]["scores"].append(0), "result_differs", None),
        (lambda raw: raw["result"]["rounds"][4].reverse(), "result_differs", None),
        (lambda raw: raw["steps"].pop(), "result_differs", None),
        (lambda raw: raw["steps"].append({"seat": 0, "action": {"kind": "end_turn"}}), "game_over", None),
        (lambda raw: raw["steps"][0].update(seat=9), "not_your_turn", 0),
        (lambda raw: raw["steps"].insert(0, {"seat": 0, "action": {"kind": "beg"}}), "tiles_not_chosen", 0),
        (lambda raw: raw["steps"][1].update(seat=raw["steps"][0]["seat"]), "already_chosen", 1),
        (lambda raw: raw["steps"][2].update(action={"kind": "end_turn"}), "nothing_done", 2),
        (lambda raw: raw["steps"][2].update(action={"kind": "end_turn", "x": 1}), "invalid_action", 2),
        (lambda raw: raw["steps"].insert(2, {"chance": {"die": ["1"]}}), "chance_differs", None),
    ],
)
def test_replay_is_strict_and_counts_steps_from_0_15_10(change, expected, at):
    raw = record()
    change(raw)
    with pytest.raises(records.Differs) as caught:
        replayed(raw)
    assert caught.value.code == expected
    assert at in (None, caught.value.step)


def test_what_happens_by_itself_is_an_event_and_no_step_15_6():
    state = table(
        "start 0:1; tikal 2:0; uxmal 7:2", tooth=13, food_days_done=1, turn_index=3, starting_player=1, p0={"wood": 1}
    )
    step = play(state, "pick tikal 2 2", "build A1-01")
    ended = play(step.state, "end")
    told = kinds(ended)
    assert told[0] == "turn_ended"
    order = ["row_refilled", "food_day_began", "fed", "age_began", "scored", "worker_returned", "marker_passed"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)
    moved = kinds(play(ended.state, "days 1"))
    assert {"calendar_advanced", "pushed_off"} <= set(moved)


def test_legal_actions_come_in_the_order_of_the_table_15_11():
    order = list(FIELDS)
    state = table("tikal 1:0; palenque 3:0; chichen 2:0", p0={**PLENTY, "corn": 2, "workers": 6})
    listed = legal(state)
    numbers = [order.index(one["kind"]) for one in listed]
    assert numbers == sorted(numbers)
    assert [one["gear"] for one in legal(state, "place")] == [
        "palenque",
        "yaxchilan",
        "tikal",
        "uxmal",
        "chichen",
        "start",
    ]
    picks = [(one["gear"], one["space"], one["action"]) for one in legal(state, "pick_up")]
    gears = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"]
    assert picks == sorted(picks, key=lambda one: (gears.index(one[0]), *one[1:]))
    four = after(table("tikal 4:0", row=["A1-10", "A1-02", "A1-13"], p0=PLENTY), "pick tikal 4 4")
    assert [one["building"] for one in legal(four, "build")] == ["A1-10", "A1-02", "A1-13"]
    assert [one["kind"] for one in legal(four)][3:] == ["monument"] * 6
    market = after(table("uxmal 2:0", p0=PLENTY), "pick uxmal 2 2")
    assert [(one["give"], one["take"]) for one in legal(market, "exchange")] == [
        ("corn", "wood"),
        ("corn", "stone"),
        ("corn", "gold"),
        ("wood", "corn"),
        ("stone", "corn"),
        ("gold", "corn"),
    ]
    assert legal(market)[-1] == {"kind": "decline"}
    act = after(table("uxmal 5:0", p0=PLENTY), "pick uxmal 5 5")
    reached = [(gears.index(one["gear"]), one["action"]) for one in legal(act)]
    assert reached == sorted(reached)
    assert [one["days"] for one in legal(table(phase="advance_choice"))] == [1, 2]
    assert len({json.dumps(one) for one in listed}) == len(listed)
