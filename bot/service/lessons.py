"""The tutorial: a practice table of its own, on no server and in no list, whose first turn is explained."""

from collections.abc import Sequence

from bot.service.clock import PACES, Clock
from bot.service.declined import Declined
from bot.service.names import clean
from bot.service.play import Play
from bot.service.table import Tables
from bot.store.protocol import Store
from bot.store.rows import NOWHERE, Match, NewMatch, SeatRow
from engine.core import registry
from engine.core.words import TutorialStep


class Lessons:
    """Begins tutorials and finds those that were begun."""

    def __init__(self, store: Store, clock: Clock, play: Play, tables: Tables) -> None:
        self._store = store
        self._clock = clock
        self._play = play
        self._tables = tables

    async def open(self, game: str, user_id: int, name: str, lang: str, *, anew: bool = False) -> Match:
        """The person's tutorial of this game, where they left it, or a new one. `anew` closes an earlier one."""
        begun = await self._store.tutorial(user_id, game)
        if begun is not None and anew:
            await self._play.resign(begun.id, user_id)
        elif begun is not None:
            try:
                return (await self._tables.running(begun.id)).match
            except Declined:
                pass  # its position cannot be read any more: a new one costs nothing
        rules = registry.game(game)
        seats = rules.meta.seats_min
        new = NewMatch(
            game=game,
            guild_id=NOWHERE,
            channel_id=NOWHERE,
            parent_id=None,
            host_id=user_id,
            options=rules.options_type().model_dump(mode="json"),
            lang=lang,
            private=True,
            practice=True,
            seats_wanted=seats,
            pace_ms=PACES[-1],
            invited=(),
            created_at=self._clock.now(),
        )
        rows = tuple(SeatRow(seat, user_id, clean(name), seat) for seat in range(seats))
        match = await self._store.create_match(new, rows)
        return (await self._play.start(match.id, user_id)).match


def teaches(game: str) -> bool:
    """Whether a game has a tutorial."""
    return game in registry.metas() and bool(registry.words(game).tutorial("en"))


def reached(steps: Sequence[TutorialStep], kinds: Sequence[str]) -> TutorialStep:
    """The step that comes after actions of these kinds, in this order; the last one once the turn was ended."""
    *asked, over = steps
    if asked[-1].kind in kinds:
        return over
    done = 0
    for kind in kinds:
        done += kind == asked[done].kind
    return asked[done]
