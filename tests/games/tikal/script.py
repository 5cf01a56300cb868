"""Tikal by short orders, for tests: `play(state, "enter A5 2L", "move A5 B4 1", "end")`.

    place <hex> [rotation]      enter <hex> <members>       move <hex> <hex> <members>
    uncover <hex>               recover <hex>               camp <hex>
    guard <hex> [leader]        exchange <kind> <seat> <kind>
    bid <points>                pass                        pick <tile>
    end

Members are a number of workers, `L` for the leader, or both: `2`, `L`, `2L`. Blanks inside treasure kinds are `_`.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.errors import Refusal
from engine.core.game import Step
from engine.core.rng import Chance
from engine.games.tikal.board import find, members
from engine.games.tikal.data import components
from engine.games.tikal.rules import GAME
from engine.games.tikal.state import Hex, TikalDeal, TikalOptions, TikalState

DATA = components("tikal")
ALL = DATA.grid.names
KINDS = DATA.treasures.kinds

SHAPES = {
    "place_tile": {"hex": "B3", "rotation": 0},
    "enter": {"hex": "A5", "workers": 1, "leader": False},
    "move": {"origin": "A5", "target": "A4", "workers": 1, "leader": False},
    "uncover": {"hex": "A4"},
    "recover": {"hex": "A4"},
    "exchange": {"give": "urn", "seat": 1, "take": "plate"},
    "camp": {"hex": "B4"},
    "guard": {"hex": "A4", "figure": "worker"},
    "end_turn": {},
    "bid": {"points": 1},
    "pass_bid": {},
    "pick_tile": {"tile": "A-1"},
}
"""An action of each kind, without its `kind` (rules 12.2)."""


def order(text: str) -> dict[str, Any]:
    """The action, as JSON, that a short order stands for."""
    verb, *words = text.split()
    first = words[0] if words else ""
    if verb == "place":
        return {"kind": "place_tile", "hex": first, "rotation": int(words[1]) if words[1:] else 0}
    if verb == "enter":
        return {"kind": "enter", "hex": first, **_members(words[1])}
    if verb == "move":
        return {"kind": "move", "origin": first, "target": words[1], **_members(words[2])}
    if verb in ("uncover", "recover", "camp"):
        return {"kind": verb, "hex": first}
    if verb == "guard":
        return {"kind": "guard", "hex": first, "figure": words[1] if words[1:] else "worker"}
    if verb == "exchange":
        give, take = (words[at].replace("_", " ") for at in (0, 2))
        return {"kind": "exchange", "give": give, "seat": int(words[1]), "take": take}
    if verb == "bid":
        return {"kind": "bid", "points": int(first)}
    if verb == "pick":
        return {"kind": "pick_tile", "tile": first}
    return {"kind": {"pass": "pass_bid", "end": "end_turn"}[verb]}


def _members(word: str) -> dict[str, Any]:
    return {"workers": int(word.rstrip("L") or 0), "leader": word.endswith("L")}


def asked(state: TikalState) -> int:
    """The seat that is to act."""
    (seat,) = GAME.to_act(state)
    return seat


def play(state: TikalState, *orders: str) -> Step[TikalState]:
    """Carry the orders out, each by the seat that is to act; the step has the events of all of them."""
    events: list[Any] = []
    assert orders, "nothing to do"
    for text in orders:
        step = GAME.apply(state, asked(state), GAME.parse_action(order(text)))
        state = step.state
        events += step.events
    return Step(state=state, events=tuple(events), reveals=step.reveals, ends_turn=step.ends_turn)


def refused(state: TikalState, what: str | dict[str, Any], seat: int | None = None) -> Refusal:
    """The refusal that an order, or a JSON action, meets; the state must stay as it was."""
    before = GAME.dump(state)
    acting = asked(state) if seat is None else seat
    with pytest.raises(Refusal) as caught:
        GAME.apply(state, acting, GAME.parse_action(order(what) if isinstance(what, str) else what))
    assert GAME.dump(state) == before
    return caught.value


def code(state: TikalState, what: str | dict[str, Any], seat: int | None = None) -> str:
    """The code of that refusal."""
    return refused(state, what, seat).code


def deal(*front: str, first_seat: int = 0, treasures: Sequence[str] = ()) -> TikalDeal:
    """A deal with these tiles, and these treasures, before their like; the letters in order."""
    rest = [tile.id for tile in DATA.tiles if tile.id not in front]
    tiles = sorted((*front, *rest), key=lambda tile: tile[0])
    left = [kind for kind in KINDS for _ in range(3)]
    for kind in treasures:
        left.remove(kind)
    return TikalDeal(first_seat=first_seat, tiles=tuple(tiles), treasures=(*treasures, *left))


def opened(seats: int, dealt: TikalDeal | None = None, **options: Any) -> Step[TikalState]:
    """A game at its beginning."""
    return GAME.begin(TikalOptions(**options), seats, dealt or deal(), Chance(seed="script"))


def hex_at(state: TikalState, name: str) -> Hex:
    """An explored hex."""
    found = find(state, name)
    assert found is not None, f"{name} is not explored"
    return found


def stands(state: TikalState, name: str, seat: int) -> str:
    """Who of a seat stands on a hex, as in an order: `2L`, or `0` for nobody."""
    group = members(hex_at(state, name), seat)
    return f"{group.workers or ''}{'L' if group.leader else ''}" or "0"


def kinds(step: Step[TikalState]) -> list[str]:
    """The kinds of a step's events."""
    return [event.kind for event in step.events]


def events(step: Step[TikalState], kind: str) -> list[Any]:
    """A step's events of one kind."""
    return [event for event in step.events if event.kind == kind]


def full_board(*empty: str, volcanoes: Sequence[str] = ()) -> str:
    """The text of a position in which all hexes but these are explored, these being volcanoes."""
    printed = {hex_.hex for hex_ in DATA.printed}
    lying = [name for name in ALL if name not in printed and name not in empty]
    return "; ".join(f"{name} volcano" if name in volcanoes else name for name in lying)
