"""Colours as #RRGGBB strings, and what is done with them."""

from functools import cache

RGBA = tuple[int, int, int, int]


@cache
def rgb(colour: str, alpha: float = 1.0) -> RGBA:
    """The four channels of #RRGGBB; `alpha` from 0 to 1."""
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16), round(alpha * 255))


def mix(first: str, second: str, part: float) -> str:
    """The colour `part` of the way from the first to the second."""
    a, b = rgb(first), rgb(second)
    red, green, blue = (round(a[k] + (b[k] - a[k]) * part) for k in range(3))
    return f"#{red:02X}{green:02X}{blue:02X}"
