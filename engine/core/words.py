"""What a game says to people: the contract of each game's `words.py`.

Everything here takes the language first (`en`, `es`; an unknown one is read as English) and gives plain text
with the light Markdown of chats. Names of players are given by seat and put in as they are: whoever shows
the text has made them harmless. Words see views, never states.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.errors import Refusal
from engine.core.game import Caution
from engine.core.model import Action, Event, Seat


@dataclass(frozen=True, slots=True)
class TutorialStep:
    """One step of a tutorial: what to do and why, in at most 900 characters.

    It is done when an action of `kind` follows the steps before it. The last step has an empty `kind`: its text
    closes the tutorial.
    """

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a menu: `label` at most 100 characters (38 wanted), `detail` at most 100 (cost, remainder)."""

    label: str
    detail: str = ""


class Words(ABC):
    """Labels, sentences, the text board and the alt text of one game."""

    languages: tuple[str, ...] = ("en",)

    # --- menus -----------------------------------------------------------------------------------------

    @abstractmethod
    def kind(self, lang: str, kind: str) -> str:
        """The label of an action kind's button: a verb, at most 38 characters."""

    @abstractmethod
    def question(self, lang: str, kind: str, field: str) -> str:
        """What is asked when this field of this kind is chosen, such as *From which hex?* (100 at most).

        An empty `field` asks for a whole action of the kind, such as *Who moves where?*
        """

    @abstractmethod
    def choice(
        self, lang: str, view: Any, names: Sequence[str], field: str, value: Any, actions: Sequence[Action]
    ) -> Choice:
        """The menu entry for one `value` of `field`.

        `actions` are the legal actions that remain if it is taken, at least one; with exactly one the entry
        says what it costs and what is left. Labels within one menu are unique. Where whole actions are listed,
        `field` is empty, `value` None and `actions` the one action; its label is then what `action` says, or what it
        is about, better told since the view is known.
        """

    @abstractmethod
    def option(self, lang: str, name: str) -> Choice:
        """A table option's label and what it means."""

    @abstractmethod
    def option_value(self, lang: str, name: str, value: Any) -> str:
        """An option's value in words, such as *on*."""

    # --- standing orders -------------------------------------------------------------------------------

    def order_field(self, lang: str, field: str) -> Choice:
        """A field of a standing order: its label, at most 38 characters, and what it means."""
        return Choice(field)

    def order_value(self, lang: str, view: Any, field: str, value: Any) -> str:
        """A value of a field of a standing order; None is a field that is left out."""
        return "–" if value is None else str(value)

    # --- sentences -------------------------------------------------------------------------------------

    @abstractmethod
    def action(self, lang: str, names: Sequence[str], action: Action) -> str:
        """One step of a draft in a short phrase without a subject, such as *Two workers B2 to C3*."""

    @abstractmethod
    def event(self, lang: str, names: Sequence[str], event: Event) -> str | None:
        """An event as a sentence of the log; None for one that people need not read."""

    @abstractmethod
    def refusal(self, lang: str, names: Sequence[str], refusal: Refusal) -> str:
        """Why an action was refused, and what would be possible instead: one or two sentences."""

    def refusal_topic(self, refusal: Refusal) -> str:
        """The help page that has the rule behind a refusal."""
        return "start"

    @abstractmethod
    def caution(self, lang: str, names: Sequence[str], caution: Caution) -> str:
        """The question before an action that a player might regret."""

    @abstractmethod
    def source(self, lang: str, source: str) -> str:
        """The name of a source of points, such as *Temples*.

        `other` is all that no scoring brought: what the game gives and takes between the scorings.
        """

    # --- the table -------------------------------------------------------------------------------------

    @abstractmethod
    def headline(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """What the turn is about, for the public post: one short line (tile in hand, auction, scoring turn)."""

    @abstractmethod
    def status(self, lang: str, view: Any, seat: Seat) -> str:
        """What is asked of the seat and what it has left, for the head of its panel: one short line."""

    @abstractmethod
    def board(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """The whole position as text that can be read aloud: every line a sentence or a list of facts."""

    @abstractmethod
    def alt(self, lang: str, view: Any, names: Sequence[str]) -> str:
        """What a sighted person sees first in the picture: at most 1,000 characters."""

    @abstractmethod
    def picture_title(self, lang: str, kind: str) -> str:
        """The name of a kind of picture, such as *Board*."""

    @abstractmethod
    def help(self, lang: str) -> Mapping[str, str]:
        """Help pages by topic: a key without spaces to a text of at most 3,000 characters; `start` is the first."""

    def help_topic(self, view: Any) -> str:
        """The help page for what is asked in this view."""
        return "start"

    def tutorial(self, lang: str) -> tuple[TutorialStep, ...]:
        """The steps that take a newcomer through a first turn; none if the game has no tutorial."""
        return ()
