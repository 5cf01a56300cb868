"""What a typed command does: its steps join the draft, and the answer is the panel."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from bot.cogs.answers import Interaction, lang_of
from bot.cogs.meant import meant
from bot.service import plans
from bot.service.plans import Refused
from bot.service.play import Done, Press, Prompt, Ran
from bot.ui import parts, plan_notes
from bot.ui.panel import Look
from bot.wiring import Parts
from engine.core import registry
from engine.core.errors import Refusal
from engine.core.model import Action
from engine.core.notation import Spoken, settled
from engine.core.spelling import Unread, pieces

_KEPT = 512

Place = tuple[int, int | None, str, int | None]
"""Who types, in which channel, for which game, naming which table."""


class Typed:
    """Takes typed steps and plans, and remembers at which table people are typing."""

    def __init__(self, wired: Parts, wake: Callable[[], None]) -> None:
        self._wired = wired
        self._wake = wake
        self._places: OrderedDict[Place, tuple[int, int]] = OrderedDict()

    async def prompt(self, interaction: Interaction, game: str, table: int | None) -> Prompt:
        """What the person is asked at the table that the command means. Raises Declined."""
        match = await meant(self._wired, interaction, game, table)
        prompt = await self._wired.play.prompt(match.id, interaction.user.id)
        place = (interaction.user.id, interaction.channel_id, game, table)
        self._places[place] = (match.id, prompt.seat.seat)
        self._places.move_to_end(place)
        while len(self._places) > _KEPT:
            self._places.popitem(last=False)
        return prompt

    def glimpse(self, interaction: Interaction, game: str, table: int | None) -> Prompt | None:
        """The same from memory, None if it is not there."""
        found = self._places.get((interaction.user.id, interaction.channel_id, game, table))
        prompt = None if found is None else self._wired.play.glimpse(*found)
        return prompt if prompt is not None and prompt.seat.acting else None

    async def step(
        self, interaction: Interaction, game: str, table: int | None, kind: str, given: Mapping[str, Any]
    ) -> parts.Letter:
        """One action, from the options of its command."""
        lang, prompt = lang_of(interaction), await self._begun(interaction, game, table)
        try:
            wanted = registry.notation(game).meant(kind, given, prompt.table.plain_names)
        except Unread as wrong:
            alike = [action for action in prompt.legal if action.kind == kind]
            note = plan_notes.unread(prompt, lang, wrong, alike[: plans.MOST_INSTEAD])
            return await self._wired.desk.panel(prompt, lang, Look(note=note))
        action = prompt.game.listed(prompt.turn.state, prompt.seat.seat, settled(wanted, prompt.legal))
        cautions = self._wired.play.cautions(prompt, action)
        if cautions and action in prompt.legal:
            return await self._question(prompt, lang, action, Look(cautions=cautions))
        try:
            done = await self._wired.play.step(_press(interaction, prompt), action)
        except Refusal as refusal:
            instead = plans.instead(prompt.game, prompt.turn, wanted, prompt.legal)
            note = plan_notes.one_refused(prompt, lang, refusal, instead)
            return await self._wired.desk.panel(prompt, lang, Look(note=note))
        if isinstance(done, Done):
            self._wake()
            return await self._wired.desk.after(done, lang)
        return await self._wired.desk.panel(done, lang, Look())

    async def plan(
        self, interaction: Interaction, game: str, table: int | None, plan: str, *, sure: bool
    ) -> parts.Letter:
        """A whole plan."""
        lang, prompt = lang_of(interaction), await self._begun(interaction, game, table)
        try:
            said = registry.notation(game).read(plan, prompt.table.plain_names)
        except Unread as wrong:
            note = plan_notes.unread(prompt, lang, wrong, _instead(prompt, plan, wrong))
            return await self._wired.desk.panel(prompt, lang, Look(note=note))
        try:
            result = await self._wired.play.run(
                _press(interaction, prompt), [spoken.action for spoken in said], sure=sure
            )
        except Refused as wrong:
            note = plan_notes.refused(prompt, lang, said, wrong)
            return await self._wired.desk.panel(prompt, lang, Look(note=note))
        if result.done is not None:
            self._wake()
        return await self._after(prompt, lang, said, result)

    async def _after(self, before: Prompt, lang: str, said: tuple[Spoken, ...], result: Ran) -> parts.Letter:
        note = plan_notes.ran(before, lang, said, result)
        if result.asked is not None and result.prompt is not None:
            look = Look(note=note, cautions=result.cautions)
            return await self._question(result.prompt, lang, result.asked, look)
        if result.done is not None and (result.done.ended_turn or result.prompt is None):
            return await self._wired.desk.after(result.done, lang, note)
        assert result.prompt is not None, "a turn that goes on asks something"
        return await self._wired.desk.panel(result.prompt, lang, Look(note=note))

    async def _question(self, prompt: Prompt, lang: str, action: Action, look: Look) -> parts.Letter:
        """The panel's question before an action; it knows the action by its number among the legal ones."""
        path = ("#hint", str(prompt.legal.index(action)))
        return await self._wired.desk.panel(prompt, lang, Look(path=path, note=look.note, cautions=look.cautions))

    async def _begun(self, interaction: Interaction, game: str, table: int | None) -> Prompt:
        prompt, person = await self.prompt(interaction, game, table), interaction.user
        match = prompt.table.match
        named = await self._wired.naming.hear(match, person.id, person.display_name, interaction.guild_id)
        return prompt if named is match else await self.prompt(interaction, game, table)


def table_of(value: Any) -> int | None:
    """The table that an option names while it is still being typed; None if it names none."""
    return value if isinstance(value, int) else int(value) if str(value or "").isdecimal() else None


def _instead(prompt: Prompt, plan: str, wrong: Unread) -> tuple[Action, ...]:
    """Up to three steps that would be legal where a plan cannot be understood, if that can be known."""
    if wrong.number == 0:
        return ()
    notation, names = registry.notation(prompt.table.match.game), prompt.table.plain_names
    try:
        before = pieces(plan)[: wrong.number - 1]
        actions = [
            action for piece in before for action, times in [notation.read_piece(piece, names)] for _ in range(times)
        ]
        tried = plans.tried(prompt.game, prompt.turn, actions, sure=True)
    except (Unread, Refused):
        return ()
    if tried.turn.must_commit:
        return ()
    legal: tuple[Action, ...] = prompt.game.legal_actions(tried.turn.state, tried.turn.seat)
    alike = [action for action in legal if action.kind == wrong.facts.get("kind")]
    return tuple(alike[: plans.MOST_INSTEAD]) or plans.instead(prompt.game, tried.turn, None, legal)


def _press(interaction: Interaction, prompt: Prompt) -> Press:
    return Press(
        match_id=prompt.table.match.id,
        seat=prompt.seat.seat,
        prompt=prompt.seat.prompt,
        user_id=interaction.user.id,
        interaction_id=interaction.id,
    )
