"""Every kind of picture once, from games that a seed plays: for `docs/pictures.md`, and for eyes that review.

A game that wants to be shown has a module `gallery` beside its `scene`, with a function `pictures`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import renderer.games
from engine.core.model import Action, Event, View
from engine.core.registry import game as find_game
from engine.core.rng import Chance, Rng


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game that plays itself: what is seen, what may be done, what the turn has brought so far."""

    view: Any
    legal: tuple[Action, ...]
    events: tuple[Event, ...]
    episode: int
    outcome: Any = None


def moments(game: str, seats: int, seed: str, **options: Any) -> list[Moment]:
    """Every position of one game, each seat following the game's advice two times in three."""
    rules = find_game(game)
    state = rules.start(rules.parse_options(options), seats, seed).state
    rng = Rng(Chance(seed=f"{seed}/moments"))
    found: list[Moment] = []
    events: tuple[Event, ...] = ()
    episode = rules.episode(state)
    while True:
        acting = rules.to_act(state)
        seat = min(acting) if acting else None
        view: View = rules.view(state, None)
        legal = () if seat is None else rules.legal_actions(state, seat)
        found.append(Moment(view, legal, events, episode, rules.outcome(state)))
        if seat is None:
            return found
        advice = rules.suggest(rules.view(state, seat), seat)
        action = advice[0] if advice and rng.below(3) else rng.choice(legal)
        current = rules.episode(state)
        step = rules.apply(state, seat, action)
        events = (*events, *step.events) if current == episode else tuple(step.events)
        episode, state = current, step.state


def turns(played: Sequence[Moment]) -> list[Moment]:
    """The last position of each turn."""
    return list({one.episode: one for one in played}.values())


def pictures() -> Iterator[tuple[str, bytes]]:
    """File names, which begin with the game's key, and files."""
    for module in iter_modules(renderer.games.__path__):
        place = f"renderer.games.{module.name}.gallery"
        if module.ispkg and find_spec(place) is not None:
            for name, data in import_module(place).pictures():
                yield f"{module.name}-{name}", data
