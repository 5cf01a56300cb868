"""Boards to look at closely and to look back at: quarters, large print, what changed, turn by turn, as a film."""

from dataclasses import replace
from typing import Any

from discord import ui

from bot.locale import text
from bot.service.declined import Declined
from bot.service.history import History, Turn
from bot.service.narrator import Narrator
from bot.service.play import Prompt
from bot.service.table import Table
from bot.ui import letters, limits, parts, turn_post
from bot.ui.ids import Id
from bot.ui.pictures import Pictures
from engine.core.model import Seat
from renderer.picture import Request, kinds, zooms

WHOLE, LARGE, DRAFT = "all", "large", "draft"
VIEWS = ("0", "1", "2", "3", LARGE)
FILM = "replay.webp"

_LINES = 1600


class Album:
    """Makes letters; sends nothing."""

    def __init__(self, narrator: Narrator, history: History, pictures: Pictures) -> None:
        self._narrator = narrator
        self._history = history
        self._pictures = pictures

    async def board(
        self, table: Table, lang: str, reader: Seat | None, episode: int | None = None, view: str = WHOLE
    ) -> parts.Letter | None:
        """The board now, or at the end of a past episode, whole or closer; None if it cannot be drawn."""
        if episode is None:
            events = await self._narrator.last_turn(table, reader)
        else:
            table, events = await self._history.at_end_of(table, episode)
            reader = None
        title = text(lang, "board-then", turn=episode) if episode is not None else text(lang, "board-now")
        then = "now" if episode is None else str(episode)
        return await self._letter(table, lang, reader, events, title, _zoom(table, lang, then, view), view)

    async def drafted(self, prompt: Prompt, lang: str, view: str = WHOLE) -> parts.Letter | None:
        """The board with a draft on it, which its steps mark; None if it cannot be drawn."""
        seat, turn = prompt.seat.seat, prompt.turn
        table = replace(prompt.table, state=turn.state)
        row = _zoom(table, lang, DRAFT, view, seat)
        return await self._letter(table, lang, seat, turn.events, text(lang, "board-drafted"), row, view)

    async def recap(self, table: Table, lang: str, reader: Seat | None) -> parts.Letter:
        """What has happened since the reader's own last turn: marked on the board, and in words."""
        since = await self._history.own_last(table, reader)
        chapters = [one for one in await self._narrator.chapters(table, lang, reader, since) if one.lines]
        events = await self._history.since(table, since, reader)
        if not since:
            title = text(lang, "recap-start")
        elif reader is None:
            title = text(lang, "recap-public", turn=since)
        else:
            title = text(lang, "recap-head", turn=since)
        told = [
            f"**{text(lang, 'log-turn', turn=one.episode, who=_who(table, one.seats))}** " + " ".join(one.lines)
            for one in chapters
        ] or [text(lang, "recap-nothing")]
        while len(told) > 1 and sum(map(len, told)) > _LINES:
            told.pop(0)
        lines = limits.cut("\n".join(f"- {line}" for line in told), _LINES)
        row = ui.ActionRow(parts.button(Id("log", table.match.id), text(lang, "turn-log")))
        done = await self._letter(table, lang, reader, events, f"{title}\n{lines}", row)
        return done or letters.note(f"### {title}\n{lines}")

    async def replay(self, table: Table, lang: str, number: int | None) -> parts.Letter:
        """The board at the end of a turn, with ways to the others and to the film; None is the last turn."""
        turns = await self._history.turns(table)
        if not turns:
            raise Declined("no-turn", turn=number or 1)
        at = (
            len(turns) - 1 if number is None else min(range(len(turns)), key=lambda k: abs(turns[k].episode - number))
        )
        turn = turns[at]
        match = table.match.id
        steps = (("first", 0), ("back", at - 1), ("on", at + 1), ("last", len(turns) - 1))
        row: ui.ActionRow[Any] = ui.ActionRow(
            *[
                parts.button(
                    # The word keeps custom ids apart where two buttons lead to the same turn.
                    Id("replay", match, path=(str(turns[max(0, min(to, len(turns) - 1))].episode), way)),
                    text(lang, f"replay-{way}"),
                    disabled=not 0 <= to < len(turns) or to == at,
                )
                for way, to in steps
            ],
            parts.button(Id("film", match), text(lang, "replay-film"), disabled=not kinds(table.match.game)),
        )
        then = replace(table, state=turn.state)
        title = text(lang, "replay-head", turn=turn.episode, at=at + 1, turns=len(turns))
        lines = self._narrator.sentences(table, lang, turn.events)
        told = "\n".join(f"- {line}" for line in lines)
        told = f"{title}\n{limits.cut(told, _LINES)}" if told else title
        done = await self._letter(then, lang, None, turn.events, told, row)
        return done or parts.Letter(parts.layout(parts.prose(f"### {told}"), row))

    async def film(self, table: Table, lang: str) -> parts.Letter:
        """The game up to now as one moving picture, or a line that says why there is none."""
        turns = await self._history.turns(table)
        if not turns or not kinds(table.match.game):
            return letters.note(text(lang, "film-none"))

        def requests() -> list[Request]:
            return [self._request(replace(table, state=one.state), lang, None, one) for one in turns]

        key = (table.match.id, table.match.version, lang)
        data = await self._pictures.films.film(key, requests)
        if data is None:
            return letters.note(text(lang, "film-failed"))
        title = text(lang, "film-head", turns=len(turns))
        picture = parts.picture(FILM, text(lang, "film-alt", turns=len(turns)))
        return parts.Letter(parts.layout(parts.prose(f"### {title}"), picture), ((FILM, data),))

    async def _letter(
        self,
        table: Table,
        lang: str,
        reader: Seat | None,
        events: tuple[Any, ...],
        told: str,
        row: "ui.ActionRow[Any] | None",
        view: str = WHOLE,
    ) -> parts.Letter | None:
        if not kinds(table.match.game):
            return None
        request = self._request(table, lang, reader, Turn(0, table.state, events), view)
        # Readers of different turns or parts must not get each other's picture.
        data = await self._pictures.draw((table.match.id, "album", request), request)
        if data is None:
            return None
        alt = table.words.alt(lang, request.view, table.plain_names)
        if view in VIEWS and view != LARGE:
            alt = text(lang, "zoom-alt", part=text(lang, f"zoom-{view}"), alt=alt)
        head = parts.prose(f"### {told}\n{turn_post.standings(table)}")
        return parts.Letter(parts.layout(head, parts.picture(turn_post.BOARD, alt), row), ((turn_post.BOARD, data),))

    def _request(self, table: Table, lang: str, reader: Seat | None, turn: Turn, view: str = WHOLE) -> Request:
        return Request(
            game=table.match.game,
            kind=kinds(table.match.game)[0],
            view=table.game.view(table.state, reader),
            names=table.plain_names,
            lang=lang,
            events=turn.events,
            seat=reader,
            colours=table.colours,
            quarter=int(view) if view.isdecimal() else None,
            large=view == LARGE,
        )


def _zoom(table: Table, lang: str, then: str, view: str, seat: Seat | None = None) -> "ui.ActionRow[Any] | None":
    """Buttons to the quarters and to large print; the one that is shown leads back to the whole board.

    `then` is the moment: an episode, `now`, or the draft of a seat.
    """
    if not zooms(table.match.game):
        return None
    return ui.ActionRow(
        *[
            parts.button(
                Id("zoom", table.match.id, seat, path=(then, WHOLE if one == view else one)),
                text(lang, "zoom-back" if one == view else f"zoom-{one}"),
            )
            for one in VIEWS
        ]
    )


def _who(table: Table, seats: tuple[Seat, ...]) -> str:
    return ", ".join(turn_post.seat_line(table, seat) for seat in seats) or text(table.match.lang, "settled-nobody")
