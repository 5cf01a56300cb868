"""The end post explains every total: points by source, and what no scoring brought."""

import re
from typing import Any

import pytest

from bot.ui.end_post import end_post, ranks
from tests.bot.discord.positions import moments

GAMES = [("tikal", 3, {}), ("tikal", 3, {"auction": True}), ("tzolkin", 2, {})]
PARTS = {"¼": 1, "½": 2, "¾": 3}


def quarters(number: str) -> int:
    """A number as people read it, in quarters."""
    part = PARTS.get(number[-1], 0)
    whole = number.rstrip("".join(PARTS))
    return (-1 if whole.startswith("-") else 1) * (abs(int(whole.strip("-") or 0)) * 4 + part)


@pytest.mark.parametrize(("key", "seats", "options"), GAMES)
def test_the_sources_of_each_seat_sum_to_its_total(key: str, seats: int, options: dict[str, Any]) -> None:
    *_, last = moments(key, seats, options, "sums", every=50)
    table = last.prompt.table
    outcome = table.game.outcome(table.state)
    assert outcome is not None, "the last moment is the end"
    said = re.findall(r"by round; (.*); (\S+) in all", end_post(table, None, None).text)
    assert len(said) == seats
    for sources, total in said:
        points = [quarters(one.rpartition(" ")[2]) for one in sources.split(", ")]
        assert sum(points) == quarters(total), sources
    told = "Start and bids" if key == "tikal" else "During the turns"
    for rank, (sources, total) in enumerate(said):
        seat = ranks(outcome)[rank][1]
        scored = sum(one.points for one in outcome.details if one.seat == seat)
        assert quarters(total) * table.game.meta.point_unit == outcome.scores[seat] * 4
        assert (told in sources) == (scored != outcome.scores[seat])
