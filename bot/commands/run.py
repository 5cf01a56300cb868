"""`sacbe run`: the bot on Discord."""

import argparse
import sys
from typing import Any

from bot import config


def register(subparsers: Any) -> None:
    """Add `run` to the command line."""
    parser = subparsers.add_parser(
        "run",
        help="start the bot on Discord",
        description="Start the bot with the token in DISCORD_TOKEN, DISCORD_TOKEN_FILE or the file .env.",
    )
    parser.add_argument("--or-sandbox", action="store_true", help="without a token, open the sandbox instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Start the bot and return its exit code when it has stopped. 78 without a token. Raises BadSettings."""
    from bot.failures import CONFIG, NOBODY_TO_LOG_IN

    settings = config.load()
    if settings.token is None and args.or_sandbox:
        from bot.cli import parser

        print("No DISCORD_TOKEN: opening the sandbox, the same bot on a page in your browser.", flush=True)
        sandbox = parser().parse_args(["sandbox"])
        code: int = sandbox.run(sandbox)  # which tells the warnings
        return code
    for warning in settings.warnings:
        print(warning, file=sys.stderr)
    if settings.token is not None:
        from bot.app import run as run_bot

        return run_bot(settings)
    print(NOBODY_TO_LOG_IN, file=sys.stderr)
    return CONFIG
