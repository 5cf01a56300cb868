"""The pieces layouts are made of: messages, buttons and menus that live for ever, marks of seats."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.ui import limits
from bot.ui.ids import Id

SHAPES = ("●", "▲", "■", "◆")
"""One a colour of the palette, the same shapes as in the picture."""

ACCENTS = (0xF6F0DF, 0x2FB0FF, 0xD23A1A, 0x4A2189)
PLAIN = 0x2C3D33


@dataclass(frozen=True, slots=True)
class Letter:
    """A message ready to be sent: its layout, its files by name, and the people it may ping."""

    view: ui.LayoutView
    files: tuple[tuple[str, bytes], ...] = ()
    pings: tuple[int, ...] = ()

    def attachments(self) -> list[discord.File]:
        """The files in the form that is sent; made anew each time, since sending uses them up."""
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Nobody, or just those meant."""
        if not self.pings:
            return discord.AllowedMentions.none()
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)

    @property
    def text(self) -> str:
        """All its texts, a line each: what a message in the channel is recognised by."""
        return "\n".join(item.content for item in self.view.walk_children() if isinstance(item, ui.TextDisplay))


def layout(*items: "ui.Item[Any] | None", accent: int = PLAIN) -> ui.LayoutView:
    """A layout with one container around the items; None is left out.

    It is stopped at once, so that the client keeps nothing of it: presses are understood by their custom id alone.
    """
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*[item for item in items if item is not None], accent_colour=accent))
    view.stop()
    return view


def prose(content: str, most: int = limits.TEXT) -> ui.TextDisplay[Any]:
    """A text, cut if it is too long for a message."""
    return ui.TextDisplay(limits.cut(content, most))


def button(
    id_: Id,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> ui.Button[Any]:
    """A button that means `id_`."""
    return ui.Button(label=limits.cut(label, limits.BUTTON_LABEL), style=style, custom_id=str(id_), disabled=disabled)


def rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """The buttons in rows of five."""
    return [ui.ActionRow(*buttons[at : at + limits.ROW]) for at in range(0, len(buttons), limits.ROW)]


def menu(id_: Id, placeholder: str, options: Sequence[discord.SelectOption]) -> ui.ActionRow[Any]:
    """A menu of one choice that means `id_` with the chosen value at the end of its path."""
    select: ui.Select[Any] = ui.Select(
        custom_id=str(id_), placeholder=limits.cut(placeholder, limits.PLACEHOLDER), options=list(options)
    )
    return ui.ActionRow(select)


def picture(name: str, alt: str) -> ui.MediaGallery[Any]:
    """An attached picture with its alt text."""
    item = discord.MediaGalleryItem(f"attachment://{name}", description=limits.cut(alt, limits.ALT))
    return ui.MediaGallery(item)
