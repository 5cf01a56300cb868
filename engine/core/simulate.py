"""Plays whole games with each game's own advice, for figures, records and tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core import records
from engine.core.game import AnyGame, Json
from engine.core.model import Action, Options, Seat
from engine.core.rng import Chance, ChanceFact, Rng
from engine.core.scores import Outcome


@dataclass(frozen=True, slots=True)
class Simulated:
    """A whole game: its seed, how it ended, turns and actions taken, and its record."""

    seed: str
    outcome: Outcome
    turns: int
    actions: int
    record: Json


def play(game: AnyGame, options: Options, seats: int, seed: str) -> Simulated:
    """One game to its end, each seat following the first suggestion that the game gives it.

    Where a game suggests nothing, a legal action is picked by the seed.
    """
    first = game.start(options, seats, seed).state
    rng = Rng(Chance(seed=f"{seed}/players"))
    state, turns = first, 0
    steps: list[tuple[Seat, Action, tuple[ChanceFact, ...]]] = []
    while game.to_act(state):
        seat = min(game.to_act(state))
        action = _choose(game, state, seat, rng)
        step = game.apply(state, seat, action)
        steps.append((seat, action, step.chance))
        state = step.state
        turns += step.ends_turn
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is to act, so the game is over"
    return Simulated(
        seed=seed,
        outcome=outcome,
        turns=turns,
        actions=len(steps),
        record=records.write(game, first, state, seed, steps),
    )


def games(game: AnyGame, options: Options, seats: int, seed: str, count: int) -> Iterator[Simulated]:
    """`count` games; the n-th (from 1) has the seed `<seed>-<n>`."""
    for number in range(1, count + 1):
        yield play(game, options, seats, f"{seed}-{number}")


def _choose(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Action:
    suggestions: tuple[Action, ...] = game.suggest(game.view(state, seat), seat)
    if suggestions:
        return suggestions[0]
    legal: tuple[Action, ...] = game.legal_actions(state, seat)
    return rng.choice(legal)
