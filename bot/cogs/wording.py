"""The texts of commands, from the catalogues: descriptions, fields, choices."""

from collections.abc import Sequence

from discord import app_commands

from bot.cogs.translator import spoken
from bot.locale import languages, text
from bot.service.clock import PACES
from bot.ui.lobby_view import pace
from engine.core import registry


def said(key: str) -> app_commands.locale_str:
    """The text for a key, in every language."""
    return spoken(lambda lang: text(lang, key))


def fields(*names: str) -> dict[str, app_commands.locale_str]:
    """The descriptions of a command's fields by name; a number at the end of a name does not count."""
    return {name: said(f"field-{name.rstrip('123')}") for name in names}


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """The choices of a field, with the texts `<prefix>-<value>`."""
    return [app_commands.Choice(name=said(f"{prefix}-{value}"), value=value) for value in values]


def games() -> list[app_commands.Choice[str]]:
    """All games, each by its title."""
    return [app_commands.Choice(name=meta.title, value=meta.key) for meta in registry.metas().values()]


def paces() -> list[app_commands.Choice[int]]:
    """The paces that a table can have."""
    return [app_commands.Choice(name=_pace(value), value=value) for value in PACES]


def tongues() -> list[app_commands.Choice[str]]:
    """The languages that a table can have, each in its own words."""
    return [app_commands.Choice(name=text(lang, "language-name"), value=lang) for lang in languages()[:25]]


def _pace(value: int) -> app_commands.locale_str:
    return spoken(lambda lang: pace(lang, value))
