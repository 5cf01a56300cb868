"""What the bot's code asks of the catalogue, read from the code itself."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

BOT = Path(__file__).resolve().parents[3] / "bot"
LOCALE = BOT / "locale"


@dataclass(frozen=True, slots=True)
class Call:
    """A call that names a key: where, the keys it may name, the facts it gives (None: not to be read from here)."""

    where: str
    keys: tuple[str, ...]
    facts: frozenset[str] | None


@cache
def trees() -> dict[str, ast.Module]:
    return {str(path.relative_to(BOT)): ast.parse(path.read_text()) for path in sorted(BOT.rglob("*.py"))}


def calls(name: str, position: int) -> Iterator[Call]:
    """The calls of the function or method `name`, with the key at `position`."""
    for file, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) == name and len(node.args) > position:
                facts = None
                if all(keyword.arg for keyword in node.keywords):
                    facts = frozenset(str(keyword.arg) for keyword in node.keywords)
                yield Call(f"{file}:{node.lineno}", tuple(_texts(node.args[position])), facts)


def prefixes(name: str, position: int) -> set[str]:
    """The beginnings of keys that are put together while the bot runs, such as `declined-`."""
    found = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) == name and len(node.args) > position:
                for part in ast.walk(node.args[position]):
                    if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
                        found.add(str(part.values[0].value))
    return found


def constants() -> set[str]:
    """All texts in the code."""
    return {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def arguments(name: str) -> list[tuple[str, ...]]:
    """The texts among the arguments of each call of `name`, those in tuples too."""
    return [
        tuple(
            part.value
            for argument in node.args
            for part in ast.walk(argument)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        )
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _called(node) == name
    ]


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The keys of a language's catalogue, with the facts that each uses. Raises ValueError for a mistake in it."""
    found: dict[str, frozenset[str]] = {}
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text()).body:
            if isinstance(entry, fluent.Junk):
                raise ValueError(f"{path.name}: {entry.content}")
            if isinstance(entry, fluent.Message):
                if entry.id.name in found:
                    raise ValueError(f"{path.name}: {entry.id.name} is there twice")
                found[entry.id.name] = frozenset(_variables(entry))
    return found


def _variables(entry: fluent.Message) -> set[str]:
    names: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

    Finder().visit(entry)
    return names


def _called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=orelse):
            yield from _texts(body)
            yield from _texts(orelse)
