"""Colours that every game shares, and the four players' (picture.md, 3)."""

from dataclasses import dataclass

INK = "#15110C"
CREAM = "#FFF6DF"
GOLD = "#FFD23C"
GOLD_TEXT = "#FFC93C"
GOLD_DARK = "#B9791A"
WHITE = "#FFFFFF"

PANEL_TOP = "#2C3D33"
PANEL_BOTTOM = "#17221C"
PANEL_EDGE = "#5C6B58"
FRET = "#C99A3A"
FAINT = "#7F8F83"
SAGE = "#A9CDB0"


@dataclass(frozen=True, slots=True)
class Livery:
    """What is the same on everything a player owns. `ink` is the text on the fill, `rim` the light edge around it."""

    name: str
    fill: str
    shade: str
    ink: str
    rim: str
    shape: str


LIVERIES = (
    Livery("ivory", "#F6F0DF", "#B9A984", "#1B150E", "#3A2F20", "circle"),
    Livery("sky", "#2FB0FF", "#0E6DB3", "#08203A", CREAM, "triangle"),
    Livery("vermilion", "#D23A1A", "#8A1D08", "#FFF6DF", CREAM, "square"),
    Livery("violet", "#4A2189", "#2A0F57", "#FFF6DF", CREAM, "diamond"),
)


def liveries(seats: int, colours: tuple[int, ...] | None) -> tuple[int, ...]:
    """Which livery each seat wears. Raises ValueError if two seats would look the same."""
    chosen = colours if colours is not None else tuple(range(seats))
    if len(chosen) != seats or len(set(chosen)) != seats or not all(0 <= one < len(LIVERIES) for one in chosen):
        raise ValueError(f"{seats} seats need {seats} different colours of {len(LIVERIES)}, not {chosen}")
    return chosen
