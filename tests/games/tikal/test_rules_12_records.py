"""Names, formats and records (rules 12.1 to 12.8, 12.11 to 12.13, a1), to the letter: other programs read them."""

import copy
import json
from functools import cache
from itertools import pairwise

import pytest

from engine.core import records
from engine.core.errors import Unreadable
from engine.core.simulate import play as simulate
from engine.games.tikal.actions import ACTION_TYPES
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalOptions
from tests.games.tikal.position import position
from tests.games.tikal.script import ALL, DATA, KINDS, code, events, hex_at, kinds, order, play

FIELDS = {
    "place_tile": {"hex": str, "rotation": int},
    "enter": {"hex": str, "workers": int, "leader": bool},
    "move": {"origin": str, "target": str, "workers": int, "leader": bool},
    "uncover": {"hex": str},
    "recover": {"hex": str},
    "exchange": {"give": str, "seat": int, "take": str},
    "camp": {"hex": str},
    "guard": {"hex": str, "figure": str},
    "end_turn": {},
    "bid": {"points": int},
    "pass_bid": {},
    "pick_tile": {"tile": str},
}


@cache
def _written(auction):
    options = TikalOptions(auction=auction, volcano_may_seal=not auction)
    return json.dumps(simulate(GAME, options, 3 if auction else 2, "record").record)


def record(auction=False):
    """A whole game as JSON, a new copy every time."""
    return json.loads(_written(auction))


def replayed(raw):
    return records.replay(records.read(json.dumps(raw)))


def test_hexes_are_named_by_column_letter_and_row_number_12_1():
    assert list(ALL) == [f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 6)]
    assert {hex_.kind: hex_.hex for hex_ in DATA.printed if hex_.kind != "temple"} == {
        "base_camp": "A5",
        "jungle": "B4",
    }
    assert {tile.id for tile in DATA.tiles} == {
        f"{letter}-{number}"
        for letter, size in zip("ABCDEFG", (6, 6, 5, 5, 5, 5, 4), strict=True)
        for number in range(1, size + 1)
    }


@pytest.mark.parametrize("action_type", ACTION_TYPES, ids=lambda one: one.model_fields["kind"].default)
def test_every_kind_has_exactly_the_fields_of_the_table_12_2(action_type):
    kind = action_type.model_fields["kind"].default
    assert set(action_type.model_fields) == {"kind", *FIELDS[kind]}
    assert {one.model_fields["kind"].default for one in ACTION_TYPES} == set(FIELDS) == set(GAME.meta.kinds)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("enter A5 2L", 3),
        ("move A5 B4 2", 2),
        ("uncover A4", 2),
        ("recover C3", 3),
        ("exchange urn 1 plate", 3),
        ("camp D3", 5),
        ("guard A4", 5),
    ],
)
def test_every_kind_costs_what_the_table_says_12_2(text, cost):
    board = "A5: 0w3; A4: 0w1; C3 treasure heap necklace: 0w1; D3"
    state = position(board, treasures={0: {"urn": 1}, 1: {"plate": 1}})
    assert play(state, text).state.points == 10 - cost
    exactly = state.model_copy(update={"points": cost})
    assert play(exactly, text).state.points == 0
    assert code(state.model_copy(update={"points": cost - 1}), text) == "not_enough_action_points"


def test_placing_bidding_and_ending_cost_nothing_12_2():
    assert play(position(phase="place_tile", tile="A-6", points=0), "place B3 0", "end").events
    assert play(position(phase="bid", offer=["A-1", "A-2"]), "bid 1", "pass", "pick A-1").state.points == 10


def test_what_happens_by_itself_is_an_event_and_no_action_12_4():
    step = play(position(coming=["B-6"]), "end")
    assert kinds(step) == ["turn_ended", "tile_drawn", "scoring_started"]
    ended = play(step.state, "end", "end")
    assert kinds(ended) == ["turn_ended", "scored"] * 2


def test_the_first_drawn_treasure_lies_on_top_12_5():
    state = position(phase="place_tile", tile="A-4")
    front = state.deal.treasures[:4]
    placed = play(state, "place B3 0", "enter A5 1").state
    assert hex_at(placed, "B3").heap == front
    near = position(f"C3 treasure heap {','.join(kind.replace(' ', '_') for kind in front)}: 0w2")
    taken = [event.treasure for event in events(play(near, "recover C3", "recover C3"), "recovered")]
    assert taken == list(front[:2])


