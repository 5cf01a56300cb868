"""People who press anything that they can see, in no sensible order: nothing breaks, and the log stays true."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.player import opened
from tests.bot.discord.stage import Stage, components, staged, texts

PRESSES = 300
PLAYING = {"play", "open", "pick", "menu", "hint", "sure"}


class Monkey:
    """Somebody who presses what their eyes fall on: public posts, private answers, direct messages."""

    def __init__(self, stage: Stage, actor: Any, rng: random.Random) -> None:
        self.stage, self.actor, self.rng = stage, actor, rng
        self.answers: list[Any] = []

    def sight(self) -> Any:
        """A message that this person may press something on, the latest most often."""
        mine = [self.stage.again(answer) for answer in self.answers[-2:]]
        seen = [*self.stage.channel.history()[-3:], *mine, *mine[-1:] * 4]
        return self.rng.choice([message for message in seen if self.choices(message)] or seen)

    def choices(self, message: Any) -> list[dict[str, Any]]:
        """The components that can be pressed; giving up is left to other tests."""
        return [
            part
            for part in components(message)
            if part["type"] in (2, 3) and not part.get("disabled") and ":resign:" not in part.get("custom_id", "")
        ]

    async def press(self) -> str:
        """Press something; what could be read afterwards."""
        message = self.sight()
        found = self.choices(message)
        if not found:
            return ""
        weights = [6 if part["custom_id"].split(":")[1] in PLAYING else 1 for part in found]
        [part] = self.rng.choices(found, weights)
        if part["type"] == 3:
            value = self.rng.choice(part["options"])["value"]
            result = await self.actor.select(message, [value], custom_id=part["custom_id"])
        else:
            result = await self.actor.click(message, custom_id=part["custom_id"])
        assert result.acknowledged
        if result.response is not None and result.response.ephemeral:
            self.answers.append(result.response)
        return texts(result.response or self.stage.again(message))


@pytest.mark.parametrize(
    "options", [{}, {"options": "auction=true"}, {"game": "lantern"}, {"practice": True}], ids=str
)
async def test_presses_at_random_break_nothing_and_the_log_stays_true_r13(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    rng = random.Random(str(options))
    async with staged(tmp_path, "monkeys", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        seated = people[:1] if options.get("practice") else people
        match = await opened(stage, *seated, seats=3, **options)
        monkeys = [Monkey(stage, person, rng) for person in [*people, stage.person("Dov")]]
        said = [await rng.choice(monkeys).press() for _ in range(PRESSES)]
        assert not [text for text in said if "went wrong" in text or "cannot be reached" in text]
        table = await stage.bot.wired.tables.load(match)
        verdict = await stage.bot.wired.history.verify(table)
        assert (verdict.deal, verdict.journal) == (True, True)
        rows = await stage.bot.wired.store.journal(match)
        by_seat = {seat.seat: seat.user_id for seat in table.match.seats}
        assert all(row.user_id == by_seat[row.seat] for row in rows if row.seat is not None), (
            "all played for themselves"
        )
        drafts = [await stage.bot.wired.store.draft(match, seat) for seat in by_seat]
        assert len(rows) > 1 or any(drafts), "something was played"
