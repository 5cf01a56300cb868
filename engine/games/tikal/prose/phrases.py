"""The parts that sentences are made of: people, groups, hexes, tiles, points; and cutting to a length."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.games.tikal.prose.catalogue import Catalogue
from engine.games.tikal.view import HexView, TileView

LABEL = 100
"""The most characters of a menu's label or detail."""

BUTTON = 80
"""The most characters of a button, which shows a label and, behind a dot, its detail."""


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


def group(says: Catalogue, workers: int, leader: bool) -> str:
    """Members in words: *two workers and the leader*."""
    if not workers:
        return says.say("group.leader" if leader else "group.nobody")
    count = says.say(f"number.{workers}") if workers <= 10 else str(workers)
    some = says.say("group.workers", n=workers, count=count)
    return says.say("group.both", workers=some) if leader else some


def turned(says: Catalogue, rotation: int) -> str:
    """How a tile is turned, as the end of a phrase; nothing if it is not."""
    return says.say(f"turned.{rotation}") if rotation < 3 else says.say("turned.n", n=rotation)


def hexagon(says: Catalogue, one: HexView) -> str:
    """What an explored hex is: *temple 4*, *3 treasures*."""
    if one.kind == "treasure":
        return says.say("what.treasure" if one.treasures else "what.treasure.0", n=one.treasures)
    return says.say(f"what.{one.kind}", value=one.value)


def tile(says: Catalogue, kind: str, value: int = 0, masks: int = 0) -> str:
    """What a tile is: *temple 3*, *dig site with 4 treasures*; without figures where they are not known."""
    if kind == "treasure":
        return says.say("what.tile.treasure" if masks else "what.tile.treasure.0", n=masks)
    if kind == "temple" and not value:
        return says.say("what.temple.0")
    return says.say(f"what.{kind}", value=value)


def open_tile(says: Catalogue, one: TileView) -> str:
    """What a tile in hand or on offer is."""
    return tile(says, one.kind, one.value, one.masks)


def figure(says: Catalogue, one: str) -> str:
    """Who stands guard: *a worker*, *the leader*."""
    return says.say(f"figure.{one}")


def treasure(says: Catalogue, one: str) -> str:
    """A kind of treasure; its own name if it is unknown."""
    key = f"treasure.{one}"
    return says.say(key) if says.has(key) else one
