"""`sacbe picture`: a position of a record as a PNG, or every kind of picture for the documentation."""

import argparse
import sys
from itertools import islice
from typing import Any

from bot import recorded
from bot.recorded import NoPicture


def register(subparsers: Any) -> None:
    """Add `picture` to the command line."""
    parser = subparsers.add_parser(
        "picture",
        help="draw a position of a recorded game",
        description="Play a record up to a step and draw the board, with marks for what the last turn did.",
    )
    parser.add_argument("record", metavar="RECORD", nargs="?", help="a sacbe-record/1 file")
    parser.add_argument("--at", type=int, default=None, metavar="N", help="how many steps are done (default: all)")
    parser.add_argument("-o", "--output", metavar="FILE", help="where the PNG goes; - is stdout")
    parser.add_argument("--kind", default="board", help="which picture, such as board or summary (default: board)")
    parser.add_argument("--quarter", type=int, choices=(1, 2, 3, 4), help="only a quarter of the board, larger")
    parser.add_argument("--large", action="store_true", help="large print")
    parser.add_argument("--gallery", metavar="FOLDER", help="instead: draw every kind of picture into this folder")
    parser.set_defaults(run=run, usage_error=parser.error)


def run(args: argparse.Namespace) -> int:
    """Draw the picture and return 0; what is wrong with the request is one sentence and 1."""
    if args.gallery is None and (args.record is None or args.output is None):
        args.usage_error("RECORD and -o FILE are needed, or --gallery FOLDER")
    try:
        if args.gallery is not None:
            _gallery(args.gallery)
        else:
            quarter = None if args.quarter is None else args.quarter - 1
            if args.output == "-" and sys.stdout.isatty():
                raise NoPicture("a PNG is no text for a terminal; send it on, as in -o - > board.png, or name a file")
            data = picture(args.record, args.at, args.kind, quarter=quarter, large=args.large)
            if args.output == "-":
                sys.stdout.buffer.write(data)
            else:
                recorded.write(args.output, data)
    except NoPicture as error:
        encoding = sys.stderr.encoding or "utf-8"
        print(f"sacbe picture: {error}".encode(encoding, "backslashreplace").decode(encoding), file=sys.stderr)
        return 1
    return 0


def picture(file: str, at: int | None, kind: str, *, quarter: int | None = None, large: bool = False) -> bytes:
    """The PNG of the position after `at` steps of a record. Raises NoPicture with the reason."""
    from engine.core.registry import game as find_game
    from renderer.palette import LIVERIES
    from renderer.picture import Request, draw, kinds

    record = recorded.load(file)
    known = kinds(record.game)
    if kind not in known:
        offer = f"it has {', '.join(known)}" if known else "it has none"
        raise NoPicture(f"{record.game} has no picture {kind!r}; {offer}")
    total = recorded.steps(record)
    if at is not None and not 0 <= at <= total:
        raise NoPicture(f"{file} has {total} steps, so --at takes 0 to {total}, not {at}")
    *_, position = islice(recorded.positions(record, file), (total if at is None else at) + 1)
    game = find_game(record.game)
    outcome = game.outcome(position.state)
    if kind == "summary" and outcome is None:
        raise NoPicture(f"the game in {file} is not over there, so there is no summary")
    names = tuple(livery.name.title() for livery in LIVERIES[: record.seats])
    view = game.view(position.state, None)
    return draw(
        Request(record.game, kind, view, names, events=position.events, outcome=outcome, quarter=quarter, large=large)
    )


def _gallery(folder: str) -> None:
    from pathlib import Path

    from renderer.gallery import pictures

    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise NoPicture(f"{folder} cannot be made: {error}") from error
    for name, data in pictures():
        recorded.write(str(Path(folder) / name), data)
        print(f"{name}  {len(data) / 1000:.0f} kB", flush=True)
