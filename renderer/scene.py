"""A picture as plain data: what is drawn where, and nothing about how.

A game makes a scene from a view; `raster` turns it into pixels. Everything here is a frozen dataclass of
numbers and strings, so a scene can be compared, printed as JSON and tested without looking at pixels.
Lengths are pixels, y grows downwards. `about` says in a word or two what a mark stands for (`A3/figures/0`).
"""

from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from renderer.palette import INK

Arg: TypeAlias = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture that the painter `name` makes from `args`, put with its anchor at (x, y)."""

    name: str
    x: float
    y: float
    args: tuple[Arg, ...] = ()
    scale: float = 1.0
    about: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text. `anchor` as Pillow's: l, m, r across and m (middle of capitals) or s (base line) down."""

    text: str
    x: float
    y: float
    size: int
    fill: str
    edge: str = INK
    edge_width: int = 0
    anchor: str = "mm"
    about: str = ""


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle with an edge outside it."""

    x: float
    y: float
    radius: float
    fill: str
    edge: str = INK
    edge_width: float = 0.0
    about: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line with round joints in a casing that is `casing` wide in all, with dashes `dash` long; 0 is none."""

    points: tuple[tuple[float, float], ...]
    width: float
    fill: str
    casing: float = 0.0
    casing_fill: str = INK
    dash: float = 0.0
    about: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with round corners, a gradient from `top` to `bottom`, an edge inside it."""

    left: float
    upper: float
    width: float
    height: float
    radius: float
    top: str
    bottom: str
    edge: str = ""
    edge_width: float = 0.0
    shine: bool = False
    about: str = ""


Mark: TypeAlias = Sprite | Text | Disc | Line | Box


@dataclass(frozen=True, slots=True)
class Layer:
    """Marks drawn in order. `steady`: changes rarely, so it is worth keeping its pixels."""

    name: str
    marks: tuple[Mark, ...]
    steady: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture, its layers from the ground up."""

    game: str
    width: int
    height: int
    layers: tuple[Layer, ...]

    def marks(self, about: str = "") -> list[Mark]:
        """All marks whose `about` begins so, from the ground up."""
        return [mark for layer in self.layers for mark in layer.marks if mark.about.startswith(about)]

    def as_json(self) -> dict[str, Any]:
        """The scene as JSON values, for people to read."""
        return asdict(self)
