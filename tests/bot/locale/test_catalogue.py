"""The catalogue and the code agree: each key is there, none is left over, and each gets the facts that it uses."""

import re
from pathlib import Path
from typing import get_args

import pytest

from bot import locale
from bot.cogs.places import NEEDED, NEEDED_IN_THREADS
from bot.locale import FALLBACK, language_of, languages, text
from bot.service.declined import Reason
from bot.service.lobby import COLOURS
from bot.store.rows import Status
from bot.ui.album import VIEWS
from tests.bot.locale.sources import arguments, calls, constants, messages, prefixes

REASONS: tuple[str, ...] = get_args(Reason)
FAMILIES = {
    "declined-": REASONS,
    "status-": get_args(Status),
    "lobby-": tuple(status for status in get_args(Status) if status != "lobby"),
    "colour-": tuple(map(str, range(COLOURS))),
    "nameless-": tuple(map(str, range(COLOURS))),
    "me-notices-": ("dm", "channel"),
    "me-change-": ("dm", "channel"),
    "zoom-": VIEWS,
    "replay-": ("first", "back", "on", "last"),
}
RIGHTS = {
    f"right-{name}" for name in (*NEEDED, *NEEDED_IN_THREADS, "create_public_threads", "create_private_threads")
}
FIELDS = {name.rstrip("123") for names in arguments("fields") for name in names}
CHOICES = {f"{found[0]}-{value}" for found in arguments("choices") if found for value in found[1:]}


def test_keys_that_are_put_together_are_all_there() -> None:
    assert prefixes("text", 1) == set(FAMILIES)
    assert prefixes("said", 0) == {"field-", ""} or prefixes("said", 0) == {"field-"}
    known = messages(FALLBACK)
    missing = {f"{prefix}{end}" for prefix, ends in FAMILIES.items() for end in ends} - known.keys()
    assert not missing
    assert not {f"field-{name}" for name in FIELDS} - known.keys()
    assert not (CHOICES | RIGHTS) - known.keys()
    assert {"place-thread", "place-channel", "notices-dm"} <= CHOICES


def test_every_key_in_the_code_is_there_and_gets_the_facts_that_it_uses() -> None:
    known, named = messages(FALLBACK), 0
    for call in [*calls("text", 1), *calls("said", 0), *calls("word", 1)]:
        for key in call.keys:
            named += 1
            assert key in known, f"{call.where}: {key}"
            if call.facts is not None:
                assert call.facts == known[key], f"{call.where}: {key} gets {sorted(call.facts)}"
    assert named > 90


def test_no_key_is_left_over() -> None:
    built = {f"{prefix}{end}" for prefix, ends in FAMILIES.items() for end in ends}
    used = constants() | built | {f"field-{name}" for name in FIELDS} | CHOICES | RIGHTS
    left = sorted(messages(FALLBACK).keys() - used)
    assert not left


def test_every_reason_is_given_somewhere_with_the_facts_of_its_sentence() -> None:
    known, given = messages(FALLBACK), set()
    for call in calls("Declined", 0):
        for reason in call.keys:
            given.add(reason)
            assert call.facts == known[f"declined-{reason}"], f"{call.where}: {reason}"
    assert given == set(REASONS)


@pytest.mark.parametrize("lang", languages())
def test_every_text_is_complete_in_every_language(lang: str) -> None:
    own, english = messages(lang), messages(FALLBACK)
    assert own.keys() <= english.keys()
    assert {key: facts for key, facts in own.items() if facts != english[key]} == {}
    for key, facts in own.items():
        for number in (1, 2, 5):
            shown = text(lang, key, **dict.fromkeys(facts, number))
            assert shown.strip() == shown
            assert shown
            assert "{" not in shown
            assert not re.search(r"\b(None|undefined)\b", shown)


def test_a_text_with_a_hole_is_an_error_r41() -> None:
    with pytest.raises(ValueError, match="declined-frozen"):
        text("en", "declined-frozen")
    with pytest.raises(KeyError):
        text("en", "no-such-key")


def test_numbers_and_ids_stand_in_texts_as_people_type_them() -> None:
    assert "<@123456789012345678>" in text("en", "declined-host-only", host=123456789012345678)
    assert "Table 12345 " in text("en", "declined-frozen", match=12345)
    assert text("en", "pace-days", count=1) == "1 day"
    assert text("en", "pace-days", count=3) == "3 days"


def test_a_language_is_a_folder_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("en", "xx"):
        (tmp_path / name).mkdir()
    (tmp_path / "en" / "all.ftl").write_text("yes = Yes\nno-back = No\n")
    (tmp_path / "xx" / "some.ftl").write_text("yes = Xes\n")
    (tmp_path / "no language").mkdir()
    monkeypatch.setattr(locale, "_HERE", tmp_path)
    _forget()
    try:
        assert languages() == ("en", "xx")
        assert language_of("xx-YY") == "xx"
        assert language_of("fr") == "en"
        assert text("xx", "yes") == "Xes"
        assert text("xx", "no-back") == "No", "what is not translated yet is said in English"
        assert text("zz", "yes") == "Yes"
    finally:
        _forget()


def test_descriptions_of_commands_are_short_enough_for_discord() -> None:
    for key in messages(FALLBACK):
        if key.startswith(("command-", "field-")) and key != "command-changed":
            assert len(text(FALLBACK, key)) <= 100, key


def _forget() -> None:
    for remembered in (locale._bundle, locale.languages):
        getattr(remembered, "cache_clear", lambda: None)()
