"""The bases of every value that crosses a boundary.

All of them are frozen, refuse unknown fields and never coerce (`True` is not 1). Sequences are tuples.
Read them from JSON (`model_validate_json`), where a list stands for a tuple; from Python objects a
strict model takes a list for an error.
"""

from typing import TypeAlias

from pydantic import BaseModel, ConfigDict

Seat: TypeAlias = int
"""A place at the table: 0 for the first, then clockwise."""


class Value(BaseModel):
    """A frozen, strict value."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Action(Value):
    """What a seat wants to do. Subclasses add `kind: Literal[...]` and the fields of that verb."""

    kind: str


class Event(Value):
    """A fact in the past tense. Subclasses add `kind: Literal[...]` and the fields of that fact.

    `audience` lists the seats that may know it; None means everybody. A step that others must not know yet has an
    event that is not for them: the log prints what was typed to those who may know all events of it.
    """

    kind: str
    audience: tuple[Seat, ...] | None = None


class Options(Value):
    """How a table wants its game. Subclasses give every field a default."""


class State(Value):
    """Everything about a game, hidden things included. Never leaves the engine and the store."""


class View(Value):
    """What one seat, or the public, may know: an allow-list, not a state with holes."""
