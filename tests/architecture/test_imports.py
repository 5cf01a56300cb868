"""Imports run one way (docs and pyproject.toml say which), and games stand alone."""

import subprocess
import sys

import pytest

from engine.core import registry
from tests.architecture.repository import ROOT, imports_any, sources

GAMES = [key for key in registry.metas() if (ROOT / "engine" / "games" / key).is_dir()]

CLOCKS = {
    "bot/clock.py": "the one clock, given to everything else",
    "bot/store/database.py": "stamps when a migration was applied and rows were written, where no clock is given",
    "bot/commands/simulate.py": "measures how long a simulated game takes, for its `milliseconds`",
}
"""Files that may look at a clock, and why."""

DICE = {
    "renderer/": "grain and foliage from a fixed seed: it decides nothing in a game",
}
"""Files or folders that may have random numbers, and why. Everything in a game comes from engine.core.rng."""


def test_the_import_contracts_of_pyproject_hold():
    lint = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"]
    ran = subprocess.run(
        [*lint, "--no-cache", "--no-logo"], capture_output=True, text=True, cwd=ROOT, check=False, timeout=120
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert " kept" in ran.stdout


@pytest.mark.parametrize("key", GAMES)
def test_a_game_imports_no_other_game(key):
    others = [other for other in GAMES if other != key]
    for path in sources("engine", "renderer"):
        if path.parts[1:3] == ("games", key):
            found = imports_any(path, *(f"{top}.games.{other}" for top in ("engine", "renderer") for other in others))
            assert not found, path


def test_nothing_but_its_own_folders_imports_a_game():
    """The platform reaches games through the registry alone."""
    for path in sources("engine", "renderer", "bot"):
        if path.parts[1:2] != ("games",):
            assert not imports_any(
                path, *(f"{top}.games.{key}" for top in ("engine", "renderer") for key in GAMES)
            ), path


def test_no_module_of_a_game_but_its_words_and_its_notation_imports_prose():
    """Sentences for people are in words.py, and in prose/ behind it; the rules must not need them."""
    for path in sources("engine"):
        if (
            path.parts[1:2] == ("games",)
            and len(path.parts) > 3
            and path.parts[3] not in ("words.py", "notation.py", "prose")
        ):
            game = f"engine.games.{path.parts[2]}"
            assert not imports_any(path, f"{game}.words", f"{game}.prose", "engine.core.words"), path


def test_no_test_of_the_platform_needs_a_real_game_to_import():
    """Tests of the core and the contract stand on the toy, so that they stay when games come and go."""
    for path in sources("tests"):
        if path.parts[1] in ("engine", "contract", "toygames"):
            assert not imports_any(path, *(f"engine.games.{key}" for key in GAMES)), path


def allowed(path, places):
    return any(str(path) == place or (place.endswith("/") and str(path).startswith(place)) for place in places)


def test_only_the_clock_looks_at_the_clock():
    found = {str(path) for path in sources("engine", "renderer", "bot") if imports_any(path, "time")}
    assert {path for path in found if not allowed(path, CLOCKS)} == set()


def test_dates_are_made_from_times_that_are_given():
    """`datetime` may format a time; to ask it what time it is, is the clock's alone."""
    for path in sources("engine", "renderer", "bot"):
        if not allowed(path, CLOCKS):
            written = (ROOT / path).read_text(encoding="utf-8")
            for asked in ("datetime.now(", "datetime.utcnow(", "date.today(", "utils.utcnow("):
                assert asked not in written, path


def test_random_numbers_of_python_decide_nothing_in_a_game():
    found = {str(path) for path in sources("engine", "renderer", "bot") if imports_any(path, "random", "numpy")}
    assert {path for path in found if not allowed(path, DICE)} == set()


def test_secrets_enter_at_the_rim():
    """The seed of a game is made where the bot is put together; what plays, stores or shows games is given it."""
    for path in sources("engine", "renderer", "bot"):
        if path.parts[0] != "bot" or path.parts[1] in ("store", "service", "ui"):
            assert not imports_any(path, "secrets"), path


@pytest.mark.parametrize("places", [CLOCKS, DICE], ids=["clocks", "dice"])
def test_every_exception_is_still_needed(places):
    wanted = ("time", "discord.utils", "discord") if places is CLOCKS else ("random", "numpy")
    for place in places:
        used = [path for path in sources("engine", "renderer", "bot") if allowed(path, [place])]
        assert any(imports_any(path, *wanted) for path in used), place
