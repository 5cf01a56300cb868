"""The calculations of the rules, written a second time and in another way, on boards dealt at random.

Neighbours are found by the distance of centres on paper, routes by trying every way there is, seals by growing
land from the base camp; the program must come to the same.
"""

import math
from functools import cache

import pytest

from engine.core.errors import Refusal
from engine.core.rng import Chance, Rng
from engine.games.tikal.rules import GAME
from tests.games.tikal.position import position
from tests.games.tikal.script import ALL, DATA, KINDS, events, play

ANGLES = {"N": 90, "NE": 30, "SE": -30, "S": -90, "SW": -150, "NW": 150}

PRINTED = {"A4", "A5", "B4", "B5"}


def centre(name):
    column, row = ord(name[0]) - ord("A"), int(name[1]) - 1
    return 1.5 * column, -math.sqrt(3) * (row + 0.5 * (column % 2))


@cache
def beside(name):
    """(side, neighbour) of a hex, sides clockwise from north: those whose centres are one hex away."""
    x, y = centre(name)
    found = []
    for side, angle in enumerate(ANGLES.values()):
        aim = (x + math.sqrt(3) * math.cos(math.radians(angle)), y + math.sqrt(3) * math.sin(math.radians(angle)))
        found += [(side, other) for other in ALL if math.dist(centre(other), aim) < 0.1]
    return tuple(found)


def rng(seed):
    return Rng(Chance(seed=f"anew/{seed}"))


def digits(random, most):
    return "".join(str(random.below(most + 1)) for _ in range(6))


def grown(random, size):
    """Names of explored hexes that hang together, the printed ones among them."""
    land = set(PRINTED)
    while len(land) < size:
        edge = sorted({other for name in land for _, other in beside(name)} - land)
        land.add(random.choice(edge))
    return sorted(land)


@pytest.mark.parametrize("name", ALL)
def test_neighbours_are_those_one_hex_away_on_paper_1_1(name):
    assert DATA.grid.neighbours(name) == beside(name)
    for side, other in beside(name):
        assert ((side + 3) % 6, name) in beside(other)


def every_way(hexes, camps, start, goal):
    """(cost, hexes) of every way without a hex twice: over stones, and secretly between camps (12.3, a4)."""
    stones = {hex_.name: hex_.stones for hex_ in hexes if hex_.kind != "volcano"}
    found = []

    def walk(way, cost):
        here = way[-1]
        if here == goal:
            found.append((cost, len(way), way))
            return
        steps = [
            (other, stones[here][side] + stones[other][(side + 3) % 6])
            for side, other in beside(here)
            if other in stones
        ]
        steps = [(other, price) for other, price in steps if price]
        steps += [(other, 1) for other in camps if here in camps]
        for other, price in steps:
            if other not in way:
                walk((*way, other), cost + price)

    walk((start,), 0)
    return found


@pytest.mark.parametrize("seed", range(40))
def test_the_cheapest_way_is_the_best_of_all_ways_12_3(seed):
    random = rng(seed)
    land = grown(random, 9)
    camp = random.choice([name for name in land if name not in ("A4", "A5", "B5")])
    lava = random.choice([name for name in land if name not in PRINTED and name != camp])
    text = []
    for name in land:
        what = "volcano" if name == lava else f"stones {digits(random, 1 + seed % 3)}"
        text.append(f"{name} {what}{' camp0' if name == camp else ''}{'' if name == lava else ': 0w1'}")
    state = position("; ".join(text), points=60)
    camps = ("A5", camp)
    walkable = [name for name in land if name != lava]
    for origin in walkable:
        targets = {random.choice(walkable) for _ in range(3)} - {origin}
        for target in sorted(targets):
            ways = every_way(state.hexes, camps, origin, target)
            raw = f"move {origin} {target} 1"
            if not ways:
                with pytest.raises(Refusal) as caught:
                    play(state, raw)
                assert caught.value.code == "no_path"
                continue
            cost, _, way = min(ways)
            step = play(state, raw)
            (moved,) = events(step, "moved")
            assert (moved.cost, moved.route, step.state.points) == (cost, way, 60 - cost)


