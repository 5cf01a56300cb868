"""The texts of commands, from the catalogue: descriptions, fields, choices."""

from collections.abc import Sequence

from discord import app_commands

from bot.locale import FALLBACK, text
from bot.service.clock import PACES
from bot.ui.lobby_view import pace


def said(key: str) -> str:
    """The text for a key, in the language in which commands are registered."""
    return text(FALLBACK, key)


def fields(*names: str) -> dict[str, str]:
    """The descriptions of a command's fields by name; a number at the end of a name does not count."""
    return {name: said(f"field-{name.rstrip('123')}") for name in names}


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """The choices of a field, with the texts `<prefix>-<value>`."""
    return [app_commands.Choice(name=said(f"{prefix}-{value}"), value=value) for value in values]


def paces() -> list[app_commands.Choice[int]]:
    """The paces that a table can have."""
    return [app_commands.Choice(name=pace(FALLBACK, value), value=value) for value in PACES]
