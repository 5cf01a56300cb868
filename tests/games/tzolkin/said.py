"""What the tests of Tzolk'in's words share: names, positions to talk about, and what every text must be."""

from functools import cache

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import finish_round, play, table
from tests.games.tzolkin.walk import GAMES, walk

NAMES = ("Ana", "Ben", "Cat", "Dov")
LONG = tuple(letter * 32 for letter in "WMQG")


def sound(text):
    """The text, which must be a whole sentence without a hole."""
    assert text
    assert text[0] == text[0].upper(), text
    for hole in ("None", "{", "}", "  ", "()", "[", "True", "False"):
        assert hole not in text, text
    assert text == text.strip()
    return text


@cache
def moments(every=9):
    """(state, seat) from games by chance of all tables, in which much happens; each with its legal actions."""
    found = []
    for seats, technologies in GAMES:
        for rich in (True, False):
            steps = walk(seats, technologies, rich=rich)
            seen = set()
            for number, (state, seat, _, _) in enumerate(steps):
                frame = (state.phase, state.mode, state.pending[-1] if state.pending else None)
                if number % every == 0 or frame not in seen:
                    found.append((state, seat, GAME.legal_actions(state, seat)))
                seen.add(frame)
    full = (crowded(), play(crowded(), "pick uxmal 7 1").state, play(crowded(), "pick tikal 6 4").state)
    return (*found, *((state, state.seat, GAME.legal_actions(state, state.seat)) for state in full))


def crowded():
    """A turn with six workers on the gears, much of everything, full temples and an empty bank of skulls."""
    return table(
        "palenque 6:0 7:0; yaxchilan 4:0; tikal 6:0; uxmal 7:0; chichen 10:0",
        skulls=0,
        p0={
            "workers": 6,
            "corn": 12,
            "wood": 5,
            "stone": 5,
            "gold": 5,
            "skull": 2,
            "temples": {"chaac": 5, "quetzalcoatl": 6, "kukulkan": 2},
            "levels": {"architecture": 3, "agriculture": 2},
        },
        p1={"temples": {"quetzalcoatl": 7}},
    )


def ends():
    """The last state of each game."""
    return [walk(seats, technologies)[-1][3].state for seats, technologies in GAMES]


def all_events():
    """Every event of those games."""
    steps = [
        step
        for seats, technologies in GAMES
        for rich in (True, False)
        for _, _, _, step in walk(seats, technologies, rich=rich)
    ]
    steps.append(play(crowded(), "pick uxmal 7 1", "up chaac"))
    steps.append(finish_round(table("tikal 7:1", p0={"corn": 3}), "place palenque"))
    return [event for step in steps for event in step.events]
