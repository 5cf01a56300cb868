"""Finds what a view, or a menu, tells a seat that it cannot know."""

from typing import Any

from engine.core.game import AnyGame
from engine.core.model import Seat
from engine.core.rng import Chance, Rng


def leaks(game: AnyGame, state: Any, seat: Seat | None, times: int = 6) -> list[str]:
    """The fields of the view, and the words `menu`, `to_act` and `points`, that change when the hidden things do."""
    rng = Rng(Chance(seed=f"redeal {seat}"))
    seen = game.view(state, seat)
    found: set[str] = set()
    for _ in range(times):
        other = game.redeal(state, seat, rng)
        view = game.view(other, seat)
        found |= {name for name in type(seen).model_fields if getattr(view, name) != getattr(seen, name)}
        if seat is not None and game.legal_actions(other, seat) != game.legal_actions(state, seat):
            found.add("menu")
        if game.to_act(other) != game.to_act(state):
            found.add("to_act")
        if game.points(other) != game.points(state):
            found.add("points")
    return sorted(found)
