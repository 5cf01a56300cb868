"""One language of a game's words: finding a text, and putting facts and plurals into it.

A text is a pattern. `{name}` is a fact as it is; `{name:one|many}` is the form of the language that goes with
the number `name`, in which `#` stands for the number itself. A tuple of patterns tells the same with fewer
and fewer facts: the first one whose facts are all known is used.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

Pattern: TypeAlias = str | tuple[str, ...]

_HOLE = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One language: its texts by key, its help pages, and which plural form a number takes.

    `joined` mends a list of which the texts made a phrase, where the language wants another word before some sounds.
    """

    texts: Mapping[str, Pattern]
    help: Mapping[str, str]
    plural: Callable[[int], int]
    joined: Callable[[str], str] = str

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return key in self.texts

    def say(self, key: str, **facts: object) -> str:
        """The text of this key with these facts; a fact that is None counts as unknown."""
        pattern = self.texts[key]
        known = {name: value for name, value in facts.items() if value is not None}
        for version in (pattern,) if isinstance(pattern, str) else pattern:
            if all(name in known for name, _ in _HOLE.findall(version)):
                return _HOLE.sub(lambda hole: self._fill(hole, known), version)
        raise KeyError(f"{key} cannot be said with {sorted(known)}")

    def listed(self, items: Sequence[str]) -> str:
        """Items in one phrase: *a, b and c*; the catalogue's word for nothing if there are none."""
        return self._joined("list.and", items)

    def either(self, items: Sequence[str]) -> str:
        """Items to choose from in one phrase: *a, b or c*."""
        return self._joined("list.or", items)

    def _joined(self, key: str, items: Sequence[str]) -> str:
        if not items:
            return self.say("list.none")
        if len(items) == 1:
            return items[0]
        return self.joined(self.say(key, head=", ".join(items[:-1]), last=items[-1]))

    def _fill(self, hole: re.Match[str], facts: Mapping[str, object]) -> str:
        value, forms = facts[hole[1]], hole[2]
        if forms is None:
            return str(value)
        variants = forms.split("|")
        number = value if isinstance(value, int) else 0
        return variants[min(self.plural(number), len(variants) - 1)].replace("#", str(value))