@pytest.mark.parametrize("auction", [False, True])
def test_a_record_has_exactly_the_fields_of_the_format_12_6(auction):
    raw = record(auction)
    assert list(raw) == ["format", "game", "options", "seats", "seed", "setup", "steps", "result"]
    assert (raw["format"], raw["game"], raw["seats"]) == ("sacbe-record/1", "tikal", 3 if auction else 2)
    assert raw["options"] == {"auction": auction, "volcano_may_seal": not auction, "tile_set": "tikal"}
    assert set(raw["setup"]) == {"first_seat", "tiles", "treasures"}
    assert (len(raw["setup"]["tiles"]), len(raw["setup"]["treasures"])) == (36, 24)
    assert type(raw["setup"]["first_seat"]) is int
    assert set(raw["result"]) == {"scores", "rounds", "winners"}


@pytest.mark.parametrize("auction", [False, True])
def test_every_step_is_a_seat_and_an_action_with_its_fields_12_6(auction):
    seen = set()
    for step in record(auction)["steps"]:
        assert set(step) == {"seat", "action"}
        assert type(step["seat"]) is int
        kind = step["action"]["kind"]
        assert {name: type(value) for name, value in step["action"].items() if name != "kind"} == FIELDS[kind]
        seen.add(kind)
    assert {"place_tile", "enter", "move", "end_turn"} <= seen
    assert ("bid" in seen or "pass_bid" in seen) == auction


@pytest.mark.parametrize("auction", [False, True])
def test_a_record_is_enough_to_play_the_game_again_12_6(auction):
    raw = record(auction)
    raw["seed"] = "something else"
    played = replayed(raw)
    assert len(played.states) == len(raw["steps"]) + 1
    assert GAME.result(played.states[-1]) == raw["result"]


def test_options_that_are_not_told_are_the_defaults_12_6():
    raw = record()
    raw["options"] = {}
    assert replayed(raw).states[0].options == TikalOptions(auction=False, volcano_may_seal=True, tile_set="tikal")


def test_a_record_of_an_unfinished_game_has_no_result_12_6():
    first = GAME.start(TikalOptions(), 2, "unfinished").state
    raw = records.write(GAME, first, first, "unfinished", [])
    assert "result" not in raw
    assert len(replayed(raw).states) == 1


def test_the_tiles_of_an_auction_are_read_in_groups_of_seats_12_7():
    raw = record(auction=True)
    offers = []
    for state in replayed(raw).states:
        if state.phase == "bid" and len(state.auction.tiles) == 3 and state.auction.tiles not in offers:
            offers.append(state.auction.tiles)
    tiles = raw["setup"]["tiles"]
    assert offers == [tuple(tiles[at : at + 3]) for at in range(0, 36, 3)]


def wrong(change, auction=False):
    raw = copy.deepcopy(record(auction))
    change(raw)
    with pytest.raises(Unreadable):
        replayed(raw)


def _swap(items, one, other):
    items[one], items[other] = items[other], items[one]


def _one_more(treasures):
    other = next(at for at, kind in enumerate(treasures) if kind != "urn")
    return [*treasures[:other], "urn", *treasures[other + 1 :]]


SETUPS = {
    "letters out of order": lambda setup: _swap(setup["tiles"], 5, 6),
    "a tile twice": lambda setup: setup["tiles"].__setitem__(0, setup["tiles"][1]),
    "a tile missing": lambda setup: setup["tiles"].pop(),
    "an unknown tile": lambda setup: setup["tiles"].__setitem__(35, "G-9"),
    "a treasure four times": lambda setup: setup.update(treasures=_one_more(setup["treasures"])),
    "a treasure missing": lambda setup: setup["treasures"].pop(),
    "a treasure too many": lambda setup: setup["treasures"].append("urn"),
    "an unknown treasure": lambda setup: setup["treasures"].__setitem__(0, "Urn"),
    "no such first seat": lambda setup: setup.update(first_seat=2),
    "a negative first seat": lambda setup: setup.update(first_seat=-1),
    "a first seat that is no number": lambda setup: setup.update(first_seat=True),
    "no first seat": lambda setup: setup.pop("first_seat"),
    "no tiles": lambda setup: setup.pop("tiles"),
    "no treasures": lambda setup: setup.pop("treasures"),
    "something more": lambda setup: setup.update(dice=[]),
}


