"""Everything about a table of Tzolk'in, hidden stacks and choices included (rules, section 1)."""

from engine.core.model import Options, Seat, State, Value
from engine.core.rng import Chance
from engine.core.scores import Scored
from engine.games.tzolkin.frames import Pending
from engine.games.tzolkin.names import GEARS, TEMPLES, Gear, Good, Mode, Phase, Temple
from engine.games.tzolkin.parts import Table


class TzolkinOptions(Options):
    """How Tzolk'in is played here: which reading of the technology levels (0.1, a1)."""

    technologies: Table = "rules_text"


class TzolkinDeal(Value):
    """What setup draws (15.7): monuments on display, both stacks of buildings from the top, wealth tiles by seat.

    `dummies`: the wealth tiles drawn for dummy workers, in order.
    """

    first_seat: Seat
    monuments: tuple[str, ...]
    age1: tuple[str, ...]
    age2: tuple[str, ...]
    wealth: tuple[tuple[str, ...], ...]
    dummies: tuple[str, ...]


class Field(Value):
    """Harvest tiles left in a group of fields (7.2); every wood tile covers a corn tile."""

    corn: int
    wood: int

    @property
    def visible(self) -> int:
        """Corn tiles that are not covered."""
        return self.corn - self.wood


class Player(Value):
    """One seat (1.3).

    `score` in quarter points. `workers` in play, wherever they stand. `light`: the side of the board. `temples` and
    `technologies` in the order of 15.1. `chosen`: the wealth tiles taken, hidden from others in the setup.
    """

    workers: int
    corn: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    skull: int = 0
    score: int = 0
    light: bool = True
    temples: tuple[int, ...] = (0, 0, 0)
    technologies: tuple[int, ...] = (0, 0, 0, 0)
    buildings: tuple[str, ...] = ()
    monuments: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    corn_tiles: int = 0
    wood_tiles: int = 0

    @property
    def blocks(self) -> tuple[int, int, int]:
        """Wood, stone, gold."""
        return self.wood, self.stone, self.gold

    def has(self, good: Good) -> int:
        """How many of a good it has."""
        return int(getattr(self, good))

    def step(self, temple: Temple) -> int:
        """Where its marker stands on a temple."""
        return self.temples[TEMPLES.index(temple)]


class TzolkinState(State):
    """The table (1.1, 1.2, 1.4).

    `seat` is whose turn it is, in `advance_choice` who chooses the days; unused in the setup. `turn_index` counts the
    turns taken in this round. `gears` in the order of 15.1: for each position nothing, a seat, or -1 for a dummy.
    `skulls` lie in the bank, `chichen` has the owners of those placed. `jungle` in the order of Palenque's actions.
    `row` and `monuments` are None where a tile was taken. `drawn1` and `drawn2` are how far the stacks of `deal` are
    used. `mode`, `moved` (workers placed or picked up), `begged`, `pity` and `pending` belong to the turn.
    """

    options: TzolkinOptions
    deal: TzolkinDeal
    seats: int
    chance: Chance
    phase: Phase
    episode: int
    seat: Seat
    starting_player: Seat
    turn_index: int = 0
    tooth: int = 0
    food_days_done: int = 0
    age: int = 1
    corn_on_teeth: int = 0
    starting_space: Seat | None = None
    skulls: int
    chichen: tuple[Seat | None, ...]
    jungle: tuple[Field, ...]
    row: tuple[str | None, ...]
    monuments: tuple[str | None, ...]
    drawn1: int
    drawn2: int = 0
    gears: tuple[tuple[int | None, ...], ...]
    players: tuple[Player, ...]
    mode: Mode = "none"
    moved: int = 0
    begged: bool = False
    pity: bool = False
    pending: tuple[Pending, ...] = ()
    scored: tuple[Scored, ...] = ()

    def gear(self, gear: Gear) -> tuple[int | None, ...]:
        """The positions of a gear."""
        return self.gears[GEARS.index(gear)]
