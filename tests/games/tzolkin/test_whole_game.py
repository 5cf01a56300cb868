"""Three people play a whole game on the stage by the generic menus, with the board in words (issue 3)."""

import json
import re
from pathlib import Path

from bot.commands.replay import play as replayed
from tests.bot.discord.player import Group, opened
from tests.bot.discord.stage import staged, texts, verbs


def quarters(told: str) -> int:
    """Quarter points from a number as people read it, such as 45¼."""
    whole, fraction = re.fullmatch(r"([-−]?\d*)([¼½¾]?)", told).groups()
    return 4 * int((whole or "0").replace("−", "-")) + " ¼½¾".index(fraction or " ")


async def test_three_people_play_a_whole_game_by_menus_and_its_record_replays(tmp_path: Path) -> None:
    async with staged(tmp_path, "wheels") as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, game="tzolkin", seats=3)
        group = Group(stage, match, people)
        asked: set[str] = set()
        while not await group.over():
            assert [m.id for m in stage.channel.history() if "play" in verbs(m)] == [stage.live.id]
            assert "could not be drawn" not in texts(stage.live), "this game has no pictures yet, so none is missed"
            asked.add((await group.table()).state.phase)
            await group.episode()
        assert asked >= {"setup_wealth", "turn"}
        table = await group.table()
        outcome = table.game.outcome(table.state)
        ranking = re.findall(r"^\d\. .* \*\*([^*]+)\*\*$", texts(stage.live), re.MULTILINE)
        assert [quarters(told) for told in ranking] == sorted(outcome.scores, reverse=True)
        answer = await people[0].slash(stage.channel, "game export")
        record = next(f for f in answer.response.attachments if f.filename.endswith(".json"))
        file = tmp_path / record.filename
        file.write_bytes(await record.read())
        assert replayed(str(file)).ok
        assert json.loads(file.read_bytes())["result"]["scores"] == list(outcome.scores)
