"""Names that their owners had deleted, and how they come back."""

from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.player import begun
from tests.bot.discord.stage import staged, texts


async def test_a_forgotten_name_is_gone_and_comes_back_when_its_owner_plays(tmp_path: Path) -> None:
    async with staged(tmp_path, "forget", pictures=False) as stage:
        group, player = await begun(stage)
        name = player.actor.name
        stranger = stage.person("Dov")

        async def told() -> str:
            commands = ("game board", "game info", "game list")
            return "\n".join([texts((await stranger.slash(stage.channel, one)).response) for one in commands])

        for answer, gone in (("no", False), ("yes", True)):
            question = stage.again((await player.actor.slash(stage.channel, "me forget")).response)
            await player.actor.click(question, custom_id=f"s:forget:0:-:-:{answer}")
            assert (name not in await told()) == gone
        assert "ivory ●" in await told() or "sky ▲" in await told()
        await player.actor.slash(stage.channel, "game list")
        assert name not in await told(), "what is about no table brings it back nowhere"
        await player.actor.slash(stage.channel, "game info")
        assert name in await told()
        await player.open()
        await group.turn(player, 1)
        assert name in texts(stage.live)


@pytest.mark.parametrize("press", ["board", "log", "play"])
async def test_a_forgotten_name_comes_back_by_any_press_at_the_table_and_at_no_other(
    tmp_path: Path, press: str
) -> None:
    async with staged(tmp_path, "again", pictures=False) as stage:
        group, player = await begun(stage)
        await player.actor.slash(stage.channel, "game new", game="tikal", place="channel")
        store, user = stage.bot.wired.store, player.actor.id
        await store.forget_names(user)
        await stage.press(player.actor, stage.live, f"s:{press}:{group.match}:-:-:")
        names = {seat.name for match in await store.matches() for seat in match.seats if seat.user_id == user}
        assert names == {player.actor.name, ""}
        changes: list[object] = []
        rename = store.rename

        async def counted(*given: Any) -> None:
            changes.append(given)
            await rename(*given)

        store.rename = counted  # type: ignore[method-assign]
        await stage.press(player.actor, stage.live, f"s:{press}:{group.match}:-:-:")
        assert changes == [], "nothing is written that is no news"
