"""Names as they can be drawn: cleaned, cut into what belongs together, and put in the order in which it is read.

People write their names with any character there is. What no bundled font has a glyph for is left out, and a name
with nothing left is the caller's to replace: a box for a missing glyph is never drawn (R58).
"""

import unicodedata
from functools import lru_cache

from renderer.families import CJK, EMOJI, ROBOTO, Family, candidates
from renderer.fonts import RAQM, covered

JOINER = "\u200d"
JOINERS = ("\u200c", JOINER)
PICTURE_SIGN = "\ufe0f"
SKIN = range(0x1F3FB, 0x1F400)
FLAG = range(0x1F1E6, 0x1F200)

# Characters that count as letters or signs but show nothing.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\ufffc\ufffd\u034f")

# The most marks on one letter: scripts that are made of marks need more than the rest, which pile them up for fun.
MARKS, SHAPED_MARKS = 2, 5


@lru_cache(maxsize=4000)
def family_of(character: str) -> Family | None:
    """The font that draws a character, None if none can; scripts that need shaping need Raqm."""
    point = ord(character)
    for family in candidates(point):
        if point in covered(family):
            return family if RAQM or not family.shaped else None
    return None


@lru_cache(maxsize=500)
def clusters(text: str) -> tuple[tuple[Family, str], ...]:
    """A base character with its marks each, with the font that draws all of it; the rest is left out.

    A space, where one is wanted, is a cluster with the font of what stands before it.
    """
    found: list[tuple[Family, str]] = []
    for character in text:
        category = unicodedata.category(character)
        last = found[-1] if found else None
        if category[0] == "Z" or character in "\t\n\r\u3164\u2800\uffa0\u1160\u115f":
            if last is not None and last[1] != " ":
                found.append((ROBOTO if last[0] in (EMOJI, CJK) else last[0], " "))
        elif character in BLANK:
            continue
        elif character in JOINERS or category[0] == "M" or ord(character) in SKIN:
            _attach(found, character, category)
        elif category[0] != "C" or category == "Cn":
            family = family_of(character)
            if family is not None:
                _add(found, family, character)
    while found and found[-1][1] == " ":
        found.pop()
    return tuple((family, piece.rstrip("".join(JOINERS))) for family, piece in found)


def _add(found: list[tuple[Family, str]], family: Family, character: str) -> None:
    """A new cluster, or the next part of a joined picture or of a flag."""
    if found and family is EMOJI and found[-1][0] is EMOJI:
        before = found[-1][1]
        if before.endswith(JOINER) or (len(before) == 1 and ord(before) in FLAG and ord(character) in FLAG and RAQM):
            found[-1] = (EMOJI, before + character)
            return
    found.append((family, character))


def _attach(found: list[tuple[Family, str]], character: str, category: str) -> None:
    """A mark or joiner goes to the cluster before it, if its font has it; there is no mark without a letter."""
    if not found or found[-1][1] == " ":
        return
    family, piece = found[-1]
    if character == PICTURE_SIGN:
        if (
            family is not EMOJI
            and ord(piece[0]) in covered(EMOJI)
            and not piece[0].isalnum()
            and ord(piece[0]) > 0xFF
        ):
            found[-1] = (EMOJI, piece[0])
        return
    if character in JOINERS:
        fits = RAQM and ((family is EMOJI and character == JOINER) or family.shaped) and not piece.endswith(character)
    elif ord(character) in SKIN:
        fits = RAQM and family is EMOJI
    else:
        most = SHAPED_MARKS if family.shaped else MARKS
        marks = sum(unicodedata.category(one)[0] == "M" for one in piece)
        fits = piece[0].isalpha() and marks < most and (RAQM or not family.shaped) and family is not EMOJI
    if fits and ord(character) in covered(family):
        found[-1] = (family, piece + character)
    elif fits and category[0] == "M":
        # The letter as a whole may be in a font that has the mark too.
        other = next(
            (
                one
                for one in candidates(ord(piece[0]))
                if all(ord(part) in covered(one) for part in piece + character)
            ),
            None,
        )
        if other is not None:
            found[-1] = (other, piece + character)


def clean(text: str) -> str:
    """The text as far as it can be drawn, fancy letters made plain (NFKC), spaces single; may be empty."""
    parts = clusters(unicodedata.normalize("NFKC", text))
    return "".join(piece for _, piece in parts) if any(_tells(*part) for part in parts) else ""


def _tells(_: Family, piece: str) -> bool:
    """Whether a cluster is more than a full stop: a letter, a number or a picture."""
    category = unicodedata.category(piece[0])
    return category[0] in "LN" or category in ("So", "Cn")
