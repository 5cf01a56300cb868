"""Which table a typed command of a game means."""

from bot.cogs.answers import Interaction
from bot.cogs.reading_presses import may_see
from bot.service.declined import Declined
from bot.store.rows import Match
from bot.wiring import Parts
from engine.core import registry


async def meant(wired: Parts, interaction: Interaction, game: str, table: int | None) -> Match:
    """The table named, else that of the channel, else the only one of this game that waits for the person.

    Raises Declined: `no-match`, `no-match-here`, `wrong-table`, `wrong-game`, `name-table`.
    """
    if table is not None:
        match = await wired.tables.match(table)
        may_see(match, interaction)
        if match.game != game:
            title = registry.metas()[match.game].title
            raise Declined("wrong-table", table=match.id, game=title, command=match.game)
        return match
    here = None
    if interaction.channel_id is not None:
        here = await wired.store.match_in_channel(
            interaction.channel_id, interaction.user.id, game
        ) or await wired.store.match_in_channel(interaction.channel_id, interaction.user.id)
    if here is not None and here.game == game:
        return here
    if here is not None and here.status in ("lobby", "running"):
        raise Declined("wrong-game", game=registry.metas()[here.game].title, command=here.game)
    mine = await wired.store.matches(user_id=interaction.user.id, statuses=("running",))
    waiting = [match for match in mine if match.game == game and _asked(match, interaction.user.id)]
    if len(waiting) > 1:
        raise Declined("name-table", tables=", ".join(str(match.id) for match in waiting))
    if not waiting:
        raise Declined("no-match-here")
    return waiting[0]


def _asked(match: Match, user_id: int) -> bool:
    return any(seat.user_id == user_id and seat.acting and not seat.resigned for seat in match.seats)
