"""What Tikal says to people: the class that the platform asks; the texts lie in `prose`, a catalogue a language."""

from collections.abc import Sequence
from typing import Any

from engine.core.catalogue_words import CatalogueWords
from engine.core.errors import Refusal
from engine.core.game import Caution
from engine.core.model import Action, Event, Seat
from engine.core.words import Choice, TutorialStep
from engine.games.tikal.prose import alt, board, guides, heads, menus, phrases, sentences
from engine.games.tikal.prose.catalogue import CATALOGUES


class TikalWords(CatalogueWords):
    """The words of Tikal in every language that has a catalogue."""

    catalogues = CATALOGUES

    def choice(
        self, lang: str, view: Any, names: Sequence[str], field: str, value: Any, actions: Sequence[Action]
    ) -> Choice:
        """The menu entry for one value: what it is, what it costs, what is left."""
        return menus.choice(self.says(lang), view, names, field, value, actions)

    def action(self, lang: str, names: Sequence[str], action: Action) -> str:
        """One step of a draft, without a subject."""
        return sentences.action(self.says(lang), names, action)

    def event(self, lang: str, names: Sequence[str], event: Event) -> str | None:
        """An event as a sentence of the log; None for a turn that simply ended."""
        return sentences.event(self.says(lang), names, event)

    def refusal(self, lang: str, names: Sequence[str], refusal: Refusal) -> str:
        """Why an action was refused, and what to do instead."""
        return sentences.refusal(self.says(lang), names, refusal)

    def caution(self, lang: str, names: Sequence[str], caution: Caution) -> str:
        """The question before an action that may be regretted."""
        return sentences.caution(self.says(lang), names, caution)

    def source(self, lang: str, source: str) -> str:
        """The name of a source of points, with a capital."""
        return phrases.begun(sentences.source(self.says(lang), source))

    def headline(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """What the turn is about, for the public post."""
        return heads.headline(self.says(lang), view, names)

    def status(self, lang: str, view: Any, seat: Seat) -> str:
        """What is asked of the seat, and what it has left."""
        return heads.status(self.says(lang), view, seat)

    def board(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """The whole position, a line a fact."""
        return board.board(self.says(lang), view, names)

    def alt(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """What is seen first in the picture, in at most 1,000 characters."""
        return alt.alt(self.says(lang), view, names)

    def help_topic(self, view: Any) -> str:
        """The help page for the phase."""
        return guides.topic(view)

    def refusal_topic(self, refusal: Refusal) -> str:
        """The help page that has the rule behind a refusal."""
        return guides.topic_of(refusal.code)

    def tutorial(self, lang: str) -> tuple[TutorialStep, ...]:
        """A first turn: tile, members, a walk, a level of a temple, the end."""
        return guides.tutorial(self.says(lang))

    def order_field(self, lang: str, field: str) -> Choice:
        """The label of what can be said ahead of an auction, and what it means."""
        says = self.says(lang)
        return Choice(says.say(f"order.{field}"), says.say(f"order.{field}.detail"))

    def order_value(self, lang: str, view: Any, field: str, value: Any) -> str:
        """A limit, or a tile as it lies on offer."""
        return menus.ordered(self.says(lang), view, field, value)


WORDS = TikalWords()
