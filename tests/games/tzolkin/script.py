"""Tzolk'in by short orders, for tests: `play(table("tikal 1:0", p0={"wood": 2}), "pick tikal 1 1")`.

    choose <tile> <tile>          beg                       place <gear or start>
    pick <gear> <space> <action>  end                       corn | wood | burn
    down <temple>                 up <temple>               advance <technology>
    pay <w2s1g0>                  take <block>              build <building> [+]
    monument <monument>           swap <give> <take>        act <gear> <action>
    decline                       days <1 or 2>

A `+` behind a building: with architecture.
"""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from engine.core.errors import Refusal
from engine.core.game import Step
from engine.core.rng import Chance
from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.state import TzolkinDeal, TzolkinOptions, TzolkinState

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
TEMPLES = ("chaac", "quetzalcoatl", "kukulkan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
BLOCKS = ("wood", "stone", "gold")
AGE1 = tuple(f"A1-{number:02}" for number in range(1, 15))
AGE2 = tuple(f"A2-{number:02}" for number in range(1, 19))
MONUMENTS = tuple(f"M-{number:02}" for number in range(1, 14))
WEALTH = tuple(f"W-{number:02}" for number in range(1, 22))
TABLES = ("rules_text", "printed_board")

SHAPES: dict[str, dict[str, Any]] = {
    "choose_wealth": {"first": "W-01", "second": "W-02"},
    "beg": {},
    "place": {"gear": "tikal"},
    "pick_up": {"gear": "tikal", "space": 2, "action": 1},
    "end_turn": {},
    "harvest": {"take": "corn"},
    "step_down": {"temple": "chaac"},
    "step_up": {"temple": "chaac"},
    "advance": {"technology": "theology"},
    "pay": {"wood": 1, "stone": 0, "gold": 0},
    "take_block": {"block": "wood"},
    "build": {"building": "A1-01", "architecture": False},
    "monument": {"monument": "M-01"},
    "exchange": {"give": "corn", "take": "wood"},
    "act": {"gear": "tikal", "action": 1},
    "decline": {},
    "set_days": {"days": 1},
}
"""An action of each kind, without its `kind` (rules 15.2)."""


def order(text: str) -> dict[str, Any]:
    """The action, as JSON, that a short order stands for."""
    verb, *words = text.split()
    first, second = [*words, "", ""][:2]
    match verb:
        case "choose":
            return {"kind": "choose_wealth", "first": first, "second": second}
        case "place":
            return {"kind": "place", "gear": first}
        case "pick":
            return {"kind": "pick_up", "gear": first, "space": int(second), "action": int(words[2])}
        case "corn" | "wood" | "burn":
            return {"kind": "harvest", "take": verb}
        case "down" | "up":
            return {"kind": f"step_{verb}", "temple": first}
        case "advance":
            return {"kind": "advance", "technology": first}
        case "pay":
            return {"kind": "pay", **blocks(first)}
        case "take":
            return {"kind": "take_block", "block": first}
        case "build":
            return {"kind": "build", "building": first, "architecture": second == "+"}
        case "monument":
            return {"kind": "monument", "monument": first}
        case "swap":
            return {"kind": "exchange", "give": first, "take": second}
        case "act":
            return {"kind": "act", "gear": first, "action": int(second)}
        case "days":
            return {"kind": "set_days", "days": int(first)}
    return {"kind": {"beg": "beg", "end": "end_turn", "decline": "decline"}[verb]}


def blocks(text: str) -> dict[str, int]:
    """Blocks written as `w2s1`."""
    told = {letter: int(number) for letter, number in re.findall(r"([wsg])(\d+)", text)}
    return {name: told.get(name[0], 0) for name in BLOCKS}


def asked(state: TzolkinState) -> int:
    """The seat that is to act, the first of several."""
    return min(GAME.to_act(state))


def play(state: TzolkinState, *orders: str) -> Step[TzolkinState]:
    """Carry the orders out, each by the seat that is to act; the step has the events of all of them."""
    events: list[Any] = []
    assert orders, "nothing to do"
    for text in orders:
        step = GAME.apply(state, asked(state), GAME.parse_action(order(text)))
        state = step.state
        events += step.events
    return Step(state=state, events=tuple(events), reveals=step.reveals, ends_turn=step.ends_turn)


def after(state: TzolkinState, *orders: str) -> TzolkinState:
    """The position after these orders."""
    return play(state, *orders).state


def refused(state: TzolkinState, what: str | dict[str, Any], seat: int | None = None) -> Refusal:
    """The refusal that an order, or a JSON action, meets; the state must stay as it was."""
    before = GAME.dump(state)
    acting = asked(state) if seat is None else seat
    with pytest.raises(Refusal) as caught:
        GAME.apply(state, acting, GAME.parse_action(order(what) if isinstance(what, str) else what))
    assert GAME.dump(state) == before
    return caught.value


def code(state: TzolkinState, what: str | dict[str, Any], seat: int | None = None) -> str:
    """The code of that refusal."""
    return refused(state, what, seat).code


def legal(state: TzolkinState, *kinds: str) -> list[dict[str, Any]]:
    """What the seat that is to act may do, as JSON; of these kinds only, if any are named."""
    listed = [GAME.dump_action(action) for action in GAME.legal_actions(state, asked(state))]
    return [one for one in listed if not kinds or one["kind"] in kinds]


def legal_kinds(state: TzolkinState) -> set[str]:
    """The kinds of what the seat that is to act may do."""
    return {one["kind"] for one in legal(state)}


def deal(
    seats: int = 4,
    *,
    first_seat: int = 0,
    monuments: Sequence[str] = (),
    age1: Sequence[str] = (),
    age2: Sequence[str] = (),
    wealth: Sequence[Sequence[str]] = (),
    dummies: Sequence[str] | None = None,
) -> TzolkinDeal:
    """A deal with these tiles before their like, all else by number."""
    tiles = front(WEALTH, [tile for hand in wealth for tile in hand])
    hands = tuple(tiles[seat * 4 : seat * 4 + 4] for seat in range(seats))
    rest = tiles[seats * 4 :]
    if dummies is None:
        dummies = drawn_for_dummies(rest, seats)
    return TzolkinDeal(
        first_seat=first_seat,
        monuments=front(MONUMENTS, monuments)[: seats + 2],
        age1=front(AGE1, age1),
        age2=front(AGE2, age2),
        wealth=hands,
        dummies=tuple(dummies),
    )


def front(everything: Sequence[str], first: Iterable[str]) -> tuple[str, ...]:
    """Everything, these first."""
    chosen = list(first)
    return (*chosen, *(one for one in everything if one not in chosen))


def drawn_for_dummies(rest: Sequence[str], seats: int) -> tuple[str, ...]:
    """As many of these wealth tiles as are needed for the dummies (2.7); four tiles to a small gear, in order."""
    wanted, drawn, gears, standing = {2: 12, 3: 6, 4: 0}[seats], [], set(), 0
    for tile in rest:
        if standing >= wanted:
            break
        gear = min((int(tile[2:]) - 1) // 4, 4)
        standing += 2 if gear < 4 and gear not in gears else 1
        gears.add(gear)
        drawn.append(tile)
    return tuple(drawn)


def opened(seats: int = 4, dealt: TzolkinDeal | None = None, technologies: str = "rules_text") -> TzolkinState:
    """A game at its beginning: wealth tiles are to be chosen."""
    options = TzolkinOptions.model_validate({"technologies": technologies})
    return GAME.begin(options, seats, dealt or deal(seats), Chance(seed="script")).state


def table(
    board: str = "",
    seats: int = 4,
    *,
    dealt: TzolkinDeal | None = None,
    technologies: str = "rules_text",
    row: Sequence[str] | None = None,
    monuments: Sequence[str] | None = None,
    jungle: dict[int, tuple[int, int]] | None = None,
    chichen: dict[int, int] | None = None,
    p0: dict[str, Any] | None = None,
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    p3: dict[str, Any] | None = None,
    **facts: Any,
) -> TzolkinState:
    """A position in which seat 0, unless told otherwise, begins its turn.

    `board` says who stands where, `d` for a dummy: `tikal 2:0 3:1 5:d; chichen 9:0; start 0:1`; there are no other
    dummies. `jungle` has corn and wood tiles by action, `chichen` the owners of skulls by place. `p0` to `p3` change
    players; `levels` and `temples` may be partial mappings by name. Other `facts` are fields of the state.
    """
    base = opened(seats, dealt, technologies)
    gears = {name: [None] * (13 if name == "chichen" else 10) for name in GEARS}
    start = None
    for part in filter(None, (one.strip() for one in board.split(";"))):
        gear, *places = part.split()
        for place in places:
            space, holder = place.split(":")
            if gear == "start":
                start = int(holder)
            else:
                gears[gear][int(space)] = -1 if holder == "d" else int(holder)
    changed = zip((p0, p1, p2, p3)[:seats], base.players, base.deal.wealth, strict=True)
    raw = {
        **base.model_dump(mode="json"),
        "phase": "turn",
        "episode": 2,
        "gears": [gears[name] for name in GEARS],
        "starting_space": start,
        "players": [
            _player({**player.model_dump(mode="json"), "chosen": list(hand[2:])}, change or {})
            for change, player, hand in changed
        ],
        **facts,
    }
    if row is not None:
        raw["row"] = [*row, *[None] * (6 - len(row))]
    if monuments is not None:
        raw["monuments"] = [*monuments, *[None] * (seats + 2 - len(monuments))]
    for action, (corn, wood) in (jungle or {}).items():
        raw["jungle"][action - 2] = {"corn": corn, "wood": wood}
    for place, owner in (chichen or {}).items():
        raw["chichen"][place - 1] = owner
    return TzolkinState.model_validate_json(json.dumps(raw))


def _player(raw: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    changed = {**raw, **change}
    for words, field, names in (("levels", "technologies", TECHNOLOGIES), ("temples", "temples", TEMPLES)):
        told = changed.pop(words, None) if words != field else changed[field]
        if isinstance(told, dict):
            changed[field] = [told.get(name, 0) for name in names]
        elif told is not None:
            changed[field] = list(told)
    return changed


def kinds(step: Step[TzolkinState]) -> list[str]:
    """The kinds of a step's events."""
    return [event.kind for event in step.events]


def events(step: Step[TzolkinState], kind: str) -> list[Any]:
    """A step's events of one kind."""
    return [event for event in step.events if event.kind == kind]


def goods(state: TzolkinState, seat: int = 0) -> tuple[int, int, int, int, int]:
    """Corn, wood, stone, gold and skulls of a seat."""
    player = state.players[seat]
    return player.corn, player.wood, player.stone, player.gold, player.skull


def ups(state: TzolkinState, seat: int = 0) -> tuple[int, ...]:
    """A seat's steps on the three temples."""
    return state.players[seat].temples


def points(state: TzolkinState, seat: int = 0) -> float:
    """A seat's score in whole points."""
    return state.players[seat].score / 4


def hand(state: TzolkinState, seat: int = 0) -> int:
    """A seat's workers that stand nowhere."""
    standing = sum(cells.count(seat) for cells in state.gears) + (state.starting_space == seat)
    return state.players[seat].workers - standing


def cells(state: TzolkinState, gear: str) -> tuple[int | None, ...]:
    """Who stands on a gear, by position."""
    return state.gears[GEARS.index(gear)]


def finish_round(state: TzolkinState, *orders: str) -> Step[TzolkinState]:
    """These orders of the seat whose turn it is, the last of its round, then the end of its turn."""
    last = {"turn_index": state.seats - 1, "starting_player": (state.seat + 1) % state.seats}
    return play(state.model_copy(update=last), *orders, "end")
