"""A game as one JSON object (`sacbe-record/1`), and playing it again, strictly."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from engine.core.errors import Refusal, Unreadable
from engine.core.game import AnyGame, Json
from engine.core.model import Action, Seat, Value
from engine.core.registry import game as find_game
from engine.core.registry import metas
from engine.core.rng import ChanceFact, play_chance

FORMAT = "sacbe-record/1"


class Record(Value):
    """The outer shape of a record; `options`, `setup`, `steps` and `result` belong to the game."""

    format: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    setup: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    result: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A record played again to its end without a fault; `states` holds the position before every step, and after."""

    record: Record
    game: AnyGame
    states: tuple[Any, ...]


class Differs(Exception):
    """The first fault of a record: step (counted from 0), seat and action as written, and a code.

    The code is that of the refusal, or `result_missing`, `result_differs`, `chance_differs`. With `result_differs`,
    `difference` is the first field that does, such as `result.scores[1]`, its value in the record, and as played.
    """

    def __init__(
        self,
        step: int,
        seat: Seat | None,
        action: Json | None,
        code: str,
        difference: tuple[str, Any, Any] | None = None,
    ) -> None:
        super().__init__(f"step {step}: {code}")
        self.step = step
        self.seat = seat
        self.action = action
        self.code = code
        self.difference = difference


def write(
    game: AnyGame,
    first: Any,
    last: Any,
    seed: str,
    steps: Iterable[tuple[Seat, Action, Sequence[ChanceFact]]],
) -> Json:
    """The record of a game from its first and last state and the steps between, in order."""
    entries: list[Json] = []
    for seat, action, chance in steps:
        entries.append({"seat": seat, "action": game.dump_action(action)})
        entries += game.record_chance(chance)
    record: Json = {
        "format": FORMAT,
        "game": game.meta.key,
        "options": game.options_of(first).model_dump(mode="json"),
        "seats": first.seats,
        "seed": seed,
        "setup": game.deal_of(first).model_dump(mode="json"),
        "steps": entries,
    }
    result = game.result(last)
    if result is not None:
        record["result"] = result
    return record


def read(data: bytes | str) -> Record:
    """The record in these bytes. Raises Unreadable with the reason."""
    try:
        raw = json.loads(data, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Unreadable("this is not JSON") from error
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise Unreadable(f"this is not a {FORMAT} record")
    try:
        record = Record.model_validate_json(json.dumps(raw))
    except (ValidationError, ValueError, RecursionError) as error:
        fields = (
            sorted({str(fault["loc"][0]) for fault in error.errors() if fault["loc"]})
            if isinstance(error, ValidationError)
            else []
        )
        told = f": {', '.join(fields)}" if fields else ""
        raise Unreadable(f"the record has wrong, missing or superfluous fields{told}") from error
    if record.game not in metas():
        raise Unreadable(f"there is no game {record.game!r} here")
    meta = metas()[record.game]
    if not meta.seats_min <= record.seats <= meta.seats_max:
        raise Unreadable(f"{meta.title} is for {meta.seats_min} to {meta.seats_max} players")
    return record


def replay(record: Record) -> Played:
    """Play a record again.

    Raises Unreadable if its options or setup are impossible or an entry has a wrong shape, Differs at its first
    step that is illegal, or whose chance is not what the game drew.
    """
    game = find_game(record.game)
    options = game.parse_options(record.options)
    try:
        deal = game.deal_type.model_validate_json(json.dumps(record.setup))
    except ValidationError as error:
        raise Unreadable("the setup has wrong or missing fields") from error
    state = game.begin(options, record.seats, deal, play_chance(record.seed)).state
    states = [state]
    at = 0
    while at < len(record.steps):
        entry = record.steps[at]
        follow = at + 1
        while follow < len(record.steps) and set(record.steps[follow]) == {"chance"}:
            follow += 1
        state = _step(game, state, at, entry, game.read_chance(record.steps[at + 1 : follow]))
        states += [state] * (follow - at)
        at = follow
    result = game.result(state)
    if result is not None and record.result is None:
        raise Differs(len(record.steps), None, None, "result_missing")
    if _text(result) != _text(record.result):
        told = _difference("result", record.result, result)
        raise Differs(len(record.steps), None, None, "result_differs", told)
    return Played(record=record, game=game, states=tuple(states))


def _step(game: AnyGame, state: Any, at: int, entry: Json, told: Sequence[ChanceFact]) -> Any:
    if set(entry) == {"chance"}:  # chance that no step drew; after a step its entries have been told to it
        raise Differs(at, None, None, "chance_differs")
    if set(entry) != {"seat", "action"} or type(entry["seat"]) is not int:
        raise Unreadable(f"step {at} is not a seat and an action")
    seat, raw = entry["seat"], entry["action"]
    try:
        step = game.apply(state, seat, game.parse_action(raw), told)
    except Refusal as refusal:
        raise Differs(at, seat, raw, refusal.code) from refusal
    except Unreadable as error:
        raise Differs(at, seat, raw, "chance_differs") from error
    if step.chance != tuple(told):  # a game without chance in mid-play need not look at what it is told
        raise Differs(at, seat, raw, "chance_differs")
    return step.state


def _difference(field: str, written: Any, played: Any) -> tuple[str, Any, Any]:
    """The innermost place where two values that are not the same begin to differ, in the order of what was played."""
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(written, dict) and isinstance(played, dict) and written.keys() == played.keys():
        pairs = [(f"{field}.{key}", written[key], played[key]) for key in played]
    elif isinstance(written, list) and isinstance(played, list) and len(written) == len(played):
        pairs = [(f"{field}[{at}]", *both) for at, both in enumerate(zip(written, played, strict=True))]
    for inner in pairs:
        if _text(inner[1]) != _text(inner[2]):
            return _difference(*inner)
    return field, written, played


def _text(result: Any) -> str:
    """A result as text, because Python holds True, 1 and 1.0 for equal and a record must not."""
    return json.dumps(result, sort_keys=True)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")
