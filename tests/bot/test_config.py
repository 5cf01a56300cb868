"""Where settings come from, what wins, and what a wrong one is told."""

from pathlib import Path

import pytest

from bot.config import KNOWN, BadSettings, Settings, load
from bot.locale import language_of

TOKEN = "MTEyMjMzNDQ1NTY2Nzc4ODk5.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
OTHER = "OTk4ODc3NjY1NTQ0MzMyMjEx.ZyXwVu.BA9876543210zyxwvutsrqponmlkjihgfedcba"


def dotenv(folder: Path, text: str) -> None:
    (folder / ".env").write_text(text, encoding="utf-8")


def test_without_anything_there_is_no_token_and_the_defaults_hold(tmp_path: Path) -> None:
    assert load({}, tmp_path) == Settings()


def test_the_environment_wins_over_dotenv_and_says_so(tmp_path: Path) -> None:
    dotenv(tmp_path, f"DISCORD_TOKEN={OTHER}\nSACBE_LANG=es\nSACBE_LOG_LEVEL=debug\n")
    settings = load({"DISCORD_TOKEN": TOKEN, "SACBE_LANG": "en"}, tmp_path)
    assert (settings.token, settings.language, settings.log_level) == (TOKEN, "en", "DEBUG")
    assert settings.warnings == ("DISCORD_TOKEN in the environment is used; DISCORD_TOKEN in .env is ignored.",)


def test_dotenv_is_read_with_quotes_export_and_a_byte_order_mark(tmp_path: Path) -> None:
    dotenv(tmp_path, f"\ufeffexport DISCORD_TOKEN='{TOKEN}'\n")
    settings = load({}, tmp_path)
    assert (settings.token, settings.token_source, settings.warnings) == (TOKEN, "DISCORD_TOKEN in .env", ())


def test_an_empty_token_is_no_token_and_lets_dotenv_speak(tmp_path: Path) -> None:
    assert load({"DISCORD_TOKEN": "  "}, tmp_path).token is None
    dotenv(tmp_path, f"DISCORD_TOKEN={TOKEN}")
    assert load({"DISCORD_TOKEN": ""}, tmp_path).token == TOKEN


def test_a_token_file_is_read_without_its_last_line_break(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(f"{TOKEN}\r\n")
    assert load({"DISCORD_TOKEN_FILE": "secret"}, tmp_path).token == TOKEN


def test_a_token_beside_a_token_file_wins_and_says_so(tmp_path: Path) -> None:
    settings = load({"DISCORD_TOKEN_FILE": "nowhere", "DISCORD_TOKEN": TOKEN}, tmp_path)
    assert settings.token == TOKEN
    assert settings.warnings == (
        "DISCORD_TOKEN in the environment is used; DISCORD_TOKEN_FILE in the environment is ignored.",
    )


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "there is no such file"),
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"\xff\xfeM\x00T\x00", "not text in UTF-8"),
        (f"{TOKEN}\n{OTHER}\n".encode(), "more than one line"),
        (b"x" * 10_000, "more than one line"),
    ],
)
def test_a_token_file_that_holds_no_token_says_what_is_wrong(
    tmp_path: Path, content: bytes | None, says: str
) -> None:
    if content is not None:
        (tmp_path / "secret").write_bytes(content)
    with pytest.raises(BadSettings, match=says):
        load({"DISCORD_TOKEN_FILE": "secret"}, tmp_path)


def test_a_folder_in_place_of_a_file_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read"):
        load({"DISCORD_TOKEN_FILE": "."}, tmp_path)
    (tmp_path / ".env").mkdir()
    with pytest.raises(BadSettings, match=r"\.env is there but cannot be read"):
        load({}, tmp_path)


IMPOSTORS = [
    ("aB3_" * 8, "client secret"),
    ("112233445566778899", "application id"),
    ("0f" * 32, "public key"),
    (f"Bot {TOKEN}", "'Bot'"),
    (f"bearer {TOKEN}", "'bearer'"),
    (f'"{TOKEN}"', "quotes"),
    (TOKEN.replace(".", " "), "space"),
    ("https://discord.com/oauth2/authorize?client_id=112233445566778899", "web address"),
]


@pytest.mark.parametrize(("value", "says"), IMPOSTORS)
def test_what_is_not_a_token_is_named_before_anything_connects(tmp_path: Path, value: str, says: str) -> None:
    with pytest.raises(BadSettings, match=says) as caught:
        load({"DISCORD_TOKEN": value}, tmp_path)
    assert "DISCORD_TOKEN in the environment" in str(caught.value)


