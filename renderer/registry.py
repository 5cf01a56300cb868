"""Finds the games that have pictures: every sub-package of `renderer.games` is one. Nothing else lists them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

import renderer.games
from renderer.art import PAINTERS
from renderer.painter import Painter

if TYPE_CHECKING:
    from renderer.picture import Request
    from renderer.scene import Scene


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures of a game: the kinds it has, and how a request becomes a scene.

    `zooms`: its board can be drawn by quarters and in large print.
    """

    kinds: tuple[str, ...]
    compose: "Callable[[Request], Scene]"
    zooms: bool = False


@cache
def pictures(game: str) -> Pictures | None:
    """The pictures of this game, None if it has none."""
    if game not in {module.name for module in iter_modules(renderer.games.__path__) if module.ispkg}:
        return None
    return cast(Pictures, import_module(f"renderer.games.{game}.scene").PICTURES)


@cache
def painters(game: str) -> Mapping[str, Painter]:
    """The painters of every sprite that a scene of this game may name."""
    return {**PAINTERS, **cast(dict[str, Painter], import_module(f"renderer.games.{game}.art").PAINTERS)}
