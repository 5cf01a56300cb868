"""`sacbe sandbox`: the bot on a page in a browser, without Discord."""

import argparse
import asyncio
import os
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot import config

FILE = "sandbox.sqlite3 in the folder of SACBE_DATABASE, which is data/ without it"

FOREIGN = """\
The database {path} belongs to a bot on Discord. The sandbox leaves it alone.
Name another file with --database."""


def register(subparsers: Any) -> None:
    """Add `sandbox` to the command line."""
    parser = subparsers.add_parser(
        "sandbox",
        help="open the bot on a page in your browser, without Discord",
        description=(
            "Open the real bot on a page on 127.0.0.1, with a model of Discord in place of Discord: a channel, four "
            "people to act as, and a game that has begun. Games are kept and go on at the next start."
        ),
    )
    parser.add_argument("--port", metavar="N", type=_port, help="another port than SACBE_SANDBOX_PORT; 0 takes any")
    parser.add_argument("--database", metavar="PATH", type=Path, help=f"another file than {FILE}")
    parser.add_argument("--fresh", action="store_true", help="begin anew; the old games are put aside")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve the page until it is ended and return 0. Raises what `bot.failures` explains."""
    settings = config.load(logs_in=False)
    for warning in settings.warnings:
        print(warning, file=sys.stderr)
    from bot import logs
    from bot.sandbox.session import NotASandbox, put_aside, serve
    from bot.store.errors import StoreError

    # INFO, the bot's usual level, is for its keeper; here it counts as WARNING.
    logs.begin("WARNING" if settings.log_level == "INFO" else settings.log_level)
    path = args.database or settings.sandbox_database
    port = settings.sandbox_port if args.port is None else args.port

    def opened(url: str, people: Sequence[str]) -> None:
        print(told(url, people), flush=True)
        if not args.no_browser and _has_screen():
            webbrowser.open(url)

    try:
        if args.fresh and (kept := put_aside(path)):
            print(f"The old games are in {kept}.", flush=True)
        asyncio.run(serve(path, port, zone(os.environ), opened, settings.language))
    except NotASandbox:
        from bot.failures import CONFIG

        print(FOREIGN.format(path=path), file=sys.stderr)
        return CONFIG
    except StoreError as error:
        from bot.failures import store

        code, text = store(error, "--database")
        print(text, file=sys.stderr)
        return code
    print("The sandbox is closed. Its games are kept.", flush=True)
    return 0


def told(url: str, people: Sequence[str]) -> str:
    """What a person needs to know when the page is there. `people`: first the one that the page opens as."""
    first, *others, last = people
    return f"""\
The sandbox: {url}
  You are {first}, whose turn it is. At the top, "Viewing as" makes you {", ".join(others)} or {last}.
  Whoever has the address can use the page. Ctrl-C ends it."""


def zone(environ: Mapping[str, str], localtime: Path = Path("/etc/localtime")) -> str:
    """The name of this machine's time zone, such as Europe/Madrid; UTC where it cannot be told."""
    _, found, linked = str(localtime.resolve()).partition("zoneinfo/")
    for name in (environ.get("TZ", "").removeprefix(":"), linked if found else ""):
        try:
            if name:
                return str(ZoneInfo(name))
        except (ZoneInfoNotFoundError, ValueError, OSError):
            continue
    return "UTC"


def _has_screen() -> bool:
    """Whether a browser can be opened by somebody who sees it."""
    shown = sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))
    return shown and sys.stdout.isatty()


def _port(value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) <= 65535):
        raise argparse.ArgumentTypeError(f"{value[:20]!r} is no port: a number from 1 to 65535, or 0 for any")
    return int(value)
