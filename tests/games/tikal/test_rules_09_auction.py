"""The auction variant (rules, section 9), by hand-made scripts."""

import pytest

from engine.games.tikal.rules import GAME
from tests.games.tikal.position import position
from tests.games.tikal.script import code, deal, events, full_board, hex_at, kinds, opened, play, refused

A_TILES = ("A-6", "A-1", "A-2", "A-3", "A-4", "A-5")


def table(seats, first_seat=0, front=A_TILES):
    return opened(seats, deal(*front, first_seat=first_seat), auction=True)


def drop(state):
    """Place the tile in hand on the first spot, and end the turn."""
    spot = GAME.legal_actions(state, state.seat)[0]
    return play(state, f"place {spot.hex} {spot.rotation}", "end")


def turn(state, pick):
    """Everybody passes, the first who passed picks, places and ends."""
    step = play(state, *["pass"] * len(state.auction.bidders))
    return drop(play(step.state, f"pick {pick}").state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_20_points_and_an_open_indicator_9_1(seats):
    state = table(seats).state
    assert GAME.points(state) == (20,) * seats
    assert not any(player.turned for player in state.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_tiles_as_seats_are_revealed_9_2(seats):
    step = table(seats)
    assert events(step, "tiles_offered")[0].tiles == A_TILES[:seats]
    assert [tile.id for tile in GAME.view(step.state, None).auction.tiles] == list(A_TILES[:seats])
    assert step.reveals == set(range(seats))


def test_a_group_may_span_two_letters_9_2():
    state = table(4, front=(*A_TILES, "B-1", "B-2")).state
    for pick in A_TILES[:3]:
        state = turn(state, pick).state
    step = drop(state)
    assert events(step, "tiles_offered")[0].tiles == ("A-4", "A-5", "B-1", "B-2")


def test_bids_go_round_and_who_passed_is_out_9_3():
    state = table(3).state
    step = play(state, "bid 1", "bid 2", "bid 4", "pass")
    assert GAME.to_act(step.state) == {1}
    refusal = refused(step.state, "bid 4")
    assert (refusal.code, refusal.facts["high"], refusal.facts["holder"]) == ("bid_not_higher", 4, 2)
    step = play(step.state, "bid 5", "bid 6")
    assert GAME.to_act(step.state) == {1}
    won = play(step.state, "pass")
    assert [(event.seat, event.points) for event in events(won, "auction_won")] == [(2, 6)]
    assert (won.state.phase, GAME.to_act(won.state)) == ("pick", {2})


def test_only_those_without_a_turn_in_this_round_bid_9_3():
    state = turn(table(4).state, "A-6").state
    assert state.auction.bidders == (1, 2, 3)
    assert [player.turned for player in state.players] == [True, False, False, False]


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_the_start_player_bids_first_in_the_first_round_9_4(seats, first):
    assert GAME.to_act(table(seats, first).state) == {first}


def test_later_auctions_begin_with_the_next_who_may_still_bid_9_4():
    state = table(4).state
    won = play(state, "pass", "pass", "bid 3", "pass").state  # seat 2 wins
    state = drop(play(won, "pick A-6").state).state
    assert (GAME.to_act(state), state.auction.bidders) == ({3}, (3, 0, 1))
    won = play(state, "pass", "bid 1", "pass").state  # seat 0 wins
    state = drop(play(won, "pick A-1").state).state
    assert (GAME.to_act(state), state.auction.bidders) == ({1}, (1, 3))
    won = play(state, "pass", "bid 1").state  # seat 3 wins; the next after it is 0, who has had its turn
    state = drop(play(won, "pick A-2").state).state
    assert (state.seat, state.tile) == (1, "A-3")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_round_begins_left_of_the_last_player_of_the_old_one_9_4(seats):
    state = table(seats).state
    while True:
        orders = ["pass"] * (len(state.auction.bidders) - 1)
        won = play(state, *orders, "bid 1").state  # the last who is asked wins
        step = drop(play(won, f"pick {won.auction.tiles[0]}").state)
        if step.state.phase == "place_tile":
            break
        state = step.state
    last = step.state.seat
    step = drop(step.state)
    assert "tiles_offered" in kinds(step)
    assert GAME.to_act(step.state) == {(last + 1) % seats}
    assert not any(player.turned for player in step.state.players)
    assert len(step.state.auction.bidders) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_pass_the_first_who_passed_takes_the_turn_for_nothing_9_5(seats):
    step = play(table(seats, 1).state, *["pass"] * seats)
    (won,) = events(step, "auction_won")
    assert (won.seat, won.points) == (1, 0)
    assert GAME.points(step.state) == (20,) * seats
    assert (step.state.phase, GAME.to_act(step.state)) == ("pick", {1})


def test_the_last_may_still_bid_or_pass_when_all_others_have_passed_9_5():
    state = play(table(3).state, "pass", "pass").state
    assert GAME.to_act(state) == {2}
    assert {action.kind for action in GAME.legal_actions(state, 2)} == {"bid", "pass_bid"}
    won = play(state, "bid 1")
    assert [(event.seat, event.points) for event in events(won, "auction_won")] == [(2, 1)]


def test_the_winner_pays_picks_places_acts_and_turns_its_indicator_9_6():
    step = play(table(3).state, "bid 7", "pass", "pass")
    assert GAME.points(step.state) == (13, 20, 20)
    picked = play(step.state, "pick A-1").state
    assert (picked.tile, picked.phase, picked.auction.tiles) == ("A-1", "place_tile", ("A-6", "A-2"))
    placed = play(picked, "place B3 0", "enter A5 2").state
    assert (placed.points, placed.players[0].turned) == (8, False)
    assert play(placed, "end").state.players[0].turned


def test_only_a_tile_on_offer_is_picked_9_6():
    state = play(table(2).state, "pass", "pass").state
    refusal = refused(state, "pick A-2")
    assert (refusal.code, refusal.facts["tiles"]) == ("tile_not_on_offer", ("A-6", "A-1"))
    assert code(state, "pick Z-9") == "tile_not_on_offer"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_gets_the_last_tile_without_a_bid_9_7(seats):
    state = table(seats).state
    for pick in A_TILES[: seats - 1]:
        step = turn(state, pick)
        state = step.state
    (picked,) = events(step, "tile_picked")
    assert (picked.seat, picked.tile, picked.assigned) == (seats - 1, A_TILES[seats - 1], True)
    assert (state.phase, state.seat, state.auction, state.points) == ("place_tile", seats - 1, None, 10)
    assert GAME.points(state)[seats - 1] == 20


def test_bids_are_from_1_to_the_score_9_8():
    state = table(2).state
    assert [action.points for action in GAME.legal_actions(state, 0)[:-1]] == list(range(1, 21))
    refusal = refused(state, "bid 21")
    assert (refusal.code, refusal.facts["points"], refusal.facts["score"]) == ("bid_above_score", 21, 20)
    assert code(state, {"kind": "bid", "points": 0}) == "invalid_action"


def test_who_cannot_exceed_the_high_bid_passes_by_itself_9_8():
    step = play(table(2).state, "bid 20")
    assert [(event.seat, event.forced) for event in events(step, "bid_passed")] == [(1, True)]
    assert [(event.seat, event.points) for event in events(step, "auction_won")] == [(0, 20)]
    assert GAME.points(step.state) == (0, 20)


def bidding(scores, **facts):
    seats = len(scores)
    return position(seats=seats, phase="bid", offer=A_TILES[:seats], scores=scores, **facts)


def test_forced_passes_go_on_until_somebody_can_bid_9_8():
    step = play(bidding([9, 3, 0, 9]), "bid 3")
    assert [(event.seat, event.forced) for event in events(step, "bid_passed")] == [(1, True), (2, True)]
    assert GAME.to_act(step.state) == {3}
    assert [action.kind for action in GAME.legal_actions(step.state, 3)] == ["bid"] * 6 + ["pass_bid"]


def test_who_can_just_exceed_the_high_bid_is_asked_9_8():
    state = play(bidding([9, 4, 0, 9]), "bid 3").state
    assert GAME.to_act(state) == {1}
    assert [action.kind for action in GAME.legal_actions(state, 1)] == ["bid", "pass_bid"]
    assert GAME.points(play(state, "bid 4", "pass", "pass").state) == (9, 0, 0, 9)
    penny = position(seats=2, auction=True, scores=[0, 1], coming=("A-1", "A-2"))
    assert GAME.to_act(play(penny, "end").state) == {1}


def test_seats_without_points_pass_and_the_first_of_them_may_win_9_5():
    # seat 0 passes itself, seats 1 and 2 cannot bid: all have passed, the first was seat 0
    step = play(bidding([4, 0, 0]), "pass")
    assert [(event.seat, event.forced) for event in events(step, "bid_passed")] == [(0, False), (1, True), (2, True)]
    assert [(event.seat, event.points) for event in events(step, "auction_won")] == [(0, 0)]


def test_a_forced_pass_counts_as_the_first_pass_a6():
    # nobody has a point: the auction is over before anybody is asked, and its first bidder wins
    state = position(
        "C3 temple 2", seats=3, auction=True, scores=[0, 0, 0], coming=A_TILES[:3], turned=[1, 2], seat=0
    )
    step = play(state, "end")
    assert [(event.seat, event.forced) for event in events(step, "bid_passed")] == [(1, True), (2, True), (0, True)]
    assert [(event.seat, event.points) for event in events(step, "auction_won")] == [(1, 0)]
    assert (step.state.phase, GAME.to_act(step.state)) == ("pick", {1})


def test_the_last_with_money_may_bid_after_forced_passes_a6():
    state = position(seats=3, auction=True, scores=[6, 0, 0], coming=A_TILES[:3], seat=0)
    step = play(state, "end")
    assert [(event.seat, event.forced) for event in events(step, "bid_passed")] == [(1, True), (2, True)]
    assert GAME.to_act(step.state) == {0}
    passed = play(step.state, "pass")
    assert [(event.seat, event.points) for event in events(passed, "auction_won")] == [(1, 0)]
    paid = play(step.state, "bid 1")
    assert [(event.seat, event.points) for event in events(paid, "auction_won")] == [(0, 1)]


def test_the_bid_is_paid_when_the_auction_ends_a7():
    step = play(table(2).state, "bid 4", "pass")
    assert (step.state.phase, GAME.points(step.state)) == ("pick", (16, 20))


def test_the_left_neighbour_is_the_next_seat_number_a5():
    assert GAME.to_act(turn(table(3, 2).state, "A-6").state) == {0}


def with_volcano(seats):
    """Seat 1 has won the first auction of a round with a volcano."""
    offer = ("B-6", "B-1", "B-2", "B-3")[:seats]
    return position(
        "C3 temple 4: 0w1", seats=seats, seat=1, phase="pick", points=10, offer=offer, scores=[20] * seats
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picked_volcano_starts_a_scoring_round_of_all_with_the_picker_9_9(seats):
    step = play(with_volcano(seats), "pick B-6")
    (started,) = events(step, "scoring_started")
    assert started.order == tuple((1 + step) % seats for step in range(seats))
    step = play(step.state, *["end"] * seats)
    assert [event.seat for event in events(step, "scored")] == list(started.order)
    state = step.state
    assert (state.seat, state.phase, state.tile, state.points) == (1, "place_tile", "B-6", 10)
    assert not any(player.turned for player in state.players)
    after = play(state, "place A3", "end").state
    assert [seat for seat in range(seats) if after.players[seat].turned] == [1]


def test_the_auctions_go_on_after_the_volcano_from_the_seat_whose_normal_turn_ended_a5():
    state = play(with_volcano(4), "pick B-6", *["end"] * 4, "place A3", "end").state
    assert (GAME.to_act(state), state.auction.bidders, state.auction.tiles) == ({2}, (2, 3, 0), ("B-1", "B-2", "B-3"))


def test_who_had_its_turn_already_scores_with_the_others_9_9():
    state = position(seats=3, seat=2, phase="pick", offer=("B-6", "B-1"), turned=[0], scores=[5, 5, 5])
    step = play(state, "pick B-6", "end", "end", "end")
    assert [event.seat for event in events(step, "scored")] == [2, 0, 1]
    after = play(step.state, "place A3", "end").state
    assert (after.seat, after.phase, after.tile) == (1, "place_tile", "B-1")


@pytest.mark.parametrize("seats", [2, 3])
def test_an_assigned_volcano_starts_its_round_at_once_a8(seats):
    turned = [seat for seat in range(seats) if seat not in (0, 1)]
    state = position(seats=seats, seat=0, auction=True, offer=("B-6",), turned=turned)
    step = play(state, "end")
    assert kinds(step) == ["turn_ended", "tile_picked", "scoring_started"]
    assert events(step, "scoring_started")[0].order == tuple((1 + step) % seats for step in range(seats))
    assert (step.state.seat, step.state.scoring) == (1, True)
    after = play(step.state, *["end"] * seats, "place A3", "end")
    assert "tiles_offered" in kinds(after)


@pytest.mark.parametrize(
    ("scores", "last", "expected"),
    [
        ([5, 3, 4], 0, (1, 2, 0)),
        ([5, 5, 5], 1, (2, 0, 1)),
        ([9, 2, 2, 9], 1, (2, 1, 3, 0)),
        ([0, 7, 0, 0], 3, (0, 2, 3, 1)),
        ([4, 4], 1, (0, 1)),
        ([4, 1], 0, (1, 0)),
    ],
)
def test_the_final_round_goes_from_the_lowest_score_to_the_highest_9_10(scores, last, expected):
    seats = len(scores)
    state = position(seats=seats, seat=last, auction=True, scores=scores, tiles_left=0, round=3)
    step = play(state, "end")
    assert events(step, "scoring_started")[0].order == expected
    over = play(step.state, *["end"] * seats)
    assert [event.seat for event in events(over, "scored")] == list(expected)


def test_the_order_of_the_final_round_is_fixed_at_its_start_9_10():
    text = "C3 temple 9: 1w1"
    state = position(text, seats=3, seat=0, auction=True, scores=[5, 3, 4], tiles_left=0, round=3)
    over = play(state, "end", "end", "end", "end")
    assert [event.seat for event in events(over, "scored")] == [1, 2, 0]  # though seat 1 leads after its own
    assert GAME.outcome(over.state).scores == (5, 12, 4)
    assert GAME.outcome(over.state).rounds[3] == (0, 9, 0)


def test_a_tile_that_fits_nowhere_can_be_picked_and_is_set_aside_9_11():
    text = full_board("A1", volcanoes=("A2", "B1"))
    state = position(text, seats=2, seat=0, phase="pick", points=10, offer=("G-3", "G-4"), tiles_left=0)
    step = play(state, "pick G-3")
    assert (step.state.set_aside, step.state.phase, step.state.points) == (("G-3",), "act", 10)
    step = play(step.state, "enter A5 1", "end")
    assert kinds(step)[-2:] == ["tile_picked", "tile_set_aside"]
    assert (step.state.seat, step.state.phase, step.state.points) == (1, "act", 10)
    assert events(play(step.state, "end"), "scoring_started")[0].final
    assert hex_at(step.state, "A5").members[0].workers == 1
