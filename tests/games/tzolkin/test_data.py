"""The component data: the shipped file beside the data of the design, and files that do not hold together."""

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.core.errors import Unreadable
from engine.games.tzolkin import data as module
from engine.games.tzolkin.data import DATA, Components
from tests.games.tzolkin.script import AGE1, AGE2, BLOCKS, MONUMENTS, TEMPLES, WEALTH

SHIPPED = Path(module.__file__).with_name("tzolkin.json")
SHARED = Path(__file__).parents[4] / "shared" / "data" / "tzolkin.json"
beside_shared = pytest.mark.skipif(not SHARED.is_file(), reason="the data of the design is not beside the project")


def shipped():
    """The shipped file as JSON, a new copy every time."""
    return json.loads(SHIPPED.read_text(encoding="utf-8"))


@pytest.fixture
def design():
    """The data of the design."""
    return json.loads(SHARED.read_text(encoding="utf-8"))


def test_every_tile_is_there_once_0_2():
    raw = shipped()
    assert [one["id"] for one in raw["buildings"]] == [*AGE1, *AGE2]
    assert [one["id"] for one in raw["monuments"]] == list(MONUMENTS)
    assert [one["id"] for one in raw["wealth"]] == list(WEALTH)


def test_there_are_eight_buildings_of_each_type_0_2():
    assert Counter(one["type"] for one in shipped()["buildings"]) == {"farm": 8, "tomb": 8, "civic": 8, "shrine": 8}
    assert Counter(one["type"] for one in shipped()["monuments"]) == {"tomb": 5, "civic": 4, "shrine": 4}


GEAR = {"chichen_itza": "chichen"}


def effect(told):
    """An effect of the design in the words of the shipped file."""
    match told["kind"]:
        case "gain":
            return ("gain", told["resource"], told["amount"])
        case "tech":
            return ("technology", told["track"], told["steps"])
        case "temple":
            return ("temple", told["temple"], told["steps"])
        case "points" | "worker":
            return (told["kind"], "", told.get("amount", told.get("count")))
        case "farm_free_workers":
            return ("feeds", "", told["count"])
        case "farm_discount_per_worker":
            return ("saves", "", told["corn"])
        case "build_building":
            return ("build", "", 1)
        case "market":
            return ("market", "", 1)
        case "action_for_corn":
            return ("act", "", told["corn"])
    raise AssertionError(told)


def effects(tile):
    return [(one["kind"], one.get("what", ""), one.get("amount", 1)) for one in tile["effects"]]


@beside_shared
def test_every_building_is_as_in_the_design_7_10(design):
    for told, mine in zip(design["buildings"], shipped()["buildings"], strict=True):
        assert (mine["id"], mine["age"], mine["type"]) == (told["id"], told["age"], told["type"])
        assert mine["cost"] == [told["cost"][block] for block in BLOCKS]
        assert told["cost"]["skull"] == 0
        assert effects(mine) == [effect(one) for one in told["effects"]]


@beside_shared
def test_every_monument_costs_and_counts_as_in_the_design_7_16_and_10_4(design):
    for told, mine in zip(design["monuments"], shipped()["monuments"], strict=True):
        assert (mine["id"], mine["type"]) == (told["id"], told["type"])
        assert mine["cost"] == [told["cost"][block] for block in BLOCKS]
        assert mine.get("skulls", 0) == told["cost"]["skull"]


@beside_shared
def test_every_wealth_tile_is_as_in_the_design_2_8(design):
    for told, mine in zip(design["starting_wealth_tiles"], shipped()["wealth"], strict=True):
        assert (mine["id"], mine["gear"], mine["space"]) == (
            told["id"],
            GEAR.get(told["gear"], told["gear"]),
            told["space"],
        )
        gains = [("gain", good, amount) for good, amount in told["gain"].items()]
        assert sorted(effects(mine)) == sorted([*gains, *(effect(one) for one in told["effects"])])
        assert told["opposite_space"] in (None, (told["space"] + 5) % 10)


@beside_shared
@pytest.mark.parametrize(("table", "theirs"), [("rules_text", "rules_document"), ("printed_board", "printed_board")])
def test_both_tables_of_technologies_are_those_of_the_design_0_1(design, table, theirs):
    told = {
        (technology, one["level"], one["key"], int(one["value"]))
        for technology, rows in design["technologies"][theirs]["effects"].items()
        for one in rows
    }
    mine = shipped()["technologies"]["tables"][table]
    assert {(one["technology"], one["level"], one["key"], one["value"]) for one in mine} == told
    assert len(mine) == len(told)


