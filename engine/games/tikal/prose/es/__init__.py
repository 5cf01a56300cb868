"""Spanish."""

from collections.abc import Mapping

from engine.games.tikal.prose.es.help import HELP
from engine.games.tikal.prose.es.menus import MENUS
from engine.games.tikal.prose.es.refusals import REFUSALS
from engine.games.tikal.prose.es.sentences import SENTENCES
from engine.games.tikal.prose.es.table import TABLE

__all__ = ["HELP", "TEXTS", "plural"]

TEXTS: Mapping[str, str | tuple[str, ...]] = {**MENUS, **SENTENCES, **REFUSALS, **TABLE}


def plural(number: int) -> int:
    """Which of the two forms a number takes: un trabajador, dos trabajadores."""
    return 0 if number == 1 else 1