@pytest.mark.parametrize("fault", SETUPS)
def test_an_impossible_setup_is_not_read_12_13(fault):
    wrong(lambda raw: SETUPS[fault](raw["setup"]))


@pytest.mark.parametrize(
    "options",
    [{"tile_set": "other"}, {"tile_set": "../tikal"}, {"teams": True}, {"auction": 1}, {"volcano_may_seal": None}],
    ids=str,
)
def test_impossible_options_are_not_read_12_6(options):
    wrong(lambda raw: raw.update(options=options))


@pytest.mark.parametrize("fault", ["seats", "steps", "setup", "options", "game", "format"])
def test_a_record_without_one_of_its_fields_is_not_read_12_6(fault):
    wrong(lambda raw: raw.pop(fault))


def test_letters_stay_in_order_within_which_any_order_is_read_12_13():
    raw = records.write(GAME, *[GAME.start(TikalOptions(), 2, "letters").state] * 2, "letters", [])
    _swap(raw["setup"]["tiles"], 0, 5)
    assert replayed(raw).states[0].tile == raw["setup"]["tiles"][0]


def test_the_kinds_in_a_record_are_those_of_the_data_12_13():
    assert KINDS == (
        "gold statue",
        "plate",
        "urn",
        "jade mask",
        "necklace",
        "stone figure",
        "obsidian blade",
        "clay flute",
    )
    assert set(record()["setup"]["treasures"]) == set(KINDS)


@pytest.mark.parametrize("auction", [False, True])
def test_a_result_has_the_points_of_each_round_by_seat_without_bids_12_13(auction):
    raw = record(auction)
    result, seats = raw["result"], raw["seats"]
    assert [len(points) for points in result["rounds"]] == [seats] * 4
    paid = [0] * seats
    states = replayed(raw).states
    for before, after in pairwise(states):
        if before.phase == "bid" and after.phase != "bid":
            for seat in range(seats):
                paid[seat] += before.players[seat].score - after.players[seat].score
    earned = [sum(points) for points in zip(*result["rounds"], strict=True)]
    assert result["scores"] == [(20 if auction else 0) + won - cost for won, cost in zip(earned, paid, strict=True)]
    assert result["winners"] == [seat for seat in range(seats) if result["scores"][seat] == max(result["scores"])]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda raw: raw.pop("result"), "result_missing"),
        (lambda raw: raw["result"].update(winners=[1, 0]), "result_differs"),
        (lambda raw: raw["result"]["scores"].append(0), "result_differs"),
        (lambda raw: raw["steps"].pop(), "result_differs"),
        (lambda raw: raw["steps"].append({"seat": 0, "action": {"kind": "end_turn"}}), "game_over"),
        (lambda raw: raw["steps"][0].update(seat=9), "not_your_turn"),
        (lambda raw: raw["steps"][0]["action"].update(hex="H1"), "not_adjacent"),
        (lambda raw: raw["steps"][0]["action"].update(rotation=6), "invalid_action"),
    ],
)
def test_a_record_that_does_not_fit_its_game_is_told_from_the_first_step_12_13(change, expected):
    raw = record()
    change(raw)
    with pytest.raises(records.Differs) as caught:
        replayed(raw)
    assert caught.value.code == expected


def test_every_turn_ends_with_an_end_turn_step_a1():
    raw = record()
    ends = sum(step["action"]["kind"] == "end_turn" for step in raw["steps"])
    assert ends == 36 + 4 * 2
    assert raw["steps"][-1]["action"] == order("end")


def test_no_engine_step_ends_a_turn_at_zero_points_a1():
    step = play(position("C3; D3", scoring=True, scoring_left=(1,), aside="B-6", round=1), "camp C3", "camp D3")
    assert (step.state.points, step.ends_turn, GAME.to_act(step.state)) == (0, False, {0})
