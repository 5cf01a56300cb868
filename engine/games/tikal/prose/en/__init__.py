"""English."""

from collections.abc import Mapping

from engine.games.tikal.prose.en.help import HELP
from engine.games.tikal.prose.en.menus import MENUS
from engine.games.tikal.prose.en.orders import ORDERS
from engine.games.tikal.prose.en.refusals import REFUSALS
from engine.games.tikal.prose.en.sentences import SENTENCES
from engine.games.tikal.prose.en.table import TABLE
from engine.games.tikal.prose.en.tutorial import TUTORIAL

__all__ = ["HELP", "TEXTS", "plural"]

TEXTS: Mapping[str, str | tuple[str, ...]] = {**MENUS, **SENTENCES, **REFUSALS, **TABLE, **ORDERS, **TUTORIAL}


def plural(number: int) -> int:
    """Which of the two forms a number takes: one worker, two workers."""
    return 0 if number == 1 else 1
