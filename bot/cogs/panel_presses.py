"""Presses in the private panel of a turn."""

import sys
from collections.abc import Callable

from bot.cogs.answers import Interaction, lang_of
from bot.locale import text
from bot.service.declined import Declined
from bot.service.play import Done, Press, Prompt
from bot.ui import final_notes, ids, letters, panel, parts
from bot.ui.narrow import Astray, narrow
from bot.ui.panel import Look
from bot.wiring import Parts
from engine.core.errors import Refusal
from engine.core.model import Action


class PanelPresses:
    """Opens panels, walks their menus, takes actions, undoes them."""

    def __init__(self, wired: Parts, wake: Callable[[], None]) -> None:
        self._wired = wired
        self._wake = wake
        self.rooms = {
            "play": self.play,
            "open": self.walk,
            "page": self.walk,
            "pick": self.pick,
            "menu": self.pick,
            "hint": self.hint,
            "sure": self.sure,
            "undo": self.undo,
            "over": self.over,
            "resign": self.resign,
        }

    async def play(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Open the panel of whoever presses."""
        prompt = await self._wired.play.prompt(id_.match, interaction.user.id)
        return await self._wired.desk.panel(prompt, lang_of(interaction), Look())

    async def walk(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Look at another menu or another page of it; nothing is done yet."""
        prompt, note = await self._current(interaction, id_)
        if note:
            return await self._wired.desk.panel(prompt, lang_of(interaction), Look(note=note))
        page, path = (_number(id_.path), id_.path[1:]) if id_.verb == "page" else (0, id_.path)
        if path and id_.verb == "open" and panel.menu_of(prompt, path).action is not None:
            return await self._choose(interaction, id_, prompt, path)
        return await self._wired.desk.panel(prompt, lang_of(interaction), Look(path=path, page=page))

    async def pick(self, interaction: Interaction, id_: ids.Id, values: tuple[str, ...]) -> parts.Letter:
        """Choose a value; the last choice takes the action."""
        prompt, note = await self._current(interaction, id_)
        if note:
            return await self._wired.desk.panel(prompt, lang_of(interaction), Look(note=note))
        return await self._choose(interaction, id_, prompt, (*id_.path, *map(panel.chosen, values)))

    async def hint(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Take a suggested action."""
        prompt, note = await self._current(interaction, id_)
        number = _number(id_.path)
        if note or number >= len(prompt.legal):
            return await self._wired.desk.panel(prompt, lang_of(interaction), Look(note=note))
        return await self._take(interaction, id_, prompt, prompt.legal[number], ("#hint", str(number)))

    async def sure(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Take the action that was asked about."""
        prompt, note = await self._current(interaction, id_)
        if note:
            return await self._wired.desk.panel(prompt, lang_of(interaction), Look(note=note))
        number = _number(id_.path[1:])
        if id_.path[:1] == ("#hint",) and number < len(prompt.legal):
            return await self._do(interaction, id_, prompt, prompt.legal[number])
        menu = panel.menu_of(prompt, id_.path)
        if menu.action is None:
            return await self._wired.desk.panel(prompt, lang_of(interaction), Look(path=id_.path))
        return await self._do(interaction, id_, prompt, menu.action)

    async def undo(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Take the last step back."""
        return await self._back(interaction, id_, over=False)

    async def over(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Take the whole draft back."""
        return await self._back(interaction, id_, over=True)

    async def resign(self, interaction: Interaction, id_: ids.Id, _: tuple[str, ...]) -> parts.Letter:
        """Give up after the question, or think better of it."""
        lang = lang_of(interaction)
        if id_.path != ("yes",):
            return letters.note(text(lang, "resign-not"))
        await self._wired.play.resign(id_.match, interaction.user.id, interaction.id)
        self._wake()
        return letters.note(text(lang, "resigned"))

    async def _back(self, interaction: Interaction, id_: ids.Id, *, over: bool) -> parts.Letter:
        lang, press = lang_of(interaction), _press(interaction, id_)
        try:
            prompt = await (self._wired.play.start_over(press) if over else self._wired.play.undo(press))
        except Declined as declined:
            return await self._stale(interaction, id_, declined)
        return await self._wired.desk.panel(prompt, lang, Look())

    async def _choose(
        self, interaction: Interaction, id_: ids.Id, prompt: Prompt, path: tuple[str, ...]
    ) -> parts.Letter:
        try:
            menu = narrow(prompt.legal, path, prompt.game.meta.stepwise)
        except Astray:
            return await self._wired.desk.panel(prompt, lang_of(interaction), Look(path=path[:-1]))
        if menu.action is None:
            return await self._wired.desk.panel(prompt, lang_of(interaction), Look(path=path))
        return await self._take(interaction, id_, prompt, menu.action, path)

    async def _take(
        self, interaction: Interaction, id_: ids.Id, prompt: Prompt, action: Action, path: tuple[str, ...]
    ) -> parts.Letter:
        cautions = self._wired.play.cautions(prompt, action)
        asked = final_notes.question(prompt, lang_of(interaction), action, cautioned=bool(cautions))
        if cautions or asked:
            look = Look(path=path, cautions=cautions, asked=asked)
            return await self._wired.desk.panel(prompt, lang_of(interaction), look)
        return await self._do(interaction, id_, prompt, action)

    async def _do(self, interaction: Interaction, id_: ids.Id, prompt: Prompt, action: Action) -> parts.Letter:
        lang = lang_of(interaction)
        try:
            done = await self._wired.play.step(_press(interaction, id_), action)
        except Refusal as refusal:
            note = prompt.table.words.refusal(lang, prompt.table.names, refusal)
            return await self._wired.desk.panel(prompt, lang, Look(note=note))
        except Declined as declined:
            return await self._stale(interaction, id_, declined)
        if isinstance(done, Done):
            self._wake()
            return await self._wired.desk.after(done, lang)
        return await self._wired.desk.panel(done, lang, Look())

    async def _current(self, interaction: Interaction, id_: ids.Id) -> tuple[Prompt, str]:
        """The seat's prompt as it is, with a note if the press was made for an older one (R01, R04)."""
        prompt = await self._wired.play.prompt(id_.match, interaction.user.id, id_.seat)
        stale = prompt.seat.prompt != id_.prompt
        return prompt, text(lang_of(interaction), "panel-stale") if stale else ""

    async def _stale(self, interaction: Interaction, id_: ids.Id, declined: Declined) -> parts.Letter:
        """The present panel in place of one that was out of date; other reasons go on to be told."""
        if declined.reason not in ("stale", "nothing-to-undo"):
            raise declined
        lang = lang_of(interaction)
        prompt = await self._wired.play.prompt(id_.match, interaction.user.id, id_.seat)
        key = "panel-stale" if declined.reason == "stale" else "declined-nothing-to-undo"
        return await self._wired.desk.panel(prompt, lang, Look(note=text(lang, key)))


def _number(path: tuple[str, ...]) -> int:
    """The number at the head of a path; one that is higher than any where there is none."""
    return int(path[0]) if path and path[0].isdecimal() else sys.maxsize


def _press(interaction: Interaction, id_: ids.Id) -> Press:
    return Press(
        match_id=id_.match,
        seat=-1 if id_.seat is None else id_.seat,
        prompt=-1 if id_.prompt is None else id_.prompt,
        user_id=interaction.user.id,
        interaction_id=interaction.id,
    )
