"""Answers to questions about tables: lists, facts, the verdict on the shuffle, files."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.locale import text
from bot.service.history import Verdict
from bot.service.names import called, harmless
from bot.store.rows import Match
from bot.ui import letters, lobby_view, parts
from bot.ui.ids import Id
from engine.core import registry
from engine.core.rng import seed_hash

_MOST = 15


def tables(matches: Sequence[Match], lang: str, *, mine: bool = False) -> parts.Letter:
    """A line for each table. `mine`: they are those of one person, in all servers."""
    if not matches:
        return letters.note(text(lang, "list-none"))
    lines = [_line(match, lang) for match in matches[:_MOST]]
    if len(matches) > _MOST:
        lines.append(text(lang, "list-more", count=len(matches) - _MOST))
    return letters.note("\n".join([f"### {text(lang, 'list-mine' if mine else 'list-head')}", *lines]))


def waiting(matches: Sequence[Match], lang: str) -> parts.Letter:
    """The tables that wait for one person, each with its button."""
    shown = matches[: 2 * _MOST // 3]
    lines = [f"### {text(lang, 'list-waiting')}", *[_line(match, lang) for match in shown]]
    buttons = [
        parts.button(Id("play", match.id), f"{registry.metas()[match.game].title} · {match.id}") for match in shown
    ]
    return parts.Letter(parts.layout(parts.prose("\n".join(lines)), *parts.rows(buttons)))


def info(match: Match, lang: str) -> parts.Letter:
    """The facts of a table."""
    meta = registry.metas()[match.game]
    people = ", ".join(
        f"{parts.SHAPES[seat.colour]} {harmless(called(seat, lang))}"
        + (f" ({text(lang, 'info-resigned')})" if seat.resigned else "")
        for seat in match.seats
    )
    lines = [
        f"### {meta.title} · {match.id}",
        text(lang, "info-status", status=text(lang, f"status-{match.status}"), where=f"<#{match.channel_id}>"),
        text(lang, "info-people", people=people or "–", host=f"<@{match.host_id}>"),
        text(lang, "lobby-pace", pace=lobby_view.pace(lang, match.pace_ms)),
        lobby_view.options_line(match, lang),
    ]
    if match.started_at is not None:
        lines.append(text(lang, "info-started", when=f"<t:{match.started_at // 1000}:f>", turn=match.episode))
    if match.seed is not None:
        lines.append(text(lang, "info-hash", hash=seed_hash(match.seed)))
    if match.frozen_reason is not None:
        lines.append(text(lang, "info-frozen"))
    credits_ = text(lang, "info-credits", designers=", ".join(meta.designers), publishers=", ".join(meta.publishers))
    return letters.note("\n".join([line for line in lines if line] + [f"-# {credits_}"]))


def verdict(found: Verdict, lang: str) -> parts.Letter:
    """Whether the game is what its seed and its log make of it."""
    lines = [
        f"### {text(lang, 'verify-head')}",
        text(lang, "verify-deal-right" if found.deal else "verify-deal-wrong"),
        text(lang, "verify-log-right" if found.journal else "verify-log-wrong"),
        text(lang, "info-hash", hash=found.hash),
        text(lang, "verify-hidden") if found.seed is None else text(lang, "end-seed", seed=found.seed),
    ]
    return letters.note("\n".join(lines))


def exported(match: Match, lang: str, files: Sequence[tuple[str, bytes]]) -> parts.Letter:
    """The files of a table."""
    key = "export-record" if len(files) > 1 else "export-log"
    items: list[ui.Item[ui.LayoutView]] = [parts.prose(text(lang, key, table=match.id))]
    items += [ui.File(f"attachment://{name}") for name, _ in files]
    return parts.Letter(parts.layout(*items), tuple(files))


def resign_question(match: Match, lang: str) -> parts.Letter:
    """The question before somebody gives up."""
    row = ui.ActionRow[ui.LayoutView](
        parts.button(Id("resign", match.id, path=("yes",)), text(lang, "resign-yes"), discord.ButtonStyle.danger),
        parts.button(Id("resign", match.id, path=("no",)), text(lang, "no-back")),
    )
    return parts.Letter(parts.layout(parts.prose(text(lang, "resign-question", table=match.id)), row))


def forget_question(lang: str) -> parts.Letter:
    """The question before somebody's name is deleted; it belongs to no table."""
    row = ui.ActionRow[ui.LayoutView](
        parts.button(Id("forget", 0, path=("yes",)), text(lang, "me-forget-yes"), discord.ButtonStyle.danger),
        parts.button(Id("forget", 0, path=("no",)), text(lang, "no-back")),
    )
    return parts.Letter(parts.layout(parts.prose(text(lang, "me-forget-question")), row))


def _line(match: Match, lang: str) -> str:
    title = registry.metas()[match.game].title
    people = ", ".join(dict.fromkeys(harmless(called(seat, lang)) for seat in match.seats))
    turn = ", ".join(harmless(called(seat, lang)) for seat in match.seats if seat.acting)
    status = text(lang, f"status-{match.status}")
    if match.status == "running":
        status = text(lang, "list-turn", turn=match.episode, names=turn)
    return f"- **{title} · {match.id}** <#{match.channel_id}> · {status} · {people}"
