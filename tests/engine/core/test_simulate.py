"""Whole games by seed."""

import json

from engine.core import records, registry, simulate

GAME = registry.game("lantern")
OPTIONS = GAME.options_type()


def test_the_same_seed_gives_the_same_games():
    first = list(simulate.games(GAME, OPTIONS, 3, "s", 4))
    assert list(simulate.games(GAME, OPTIONS, 3, "s", 4)) == first
    assert list(simulate.games(GAME, OPTIONS, 3, "s", 2)) == first[:2]
    assert [game.seed for game in first] == ["s-1", "s-2", "s-3", "s-4"]


def test_other_seeds_give_other_games():
    outcomes = {game.outcome for game in simulate.games(GAME, OPTIONS, 3, "s", 10)}
    assert len(outcomes) > 5


def test_a_game_is_known_for_ever():
    game = simulate.play(GAME, OPTIONS, 2, "sacbe")
    assert (game.outcome.scores, game.turns, game.actions) == ((7, 9), 8, 18)


def test_turns_are_counted_when_they_end_and_actions_when_they_are_taken():
    game = simulate.play(GAME, OPTIONS, 2, "count")
    steps = [step for step in game.record["steps"] if "action" in step]
    assert game.actions == len(steps)
    assert game.turns == 2 * 2 * OPTIONS.nights, "a seat offers once and acts once a night"


def test_where_a_game_suggests_nothing_the_seed_picks():
    class Silent(type(GAME)):
        def suggest(self, view, seat):
            return ()

    silent = Silent()
    games = list(simulate.games(silent, OPTIONS, 2, "silent", 5))
    assert games == list(simulate.games(silent, OPTIONS, 2, "silent", 5))
    assert len({tuple(map(str, game.record["steps"])) for game in games}) == 5
    for game in games:
        assert records.replay(records.read(json.dumps(game.record))).states
