"""`sacbe picture`: a position of a record as a PNG."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

MOST_BYTES = 64 * 1024 * 1024
"""No record is as large as this; what is larger is not read, whatever it may be."""


class _NoPicture(Exception):
    """Why there is no picture, in words."""


def register(subparsers: Any) -> None:
    """Add `picture` to the command line."""
    parser = subparsers.add_parser(
        "picture",
        help="draw a position of a recorded game",
        description="Play a record up to a step and draw the board, with marks for what the last turn did.",
    )
    parser.add_argument("record", metavar="RECORD", help="a sacbe-record/1 file")
    parser.add_argument("--at", type=int, default=None, metavar="N", help="how many steps are done (default: all)")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="where the PNG goes")
    parser.add_argument("--kind", default="board", help="which picture, such as board or summary (default: board)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw the picture and return 0; what is wrong with the request is one sentence and 1."""
    try:
        png = picture(args.record, args.at, args.kind)
        _write(args.output, png)
    except _NoPicture as error:
        encoding = sys.stderr.encoding or "utf-8"
        print(f"sacbe picture: {error}".encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
        return 1
    return 0


def picture(file: str, at: int | None, kind: str) -> bytes:
    """The PNG of the position after `at` steps of a record. Raises _NoPicture with the reason."""
    from engine.core import records
    from engine.core.errors import Refusal, Unreadable
    from renderer.palette import LIVERIES
    from renderer.picture import Request, draw, kinds

    try:
        record = records.read(_read(file))
    except (Unreadable, RecursionError) as error:
        raise _NoPicture(f"{file} cannot be drawn: {error or 'it is nested too deeply'}") from error
    known = kinds(record.game)
    if kind not in known:
        offer = f"it has {', '.join(known)}" if known else "it has none"
        raise _NoPicture(f"{record.game} has no picture {kind!r}; {offer}")
    try:
        game, state, events = _played(record, file, at)
    except Refusal as refusal:
        raise _NoPicture(f"{file} breaks the rules before that step: {refusal}") from refusal
    except (Unreadable, RecursionError) as error:
        raise _NoPicture(f"{file} cannot be drawn: {error}") from error
    outcome = game.outcome(state)
    if kind == "summary" and outcome is None:
        raise _NoPicture(f"the game in {file} is not over there, so there is no summary")
    names = tuple(livery.name.title() for livery in LIVERIES[: record.seats])
    return draw(Request(record.game, kind, game.view(state, None), names, events=events, outcome=outcome))


def _played(record: Any, file: str, at: int | None) -> tuple[Any, Any, tuple[Any, ...]]:
    """The game, the state after `at` steps, and the events of the turn that the last of them belongs to."""
    from engine.core.errors import Unreadable
    from engine.core.registry import game as find_game
    from engine.core.rng import Chance

    game = find_game(record.game)
    total = sum("chance" not in entry for entry in record.steps)
    if at is not None and not 0 <= at <= total:
        raise _NoPicture(f"{file} has {total} steps, so --at takes 0 to {total}, not {at}")
    try:
        deal = game.deal_type.model_validate_json(json.dumps(record.setup))
    except ValueError as error:
        raise Unreadable("the setup has wrong or missing fields") from error
    state = game.begin(game.parse_options(record.options), record.seats, deal, Chance(seed=record.seed)).state
    events: tuple[Any, ...] = ()
    episode = None
    for seat, action, told in _steps(game, record, total if at is None else at):
        current = game.episode(state)
        step = game.apply(state, seat, action, told)
        events = (*events, *step.events) if current == episode else tuple(step.events)
        episode, state = current, step.state
    return game, state, events


def _steps(game: Any, record: Any, count: int) -> list[tuple[int, Any, Any]]:
    """Seat, action and told chance of the first `count` steps. Raises Unreadable or Malformed."""
    from engine.core.errors import Unreadable

    found: list[tuple[int, Any, Any]] = []
    entries = list(record.steps)
    at = 0
    while at < len(entries) and len(found) < count:
        entry = entries[at]
        follow = at + 1
        while follow < len(entries) and "chance" in entries[follow]:
            follow += 1
        if set(entry) != {"seat", "action"} or type(entry["seat"]) is not int:
            raise Unreadable(f"step {at} is not a seat and an action")
        told = game.read_chance(entries[at + 1 : follow])
        found.append((entry["seat"], game.parse_action(entry["action"]), told))
        at = follow
    return found


def _read(file: str) -> bytes:
    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise _NoPicture(f"{file} cannot be read: {reason}") from error
    if len(data) > MOST_BYTES:
        raise _NoPicture(f"{file} is too large for a record")
    return data


def _write(file: str, png: bytes) -> None:
    try:
        Path(file).write_bytes(png)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise _NoPicture(f"{file} cannot be written: {reason}") from error
