"""Stores to be tested."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.database import open_store
from bot.store.protocol import Store
from tests.bot.store.builders import NOW
from tests.bot.store.memory import MemoryStore


class SteppedClock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> SteppedClock:
    return SteppedClock()


@pytest_asyncio.fixture(params=["sqlite", "memory"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, clock: SteppedClock) -> AsyncIterator[Store]:
    """Every store there is; another database would be one more line here."""
    made: Store = MemoryStore(clock) if request.param == "memory" else await open_store(tmp_path / "games.db", clock)
    yield made
    await made.close()
