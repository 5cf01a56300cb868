"""Every press of a button or menu: understood from its custom id, acknowledged, handed to the right room."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.cogs import answers
from bot.cogs.answers import Interaction
from bot.cogs.help_presses import HelpPresses
from bot.cogs.lobby_presses import LobbyPresses
from bot.cogs.me_presses import MePresses
from bot.cogs.order_presses import OrderPresses
from bot.cogs.panel_presses import PanelPresses
from bot.cogs.reading_presses import ReadingPresses
from bot.cogs.tutorial import LessonPresses
from bot.service.declined import Declined
from bot.ui import ids, order_form, parts
from bot.wiring import Parts

Room = Callable[[Interaction, ids.Id, tuple[str, ...]], Awaitable[parts.Letter | None]]


class Presses:
    """Hears all presses, whenever and by whichever process their message was sent.

    They are taken as they arrive, not as items of a message: of fast presses the later ones come when the
    message has been edited already and shows other buttons, and they want an answer all the same (R02, R04).
    """

    def __init__(self, wired: Parts, wake: Callable[[], None]) -> None:
        lobby, panel, reading = LobbyPresses(wired, wake), PanelPresses(wired, wake), ReadingPresses(wired)
        self._readers, self._naming = wired.readers, wired.naming
        orders, help_ = OrderPresses(wired, wake), HelpPresses(wired)
        rooms = (lobby, panel, reading, orders, help_, LessonPresses(wired), MePresses(wired))
        self._rooms: dict[str, Room] = {verb: room for one in rooms for verb, room in one.rooms.items()}

    async def __call__(self, interaction: Interaction) -> None:
        """Answer the press; the answer to one that means nothing here says so."""
        data: dict[str, Any] = dict(interaction.data or {})
        id_ = ids.parse(str(data.get("custom_id", "")))
        wanted = order_form.read(id_.path) if id_ is not None and ids.VERBS[id_.verb] == "modal" else None
        if id_ is not None and wanted is not None:
            await answers.ask(interaction, order_form.modal(id_, answers.lang_of(interaction), wanted))
            return
        if not await answers.acknowledge(interaction, private=True, update=_updates(interaction, id_)):
            return
        await self._readers.hear(interaction.user.id, answers.lang_of(interaction))
        if id_ is not None:
            person = interaction.user
            await self._naming.hear_at(id_.match, person.id, person.display_name, interaction.guild_id)
        values = tuple(str(value) for value in data.get("values") or ()) + _typed(data.get("components") or ())

        async def work() -> parts.Letter | None:
            if id_ is None:
                raise Declined("stale")
            return await self._rooms[id_.verb](interaction, id_, values)

        await answers.guarded(interaction, work)


def _typed(rows: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    """What was typed into a form, as `<field>=<text>`."""
    found: tuple[str, ...] = ()
    for row in rows:
        if "value" in row:
            found += (f"{row.get('custom_id', '')}={row['value']}",)
        found += _typed([*row.get("components", ()), *([row["component"]] if "component" in row else [])])
    return found


def _updates(interaction: Interaction, id_: ids.Id | None) -> bool:
    """Whether the answer takes the place of the message. Never of a public one, whatever the id says."""
    message = interaction.message
    return id_ is not None and ids.VERBS[id_.verb] == "update" and message is not None and message.flags.ephemeral
