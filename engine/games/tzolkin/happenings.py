"""The events of Tzolk'in that belong to no single verb: what is gained, and what happens by itself (rules 15.6)."""

from typing import Literal

from engine.core.model import Event, Seat
from engine.games.tzolkin.names import Gear, Good, Technology, Temple


class Gained(Event):
    """A seat took goods from the bank; `wanted` is what it should have got, more if the bank ran out of skulls."""

    kind: Literal["gained"] = "gained"
    seat: Seat
    good: Good
    amount: int
    wanted: int


class PointsGained(Event):
    """A seat won points in a turn (quarter points)."""

    kind: Literal["points_gained"] = "points_gained"
    seat: Seat
    points: int
    total: int


class Rose(Event):
    """A marker went one step up; `lit`: it reached the top and the board turned to its light side."""

    kind: Literal["rose"] = "rose"
    seat: Seat
    temple: Temple
    step: int
    top: bool
    lit: bool


class StepLost(Event):
    """A step up was lost: the marker is on top, or another one holds the top (7.17)."""

    kind: Literal["step_lost"] = "step_lost"
    seat: Seat
    temple: Temple


class Fell(Event):
    """The gods were angered: a marker went one step down."""

    kind: Literal["fell"] = "fell"
    seat: Seat
    temple: Temple
    step: int


class Advanced(Event):
    """A seat reached a technology level; `bonus`: it was at the last level and gets the bonus instead."""

    kind: Literal["advanced"] = "advanced"
    seat: Seat
    technology: Technology
    level: int
    bonus: bool


class WorkerGained(Event):
    """A seat has one worker more in play; `workers` of them now. `all_in_play`: it had them all already."""

    kind: Literal["worker_gained"] = "worker_gained"
    seat: Seat
    workers: int
    all_in_play: bool


class WealthRevealed(Event):
    """Everybody has chosen; the tiles kept, by seat (2.8)."""

    kind: Literal["wealth_revealed"] = "wealth_revealed"
    tiles: tuple[tuple[str, ...], ...]


class RowRefilled(Event):
    """New buildings lie in the row."""

    kind: Literal["row_refilled"] = "row_refilled"
    buildings: tuple[str, ...]


class TeethCollected(Event):
    """A seat took the corn from the teeth (4.4)."""

    kind: Literal["teeth_collected"] = "teeth_collected"
    seat: Seat
    corn: int


class FoodDayBegan(Event):
    """The Food Day with this number, 1 to 4."""

    kind: Literal["food_day_began"] = "food_day_began"
    number: int
    reward: Literal["goods", "points"]


class Fed(Event):
    """A seat fed its workers (9.1): for `corn`, `hungry` of them got nothing."""

    kind: Literal["fed"] = "fed"
    seat: Seat
    corn: int
    hungry: int


class AgeBegan(Event):
    """The second age began with these buildings (9.2)."""

    kind: Literal["age_began"] = "age_began"
    buildings: tuple[str, ...]


class SkullsWithheld(Event):
    """The bank could not serve all `seats` with a skull, so nobody got one (9.3)."""

    kind: Literal["skulls_withheld"] = "skulls_withheld"
    seats: tuple[Seat, ...]
    left: int


class WorkerReturned(Event):
    """The worker came back from the starting space."""

    kind: Literal["worker_returned"] = "worker_returned"
    seat: Seat


class MarkerPassed(Event):
    """A seat is the starting player now."""

    kind: Literal["marker_passed"] = "marker_passed"
    seat: Seat


class CalendarAdvanced(Event):
    """The calendar stands on this tooth; `corn` lies on the teeth. `dark`: the seat whose board turned dark."""

    kind: Literal["calendar_advanced"] = "calendar_advanced"
    days: int
    tooth: int
    corn: int
    dark: Seat | None = None


class PushedOff(Event):
    """A worker fell off the end of a gear and is back in hand (8.4)."""

    kind: Literal["pushed_off"] = "pushed_off"
    seat: Seat
    gear: Gear


class GameEnded(Event):
    """The game is over; quarter points by seat."""

    kind: Literal["game_ended"] = "game_ended"
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
