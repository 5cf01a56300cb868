"""Puts together what people ask for: panels, boards, logs, with their pictures."""

from dataclasses import replace
from typing import Any

from bot.locale import text
from bot.service.clock import Clock
from bot.service.history import History
from bot.service.lessons import reached
from bot.service.narrator import Narrator, known
from bot.service.play import Done, Prompt
from bot.service.table import Table
from bot.store.protocol import Store
from bot.ui import end_post, final_notes, lesson, letters, panel, parts, plan_notes, turn_post
from bot.ui.album import DRAFT, WHOLE, Album
from bot.ui.next_steps import next_steps
from bot.ui.panel import Look
from bot.ui.pictures import Pictures
from engine.core.model import Event, Seat
from renderer.picture import Request, kinds

SUMMARY = "summary"
_MOST_TOLD = 5


class Desk:
    """Makes letters; sends nothing."""

    def __init__(self, store: Store, clock: Clock, narrator: Narrator, history: History, pictures: Pictures) -> None:
        self._store = store
        self._clock = clock
        self._narrator = narrator
        self._history = history
        self._pictures = pictures
        self.album = Album(narrator, history, pictures)

    async def panel(self, prompt: Prompt, lang: str, look: Look) -> parts.Letter:
        """The panel of a seat's draft."""
        if look.questions:
            return panel.panel(prompt, lang, look, None)
        table = prompt.table
        steps = table.words.tutorial(lang) if table.match.tutorial else ()
        if steps:
            step = reached(steps, await self._kinds(prompt))
            if not step.kind:
                return lesson.over(prompt, lang, step)
            look = replace(look, lesson=lesson.told(prompt, lang, step))
        look = await self._with_orders(prompt, lang, look)
        look = replace(look, final=await self._narrator.final_steps(table, prompt.seat.seat))
        menu = panel.menu_of(prompt, look.path)
        preview = None
        if kinds(table.match.game):
            request = Request(
                game=table.match.game,
                kind=kinds(table.match.game)[0],
                view=prompt.view,
                names=table.plain_names,
                lang=lang,
                events=prompt.turn.events,
                legal=menu.actions if menu.kind is not None else (),
                field=menu.field,
                seat=prompt.seat.seat,
                crop=True,
                colours=table.colours,
            )
            preview = await self._pictures.draw((table.match.id, prompt.seat.seat, "panel"), request)
            if preview is None:
                look = replace(
                    look, note="\n> ".join(part for part in (look.note, text(lang, "panel-blind")) if part)
                )
        return panel.panel(prompt, lang, look, preview, next_steps(prompt))

    async def _kinds(self, prompt: Prompt) -> list[str]:
        """The kinds of all actions so far, those of the draft last."""
        rows = await self._store.journal(prompt.table.match.id)
        kinds_ = [str(raw["kind"]) for row in rows for raw in row.actions]
        return kinds_ + [action.kind for action in prompt.turn.actions]

    async def _with_orders(self, prompt: Prompt, lang: str, look: Look) -> Look:
        """With a line about what the seat's standing order has done, until the seat does something itself."""
        table = prompt.table
        done = () if prompt.turn.actions else await self._narrator.by_order(table, prompt.seat.seat)
        if not done:
            return look
        actions = ", ".join(table.words.action(lang, table.names, action) for action in done[-_MOST_TOLD:])
        told = text(lang, "order-did", actions=actions)
        return replace(look, note="\n> ".join(part for part in (look.note, told) if part))

    async def after(self, done: Done, lang: str, told: str = "") -> parts.Letter:
        """What stands in the panel after a commit: the next panel, or what happened and who is next; `told` first."""
        if done.prompt is not None:
            note = told
            if not told and not done.ended_turn:
                news = known(done.news, done.prompt.seat.seat)
                note = final_notes.came(lang, self._narrator.sentences(done.table, lang, news))
            return await self.panel(done.prompt, lang, Look(note=note))
        table = done.table
        if table.match.status != "running":
            return letters.note(text(lang, "panel-over-game"))
        waiting = ", ".join(turn_post.seat_line(table, seat.seat) for seat in table.match.seats if seat.acting)
        return letters.note(text(lang, "panel-done", names=waiting))

    async def board(
        self, table: Table, lang: str, reader: Seat | None, episode: int | None = None, view: str = WHOLE
    ) -> parts.Letter:
        """The board, now or at the end of a past episode, with what changed last; `view` of it as in `album`."""
        drawn = await self.album.board(table, lang, reader, episode, view)
        if drawn is not None:
            return drawn
        if episode is not None:
            table, _ = await self._history.at_end_of(table, episode)
            reader = None
        failed = bool(kinds(table.match.game))
        return await self.text(table, lang, reader, 0, text(lang, "picture-failed") if failed else "")

    async def drafted(self, prompt: Prompt, lang: str, view: str = WHOLE) -> parts.Letter:
        """The board with the draft on it, for the seat's own eyes; `view` of it as in `album`."""
        if not prompt.turn.actions:
            return await self.board(prompt.table, lang, prompt.seat.seat, None, view)
        drawn = await self.album.drafted(prompt, lang, view)
        if drawn is not None:
            return drawn
        failed = bool(kinds(prompt.table.match.game))
        return self.drafted_text(prompt, lang, 0, text(lang, "picture-failed") if failed else "")

    def drafted_text(self, prompt: Prompt, lang: str, page: int, note: str = "") -> parts.Letter:
        """The board with the draft on it in words, with a note on top."""
        title = f"### {text(lang, 'board-drafted')}"
        board = prompt.table.words.board(lang, prompt.view, prompt.table.names)
        told = "\n".join(line for line in (title, note, board) if line)
        return letters.leaf(prompt.table.match.id, f"{DRAFT}{prompt.seat.seat}", told, page, lang)

    async def text(self, table: Table, lang: str, reader: Seat | None, page: int, note: str = "") -> parts.Letter:
        """The board in words, with a note on top."""
        board = table.words.board(lang, table.game.view(table.state, reader), table.names)
        board = f"{note}\n{board}" if note else board
        return letters.leaf(table.match.id, "text", board, page, lang)

    async def log(self, table: Table, lang: str, reader: Seat | None, page: int) -> parts.Letter:
        """What happened, the latest turn first."""
        return letters.leaf(
            table.match.id, "log", await self.story(table, lang, reader, newest_first=True), page, lang
        )

    async def story(self, table: Table, lang: str, reader: Seat | None, *, newest_first: bool = False) -> str:
        """The log as one text."""
        chapters = await self._narrator.chapters(table, lang, reader)
        told = []
        for chapter in reversed(chapters) if newest_first else chapters:
            who = ", ".join(turn_post.seat_line(table, seat) for seat in chapter.seats)
            head = text(lang, "log-turn", turn=chapter.episode, who=who or text(lang, "settled-nobody"))
            typed = [
                plan_notes.typed(table, lang, seat, plan, len(chapter.seats) > 1) for seat, plan in chapter.plans
            ]
            own = ", ".join(table.words.action(lang, table.names, action) for action in chapter.ordered)
            private = (f"*{text(lang, 'log-ordered', actions=own)}*",) if own else ()
            told.append("\n".join([f"**{head}**", *[f"- {line}" for line in (*chapter.lines, *private, *typed)]]))
        return "\n".join(told) or text(lang, "log-empty")

    # --- public posts ----------------------------------------------------------------------------------

    async def turn(self, table: Table, pings: tuple[int, ...]) -> parts.Letter:
        """The live post of the present episode."""
        match = table.match
        events = await self._narrator.last_turn(table)
        board = await self._picture(table, 0, events, None, (match.id, "turn"), match.lang)
        due = None if match.practice else match.changed_at + match.pace_ms
        since = await self._narrator.episode(table, match.episode, match.episode + 1, match.lang)
        return turn_post.turn_post(table, board, due, pings, since.lines)

    async def settled(self, table: Table, episode: int, until: int) -> parts.Letter:
        """What an episode's post becomes."""
        chapter = await self._narrator.episode(table, episode, until, table.match.lang)
        return turn_post.settled(table, episode, chapter.seats, chapter.lines)

    async def scoring(self, table: Table, version: int) -> parts.Letter | None:
        """The points of the scoring turns that a commit ended."""
        scored = await self._narrator.scored(table, version)
        return turn_post.scoring_post(table, scored) if scored else None

    async def end(self, table: Table) -> parts.Letter:
        """The post that closes a game."""
        match = table.match
        events = await self._narrator.last_turn(table)
        final = await self._picture(table, 0, events, None, (match.id, "end"), match.lang)
        summary = None
        outcome = table.game.outcome(table.state)
        if outcome is not None and SUMMARY in kinds(match.game):
            summary = await self._pictures.draw((match.id, "summary"), self._request(table, SUMMARY, outcome=outcome))
        return end_post.end_post(table, final, summary)

    async def _picture(
        self,
        table: Table,
        number: int,
        events: tuple[Event, ...],
        reader: Seat | None,
        purpose: tuple[Any, ...],
        lang: str,
    ) -> bytes | None:
        known = kinds(table.match.game)
        if number >= len(known):
            return None
        request = self._request(table, known[number], events=events, reader=reader, lang=lang)
        return await self._pictures.draw(purpose, request)

    def _request(
        self,
        table: Table,
        kind: str,
        events: tuple[Event, ...] = (),
        reader: Seat | None = None,
        lang: str | None = None,
        outcome: Any = None,
    ) -> Request:
        return Request(
            game=table.match.game,
            kind=kind,
            view=table.game.view(table.state, reader),
            names=table.plain_names,
            lang=lang or table.match.lang,
            events=events,
            seat=reader,
            colours=table.colours,
            outcome=outcome,
        )
