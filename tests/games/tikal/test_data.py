"""The component data: what the shipped file holds, and which hand-made files are refused (rules, section 11)."""

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.core.errors import Unreadable
from engine.games.tikal import data as module
from engine.games.tikal.data import Components, components
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalOptions
from tests.games.tikal.script import DATA

SHIPPED = Path(module.__file__).with_name("tikal.json")
SHARED = Path(__file__).parents[4] / "shared" / "data" / "tikal.json"
beside_shared = pytest.mark.skipif(not SHARED.is_file(), reason="the data of the design is not beside the project")


def shipped():
    """The shipped file as JSON, a new copy every time."""
    return json.loads(SHIPPED.read_text(encoding="utf-8"))


def by_id(raw, tile):
    return next(one for one in raw["tiles"] if one["id"] == tile)


def test_totals_are_the_certain_ones_11_1():
    kinds = Counter(tile.kind for tile in DATA.tiles)
    assert kinds == {"temple": 15, "jungle": 10, "treasure": 8, "volcano": 3}
    assert Counter(tile.letter for tile in DATA.tiles) == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    assert Counter(tile.masks for tile in DATA.tiles if tile.masks) == {4: 3, 3: 2, 2: 3}
    assert sum(how_many for _, how_many in DATA.temple_tiles) == 48
    for letter, temples, masks in (("A", 5, 8), ("B", 5, 4)):
        assert sum(tile.value for tile in DATA.tiles if tile.letter == letter) == temples
        assert sum(tile.masks for tile in DATA.tiles if tile.letter == letter) == masks
    for tile in DATA.tiles:
        assert sum(tile.stones) == (0 if tile.kind == "volcano" else 3)
        assert all(0 <= count <= 3 for count in tile.stones)


def test_temples_begin_with_the_values_of_the_data_11_2():
    values = Counter(tile.value for tile in DATA.tiles if tile.kind == "temple")
    assert values == {1: 1, 2: 3, 3: 4, 4: 3, 5: 3, 6: 1}


@beside_shared
def test_every_tile_is_as_in_the_data_of_the_design_11_2():
    design = json.loads(SHARED.read_text(encoding="utf-8"))
    told = [
        (tile["id"], tile["type"], tuple(tile["stones"]), tile.get("value", 0), tile.get("masks", 0))
        for tile in design["tiles"]
    ]
    assert [(tile.id, tile.kind, tile.stones, tile.value, tile.masks) for tile in DATA.tiles] == told


@beside_shared
def test_everything_else_is_as_in_the_data_of_the_design_11_3():
    design = json.loads(SHARED.read_text(encoding="utf-8"))
    board, points, scoring = design["board"], design["action_points"], design["scoring"]
    assert (DATA.columns, DATA.rows) == (board["columns"], board["rows_per_column"])
    printed = {hex_.hex: (hex_.kind, hex_.stones, hex_.value) for hex_ in DATA.printed}
    assert printed == {
        one["hex"]: (one["type"], tuple(one["stones"]), one.get("value", 0)) for one in board["preprinted"]
    }
    assert DATA.temple_tiles == tuple((int(one), count) for one, count in design["temple_tiles"]["counts"].items())
    assert list(DATA.treasures.kinds) == design["treasures"]["kind_names"]
    assert DATA.treasures.copies == design["treasures"]["copies"]
    pieces = design["pieces_per_player"]
    assert (DATA.pieces.workers, DATA.pieces.camps, DATA.pieces.guards) == (
        pieces["workers"],
        pieces["camps"],
        pieces["guards_max"],
    )
    costs = points["costs"]
    assert DATA.points == points["per_turn"]
    assert DATA.costs.model_dump() == {
        "enter": costs["place_member"],
        "stone": costs["move_per_stone"],
        "secret_path": costs["camp_transfer"],
        "uncover": costs["uncover_level"],
        "recover": costs["recover_treasure"],
        "exchange": costs["exchange_treasure"],
        "camp": costs["establish_camp"],
        "guard": costs["place_guard"],
    }
    assert DATA.limits.uncover == points["limits"]["uncover_per_temple_per_turn"]
    assert DATA.limits.recover == points["limits"]["recover_per_hex_per_turn"]
    assert (DATA.scoring.leader, DATA.scoring.worker) == (scoring["leader_strength"], scoring["worker_strength"])
    assert DATA.scoring.treasures == (0, *(scoring["treasure_points"][count] for count in "123"))
    assert (DATA.scoring.start, DATA.scoring.start_auction) == (
        scoring["start_score_basic"],
        scoring["start_score_auction"],
    )
    for column, offsets in (("C", "even_column"), ("D", "odd_column")):
        for (_, name), (right, down) in zip(
            DATA.grid.neighbours(f"{column}3"), board["neighbour_offsets_col_row"][offsets].values(), strict=True
        ):
            assert name == f"{chr(ord(column) + right)}{3 + down}"


def changed(change):
    raw = shipped()
    change(raw)
    return raw


