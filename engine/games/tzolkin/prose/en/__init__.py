"""English."""

from collections.abc import Mapping

from engine.games.tzolkin.prose.en.help import HELP
from engine.games.tzolkin.prose.en.menus import MENUS
from engine.games.tzolkin.prose.en.refusals import REFUSALS
from engine.games.tzolkin.prose.en.sentences import SENTENCES
from engine.games.tzolkin.prose.en.table import TABLE
from engine.games.tzolkin.prose.en.things import THINGS
from engine.games.tzolkin.prose.en.tiles import TILES

__all__ = ["HELP", "TEXTS", "plural"]

TEXTS: Mapping[str, str | tuple[str, ...]] = {**THINGS, **TILES, **MENUS, **SENTENCES, **REFUSALS, **TABLE}


def plural(number: int) -> int:
    """Which of the two forms a number takes: one worker, two workers."""
    return 0 if number == 1 else 1
