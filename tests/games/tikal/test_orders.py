"""Standing orders of the auction, why a kind cannot be done, and the tutorial on its own table."""

from engine.core.errors import Illegal
from engine.games.tikal.moves.bid import Bid, PassBid
from engine.games.tikal.moves.pick_tile import PickTile
from engine.games.tikal.orders import AuctionOrder
from engine.games.tikal.rules import GAME
from engine.games.tikal.words import WORDS


def auction(seats=4):
    return GAME.start(GAME.options_type(auction=True), seats, "orders", 0).state


def after(state, *actions):
    for action in actions:
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, action).state
    return state


def answer(state, order):
    (seat,) = GAME.to_act(state)
    return GAME.answer(GAME.view(state, seat), seat, order)


def test_the_least_bid_that_is_needed_is_made_up_to_the_limit_9_3():
    state = auction()
    assert answer(state, AuctionOrder(limit=3)) == Bid(points=1)
    assert answer(state, AuctionOrder(limit=0)) == PassBid()
    raised = after(state, Bid(points=3))
    assert answer(raised, AuctionOrder(limit=3)) == PassBid()
    assert answer(raised, AuctionOrder(limit=4)) == Bid(points=4)


def test_nobody_bids_more_than_they_have_whatever_the_order_9_8():
    state = auction()
    first, second, *rest = state.players
    players = (first, second.model_copy(update={"score": 21}), *rest)
    richer = after(state.model_copy(update={"players": players}), Bid(points=20))
    assert GAME.to_act(richer) == {1}
    assert answer(richer, AuctionOrder(limit=99)) == Bid(points=21)
    assert answer(after(state, Bid(points=19)), AuctionOrder(limit=99)) == Bid(points=20)
    assert 99 not in GAME.order_choices(GAME.view(auction(), 0), 0)["limit"]
    assert max(GAME.order_choices(GAME.view(auction(), 0), 0)["limit"]) == 20


def test_the_tile_that_was_named_is_taken_if_it_is_on_offer_else_the_winner_is_asked_9_6():
    won = after(auction(), Bid(points=1), PassBid(), PassBid(), PassBid())
    tiles = won.auction.tiles
    assert answer(won, AuctionOrder(limit=0, tile=tiles[2])) == PickTile(tile=tiles[2])
    assert answer(won, AuctionOrder(limit=0)) is None
    assert answer(won, AuctionOrder(limit=0, tile="G-1")) is None


def test_another_seat_is_not_answered_for():
    state = auction()
    (asked,) = GAME.to_act(state)
    assert all(
        GAME.answer(GAME.view(state, seat), seat, AuctionOrder(limit=5)) is None for seat in range(4) if seat != asked
    )


def test_an_occasion_lasts_through_the_bids_and_the_pick_and_ends_with_it_9_4():
    state = auction()
    number = GAME.occasion(GAME.view(state, None))
    won = after(state, Bid(points=1), PassBid(), PassBid(), PassBid())
    assert GAME.occasion(GAME.view(won, None)) == number
    picked = after(won, PickTile(tile=won.auction.tiles[0]))
    assert GAME.occasion(GAME.view(picked, None)) == number + 1
    assert "limit" in GAME.order_choices(GAME.view(picked, 0), 0)


def test_a_tile_that_comes_by_itself_is_no_occasion_9_7():
    state, numbers = auction(2), []
    while not numbers or state.phase != "bid" or len(numbers) < 2:
        if state.phase == "bid":
            numbers.append(GAME.occasion(GAME.view(state, None)))
            state = after(state, Bid(points=1), PassBid())
        state = after(state, *GAME.idle_turn(state, next(iter(GAME.to_act(state)))))
    assert GAME.occasion(GAME.view(state, None)) == numbers[0] + 4, "two rounds of two tiles"


def test_the_basic_game_takes_no_orders():
    state = GAME.start(GAME.options_type(), 3, "orders").state
    assert GAME.order_choices(GAME.view(state, 0), 0) == {}


def why(state, kind):
    (seat,) = GAME.to_act(state)
    refusal = GAME.why_not(state, seat, kind)
    assert isinstance(refusal, Illegal)
    return refusal.code


def test_why_not_names_what_stands_in_the_way():
    state = GAME.start(GAME.options_type(), 2, "why", 0).state
    assert why(state, "move") == "tile_not_placed"
    assert why(state, "bid") == "no_auction"
    state = after(state, GAME.legal_actions(state, 0)[0])
    assert why(state, "place_tile") == "no_tile_to_place"
    assert why(state, "move") == "no_such_member"
    assert why(state, "uncover") == "no_member"
    assert why(state, "exchange") == "not_a_single_yours"
    assert GAME.why_not(state, 0, "enter") is None
    poor = state.model_copy(update={"points": 0})
    assert why(poor, "enter") == "not_enough_action_points"
    assert why(poor, "camp") == "not_enough_action_points"
    players = (state.players[0].model_copy(update={"camps": 0, "guards": 0}), state.players[1])
    bare = state.model_copy(update={"players": players})
    assert (why(bare, "camp"), why(bare, "guard")) == ("no_camps_left", "no_guards_left")


def test_the_reason_for_points_is_that_of_the_cheapest():
    state = GAME.start(GAME.options_type(), 2, "why", 0).state
    state = after(state, GAME.legal_actions(state, 0)[0])
    state = GAME.apply(
        state, 0, GAME.parse_action({"kind": "enter", "hex": "A5", "workers": 2, "leader": False})
    ).state
    state = state.model_copy(update={"points": 0})
    refusal = GAME.why_not(state, 0, "move")
    assert refusal is not None
    assert (refusal.code, refusal.facts["cost"]) == ("not_enough_action_points", 1)


def test_the_steps_of_the_tutorial_can_be_done_in_its_order_with_a_temple_beside_the_camp():
    state = GAME.start(GAME.options_type(), 2, "any seed", 0).state
    done = []
    for step in WORDS.tutorial("en")[:-1]:
        legal = [action for action in GAME.legal_actions(state, 0) if action.kind == step.kind]
        wanted = {"enter": {"workers": 2, "leader": False}, "move": {"target": "A4", "workers": 1}}.get(step.kind, {})
        action = next(a for a in legal if all(getattr(a, name) == value for name, value in wanted.items()))
        state = GAME.apply(state, 0, action).state
        done.append(action.kind)
    assert done == ["place_tile", "enter", "move", "uncover", "end_turn"]
    assert GAME.to_act(state) == {1}
