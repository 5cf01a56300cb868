"""`sacbe bench`: what things cost, as ratios within one run. The sources are in `benchmarks/`, beside the program."""

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def register(subparsers: Any) -> None:
    """Add `bench` to the command line."""
    parser = subparsers.add_parser(
        "bench",
        help="measure what pictures cost",
        description=(
            "Measure, in one run, what a turn's picture costs beside Pillow's own encoder and a peer, how large it "
            "gets, and that drawing only what changed loses no pixel. Needs the source tree; the peer is the extra "
            "`bench`."
        ),
    )
    parser.add_argument("--picture", action="store_true", help="the pictures (P1 and P2)")
    parser.add_argument("--turns", type=_some, default=1000, metavar="N", help="turns to compare (default: 1000)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run, usage_error=parser.error)


def run(args: argparse.Namespace) -> int:
    """Measure and tell; 1 if a picture differs from its full drawing or the sources are not there."""
    if not args.picture:
        args.usage_error("say what to measure: --picture")
    if not (ROOT / "benchmarks").is_dir():
        print("sacbe bench: benchmarks/ is not beside the program; run it from a clone of Sacbe.", file=sys.stderr)
        return 1
    sys.path.insert(0, str(ROOT))
    picture = import_module("benchmarks.picture")
    quiet = args.json

    def tell(line: str) -> None:
        if not quiet:
            print(line, file=sys.stderr, flush=True)

    cost = picture.costs(max(4, min(60, args.turns)))
    check = picture.checked(args.turns, tell)
    if quiet:
        print(json.dumps({"picture": {**cost, **check}}))
    else:
        print("\n".join(picture.lines(cost, check)))
    return 1 if check["wrong_pixels"] else 0


def _some(value: str) -> int:
    number = int(value)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number
