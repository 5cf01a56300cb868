"""Our own shuffle and dice: the same on every Python, on every machine, for ever.

Numbers come from SHA-256 over (seed, counter), so a game's chance is fixed by its seed, and the seed's
hash can be published before the game without telling anything.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from engine.core.errors import Unreadable
from engine.core.model import Value

T = TypeVar("T")


class Chance(Value):
    """Where a game's chance stands: its seed and how many numbers have been taken. Lies hidden in a state."""

    seed: str
    counter: int = 0


class ChanceFact(Value):
    """One thing that chance decided: `what` it was about and the `order` (or the throw) that came out."""

    what: str
    order: tuple[str, ...]


def play_chance(seed: str) -> Chance:
    """Where chance in mid-play begins: a stream of its own, so that it does not depend on what setup drew.

    A record tells what setup drew, not how many numbers that took; so a game played again from its record
    has the very same states.
    """
    return Chance(seed=f"{seed}/play")


def seed_hash(seed: str) -> str:
    """The SHA-256 of a seed in hex, shown when a game starts; the seed itself is shown when it ends."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Rng:
    """A stream of numbers that begins at `chance`; `chance` property gives where it stands now."""

    def __init__(self, chance: Chance) -> None:
        self._seed = chance.seed
        self._counter = chance.counter

    @property
    def chance(self) -> Chance:
        """Where the stream stands now, to be put into the next state."""
        return Chance(seed=self._seed, counter=self._counter)

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each equally likely (rejection, no modulo bias)."""
        if not 1 <= bound <= 1 << 64:
            raise ValueError("bound must be from 1 to 2**64")
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            digest = hashlib.sha256(f"{self._seed}:{self._counter}".encode()).digest()
            self._counter += 1
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order (Fisher-Yates from the back)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]


class Draws:
    """Chance in the middle of a game: taken from the game's own stream, or told by a record.

    A game makes one of these inside `apply` from the state's `Chance` and the `told` facts it was given,
    and hands `facts` and `chance` on in its step. With `told` given, every draw must be told, in order;
    the game calls `finish` so that a superfluous fact is noticed.
    """

    def __init__(self, chance: Chance, told: Sequence[ChanceFact] | None = None) -> None:
        self._rng = Rng(chance)
        self._told = None if told is None else list(told)
        self._facts: list[ChanceFact] = []

    @property
    def chance(self) -> Chance:
        """Where the stream stands after these draws."""
        return self._rng.chance

    @property
    def facts(self) -> tuple[ChanceFact, ...]:
        """What was drawn so far, for the record."""
        return tuple(self._facts)

    def shuffle(self, what: str, items: Sequence[str]) -> tuple[str, ...]:
        """The items in random order, or in the order that the record tells for `what`.

        Raises Unreadable if the record tells nothing, something else, or other items.
        """
        order = self._rng.shuffle(items)
        if self._told is not None:
            if not self._told or self._told[0].what != what:
                raise Unreadable(f"chance for {what!r} is missing in the record")
            order = self._told.pop(0).order
            if sorted(order) != sorted(items):
                raise Unreadable(f"chance for {what!r} names other items than there are")
        self._facts.append(ChanceFact(what=what, order=order))
        return order

    def finish(self) -> None:
        """Raise Unreadable if the record told more than was drawn."""
        if self._told:
            raise Unreadable(f"chance for {self._told[0].what!r} was told but not drawn")
