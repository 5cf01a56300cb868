"""Spanish."""

import re
from collections.abc import Mapping

from engine.games.tikal.prose.es.help import HELP
from engine.games.tikal.prose.es.menus import MENUS
from engine.games.tikal.prose.es.orders import ORDERS
from engine.games.tikal.prose.es.refusals import REFUSALS
from engine.games.tikal.prose.es.sentences import SENTENCES
from engine.games.tikal.prose.es.table import TABLE
from engine.games.tikal.prose.es.tutorial import TUTORIAL

__all__ = ["HELP", "TEXTS", "joined", "plural"]

TEXTS: Mapping[str, str | tuple[str, ...]] = {**MENUS, **SENTENCES, **REFUSALS, **TABLE, **ORDERS, **TUTORIAL}


_BEFORE_I = re.compile(r"(.*) y (?=\W*h?[ií](?!e))", re.I | re.S)
_BEFORE_O = re.compile(r"(.*) o (?=\W*h?[oó])", re.I | re.S)


def joined(phrase: str) -> str:
    """Before its own sound *y* becomes *e* and *o* becomes *u*: Ana e Inés, but Ana y Hierro; Ana u Olga."""
    return _BEFORE_O.sub(r"\1 u ", _BEFORE_I.sub(r"\1 e ", phrase))


def plural(number: int) -> int:
    """Which of the two forms a number takes: un trabajador, dos trabajadores."""
    return 0 if number == 1 else 1
