"""Finds the games: every sub-package of `engine.games` is one. Nothing else lists them."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import cast

from engine.core.game import AnyGame, Meta
from engine.core.notation import Notation
from engine.core.words import Words


@cache
def metas() -> dict[str, Meta]:
    """What can be told of each game without loading its rules, by key, in alphabetical order."""
    # by name, not by an import: games stand on the core, never the other way
    places = import_module("engine.games").__path__
    keys = sorted(module.name for module in iter_modules(places) if module.ispkg)
    return {key: cast(Meta, import_module(f"engine.games.{key}.meta").META) for key in keys}


@cache
def game(key: str) -> AnyGame:
    """The game with this key. Raises KeyError if there is none."""
    if key not in metas():
        raise KeyError(key)
    return cast(AnyGame, import_module(f"engine.games.{key}.rules").GAME)


@cache
def words(key: str) -> Words:
    """The words of the game with this key. Raises KeyError if there is none."""
    if key not in metas():
        raise KeyError(key)
    return cast(Words, import_module(f"engine.games.{key}.words").WORDS)


@cache
def notation(key: str) -> Notation:
    """How the game with this key is typed; by its kinds and fields if it says nothing. Raises KeyError."""
    if key not in metas():
        raise KeyError(key)
    name = f"engine.games.{key}.notation"
    if find_spec(name) is None:
        return Notation(game(key).action_types)
    return cast(Notation, import_module(name).NOTATION)
