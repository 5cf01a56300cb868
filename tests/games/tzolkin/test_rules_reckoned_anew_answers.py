"""The answers to every kind of decision, told a second time beside games played by chance (rules 15.5, 7)."""

from collections import Counter
from itertools import product

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import BLOCKS, TECHNOLOGIES, TEMPLES
from tests.games.tzolkin.test_rules_07_tiles import MONUMENTS, TILES
from tests.games.tzolkin.test_rules_reckoned_anew_turns import DISCOUNT, possible
from tests.games.tzolkin.walk import GAMES, walk

RATES = {"wood": 2, "stone": 3, "gold": 4}


def covers(held, cost):
    return all(have >= need for have, need in zip(held, cost, strict=True))


def cheaper(cost):
    """Every cost with one block less."""
    return {tuple(need - (at == number) for number, need in enumerate(cost)) for at in range(3) if cost[at]}


def harvest(state, player, frame):
    field = state.jungle[frame.action - 2]
    if field.corn > field.wood or player.technologies[0] >= 2:
        yield ("corn",)
    if field.wood:
        yield ("wood",)
        if max(player.temples) > -1:
            yield ("burn",)


def step_down(_, player, __):
    yield from ((temple,) for temple, step in zip(TEMPLES, player.temples, strict=True) if step > -1)


def step_up(_, __, frame):
    yield from ((temple,) for temple in TEMPLES if temple != frame.other_than)


def advance(_, player, frame):
    for technology, level in zip(TECHNOLOGIES, player.technologies, strict=True):
        if frame.free or (1, 2, 3, 1)[level] <= sum(player.blocks):
            yield (technology,)


def pay(state, player, frame):
    held = player.blocks
    if frame.purpose == "build":
        costs = cheaper(TILES[frame.building][0])
        yield from (cost for cost in costs if covers(held, cost))
        return
    amount = 1
    if frame.purpose == "advance":
        amount = (1, 2, 3, 1)[player.technologies[TECHNOLOGIES.index(frame.technology)]]
    yield from (mix for mix in product(range(4), repeat=3) if sum(mix) == amount and covers(held, mix))


def build(state, player, frame):
    levels = player.technologies[2]
    flags = [False] if not levels else [True]
    if levels and frame.order == "first":
        flags = [False, True]
    if frame.order == "second" and frame.used:
        flags = [False]
    for tile, flag in product(filter(None, state.row), flags):
        cost = TILES[tile][0]
        less = flag and levels >= DISCOUNT[state.options.technologies]
        if frame.in_corn:
            if player.corn >= max(0, 2 * sum(cost) - 2 * less):
                yield tile, flag
        elif any(covers(player.blocks, one) for one in (cheaper(cost) if less else {cost})):
            yield tile, flag
    if frame.monuments:
        for tile in filter(None, state.monuments):
            if covers((*player.blocks, player.skull), MONUMENTS[tile]):
                yield (tile,)


def market(_, player, __):
    for block in BLOCKS:
        if player.corn >= RATES[block]:
            yield "corn", block
        if getattr(player, block):
            yield block, "corn"


def act(state, player, frame):
    gears = ("palenque", "yaxchilan", "tikal", "uxmal")
    for gear, action in product(gears, range(1, 6)):
        corn = player.corn - frame.fee
        if (gear, action) != ("uxmal", 5) and corn >= 0 and possible(state, frame.seat, gear, action, corn):
            yield gear, action


TOLD = {
    "harvest": harvest,
    "step_down": step_down,
    "step_up": step_up,
    "advance": advance,
    "pay": pay,
    "take_block": lambda *_: ((block,) for block in BLOCKS),
    "build": build,
    "market": market,
    "act": act,
}


def is_optional(frame):
    return frame.kind == "market" or getattr(frame, "optional", False)


@pytest.mark.parametrize(("seats", "technologies"), GAMES)
def test_the_answers_of_every_decision_are_as_told_15_5_and_a5_and_a6(seats, technologies):
    met = Counter()
    for seed in range(14):
        for state, seat, _, _ in walk(seats, technologies, str(seed)):
            if not state.pending:
                continue
            frame = state.pending[-1]
            expected = sorted(map(repr, TOLD[frame.kind](state, state.players[seat], frame)))
            raw = [GAME.dump_action(one) for one in GAME.legal_actions(state, seat)]
            given = sorted(repr(tuple(list(one.values())[1:])) for one in raw if one["kind"] != "decline")
            assert given == expected, frame
            assert ({"kind": "decline"} in raw) == is_optional(frame)
            met[frame.kind] += 1
    assert set(met) == set(TOLD)
