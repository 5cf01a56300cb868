"""The documents keep their word: what they name exists."""

import argparse
import re
import shlex
from pathlib import Path

import pytest

from bot import cli
from bot.config import KNOWN, Settings
from bot.locale import languages
from engine.core.registry import metas

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
README = (ROOT / "README.md").read_text(encoding="utf-8")
EVERYTHING = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)


def blocks(text: str) -> list[str]:
    """The lines of all blocks of shell commands."""
    return [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]


def spoken(text: str) -> list[str]:
    """What stands in code within sentences."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))


def commands() -> dict[str, argparse.ArgumentParser]:
    (action,) = [one for one in cli.parser()._actions if isinstance(one, argparse._SubParsersAction)]
    return dict(action.choices)


SHELL = [line for line in blocks(EVERYTHING) if line.startswith("sacbe ")]


@pytest.mark.parametrize("line", SHELL)
def test_every_sacbe_line_in_a_document_is_understood(line: str) -> None:
    args = cli.parser().parse_args(shlex.split(line, comments=True)[1:])
    assert callable(args.run)


def test_every_command_of_sacbe_is_shown_in_the_readme() -> None:
    assert {line.split()[1] for line in blocks(README) if line.startswith("sacbe ")} == set(commands())


def test_commands_named_in_sentences_exist() -> None:
    named = {code.split()[1] for code in spoken(EVERYTHING) if re.match(r"sacbe [a-z]", code)}
    assert named
    assert named <= set(commands())


def test_every_slash_command_in_a_document_exists() -> None:
    from bot.cogs.game import GameCog
    from bot.cogs.help import HelpCog
    from bot.cogs.me import MeCog
    from bot.cogs.tutorial import TutorialCog

    real = {command.name for cog in (HelpCog, TutorialCog) for command in cog.__cog_app_commands__}
    for cog in (GameCog, MeCog):
        real |= {f"{cog.__cog_group_name__} {command.name}" for command in cog.__cog_app_commands__}
    named = {code.removeprefix("/") for code in spoken(EVERYTHING) if re.fullmatch(r"/[a-z]+( [a-z]+)?", code)}
    assert {"game new", "help"} <= named
    assert named <= real


def test_the_readme_counts_the_permissions_that_the_link_asks_for() -> None:
    from bot.invite import NEEDED

    assert "asks for seven permissions:" in " ".join(README.split())
    assert len([name for name, on in NEEDED if on]) == 7


def test_every_make_target_in_a_document_exists() -> None:
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    named = {line.split()[1] for line in [*blocks(EVERYTHING), *spoken(EVERYTHING)] if re.match(r"make [a-z]", line)}
    assert {"run", "test"} <= named
    assert named <= targets


def test_the_makefile_hides_no_target() -> None:
    makefile = (ROOT / "Makefile").read_text()
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert set(phony.split()) == set(re.findall(r"^([a-z]+):.*## ", makefile, re.MULTILINE))


def test_the_readme_lists_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \|.*\| ([^|]*) \|$", README, re.MULTILINE))
    assert set(rows) == set(KNOWN)
    defaults = Settings()
    assert rows["SACBE_DATABASE"] == f"`{defaults.database}`"
    assert rows["SACBE_LOG_LEVEL"] == f"`{defaults.log_level}`"
    assert rows["SACBE_LANG"] == f"`{defaults.language}`"
    assert rows["SACBE_SANDBOX_PORT"] == f"`{defaults.sandbox_port}`"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))
    inside = [target for target in targets if not re.match(r"https?://|#", target)]
    assert [target for target in inside if not (page.parent / target.partition("#")[0]).exists()] == []


def test_a_turn_is_told_in_ten_lines() -> None:
    section = README.partition("## A turn in ten lines")[2].partition("\n## ")[0]
    assert re.findall(r"^(\d+)\. ", section, re.MULTILINE) == [str(number) for number in range(1, 11)]


def test_the_readme_says_what_it_is_not() -> None:
    flat = " ".join(README.split())
    assert (
        "not affiliated with or endorsed by the authors or publishers of Tikal and Tzolk'in, nor by Discord Inc."
        in flat
    )
    assert "Nothing here was tried on Discord itself." in flat


@pytest.mark.parametrize("key", [file.parent.name for file in (ROOT / "engine" / "games").glob("*/meta.py")])
def test_the_readme_names_every_game_with_its_authors(key: str) -> None:
    meta = metas()[key]
    credit = " ".join(README.partition("## Credits")[2].split())
    assert f"**{meta.title}**" in README
    assert all(name in credit for name in (*meta.designers, *meta.publishers))


def test_the_readme_names_every_language() -> None:
    (row,) = re.findall(r"^\| `SACBE_LANG` .*$", README, re.MULTILINE)
    assert all(f"`{code}`" in row for code in languages())


def test_every_font_has_its_licence_beside_it() -> None:
    fonts = [file for ending in ("ttf", "otf") for file in (ROOT / "renderer").rglob(f"*.{ending}")]
    assert fonts
    for font in fonts:
        licences = [file.read_text("utf-8") for file in font.parent.glob("*.LICENSE.txt")]
        assert any(font.name in licence for licence in licences), font.name
