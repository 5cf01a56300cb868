"""What can be reckoned, reckoned a second time from the rules' own figures, beside games played by chance."""

import random

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import GEARS, TEMPLES, WEALTH, cells, deal, finish_round, opened, table
from tests.games.tzolkin.test_rules_07_tiles import MONUMENTS, TILES
from tests.games.tzolkin.walk import GAMES, walk

SEEDS = range(6)
SPACES = {f"W-{4 * gear + at + 1:02}": (GEARS[gear], (1, 3, 5, 7)[at]) for gear in range(4) for at in range(4)}
SPACES |= {f"W-{17 + at}": ("chichen", space) for at, space in enumerate((0, 3, 5, 7, 10))}

STEPS = {
    "chaac": {-1: -1, 0: 0, 1: 2, 2: 4, 3: 6, 4: 7, 5: 8},
    "quetzalcoatl": {-1: -2, 0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 9, 6: 12, 7: 13},
    "kukulkan": {-1: -3, 0: 0, 1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 10},
}
HIGHEST = {2: {"chaac": 6, "quetzalcoatl": 2, "kukulkan": 4}, 4: {"chaac": 2, "quetzalcoatl": 6, "kukulkan": 4}}
REWARDS = {
    "chaac": {1: "stone", 3: "stone"},
    "quetzalcoatl": {2: "gold", 4: "gold"},
    "kukulkan": {1: "wood", 3: "wood", 4: "skull"},
}
KINDS = {"farm": "A1-01 A1-02 A1-03 A1-04 A1-05 A2-01 A2-02 A2-03"}
KINDS["civic"] = "A1-06 A1-07 A1-08 A1-09 A2-04 A2-05 A2-06 A2-07 M-02 M-08 M-09 M-10"
KINDS["tomb"] = "A1-10 A1-11 A1-12 A2-08 A2-09 A2-10 A2-11 A2-12 M-01 M-04 M-05 M-06 M-07"
KINDS["shrine"] = "A1-13 A1-14 A2-13 A2-14 A2-15 A2-16 A2-17 A2-18 M-03 M-11 M-12 M-13"


def test_the_figures_of_these_tests_name_every_tile_once():
    named = " ".join(KINDS.values()).split()
    assert sorted(named) == sorted((*TILES, *MONUMENTS))
    assert set(SPACES) == set(WEALTH)


# --- dummies (2.7) ---------------------------------------------------------------------------------------------


def dummies(drawn, limit):
    """Positions of dummies: a partner opposite for the first on each small gear, until the limit."""
    board, seen = [], set()
    for tile in drawn:
        gear, space = SPACES[tile]
        pair = [space] if gear in seen or gear == "chichen" else [space, (space + 5) % 10]
        seen.add(gear)
        for one in pair:
            if len(board) < limit:
                board.append((gear, one))
    return board


@pytest.mark.parametrize(("seats", "limit"), [(2, 12), (3, 6)])
@pytest.mark.parametrize("seed", range(60))
def test_dummies_of_any_draw_stand_where_the_rule_puts_them_2_7(seats, limit, seed):
    tiles = list(WEALTH)
    random.Random(seed).shuffle(tiles)
    rest = tiles[4 * seats :]
    drawn = next(rest[:count] for count in range(1, 14) if len(dummies(rest[:count], limit)) == limit)
    hands = [tiles[4 * seat : 4 * seat + 4] for seat in range(seats)]
    state = opened(seats, deal(seats, wealth=hands, dummies=drawn))
    standing = {(gear, at) for gear in GEARS for at, who in enumerate(cells(state, gear)) if who == -1}
    assert standing == set(dummies(drawn, limit))
    assert len(standing) == limit
    dealt = GAME.start(GAME.parse_options({}), seats, str(seed)).state
    standing = {(gear, at) for gear in GEARS for at, who in enumerate(cells(dealt, gear)) if who == -1}
    assert standing == set(dummies(dealt.deal.dummies, limit))


# --- gears (8.4) -----------------------------------------------------------------------------------------------


