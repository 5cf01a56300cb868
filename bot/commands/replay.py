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

    Points of the result are counted in `unit`ths of a printed point.

    `difference` is that of `engine.core.records.Differs`: a field of the result, as written and as played.
    A record of a game that is not over has no result and no fault.
    """

    file: str
    ok: bool
    result: dict[str, Any] | None = None
    unit: int = 1
    step: int | None = None
    seat: int | None = None
    action: Any = None
    code: str | None = None
    reason: str = ""
    difference: tuple[str, Any, Any] | None = None


def register(subparsers: Any) -> None:
    """Add `replay` to the command line."""
    parser = subparsers.add_parser(
        "replay",
        help="play records of games again and check every step",
        description=(
            "Play records again, strictly. Exit code 0 if all of them are right, 1 if one is not. With --webp, also "
            "make one moving picture of the game, a frame a turn."
        ),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a sacbe-record/1 file")
    parser.add_argument("--json", action="store_true", help="print one JSON object a file and nothing else")
    parser.add_argument("--webp", metavar="OUT", help="write the game as one animated WebP; takes one FILE")
    parser.set_defaults(run=run, usage_error=parser.error)


def run(args: argparse.Namespace) -> int:
    """Play every file and tell what became of it: 0 if all are right, 1 otherwise."""
    if args.webp is not None and len(args.files) != 1:
        args.usage_error("--webp takes one FILE")
    if args.webp == "-":
        args.usage_error("--webp takes the name of a file; what became of the record is told on stdout")
    right = True
    for file in args.files:
        verdict = play(file)
        _tell(verdict, as_json=args.json)
        right = right and verdict.ok
    if right and args.webp is not None:
        right = _filmed(args.files[0], args.webp, told=not args.json)
    return 0 if right else 1


def _filmed(file: str, out: str, *, told: bool) -> bool:
    """Write the moving picture of a record; False, with a sentence, if there can be none."""
    from bot import recorded
    from engine.core.registry import game as find_game
    from renderer.palette import LIVERIES
    from renderer.picture import Request, kinds
    from renderer.replay import film

    try:
        record = recorded.load(file)
        if not kinds(record.game):
            raise recorded.NoPicture(f"{record.game} has no pictures")
        game, kind = find_game(record.game), kinds(record.game)[0]
        turns = {one.episode: one for one in recorded.positions(record, file)}
        names = tuple(livery.name.title() for livery in LIVERIES[: record.seats])
        done = film(
            [
                Request(record.game, kind, game.view(one.state, None), names, events=one.events)
                for one in turns.values()
            ]
        )
        recorded.write(out, done.data)
    except recorded.NoPicture as error:
        print(_plain(f"sacbe replay: {error}"), file=sys.stderr)
        return False
    if told:
        size = f"{done.frames} turns, {done.width} x {done.height} pixels, {len(done.data) / 1e6:.1f} MB"
        print(_plain(f"{out}: {size}"), flush=True)
    return True


def play(file: str) -> Verdict:
    """Play one file again. Never raises for what is in the file."""
    from engine.core import records
    from engine.core.errors import Unreadable

    try:
        played = records.replay(records.read(_bytes(file)))
    except records.Differs as fault:
        return Verdict(
            file,
            ok=False,
            step=fault.step,
            seat=fault.seat,
            action=fault.action,
            code=fault.code,
            difference=fault.difference,
        )
    except Unreadable as error:
        return Verdict(file, ok=False, code="unreadable", reason=str(error))
    except RecursionError:
        return Verdict(file, ok=False, code="unreadable", reason="it is nested too deeply")
    return Verdict(file, ok=True, result=played.record.result, unit=played.game.meta.point_unit)


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
        from bot.ui.points import shown

        scores = ", ".join(shown(points, verdict.unit) for points in verdict.result["scores"])
        winners = " and ".join(map(str, verdict.result["winners"]))
        return f"right; scores {scores}; won by seat {winners}"
    if verdict.code == "unreadable":
        return f"unreadable: {verdict.reason}"
    if verdict.difference is not None:
        field, written, played = verdict.difference
        if played is None:
            return f"wrong after step {verdict.step}: {verdict.code}; the record has a result, the game is not over"
        return (
            f"wrong after step {verdict.step}: {verdict.code}; {field} is {json.dumps(written)} in the record "
            f"and {json.dumps(played)} as played"
        )
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
