"""Why nothing of a kind can be done now, where a game does not say it better itself."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Literal, get_args, get_origin

from pydantic import ValidationError

from engine.core.errors import Refusal
from engine.core.model import Action, Seat

_MOST = 12


def some(kind: type[Action]) -> Iterator[Action]:
    """A few well-formed actions of a type, the smallest first; none if one of its fields cannot be guessed."""
    fields = [name for name in kind.model_fields if name != "kind"]
    for chosen in product(*(_values(kind.model_fields[name].annotation) for name in fields)):
        try:
            yield kind.model_validate(dict(zip(fields, chosen, strict=True)))
        except ValidationError:
            continue


def refused(game: Any, state: Any, seat: Seat, kind: str) -> Refusal | None:
    """What the rules say to actions of this kind, if they say the same to all that are tried; None else."""
    if any(action.kind == kind for action in game.legal_actions(state, seat)):
        return None
    action_type = next(one for one in game.action_types if one.model_fields["kind"].default == kind)
    found: dict[str, Refusal] = {}
    for action in islice(some(action_type), _MOST):
        try:
            game.apply(state, seat, action)
        except Refusal as refusal:
            found.setdefault(str(refusal), refusal)
    return next(iter(found.values())) if len(found) == 1 else None


def _values(annotation: Any) -> tuple[Any, ...]:
    """The smallest values of a field."""
    if annotation is bool:
        return (False, True)
    if annotation is int:
        return (0, 1, 2)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return (None,) if type(None) in get_args(annotation) else ()
