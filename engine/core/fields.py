"""What the fields of actions hold: texts, whole numbers, yes or no, one of a few."""

from typing import Any, Literal, TypeAlias, get_args, get_origin

from pydantic.fields import FieldInfo

Shape: TypeAlias = Literal["text", "number", "flag", "choice"]


def shape(info: FieldInfo) -> Shape | None:
    """What kind of value a field holds; None if it cannot be typed."""
    if get_origin(info.annotation) is Literal:
        return "choice"
    known: dict[Any, Shape] = {str: "text", int: "number", bool: "flag"}
    return known.get(info.annotation)


def choices(info: FieldInfo) -> tuple[Any, ...]:
    """The values of a field that holds one of a few."""
    return get_args(info.annotation)


def bounds(info: FieldInfo) -> tuple[int | None, int | None]:
    """The least and the highest value of a whole number, where there is one."""
    least: int | None = None
    most: int | None = None
    for one in info.metadata:
        least = getattr(one, "ge", least)
        most = getattr(one, "le", most)
    return least, most
