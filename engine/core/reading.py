"""Reads one piece of a plan, or one typed value, by a game's notation."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.fields import bounds, choices, shape
from engine.core.model import Action
from engine.core.spelling import Piece, Unread, Word, folded, near, words

if TYPE_CHECKING:
    from engine.core.notation import Notation

_YES = {"yes": True, "true": True, "on": True, "si": True, "no": False, "false": False, "off": False}
_NUMBER = re.compile(r"[+-]?\d{1,9}")
_SEAT = re.compile(r"[pj]?(\d{1,2})")


class Reader:
    """Reads one piece; `names` are the players by seat."""

    def __init__(self, notation: "Notation", piece: Piece, names: Sequence[str]) -> None:
        self._notation = notation
        self._piece = piece
        self._names = names

    def read(self) -> tuple[Action, int]:
        """The action, and how many times it is meant. Raises Unread."""
        said = self._piece.words
        found = self._notation.verb_at([word.folded for word in said])
        if found is None:
            first = said[0].text if said else ""
            raise self._unread("verb", word=first, near=near(first, self._notation.all_verbs))
        kind, used = found
        verb = self._notation.says(kind)
        values: dict[str, Any] = {}
        times = 1
        rest: list[Word] = []
        counted = False
        for word in said[used:]:
            flag = next((name for name, by in verb.flags.items() if not word.quoted and _says(by, word)), None)
            if word.count is not None:
                if counted:
                    raise self._unread("twice", word=word.text)
                counted = True
                if verb.counted is not None:
                    values[verb.counted] = word.count
                else:
                    times = word.count
            elif flag is not None:
                values[flag] = True
            elif not word.quoted and "=" in word.text:
                self._named(kind, word, values)
            elif word.quoted or word.folded not in self._notation.noise:
                rest.append(word)
        self._positions(kind, rest, values)
        if times < 1:
            raise self._unread("number", word=f"x{times}", least=1, most=None, kind=kind, field="")
        return self._notation.build(kind, values, self._piece), times

    def typed(self, kind: str, name: str, value: Any) -> Any:
        """A value given to a command's option. Raises Unread."""
        if not isinstance(value, str):
            return value
        said = words(value, self._piece.number)
        if not said:
            raise self._unread("missing", kind=kind, field=name)
        kept = tuple(word for word in said if word.quoted or word.folded not in self._notation.noise) or said
        found, used = self._value(kind, name, kept)
        if used < len(kept):
            # a text with spaces is one value here, since an option holds nothing else
            return self._cased(name, " ".join(word.text for word in kept))
        return found

    def _positions(self, kind: str, rest: list[Word], values: dict[str, Any]) -> None:
        verb = self._notation.says(kind)
        for name in self._notation.fields(kind):
            if name in values or name in verb.flags or name == verb.counted or not rest:
                continue
            values[name], used = self._value(kind, name, rest)
            del rest[:used]
        if rest:
            raise self._unread("extra", word=rest[0].text, kind=kind)

    def _named(self, kind: str, word: Word, values: dict[str, Any]) -> None:
        key, _, text = word.text.partition("=")
        fields = self._notation.fields(kind)
        name = next((one for one in fields if folded(key) in (one, self._notation.option(kind, one))), None)
        if name is None:
            raise self._unread("extra", word=key, kind=kind)
        if name in values:
            raise self._unread("twice", word=key)
        if not text:
            raise self._unread("missing", kind=kind, field=name)
        values[name] = self._value(kind, name, [Word(text)])[0]

    def _value(self, kind: str, name: str, said: Sequence[Word]) -> tuple[Any, int]:
        """The value that the next words say, and how many they are."""
        notation = self._notation
        known = notation.values.get(name, {})
        by_words = {_kept(word, notation.noise): value for value, by in known.items() for word in _all(by)}
        found = _longest(by_words, said)
        if found is not None:
            return found
        info = notation.fields(kind)[name]
        if name in notation.seats:
            return self._seat(kind, name, said)
        word = said[0]
        if shape(info) == "choice":
            options = choices(info)
            match = next((one for one in options if folded(str(one)) == word.folded), None)
            if match is None:
                raise self._unread("value", word=word.text, kind=kind, field=name, near=tuple(map(str, options)))
            return match, 1
        if info.annotation is bool:
            if word.folded not in _YES:
                raise self._unread("value", word=word.text, kind=kind, field=name, near=("yes", "no"))
            return _YES[word.folded], 1
        if info.annotation is int:
            if not _NUMBER.fullmatch(word.text) or not word.text.isascii():
                least, most = bounds(info)
                raise self._unread("number", word=word.text, kind=kind, field=name, least=least, most=most)
            return int(word.text), 1
        return self._cased(name, word.text), 1

    def _cased(self, name: str, text: str) -> str:
        if name in self._notation.upper:
            return text.upper()
        return text.lower() if name in self._notation.lower else text

    def _seat(self, kind: str, name: str, said: Sequence[Word]) -> tuple[int, int]:
        # numbers before names: what was written means the same whatever people call themselves
        number = _SEAT.fullmatch(said[0].folded)
        if number is not None and number[1].isascii() and int(number[1]) > 0:
            return int(number[1]) - 1, 1
        noise = self._notation.noise
        by_name = {_kept(one, noise): seat for seat, one in reversed(list(enumerate(self._names)))}
        found = _longest(by_name, said)
        if found is not None:
            return found
        begun = [seat for seat, one in enumerate(self._names) if folded(one).startswith(said[0].folded)]
        if len(begun) == 1:
            return begun[0], 1
        raise self._unread("value", word=said[0].text, kind=kind, field=name, near=tuple(self._names))

    def _unread(self, code: str, **facts: Any) -> Unread:
        return Unread(code, self._piece.number, self._piece.text, **facts)


def _says(by: Mapping[str, tuple[str, ...]], word: Word) -> bool:
    return any(folded(one) == word.folded for one in _all(by))


def _all(by: Mapping[str, tuple[str, ...]]) -> Iterable[str]:
    return (one for said in by.values() for one in said)


def _kept(word: str, noise: Iterable[str]) -> tuple[str, ...]:
    """The words of a value without those that say nothing, as they stand in a piece by then."""
    return tuple(one for one in folded(word).split() if one not in noise)


def _longest(known: Mapping[tuple[str, ...], Any], said: Sequence[Word]) -> tuple[Any, int] | None:
    """The value of the longest row of words at the beginning; words in quotation marks count as their parts."""
    best: tuple[Any, int] | None = None
    row: list[str] = []
    for used, word in enumerate(said[:6], 1):
        row += word.folded.split()
        if tuple(row) in known:
            best = known[tuple(row)], used
    return best
