"""What files are called, how long they are, and what must not stand in them."""

import re
import tomllib

import pytest

from engine.core import registry
from tests.architecture.repository import PACKAGES, ROOT, files, is_text, sources, text

LONGEST = 350
NAMELESS = re.compile(r"(^|_)(helpers?|utils?|utilities|managers?|common|misc|stuff)(_|$)")

NAMES_A_GAME = {
    "README.md": "shows the first game",
    "CHANGELOG.md": "tells which games there are",
    "CONTRIBUTING.md": "points at a game as the example",
    "docs/": "explains decisions by the game they were made for",
    "benchmarks/": "measures a real game",
    "requirements/": "locks name nothing of ours, but packages may be called anything",
    "tests/": "tests of the platform may play a real game",
    "bot/sandbox/first_game.py": "seeds the sandbox with a game already started",
    "bot/commands/": "help texts of the command line give an example",
}
"""Files and folders outside of a game's own that may name a game, and why."""


@pytest.mark.parametrize("path", sources(*PACKAGES), ids=str)
def test_a_file_is_at_most_350_lines(path):
    assert len(text(path).splitlines()) <= LONGEST


def test_names_say_what_a_file_does():
    for path in files():
        assert not any(NAMELESS.search(part.split(".")[0].lower()) for part in path.parts), path


@pytest.mark.parametrize("key", [key for key in registry.metas() if (ROOT / "engine" / "games" / key).is_dir()])
def test_a_game_is_only_its_folders(key):
    """Adding a game edits no other file, so no other file may know one."""
    own = {("engine", "games", key), ("renderer", "games", key), ("tests", "games", key)}
    naming = []
    for path in files():
        known = any(
            str(path) == place or (place.endswith("/") and str(path).startswith(place)) for place in NAMES_A_GAME
        )
        # the same word can mean something else in another game, and test_imports sees to it that games stand alone
        elsewhere = path.parts[1:2] == ("games",) and len(path.parts) > 3 and path.parts[:3] not in own
        stranger = path.parts[:3] not in own and not known and not elsewhere
        if stranger and is_text(path) and re.search(rf"\b{key}", text(path), re.I):
            naming.append(str(path))
    assert naming == []


def test_a_toy_game_is_no_part_of_the_program():
    assert not any("lantern" in part.lower() for path in sources(*PACKAGES) for part in path.parts)


# Put together here so that this file does not hold what it looks for.
MACHINE_PATHS = re.compile("|".join(re.escape(f"/{folder}/") for folder in ("work", "root")) + r"|/home/\w+/")
REGISTRIES = re.compile(
    r"--(extra-)?index-url|--trusted"
    r"-host|"
    r"https?://(pypi\.(?!org/project/)|[\w.-]*registry\.|[\w.-]*(artifactory|nexus|jfrog)|files\.pythonhosted|[\w.:/-]+/simple\b)"
)


@pytest.mark.parametrize("pattern", [MACHINE_PATHS, REGISTRIES], ids=["machine paths", "registry addresses"])
def test_no_file_holds_what_is_true_on_one_machine_only(pattern):
    found = {
        f"{path}:{number}"
        for path in files()
        if is_text(path)
        for number, line in enumerate(text(path).splitlines(), 1)
        if pattern.search(line)
    }
    assert found == set()


@pytest.mark.parametrize("line", ["cd /work" + "/main", "see /root" + "/x", "/home/" + "me/x"])
def test_the_search_for_machine_paths_finds_them(line):
    assert MACHINE_PATHS.search(line)


@pytest.mark.parametrize(
    "line", ["--index" + "-url x", "https://pypi" + ".org", "http://mirror.example" + "/simple/"]
)
def test_the_search_for_registries_finds_them(line):
    assert REGISTRIES.search(line)


# --- dependencies ---------------------------------------------------------------------------------------


def dependency_lines():
    """Each dependency of pyproject.toml as it stands there, with the line above it."""
    lines = text(ROOT.joinpath("pyproject.toml").relative_to(ROOT)).splitlines()
    project = tomllib.loads("\n".join(lines))["project"]
    wanted = [
        *project["dependencies"],
        *(one for extra in project["optional-dependencies"].values() for one in extra),
    ]
    for dependency in wanted:
        for at, line in enumerate(lines):
            if f'"{dependency}"' in line:
                # an extra of one dependency stands on one line, with its reason above
                yield dependency, lines[at - 1].strip()


@pytest.mark.parametrize(("dependency", "above"), list(dependency_lines()), ids=lambda text: text[:24])
def test_every_dependency_has_its_reason_above_it_and_a_floor(dependency, above):
    assert above.startswith("#"), above
    assert len(above) > 12, above
    assert ">=" in dependency
