"""What may be done at each moment, and what it costs, told a second time beside games played by chance.

`free` knows what the rules 4 to 7 allow before an action is chosen; `course` knows whose turn it is.
"""

from itertools import pairwise

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import GEARS, hand
from tests.games.tzolkin.test_rules_07_tiles import MONUMENTS, TILES
from tests.games.tzolkin.walk import GAMES, walk

SEEDS = [(seed, rich) for seed in range(4) for rich in (True, False)]
LAST = dict(zip(GEARS, (7, 7, 7, 7, 10), strict=True))
EVERY = [(*one, *seed) for one in GAMES for seed in SEEDS]

# effect: technology, and the level from which it works under each table
AHEAD = {"rules_text": 2, "printed_board": 1}
TILELESS = 2
DISCOUNT = {"rules_text": 2, "printed_board": 3}
FEES = {("uxmal", 1): 3, ("uxmal", 5): 1}


def free_spaces(state):
    """The number of the space that a worker would take, by place."""
    spaces = {}
    for gear, cells in zip(GEARS, state.gears, strict=True):
        empty = [at for at in range(LAST[gear] + 1) if cells[at] is None]
        if empty:
            spaces[gear] = empty[0]
    if state.starting_space is None:
        spaces["start"] = 0
    return spaces


def may_beg(state, player):
    return (
        state.mode == "none" and not state.begged and player.corn <= 2 and any(step > -1 for step in player.temples)
    )


def placeable(state, seat):
    """The places where a worker may be put (5)."""
    player, spaces = state.players[seat], free_spaces(state)
    if state.mode == "pick_up" or state.pity or not hand(state, seat):
        return set()
    paid = {place for place, space in spaces.items() if space + state.moved <= player.corn}
    on_gears = any(seat in gear for gear in state.gears)
    if paid or state.mode == "place" or on_gears or not spaces or may_beg(state, player):
        return paid
    return {place for place, space in spaces.items() if space == min(spaces.values())}


def affordable(state, player, corn, in_corn):
    """Whether some building of the row can be paid."""
    discount = player.technologies[2] >= DISCOUNT[state.options.technologies]
    for tile in filter(None, state.row):
        cost = TILES[tile][0]
        if in_corn and 2 * sum(cost) - 2 * discount <= corn:
            return True
        missing = sum(max(0, need - have) for need, have in zip(cost, player.blocks, strict=True))
        if not in_corn and missing <= discount:
            return True
    return False


def monument_affordable(state, player):
    held = (*player.blocks, player.skull)
    return any(
        all(h >= n for h, n in zip(held, MONUMENTS[tile], strict=True)) for tile in filter(None, state.monuments)
    )


def possible(state, seat, gear, action, corn):
    """Whether an action can be chosen with so much corn left for it (6.5, 7)."""
    player = state.players[seat]
    blocks = sum(player.blocks)
    match gear, action:
        case "palenque", 1:
            return True
        case "palenque", _:
            field = state.jungle[action - 2]
            return field.corn > 0 or player.technologies[0] >= TILELESS
        case "tikal", 1 | 3:
            return blocks >= min((1, 2, 3, 1)[level] for level in player.technologies)
        case "tikal", 2:
            return affordable(state, player, corn, False)
        case "tikal", 4:
            return affordable(state, player, corn, False) or monument_affordable(state, player)
        case "tikal", 5:
            return blocks > 0
        case "uxmal", 1:
            return corn >= 3
        case "uxmal", 4:
            return affordable(state, player, corn, True)
        case "uxmal", 5:
            return corn >= 1
        case "chichen", _:
            return player.skull > 0 and state.chichen[action - 1] is None
    return True


def way(state, seat, gear, space, action):
    """The corn that leads from a space to an action, None if no way does."""
    actions = 9 if gear == "chichen" else 5
    ahead = gear == "chichen" and state.players[seat].technologies[3] >= AHEAD[state.options.technologies]
    if action > actions:
        return None
    if space > actions or (ahead and space == 9):
        return 0
    if ahead and action == space + 1:
        return 0
    return space - action if action <= space else None


def liftable(state, seat):
    """Every worker with every action for which it may be picked up (6)."""
    found = set()
    if state.mode == "place":
        return found
    for gear, cells in zip(GEARS, state.gears, strict=True):
        for space, who in enumerate(cells):
            if who != seat:
                continue
            found.add((gear, space, 0))
            for action in range(1, 10):
                steps = way(state, seat, gear, space, action)
                corn = state.players[seat].corn
                if steps is not None and steps <= corn and possible(state, seat, gear, action, corn - steps):
                    found.add((gear, space, action))
    return found


