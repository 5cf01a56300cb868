"""What stands for a player: a name that can be drawn, and one letter, different at one table."""

import unicodedata
from collections.abc import Sequence

from renderer.names import clean

LIKE_DIGITS = frozenset("OIQΟΙОІЗ")
"""Letters of three alphabets that are read as digits when they are small."""


def seat_letter(seat: int) -> str:
    """The letter of a seat whose name gives none."""
    return chr(ord("A") + seat)


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names without what cannot be drawn; a name of which nothing is left becomes its seat's letter."""
    return tuple(clean(name) or seat_letter(seat) for seat, name in enumerate(names))


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each seat, of its name where possible, all different.

    Letters of the Latin, Greek and Cyrillic alphabets, which stay readable when they are small. Initials go first, in
    the order of seats, so that nobody loses theirs to a later letter of another name; then other letters of the name,
    those that look like digits last; then the letters of the seats. That columns have letters too does no harm: a hex
    is always a letter with a number.
    """
    own = [_own_letters(clean(name)) for name in names]
    taken: dict[int, str] = {}
    for seat, found in enumerate(own):
        if found and found[0] not in taken.values():
            taken[seat] = found[0]
    for seat, found in enumerate(own):
        if seat not in taken:
            later = sorted(found[1:], key=lambda letter: letter in LIKE_DIGITS)
            spare = [seat_letter(seat), *(seat_letter(one) for one in range(26))]
            taken[seat] = next(letter for letter in (*later, *spare) if letter not in taken.values())
    return tuple(taken[seat] for seat in range(len(names)))


def _own_letters(name: str) -> list[str]:
    found: list[str] = []
    for character in unicodedata.normalize("NFD", name):
        upper = character.upper()
        if character.isalpha() and len(upper) == 1 and upper not in found:
            found.append(upper)
    return [letter for letter in found if ord(letter) < 0x530 and clean(letter)]
