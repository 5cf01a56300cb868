"""The row of buildings and the stacks behind it (rules 4.4, 9.2)."""

from engine.games.tzolkin.course import Course
from engine.games.tzolkin.happenings import AgeBegan, RowRefilled


def refill(course: Course) -> None:
    """Fill the empty slots from the stack of the age, in their order, as long as it lasts (a23)."""
    drawn = _fill(course)
    if drawn:
        course.tell(RowRefilled(buildings=drawn))


def second_age(course: Course) -> None:
    """The buildings of the first age go; six of the second lie in the row (9.2)."""
    course.change(age=2, row=(None,) * len(course.state.row))
    course.tell(AgeBegan(buildings=_fill(course)))


def _fill(course: Course) -> tuple[str, ...]:
    state = course.state
    first = state.age == 1
    stack = state.deal.age1[state.drawn1 :] if first else state.deal.age2[state.drawn2 :]
    row, drawn = list(state.row), 0
    for slot, building in enumerate(row):
        if building is None and drawn < len(stack):
            row[slot] = stack[drawn]
            drawn += 1
    if not drawn:
        return ()
    course.change(row=tuple(row), **({"drawn1": state.drawn1 + drawn} if first else {"drawn2": state.drawn2 + drawn}))
    course.reveal()
    return stack[:drawn]
