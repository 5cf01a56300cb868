"""The games, tables and options that the suite runs on, and random games played on them."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args, get_origin

from engine.core import records, registry
from engine.core.game import AnyGame, Step
from engine.core.model import Action, Options, Seat
from engine.core.rng import Chance, Rng
from engine.core.words import Words

NAMES = ("Ann", "B{0}b", "C%d", "D*")
"""Names that break a sentence made by formatting twice; the platform escapes Markdown, not braces."""

TOO_LONG = 4000


@dataclass(frozen=True, slots=True)
class Case:
    """A game, how many play, and whether with the default options or with every option changed."""

    key: str
    seats: int
    changed: bool

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}-{'changed' if self.changed else 'default'}"

    @property
    def game(self) -> AnyGame:
        return registry.game(self.key)

    @property
    def words(self) -> Words:
        return registry.words(self.key)

    @property
    def options(self) -> Options:
        kind = self.game.options_type
        return kind.model_validate(changed_options(kind)) if self.changed else kind()

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.seats]


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a random game, who moved in it and how, and what that led to."""

    state: Any
    seat: Seat
    action: Action
    step: Step[Any]


@dataclass(frozen=True, slots=True)
class Walk:
    """A random game from its beginning to its end."""

    first: Step[Any]
    positions: tuple[Position, ...]
    last: Any

    @property
    def states(self) -> tuple[Any, ...]:
        return (*(position.state for position in self.positions), self.last)

    @property
    def events(self) -> list[Any]:
        steps = [self.first, *(position.step for position in self.positions)]
        return [event for step in steps for event in step.events]


CASES = [
    Case(key, seats, changed)
    for key, meta in registry.metas().items()
    for seats in range(meta.seats_min, meta.seats_max + 1)
    for changed in (False, True)
]


def changed_options(kind: type[Options]) -> dict[str, Any]:
    """A value other than the default for each option that has two or more values."""
    changed: dict[str, Any] = {}
    for name, field in kind.model_fields.items():
        if field.annotation is bool:
            changed[name] = not field.default
        elif get_origin(field.annotation) is Literal:
            changed[name] = [value for value in get_args(field.annotation) if value != field.default][-1]
    return changed


@cache
def walk(case: Case, seed: str = "walk") -> Walk:
    """A game in which the seats do anything that is legal, each kind of action equally often."""
    game, rng = case.game, Rng(Chance(seed=f"{case}/{seed}"))
    first = game.start(case.options, case.seats, f"{case}/{seed}")
    state, positions = first.state, []
    while game.to_act(state):
        assert len(positions) < TOO_LONG, "the game does not end"
        seat = rng.choice(sorted(game.to_act(state)))
        legal = game.legal_actions(state, seat)
        kind = rng.choice(sorted({action.kind for action in legal}))
        action = rng.choice([action for action in legal if action.kind == kind])
        step = game.apply(state, seat, action)
        positions.append(Position(state, seat, action, step))
        state = step.state
    return Walk(first, tuple(positions), state)


@cache
def samples(case: Case, count: int = 10) -> tuple[Position, ...]:
    """Positions from all over a random game, and one for each set of kinds of actions that a seat can have."""
    positions = walk(case).positions
    chosen = {at * len(positions) // count for at in range(count)}
    seen: set[frozenset[str]] = set()
    for at, position in enumerate(positions):
        kinds = frozenset(action.kind for action in case.game.legal_actions(position.state, position.seat))
        if kinds not in seen and len(seen) < count:
            chosen.add(at)
        seen.add(kinds)
    return tuple(positions[at] for at in sorted(chosen))


def record_of(case: Case, played: Walk) -> dict[str, Any]:
    """The record of a random game."""
    steps = [(one.seat, one.action, one.step.chance) for one in played.positions]
    return records.write(case.game, played.first.state, played.last, f"{case}/walk", steps)
