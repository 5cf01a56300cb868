"""The `sacbe` command: finds its sub-commands, runs one, and turns what goes wrong into a sentence and a code."""

import argparse
import logging
import os
import secrets
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from pkgutil import iter_modules

import bot.commands

# The order of --help; what is not named here follows in alphabetical order.
ORDER = ("run", "sandbox", "simulate", "replay", "picture", "check", "bench")
SOFTWARE = 70  # EX_SOFTWARE of sysexits.h: a fault of ours
INTERRUPTED = 130  # 128 + SIGINT, as shells say it
PIPE_CLOSED = 141  # 128 + SIGPIPE

log = logging.getLogger("sacbe")


def parser() -> argparse.ArgumentParser:
    """The whole command line, with every module of `bot.commands` registered."""
    top = argparse.ArgumentParser(
        prog="sacbe",
        description="Big board games played slowly, with friends, in a Discord chat.",
        epilog="'sacbe COMMAND --help' tells more of each command.",
    )
    top.add_argument("--version", action="version", version=f"sacbe {version('sacbe')}")
    top.add_argument("--debug", action="store_true", default=False, help="show where a fault comes from")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND")
    names = sorted(module.name for module in iter_modules(bot.commands.__path__))
    for name in sorted(names, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER)):
        import_module(f"bot.commands.{name}").register(subparsers)
    for command in subparsers.choices.values():
        # Without a default of its own, so that `sacbe --debug run` is not undone by it.
        command.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; argparse itself raises SystemExit for --help and wrong usage."""
    top = parser()
    args = top.parse_args(argv)
    if "run" not in args:
        top.print_help(sys.stderr)
        return 2
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough. Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as error:  # noqa: BLE001 - the last place where it can become a sentence
        return _told(error, debug=args.debug)


def _told(error: Exception, *, debug: bool) -> int:
    """Tell a person what went wrong and return the exit code that says the same to a program."""
    from bot.failures import explain

    if debug:
        traceback.print_exception(error)
    explained = explain(error)
    if explained is not None:
        code, text = explained
        print(text, file=sys.stderr)
        return code
    fault = secrets.token_hex(4)
    if logging.getLogger().hasHandlers():
        log.error("fault %s", fault, exc_info=error)
    hint = "" if debug else " Run it again with --debug to see where."
    print(
        f"Sacbe stopped at something it did not expect: {type(error).__name__} (error id {fault}).{hint}",
        file=sys.stderr,
    )
    return SOFTWARE
