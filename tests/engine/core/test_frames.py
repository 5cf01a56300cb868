"""The stack of pending decisions."""

from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from engine.core.frames import Frame, pop, push, top


class Ask(Frame):
    kind: Literal["ask"] = "ask"
    number: int


STACKS = st.lists(st.integers(), max_size=6).map(lambda numbers: tuple(Ask(seat=0, number=one) for one in numbers))


def test_an_empty_stack_has_no_decision():
    assert top(()) is None
    assert pop(()) == ()


@given(STACKS, STACKS)
def test_the_first_frame_pushed_is_decided_first_and_those_below_wait(stack, frames):
    pushed = push(stack, *frames)
    for frame in frames:
        assert top(pushed) == frame
        pushed = pop(pushed)
    assert pushed == stack


def test_a_frame_pushed_later_is_decided_before_those_that_wait():
    first, second, nested = (Ask(seat=0, number=number) for number in range(3))
    stack = push(pop(push((), first, second)), nested)
    assert [top(stack), top(pop(stack))] == [nested, second]
