"""Actions that are nearly right."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.game import AnyGame
from engine.core.model import Action

JUNK = ("", "nowhere", "A1 ", "é", -1, 0, 1, 99, 10**30, 1.5, True, None, [], {}, ["A1"])


def malformed(raw: dict[str, Any]) -> Iterator[object]:
    """JSON values that are no action of any game."""
    yield from (None, 1, "", [], {}, [raw], {"kind": "no_such_kind"}, {**raw, "kind": raw["kind"].upper()})
    yield {**raw, "superfluous": 1}
    for field in raw:
        yield {name: value for name, value in raw.items() if name != field}
        yield {**raw, field: {"deep": [raw]}}


def neighbours(game: AnyGame, legal: Sequence[Action]) -> Iterator[dict[str, Any]]:
    """Each legal action's first of a kind with one field changed, to what others have there or to junk."""
    by_kind: dict[str, list[dict[str, Any]]] = {}
    for action in legal:
        by_kind.setdefault(action.kind, []).append(game.dump_action(action))
    for raws in by_kind.values():
        for raw in (raws[0], raws[len(raws) // 2]):
            for field in raw:
                if field == "kind":
                    continue
                values: list[Any] = []
                for other in raws:
                    if other[field] not in values and len(values) < 12:
                        values.append(other[field])
                value = raw[field]
                if type(value) is int:
                    values += [value - 1, value + 1]
                if type(value) is str:
                    values += [value.lower(), value.upper(), value + "x", value[::-1]]
                if type(value) is bool:
                    values += [not value]
                yield from ({**raw, field: other} for other in (*values, *JUNK))
