"""The one place where the parts are put together."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from bot.locale import FALLBACK, language_of
from bot.service.clock import Clock
from bot.service.history import History
from bot.service.lessons import Lessons
from bot.service.lobby import Lobby
from bot.service.locks import Locks
from bot.service.naming import Naming
from bot.service.narrator import Narrator
from bot.service.play import Play
from bot.service.readers import Readers
from bot.service.standing_orders import StandingOrders
from bot.service.table import Tables
from bot.store.protocol import Store
from bot.ui.desk import Desk
from bot.ui.pictures import Pictures
from renderer.picture import Request, draw

Place = Literal["thread", "channel"]
"""Where a table is played: in a thread made for it, or where it was opened."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Everything that a command or a press may need. `language` and `place`: those of tables where nobody chose."""

    store: Store
    clock: Clock
    tables: Tables
    lobby: Lobby
    play: Play
    orders: StandingOrders
    lessons: Lessons
    narrator: Narrator
    history: History
    readers: Readers
    naming: Naming
    pictures: Pictures
    desk: Desk
    language: str
    place: Place


def random_seed() -> str:
    """128 random bits in hex, from the machine's own source: nobody can guess a shuffle."""
    return secrets.token_hex(16)


def wire(
    store: Store,
    clock: Clock,
    new_seed: Callable[[], str] = random_seed,
    paint: Callable[[Request], bytes] = draw,
    language: str = FALLBACK,
    place: Place = "thread",
) -> Parts:
    """All parts on this store and clock; `paint` makes the PNG of a picture."""
    locks, tables = Locks(), Tables(store, clock)
    play = Play(store, clock, locks, tables, new_seed)
    narrator, history, pictures = Narrator(store), History(store), Pictures(paint)
    return Parts(
        store=store,
        clock=clock,
        tables=tables,
        lobby=Lobby(store, clock, locks, tables),
        play=play,
        lessons=Lessons(store, clock, play, tables),
        orders=StandingOrders(store, clock, locks, tables),
        narrator=narrator,
        history=history,
        readers=Readers(store),
        naming=Naming(store),
        pictures=pictures,
        desk=Desk(store, clock, narrator, history, pictures),
        language=language_of(language),
        place=place,
    )
