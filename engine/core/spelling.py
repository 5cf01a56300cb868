"""What people type, taken apart: a plan into its pieces, a piece into its words; one word held against another.

Nothing here knows a game. Words are compared folded: without case, accents and full-width forms.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

MOST_CHARACTERS = 2000
MOST_STEPS = 60
LONGEST_WORD = 40

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_QUOTES = dict.fromkeys(map(ord, "“”„«»"), '"')
_ARROWS = dict.fromkeys(map(ord, "→➜➡"), " ")
_WORD = re.compile(r'"([^"]*)"|([^\s,"]+)')
_PLAIN = re.compile(r"[\w.'+\-=×*]+")
_COUNT = re.compile(r"[x×*](\d+)|(\d+)[x×*]", re.IGNORECASE)

Fact = str | int | tuple[str, ...] | None


class Unread(Exception):
    """Something typed that cannot be understood; nothing was done.

    `number` is the piece of the plan it stands in, from 1 (0: no piece in particular), `text` that piece.
    `code`: `empty`, `long` (characters or steps; `most`), `unseen` (characters that cannot be seen), `symbol` (a
    word with signs that mean nothing here), `verb` (no action is called so; `near` are those spelled alike),
    `missing` (`field` of `kind` was not said), `extra` (a word too many), `twice` (said twice), `value` (`word` is
    nothing that `field` can be; `near` is what it can), `number` (`word` is no whole number from `least` to `most`).
    """

    def __init__(self, code: str, number: int = 0, text: str = "", **facts: Fact) -> None:
        super().__init__(code, number, text, facts)
        self.code = code
        self.number = number
        self.text = text
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Word:
    """One word; `quoted` if it stood in quotation marks, and then it may have spaces."""

    text: str
    quoted: bool = False

    @property
    def folded(self) -> str:
        """The word as it is compared."""
        return folded(self.text)

    @property
    def count(self) -> int | None:
        """The number in `x2`, `2x` or `×2`; None for any other word."""
        found = None if self.quoted else _COUNT.fullmatch(self.text)
        return None if found is None else int((found[1] or found[2])[:9])


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of a plan: its number from 1, its text, its words."""

    number: int
    text: str
    words: tuple[Word, ...]


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """The text as it is compared: no case, no accents, single spaces."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(char for char in apart if not unicodedata.combining(char)).split())


def pieces(plan: str) -> tuple[Piece, ...]:
    """The pieces of a plan, which stand between semicolons or on lines of their own. Raises Unread."""
    if len(plan) > MOST_CHARACTERS:
        raise Unread("long", most=MOST_CHARACTERS)
    lines = re.split(r"[;\n\r]", unicodedata.normalize("NFKC", plan).translate(_QUOTES))
    texts = [text for line in lines if (text := " ".join(line.replace("\t", " ").split(" ")).strip())]
    if not texts:
        raise Unread("empty")
    return tuple(Piece(number, text, words(text, number)) for number, text in enumerate(texts, 1))


def words(text: str, number: int = 0) -> tuple[Word, ...]:
    """The words of a text. Raises Unread for signs that mean nothing here, with `number` as the piece's."""
    plain = unicodedata.normalize("NFKC", text).translate(_QUOTES)
    if any(unicodedata.category(char) in _UNSEEN for char in plain):
        raise Unread("unseen", number, text)
    found: list[Word] = []
    for quoted, bare in _WORD.findall(plain.translate(_ARROWS).replace("->", " ")):
        one = Word(" ".join(quoted.split()), quoted=True) if quoted or not bare else Word(bare)
        if len(one.text) > LONGEST_WORD or not all(map(_PLAIN.fullmatch, one.text.split())):
            raise Unread("symbol", number, text, word=one.text)
        if one.text:
            found.append(one)
    return _joined(found)


def plain(text: str) -> bool:
    """Whether a text can be written without quotation marks and is read as one word that is no count."""
    return bool(_PLAIN.fullmatch(text)) and "=" not in text and Word(text).count is None


def near(typed: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """Those of the known words that are spelled most like what was typed."""
    by_fold = {folded(word): word for word in known}
    return tuple(by_fold[one] for one in get_close_matches(folded(typed), by_fold, most, 0.5))


def _joined(found: Sequence[Word]) -> tuple[Word, ...]:
    """The words with an `x` and the number behind it made one."""
    done: list[Word] = []
    for word in found:
        if done and not word.quoted and word.text.isdecimal() and done[-1].text in ("x", "X", "×", "*"):
            done[-1] = Word(f"x{word.text}")
        else:
            done.append(word)
    return tuple(done)