def turned(gears, days):
    """The gears some days later."""
    for _ in range(days):
        gears = [
            [one[-1], *(None if who not in (None, -1) and at == last else who for at, who in enumerate(one[:-1]))]
            for one, last in zip(gears, (7, 7, 7, 7, 10), strict=True)
        ]
    return gears


@pytest.mark.parametrize(("seats", "technologies"), GAMES)
def test_gears_turn_as_told_8_4(seats, technologies):
    turns = 0
    for seed in SEEDS:
        for before, _, action, step in walk(seats, technologies, str(seed), rich=False):
            days = step.state.tooth - before.tooth
            assert days in (0, 1, 2)
            if days:
                assert [list(one) for one in step.state.gears] == turned(before.gears, days)
                assert step.state.starting_space is None
                assert action.kind in ("end_turn", "set_days")
                turns += days
    assert turns >= 27 * len(SEEDS)


# --- food days (9) ---------------------------------------------------------------------------------------------

FEEDS = {"A1-01": 1, "A1-02": 1, "A1-03": 1, "A2-01": 3, "A2-02": 3, "A2-03": 3, "W-14": 1}


def supper(player):
    """Corn eaten and workers left hungry."""
    owned = (*player.buildings, *player.chosen)
    mouths = max(0, player.workers - sum(FEEDS.get(tile, 0) for tile in owned))
    each = max(0, 2 - sum(tile in ("A1-04", "A1-05") for tile in owned))
    eaten = 0
    while mouths and player.corn - eaten >= each:
        eaten, mouths = eaten + each, mouths - 1
    return eaten, mouths


def temple_points(players, day):
    """Points of an end of an age, by seat."""
    won = [0] * len(players)
    for at, temple in enumerate(TEMPLES):
        steps = [player.temples[at] for player in players]
        best = [seat for seat, step in enumerate(steps) if step == max(steps)]
        for seat, step in enumerate(steps):
            bonus = HIGHEST[day][temple] / (1 if len(best) == 1 else 2) if seat in best else 0
            won[seat] += STEPS[temple][step] + bonus
    return won


def temple_goods(players, bank):
    """What a middle of an age brings, by seat: goods by name."""
    due = [
        {
            name: sum(
                good == name and step <= player.temples[at]
                for at, temple in enumerate(TEMPLES)
                for step, good in REWARDS[temple].items()
            )
            for name in ("wood", "stone", "gold", "skull")
        }
        for player in players
    ]
    if sum(one["skull"] for one in due) > bank:
        due = [{**one, "skull": 0} for one in due]
    return due


def check_food_day(players, after, day, bank):
    fed = [supper(player) for player in players]
    goods = temple_goods(players, bank) if day in (1, 3) else [{}] * len(players)
    won = temple_points(players, day) if day in (2, 4) else [0] * len(players)
    for seat, (player, later) in enumerate(zip(players, after, strict=True)):
        assert later.corn == player.corn - fed[seat][0]
        for name in ("wood", "stone", "gold", "skull"):
            assert getattr(later, name) == getattr(player, name) + goods[seat].get(name, 0)
    return [4 * points - 12 * hungry for points, (_, hungry) in zip(won, fed, strict=True)]


