"""Why the platform, not a game's rules, turns something down."""

from typing import Literal

Reason = Literal[
    "no-match",
    "no-match-here",
    "no-turn",
    "not-lobby",
    "begun",
    "not-running",
    "finished",
    "closed",
    "frozen",
    "full",
    "already-seated",
    "not-seated",
    "host-only",
    "too-few",
    "invited-only",
    "colour-taken",
    "seats-range",
    "seats-taken",
    "spectator",
    "not-your-turn",
    "stale",
    "nothing-to-undo",
    "bad-option",
    "busy",
    "host-leaves",
    "practice-only",
    "missing-permission",
    "too-many-threads",
    "discord-trouble",
    "resigned",
    "wrong-game",
    "wrong-table",
    "name-table",
    "no-guests",
    "no-orders",
]


class Declined(Exception):
    """Nothing was changed. `facts` fill the sentence that the catalogue has for `reason`.

    A tuple among them holds keys of further texts, which are told as a list.
    """

    def __init__(self, reason: Reason, **facts: str | int | tuple[str, ...]) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts
