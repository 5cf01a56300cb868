"""Points, in the shape that every game reports them."""

from typing import Literal

from engine.core.model import Event, Seat, Value


class Part(Value):
    """Points from one source, such as `temples`; the game's words name the source for people."""

    source: str
    points: int


OTHER = "other"
"""The source of what no scoring brought: what a game gives and takes in between (`Words.source`)."""


class Scored(Event):
    """A seat has just scored. `round` counts the game's scoring rounds from 1; `total` is the score after it."""

    kind: Literal["scored"] = "scored"
    round: int
    seat: Seat
    parts: tuple[Part, ...]
    total: int

    @property
    def points(self) -> int:
        """The points of this scoring, all sources together."""
        return sum(part.points for part in self.parts)


class Outcome(Value):
    """How a game ended. Points are whole numbers in the unit of `Meta.point_unit`.

    `scores` by seat; `rounds` one tuple by seat for each scoring round; `winners` ascending, several when
    they share the victory; `details` every scoring of the game, in order, for charts and tables.
    """

    scores: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    winners: tuple[Seat, ...]
    details: tuple[Scored, ...] = ()
