"""Time, as the service sees it: one clock that is given from outside."""

from typing import Protocol

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

PACES = (2 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
"""How long a turn may take before a reminder, in milliseconds: the paces a table can choose."""

REMINDERS = 3
"""How often a person is reminded of one turn, at most (R40: a cap on the number)."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """UTC, in milliseconds since 1970."""
