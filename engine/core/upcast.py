"""Old saved states brought to the new schema, dict to dict, one version at a time."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.errors import Newer, Unreadable

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
"""Takes a state of schema n, returns the same state in schema n + 1."""


def upcast(raw: dict[str, Any], found: int, known: int, steps: Mapping[int, Upcast]) -> dict[str, Any]:
    """Carry `raw` from schema `found` to `known`.

    Raises Newer if `found` is above `known`, Unreadable if a step in between is missing or does not fit `raw`.
    """
    if found > known:
        raise Newer(found, known)
    for version in range(found, known):
        if version not in steps:
            raise Unreadable(f"no way from schema {version} to {version + 1}")
        try:
            raw = steps[version](raw)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise Unreadable(f"a saved state of schema {version} does not hold together") from error
    return raw
