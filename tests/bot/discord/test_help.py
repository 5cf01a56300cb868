"""Help where one stands: the page of the phase, and why what is greyed out cannot be done."""

from pathlib import Path
from typing import Any

import pytest

from bot.locale import languages
from bot.ui import guide, letters
from engine.core import registry
from engine.games.tikal.moves.enter import Enter
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.positions import moments
from tests.bot.discord.stage import Stage, staged, texts, verbs
from tests.bot.discord.within import within


async def begun(stage: Stage, **options: Any) -> tuple[Group, Player]:
    people = [stage.person(name) for name in ("Ana", "Ben")]
    group = Group(stage, await opened(stage, *people, seats=2, **options), people)
    [mover] = await group.movers()
    await mover.open()
    return group, mover


async def asked(player: Player) -> str:
    """What `?` in the panel says."""
    answer = await player.click(verbs(player.panel)["help"][0])
    assert answer.ephemeral
    return texts(answer.response)


async def test_the_question_mark_opens_the_page_of_the_phase(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player = await begun(stage)
        placing = await asked(player)
        assert placing.startswith("**A turn**"), placing[:80]
        await player.act(await player.best())
        assert "What the action points buy" in await asked(player)
    (tmp_path / "auction").mkdir()
    async with staged(tmp_path / "auction", pictures=False) as stage:
        _, player = await begun(stage, options="auction=true")
        assert "The auction variant" in await asked(player)


async def test_why_not_gives_the_reason_and_the_page_for_each_kind_that_is_greyed_out(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player = await begun(stage)
        await player.act((await player.prompt()).legal[0])
        said = await asked(player)
        assert "Why not?" in said
        assert "*Move*: You do not have those members" in said
        assert "*Uncover*: You have nobody on" in said
        assert "(`treasures`)" in said
        assert "*Bring in*:" not in said, "that can be done"
        await player.act(Enter(hex="A5", workers=1, leader=False))
        assert "*Move*:" not in await asked(player)


async def test_an_old_panel_and_the_live_post_open_the_first_page(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        group, player = await begun(stage)
        old = verbs(player.panel)["help"][0]
        await group.turn(player, 1)
        answer = await stage.press(player.actor, stage.live, old)
        assert "Tikal in ten lines" in texts(answer.response)
        post = await stage.person("Dov").click(stage.live, custom_id=verbs(stage.live)["help"][0])
        assert "Tikal in ten lines" in texts(post.response)


async def test_topics_are_those_of_the_game_of_the_channel(tmp_path: Path) -> None:
    async with staged(tmp_path, pictures=False) as stage:
        _, player = await begun(stage)
        topics = await player.actor.autocomplete(stage.channel, "help", "topic", "auc")
        assert [topic["value"] for topic in topics] == ["auction"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["tikal", "tzolkin"])
def test_a_page_lists_each_other_page_once_by_title_and_key(game: str, lang: str) -> None:
    pages = registry.words(game).help(lang)
    for topic in pages:
        said = guide.page(lang, game, topic).text
        for key, page in pages.items():
            listed = f"{letters.heading(page)} (`{key}`)"
            assert said.count(listed) == (key != topic), listed
    for sign in ("More pages: ", "Hay más páginas"):
        assert sign not in "".join(pages.values()), "that list is below every page"
    assert "➜" in pages["start"]


@pytest.mark.parametrize("auction", [False, True])
def test_every_moment_of_a_game_fits_into_a_message_with_its_whole_page(auction: bool) -> None:
    seen = set()
    for number, moment in enumerate(moments("tikal", 3, {"auction": auction}, "help", every=9)):
        if moment.prompt.table.match.status == "running":
            lang = languages()[number % len(languages())]
            letter = guide.here(moment.prompt, lang)
            within(letter)
            words = moment.prompt.table.words
            topic = words.help_topic(moment.prompt.view)
            seen.add(topic)
            assert words.help(lang)[topic] in letter.text
    assert {"turn", "actions", "scoring"} <= seen