@pytest.mark.parametrize(("seats", "technologies", "seed", "rich"), EVERY)
def test_what_may_be_done_in_a_turn_is_as_told_4_2_and_5_4_and_5_5_and_6_5(seats, technologies, seed, rich):
    for state, seat, _, _ in walk(seats, technologies, str(seed), rich=rich):
        if state.phase != "turn" or state.pending:
            continue
        legal = GAME.legal_actions(state, seat)
        assert {one.gear for one in legal if one.kind == "place"} == placeable(state, seat)
        lifts = [(one.gear, one.space, one.action) for one in legal if one.kind == "pick_up"]
        assert set(lifts) == liftable(state, seat)
        assert len(lifts) == len(set(lifts))
        kinds = {one.kind for one in legal}
        assert ("beg" in kinds) == may_beg(state, state.players[seat])
        assert ("end_turn" in kinds) == (state.moved > 0)
        assert kinds <= {"place", "pick_up", "beg", "end_turn"}
        assert kinds


@pytest.mark.parametrize(("seats", "technologies", "seed", "rich"), EVERY)
def test_workers_placed_cost_spaces_and_the_table_of_the_board_5_3(seats, technologies, seed, rich):
    spaces, paid = [], 0
    for before, seat, action, step in walk(seats, technologies, str(seed), rich=rich):
        if action.kind == "end_turn":
            spaces, paid = [], 0
        elif action.kind == "place":
            place = free_spaces(before)[action.gear]
            have, left = before.players[seat].corn, step.state.players[seat].corn
            spaces.append(place)
            paid += have - left
            if step.state.pity:
                assert (left, len(spaces)) == (0, 1)
            else:
                assert paid == sum(spaces) + (0, 0, 1, 3, 6, 10, 15)[len(spaces)]
            where = step.state.starting_space if action.gear == "start" else step.state.gear(action.gear)[place]
            assert where == seat


@pytest.mark.parametrize(("seats", "technologies", "seed", "rich"), EVERY)
def test_lifting_a_worker_takes_it_from_its_gear_and_costs_the_way_6_1(seats, technologies, seed, rich):
    for before, seat, action, step in walk(seats, technologies, str(seed), rich=rich):
        if action.kind != "pick_up":
            continue
        gear = GEARS.index(action.gear)
        changed = [list(one) for one in before.gears]
        changed[gear][action.space] = None
        assert [list(one) for one in step.state.gears] == changed
        (told,) = [event for event in step.events if event.kind == "picked_up"]
        if action.action == 0:
            assert step.state.players == before.players
        else:
            steps = way(before, seat, action.gear, action.space, action.action)
            assert told.corn == steps + FEES.get((action.gear, action.action), 0)


@pytest.mark.parametrize(("seats", "technologies", "seed", "rich"), EVERY)
def test_turns_marker_and_days_go_as_told_3_1_and_8_1_and_8_2_and_8_3(seats, technologies, seed, rich):
    steps = [one for one in walk(seats, technologies, str(seed), rich=rich) if one[2].kind != "choose_wealth"]
    marker, order, corn, tooth = steps[0][0].starting_player, [], 0, 0
    for (before, seat, action, step), following in pairwise([*steps, (steps[-1][3].state, None, None, None)]):
        assert (before.starting_player, before.corn_on_teeth, before.tooth) == (marker, corn, tooth)
        if before.phase == "turn":
            assert seat == (marker + len(order)) % seats
        if action.kind == "end_turn":
            order.append(seat)
            if before.starting_space == seat:
                corn = 0
        if len(order) < seats and action.kind != "set_days":
            continue
        order = []
        over = step.state.phase == "finished"
        if action.kind == "set_days":
            tooth += action.days
            assert step.state.players[seat].light == (action.days == 1)
        elif over:
            tooth += 1
        elif before.starting_space is None:
            corn, tooth = corn + 1, tooth + 1
        else:
            owner = before.starting_space
            marker = (owner + 1) % seats if owner == marker else owner
            blocked = any(
                who not in (None, -1) and at == (9 if gear == "chichen" else 6)
                for gear, one in zip(GEARS, before.gears, strict=True)
                for at, who in enumerate(one)
            )
            asked = before.players[owner].light and not blocked
            assert (step.state.phase == "advance_choice") == asked
            tooth += not asked
            if asked:
                assert following[1] == owner
