"""Bad input in the typed ways: a clear sentence, nothing changed, no error of ours."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.service import plans
from bot.service.play import Prompt
from bot.ui import completions, limits, panel, plan_notes
from bot.ui.panel import Look
from engine.core import registry
from engine.core.errors import Malformed
from engine.core.fields import shape
from engine.core.notation import Notation
from engine.core.spelling import Unread
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.positions import moments
from tests.bot.discord.stage import BLANK, Stage, staged
from tests.bot.discord.unchanged import private, unchanged
from tests.bot.discord.within import within

PLANS = [
    (" ", "There is no step in it."),
    (";;; ; \n ;", "There is no step in it."),
    ("place D4; " * 400, "It is too long: at most 2000 are allowed."),
    ("x" * 4000, "It is too long: at most 2000 are allowed."),
    (
        "place D4; uncover C3 x2000000000",
        "Piece 2, `uncover C3 x2000000000`: It is too long: at most 60 are allowed.",
    ),
    ("place D4 9", "`9` is not a whole number from 0 to 5."),
    ("place D4 -1", "`-1` is not a whole number from 0 to 5."),
    ("place D4 99999999999999999999", "`99999999999999999999` is not a whole number from 0 to 5."),
    ("place ZZ99", "There is no hex ZZ99 on this board."),
    ("place H1", "H1 does not touch any explored hex."),
    ("enter A5 x19", "`19` is not a whole number from 0 to 18."),
    ("bid 0", "`0` is not a whole number of at least 1."),
    ("place D4 D5", "`D5` is not a whole number from 0 to 5."),
    ("place", "`hex` is missing."),
    ("light moth", "There is no action `light`."),
    ("offer ember", "`ember` is not a whole number of at least 1."),
    ("pl\u0000ace D4", "It has characters in it that cannot be seen."),
    ("place \u202eD4", "It has characters in it that cannot be seen."),
    ("place D4\u200f", "It has characters in it that cannot be seen."),
    ("\u061cplace D4", "It has characters in it that cannot be seen."),
    ("place \u0645\u0631\u062d\u0628\u0627", "There is no hex"),
    ("🎲", "`🎲` is nothing that a step can contain."),
    ("place 🎲", "`🎲` is nothing that a step can contain."),
    ("place @everyone", "`@everyone` is nothing that a step can contain."),
    ("place `D4`", "is nothing that a step can contain."),
    ("place <@123>", "is nothing that a step can contain."),
    ('place "D4', None),
    ("place hex=D4 hex=D5", "`hex` is said twice."),
    ("exchange urn Nobody plate", "`Nobody` cannot be the `player`."),
    ("guard D4 elephant", "`elephant` cannot be the `figure`."),
]


async def table_for(stage: Stage) -> Player:
    people = [stage.person("Ana"), stage.person("Ben")]
    return (await Group(stage, await opened(stage, *people), people).movers())[0]


async def test_bad_plans_get_a_clear_sentence_and_change_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        player = await table_for(stage)
        async with unchanged(stage):
            for plan, said in PLANS:
                answer = private(await player.actor.slash(stage.channel, "tikal do", plan=plan))
                assert "Nothing was done" in answer, plan
                assert said is None or said in answer, (plan, answer)
                assert not {"\u202e", "\u200f", "\u061c", "\u0000"} & set(answer)
                for typed in (plan, f"{plan};"):
                    assert len(await player.actor.autocomplete(stage.channel, "tikal do", "plan", typed)) <= 25


BAD_HEXES = (" ", "Z99", "x" * 6000, "a\u202eb", "\u0000", "🎲", ";", "@everyone", "`", "D4; D5", "漢" * 40)


async def test_bad_options_get_a_clear_sentence_and_change_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        player = await table_for(stage)
        async with unchanged(stage):
            for hex_ in BAD_HEXES:
                said = private(await player.actor.slash(stage.channel, "tikal place", hex=hex_))
                assert "Nothing was done" in said, hex_
                assert len(said) < 1500
                for command, option in (
                    ("place", "hex"),
                    ("move", "from"),
                    ("bid", "points"),
                    ("exchange", "player"),
                ):
                    offered = await player.actor.autocomplete(stage.channel, f"tikal {command}", option, hex_)
                    assert not (offered and hex_.strip())
            for points in (1, 2**53 - 1):
                assert "Nothing was done" in private(
                    await player.actor.slash(stage.channel, "tikal bid", points=points)
                )
            for kind in ("pick", "camp", "guard", "uncover", "recover"):
                given = {"pick": {"tile": "A-99"}}.get(kind, {"hex": "Z9"})
                said = private(await player.actor.slash(stage.channel, f"tikal {kind}", **given))
                assert "Nothing was done" in said


async def test_people_without_a_seat_or_a_turn_are_told_so(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        await table_for(stage)
        eve = stage.person("Eve")
        async with unchanged(stage):
            assert "You have no seat in this game" in private(
                await eve.slash(stage.channel, "tikal do", plan="place D4")
            )
            assert "You have no seat in this game" in private(await eve.slash(stage.channel, "tikal end"))
            assert await eve.autocomplete(stage.channel, "tikal do", "plan", "") == []


# --- anything at all -------------------------------------------------------------------------------------

PROMPTS: dict[str, list[Prompt]] = {
    key: [moment.prompt for moment in moments(key, 3, options, "anything", every=every) if moment.prompt.legal]
    for key, options, every in (("tikal", {"auction": True}, 31), ("lantern", {}, 9))
}
WORDS = [
    "place",
    "MOVE",
    "mover",
    "enter",
    "uncover",
    "líder",
    "L",
    "x2",
    "x0",
    "x 3",
    "D4",
    "a5",
    "Z9",
    "end",
    "fin",
]
ODD = [
    ";",
    "\n",
    '"',
    "=",
    "hex=",
    "->",
    "→",
    "\u202e",
    "\u200d",
    "🎲",
    "＠",
    "½",
    "٣",
    "x99999999999",
    "-1",
    "1e9",
    "`",
]
PIECES = st.lists(st.one_of(st.sampled_from(WORDS + ODD), st.text(max_size=6)), max_size=14).map(" ".join)
ANYTHING = st.one_of(PIECES, st.text(max_size=80), st.text(min_size=1900, max_size=4000))
QUICK = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def told(prompt: Prompt, note: str) -> None:
    """A sentence that fits into the panel."""
    assert note
    assert "\n" not in note
    assert len(note) <= 700
    within(panel.panel(prompt, "en", Look(note=note), BLANK))


@pytest.mark.parametrize("key", PROMPTS)
@QUICK
@given(plan=ANYTHING, at=st.integers(0, 1000), lang=st.sampled_from(["en", "es", "tlh"]))
def test_any_plan_is_read_or_refused_with_a_sentence(key: str, plan: str, at: int, lang: str) -> None:
    prompt = PROMPTS[key][at % len(PROMPTS[key])]
    notation: Notation = registry.notation(key)
    for name, value in completions.plan(prompt, lang, plan):
        assert 1 <= len(name) <= limits.OPTION_LABEL
        assert 1 <= len(value) <= 100
    try:
        said = notation.read(plan, prompt.table.plain_names)
    except Unread as wrong:
        told(prompt, plan_notes.unread(prompt, lang, wrong, prompt.legal[:3]))
        return
    try:
        tried = plans.tried(prompt.game, prompt.turn, [one.action for one in said], sure=False)
    except plans.Refused as wrong:
        told(prompt, plan_notes.refused(prompt, lang, said, wrong))
        return
    assert tried.taken <= len(said)
    assert notation.read(notation.write(lang, [one.action for one in said]))


@pytest.mark.parametrize("key", PROMPTS)
@QUICK
@given(data=st.data(), at=st.integers(0, 1000))
def test_any_options_make_an_action_or_a_sentence(key: str, data: st.DataObject, at: int) -> None:
    prompt = PROMPTS[key][at % len(PROMPTS[key])]
    notation: Notation = registry.notation(key)
    kind = data.draw(st.sampled_from(notation.kinds))
    chosen: dict[str, Any] = {}
    for name, info in notation.fields(kind).items():
        numbers = st.one_of(st.integers(-3, 30), st.integers(-(2**53), 2**53))
        texts = st.one_of(st.sampled_from([*WORDS, *ODD]), st.text(max_size=50))
        typed: st.SearchStrategy[Any] = texts
        if name not in notation.seats and shape(info) in ("number", "flag"):
            typed = numbers if shape(info) == "number" else st.booleans()
        if data.draw(st.booleans()) or notation.needed(kind, name):
            chosen[name] = data.draw(typed)
    for name in chosen:
        rest = {other: value for other, value in chosen.items() if other != name}
        checked(completions.values(prompt, "es", kind, name, rest, str(chosen[name])))
        checked(completions.values(prompt, "en", kind, name, {}, ""))
    try:
        action = notation.meant(kind, chosen, prompt.table.plain_names)
    except Unread as wrong:
        told(prompt, plan_notes.unread(prompt, "en", wrong))
        return
    try:
        plans.tried(prompt.game, prompt.turn, [action], sure=False)
    except plans.Refused as wrong:
        refusal = wrong.refusal or Malformed()
        told(prompt, plan_notes.one_refused(prompt, "en", refusal, wrong.instead))


def checked(offered: Sequence[completions.Choice]) -> None:
    assert len(offered) <= limits.OPTIONS
    for name, value in offered:
        assert 1 <= len(name) <= limits.OPTION_LABEL
        assert isinstance(value, int) or 1 <= len(value) <= 100
