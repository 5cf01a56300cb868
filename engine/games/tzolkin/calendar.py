"""Advancing the calendar (rules, section 8)."""

from engine.core.model import Seat
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.happenings import CalendarAdvanced, MarkerPassed, PushedOff, WorkerReturned
from engine.games.tzolkin.names import DUMMY, GEARS
from engine.games.tzolkin.state import TzolkinState


def is_food_day(state: TzolkinState) -> bool:
    """Whether this round is the next Food Day, also if its tooth was jumped over (8.6)."""
    done, days = state.food_days_done, DATA.food.days
    return done < len(days) and state.tooth >= days[done].tooth


def may_speed(state: TzolkinState, chooser: Seat) -> bool:
    """Whether two days are allowed: a light board, and nobody is pushed off by the second day (8.3)."""
    if not state.players[chooser].light:
        return False
    last_but_one = ((gear, DATA.gear[gear].last - 1) for gear in GEARS)
    return all(state.gear(gear)[space] in (None, DUMMY) for gear, space in last_but_one)


def take_back(course: Course) -> Seat | None:
    """The worker on the starting space returns (8.2); whose it was."""
    owner = course.state.starting_space
    if owner is not None:
        course.change(starting_space=None)
        course.tell(WorkerReturned(seat=owner))
    return owner


def pass_marker(course: Course, owner: Seat) -> None:
    """The marker goes to the owner of that worker, or on to the left (8.2, a21)."""
    state = course.state
    following = owner if state.starting_player != owner else (owner + 1) % state.seats
    course.change(starting_player=following)
    course.tell(MarkerPassed(seat=following))


def turn_gears(course: Course, days: int, *, corn: int = 0, dark: Seat | None = None) -> None:
    """So many days pass (8.4); `corn` is laid on the teeth first, the board of `dark` turns to its dark side."""
    if dark is not None:
        course.update(dark, light=False)
    course.change(tooth=course.state.tooth + days, corn_on_teeth=course.state.corn_on_teeth + corn)
    course.tell(CalendarAdvanced(days=days, tooth=course.state.tooth, corn=course.state.corn_on_teeth, dark=dark))
    for _ in range(days):
        _turn_once(course)


def _turn_once(course: Course) -> None:
    """Every worker moves one position on; players' workers fall off behind the last space."""
    turned: list[tuple[int | None, ...]] = []
    for gear, cells in zip(GEARS, course.state.gears, strict=True):
        off = cells[DATA.gear[gear].last]
        moved = [cells[-1], *cells[:-1]]
        if off is not None and off != DUMMY:
            moved[DATA.gear[gear].last + 1] = None
            course.tell(PushedOff(seat=off, gear=gear))
        turned.append(tuple(moved))
    course.change(gears=tuple(turned))