@pytest.mark.parametrize("seed", range(40))
def test_points_are_those_counted_by_hand_6_2_and_7_3(seed):
    random = rng(f"points-{seed}")
    seats = 2 + seed % 3
    guards, text, temples, leaders = dict.fromkeys(range(seats), 2), [], [], set()
    for name in random.shuffle(ALL)[:8]:
        if name == "A5":
            continue
        value = 1 + random.below(10)
        who = {}
        for seat in range(seats):
            workers, leader = random.below(2 + seed % 2), seat not in leaders and random.below(6) == 0
            if workers or leader:
                who[seat] = (workers, leader)
                leaders |= {seat} if leader else set()
        watch = random.below(seats) if random.below(5) == 0 else None
        watch = watch if watch is not None and guards[watch] else None
        if watch is not None:
            guards[watch] -= 1
        temples.append((value, who, watch))
        groups = " ".join(f"{seat}w{one[0]}{'L' * one[1]}" if one[0] else f"{seat}L" for seat, one in who.items())
        text.append(f"{name} temple {value}{'' if watch is None else f' guard{watch}'}: {groups}")
    taken = random.shuffle([kind for kind in KINDS for _ in range(3)])
    held = {seat: list(taken[seat * 5 : seat * 5 + 5]) for seat in range(seats)}
    treasures = {seat: {kind: kinds.count(kind) for kind in kinds} for seat, kinds in held.items()}
    # both printed temples of 1 stand empty unless the text told them anew
    state = position(
        "; ".join(text),
        seats=seats,
        scoring=True,
        scoring_left=tuple(range(1, seats)),
        final=True,
        round=4,
        tiles_left=0,
        treasures=treasures,
    )
    expected = []
    for seat in range(seats):
        total = 0
        for value, who, watch in temples:
            power = {one: workers + 3 * leader for one, (workers, leader) in who.items()}
            mine = power.pop(seat, 0)
            if watch == seat or (watch is None and mine > 0 and all(mine > other for other in power.values())):
                total += value
        for kind in KINDS:
            copies = held[seat].count(kind)
            total += copies * (copies + 1) // 2
        expected.append(total)
    step = play(state, *["end"] * seats)
    assert [event.points for event in events(step, "scored")] == expected
    assert GAME.outcome(step.state).scores == tuple(expected)


def fits(hexes, stones, name, rotation):
    """The code of 4.1 to 4.4 for a tile that is no volcano; None if it may lie there."""
    lying = {hex_.name: hex_ for hex_ in hexes}
    if name in lying:
        return "occupied"
    around = [(side, lying[other]) for side, other in beside(name) if other in lying]
    if not around:
        return "not_adjacent"
    mine = [0] * 6
    for side, count in enumerate(stones):
        mine[(side + rotation) % 6] = count
    led = [mine[side] + other.stones[(side + 3) % 6] for side, other in around if other.kind != "volcano"]
    return None if any(led) else "not_reachable"


@pytest.mark.parametrize("seed", range(12))
def test_every_spot_of_every_tile_is_as_reckoned_4_3(seed):
    random = rng(f"spots-{seed}")
    tile = random.choice([tile for tile in DATA.tiles if tile.kind != "volcano"])
    text = "; ".join(
        f"{name} volcano" if random.below(5) == 0 and name not in PRINTED else f"{name} stones {digits(random, 1)}"
        for name in grown(random, 8 + seed)
    )
    state = position(text, phase="place_tile", tile=tile.id)
    legal = {(action.hex, action.rotation) for action in GAME.legal_actions(state, 0)}
    for name in ALL:
        for rotation in range(6):
            expected = fits(state.hexes, tile.stones, name, rotation)
            assert ((name, rotation) in legal) == (expected is None)
            if expected:
                with pytest.raises(Refusal) as caught:
                    play(state, f"place {name} {rotation}")
                assert caught.value.code == expected


def cut_off(explored, lava, name):
    """Whether a volcano there would leave an empty hex without a chain to A5 (a3), by letting land grow."""
    walls = lava | {name}
    land = {"A5"}
    while True:
        more = {one for one in ALL if one not in walls and any(other in land for _, other in beside(one))} | land
        if more == land:
            break
        land = more
    return {one for one in ALL if one not in land and one not in explored and one != name}


@pytest.mark.parametrize("seed", range(30))
def test_what_a_volcano_would_seal_is_as_reckoned_a3(seed):
    random = rng(f"seal-{seed}")
    land = grown(random, 12 + seed % 20)
    lava = {name for name in land if name not in PRINTED and random.below(2) == 0}
    text = "; ".join(f"{name} volcano" if name in lava else name for name in land if name not in PRINTED)
    state = position(text, phase="place_tile", tile="F-5", volcano_may_seal=False)
    lava = {hex_.name for hex_ in state.hexes if hex_.kind == "volcano"}
    edge = sorted({other for name in land for _, other in beside(name)} - set(land))
    legal = {action.hex for action in GAME.legal_actions(state, 0)}
    for name in edge:
        sealed = cut_off(set(land), lava, name)
        assert (name in legal) == (not sealed)
        if sealed:
            with pytest.raises(Refusal) as caught:
                play(state, f"place {name}")
            assert caught.value.code == "volcano_seals"
            assert set(caught.value.facts["cut_off"]) == sealed
    assert legal <= set(edge)
