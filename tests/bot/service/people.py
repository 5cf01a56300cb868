"""The service without Discord: parts on a store, and people as numbers."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bot.service.play import Press, Prompt
from bot.store.database import open_store
from bot.store.rows import Match
from bot.wiring import Parts, wire
from renderer.picture import Request, draw

START = 1_700_000_000_000
INTERACTIONS = count(5_000)


class Hands:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = START

    def now(self) -> int:
        return self.at


@asynccontextmanager
async def service(
    folder: Path, seed: str = "service", paint: Callable[[Request], bytes] = draw
) -> AsyncIterator[Parts]:
    """All parts on a fresh store in `folder`."""
    clock = Hands()
    parts = wire(await open_store(folder / "games.sqlite3"), clock, lambda: seed, paint)
    try:
        yield parts
    finally:
        parts.pictures.close()
        await parts.store.close()


async def table(parts: Parts, users: int, game: str = "tikal", **options: Any) -> Match:
    """A table in the lobby with people 100, 101, … in its seats."""
    match = await parts.lobby.open(
        game=game,
        guild_id=1,
        channel_id=2,
        parent_id=None,
        host_id=100,
        host_name="P100",
        lang="en",
        options=options,
        seats=users,
    )
    for user in range(101, 100 + users):
        match = await parts.lobby.join(match.id, user, f"P{user}")
    return match


def press(prompt: Prompt, interaction_id: int | None = None) -> Press:
    """A press on the panel of this prompt."""
    return Press(
        prompt.table.match.id,
        prompt.seat.seat,
        prompt.seat.prompt,
        prompt.seat.user_id,
        next(INTERACTIONS) if interaction_id is None else interaction_id,
    )


async def mover(parts: Parts, match_id: int) -> Prompt:
    """What the first seat that is to act is asked."""
    match = await parts.tables.match(match_id)
    user = next(seat.user_id for seat in match.seats if seat.acting)
    return await parts.play.prompt(match_id, user)


async def ended(parts: Parts, match_id: int, episodes: int) -> None:
    """Play by the game's advice until so many episodes are over."""
    first = (await parts.tables.match(match_id)).episode
    while (await parts.tables.match(match_id)).episode < first + episodes:
        prompt = await mover(parts, match_id)
        best = [a for a in prompt.game.suggest(prompt.view, prompt.seat.seat) if a in prompt.legal]
        await parts.play.step(press(prompt), (best or prompt.legal)[0])
