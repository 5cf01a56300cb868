"""Settings: from the environment, then from a `.env` file in the current folder, then the defaults.

The environment always wins over `.env`; an empty value counts as none. Nothing here changes `os.environ`, and no
message ever contains a token.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from dotenv import dotenv_values

from bot.token_shape import refuse_impostors, unlikely

# Every variable, with what it is for; the README and .env.example are held against this list by tests.
KNOWN: Mapping[str, str] = {
    "DISCORD_TOKEN": "the bot's token",
    "DISCORD_TOKEN_FILE": "a file that holds the bot's token",
    "SACBE_DATABASE": "the SQLite file with the games",
    "SACBE_LOG_LEVEL": "how much is logged",
    "SACBE_LANG": "the language where nobody chose one",
    "SACBE_SANDBOX_PORT": "the port of the sandbox page",
}
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
# A token has about 70 characters; more than this is not a token file but something else.
TOKEN_FILE_BYTES = 4096


class BadSettings(Exception):
    """A setting that cannot be used; the message says which, why, and what to do, in English."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the program was told.

    `token` is None without one, and never shown by repr. `token_source` says where it came from. `warnings` are
    sentences for the person who started the program. `sandbox_port` 0 takes any free port.
    """

    token: str | None = field(default=None, repr=False)
    token_source: str = ""
    database: Path = Path("data/sacbe.sqlite3")
    log_level: str = "INFO"
    language: str = "en"
    sandbox_port: int = 8765
    warnings: tuple[str, ...] = ()

    @property
    def sandbox_database(self) -> Path:
        """The file with the sandbox's games: beside that of the bot's."""
        return self.database.with_name("sandbox.sqlite3")


@dataclass(frozen=True, slots=True)
class _Source:
    name: str
    values: Mapping[str, str]


def load(environ: Mapping[str, str] | None = None, folder: Path | None = None, *, logs_in: bool = True) -> Settings:
    """The settings of this process. `folder` is where `.env` and relative paths are looked for: here by default.

    Whoever does not log in (`logs_in` False) needs no token: one that cannot be used is a warning, and none.
    Raises BadSettings.
    """
    here = folder or Path()
    sources = (
        _Source("the environment", _filled(os.environ if environ is None else environ)),
        _Source(".env", _filled(_dotenv(here / ".env"))),
    )
    merged = {**sources[1].values, **sources[0].values}
    warnings = _misspelt(sources)
    try:
        token, token_source = _token(sources, here, warnings)
    except BadSettings as error:
        if logs_in:
            raise
        token, token_source = None, ""
        warnings.append(f"{error} The bot cannot log in to Discord with it.")
    defaults = Settings()
    return Settings(
        token=token,
        token_source=token_source,
        database=_path("SACBE_DATABASE", merged.get("SACBE_DATABASE", str(defaults.database))),
        log_level=_log_level(merged.get("SACBE_LOG_LEVEL", defaults.log_level)),
        language=_language(merged.get("SACBE_LANG", defaults.language), warnings),
        sandbox_port=_port(merged.get("SACBE_SANDBOX_PORT", str(defaults.sandbox_port))),
        warnings=tuple(warnings),
    )


def _filled(values: Mapping[str, str | None]) -> dict[str, str]:
    return {name: value.strip() for name, value in values.items() if value and value.strip()}


def _dotenv(path: Path) -> Mapping[str, str | None]:
    if not path.exists():
        return {}
    try:
        # Windows editors put a mark before the first line.
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadSettings(f"The file .env is there but cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSettings("The file .env is not text in UTF-8. Save it again as plain UTF-8 text.") from error
    # A token holds no ${...} to fill in.
    return dotenv_values(stream=StringIO(text), interpolate=False)


def _misspelt(sources: tuple[_Source, ...]) -> list[str]:
    """A sentence for each variable that looks like one of ours and is none."""
    told = []
    for source in sources:
        for name in sorted(set(source.values) - set(KNOWN)):
            near = get_close_matches(name.upper(), KNOWN, n=1, cutoff=0.85)
            ours = name.upper().startswith(("SACBE_", "DISCORD_"))
            if ours or near:
                near = near or get_close_matches(name.upper(), KNOWN, n=1, cutoff=0.0)
                told.append(
                    f"{name} in {source.name} is not a setting of Sacbe and is ignored. Did you mean {near[0]}?"
                )
    return told


def _token(sources: tuple[_Source, ...], folder: Path, warnings: list[str]) -> tuple[str | None, str]:
    given = [
        (name, source)
        for source in sources
        for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")
        if name in source.values
    ]
    if not given:
        return None, ""
    (name, source), *passed_over = given
    for other, where in passed_over:
        warnings.append(f"{name} in {source.name} is used; {other} in {where.name} is ignored.")
    value = source.values[name]
    if name == "DISCORD_TOKEN_FILE":
        value = _token_file(folder / _path(name, value), value)
    told = f"{name} in {source.name}"
    impostor = refuse_impostors(value)
    if impostor:
        raise BadSettings(f"{told}: {impostor}")
    if unlikely(value):
        warnings.append(f"{told} does not look like a bot token (three parts joined by dots); Discord may refuse it.")
    return value, told


def _token_file(path: Path, named: str) -> str:
    try:
        with path.open("rb") as file:
            text = file.read(TOKEN_FILE_BYTES + 1).decode("utf-8-sig")
    except FileNotFoundError as error:
        raise BadSettings(f"DISCORD_TOKEN_FILE names {named}, and there is no such file.") from error
    except OSError as error:
        raise BadSettings(f"DISCORD_TOKEN_FILE names {named}, which cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSettings(f"DISCORD_TOKEN_FILE names {named}, which is not text in UTF-8.") from error
    token = text.strip()
    if not token:
        raise BadSettings(f"DISCORD_TOKEN_FILE names {named}, which is empty. Put the token into it, on one line.")
    if len(text) > TOKEN_FILE_BYTES or len(token.splitlines()) > 1:
        raise BadSettings(
            f"DISCORD_TOKEN_FILE names {named}, which holds more than one line. It wants the token alone."
        )
    return token


def _path(name: str, value: str) -> Path:
    try:
        return Path(value).expanduser()
    except RuntimeError as error:
        raise BadSettings(f"{name} is {value}, and there is no such home folder.") from error


def _log_level(value: str) -> str:
    if value.upper() not in LOG_LEVELS:
        near = get_close_matches(value.upper(), LOG_LEVELS, n=1, cutoff=0.0)[0]
        raise BadSettings(
            f"SACBE_LOG_LEVEL is {value[:20]!r}; it takes {', '.join(LOG_LEVELS)}. Did you mean {near}?"
        )
    return value.upper()


def _language(value: str, warnings: list[str]) -> str:
    from bot.locale import FALLBACK, known_language, languages  # catalogues are slow to load, and --help needs none

    if not re.fullmatch(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,4})?", value):
        raise BadSettings(f"SACBE_LANG is {value[:20]!r}; it takes a short code of a language, such as en or es.")
    code, dash, region = value.replace("_", "-").partition("-")
    locale = code.lower() + dash + region
    if known_language(locale) is None:
        warnings.append(f"SACBE_LANG is {value}; Sacbe speaks {', '.join(languages())}. {FALLBACK} is used.")
        return FALLBACK
    return locale


def _port(value: str) -> int:
    if not (value.isascii() and value.isdigit() and int(value) <= 65535):
        raise BadSettings(
            f"SACBE_SANDBOX_PORT is {value[:20]!r}; it takes a number from 1 to 65535, or 0 for any free port."
        )
    return int(value)
