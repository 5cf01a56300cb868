"""The menus that a list of legal actions falls into, grouped by kind and then by field."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.model import Action

Menu = tuple[str, str, dict[Any, list[Action]]]
"""The kind, the field that is asked, and the actions that remain for each of its values."""


def menus(actions: Sequence[Action]) -> Iterator[Menu]:
    """Every menu that can be reached: of each kind, each field in turn with the values chosen before it."""
    by_kind: dict[str, list[Action]] = {}
    for action in actions:
        by_kind.setdefault(action.kind, []).append(action)
    for kind, same in by_kind.items():
        fields = [field for field in type(same[0]).model_fields if field != "kind"]
        yield from _fields(kind, fields, same)


def _fields(kind: str, fields: Sequence[str], actions: list[Action]) -> Iterator[Menu]:
    if not fields:
        return
    field, *rest = fields
    by_value: dict[Any, list[Action]] = {}
    for action in actions:
        by_value.setdefault(getattr(action, field), []).append(action)
    yield kind, field, by_value
    for same in by_value.values():
        yield from _fields(kind, rest, same)
