"""What tiles and bonuses give, one effect after the other (rules 7.12, a15)."""

from typing import cast

from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Act, Advance, Build, Effects, Market, StepUp, TakeBlock
from engine.games.tzolkin.names import Good, Technology, Temple
from engine.games.tzolkin.parts import Effect


def advance(course: Course, technology: Technology) -> None:
    """One advance, paid for or free: a level, or the bonus of the track (a2)."""
    if not course.raise_level(technology):
        bonus: Effect = getattr(DATA.technologies.bonus, technology)
        give(course, bonus)


def give(course: Course, effect: Effect) -> None:
    """One effect for the acting seat; what it asks is put on top of the pending decisions."""
    seat = course.seat
    if effect.kind == "gain":
        course.gain(cast(Good, effect.what), effect.amount)
    elif effect.kind == "points":
        course.win(effect.amount)
    elif effect.kind == "worker":
        for _ in range(effect.amount):
            course.add_worker()
    elif effect.kind == "block":
        course.push(*(TakeBlock(seat=seat) for _ in range(effect.amount)))
    elif effect.kind == "temple" and effect.what == "any":
        course.push(*(StepUp(seat=seat) for _ in range(effect.amount)))
    elif effect.kind == "temple":
        for _ in range(effect.amount):
            course.rise(cast(Temple, effect.what))
    elif effect.kind == "technology" and effect.what == "any":
        course.push(*(Advance(seat=seat, free=True) for _ in range(effect.amount)))
    elif effect.kind == "technology":
        for _ in range(effect.amount):
            advance(course, cast(Technology, effect.what))
    elif effect.kind == "build":
        course.push(Build(seat=seat, optional=True))
    elif effect.kind == "market":
        course.push(Market(seat=seat))
    elif effect.kind == "act":
        course.push(Act(seat=seat, fee=effect.amount, optional=True))
    # feeds, saves: nothing now, counted on every Food Day (9.1)


def next_effect(course: Course, frame: Effects) -> None:
    """The next effect of a building; those after it wait below what it asks."""
    course.pop()
    effects = DATA.building[frame.building].effects
    if frame.at + 1 < len(effects):
        course.push(frame.model_copy(update={"at": frame.at + 1}))
    if effects:
        give(course, effects[frame.at])
