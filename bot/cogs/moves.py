"""Typed commands, made from the actions of each game: a subcommand a kind, and `do` for several in a line.

Nothing here knows a game: a new one has its group of commands once its folder is there.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands
from pydantic.fields import FieldInfo

from bot.cogs import answers
from bot.cogs.answers import Interaction, lang_of
from bot.cogs.translator import spoken
from bot.cogs.typed import Typed, table_of
from bot.cogs.wording import fields, said
from bot.locale import text
from bot.service.declined import Declined
from bot.service.play import Prompt
from bot.ui import completions, limits, parts
from bot.wiring import Parts
from engine.core import registry
from engine.core.fields import bounds, choices, shape
from engine.core.notation import Notation
from engine.core.words import Words

log = logging.getLogger(__name__)

_SAID = 100
"""The most characters of a description."""
_IN_TIME = 0.1
"""Seconds that a look into the database may take while somebody types; a later answer would come too late."""
_LEAST, _MOST = -(2**53) + 1, 2**53 - 1
"""Whole numbers that Discord takes."""


def groups(wired: Parts, wake: Callable[[], None]) -> list[app_commands.Group]:
    """The command groups of all games that can be played."""
    typed = Typed(wired, wake)
    return [_group(key, typed) for key in registry.metas()]


def _group(key: str, typed: Typed) -> app_commands.Group:
    title = registry.metas()[key].title
    group = app_commands.Group(name=key, description=spoken(lambda lang: text(lang, "typed-group", game=title)))
    notation, words = registry.notation(key), registry.words(key)
    for kind in notation.kinds:
        group.add_command(_command(key, kind, notation, words, typed))
    group.add_command(_do(key, typed))
    return group


# --- one action ------------------------------------------------------------------------------------------


def _command(
    key: str, kind: str, notation: Notation, words: Words, typed: Typed
) -> app_commands.Command[Any, Any, Any]:
    """The command of one kind of action: a field an option."""

    async def callback(interaction: Interaction, /, **given: Any) -> None:
        table = given.pop("table", None)
        chosen = {name: value for name, value in given.items() if value is not None}
        await _answer(interaction, lambda: typed.step(interaction, key, table, kind, chosen))

    own = notation.fields(kind)
    parameters = [_parameter(notation, kind, name, info) for name, info in own.items()]
    # Discord wants what must be given before what may be left out
    parameters.sort(key=lambda one: one.default is not Parameter.empty)
    _signed(callback, [*parameters, Parameter("table", Parameter.KEYWORD_ONLY, annotation=int | None, default=None)])
    app_commands.describe(**{name: spoken(_question(words, kind, name)) for name in own}, **fields("table"))(callback)
    app_commands.rename(**{name: notation.option(kind, name) for name in own})(callback)
    listed = {name: info for name, info in own.items() if shape(info) == "choice"}
    for name, info in listed.items():
        offered = [app_commands.Choice(name=spoken(_value(notation, name, one)), value=one) for one in choices(info)]
        app_commands.choices(**{name: offered})(callback)
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=notation.command(kind),
        description=spoken(lambda lang: limits.cut(words.kind(lang, kind), _SAID)),
        callback=callback,
    )
    for name, info in own.items():
        if shape(info) != "flag" and name not in listed:
            command.autocomplete(name)(_values(key, kind, name, notation, typed))
    return command


def _parameter(notation: Notation, kind: str, name: str, info: FieldInfo) -> Parameter:
    annotation: Any = str
    if shape(info) == "flag":
        annotation = bool
    elif shape(info) == "number" and name not in notation.seats:
        least, most = bounds(info)
        annotation = app_commands.Range[
            int, _LEAST if least is None else least, _MOST if most is None else min(most, _MOST)
        ]
    if notation.needed(kind, name):
        return Parameter(name, Parameter.KEYWORD_ONLY, annotation=annotation)
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=annotation | None, default=None)


def _question(words: Words, kind: str, name: str) -> Callable[[str], str]:
    return lambda lang: limits.cut(words.question(lang, kind, name), _SAID)


def _value(notation: Notation, name: str, value: Any) -> Callable[[str], str]:
    return lambda lang: notation.value(lang, name, value)


def _values(key: str, kind: str, name: str, notation: Notation, typed: Typed) -> Any:
    """The autocomplete of a field."""
    names = {notation.option(kind, field): field for field in notation.fields(kind)}

    async def complete(interaction: Interaction, current: Any) -> list[app_commands.Choice[Any]]:
        given = {
            names[option]: value
            for option, value in interaction.namespace
            if option in names and names[option] != name and value is not None and value != ""
        }

        def offer(prompt: Prompt) -> list[completions.Choice]:
            return completions.values(prompt, lang_of(interaction), kind, name, given, str(current))

        return await _completed(interaction, key, typed, offer)

    return complete


# --- a plan ----------------------------------------------------------------------------------------------


def _do(key: str, typed: Typed) -> app_commands.Command[Any, Any, Any]:
    """The command that takes several steps in a line."""

    @app_commands.command(name="do", description=said("typed-do"))
    @app_commands.describe(**fields("plan", "sure", "table"))
    async def do(interaction: Interaction, plan: str, sure: bool = False, table: int | None = None) -> None:
        await _answer(interaction, lambda: typed.plan(interaction, key, table, plan, sure=sure))

    @do.autocomplete("plan")
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        def offer(prompt: Prompt) -> list[completions.Choice]:
            return completions.plan(prompt, lang_of(interaction), current)

        return await _completed(interaction, key, typed, offer)

    return do


# --- both ------------------------------------------------------------------------------------------------


async def _answer(interaction: Interaction, work: Callable[[], Awaitable[parts.Letter]]) -> None:
    if await answers.acknowledge(interaction, private=True):
        await answers.guarded(interaction, work)


async def _completed(
    interaction: Interaction, key: str, typed: Typed, offer: Callable[[Prompt], list[completions.Choice]]
) -> list[app_commands.Choice[Any]]:
    """What is offered for the prompt in memory; the first time it is fetched, if that is quick enough."""
    table = table_of(getattr(interaction.namespace, "table", None))
    prompt = typed.glimpse(interaction, key, table)
    if prompt is None:
        try:
            prompt = await asyncio.wait_for(typed.prompt(interaction, key, table), _IN_TIME)
        except (Declined, TimeoutError):
            return []
    return [app_commands.Choice(name=name, value=value) for name, value in offer(prompt)]


def _signed(callback: Any, parameters: list[Parameter]) -> None:
    """Give a callback that takes anything the signature from which discord.py reads its options."""
    first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    callback.__signature__ = Signature([first, *parameters])
