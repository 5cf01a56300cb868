"""The tentative turn: a draft's actions played again on the state they began from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.game import AnyGame, Step
from engine.core.model import Action, Event, Seat
from engine.core.rng import ChanceFact


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's steps so far, from `base` to `state`.

    `floor` counts the actions that cannot be taken back any more, because one of them revealed something.
    `ends` says that the last action ended the turn.
    """

    base: Any
    seat: Seat
    actions: tuple[Action, ...]
    state: Any
    events: tuple[Event, ...] = ()
    chance: tuple[ChanceFact, ...] = ()
    floor: int = 0
    ends: bool = False

    @property
    def must_commit(self) -> bool:
        """Whether what was done has to be made final at once: something was revealed, or the turn ended."""
        return self.ends or self.floor > 0


def begin(base: Any, seat: Seat) -> Turn:
    """A turn in which nothing was done yet."""
    return Turn(base=base, seat=seat, actions=(), state=base)


def add(game: AnyGame, turn: Turn, action: Action) -> Turn:
    """The turn with one more step. Raises a Refusal; the given turn stays as it is."""
    step: Step[Any] = game.apply(turn.state, turn.seat, action)
    actions = (*turn.actions, action)
    return Turn(
        base=turn.base,
        seat=turn.seat,
        actions=actions,
        state=step.state,
        events=turn.events + step.events,
        chance=turn.chance + step.chance,
        floor=len(actions) if step.reveals else turn.floor,
        ends=step.ends_turn,
    )


def replay(game: AnyGame, base: Any, seat: Seat, actions: Sequence[Action]) -> Turn:
    """The turn that these actions make. Raises the Refusal of the first that does not apply."""
    turn = begin(base, seat)
    for action in actions:
        turn = add(game, turn, action)
    return turn


def undo(game: AnyGame, turn: Turn) -> Turn:
    """The turn without its last step; the same turn if nothing can be taken back."""
    if len(turn.actions) <= turn.floor:
        return turn
    return replay(game, turn.base, turn.seat, turn.actions[:-1])
