"""Carries out outbox rows on Discord: posts, edits, direct messages, each only while it is still true."""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot import traces
from bot.courier import Unsendable
from bot.locale import text
from bot.service.declined import Declined
from bot.service.table import Table
from bot.store.rows import Match, OutboxRow, Post
from bot.ui import letters, lobby_view, parts
from bot.wiring import Parts

log = logging.getLogger(__name__)

NO_CHANNEL = 10003
GONE = (NO_CHANNEL, 10008)
"""The channel or the message does not exist any more."""

FOLDED, LOCKED = 50083, 160005
"""The thread is archived; it may be opened again, unless a moderator has locked it."""

NEVER = 50035
"""Discord finds a mistake in the message, and would find it each time."""

TOO_OLD = 30046
"""A message older than an hour has been edited too often; it stays as it is."""

CANNOT_DM = (50007, 50278, 10013)

Posts = tuple[Post, ...]


class DiscordCarrier:
    """One method for each kind of row."""

    def __init__(self, client: discord.Client, wired: Parts) -> None:
        self._client = client
        self._wired = wired
        self._kinds: dict[str, Callable[[OutboxRow], Awaitable[Posts]]] = {
            "lobby": self._lobby,
            "turn": self._turn,
            "refresh": self._refresh,
            "settle": self._settle,
            "scoring": self._scoring,
            "end": self._end,
            "notice": self._notice,
            "reminder": self._reminder,
            "word": self._word,
            "frozen": self._frozen,
        }

    async def __call__(self, row: OutboxRow) -> Posts:
        """Carry out a row. Raises Unsendable when it never can be, anything else when it may work later."""
        try:
            return await self._kinds[row.kind](row)
        except Declined as declined:
            if declined.reason == "frozen":
                await self._frozen(row)
                raise
            raise Unsendable(declined.reason) from declined
        except discord.HTTPException as error:
            await self._trouble(row, error)
            if isinstance(error, discord.NotFound) or error.code in (TOO_OLD, NEVER):
                raise Unsendable(f"{error.code}: {error.text}") from error
            raise

    # --- posts -----------------------------------------------------------------------------------------

    async def _lobby(self, row: OutboxRow) -> Posts:
        match = await self._wired.tables.match(row.match_id)
        post = await self._wired.store.post(match.id, "lobby", "")
        if post is not None:
            await self._edit(post, lobby_view.lobby_card(match))
        return ()

    async def _turn(self, row: OutboxRow) -> Posts:
        table = await self._wired.tables.load(row.match_id)
        episode = row.payload["episode"]
        if table.match.status != "running" or table.match.episode != episode:
            return await self._left(row, table, str(episode))
        if episode == 1:
            await self._lobby(row)
        letter = await self._wired.desk.turn(table, await self._pings(table))
        return (await self._send(row, table, "turn", str(episode), letter, await self._live(table)),)

    async def _left(self, row: OutboxRow, table: Table, episode: str) -> Posts:
        """The live post that an earlier try left, though play has gone on since: it must be known to be settled."""
        found = await traces.trace(self._channel(table), row, self._me, await self._live(table))
        return () if found is None else (Post(table.match.id, "turn", episode, table.match.channel_id, found),)

    async def _live(self, table: Table) -> traces.Fits:
        known = {post.message_id for post in await self._wired.store.posts(table.match.id, "turn")}
        return traces.plays(table.match.id, known)

    async def _refresh(self, row: OutboxRow) -> Posts:
        table = await self._wired.tables.load(row.match_id)
        episode = table.match.episode
        if table.match.status != "running" or episode != row.payload["episode"]:
            return ()
        letter = await self._wired.desk.turn(table, ())
        post = await self._wired.store.post(table.match.id, "turn", str(episode))
        if post is not None and await self._edit(post, letter):
            return ()
        return (await self._send(row, table, "turn", str(episode), letter, await self._live(table)),)

    async def _settle(self, row: OutboxRow) -> Posts:
        table = await self._wired.tables.load(row.match_id)
        episode, until = row.payload["episode"], row.payload["until"]
        letter = await self._wired.desk.settled(table, episode, max(until, episode + 1))
        post = await self._wired.store.post(table.match.id, "turn", str(episode))
        if post is not None:
            await self._edit(post, letter)
            return ()
        return (await self._send(row, table, "turn", str(episode), letter),)

    async def _scoring(self, row: OutboxRow) -> Posts:
        table = await self._wired.tables.load(row.match_id)
        letter = await self._wired.desk.scoring(table, row.payload["version"])
        if letter is None:
            return ()
        return (await self._send(row, table, "scoring", str(row.payload["version"]), letter),)

    async def _end(self, row: OutboxRow) -> Posts:
        table = await self._wired.tables.load(row.match_id)
        return (await self._send(row, table, "end", "", await self._wired.desk.end(table)),)

    async def _word(self, row: OutboxRow) -> Posts:
        """A public sentence about the table, such as that somebody resigned."""
        table = await self._wired.tables.load(row.match_id)
        names = {key: table.names[seat] for key, seat in row.payload.get("seats", {}).items()}
        letter = letters.note(text(table.match.lang, row.payload["key"], **names))
        return (await self._send(row, table, "word", row.key, letter),)

    # --- private messages ------------------------------------------------------------------------------

    async def _notice(self, row: OutboxRow) -> Posts:
        table = await self._wired.tables.load(row.match_id)
        seat = table.match.seats[row.payload["seat"]]
        if table.match.status != "running" or not seat.acting or seat.prompt != row.payload["prompt"]:
            return ()
        pinged = row.payload["posted"] and seat.user_id in await self._pings(table)
        if pinged:
            return ()
        lang = await self._wired.readers.language(seat.user_id, table.match.lang)
        letter = letters.your_turn(table, lang, await self._link(table))
        return await self._reach(row, table, seat.user_id, letter, "mention-turn")

    async def _reminder(self, row: OutboxRow) -> Posts:
        table = await self._wired.tables.load(row.match_id)
        seat = table.match.seats[row.payload["seat"]]
        if table.match.status != "running" or not seat.acting or table.match.episode != row.payload["episode"]:
            return ()
        lang = await self._wired.readers.language(seat.user_id, table.match.lang)
        letter = letters.reminder(table, lang, await self._link(table), table.match.changed_at)
        return await self._reach(row, table, seat.user_id, letter, "mention-reminder")

    async def _reach(self, row: OutboxRow, table: Table, user_id: int, letter: parts.Letter, key: str) -> Posts:
        """A direct message, or where none arrives a mention in the table's channel; told once why (R44)."""
        store, lang = self._wired.store, table.match.lang
        wanted = await store.user_setting(user_id, "notices") != "channel"
        closed = await store.user_setting(user_id, "dm-closed") is not None
        if wanted and not closed:
            try:
                channel = await self._client.create_dm(discord.Object(user_id))
                if await traces.trace(channel, row, self._me, traces.says(letter)) is None:
                    await channel.send(view=letter.view, nonce=f"o{row.id}", allowed_mentions=letter.mentions)
            except discord.HTTPException as error:
                if error.code not in CANNOT_DM:
                    raise
                content = f"{text(lang, key, who=f'<@{user_id}>')} {text(lang, 'mention-closed')}"
                post = await self._send(row, table, "mention", row.key, letters.mention(user_id, content))
                # Only now: were it noted before and the mention failed, the next try would take it for said.
                await store.set_user_setting(user_id, "dm-closed", "1")
                return (post,)
            return ()
        content = text(lang, key, who=f"<@{user_id}>")
        return (await self._send(row, table, "mention", row.key, letters.mention(user_id, content)),)

    async def _pings(self, table: Table) -> tuple[int, ...]:
        """Those to act whom no direct message reaches."""
        if table.match.practice:
            return ()
        store, unreached = self._wired.store, []
        for seat in table.match.seats:
            if seat.acting:
                off = await store.user_setting(seat.user_id, "notices") == "channel"
                if off or await store.user_setting(seat.user_id, "dm-closed") is not None:
                    unreached.append(seat.user_id)
        return tuple(dict.fromkeys(unreached))

    async def _link(self, table: Table) -> str:
        match = table.match
        post = await self._wired.store.post(match.id, "turn", str(match.episode))
        where = f"{match.guild_id}/{match.channel_id}"
        return f"https://discord.com/channels/{where}" + (f"/{post.message_id}" if post is not None else "")

    # --- the wire --------------------------------------------------------------------------------------

    @property
    def _me(self) -> int:
        assert self._client.user is not None
        return self._client.user.id

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(table.match.channel_id, guild_id=table.match.guild_id)

    async def _send(
        self,
        row: OutboxRow,
        table: Table,
        role: str,
        key: str,
        letter: parts.Letter,
        fits: traces.Fits | None = None,
    ) -> Post:
        """Post the letter, unless an earlier try did: a message that `fits`, or that has the same texts."""
        channel = self._channel(table)
        known = {post.message_id for post in await self._wired.store.posts(table.match.id, role)}
        found = await traces.trace(channel, row, self._me, fits or traces.says(letter, known))
        if found is None:
            message = await channel.send(
                view=letter.view,
                files=letter.attachments(),
                nonce=f"o{row.id}",
                allowed_mentions=letter.mentions,
            )
            found = message.id
            if await self._wired.store.user_setting(table.match.host_id, _mark(table.match)) is not None:
                await self._wired.store.set_user_setting(table.match.host_id, _mark(table.match), None)
        return Post(table.match.id, role, key, table.match.channel_id, found)

    async def _edit(self, post: Post, letter: parts.Letter) -> bool:
        """Edit a post of ours through the bot's own rights, not a token that ends (R17). False if it is gone."""
        channel = self._client.get_partial_messageable(post.channel_id)
        message = channel.get_partial_message(post.message_id)

        async def edit() -> None:
            await message.edit(
                view=letter.view, attachments=letter.attachments(), allowed_mentions=discord.AllowedMentions.none()
            )

        try:
            try:
                await edit()
            except discord.HTTPException as error:
                if error.code != FOLDED or not await self._unfold(post.channel_id):
                    raise
                await edit()
        except discord.NotFound as error:
            if error.code not in GONE:
                raise
            await self._wired.store.forget_post(post.match_id, post.role, post.key)
            return False
        return True

    async def _unfold(self, channel_id: int) -> bool:
        """Open an archived thread again: a message would, an edit does not. False if it is locked."""
        thread = await self._client.fetch_channel(channel_id)
        try:
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except discord.Forbidden:
            return False
        return True

    async def _trouble(self, row: OutboxRow, error: discord.HTTPException) -> None:
        """Say to the host what stands in the way, once until something could be posted again."""
        match = await self._wired.store.match(row.match_id)
        if match is None:
            return
        if error.code == NO_CHANNEL:
            key = "host-gone"
        elif error.code in (FOLDED, LOCKED):
            key = "host-locked"
        elif isinstance(error, discord.Forbidden):
            key = "host-no-rights"
        else:
            return
        await self._tell_host(match, _mark(match), key)

    async def _frozen(self, row: OutboxRow) -> Posts:
        """Say to the host that the match cannot be loaded; nothing of it is touched."""
        match = await self._wired.store.match(row.match_id)
        if match is not None and match.status == "frozen":
            await self._tell_host(match, f"frozen-{match.id}-{match.version}", "host-frozen")
        return ()

    async def _tell_host(self, match: Match, mark: str, key: str) -> None:
        """A direct message to the host with the text of this key, once for each `mark`."""
        if await self._wired.store.user_setting(match.host_id, mark) is not None:
            return
        await self._wired.store.set_user_setting(match.host_id, mark, "told")
        lang = await self._wired.readers.language(match.host_id, match.lang)
        content = text(lang, key, where=f"<#{match.channel_id}>", table=match.id)
        try:
            channel = await self._client.create_dm(discord.Object(match.host_id))
            await channel.send(view=letters.note(content).view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException:
            log.warning("match %s: its host cannot be told %s", match.id, mark)


def _mark(match: Match) -> str:
    """What is remembered of a host who was told of trouble at a table."""
    return f"trouble-{match.id}-{match.channel_id}"
