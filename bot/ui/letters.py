"""Short private messages: notices, answers, long texts in pages."""

from typing import Any

import discord
from discord import ui

from bot.locale import text
from bot.service.declined import Declined
from bot.service.names import harmless
from bot.service.table import Table
from bot.ui import limits, parts
from bot.ui.ids import Id
from engine.core import registry
from renderer.picture import kinds

_LEAF = 3500


def note(content: str) -> parts.Letter:
    """One sentence or a few."""
    return parts.Letter(parts.layout(parts.prose(content)))


def declined(lang: str, reason: Declined) -> str:
    """Why the platform turned something down, and what to do now."""
    facts = {
        name: ", ".join(f"*{text(lang, key)}*" for key in fact) if isinstance(fact, tuple) else fact
        for name, fact in reason.facts.items()
    }
    return text(lang, f"declined-{reason.reason}", **facts)


def heading(page: str) -> str:
    """The first line of a help page without its marks, for a list of pages."""
    return limits.cut(page.split("\n", 1)[0].strip("#* "), 60)


def quoted(typed: str) -> str:
    """What somebody typed, made harmless and short, to be named in an answer."""
    return limits.cut(harmless(typed), 40)


def your_turn(table: Table, lang: str, link: str) -> parts.Letter:
    """The direct message that says it is somebody's turn."""
    meta = registry.metas()[table.match.game]
    view = table.game.view(table.state, None)
    lines = [
        f"### {text(lang, 'notice-head', game=meta.title, table=table.match.id)}",
        table.words.headline(lang, view, table.names),
        text(lang, "notice-link", link=link),
        f"-# {text(lang, 'notice-off')}",
    ]
    return _with_play(table, lang, lines)


def reminder(table: Table, lang: str, link: str, waiting_since: int) -> parts.Letter:
    """The direct message that reminds somebody of a turn."""
    meta = registry.metas()[table.match.game]
    lines = [
        f"### {text(lang, 'reminder-head', game=meta.title, table=table.match.id)}",
        text(lang, "reminder-since", since=f"<t:{waiting_since // 1000}:R>"),
        text(lang, "notice-link", link=link),
        f"-# {text(lang, 'notice-off')}",
    ]
    return _with_play(table, lang, lines)


def in_words(table: Table, lang: str, view: Any) -> str:
    """The board of a view in words, where no picture is; with a line that says so if there should be one."""
    board = table.words.board(lang, view, table.names)
    return f"{text(lang, 'picture-failed')}\n{board}" if kinds(table.match.game) else board


def mention(user_id: int, content: str) -> parts.Letter:
    """A short public line that pings one person."""
    return parts.Letter(parts.layout(parts.prose(content)), pings=(user_id,))


def leaf(match_id: int, topic: str, content: str, page: int, lang: str) -> parts.Letter:
    """A page of a long private text, with buttons to the pages around it."""
    sheets = limits.pages(content, _LEAF)
    page = max(0, min(page, len(sheets) - 1))
    row = None
    if len(sheets) > 1:
        row = ui.ActionRow(
            parts.button(
                Id("leaf", match_id, path=(topic, str(page - 1))), text(lang, "leaf-back"), disabled=page == 0
            ),
            parts.button(
                Id("leaf", match_id, path=(topic, str(page + 1))),
                text(lang, "leaf-on", page=page + 2, pages=len(sheets))
                if page + 1 < len(sheets)
                else text(lang, "leaf-last"),
                disabled=page + 1 >= len(sheets),
            ),
        )
    return parts.Letter(parts.layout(parts.prose(sheets[page]), row))


def _with_play(table: Table, lang: str, lines: list[str]) -> parts.Letter:
    play = parts.button(Id("play", table.match.id), text(lang, "turn-play"), discord.ButtonStyle.primary)
    return parts.Letter(parts.layout(parts.prose("\n".join(lines)), ui.ActionRow(play)))
