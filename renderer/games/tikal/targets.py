"""Which hexes may be chosen now, what that costs, and where the action starts."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.model import Action
from engine.games.tikal.prose.menus import cost
from engine.games.tikal.view import TikalView

HEX_FIELDS = ("origin", "hex", "target")


@dataclass(frozen=True)
class Targets:
    """`prices` by hex: the least that an action there costs, None if it has no price. `source`: where it starts."""

    prices: dict[str, int | None] = field(default_factory=dict)
    source: str | None = None

    def __bool__(self) -> bool:
        return bool(self.prices)


def targets(view: TikalView, actions: Sequence[Action], chosen: str | None) -> Targets:
    """The targets among these actions. `chosen` is the field being chosen, None: the first hex field that differs."""
    asked = chosen if chosen in HEX_FIELDS else _differing(actions)
    if asked is None:
        return Targets()
    prices: dict[str, int | None] = {}
    for action in actions:
        name = getattr(action, asked, None)
        if isinstance(name, str):
            price = cost(view, action) or None
            known = prices.get(name)
            prices[name] = price if known is None else known if price is None else min(known, price)
    origins = {getattr(action, "origin", None) for action in actions}
    source = next(iter(origins)) if asked == "target" and len(origins) == 1 else None
    return Targets(prices, source)


def _differing(actions: Sequence[Action]) -> str | None:
    """The first hex field in which the actions differ; if they differ in none, the last that they have."""
    present = [one for one in HEX_FIELDS if any(hasattr(action, one) for action in actions)]
    for one in present:
        if len({getattr(action, one) for action in actions if hasattr(action, one)}) > 1:
            return one
    return present[-1] if present else None
