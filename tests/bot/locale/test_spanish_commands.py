"""What Discord is told of the commands: descriptions, fields and choices in every language."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot import locale
from bot.cogs.translator import CatalogueTranslator
from bot.locale import languages
from engine.core import registry
from tests.bot.discord.stage import Stage, staged
from tests.bot.locale.sources import messages

SAME = ("English", "Español", "Palenque", "Tikal", "Uxmal", "Chaac")
"""Names that are the same in Spanish."""

SPANISH = ("es-ES", "es-419")
CHARACTERS = 8000
"""The most characters of one command, with all that hangs on it."""


def synced(stage: Stage) -> list[Any]:
    """The lists of commands that were sent to Discord, one for each time."""
    return [
        request.json
        for request in stage.env.http_requests
        if request.method == "PUT" and request.path.split("?")[0].endswith("/commands")
    ]


def parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its subcommands, fields and choices."""
    yield command
    for part in [*command.get("options", ()), *command.get("choices", ())]:
        yield from parts(part)


def characters(command: dict[str, Any]) -> int:
    """Names, descriptions and values of all parts, each in its longest language."""
    count = 0
    for part in parts(command):
        for text in ("name", "description"):
            told = [part.get(text) or "", *(part.get(f"{text}_localizations") or {}).values()]
            count += max(map(len, told))
        count += len(str(part.get("value", "")))
    return count


async def test_every_description_and_choice_is_sent_in_spanish_too(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        [sent] = synced(stage)
        english_only = {key for key in registry.metas() if "es" not in registry.words(key).languages}
        titles = {meta.title for meta in registry.metas().values()}
        commands = [command for command in sent if command["name"] not in english_only]
        described = chosen = 0
        for command in commands:
            for part in parts(command):
                if "description" in part:
                    described += 1
                    told = part["description_localizations"]
                    assert set(told) == set(SPANISH), part
                    assert told["es-ES"] == told["es-419"] != part["description"]
                    assert all(0 < len(text) <= 100 for text in told.values())
                elif part["name"] not in (*SAME, *titles) and len(part["name"]) > 2:
                    chosen += 1
                    assert set(part.get("name_localizations", ())) == set(SPANISH), part
                    assert all(0 < len(text) <= 100 for text in part["name_localizations"].values())
        assert described > 40
        assert chosen > 5


async def test_names_of_commands_and_fields_are_the_same_for_everybody(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        for command in synced(stage)[0]:
            for part in parts(command):
                assert "description" not in part or not part.get("name_localizations")


async def test_no_command_is_longer_than_discord_takes_in_any_language(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        counted = {command["name"]: characters(command) for command in synced(stage)[0]}
        assert {name: count for name, count in counted.items() if count > CHARACTERS} == {}
        assert counted["game"] > 1000


async def test_commands_are_sent_again_only_when_a_translation_changed(tmp_path: Path, monkeypatch: Any) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        await stage.restart()
        assert len(synced(stage)) == 1, "nothing changed"
        translate = CatalogueTranslator.translate

        async def other(self: Any, string: Any, where: Any, context: Any) -> str | None:
            told = await translate(self, string, where, context)
            return None if told is None else f"{told[:99]}*"

        monkeypatch.setattr(CatalogueTranslator, "translate", other)
        await stage.restart()
        assert len(synced(stage)) == 2
        english = [json.dumps(_english(commands), sort_keys=True) for commands in synced(stage)]
        assert english[0] == english[1], "only the translations are other ones"


async def test_a_third_language_is_one_folder_for_the_bot(tmp_path: Path, monkeypatch: Any) -> None:
    for lang in languages():
        (tmp_path / lang).mkdir()
        for path in (Path(locale.__file__).parent / lang).glob("*.ftl"):
            (tmp_path / lang / path.name).write_text(path.read_text())
    (tmp_path / "pt-BR").mkdir()
    (tmp_path / "pt-BR" / "all.ftl").write_text("command-help = Como se joga aqui.\nlanguage-name = Português\n")
    monkeypatch.setattr(locale, "_HERE", tmp_path)
    locale.languages.cache_clear()
    try:
        async with staged(tmp_path, pictures=False) as stage:
            told = next(command for command in synced(stage)[0] if command["name"] == "help")
            assert told["description_localizations"]["pt-BR"] == "Como se joga aqui."
            assert told["description_localizations"]["es-ES"] == "Cómo se juega aquí."
            assert locale.language_of("pt-BR") == "pt-BR"
            assert locale.text("pt-BR", "language-name") == "Português"
            assert locale.text("pt-BR", "yes") == "Yes", "what is missing is said in English"
    finally:
        locale.languages.cache_clear()
        locale._bundle.cache_clear()
    assert "language-name" in messages("en")


def _english(part: Any) -> Any:
    if isinstance(part, list):
        return [_english(one) for one in part]
    if isinstance(part, dict):
        return {key: _english(value) for key, value in part.items() if not key.endswith("_localizations")}
    return part
