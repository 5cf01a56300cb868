"""Drafts, undo, idle turns, episodes, reveals."""

from engine.core import turn as turns
from engine.core.rng import Chance, Rng
from tests.contract.cases import samples, walk


def test_an_idle_turn_is_legal_and_only_its_last_action_ends_the_turn(case):
    game = case.game
    for position in samples(case, 20):
        for seat in sorted(game.to_act(position.state)):
            least = game.idle_turn(position.state, seat)
            assert least
            turn = turns.begin(position.state, seat)
            for action in least:
                assert not turn.ends
                assert action in game.legal_actions(turn.state, seat)
                turn = turns.add(game, turn, action)
            assert turn.ends


def test_a_game_of_idle_turns_ends(case):
    game = case.game
    state, count = game.start(case.options, case.seats, "idle").state, 0
    while game.to_act(state):
        seat = max(game.to_act(state))
        for action in game.idle_turn(state, seat):
            state = game.apply(state, seat, action).state
        count += 1
        assert count < 1000


def test_episodes_begin_at_1_and_never_go_back(case):
    numbers = [case.game.episode(state) for state in walk(case).states]
    assert numbers[0] == 1
    assert numbers == sorted(numbers)
    assert numbers[-1] > 1


def test_every_turn_that_ends_for_one_seat_alone_ends_its_episode(case):
    """What follows is somebody else's to tell, unless several seats were asked, one after another or at once."""
    game, played = case.game, walk(case)
    sharing = {}
    for position in played.positions:
        sharing.setdefault(game.episode(position.state), set()).add(position.seat)
    for position in played.positions:
        alone = sharing[game.episode(position.state)] == {position.seat}
        if alone and position.step.ends_turn and game.to_act(position.step.state):
            assert game.episode(position.step.state) > game.episode(position.state)


def test_reveals_and_audiences_name_seats_at_the_table(case):
    seats = set(range(case.seats))
    for position in walk(case).positions:
        assert position.step.reveals <= seats
        for event in position.step.events:
            assert event.audience is None or set(event.audience) <= seats


def test_undo_gives_the_former_turn_and_never_goes_behind_a_reveal(case):
    game, rng = case.game, Rng(Chance(seed="undo"))
    undone = 0
    for position in samples(case, 15):
        turn = turns.begin(position.state, position.seat)
        assert turns.undo(game, turn) == turn
        for _ in range(5):
            if turn.must_commit:
                break
            former, action = turn, rng.choice(game.legal_actions(turn.state, turn.seat))
            step = game.apply(turn.state, turn.seat, action)
            turn = turns.add(game, turn, action)
            if step.reveals:
                assert turns.undo(game, turn) == turn
            else:
                undone += 1
                assert turns.undo(game, turn) == former
        assert turns.replay(game, turn.base, turn.seat, turn.actions) == turn
    assert undone


def test_chance_and_draws_are_revealed_to_somebody(case):
    """A step that drew something in mid-play reveals it, or undo could draw again."""
    for position in walk(case).positions:
        assert not position.step.chance or position.step.reveals


def test_a_draw_moves_the_stream_on(case):
    """Or the next draw would take the same numbers again."""
    for position in walk(case).positions:
        if position.step.chance:
            assert position.step.state.chance.counter > position.state.chance.counter