FAULTS = {
    "a tile without stones": lambda raw: by_id(raw, "A-1").update(stones=[0] * 6),
    "a volcano with stones": lambda raw: by_id(raw, "B-6").update(stones=[1, 0, 0, 0, 0, 0]),
    "less than no stones": lambda raw: by_id(raw, "A-1").update(stones=[0, 0, 0, 2, 2, -1]),
    "less than no stones on the printed": lambda raw: raw["printed"][0].update(stones=[1, 1, 0, 1, -1, 1]),
    "five sides": lambda raw: by_id(raw, "A-1").update(stones=[0, 0, 0, 2, 1]),
    "a broken stone": lambda raw: by_id(raw, "A-1").update(stones=[0, 0, 0, 1.5, 1.5, 0]),
    "a tile twice": lambda raw: by_id(raw, "A-2").update(id="A-1"),
    "an id of another shape": lambda raw: by_id(raw, "A-2").update(id="A2"),
    "a tile of an unknown kind": lambda raw: by_id(raw, "A-6").update(kind="swamp"),
    "a tile too many": lambda raw: raw["tiles"].append({**by_id(raw, "A-6"), "id": "G-5"}),
    "a tile too few": lambda raw: raw["tiles"].pop(),
    "a base camp as a tile": lambda raw: by_id(raw, "A-6").update(kind="base_camp"),
    "no base camp": lambda raw: raw["printed"].pop(1),
    "two base camps": lambda raw: raw["printed"][2].update(kind="base_camp"),
    "a printed hex beside the board": lambda raw: raw["printed"][3].update(hex="I1"),
    "a printed hex twice": lambda raw: raw["printed"].append(raw["printed"][0]),
    "a mask too many": lambda raw: by_id(raw, "A-4").update(masks=5),
    "masks on a jungle": lambda raw: (by_id(raw, "A-6").update(masks=1), by_id(raw, "A-4").update(masks=3)),
    "less than no masks": lambda raw: (by_id(raw, "A-6").update(masks=-1), by_id(raw, "A-4").update(masks=5)),
    "a treasure hex without masks": lambda raw: (
        by_id(raw, "A-4").update(masks=0),
        by_id(raw, "A-5").update(masks=8),
    ),
    "a temple without a value": lambda raw: by_id(raw, "A-1").update(value=0),
    "a jungle with a value": lambda raw: by_id(raw, "A-6").update(value=2),
    "a printed temple without a value": lambda raw: raw["printed"][0].pop("value"),
    "a kind of treasure twice": lambda raw: raw["treasures"]["kinds"].__setitem__(0, "urn"),
    "a number left out": lambda raw: raw["temple_tiles"].pop(3),
    "no temple tiles": lambda raw: raw.update(temple_tiles=[]),
    "less than no temple tiles": lambda raw: raw["temple_tiles"].__setitem__(0, [2, -1]),
    "points for two only": lambda raw: raw["scoring"].update(treasures=[0, 1, 3]),
    "a free stone": lambda raw: raw["costs"].update(stone=0),
    "a free member": lambda raw: raw["costs"].update(enter=0),
    "no points": lambda raw: raw.update(points=0),
    "less than no workers": lambda raw: raw["pieces"].update(workers=-1),
    "no levels a turn": lambda raw: raw["limits"].update(uncover=0),
    "a cost that is missing": lambda raw: raw["costs"].pop("camp"),
    "something more": lambda raw: raw.update(weather="rain"),
    "a board without rows": lambda raw: raw.update(rows=0),
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder in which the module looks for its files, for this test only."""
    monkeypatch.setattr(module, "__file__", str(tmp_path / "data.py"))
    return tmp_path


def test_the_shipped_file_holds_together_11_2():
    assert Components.model_validate_json(json.dumps(shipped())) == DATA


@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_that_does_not_hold_together_is_told_with_the_reason_11_2(fault, folder):
    (folder / "made.json").write_text(json.dumps(changed(FAULTS[fault])), encoding="utf-8")
    with pytest.raises(Unreadable, match=r"the tile set 'made' does not hold together: ."):
        components("made")


def test_a_file_that_is_no_json_is_told_11_2(folder):
    (folder / "made.json").write_text("{", encoding="utf-8")
    with pytest.raises(Unreadable, match="made"):
        components("made")


@pytest.mark.parametrize("name", ["none", "", "../tikal", "Tikal", "tikal.json", "a/b", "x" * 41])
def test_a_tile_set_that_is_not_there_is_told_12_6(name):
    with pytest.raises(Unreadable, match="there is no tile set"):
        components(name)
    with pytest.raises(Unreadable):
        GAME.start(TikalOptions(tile_set=name), 2, "seed")


def test_another_tile_set_can_be_played_with_12_6(folder):
    made = changed(lambda raw: (raw.update(points=7), raw["pieces"].update(workers=5)))
    (folder / "made-small.json").write_text(json.dumps(made), encoding="utf-8")
    state = GAME.start(TikalOptions(tile_set="made-small"), 2, "seed").state
    assert (state.points, state.players[0].workers) == (7, 5)
