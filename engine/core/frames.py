"""The stack of decisions that are pending inside a turn, as data in the state.

A game that nests decisions declares its frames as a union of `Frame` subclasses and keeps
`pending: tuple[ThatUnion, ...]` in its state, the innermost last. Since the stack is part of the state, a
restart in the middle of a choice costs nothing.
"""

from typing import TypeVar

from engine.core.model import Seat, Value


class Frame(Value):
    """A decision that waits for `seat`. Subclasses add `kind: Literal[...]` and what the decision needs."""

    kind: str
    seat: Seat


F = TypeVar("F", bound=Frame)


def push(stack: tuple[F, ...], *frames: F) -> tuple[F, ...]:
    """The stack with these frames on it, so that the first of them is decided first."""
    return stack + tuple(reversed(frames))


def top(stack: tuple[F, ...]) -> F | None:
    """The decision to be made now, None if there is none."""
    return stack[-1] if stack else None


def pop(stack: tuple[F, ...]) -> tuple[F, ...]:
    """The stack without the decision just made."""
    return stack[:-1]
