"""The cards and lanterns."""

STRENGTH = {"ember": 1, "spark": 2, "flame": 3}
"""Oil cards and what they are worth in an offer and in a payment."""

LANTERNS = {
    "reed": (1, 1),
    "clay": (2, 2),
    "shell": (2, 3),
    "paper": (3, 3),
    "heron": (3, 4),
    "jade": (4, 5),
    "moth": (4, 6),
    "moon": (5, 7),
    "river": (5, 8),
}
"""Lanterns by name: price and light."""

HAND = 3
ROW = 4


def cards(seats: int) -> tuple[str, ...]:
    """All oil cards of a game, sorted: few enough that the discards are shuffled again."""
    names = list(STRENGTH)
    return tuple(sorted(names[number % 3] for number in range(5 * seats + 1)))
