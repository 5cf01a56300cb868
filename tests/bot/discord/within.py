"""Holds one message against the limits of Discord that its API file does not know, and some that it does."""

import re
from typing import Any

import discord

from bot.ui import limits
from bot.ui.parts import Letter

_PINGS = re.compile(r"@(?:everyone|here)|<@&")


def within(letter: Letter) -> list[dict[str, Any]]:
    """Fail if the letter breaks a limit; all its components, flat."""
    tops: list[Any] = letter.view.to_components()  # type: ignore[no-untyped-call]
    flat = list(_flat(tops))
    assert len(flat) <= limits.COMPONENTS, len(flat)
    ids = [part["custom_id"] for part in flat if "custom_id" in part]
    assert len(set(ids)) == len(ids), sorted(one for one in ids if ids.count(one) > 1)
    assert all(1 <= len(one) <= limits.CUSTOM_ID for one in ids), max(ids, key=len)
    said = [part["content"] for part in flat if part["type"] == discord.ComponentType.text_display.value]
    assert all(said), "an empty text is refused"
    assert sum(map(len, said)) <= limits.TEXT, list(map(len, said))
    assert not _PINGS.search("".join(said))
    for part in flat:
        _one(part)
    names = [name for name, _ in letter.files]
    for part in flat:
        for item in part.get("items", ()):
            assert item["media"]["url"].removeprefix("attachment://") in names
    return flat


def _flat(parts: list[Any]) -> Any:
    for part in parts:
        yield part
        yield from _flat(part.get("components") or [])


def _one(part: dict[str, Any]) -> None:
    match discord.ComponentType(part["type"]):
        case discord.ComponentType.action_row:
            inside = part["components"]
            assert 1 <= len(inside) <= limits.ROW
            assert len(inside) == 1 or all(one["type"] == 2 for one in inside), "a menu has a row of its own"
        case discord.ComponentType.button:
            assert 1 <= len(part["label"]) <= limits.BUTTON_LABEL
        case discord.ComponentType.string_select:
            options = part["options"]
            assert 1 <= len(options) <= limits.OPTIONS
            assert len({one["value"] for one in options}) == len(options)
            assert len(part.get("placeholder") or "") <= limits.PLACEHOLDER
            for one in options:
                assert 1 <= len(one["label"]) <= limits.OPTION_LABEL
                assert 1 <= len(one["value"]) <= 100
                assert len(one.get("description") or "") <= 100
        case discord.ComponentType.media_gallery:
            assert 1 <= len(part["items"]) <= 10
            assert all(1 <= len(item["description"]) <= limits.ALT for item in part["items"])
        case _:
            return
