"""Every text that the bot itself says, in Fluent catalogues: one folder a language."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

_HERE = Path(__file__).parent
FALLBACK = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    return tuple(sorted(path.name for path in _HERE.iterdir() if any(path.glob("*.ftl"))))


def known_language(locale: str) -> str | None:
    """The catalogue for a locale: that of `pt-BR` before that of `pt`; None if there is neither."""
    return next((known for known in (locale, locale.split("-", maxsplit=1)[0]) if known in languages()), None)


def language_of(locale: str) -> str:
    """The catalogue for a locale such as `es-ES`, English if there is none."""
    return known_language(locale) or FALLBACK


def text(lang: str, key: str, **facts: Any) -> str:
    """The text for `key`, filled with `facts`.

    Raises KeyError for an unknown key and ValueError for a missing fact: a text with a hole is an error (R41).
    """
    for candidate in (lang, FALLBACK):
        bundle = _bundle(candidate)
        if bundle is not None and bundle.has_message(key):
            return _filled(bundle, key, facts)
    raise KeyError(key)


def _filled(bundle: FluentBundle, key: str, facts: Mapping[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    filled, errors = bundle.format_pattern(pattern, {name: _plain(fact) for name, fact in facts.items()})
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(filled)


def _plain(fact: Any) -> Any:
    """Numbers without marks between the thousands: many are ids, or numbers that people type again."""
    return fluent_number(fact, useGrouping=False) if type(fact) is int else fact


@cache
def _bundle(lang: str) -> FluentBundle | None:
    files = sorted((_HERE / lang).glob("*.ftl"))
    if not files:
        return None
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
