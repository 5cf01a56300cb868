"""Every press of a button or menu: understood from its custom id, acknowledged, handed to the right room."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import ui

from bot.cogs import answers
from bot.cogs.answers import Interaction
from bot.cogs.lobby_presses import LobbyPresses
from bot.cogs.panel_presses import PanelPresses
from bot.cogs.reading_presses import ReadingPresses
from bot.ui import ids, parts
from bot.wiring import Parts

Room = Callable[[Interaction, ids.Id, tuple[str, ...]], Awaitable[parts.Letter | None]]


def press_item(wired: Parts, wake: Callable[[], None]) -> type[ui.DynamicItem[Any]]:
    """The one item class that receives all presses of ours, whenever their message was sent."""
    lobby, panel, reading = LobbyPresses(wired, wake), PanelPresses(wired, wake), ReadingPresses(wired)
    rooms: dict[str, Room] = {**lobby.rooms, **panel.rooms, **reading.rooms}

    class Press(ui.DynamicItem[ui.Item[Any]], template=ids.TEMPLATE):
        """A button or menu whose custom id says everything."""

        @classmethod
        async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], __: Any, /) -> "Press":
            return cls(item)

        async def callback(self, interaction: Interaction) -> None:
            id_ = ids.parse(self.custom_id)
            if id_ is None:
                return
            update = ids.VERBS[id_.verb] == "update"
            if not await answers.acknowledge(interaction, private=True, update=update):
                return
            values = tuple(self.item.values) if isinstance(self.item, ui.Select) else ()
            await answers.guarded(interaction, lambda: rooms[id_.verb](interaction, id_, values))

    return Press
