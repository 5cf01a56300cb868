"""`sacbe check`: looks at settings, database, running games and pictures, and changes nothing."""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from bot import config

if TYPE_CHECKING:
    from bot.store.inspection import Inspection
    from bot.store.rows import Match
    from renderer.families import Family


class Finding(NamedTuple):
    """One line of the report. `fault` is what must be mended, `note` what is good to know."""

    level: Literal["ok", "note", "fault"]
    text: str


def register(subparsers: Any) -> None:
    """Add `check` to the command line."""
    parser = subparsers.add_parser(
        "check",
        help="look whether everything is in order",
        description="Look at settings, database, running games and pictures. Changes nothing, also while a bot runs.",
        epilog="Exits with 0 if nothing must be mended, with 1 otherwise.",
    )
    parser.add_argument("--database", metavar="PATH", type=Path, help="another file than SACBE_DATABASE names")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was found, line by line, and return 1 if there is a fault, else 0."""
    faults = 0
    for finding in _everything(args.database):
        faults += finding.level == "fault"
        mark = finding.level.upper() if finding.level == "fault" else finding.level
        print(f"{mark:5}  {finding.text}", flush=True)
    return 1 if faults else 0


def _everything(database: Path | None) -> Iterator[Finding]:
    settings = config.Settings()
    try:
        settings = config.load(logs_in=False)
    except config.BadSettings as error:
        yield Finding("fault", str(error))
    else:
        yield from (Finding("note", warning) for warning in settings.warnings)
        told = f"token from {settings.token_source}" if settings.token else "no token: only the sandbox can run"
        yield Finding("ok" if settings.token else "note", f"settings: {told}")
    if database is None and not settings.database.exists():
        yield from _not_yet(settings)
    else:
        yield from _database(database or settings.database)
    yield from _pictures()


def _not_yet(settings: config.Settings) -> Iterator[Finding]:
    """Nothing to mend before the bot's first run; the sandbox may have run already."""
    made = "is not there yet; the bot makes it when it first runs on Discord"
    yield Finding("note", f"database {settings.database} {made}")
    sandbox = settings.sandbox_database
    if sandbox.exists():
        yield Finding("note", f"the sandbox's games are in {sandbox}: look into it with --database {sandbox}")


def _database(path: Path) -> Iterator[Finding]:
    from bot.store.errors import StoreError
    from bot.store.inspection import inspect

    try:
        with inspect(path) as found:
            yield from _file(path, found)
            yield from _games(found)
    except StoreError as error:
        yield Finding("fault", f"database {path}: {error}")


def _file(path: Path, found: "Inspection") -> Iterator[Finding]:
    faults = found.faults()
    yield from (Finding("fault", f"database {path}: {fault}") for fault in faults)
    if found.schema < found.known:
        text = f"schema {found.schema}, the bot will bring it to {found.known} when it starts"
        yield Finding("note", f"database {path}: {text}")
    elif not faults:
        yield Finding("ok", f"database {path}: schema {found.schema}, nothing wrong with the file")
    if not found.schema:
        return
    counts = found.counts()
    told = ", ".join(f"{number} {status}" for status, number in sorted(counts.items()))
    yield Finding("ok", f"tables: {told or 'none yet'}")
    if counts.get("frozen"):
        yield Finding(
            "note", f"{counts['frozen']} frozen: kept as they are until they can be loaded; the hosts know why"
        )


def _games(found: "Inspection") -> Iterator[Finding]:
    if not found.schema:
        return
    loaded = 0
    for match, state in found.running():
        trouble = _trouble(match, state)
        if trouble is None:
            loaded += 1
        else:
            yield Finding("fault", f"table {match.id} ({match.game}) cannot be loaded: {trouble}")
    yield Finding("ok", f"running games that can be loaded: {loaded}")


def _trouble(match: "Match", state: bytes) -> str | None:
    """What keeps the saved state of a running match from being played on; None if nothing does."""
    from engine.core import registry
    from engine.core.errors import Unreadable

    try:
        game = registry.game(match.game)
    except KeyError:
        return "this program has no such game"
    try:
        asked = game.to_act(game.parse_state(state))
    except Unreadable as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 - whatever a broken state does to a game, the next one is looked at
        return f"{type(error).__name__}: {error}"
    noted = frozenset(seat.seat for seat in match.seats if seat.acting)
    if asked != noted:
        return f"seats {sorted(asked)} are to act, and {sorted(noted)} are noted"
    return None


def _pictures() -> Iterator[Finding]:
    """The fonts, and each game's board at the start of a full table, drawn and thrown away."""
    from engine.core import registry
    from renderer import families, fonts, picture

    for family in (families.ROBOTO, families.NOTO):
        yield _drawn(f"font {family.file}", partial(_glyphs, family))
    scripts = [family for family in families.ALL if family not in (families.ROBOTO, families.NOTO)]
    yield _drawn(f"{len(scripts)} fonts for names in other scripts", lambda: min(map(_glyphs, scripts)))
    if not fonts.RAQM:
        yield Finding(
            "note", "this system has no FriBiDi: names in scripts that join, such as Arabic, become the seat's letter"
        )
    for key, meta in registry.metas().items():
        if "board" in picture.kinds(key):
            yield _drawn(f"board of {meta.title}", partial(_board, key))


def _glyphs(family: "Family") -> int:
    from renderer import fonts

    return len(fonts.covered(family))


def _board(key: str) -> int:
    from engine.core import registry
    from renderer.picture import Request, draw

    game = registry.game(key)
    seats = game.meta.seats_max
    state = game.start(game.parse_options({}), seats, "check").state
    names = tuple(f"Seat {seat + 1}" for seat in range(seats))
    return len(draw(Request(game=key, kind="board", view=game.view(state, None), names=names)))


def _drawn(what: str, work: Callable[[], int]) -> Finding:
    """Whether this yields something; a game can be played without pictures, so a fault is a line and not an end."""
    try:
        amount = work()
    except Exception as error:  # noqa: BLE001 - drawing meets fonts, files and the games' own code
        return Finding("fault", f"{what}: {type(error).__name__}: {error}")
    return Finding("ok", what) if amount else Finding("fault", f"{what}: empty")
