"""From all legal actions to one, a choice at a time: pure, and the same for every game.

A path is a tuple of keys. The first is an action kind; each further one picks a value of the next field in
which the remaining actions differ, or, once at most 25 remain, one whole action (`#` and its number).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from bot.ui.limits import OPTIONS
from engine.core.model import Action

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice: its key in the path, the value of the field (None for a whole action), what remains after it."""

    key: str
    value: Any
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """Where a path leads: the next choice, or `action` if nothing is left to choose.

    `field` is None when kinds or whole actions are chosen. `entries` is never longer than 25 on one page
    (`page` counts from 0, `pages` in all).
    """

    path: Path
    kind: str | None
    field: str | None
    entries: tuple[Entry, ...]
    actions: tuple[Action, ...]
    action: Action | None = None

    def page(self, number: int) -> tuple[Entry, ...]:
        """At most 25 entries; a number outside is brought inside."""
        number = max(0, min(number, self.pages - 1))
        return self.entries[number * OPTIONS : (number + 1) * OPTIONS]

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return max(1, -(-len(self.entries) // OPTIONS))


class Astray(Exception):
    """The path leads nowhere: what it chose is not possible (any more)."""


def narrow(actions: Sequence[Action], path: Path, stepwise: Collection[str] = ()) -> Menu:
    """The menu at the end of `path`; kinds in `stepwise` are asked field by field throughout. Raises Astray."""
    if not path:
        return Menu((), None, None, _by_kind(actions), tuple(actions))
    kind, *keys = path
    fielded = kind in stepwise
    menu = _menu((kind,), kind, tuple(action for action in actions if action.kind == kind), fielded)
    for key in keys:
        chosen = next((entry for entry in menu.entries if entry.key == key), None)
        if chosen is None:
            raise Astray(path)
        menu = _menu((*menu.path, key), kind, chosen.actions, fielded)
    return menu


def key_of(value: Any) -> str:
    """How a value is written in a path."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(key_of(part) for part in value)
    return str(value)


def _menu(path: Path, kind: str, actions: tuple[Action, ...], fielded: bool) -> Menu:
    if not actions:
        raise Astray(path)
    if len(actions) == 1:
        return Menu(path, kind, None, (), actions, actions[0])
    if len(actions) <= OPTIONS and not fielded:
        entries = tuple(Entry(f"#{number}", None, (action,)) for number, action in enumerate(actions))
        return Menu(path, kind, None, entries, actions)
    for field in type(actions[0]).model_fields:
        values: dict[str, tuple[Any, list[Action]]] = {}
        for action in actions:
            value = getattr(action, field)
            values.setdefault(key_of(value), (value, []))[1].append(action)
        if len(values) > 1:
            entries = tuple(Entry(key, value, tuple(rest)) for key, (value, rest) in values.items())
            return Menu(path, kind, field, entries, actions)
    raise AssertionError("actions of one kind that are all equal are listed once")


def _by_kind(actions: Sequence[Action]) -> tuple[Entry, ...]:
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(action.kind, []).append(action)
    return tuple(Entry(kind, kind, tuple(rest)) for kind, rest in kinds.items())
