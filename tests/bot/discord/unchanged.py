"""Shows that something changed nothing: everything a store holds of its tables, but for what has been heard."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.bot.discord.stage import Stage, texts

_TABLES = ("match", "seat", "invited", "journal", "draft", "outbox", "due", "post")


def rows(database: Path) -> dict[str, list[Any]]:
    """All rows of all tables that say how games stand."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        return {name: sorted(db.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in _TABLES}


@asynccontextmanager
async def unchanged(stage: Stage) -> AsyncIterator[None]:
    """Fail if what is done inside changes a game or posts something."""
    await stage.env.settle()
    before, posts = rows(stage.database), _posts(stage)
    yield
    await stage.env.settle()
    assert rows(stage.database) == before
    assert _posts(stage) == posts


def private(result: Any) -> str:
    """The text of an answer that only the person who asked can see, and that is one."""
    assert result.response is not None, "an answer, not a wait without end"
    assert result.response.ephemeral, "a private answer"
    said = texts(result.response)
    assert said
    assert "Something went wrong" not in said, said
    return said


def _posts(stage: Stage) -> list[tuple[int, str]]:
    places = [stage.channel, *stage.channel.threads]
    return [(message.id, texts(message)) for place in places for message in place.history()]
