"""The entries of menus: what a choice is, what it costs, what is left."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.model import Action
from engine.core.words import Choice
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.move import Move
from engine.games.tikal.moves.pick_tile import PickTile
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.prose import phrases, sentences
from engine.games.tikal.prose.catalogue import Catalogue
from engine.games.tikal.terrain import distances, grid, paths_from
from engine.games.tikal.view import HexView, TikalView
from engine.grid.axial import rotated

COSTS: Mapping[str, int] = {"uncover": 2, "recover": 3, "exchange": 3, "camp": 5, "guard": 5}
"""Fixed prices in action points (rules 12.2)."""


def choice(
    says: Catalogue, view: TikalView, names: Sequence[str], field: str, value: Any, actions: Sequence[Action]
) -> Choice:
    """The menu entry for one value of a field; see `Words.choice`."""
    if not field:
        whole = actions[0]
        if isinstance(whole, PickTile):
            label, detail = _tile(says, view, names, whole.tile, actions)
            return Choice(phrases.cut(phrases.begun(label), phrases.LABEL), phrases.cut(detail, phrases.LABEL))
        return Choice(phrases.cut(sentences.action(says, names, whole), phrases.LABEL), priced(says, view, actions))
    label, detail = _FIELDS[field](says, view, names, value, actions) if field in _FIELDS else (str(value), "")
    return Choice(phrases.cut(phrases.begun(label), phrases.LABEL), phrases.cut(detail, phrases.LABEL))


def cost(view: TikalView, action: Action) -> int | None:
    """What an action costs in action points; None if it has no price or cannot be done."""
    if isinstance(action, Enter):
        return action.workers + action.leader
    if isinstance(action, Move) and view.seat is not None:
        each = distances(view, view.seat).get(action.origin, {}).get(action.target)
        return None if each is None else each * (action.workers + action.leader)
    return COSTS.get(action.kind)


def priced(says: Catalogue, view: TikalView, actions: Sequence[Action]) -> str:
    """What these actions cost: exactly, with the remainder, or from the cheapest to the dearest."""
    costs = [price for price in (cost(view, action) for action in actions) if price is not None]
    if not costs:
        return ""
    low, high = min(costs), max(costs)
    if len(actions) == 1:
        return says.say("detail.cost", cost=low, left=view.points - low)
    if low == high:
        return says.say("detail.each", cost=low, left=view.points)
    return says.say("detail.range", low=low, high=high, left=view.points)


def _known(view: TikalView) -> dict[str, HexView]:
    return {one.name: one for one in view.hexes}


def _hex(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    known = _known(view)
    if isinstance(actions[0], PlaceTile):
        beside = sorted(other for _, other in grid(view.columns, view.rows).neighbours(value) if other in known)
        label = says.say("choice.place", hex=value, neighbours=says.listed(beside)) if beside else value
        return label, says.say("detail.turns", n=len(actions))
    if value not in known:
        return value, priced(says, view, actions)
    one, price, kind = known[value], priced(says, view, actions), actions[0].kind
    label = says.say("choice.hex", hex=value, what=phrases.hexagon(says, one))
    if kind == "uncover":
        return label, says.say("detail.uncover", value=one.value + 1, cost=price)
    if kind == "recover":
        return label, says.say("detail.recover", n=one.treasures, cost=price)
    return label, price


def _origin(
    says: Catalogue, view: TikalView, names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    label, price = _hex(says, view, names, value, actions)
    groups = _known(view)[value].groups if value in _known(view) else ()
    for one in groups:
        if one.seat == view.seat:
            there = phrases.begun(phrases.group(says, one.workers, one.leader))
            return label, says.say("detail.from", group=there, cost=price)
    return label, price


def _rotation(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    turn = says.say("choice.turned" if value else "choice.turned.0", n=value)
    places = {action.hex for action in actions if isinstance(action, PlaceTile)}
    if view.hand is None or view.hand.kind == "volcano" or len(places) != 1:
        return turn, ""
    stones = rotated(view.hand.stones, value)
    label, detail = rotation_label(says, turn, paths_from(view, places.pop(), stones)), _stones(says, stones)
    return label, detail if len(f"{label} · {detail}") <= phrases.BUTTON else ""


def rotation_label(says: Catalogue, turn: str, paths: Sequence[tuple[str, int]]) -> str:
    """A rotation with what a step to each neighbour costs; the verb only once where a button has no room for more."""
    if not paths:
        return turn
    told = [says.say("choice.step", hex=other, cost=price) for other, price in paths]
    whole = says.say("choice.paths", turn=turn, paths=", ".join(told))
    if len(whole) <= phrases.BUTTON:
        return whole
    short = [says.say("choice.step.next", hex=other, cost=price) for other, price in paths[1:]]
    return says.say("choice.paths", turn=turn, paths=", ".join([told[0], *short]))


def _stones(says: Catalogue, stones: Sequence[int]) -> str:
    sides = [
        says.say("detail.side", n=count, side=says.say(f"side.{side}")) for side, count in enumerate(stones) if count
    ]
    return says.say("detail.stones", sides=", ".join(sides)) if sides else ""


def _workers(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    return says.say("choice.workers" if value else "choice.workers.0", n=value), priced(says, view, actions)


def _leader(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    return says.say("choice.leader.yes" if value else "choice.leader.no"), priced(says, view, actions)


def _seat(
    says: Catalogue, view: TikalView, names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    shown = [phrases.cut(name, 60) for name in names]
    label = phrases.who(says, shown, value)
    if shown.count(label) > 1:
        label = says.say("choice.seat", name=label, number=value + 1)
    return label, priced(says, view, actions)


def _treasure(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    own = dict(view.players[view.seat].treasures) if view.seat is not None else {}
    parts = (says.say("detail.held", n=own.get(value, 0)), priced(says, view, actions))
    return phrases.treasure(says, value), "; ".join(part for part in parts if part)


def _figure(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, actions: Sequence[Action]
) -> tuple[str, str]:
    return says.say(f"choice.figure.{value}"), says.say("detail.guard", cost=priced(says, view, actions))


def _points(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, _actions: Sequence[Action]
) -> tuple[str, str]:
    left = None if view.seat is None else view.players[view.seat].score - value
    return says.say("choice.points", n=value), "" if left is None else says.say("detail.bid", n=left)


def _tile(
    says: Catalogue, view: TikalView, _names: Sequence[str], value: Any, _actions: Sequence[Action]
) -> tuple[str, str]:
    """What an open tile is; of those that are the same the number in the row, and the stones that tell them apart."""
    told = [(one, phrases.open_tile(says, one)) for one in (view.auction.tiles if view.auction else ())]
    for number, (one, what) in enumerate(told, 1):
        if one.id != value:
            continue
        if sum(what == other for _, other in told) == 1:
            return what, ""
        sides = _stones(says, one.stones)
        return says.say("choice.tile", what=what, number=number), sides
    return str(value), ""


def ordered(says: Catalogue, view: TikalView, field: str, value: Any) -> str:
    """What an order says ahead of an auction; of a tile that lies no more on offer only its name."""
    if value is None:
        return says.say("order.none")
    if field == "limit":
        return says.say("order.limit.value", n=value)
    for one in view.auction.tiles if view.auction else ():
        if one.id == value:
            return says.say("order.tile.value", what=phrases.open_tile(says, one), tile=value)
    return str(value)


_Entry = Callable[[Catalogue, TikalView, Sequence[str], Any, Sequence[Action]], tuple[str, str]]
_FIELDS: Mapping[str, _Entry] = {
    "hex": _hex,
    "origin": _origin,
    "target": _hex,
    "rotation": _rotation,
    "workers": _workers,
    "leader": _leader,
    "seat": _seat,
    "give": _treasure,
    "take": _treasure,
    "figure": _figure,
    "points": _points,
    "tile": _tile,
}
