"""The positions of a record file, for the commands that draw them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MOST_BYTES = 64 * 1024 * 1024
"""No record is as large as this; what is larger is not read, whatever it may be."""


class NoPicture(Exception):
    """Why there is no picture, in words."""


@dataclass(frozen=True, slots=True)
class Position:
    """A game after `done` steps, with the events so far of the turn (`episode`) that the last of them belongs to."""

    done: int
    state: Any
    events: tuple[Any, ...]
    episode: int


def load(file: str) -> Any:
    """The record in a file. Raises NoPicture with the reason."""
    from engine.core import records
    from engine.core.errors import Unreadable

    try:
        return records.read(_read(file))
    except (Unreadable, RecursionError) as error:
        raise NoPicture(f"{file} cannot be drawn: {error or 'it is nested too deeply'}") from error


def positions(record: Any, file: str) -> Iterator[Position]:
    """The start, then the position after each step. Raises NoPicture at a step that breaks the rules or is none."""
    from engine.core.errors import Refusal, Unreadable
    from engine.core.registry import game as find_game
    from engine.core.rng import Chance

    game = find_game(record.game)
    try:
        try:
            deal = game.deal_type.model_validate_json(json.dumps(record.setup))
        except ValueError as error:
            raise Unreadable("the setup has wrong or missing fields") from error
        chance = Chance(seed=record.seed)
        state = game.begin(game.parse_options(record.options), record.seats, deal, chance).state
        events: tuple[Any, ...] = ()
        latest = game.episode(state)
        yield Position(0, state, events, latest)
        for done, (seat, action, told) in enumerate(_steps(game, record), 1):
            current = game.episode(state)
            step = game.apply(state, seat, action, told)
            events = (*events, *step.events) if current == latest else tuple(step.events)
            latest, state = current, step.state
            yield Position(done, state, events, current)
    except Refusal as refusal:
        raise NoPicture(f"{file} breaks the rules before that step: {refusal}") from refusal
    except (Unreadable, RecursionError) as error:
        raise NoPicture(f"{file} cannot be drawn: {error}") from error


def steps(record: Any) -> int:
    """How many steps a record has."""
    return sum("chance" not in entry for entry in record.steps)


def write(file: str, data: bytes) -> None:
    """Put a picture into a file. Raises NoPicture with the reason."""
    try:
        Path(file).write_bytes(data)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise NoPicture(f"{file} cannot be written: {reason}") from error


def _steps(game: Any, record: Any) -> Iterator[tuple[int, Any, Any]]:
    """Seat, action and told chance of each step. Raises Unreadable or Malformed."""
    from engine.core.errors import Unreadable

    entries = list(record.steps)
    at = 0
    while at < len(entries):
        entry = entries[at]
        follow = at + 1
        while follow < len(entries) and "chance" in entries[follow]:
            follow += 1
        if set(entry) != {"seat", "action"} or type(entry["seat"]) is not int:
            raise Unreadable(f"step {at} is not a seat and an action")
        told = game.read_chance(entries[at + 1 : follow])
        yield entry["seat"], game.parse_action(entry["action"]), told
        at = follow


def _read(file: str) -> bytes:
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise NoPicture(f"{file} cannot be read: {reason}") from error
    if len(data) > MOST_BYTES:
        raise NoPicture(f"{file} is too large for a record")
    return data
