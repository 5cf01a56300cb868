"""The custom ids of buttons and menus: everything a press means stands in them, so none is ever dead.

    s:<verb>:<match>:<seat>:<prompt>:<path>

`seat` and `prompt` are `-` on public posts, where anybody may press; `path` is what the verb needs. Verbs
also decide, without a look at the database, how a press is acknowledged.
"""

import re
from dataclasses import dataclass
from typing import Literal

from bot.ui.narrow import Path

Ack = Literal["update", "private", "modal"]

VERBS: dict[str, Ack] = {
    # on the lobby card
    "join": "private",
    "leave": "private",
    "start": "private",
    "settings": "private",
    # in the private settings panel
    "set": "update",
    # on turn posts and direct messages
    "play": "private",
    "board": "private",
    "text": "private",
    "log": "private",
    "help": "private",
    # in the private panel of a turn
    "open": "update",
    "pick": "update",
    "menu": "update",
    "page": "update",
    "sure": "update",
    "hint": "update",
    "undo": "update",
    "over": "update",
    # at the end of a tutorial
    "lesson": "update",
    # questions with a yes
    "resign": "update",
    "forget": "update",
    # the private form of a standing order
    "order": "private",
    "terms": "update",
    "form": "modal",
    "ordered": "update",
    "give": "update",
    "revoke": "update",
    # paging of private texts
    "leaf": "update",
    # private boards: closer, turn by turn, as a film
    "zoom": "update",
    "replay": "update",
    "film": "private",
}

_TEMPLATE = re.compile(
    r"s:(?P<verb>[a-z]{1,12}):(?P<match>[0-9]{1,15}):(?P<seat>[0-9]{1,2}|-):(?P<prompt>[0-9]{1,15}|-):(?P<path>.*)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Id:
    """A custom id, taken apart."""

    verb: str
    match: int
    seat: int | None = None
    prompt: int | None = None
    path: Path = ()

    def __str__(self) -> str:
        seat = "-" if self.seat is None else self.seat
        prompt = "-" if self.prompt is None else self.prompt
        return f"s:{self.verb}:{self.match}:{seat}:{prompt}:{'/'.join(self.path)}"


def parse(custom_id: str) -> Id | None:
    """The id in a custom id, None if it is not one of ours."""
    found = _TEMPLATE.fullmatch(custom_id)
    if found is None or found["verb"] not in VERBS:
        return None
    return Id(
        verb=found["verb"],
        match=int(found["match"]),
        seat=None if found["seat"] == "-" else int(found["seat"]),
        prompt=None if found["prompt"] == "-" else int(found["prompt"]),
        path=tuple(found["path"].split("/")) if found["path"] else (),
    )
