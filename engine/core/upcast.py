"""Old saved states brought to the new schema, dict to dict, one version at a time."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.errors import Unreadable

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes a state of schema n, returns the same state in schema n + 1."""


def upcast(raw: dict[str, Any], found: int, known: int, steps: Mapping[int, Upcast]) -> dict[str, Any]:
    """Carry `raw` from schema `found` to `known`. Raises Unreadable if a step in between is missing."""
    for version in range(found, known):
        if version not in steps:
            raise Unreadable(f"no way from schema {version} to {version + 1}")
        raw = steps[version](raw)
    return raw
