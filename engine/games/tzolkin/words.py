"""What Tzolk'in says to people: the class that the platform asks; the texts lie in `prose`."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.errors import Refusal
from engine.core.game import Caution
from engine.core.model import Action, Event, Seat
from engine.core.words import Choice, Words
from engine.games.tzolkin.prose import alt, board, guides, heads, log, menus, phrases, sentences
from engine.games.tzolkin.prose.catalogue import CATALOGUES, catalogue


class TzolkinWords(Words):
    """The words of Tzolk'in in every language that has a catalogue."""

    languages = tuple(sorted(CATALOGUES))

    def kind(self, lang: str, kind: str) -> str:
        """The label of an action kind's button; the kind itself if it is not one of Tzolk'in."""
        says = catalogue(lang)
        return says.say(f"kind.{kind}") if says.has(f"kind.{kind}") else kind

    def question(self, lang: str, kind: str, field: str) -> str:
        """What is asked when this field, or with an empty one a whole action, is chosen."""
        says, key = catalogue(lang), f"question.{kind}.{field}" if field else f"question.{kind}"
        return says.say(key if says.has(key) else "question")

    def choice(
        self, lang: str, view: Any, names: Sequence[str], field: str, value: Any, actions: Sequence[Action]
    ) -> Choice:
        """The menu entry for one value: what it is, what it costs, what is left."""
        return menus.choice(catalogue(lang), view, names, field, value, actions)

    def option(self, lang: str, name: str) -> Choice:
        """A table option's label and what it means."""
        says, key = catalogue(lang), f"option.{name}"
        if not says.has(key):
            return Choice(says.say("option.unknown", name=name))
        return Choice(says.say(key), says.say(f"{key}.detail"))

    def option_value(self, lang: str, name: str, value: Any) -> str:
        """An option's value in words."""
        says = catalogue(lang)
        if isinstance(value, bool):
            return says.say("value.on" if value else "value.off")
        key = f"value.{name}.{value}"
        return says.say(key) if says.has(key) else str(value)

    def action(self, lang: str, names: Sequence[str], action: Action) -> str:
        """One step of a draft, without a subject."""
        return sentences.action(catalogue(lang), names, action)

    def event(self, lang: str, names: Sequence[str], event: Event) -> str | None:
        """An event as a sentence of the log; None for a turn that simply ended."""
        return log.event(catalogue(lang), names, event)

    def refusal(self, lang: str, names: Sequence[str], refusal: Refusal) -> str:
        """Why an action was refused, and what to do instead."""
        return sentences.refusal(catalogue(lang), names, refusal)

    def caution(self, lang: str, names: Sequence[str], caution: Caution) -> str:
        """The question before an action that may be regretted."""
        return sentences.caution(catalogue(lang), names, caution)

    def source(self, lang: str, source: str) -> str:
        """The name of a source of points, with a capital."""
        return phrases.begun(sentences.source(catalogue(lang), source))

    def headline(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """What the turn is about, for the public post."""
        return heads.headline(catalogue(lang), view, names)

    def status(self, lang: str, view: Any, seat: Seat) -> str:
        """What is asked of the seat, and what it has left."""
        return heads.status(catalogue(lang), view, seat)

    def board(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """The whole position, a line a fact."""
        return board.board(catalogue(lang), view, names)

    def alt(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """What is seen first in the picture, in at most 1,000 characters."""
        return alt.alt(catalogue(lang), view, names)

    def picture_title(self, lang: str, kind: str) -> str:
        """The name of a kind of picture."""
        says, key = catalogue(lang), f"picture.{kind}"
        return says.say(key if says.has(key) else "picture")

    def help(self, lang: str) -> Mapping[str, str]:
        """Help pages by topic, `start` first."""
        return catalogue(lang).help

    def help_topic(self, view: Any) -> str:
        """The help page for what is asked."""
        return guides.topic(view)

    def refusal_topic(self, refusal: Refusal) -> str:
        """The help page that has the rule behind a refusal."""
        return guides.topic_of(refusal.code)


WORDS = TzolkinWords()
