"""The files of the project, and what they import."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]

PACKAGES = ("engine", "renderer", "bot")

MADE = {"__pycache__", "build", "dist", "data", "node_modules"}
"""Folders that tools make; those that begin with a dot are passed over too, but for `.ci` and `.github`."""


@cache
def files() -> tuple[Path, ...]:
    """Every file that belongs to the project, relative to its root."""

    def walk(folder: Path) -> Iterator[Path]:
        for path in sorted(folder.iterdir()):
            hidden = path.name.startswith(".") and path.name not in (".ci", ".github")
            if path.is_file():
                if path.suffix != ".pyc" and path.name not in (".env", ".coverage", ".git"):
                    yield path.relative_to(ROOT)
            elif not (hidden or path.name in MADE or path.name.endswith(".egg-info")):
                yield from walk(path)

    return tuple(walk(ROOT))


def sources(*tops: str) -> list[Path]:
    """The Python files below these folders."""
    return [path for path in files() if path.suffix == ".py" and path.parts[0] in tops]


@cache
def text(path: Path) -> str:
    """What stands in a file; bytes that are no text become question marks."""
    return (ROOT / path).read_text(encoding="utf-8", errors="replace")


def is_text(path: Path) -> bool:
    return b"\0" not in (ROOT / path).read_bytes()[:4096]


@cache
def imported(path: Path) -> frozenset[str]:
    """The dotted names that a Python file imports, wherever in it: modules, and modules with the name taken."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(text(path))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(names)


def imports_any(path: Path, *modules: str) -> set[str]:
    """Which of the modules, or what lies in them, a file imports."""
    return {name for name in imported(path) if any(f"{name}.".startswith(f"{module}.") for module in modules)}
