"""The hash-pinned locks hold what pyproject.toml asks for, on every Python, and do not tell where they were made."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {"server": [], "sandbox": ["sandbox"], "dev": ["sandbox", "dev"], "bench": ["bench"]}
PYTHONS = ("3.11.0", "3.12.0", "3.13.0")
PLATFORMS = (("linux", "posix", "Linux"), ("darwin", "posix", "Darwin"))

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text()


def pins(lock: str) -> list[tuple[Requirement, int]]:
    """Every pin with the number of its hashes."""
    joined = text(lock).replace("\\\n", " ")
    entries = [line for line in joined.splitlines() if line and not line.lstrip().startswith("#")]
    return [(Requirement(line.partition("--hash=")[0].strip()), line.count("--hash=sha256:")) for line in entries]


def installed(lock: str, python: str, platform: tuple[str, str, str]) -> dict[str, str]:
    """What this lock installs there: versions by name."""
    there = default_environment() | {
        "python_full_version": python,
        "python_version": python.rpartition(".")[0],
        "sys_platform": platform[0],
        "os_name": platform[1],
        "platform_system": platform[2],
    }
    return {
        canonicalize_name(pin.name): str(pin.specifier).removeprefix("==")
        for pin, _ in pins(lock)
        if pin.marker is None or pin.marker.evaluate(there)
    }


def wanted(lock: str) -> list[Requirement]:
    lines = PROJECT["dependencies"] + [
        line for extra in LOCKS[lock] for line in PROJECT["optional-dependencies"][extra]
    ]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_is_exact_and_has_a_hash(lock: str) -> None:
    found = pins(lock)
    assert found
    assert [str(pin) for pin, hashes in found if hashes == 0 or not str(pin.specifier).startswith("==")] == []


@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("platform", PLATFORMS, ids=lambda platform: platform[0])
def test_a_lock_holds_all_that_the_project_asks_for(lock: str, python: str, platform: tuple[str, str, str]) -> None:
    there = installed(lock, python, platform)
    missing = [
        str(one)
        for one in wanted(lock)
        if not one.specifier.contains(there.get(canonicalize_name(one.name), "0.dev0"), prereleases=True)
    ]
    assert missing == [], "run: make lock"
    assert "setuptools" in there
    assert ("audioop-lts" in there) == (python >= "3.13")


def test_the_smaller_locks_agree_with_the_larger() -> None:
    whole = {str(pin) for pin, _ in pins("dev")}
    sandbox = {str(pin) for pin, _ in pins("sandbox")}
    assert sandbox <= whole
    assert {str(pin) for pin, _ in pins("server")} <= sandbox


def test_a_server_does_without_the_sandbox() -> None:
    assert {"av", "simcord"}.isdisjoint(installed("server", "3.13.0", PLATFORMS[0]))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_registry_and_no_path(lock: str) -> None:
    assert (
        re.findall(r"https?://\S+|file:\S+|--[a-z-]*(?:index|links|host)[a-z-]*\S*|(?<![\w-])/\w+/\S*", text(lock))
        == []
    )
