"""Spanish."""

import re
from collections.abc import Mapping

from engine.games.tzolkin.prose.es.help import HELP
from engine.games.tzolkin.prose.es.menus import MENUS
from engine.games.tzolkin.prose.es.refusals import REFUSALS
from engine.games.tzolkin.prose.es.sentences import SENTENCES
from engine.games.tzolkin.prose.es.table import TABLE
from engine.games.tzolkin.prose.es.things import THINGS
from engine.games.tzolkin.prose.es.tiles import TILES

__all__ = ["HELP", "TEXTS", "joined", "plural"]

TEXTS: Mapping[str, str | tuple[str, ...]] = {**THINGS, **TILES, **MENUS, **SENTENCES, **REFUSALS, **TABLE}

_BEFORE_I = re.compile(r"(.*) y (?=\W*h?[ií](?!e))", re.I | re.S)
_BEFORE_O = re.compile(r"(.*) o (?=\W*h?[oó])", re.I | re.S)


def joined(phrase: str) -> str:
    """Before its own sound *y* becomes *e* and *o* becomes *u*: Ana e Inés, but Ana y Hierro; Ana u Olga."""
    return _BEFORE_O.sub(r"\1 u ", _BEFORE_I.sub(r"\1 e ", phrase))


def plural(number: int) -> int:
    """Which of the two forms a number takes: un trabajador, dos trabajadores."""
    return 0 if number == 1 else 1
