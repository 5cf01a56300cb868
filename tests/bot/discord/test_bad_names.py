"""Names that would ping, format, reverse or break a text: nothing of it happens, in no message and no picture."""

import json
import re
import unicodedata
from pathlib import Path

import pytest

from bot.service.names import LONGEST, clean, harmless
from bot.store.rows import SeatRow
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.stage import Stage, components, staged, texts

NASTY = {
    "everyone": "@everyone",
    "here": "@here",
    "mention": "<@123456789012345678>",
    "role": "<@&123456789012345678>",
    "channel": "<#123456789012345678>",
    "time": "<t:0:R>",
    "link": "[free](https://example.org)",
    "address": "https://example.org/x",
    "emoji": "💀" * 32,
    "family": "👩‍👩‍👧‍👦" * 8,
    "zalgo": "Z̸̧̛̗͓͇̝̠͗̅͒́̾͋͠ȃ̵̢͍͕͉̝͈̌̀̀͜l̸̡͖̟̪͍̑́́͑͝g̵̢̛̯̗̤̣̉̏̎ơ̴̢̱̯",
    "reversed": "abc\u202edcba\u2066x",
    "nothing": "\u200b\u200c\u200d\ufeff",
    "fillers": "\u3164\u2800\u115f",
    "code": "```py\nx```",
    "lines": "one\ntwo\r\nthree\u2028four",
    "wide": "漢字" * 16,
    "arabic": "محمد بن عبد الله بن عبد المطلب",
    "mathematical": "𝕄𝕒𝕥𝕙𝕖𝕞𝕒𝕥𝕚𝕔𝕒𝕝",
    "spoiler": "||secret||",
    "heading": "# Big",
    "small": "-# small",
    "list": "- item",
    "number": "1. first",
    "quote": "> quoted",
    "marks": "**__~~*_`",
    "spaces": "   ",
}
_ALIVE = re.compile(r"(?<!\\)[*_~`|>#\[\]<]")


@pytest.mark.parametrize("name", NASTY.values(), ids=NASTY)
def test_a_name_becomes_harmless_and_stays_one_line_of_at_most_32(name: str) -> None:
    shown = clean(name)
    assert 1 <= len(shown) <= LONGEST
    assert "\n" not in shown
    assert clean(shown) == shown
    assert not {unicodedata.category(char) for char in shown.replace("\u200d", "")} & {"Cc", "Cf", "Zl", "Zp"}
    safe = harmless(name)
    assert not _ALIVE.search(safe.replace("\\\\", "")), safe
    assert "@everyone" not in safe
    assert "@here" not in safe
    assert not re.match(r"[-+] |\d+\. ", safe)


@pytest.mark.parametrize("name", ["nothing", "fillers", "spaces"])
def test_a_name_of_which_nothing_can_be_seen_becomes_a_dash(name: str) -> None:
    assert clean(NASTY[name]) == "–"


async def play(stage: Stage, *names: str) -> int:
    """A few turns of people with these names, with everything that names stand in."""
    people = [stage.person(name) for name in names]
    number = await opened(stage, *people)
    group = Group(stage, number, people)
    await group.episode()
    player: Player = (await group.movers())[0]
    await player.open()
    for command in ("info", "log", "board", "verify", "export", "list"):
        await people[0].slash(stage.channel, f"game {command}")
    await people[1].slash(stage.channel, "game turn")
    return number


@pytest.mark.parametrize("at", range(0, len(NASTY), 4))
async def test_no_name_pings_formats_or_breaks_anything_that_is_sent(tmp_path: Path, at: int) -> None:
    names = [*NASTY.values()][at : at + 4]
    names += ["Ben"] * (2 - len(names))
    async with staged(tmp_path, pictures=False) as stage:
        await play(stage, *names)
        bodies = [r.json for r in stage.env.http_requests if isinstance(r.json, dict) and "components" in r.json]
        said = [texts(message) for message in stage.channel.history()]
    assert len(bodies) > 12
    for body in bodies:
        raw = json.dumps(body["components"], ensure_ascii=False)
        assert "@everyone" not in raw
        assert "@here" not in raw
        assert body["allowed_mentions"]["parse"] == []
        assert not body["allowed_mentions"].get("users")
    for text in said:
        assert "123456789012345678>" not in text.replace("\\>", "")
        assert "\u202e" not in text
        assert "```" not in text


async def test_a_picture_with_the_strangest_names_is_drawn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person(NASTY[name]) for name in ("emoji", "zalgo", "wide", "reversed")]
        await opened(stage, *people)
        assert [part for part in components(stage.live) if part["type"] == 12]
        assert "in words" not in texts(stage.live)


async def test_a_name_that_changes_is_cleaned_when_it_is_seen_again(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = await opened(stage, ana, ben)
        mover = (await Group(stage, number, [ana, ben]).movers())[0]
        stage.env.backend.users[mover.actor.id].global_name = "\u202e@everyone\n" * 5
        await mover.open()
        table = await stage.bot.wired.tables.load(number)
        seat: SeatRow = next(seat for seat in table.match.seats if seat.user_id == mover.actor.id)
        assert seat.name == clean("\u202e@everyone\n" * 5)
        assert "@everyone" not in texts(mover.panel)


async def test_a_forgotten_name_is_a_colour_and_a_shape_everywhere_and_the_game_goes_on_r69(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        ana, ben = stage.person("Ana"), stage.person("Ben")
        number = await opened(stage, ana, ben)
        group = Group(stage, number, [ana, ben])
        question = (await ana.slash(stage.channel, "me forget")).response
        await ana.click(stage.again(question), custom_id="s:forget:0:-:-:yes")
        shown = await ben.slash(stage.channel, "game info")
        assert "Ana" not in texts(shown.response)
        assert "ivory ●" in texts(shown.response)
        await group.episode()
        await group.episode()
        assert (await group.table()).match.episode == 3
