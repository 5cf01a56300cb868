"""`sacbe simulate`: whole games played by each game's own advice, for figures and records."""

import argparse
import json
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

if TYPE_CHECKING:
    from engine.core.game import AnyGame, Meta
    from engine.core.model import Options
    from engine.core.simulate import Simulated

USAGE = 2
"""The exit code for what was asked wrongly."""


class Asked(Exception):
    """What was asked cannot be done; the message is one sentence for the person who asked."""


def register(subparsers: Any) -> None:
    """Add `simulate` to the command line."""
    parser = subparsers.add_parser(
        "simulate",
        help="play whole games without people",
        description="Play seeded games with the game's own advice. The same seed gives the same games everywhere.",
    )
    parser.add_argument("game", help="which game, such as tikal")
    parser.add_argument("--players", type=int, help="how many seats (default: as many as the game has)")
    parser.add_argument("--games", type=int, default=1, help="how many games (default 1)")
    parser.add_argument("--seed", default="1", help="the n-th game has the seed SEED-n (default 1)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option, such as auction=true"
    )
    parser.add_argument("--record", metavar="DIR", help="write a record of each game into this directory")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print the lines of the games only, without a summary",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games and print a line for each: 0 when all are played, 2 if what was asked cannot be done."""
    try:
        _play(args)
    except Asked as asked:
        print(f"sacbe simulate: {asked}", file=sys.stderr)
        return USAGE
    return 0


def _play(args: argparse.Namespace) -> None:
    from engine.core import registry, simulate
    from engine.core.errors import Unreadable

    metas = registry.metas()
    if args.game not in metas:
        raise Asked(f"there is no game {args.game!r}; there is {', '.join(metas)}")
    meta = metas[args.game]
    seats = _seats(meta, args.players)
    if args.games < 1:
        raise Asked("--games must be at least 1")
    if not args.seed.isascii() or not args.seed.isprintable():
        raise Asked("--seed must be made of plain letters, digits and signs")
    directory = _directory(args.record)
    game = registry.game(args.game)
    try:
        options = _options(game, args.option)
        played: list[Simulated] = []
        started = perf_counter()
        for one in simulate.games(game, options, seats, args.seed, args.games):
            milliseconds = round((perf_counter() - started) * 1000)
            _tell(one, meta, seats, milliseconds)
            if directory is not None:
                _write(directory / _file_name(meta.key, seats, one.seed), one.record)
            played.append(one)
            started = perf_counter()
    except Unreadable as error:
        raise Asked(str(error)) from error
    if not args.json:
        _sum_up(played, seats)


def _seats(meta: "Meta", players: int | None) -> int:
    seats = meta.seats_max if players is None else players
    if not meta.seats_min <= seats <= meta.seats_max:
        raise Asked(f"{meta.title} is for {meta.seats_min} to {meta.seats_max} players, not {seats}")
    return seats


def _options(game: "AnyGame", asked: Sequence[str]) -> "Options":
    raw: dict[str, Any] = {}
    known = list(game.options_type.model_fields)
    for one in asked:
        name, sign, value = one.partition("=")
        if not sign:
            raise Asked(f"--option needs NAME=VALUE, not {one!r}")
        if name not in known:
            raise Asked(f"there is no option {name!r}; there is {', '.join(known) or 'none'}")
        raw[name] = _value(value)
        takes = _values(game.options_type.model_fields[name].annotation)
        if takes and not any(raw[name] is one or (isinstance(one, str) and raw[name] == one) for one in takes):
            raise Asked(f"--option {name} takes {' or '.join(map(_written, takes))}, not {value!r}")
    return game.parse_options(raw)  # type: ignore[no-any-return]


def _values(annotation: object) -> tuple[object, ...]:
    """What an option of this type can be, one by one; () if only the game can tell."""
    if annotation is bool:
        return (True, False)
    return get_args(annotation) if get_origin(annotation) is Literal else ()


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(text: str) -> object:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


def _directory(asked: str | None) -> Path | None:
    if asked is None:
        return None
    directory = Path(asked)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        writable = os.access(directory, os.W_OK | os.X_OK)
    except (OSError, ValueError) as error:
        raise Asked(f"cannot write records into {asked!r}: {_reason(error)}") from error
    if not writable:
        raise Asked(f"cannot write records into {asked!r}: no permission")
    return directory


def _file_name(key: str, seats: int, seed: str) -> str:
    """`tikal-4p-1-1.json`; signs of a seed that file names do not like become underscores."""
    plain = re.sub(r"[^A-Za-z0-9._-]", "_", seed)
    return f"{key}-{seats}p-{plain[-100:]}.json"


def _write(path: Path, record: dict[str, Any]) -> None:
    """The record as a file, whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            draft.write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise Asked(f"cannot write the record {str(path)!r}: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


def _tell(one: "Simulated", meta: "Meta", seats: int, milliseconds: int) -> None:
    outcome = one.outcome
    line = {
        "game": meta.key,
        "seed": one.seed,
        "players": seats,
        "scores": list(outcome.scores),
        "rounds": [list(points) for points in outcome.rounds],
        "winners": list(outcome.winners),
        "turns": one.turns,
        "actions": one.actions,
        "milliseconds": milliseconds,
    }
    print(json.dumps(line), flush=True)


def _sum_up(played: "Sequence[Simulated]", seats: int) -> None:
    scores = [score for one in played for score in one.outcome.scores]
    wins = [sum(seat in one.outcome.winners for one in played) for seat in range(seats)]
    print(
        f"{len(played)} {'game' if len(played) == 1 else 'games'}: scores {min(scores)} to {max(scores)}, "
        f"mean {sum(scores) / len(scores):.1f}; wins by seat {', '.join(map(str, wins))} (seats from 0)",
        file=sys.stderr,
    )
