"""Words that lie in catalogues: what is the same for every game that keeps its texts that way.

The texts are found by their keys: `kind.<kind>`, `question.<kind>.<field>`, `option.<name>` with its `.detail`,
`value.on`, `value.off` and `value.<name>.<value>`, `picture.<kind>`; `question`, `option.unknown` and `picture`
stand in for those that a catalogue does not have.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.catalogue import Catalogue
from engine.core.words import Choice, Words


class CatalogueWords(Words):
    """The base of a game's words; `catalogues` holds one catalogue a language, English at least."""

    catalogues: ClassVar[Mapping[str, Catalogue]]

    def __init_subclass__(cls) -> None:
        """The languages are those of the catalogues."""
        cls.languages = tuple(sorted(cls.catalogues))

    def says(self, lang: str) -> Catalogue:
        """The catalogue of a language; English for one that there is none of."""
        return self.catalogues.get(lang, self.catalogues["en"])

    def kind(self, lang: str, kind: str) -> str:
        """The label of an action kind's button; the kind itself if it is not one of the game."""
        says, key = self.says(lang), f"kind.{kind}"
        return says.say(key) if says.has(key) else kind

    def question(self, lang: str, kind: str, field: str) -> str:
        """What is asked when this field, or with an empty one a whole action, is chosen."""
        says, key = self.says(lang), f"question.{kind}.{field}" if field else f"question.{kind}"
        return says.say(key if says.has(key) else "question")

    def option(self, lang: str, name: str) -> Choice:
        """A table option's label and what it means."""
        says, key = self.says(lang), f"option.{name}"
        if not says.has(key):
            return Choice(says.say("option.unknown", name=name))
        return Choice(says.say(key), says.say(f"{key}.detail"))

    def option_value(self, lang: str, name: str, value: Any) -> str:
        """An option's value in words."""
        says, key = self.says(lang), f"value.{name}.{value}"
        if isinstance(value, bool):
            return says.say("value.on" if value else "value.off")
        return says.say(key) if says.has(key) else str(value)

    def picture_title(self, lang: str, kind: str) -> str:
        """The name of a kind of picture."""
        says, key = self.says(lang), f"picture.{kind}"
        return says.say(key if says.has(key) else "picture")

    def help(self, lang: str) -> Mapping[str, str]:
        """Help pages by topic, `start` first."""
        return self.says(lang).help
