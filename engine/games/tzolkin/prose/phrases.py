"""The parts that sentences are made of: people, goods, points; and cutting to a length."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.games.tzolkin.names import BLOCKS, POINT, Blocks
from engine.games.tzolkin.prose.catalogue import Catalogue

LABEL = 100
"""The most characters of a menu's label or detail."""

_QUARTERS = ("", "¼", "½", "¾")


def cut(text: str, most: int) -> str:
    """The text, or its beginning and an ellipsis if it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def begun(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def who(says: Catalogue, names: Sequence[str], seat: Seat) -> str:
    """The name of a seat; its number if there is none."""
    if 0 <= seat < len(names):
        return names[seat]
    return says.say("name.unknown", number=seat + 1)


def people(says: Catalogue, names: Sequence[str], seats: Sequence[Seat]) -> str:
    """The names of seats in one phrase."""
    return says.listed([who(says, names, seat) for seat in seats])


def number(quarters: int) -> str:
    """Quarter points as a number: *45¼*."""
    whole, rest = divmod(abs(quarters), POINT)
    sign = "−" if quarters < 0 else ""
    return f"{sign}{whole if whole or not rest else ''}{_QUARTERS[rest]}"


def step(at: int) -> str:
    """The number of a temple's step, which may be below 0."""
    return f"−{-at}" if at < 0 else str(at)


def points(says: Catalogue, quarters: int) -> str:
    """Quarter points in words: *1 point*, *45¼ points*."""
    return says.say("points", points=number(quarters), n=1 if abs(quarters) == POINT else 2)


def goods(says: Catalogue, good: str, n: int) -> str:
    """So many of a good."""
    return says.say(f"good.{good}", n=n)


def stock(says: Catalogue, held: Sequence[tuple[str, int]]) -> str:
    """Goods in one list, without those of which there are none; the word for nothing if there are none at all."""
    return ", ".join(goods(says, good, n) for good, n in held if n) or says.say("goods.none")


def blocks(says: Catalogue, cost: Blocks) -> str:
    """Blocks in one list; the word for nothing if there are none."""
    return stock(says, list(zip(BLOCKS, cost, strict=True)))


def joined(*parts: str) -> str:
    """The parts that say something, one behind the other."""
    return "; ".join(part for part in parts if part)