@pytest.mark.parametrize(("seats", "technologies"), GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_food_days_and_the_end_are_reckoned_as_told_9_1_and_9_3_and_9_4_and_10_2(seats, technologies, seed):
    brought = []
    for before, seat, action, step in walk(seats, technologies, str(seed)):
        state = step.state
        if state.food_days_done == before.food_days_done:
            continue
        day = state.food_days_done
        players = list(before.players)
        if before.starting_space == seat:  # corn from the teeth comes first (a23)
            corn = players[seat].corn + before.corn_on_teeth
            players[seat] = players[seat].model_copy(update={"corn": corn})
        assert action.kind == "end_turn"
        change = check_food_day(players, state.players, day, before.skulls)
        brought.append(change)
        if day == 4:
            brought.append([quarters(state, one) for one in range(seats)])
            change = [sum(pair) for pair in zip(*brought[-2:], strict=True)]
        for one in range(seats):
            assert state.players[one].score == players[one].score + change[one]
    outcome = GAME.outcome(walk(seats, technologies, str(seed))[-1][3].state)
    assert [list(points) for points in outcome.rounds] == brought


# --- the end (10) ----------------------------------------------------------------------------------------------


def worth(state, seat, tile):
    """Points of one monument."""
    player, seats = state.players[seat], state.seats
    owned = (*player.buildings, *player.monuments)
    top = player.technologies.count(3)
    match tile:
        case "M-01" | "M-02" | "M-03":
            kind = {"M-01": "tomb", "M-02": "civic", "M-03": "shrine"}[tile]
            return 4 * sum(one in KINDS[kind].split() for one in owned)
        case "M-04":
            return 2 * len(owned)
        case "M-05":
            return {2: 6, 3: 5, 4: 4}[seats] * sum(len(one.monuments) for one in state.players)
        case "M-06":
            return 4 * player.corn_tiles
        case "M-07":
            return 4 * player.wood_tiles
        case "M-08":
            return 6 * (player.workers - 3)
        case "M-09":
            return 3 * sum(player.technologies)
        case "M-10":
            return (0, 9, 20, 33, 33)[top]
        case "M-11":
            return 3 * max(0, *player.temples)
        case "M-12":
            return sum(STEPS[temple][step] for temple, step in zip(TEMPLES, player.temples, strict=True))
        case "M-13":
            return 3 * sum(owner is not None for owner in state.chichen)
    raise AssertionError(tile)


def quarters(state, seat):
    """Quarter points of the final scoring."""
    player = state.players[seat]
    corn = player.corn + 2 * player.wood + 3 * player.stone + 4 * player.gold
    return corn + 12 * player.skull + 4 * sum(worth(state, seat, tile) for tile in player.monuments)


def anything(seats, seed):
    """A position at the very end in which everything that counts has a number of its own."""
    chance = random.Random(f"end/{seats}/{seed}")
    monuments, buildings = list(MONUMENTS), list(TILES)
    chance.shuffle(monuments)
    chance.shuffle(buildings)
    tops = [chance.randrange(seats) for _ in TEMPLES]
    players = {}
    for seat in range(seats):
        player = {name: chance.randrange(9) for name in ("corn", "wood", "stone", "gold", "corn_tiles", "wood_tiles")}
        player["skull"] = chance.randrange(3)
        player["workers"] = 3 + chance.randrange(4)
        player["technologies"] = [chance.choice([0, 1, 2, 3, 3]) for _ in range(4)]
        player["temples"] = [chance.randrange(-1, (5, 7, 6)[at] + (tops[at] == seat)) for at in range(3)]
        player["buildings"] = buildings[seat * 7 : seat * 7 + chance.randrange(8)]
        player["monuments"] = monuments[seat * 3 : seat * 3 + chance.randrange(4)]
        player["score"] = chance.randrange(-40, 200)
        players[f"p{seat}"] = player
    chichen = {place: chance.randrange(seats) for place in range(1, 10) if chance.random() < 0.5}
    last = {"tooth": 26, "food_days_done": 3, "age": 2, "drawn2": 6, "skulls": chance.randrange(4)}
    return table("tikal 1:0", seats, chichen=chichen, row=[], monuments=[], **last, **players)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40))
def test_the_final_scoring_of_any_position_is_as_told_10_2_and_10_4(seats, seed):
    before = anything(seats, seed)
    state = finish_round(before, "pick tikal 1 0").state
    fourth = check_food_day(before.players, state.players, 4, before.skulls)
    outcome = GAME.outcome(state)
    last = [quarters(state, seat) for seat in range(seats)]
    assert [list(points) for points in outcome.rounds[-2:]] == [fourth, last]
    assert list(outcome.scores) == [
        player.score + one + two for player, one, two in zip(before.players, fourth, last, strict=True)
    ]
    best = [seat for seat in range(seats) if outcome.scores[seat] == max(outcome.scores)]
    assert set(outcome.winners) <= set(best)
    on_gears = {seat: sum(gear.count(seat) for gear in state.gears) for seat in best}
    assert list(outcome.winners) == [seat for seat in best if on_gears[seat] == max(on_gears.values())]
