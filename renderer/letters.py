"""What stands for a player: a name that can be drawn, and one letter, different at one table."""

import unicodedata
from collections.abc import Sequence

from renderer.names import clean

COLUMNS = "ABCDEFGH"


def seat_letter(seat: int) -> str:
    """The letter of a seat whose name gives none."""
    return chr(ord("A") + seat)


def shown_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names without what cannot be drawn; a name of which nothing is left becomes its seat's letter."""
    return tuple(clean(name) or seat_letter(seat) for seat, name in enumerate(names))


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each seat, of its name where possible, all different.

    Letters of the Latin, Greek and Cyrillic alphabets, which stay readable when they are small: the initial, unless
    it could be read as a column of the board (A to H) and the name has a later letter; then other letters of the
    name; last the letters of the seats.
    """
    taken: list[str] = []
    for seat, name in enumerate(names):
        own = _own_letters(clean(name))
        later = [letter for letter in own if letter not in COLUMNS]
        wanted = [*own[:1], *later] if own and own[0] not in COLUMNS else [*later, *own]
        spare = [seat_letter(one) for one in range(seat, 26)] + [seat_letter(one) for one in range(26)]
        taken.append(next(letter for letter in (*wanted, *own, *spare) if letter not in taken))
    return tuple(taken)


def _own_letters(name: str) -> list[str]:
    found: list[str] = []
    for character in unicodedata.normalize("NFD", name):
        upper = character.upper()
        if character.isalpha() and len(upper) == 1 and upper not in found:
            found.append(upper)
    return [letter for letter in found if ord(letter) < 0x530 and clean(letter)]
