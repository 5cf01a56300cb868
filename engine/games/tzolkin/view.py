"""What may be known of a table of Tzolk'in (rules 1.5): everything but stacks, undealt tiles and secret choices."""

from engine.core.model import Seat, Value, View
from engine.games.tzolkin.frames import Pending
from engine.games.tzolkin.names import EffectKey, Gear, Mode, Phase
from engine.games.tzolkin.parts import Table


class GearView(Value):
    """A gear: for each position nothing, a seat, or -1 for a dummy. Spaces are numbered up to `last`."""

    name: Gear
    cells: tuple[int | None, ...]
    last: int


class FieldView(Value):
    """Harvest tiles left for an action of Palenque; every wood tile covers a corn tile."""

    action: int
    corn: int
    wood: int


class PlayerView(Value):
    """One seat.

    `workers` in play, `hand` of them in hand. `score` in quarter points. `light`: the side of the board. `temples`
    and `technologies` in the order of 15.1, `effects` what the levels give together. `chosen`: has taken its wealth
    tiles; `wealth` shows them to all after the setup, before to the seat alone. `hungry_mouths` workers have to be
    fed on a Food Day, with `corn_each`.
    """

    seat: Seat
    workers: int
    hand: int
    corn: int
    wood: int
    stone: int
    gold: int
    skull: int
    score: int
    light: bool
    temples: tuple[int, ...]
    technologies: tuple[int, ...]
    effects: tuple[tuple[EffectKey, int], ...]
    buildings: tuple[str, ...]
    monuments: tuple[str, ...]
    chosen: bool
    wealth: tuple[str, ...]
    corn_tiles: int
    wood_tiles: int
    hungry_mouths: int
    corn_each: int


class FoodDayView(Value):
    """The tooth of a Food Day, and whether the temples give goods or points."""

    tooth: int
    goods: bool


class TzolkinView(View):
    """The table.

    `viewer` whose view it is, None for the public. `seat` is whose turn it is, or who chooses the days; None in the
    setup and at the end. `to_act`: who is asked. `turn_index` counts turns taken in this round. `food_day`: this
    round is one. `chichen`: owners of the skulls placed, by action from 1. `row` and `monuments` are None where a
    tile was taken. `stack` buildings of this age are left face down. `mode`, `moved`, `begged`, `pity` and `pending`
    (innermost last) belong to the turn. `dealt`: the viewer's own wealth tiles during the setup.
    """

    viewer: Seat | None
    phase: Phase
    technologies: Table
    turn: int
    seat: Seat | None
    to_act: tuple[Seat, ...]
    starting_player: Seat
    turn_index: int
    tooth: int
    food_days: tuple[FoodDayView, ...]
    food_days_done: int
    food_day: bool
    age: int
    corn_on_teeth: int
    starting_space: Seat | None
    skulls: int
    chichen: tuple[Seat | None, ...]
    jungle: tuple[FieldView, ...]
    row: tuple[str | None, ...]
    stack: int
    monuments: tuple[str | None, ...]
    gears: tuple[GearView, ...]
    players: tuple[PlayerView, ...]
    mode: Mode
    moved: int
    begged: bool
    pity: bool
    pending: tuple[Pending, ...]
    dealt: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()
