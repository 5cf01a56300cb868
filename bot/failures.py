"""What stops the program, told apart: an exit code and a few lines for the person who started it.

Exit codes are those of sysexits.h: 66 no input, 69 unavailable, 74 input/output, 75 try again later, 77 no
permission, 78 settings.
"""

import errno
import socket
import ssl
import sys

from bot.config import BadSettings
from bot.store.errors import (
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreLocked,
    StoreMissing,
    StoreNewer,
    StoreReadOnly,
)
from bot.token_shape import RESET

NO_INPUT, UNAVAILABLE, IO, LATER, PERMISSION, CONFIG = 66, 69, 74, 75, 77, 78

NOBODY_TO_LOG_IN = """\
There is no Discord token, so there is nobody to log in as.
 1. Open https://discord.com/developers/applications and press New Application.
 2. Under Bot press Reset Token and copy the token; it is shown once. No privileged intents are needed.
 3. Put it into a file called .env in this folder (.env.example shows how):
      DISCORD_TOKEN=the token
    or set DISCORD_TOKEN, or DISCORD_TOKEN_FILE with the path of a file that holds it.
 4. Run this again. It prints the link that invites the bot to your server.
To look around without Discord: make sandbox (or .venv/bin/sacbe sandbox)"""

LOGIN_REFUSED = f"""\
Discord does not know this token: it was reset, mistyped or cut short.
{RESET} A reset makes the old one useless at once.
Put the new one where the old one was: DISCORD_TOKEN, DISCORD_TOKEN_FILE or the file .env."""

NO_NETWORK = """\
Discord cannot be reached from here, so whether the token is right is not known.
Check the connection and the name server, and that no firewall stands before discord.com and gateway.discord.gg."""

NOT_TRUSTED = """\
The connection to Discord is not trusted: its certificate does not check out.
Look at this machine's clock, and whether a proxy reads the traffic."""

TOO_MANY = """\
Discord refuses this address for a while, because of too many requests.
Wait an hour, then start again."""

TROUBLE = "Discord has trouble of its own ({}). See https://discordstatus.com and try later."

NO_SANDBOX = """\
The sandbox is not installed here; it is an extra of its own.
'make sandbox' brings it; by hand, in the folder of the source: pip install '.[sandbox]'"""

FULL = "There is no space left on the disk. Nothing half written was kept."

PORT_TAKEN = """\
Another program listens on {}.
Choose another one with --port or SACBE_SANDBOX_PORT, or 0 for any that is free."""

STORE = {
    StoreMissing: (
        NO_INPUT,
        """\
There is no database {path}. The bot makes one when it first runs.
If you have one elsewhere, name it with {elsewhere}.""",
    ),
    StoreNewer: (
        IO,
        """\
The database {path} is not for this Sacbe: {found}. Nothing was changed.
Update Sacbe, or name another file with {elsewhere}.""",
    ),
    StoreLocked: (
        LATER,
        """\
The database {path} is busy: {found}. One bot runs on one database.
Stop the other one first, or name another file with {elsewhere}.""",
    ),
    StoreDamaged: (
        IO,
        """\
The database {path} is damaged, or is none of Sacbe's ({found}). Nothing was changed.
Keep the file, put back the last backup, or name another file with {elsewhere}.
'sacbe check --database {path}' tells which games can still be read.""",
    ),
    StoreReadOnly: (
        IO,
        """\
The database {path} cannot be written ({found}).
The bot writes the file and its folder: check their owner, their mode and the space on the disk.""",
    ),
    StoreFull: (IO, "There is no space left for the database {path} ({found}). What was saved before is safe."),
    StoreError: (IO, "The database {path} cannot be used: {found}"),
}

SANDBOX_PARTS = frozenset({"simcord", "av", "markdown_it", "linkify_it", "regex"})


def explain(error: BaseException) -> tuple[int, str] | None:
    """The exit code and at most 12 lines for an error whose cause lies outside the program.

    None for everything else, which is a fault of ours.
    """
    if isinstance(error, BadSettings):
        return CONFIG, str(error)
    if isinstance(error, StoreError):
        return store(error)
    # Whoever raised an error of Discord's library has loaded it; nobody else needs to wait for it.
    return ("discord" in sys.modules and _discord(error)) or _system(error)


def store(error: StoreError, elsewhere: str = "SACBE_DATABASE") -> tuple[int, str]:
    """As `explain` for a database; `elsewhere` is what names another file to the command that stopped."""
    code, text = next(told for kind, told in STORE.items() if isinstance(error, kind))
    return code, text.format(path=error.path, found=error, elsewhere=elsewhere)


def _discord(error: BaseException) -> tuple[int, str] | None:
    import aiohttp
    import discord

    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            return CONFIG, LOGIN_REFUSED
        case discord.HTTPException(status=429):
            return LATER, TOO_MANY
        case discord.HTTPException(status=status) if status >= 500:
            return UNAVAILABLE, TROUBLE.format(f"it answered {status}")
        case discord.GatewayNotFound():
            return UNAVAILABLE, TROUBLE.format("it names no gateway")
        case aiohttp.ClientConnectorCertificateError() | aiohttp.ClientConnectorSSLError():
            return UNAVAILABLE, NOT_TRUSTED
        case aiohttp.ClientConnectionError():
            return UNAVAILABLE, NO_NETWORK
    return None


def _system(error: BaseException) -> tuple[int, str] | None:
    match error:
        case BrokenPipeError():
            return None
        case ssl.SSLCertVerificationError():
            return UNAVAILABLE, NOT_TRUSTED
        case socket.gaierror() | ConnectionError():
            return UNAVAILABLE, NO_NETWORK
        case ModuleNotFoundError(name=missing) if missing in SANDBOX_PARTS:
            return UNAVAILABLE, NO_SANDBOX
        case OSError(errno=errno.ENOSPC):
            return IO, FULL
        case OSError(errno=errno.EADDRINUSE, filename=port):
            return UNAVAILABLE, PORT_TAKEN.format(port or "this port")
        case PermissionError(filename=str(name)):
            return PERMISSION, f"{name} may not be opened: {error.strerror}."
    return None
