"""The menus that a list of legal actions falls into, as the panel makes them."""

from collections.abc import Iterator, Sequence

from bot.ui.narrow import Menu, Path, narrow
from engine.core.model import Action


def menus(actions: Sequence[Action], path: Path = ()) -> Iterator[Menu]:
    """Every menu that can be reached, those with nothing left to choose too."""
    menu = narrow(actions, path)
    yield menu
    for entry in menu.entries:
        yield from menus(actions, (*path, entry.key))