@pytest.mark.parametrize(("value", "says"), IMPOSTORS)
def test_no_message_repeats_the_secret(tmp_path: Path, value: str, says: str) -> None:
    with pytest.raises(BadSettings) as caught:
        load({"DISCORD_TOKEN": value}, tmp_path)
    secret = value.strip('"').removeprefix("Bot ").removeprefix("bearer ")
    assert secret not in str(caught.value)
    assert secret.split()[0] not in str(caught.value)


def test_settings_never_show_their_token(tmp_path: Path) -> None:
    settings = load({"DISCORD_TOKEN": TOKEN}, tmp_path)
    assert settings.warnings == ()
    assert TOKEN not in repr(settings)


def test_an_unusual_token_is_tried_with_a_warning(tmp_path: Path) -> None:
    settings = load({"DISCORD_TOKEN": "abc"}, tmp_path)
    assert settings.token == "abc"
    (warning,) = settings.warnings
    assert "does not look like a bot token" in warning
    assert "abc" not in warning


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("DISCORD_TOKNE", "DISCORD_TOKEN"),
        ("DISCORDTOKEN", "DISCORD_TOKEN"),
        ("SACBE_DATABSE", "SACBE_DATABASE"),
        ("sacbe_lang", "SACBE_LANG"),
        ("SACBE_PORT", "SACBE_SANDBOX_PORT"),
    ],
)
@pytest.mark.parametrize("where", ["the environment", ".env"])
def test_a_misspelt_name_is_told_with_the_nearest_right_one(tmp_path: Path, name: str, near: str, where: str) -> None:
    if where == ".env":
        dotenv(tmp_path, f"{name}=1234567")
    (warning,) = load({} if where == ".env" else {name: "1234567"}, tmp_path).warnings
    assert warning == f"{name} in {where} is not a setting of Sacbe and is ignored. Did you mean {near}?"


def test_names_of_other_programs_are_nobodys_business(tmp_path: Path) -> None:
    assert load({"PATH": "/bin", "LANG": "C", "TOKEN": "x", "DATABASE_URL": "x"}, tmp_path).warnings == ()


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("SACBE_LOG_LEVEL", "verbos", "DEBUG, INFO, WARNING, ERROR"),
        ("SACBE_LANG", "English, please", "short code"),
        ("SACBE_SANDBOX_PORT", "http", "0 for any"),
        ("SACBE_SANDBOX_PORT", "65536", "0 for any"),
        ("SACBE_SANDBOX_PORT", "-1", "0 for any"),
        ("SACBE_DATABASE", "~nobody-of-this-name/x", "home folder"),
    ],
)
def test_a_value_that_cannot_be_used_is_told_with_what_can(tmp_path: Path, name: str, value: str, says: str) -> None:
    with pytest.raises(BadSettings, match=says) as caught:
        load({name: value}, tmp_path)
    assert name in str(caught.value)


def test_a_language_that_nobody_translated_is_told_with_those_there_are(tmp_path: Path) -> None:
    settings = load({"SACBE_LANG": "xx"}, tmp_path)
    assert settings.language == "en"
    assert settings.warnings == ("SACBE_LANG is xx; Sacbe speaks en, es. en is used.",)


@pytest.mark.parametrize("value", ["es", "ES", "es_MX", "es-419"])
def test_a_language_may_have_a_region(tmp_path: Path, value: str) -> None:
    settings = load({"SACBE_LANG": value}, tmp_path)
    assert settings.warnings == ()
    assert language_of(settings.language) == "es"


def test_without_a_login_a_token_that_cannot_be_used_is_a_warning_and_none(tmp_path: Path) -> None:
    bad = {"DISCORD_TOKEN_FILE": "nowhere", "SACBE_DATABASE": "games.sqlite3"}
    settings = load(bad, tmp_path, logs_in=False)
    assert (settings.token, settings.database) == (None, Path("games.sqlite3"))
    (warning,) = settings.warnings
    assert "there is no such file" in warning
    with pytest.raises(BadSettings):
        load(bad, tmp_path)


def test_the_port_0_stands_for_any(tmp_path: Path) -> None:
    assert load({"SACBE_SANDBOX_PORT": "0"}, tmp_path).sandbox_port == 0


def test_the_example_file_names_every_setting_and_changes_none() -> None:
    example = Path(__file__).parents[2] / ".env.example"
    lines = [
        line.lstrip("#") for line in example.read_text().splitlines() if "=" in line and not line.startswith("# ")
    ]
    assert {line.partition("=")[0] for line in lines} == set(KNOWN)
    values = dict(line.split("=", 1) for line in lines)
    assert load(values, Path("/nowhere")) == Settings()
