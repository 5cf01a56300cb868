"""What is played when the page opens: the games of last time, or a new one with three people."""

import asyncio
import logging
from typing import Any

from bot.sandbox.world import PEOPLE, World
from bot.store.protocol import Store
from bot.store.rows import Match, Outgoing
from bot.ui.ids import Id
from engine.core import registry
from engine.core.game import AnyGame
from renderer.picture import Request, draw, kinds

GAME, SEATS = "tikal", 3

log = logging.getLogger(__name__)


class NotAsExpected(Exception):
    """The bot did not do what the sandbox asked for; the message says what is missing."""


async def warm() -> None:
    """Draw a board once, so that what is drawn once and kept is there before anybody waits for it."""
    game: AnyGame = registry.game(GAME)
    state = game.start(game.parse_options({}), SEATS, "warm").state
    request = Request(GAME, kinds(GAME)[0], game.view(state, None), PEOPLE[:SEATS])
    try:
        await asyncio.to_thread(draw, request)
    except Exception:  # the bot says the same and goes on with words instead
        log.exception("the board cannot be drawn")


async def continued(world: World, store: Store, now: int) -> tuple[Match, ...]:
    """The saved games of this channel that these people can play on, latest first, each with its live post anew.

    The posts of last time are gone with that world. The bot notices when it edits one, and posts it again.
    """
    found = [match for match in await store.matches(world.guild.id, statuses=("running",)) if _here(world, match)]
    for match in reversed(found):
        await store.enqueue(match.id, (Outgoing("refresh", f"{match.id}:sandbox:{now}", {"episode": match.episode}),))
        world.bot.courier.wake()
        await world.env.settle()
    return tuple(found)


async def begin(world: World, store: Store) -> Match:
    """A new game, opened, joined and started by its players as people do it."""
    host, *guests = (world.people[name] for name in PEOPLE[:SEATS])
    await host.slash(world.channel, "game new", game=GAME, seats=SEATS, place="channel")
    opened = await store.match_in_channel(world.channel.id)
    if opened is None or opened.status != "lobby":
        raise NotAsExpected("the table was not opened")
    card = await store.post(opened.id, "lobby", "")
    if card is None:
        raise NotAsExpected("the table's card was not posted")
    for guest in guests:
        await guest.click(_message(world, card.message_id), custom_id=str(Id("join", opened.id)))
    await host.click(_message(world, card.message_id), custom_id=str(Id("start", opened.id)))
    begun = await store.match(opened.id)
    if begun is None or begun.status != "running":
        raise NotAsExpected("the game was not started")
    return begun


def first_viewer(world: World, match: Match) -> str:
    """The name of the person whose turn it is."""
    names = (world.person(seat.user_id) for seat in match.seats if seat.acting)
    return next((name for name in names if name is not None), PEOPLE[0])


def _here(world: World, match: Match) -> bool:
    seated = all(world.person(seat.user_id) is not None for seat in match.seats)
    return match.channel_id == world.channel.id and seated and match.game in registry.metas()


def _message(world: World, message_id: int) -> Any:
    return next(message for message in world.channel.history() if message.id == message_id)
