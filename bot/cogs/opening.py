"""Opening a table: from what `/game new` was told to a card that others can press."""

from dataclasses import dataclass

import discord

from bot.cogs import places
from bot.cogs.answers import Interaction, lang_of
from bot.locale import FALLBACK, known_language, languages, text
from bot.service.declined import Declined
from bot.store.rows import Json, Match, Post
from bot.ui import letters, lobby_view, parts
from bot.wiring import Parts
from engine.core import registry


@dataclass(frozen=True, slots=True)
class Wish:
    """What the host asked for. `options` as typed; `place` is `thread` or `channel`; `lang` None is the server's."""

    game: str
    seats: int | None
    options: str
    place: str
    pace_ms: int
    private: bool
    practice: bool
    invited: tuple[int, ...]
    lang: str | None = None


async def open_table(client: discord.Client, wired: Parts, interaction: Interaction, wish: Wish) -> parts.Letter:
    """Open the table and post its card; nothing stays if the card cannot be posted.

    Raises Declined: `bad-option`, `seats-range`, `missing-permission`, `too-many-threads`, `no-match-here`.
    """
    user, guild, channel = interaction.user, interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        raise Declined("no-match-here")
    if wish.game not in registry.metas():
        raise Declined("bad-option", option=letters.quoted(wish.game))
    inside = places.is_thread(interaction)
    threaded = wish.place == "thread" and not inside and not wish.private
    places.require(interaction.app_permissions, thread=inside, make=_right_to_make(inside, threaded, wish.private))
    match = await wired.lobby.open(
        game=wish.game,
        guild_id=guild,
        channel_id=channel,
        parent_id=interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None,
        host_id=user.id,
        host_name=user.display_name,
        lang=_language(interaction, wish.lang, wired.language),
        options=read_options(wish.game, wish.options),
        seats=wish.seats,
        pace_ms=wish.pace_ms,
        private=wish.private,
        practice=wish.practice,
        threaded=threaded,
        invited=wish.invited,
    )
    thread = None
    try:
        if wish.private and not inside:
            thread = await _hide(wired, interaction, match)
            match = await wired.tables.match(match.id)
        await _post_card(client, wired, match)
    except Exception as error:
        # A table that nobody can see must not stay: it is closed again, and the reason is told.
        await wired.lobby.leave(match.id, user.id)
        if thread is not None:
            await places.discard(thread)
        if isinstance(error, discord.HTTPException):
            raise places.why(error) from error
        raise
    said = "opened" if thread is None else "opened-private"
    return letters.note(text(lang_of(interaction), said, where=f"<#{match.channel_id}>"))


def _language(interaction: Interaction, wanted: str | None, otherwise: str) -> str:
    """The language of the posts: as wished, else the server's, else the one that the bot was started with.

    Every server is called English until it becomes a community and chooses, so English alone says little.
    """
    if wanted in languages():
        return wanted
    servers = known_language(interaction.guild_locale.value) if interaction.guild_locale else None
    community = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    return servers if servers is not None and (servers != FALLBACK or community) else otherwise


def read_options(game: str, typed: str) -> Json:
    """Options from `name=value name=value`. Raises Declined `bad-option` naming the piece."""
    choosable = lobby_view.choosable(game)
    found: Json = {}
    for piece in typed.replace(",", " ").split():
        name, _, wanted = piece.partition("=")
        values = [value for value in choosable.get(name, ()) if str(value).lower() == wanted.lower()]
        if not values:
            raise Declined("bad-option", option=letters.quoted(piece))
        found[name] = values[0]
    return found


def completions(game: str, typed: str) -> list[str]:
    """What `options` may go on with, given what is typed already."""
    done, _, last = typed.rpartition(" ")
    return [
        f"{done} {name}={str(value).lower()}".strip()
        for name, values in lobby_view.choosable(game).items()
        for value in values
        if f"{name}=" not in done and f"{name}={value}".lower().startswith(last.lower())
    ]


def _right_to_make(inside: bool, threaded: bool, private: bool) -> str | None:
    if inside or not (private or threaded):
        return None
    return "create_private_threads" if private else "create_public_threads"


async def _hide(wired: Parts, interaction: Interaction, match: Match) -> discord.Thread:
    """Move the table into a private thread with the people invited."""
    title = f"{registry.metas()[match.game].title} · {match.id}"
    thread = await places.private_thread(interaction, title, (match.host_id, *match.invited))
    await wired.store.move_match(match.id, thread.id, match.channel_id)
    return thread


async def _post_card(client: discord.Client, wired: Parts, match: Match) -> None:
    """The card as a message of its own, so that errors stay private and the card can be edited for ever."""
    card = lobby_view.lobby_card(match)
    channel = client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
    message = await channel.send(view=card.view, allowed_mentions=card.mentions)
    await wired.store.add_post(Post(match.id, "lobby", "", match.channel_id, message.id))