@beside_shared
def test_temples_are_those_of_the_design_9_3_and_9_4(design):
    for name, mine in zip(TEMPLES, shipped()["temples"], strict=True):
        told = design["temples"][name]
        assert mine["name"] == name
        assert mine["points"] == [step["points"] for step in told["steps"]]
        assert mine["rewards"] == [step["reward"] for step in told["steps"]]
        assert mine["highest"] == [told["bonus_end_age_1"], told["bonus_end_game"]]
        assert DATA.temple[name].bottom == told["bottom_step"]
        assert DATA.temple[name].top == told["top_step"]


@beside_shared
def test_gears_are_those_of_the_design_1_2(design):
    mine = {gear["name"]: gear for gear in shipped()["gears"]}
    for name, told in design["gears"].items():
        if not isinstance(told, dict):
            continue
        gear = mine[GEAR.get(name, name)]
        assert (gear["positions"], gear["last"], gear["free"]) == (
            told["teeth"],
            told["last_space"],
            told["free_choice_spaces"],
        )
        assert gear["actions"] == len(told["actions"])
    for number, told in design["gears"]["chichen_itza"]["actions"].items():
        place = shipped()["chichen"][int(number) - 1]
        assert (place["points"], place["temple"], place["blocks"]) == (
            told["points"],
            told["temple"],
            told["any_resource"],
        )


@beside_shared
def test_everything_else_is_as_in_the_design_2_7_and_8_6(design):
    raw = shipped()
    assert [day["tooth"] for day in raw["food"]["days"]] == [day["tooth"] for day in design["calendar"]["food_days"]]
    words = {"materials": "goods", "points": "points"}
    assert [day["reward"] for day in raw["food"]["days"]] == [
        words[day["reward"]] for day in design["calendar"]["food_days"]
    ]
    assert raw["market"] == design["market"]["corn_per_block"]
    for size in raw["tables"]:
        told = design["setup_by_player_count"][str(size["seats"])]
        assert (size["monuments"], size["stacks"], size["dummies"]) == (
            told["monuments"],
            told["jungle_tiles_per_stack"],
            told["dummies"],
        )
    assert raw["skulls"] == design["components"]["crystal_skulls"]
    assert raw["workers"] == {"start": 3, "most": design["components"]["workers_per_player"]}
    assert raw["food"]["corn"] == design["feeding"]["corn_per_worker"]
    assert -raw["food"]["hungry"] == design["feeding"]["penalty_points_per_unfed_worker"]
    assert raw["final"] == {"corn": 1, "skull": 4 * design["final_scoring"]["points_per_skull_held"]}
    assert raw["technologies"]["prices"] == [1, 2, 3]


def test_the_shipped_file_holds_together_1_1():
    assert Components.model_validate_json(json.dumps(shipped())) == DATA


FAULTS = {
    "a tile twice": lambda raw: raw["buildings"][1].update(id="A1-01"),
    "an id of another shape": lambda raw: raw["buildings"][1].update(id="A3-01"),
    "an unknown type": lambda raw: raw["buildings"][1].update(type="palace"),
    "a cost of two": lambda raw: raw["buildings"][1].update(cost=[1, 0]),
    "an unknown effect": lambda raw: raw["buildings"][1].update(effects=[{"kind": "rain"}]),
    "an unknown rule": lambda raw: raw["monuments"][1].update(rule="beauty"),
    "an unknown gear": lambda raw: raw["wealth"][1].update(gear="copan"),
    "a space that is not numbered": lambda raw: raw["wealth"][1].update(space=8),
    "a gear too few": lambda raw: raw["gears"].pop(),
    "gears in another order": lambda raw: raw["gears"].reverse(),
    "spaces without positions": lambda raw: raw["gears"][0].update(last=10),
    "temples in another order": lambda raw: raw["temples"].reverse(),
    "a reward too few": lambda raw: raw["temples"][0]["rewards"].pop(),
    "food days backwards": lambda raw: raw["food"]["days"].reverse(),
    "a place of Chichen Itza too few": lambda raw: raw["chichen"].pop(),
    "a table too few": lambda raw: raw["technologies"]["tables"].pop("printed_board"),
    "an unknown key": lambda raw: raw["technologies"]["tables"]["rules_text"][0].update(key="luck"),
    "something more": lambda raw: raw.update(weather="rain"),
    "a number as text": lambda raw: raw.update(skulls="13"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_that_does_not_hold_together_is_told_1_1(fault, tmp_path, monkeypatch):
    raw = shipped()
    FAULTS[fault](raw)
    (tmp_path / "tzolkin.json").write_text(json.dumps(raw), encoding="utf-8")
    monkeypatch.setattr(module, "__file__", str(tmp_path / "data.py"))
    with pytest.raises(Unreadable, match=r"the components do not hold together: ."):
        module.components.__wrapped__()
