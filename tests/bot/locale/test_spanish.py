"""The Spanish catalogue: whole, in Spanish, and short enough for buttons, menus and commands."""

import re
from dataclasses import replace

import pytest

from bot.locale import language_of, languages, text
from bot.ui import limits, lists, lobby_view
from engine.core import registry
from tests.bot.discord.positions import table
from tests.bot.discord.within import within
from tests.bot.locale.sources import LOCALE, messages

ENGLISH = re.compile(r"\b(the|of|and|your|you|is|are|with|to|not|this|turn|table|game|board|host|seat)\b", re.I)
# Commands, fields and options are typed the same in every language.
TYPED = re.compile(r"`[^`]*`|/\w+ \w+|auction=true")
BUTTONS = re.compile(
    r"(yes|no-back|turn-(play|board|text|log|help)|settled-board|lobby-(join|leave|start|settings)"
    r"|panel-(undo|over|board)|resign-yes|leaf-(back|last))"
)


def said(lang: str) -> dict[str, str]:
    """Every text of a language, with a 3 for every fact."""
    return {key: text(lang, key, **dict.fromkeys(facts, 3)) for key, facts in messages(lang).items()}


def test_spanish_has_every_text_in_the_same_file_as_english() -> None:
    assert messages("es") == messages("en")
    for path in (LOCALE / "en").glob("*.ftl"):
        own = [re.findall(r"^[\w-]+(?= =)", (LOCALE / lang / path.name).read_text(), re.M) for lang in ("en", "es")]
        assert own[0] == own[1], path.name


def test_spanish_is_for_every_spanish_speaking_client() -> None:
    assert [language_of(locale) for locale in ("es-ES", "es-419", "en-GB", "de")] == ["es", "es", "en", "en"]


def test_no_english_is_left_in_the_spanish_catalogue() -> None:
    bare = {key: TYPED.sub("", shown) for key, shown in said("es").items()}
    assert {key: found for key, shown in bare.items() if (found := ENGLISH.findall(shown))} == {}
    assert sum(bool(ENGLISH.search(shown)) for shown in said("en").values()) > 50, "the check finds English"


def test_commands_are_typed_the_same_in_every_language() -> None:
    def typed(shown: str) -> set[str]:
        return set(re.findall(r"`(/[a-z]+(?: [a-z]+)?)", shown))

    english = said("en")
    assert {key: typed(shown) for key, shown in said("es").items()} == {
        key: typed(shown) for key, shown in english.items()
    }


@pytest.mark.parametrize("lang", languages())
def test_questions_and_cries_are_whole(lang: str) -> None:
    for key, shown in said(lang).items():
        assert shown.count("¿") == (shown.count("?") if lang == "es" else 0), key
        assert shown.count("¡") == (shown.count("!") if lang == "es" else 0), key


@pytest.mark.parametrize("lang", languages())
def test_labels_descriptions_and_choices_are_short_enough(lang: str) -> None:
    shown = said(lang)
    buttons = [key for key in shown if BUTTONS.fullmatch(key)]
    assert len(buttons) > 15
    assert {key: shown[key] for key in buttons if len(shown[key]) > 38} == {}
    described = [key for key in shown if key.startswith(("command-", "field-")) and key != "command-changed"]
    assert {key: len(shown[key]) for key in described if len(shown[key]) > 100} == {}
    asked = [key for key in shown if key.startswith("settings-")]
    assert all(len(shown[key]) <= limits.PLACEHOLDER for key in asked)
    # Two buttons of one row are told apart.
    for row in (("turn-play", "turn-board", "turn-text", "turn-log", "turn-help"), ("panel-undo", "panel-over")):
        assert len({shown[key] for key in row}) == len(row)


@pytest.mark.parametrize("lang", languages())
def test_buttons_that_help_and_answers_speak_of_are_called_what_they_are_called(lang: str) -> None:
    shown, words = said(lang), registry.words("tikal")
    labels = {shown[key] for key in shown if BUTTONS.fullmatch(key)}
    labels |= {words.kind(lang, kind) for kind in registry.metas()["tikal"].kinds}
    speaking = [shown[key] for key in ("help-general", "declined-not-seated", "declined-spectator", "panel-blind")]
    speaking += [shown["declined-host-leaves"], words.help(lang)["start"].split("\n", 1)[1]]
    named = [name for page in speaking for name in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", page)]
    assert len(named) > 15
    assert set(named) <= labels


@pytest.mark.parametrize("lang", languages())
def test_lists_cards_and_settings_keep_to_the_limits_in_every_language(lang: str) -> None:
    game = registry.game("tikal")
    state = game.start(game.parse_options({}), 4, "s").state
    match = table(game, state, 4, {"auction": True}, started_at=1, lang=lang).match
    for status in ("lobby", "running", "frozen", "finished", "abandoned"):
        within(lobby_view.lobby_card(replace(match, status=status)))
        within(lists.info(replace(match, status=status), lang))
        within(lists.tables([replace(match, id=match.id - n, status=status) for n in range(60)], lang))
    within(lobby_view.settings_panel(match, match.host_id, lang))
    within(lists.resign_question(match, lang))


def test_the_facts_of_a_table_are_told_in_the_readers_language_not_the_tables() -> None:
    game = registry.game("tikal")
    state = game.start(game.parse_options({}), 2, "s").state
    match = table(game, state, 2, {"auction": True}, lang="en").match
    shown = str(lists.info(match, "es").view.to_components())  # type: ignore[no-untyped-call]
    assert "Subasta: sí" in shown
    assert "Auction" not in shown
