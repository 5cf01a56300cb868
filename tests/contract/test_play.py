"""Setup, legal actions, refusals, the end."""

import pytest

from engine.core import simulate
from engine.core.errors import GameFinished, Illegal, Malformed, NotYourTurn, Refusal
from engine.core.scores import Scored
from tests.contract.cases import samples, walk
from tests.contract.mutants import malformed, neighbours


def test_the_same_seed_gives_the_same_start_and_another_seed_another(case):
    first = case.game.start(case.options, case.seats, "one")
    assert case.game.start(case.options, case.seats, "one") == first
    others = [case.game.start(case.options, case.seats, seed).state for seed in ("two", "three")]
    assert any(case.game.deal_of(other) != case.game.deal_of(first.state) for other in others)


def test_a_given_first_seat_is_kept(case):
    for seat in range(case.seats):
        assert case.game.start(case.options, case.seats, "one", seat).state.deal.first_seat == seat


def test_a_state_knows_its_options_and_how_many_play(case):
    state = walk(case).first.state
    assert case.game.options_of(state) == case.options
    assert state.seats == case.seats


def test_exactly_the_seats_to_act_have_legal_actions(case):
    for state in walk(case).states:
        having = {seat for seat in range(case.seats) if case.game.legal_actions(state, seat)}
        assert having == case.game.to_act(state)


def test_legal_actions_are_all_different_and_come_in_the_same_order_again(case):
    game = case.game
    for position in samples(case):
        legal = game.legal_actions(position.state, position.seat)
        assert len(set(legal)) == len(legal)
        assert all(game.listed(position.state, position.seat, action) == action for action in legal)
        again = game.parse_state(game.dump(position.state))
        assert game.legal_actions(again, position.seat) == legal


def test_every_legal_action_applies_and_leaves_the_state_it_came_from_unchanged(case):
    game = case.game
    for position in samples(case):
        for seat in sorted(game.to_act(position.state)):
            before = game.dump(position.state)
            for action in game.legal_actions(position.state, seat):
                step = game.apply(position.state, seat, action)
                assert step.state != position.state
            assert game.dump(position.state) == before


def test_the_kinds_of_a_menu_hold_every_legal_one(case):
    for position in walk(case).positions:
        kinds = case.game.kinds(position.state)
        assert set(kinds) <= set(case.game.meta.kinds)
        legal = case.game.legal_actions(position.state, position.seat)
        assert {action.kind for action in legal} <= set(kinds)


def test_points_so_far_are_everybodys_and_in_the_end_the_scores(case):
    played = walk(case)
    assert all(len(case.game.points(state)) == case.seats for state in played.states)
    assert case.game.points(played.last) == case.game.outcome(played.last).scores


def test_a_step_that_does_not_end_the_turn_leaves_its_seat_to_act(case):
    for position in walk(case).positions:
        assert position.step.ends_turn or position.seat in case.game.to_act(position.step.state)


def test_a_changed_action_is_refused_unless_it_is_legal_too(case):
    game = case.game
    refused = 0
    for position in samples(case):
        legal = game.legal_actions(position.state, position.seat)
        before = game.dump(position.state)
        for raw in neighbours(game, legal):
            try:
                action = game.parse_action(raw)
            except Malformed:
                continue
            if game.listed(position.state, position.seat, action) in legal:
                game.apply(position.state, position.seat, action)
                continue
            refused += 1
            with pytest.raises(Illegal) as refusal:
                game.apply(position.state, position.seat, action)
            assert case.words.refusal("en", case.names, refusal.value), raw
        assert game.dump(position.state) == before
    assert refused


def test_what_was_legal_elsewhere_in_the_game_is_refused_where_it_is_not(case):
    game, played = case.game, walk(case)
    others = {position.action.kind: position.action for position in played.positions}
    others |= {f"late {position.action.kind}": position.action for position in played.positions[::-1]}
    for position in samples(case):
        legal = game.legal_actions(position.state, position.seat)
        for action in others.values():
            if game.listed(position.state, position.seat, action) not in legal:
                with pytest.raises(Illegal) as refusal:
                    game.apply(position.state, position.seat, action)
                assert case.words.refusal("en", case.names, refusal.value)


def test_a_json_value_that_is_no_action_is_malformed(case):
    game = case.game
    for position in samples(case, 4):
        for raw in malformed(game.dump_action(position.action)):
            with pytest.raises(Malformed) as refusal:
                game.parse_action(raw)
            assert refusal.value.code == "invalid_action"
            assert case.words.refusal("en", case.names, refusal.value)


def test_a_seat_that_is_not_to_act_is_refused(case):
    game = case.game
    for position in samples(case):
        to_act = game.to_act(position.state)
        for seat in (*range(case.seats), -1, case.seats, 10**9):
            if seat in to_act:
                continue
            with pytest.raises(NotYourTurn) as refusal:
                game.apply(position.state, seat, position.action)
            assert refusal.value.facts["to_act"] == tuple(sorted(to_act))
            assert case.words.refusal("en", case.names, refusal.value)


def test_a_game_ends_with_an_outcome_and_has_none_before(case):
    game, played = case.game, walk(case)
    assert all(game.outcome(state) is None and game.result(state) is None for state in played.states[:-1])
    outcome = game.outcome(played.last)
    assert outcome is not None
    assert len(outcome.scores) == case.seats
    assert all(len(points) == case.seats for points in outcome.rounds)
    assert outcome.winners == tuple(sorted(set(outcome.winners)))
    assert set(outcome.winners) <= set(range(case.seats))
    assert outcome.winners


def test_the_outcome_lists_the_scorings_that_were_told_and_they_add_up(case):
    played = walk(case)
    outcome = case.game.outcome(played.last)
    assert [event for event in played.events if isinstance(event, Scored)] == list(outcome.details)
    for number, points in enumerate(outcome.rounds, 1):
        for seat in range(case.seats):
            told = [one.points for one in outcome.details if (one.round, one.seat) == (number, seat)]
            assert sum(told) == points[seat]


def test_a_finished_game_refuses_everything_from_anybody(case):
    played = walk(case)
    for action in {position.action.kind: position.action for position in played.positions}.values():
        for seat in (*range(case.seats), -1, 99):
            with pytest.raises(GameFinished) as refusal:
                case.game.apply(played.last, seat, action)
    assert refusal.value.code == "game_over"


def test_advice_is_legal(case):
    game = case.game
    for position in samples(case, 20):
        for seat in sorted(game.to_act(position.state)):
            legal = game.legal_actions(position.state, seat)
            suggested = game.suggest(game.view(position.state, seat), seat)
            assert all(action in legal for action in suggested)


def test_games_played_by_their_own_advice_end_and_are_the_same_again(case):
    games = list(simulate.games(case.game, case.options, case.seats, "7", 1))
    assert games == list(simulate.games(case.game, case.options, case.seats, "7", 1))
    assert games[0].seed == "7-1"
    assert 0 < games[0].turns <= games[0].actions


def test_refusals_carry_a_lower_case_code_and_plain_facts(case):
    game = case.game
    refusals = []
    for position in samples(case, 4):
        for raw in neighbours(game, game.legal_actions(position.state, position.seat)):
            try:
                game.apply(position.state, position.seat, game.parse_action(raw))
            except Refusal as refusal:
                refusals.append(refusal)
    assert refusals
    assert all(refusal.code == refusal.code.lower() for refusal in refusals)
    facts = [fact for refusal in refusals for fact in refusal.facts.values()]
    assert all(fact is None or isinstance(fact, str | int | tuple) for fact in facts)
