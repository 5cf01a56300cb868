"""The pictures of Tikal that show what its pictures can do."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.core.model import Action
from renderer.gallery import Moment, moments, turns
from renderer.picture import Request, draw
from renderer.replay import film

GAME = "tikal"
NAMES = ("Marta", "Jonas", "Priya", "Tomás")
MANY_SCRIPTS = ("Ζωή 🔥", "王小明", "דוד", "Nguyễn Thị")
MOST_FILM = 700_000


def board(moment: Moment, names: Sequence[str] = NAMES, **more: Any) -> Request:
    """The board of a moment with the marks of its turn."""
    return Request(GAME, "board", moment.view, tuple(names[: len(moment.view.players)]), events=moment.events, **more)


def pictures() -> Iterator[tuple[str, bytes]]:
    """File names and files."""
    four = moments(GAME, 4, "gallery")
    ends = turns(four)
    late = ends[int(len(ends) * 0.72)]
    yield "early.png", draw(board(ends[3]))
    yield "late.png", draw(board(late))
    yield "large.png", draw(board(late, large=True))
    yield "quarter.png", draw(board(late, quarter=0))
    yield "names.png", draw(board(ends[len(ends) // 2], MANY_SCRIPTS))
    yield "move.png", draw(_choosing(four, "move", "target"))
    yield "tile.png", draw(_choosing(four, "place_tile", "hex"))
    yield "turned.png", draw(_choosing(four, "place_tile", "rotation"))
    two = turns(moments(GAME, 2, "gallery"))
    yield "two.png", draw(board(two[len(two) * 2 // 3]))
    auction = [one for one in moments(GAME, 3, "gallery", auction=True) if one.view.phase == "bid"]
    yield "auction.png", draw(board(auction[len(auction) // 2]))
    yield "summary.png", draw(replace(board(four[-1]), kind="summary", events=(), outcome=four[-1].outcome))
    yield "replay.webp", film([board(one) for one in ends[8:20]], MOST_FILM).data


def _choosing(played: Sequence[Moment], kind: str, field: str) -> Request:
    """A crop of the moment, two thirds into the game, at which an action of that kind leaves most to choose."""
    middle = played[len(played) // 3 : len(played) * 2 // 3]
    best: tuple[int, Moment, tuple[Action, ...]] | None = None
    for moment in middle:
        actions = tuple(action for action in moment.legal if action.kind == kind)
        groups: dict[Any, list[Action]] = {}
        for action in actions:
            fixed = tuple((name, value) for name, value in action if name not in (field, "workers", "leader"))
            groups.setdefault(fixed if field != "hex" else None, []).append(action)
        for group in groups.values():
            count = len({getattr(action, field) for action in group})
            if best is None or count > best[0]:
                best = (count, moment, tuple(group))
    assert best is not None, "every game has such a moment"
    _, moment, actions = best
    return replace(board(moment), events=(), legal=actions, field=field, crop=True)
