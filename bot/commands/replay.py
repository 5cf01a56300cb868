"""`sacbe replay`: records played again, strictly, with the first step that does not fit."""

import argparse
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

MOST_BYTES = 64 * 1024 * 1024
"""No record is as large as this; what is larger is not read, whatever it may be."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a file: `result` as in its record, or the fault: where, whose, what, and why in words.

    A record of a game that is not over has no result and no fault.
    """

    file: str
    ok: bool
    result: dict[str, Any] | None = None
    step: int | None = None
    seat: int | None = None
    action: Any = None
    code: str | None = None
    reason: str = ""


def register(subparsers: Any) -> None:
    """Add `replay` to the command line."""
    parser = subparsers.add_parser(
        "replay",
        help="play records of games again and check every step",
        description="Play records again, strictly. Exit code 0 if all of them are right, 1 if one is not.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a sacbe-record/1 file")
    parser.add_argument("--json", action="store_true", help="print one JSON object a file and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play every file and tell what became of it: 0 if all are right, 1 otherwise."""
    right = True
    for file in args.files:
        verdict = play(file)
        _tell(verdict, as_json=args.json)
        right = right and verdict.ok
    return 0 if right else 1


def play(file: str) -> Verdict:
    """Play one file again. Never raises for what is in the file."""
    from engine.core import records
    from engine.core.errors import Unreadable

    try:
        played = records.replay(records.read(_bytes(file)))
    except records.Differs as fault:
        return Verdict(file, ok=False, step=fault.step, seat=fault.seat, action=fault.action, code=fault.code)
    except Unreadable as error:
        return Verdict(file, ok=False, code="unreadable", reason=str(error))
    except RecursionError:
        return Verdict(file, ok=False, code="unreadable", reason="it is nested too deeply")
    return Verdict(file, ok=True, result=played.record.result)


def _bytes(file: str) -> bytes:
    from engine.core.errors import Unreadable

    try:
        with Path(file).open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Unreadable(reason or str(error)) from error
    if len(data) > MOST_BYTES:
        raise Unreadable("it is too large for a record")
    return data


def _tell(verdict: Verdict, *, as_json: bool) -> None:
    if as_json:
        line: dict[str, Any] = {"file": verdict.file, "ok": verdict.ok}
        if verdict.ok:
            line |= {name: (verdict.result or {}).get(name) for name in ("scores", "rounds", "winners")}
        else:
            line |= {"step": verdict.step, "seat": verdict.seat, "code": verdict.code}
        print(json.dumps(line), flush=True)
        if verdict.reason:
            print(_plain(f"{verdict.file}: {verdict.reason}"), file=sys.stderr)
        return
    print(_plain(f"{verdict.file}: {_sentence(verdict)}"), flush=True)


def _sentence(verdict: Verdict) -> str:
    if verdict.ok and verdict.result is None:
        return "right so far, the game is not over"
    if verdict.ok and verdict.result is not None:
        scores = ", ".join(map(str, verdict.result["scores"]))
        winners = " and ".join(map(str, verdict.result["winners"]))
        return f"right; scores {scores}; won by seat {winners}"
    if verdict.code == "unreadable":
        return f"unreadable: {verdict.reason}"
    if verdict.action is None:
        return f"wrong at step {verdict.step} (counted from 0): {verdict.code}"
    return (
        f"wrong at step {verdict.step} (counted from 0), seat {verdict.seat}: {verdict.code} "
        f"for {json.dumps(verdict.action)}"
    )


def _plain(text: str) -> str:
    """The text with escapes for what the terminal cannot show, such as broken file names."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)
