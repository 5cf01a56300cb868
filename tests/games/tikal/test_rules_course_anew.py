"""The course of whole games, written a second time as the rules tell it, beside games played by chance.

`course` knows no board: it says who is asked for what, from the order of the tiles and from what seats say.
"""

from collections import deque

import pytest

from engine.core.rng import Chance, Rng
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import TikalOptions
from tests.games.tikal.script import DATA

VOLCANOES = {tile.id for tile in DATA.tiles if tile.kind == "volcano"}


def scoring(order, money):
    """Each seat of the order acts and scores; the points are sent."""
    for seat in order:
        money[seat] += yield seat, "scoring"


def turn(seat, tile, money):
    """A seat's turn with a tile: with a volcano, all score first, from this seat on."""
    seats = len(money)
    if tile in VOLCANOES:
        yield from scoring([(seat + step) % seats for step in range(seats)], money)
    yield seat, "turn"


def sale(bidders, money):
    """An auction; bids are sent as numbers, a pass as None. Returns the winner, who has paid."""
    asking, passed, high, holder = deque(bidders), [], 0, None
    while asking and list(asking) != [holder]:
        seat = asking.popleft()
        said = (yield seat, "bid") if money[seat] >= high + 1 else None
        if said is None:
            passed.append(seat)
        else:
            high, holder = said, seat
            asking.append(seat)
    winner = passed[0] if holder is None else holder
    money[winner] -= high
    return winner


def course(seats, first, tiles, auction):
    """Who is asked, and for what: `bid`, `pick`, `turn` or `scoring`."""
    money, stack, seat, last = [20 * auction] * seats, deque(tiles), first, first
    while stack:
        offer = [stack.popleft() for _ in range(seats if auction else 1)]
        waiting = set(range(seats)) if auction else {seat}
        while waiting:
            while seat not in waiting:
                seat = (seat + 1) % seats
            tile, last = offer[0], seat
            if len(waiting) > 1:
                clockwise = [(seat + step) % seats for step in range(seats)]
                last = yield from sale([one for one in clockwise if one in waiting], money)
                tile = yield last, "pick"
            offer.remove(tile)
            yield from turn(last, tile, money)
            waiting.remove(last)
            seat = (last + 1) % seats
    order = [(last + step) % seats for step in range(1, seats + 1)]
    yield from scoring(sorted(order, key=lambda one: money[one]) if auction else order, money)


def choose(state, legal, rng):
    """Something legal by chance; in a turn mostly its end, so that games are short, and small bids."""
    last = legal[-1]
    if state.phase == "bid":
        return last if rng.below(2) else legal[min(rng.below(3), len(legal) - 1)]
    return rng.choice(legal) if state.phase != "act" or rng.below(2) else last


def answer(state, action, step):
    """What `course` is told about an action; the second value says whether it goes on after it."""
    if action.kind in ("bid", "pass_bid"):
        return (action.points if action.kind == "bid" else None), True
    if action.kind == "pick_tile":
        return action.tile, True
    scored = [event.points for event in step.events if event.kind == "scored"]
    return (scored[0] if scored else None), action.kind == "end_turn"


def what(state):
    """What the seat that is asked now is asked for."""
    if state.phase in ("bid", "pick"):
        return state.phase
    return "scoring" if state.scoring else "turn"


def follow_a_game(options, seats, seed):
    """Play by chance beside `course`; the kinds of question that came up."""
    rng = Rng(Chance(seed=f"course/{seed}"))
    state = GAME.start(options, seats, f"course-{seed}").state
    told = course(seats, state.deal.first_seat, state.deal.tiles, options.auction)
    expected, seen = next(told), []
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        assert (seat, what(state)) == expected
        action = choose(state, GAME.legal_actions(state, seat), rng)
        step = GAME.apply(state, seat, action)
        told_now, on = answer(state, action, step)
        state = step.state
        if on:
            seen.append(expected[1])
            expected = told.send(told_now) if GAME.to_act(state) else None
    with pytest.raises(StopIteration):
        told.send(told_now)
    return seen


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_basic_game_takes_its_course_7_2_and_7_4_and_8_1(seats, seed):
    seen = follow_a_game(TikalOptions(), seats, seed)
    assert (seen.count("turn"), seen.count("scoring")) == (36, 4 * seats)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_auction_takes_its_course_9_3_and_9_4_and_9_9_and_9_10(seats, seed):
    seen = follow_a_game(TikalOptions(auction=True, volcano_may_seal=bool(seed % 2)), seats, seed)
    assert (seen.count("turn"), seen.count("scoring")) == (36, 4 * seats)
    assert seen.count("pick") == 36 // seats * (seats - 1)
