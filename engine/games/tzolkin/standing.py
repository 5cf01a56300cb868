"""What a seat has and can, asked of a state: effects, workers in hand, blocks, spaces, room on temples."""

from engine.core.model import Seat
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import (
    BLOCKS,
    TECHNOLOGIES,
    TEMPLES,
    Blocks,
    EffectKey,
    Gear,
    Place,
    Technology,
    Temple,
)
from engine.games.tzolkin.state import TzolkinOptions, TzolkinState


def effect_of(options: TzolkinOptions, levels: tuple[int, ...], key: EffectKey) -> int:
    """What these technology levels give for an effect, 0 for nothing (0.1)."""
    rows = DATA.effects[options.technologies, key]
    return sum(value for technology, level, value in rows if levels[technology] >= level)


def effect(state: TzolkinState, seat: Seat, key: EffectKey) -> int:
    """What the seat's technologies give for an effect, 0 for nothing (0.1)."""
    return effect_of(state.options, state.players[seat].technologies, key)


def has_architecture(state: TzolkinState, seat: Seat) -> bool:
    """Whether building is in any way better for the seat (7.10)."""
    keys: tuple[EffectKey, ...] = ("build_corn", "build_discount", "build_points")
    return any(effect(state, seat, key) for key in keys)


def on_gears(state: TzolkinState, seat: Seat) -> int:
    """How many own workers stand on gears."""
    return sum(cells.count(seat) for cells in state.gears)


def in_hand(state: TzolkinState, seat: Seat) -> int:
    """How many workers the seat can place (1.3)."""
    return state.players[seat].workers - on_gears(state, seat) - (state.starting_space == seat)


def free_space(state: TzolkinState, gear: Gear) -> int | None:
    """The lowest free numbered space of a gear (5.1); None if there is none."""
    cells = state.gear(gear)
    return next((space for space in range(DATA.gear[gear].last + 1) if cells[space] is None), None)


def space_of(state: TzolkinState, place: Place) -> int | None:
    """The number of the space that a worker placed there would take; the starting space counts as 0 (5.2)."""
    if place == "start":
        return 0 if state.starting_space is None else None
    return free_space(state, place)


def can_rise(state: TzolkinState, seat: Seat, temple: Temple) -> bool:
    """Whether a step up is not lost (7.17)."""
    step, top, at = state.players[seat].step(temple), DATA.temple[temple].top, TEMPLES.index(temple)
    if step + 1 < top:
        return True
    return step < top and not any(player.temples[at] == top for player in state.players)


def can_fall(state: TzolkinState, seat: Seat, temple: Temple) -> bool:
    """Whether the marker is above the bottom (7.18)."""
    return state.players[seat].step(temple) > DATA.temple[temple].bottom


def can_fall_somewhere(state: TzolkinState, seat: Seat) -> bool:
    """Whether some marker is above its bottom."""
    return any(can_fall(state, seat, temple) for temple in TEMPLES)


def can_beg(state: TzolkinState, seat: Seat) -> bool:
    """Whether begging is possible at this moment, if nothing was done yet (4.1)."""
    few = state.players[seat].corn <= DATA.begging.most
    return state.mode == "none" and not state.begged and few and can_fall_somewhere(state, seat)


def advance_price(state: TzolkinState, seat: Seat, technology: Technology) -> int:
    """Blocks for the next advance (7.4)."""
    level, prices = state.players[seat].technologies[TECHNOLOGIES.index(technology)], DATA.technologies.prices
    return prices[level] if level < len(prices) else DATA.technologies.again


def mixes(held: Blocks, amount: int) -> tuple[Blocks, ...]:
    """Every way to take so many blocks out of these, by wood, then stone."""
    wood, stone, gold = held
    return tuple(
        (some, more, amount - some - more)
        for some in range(min(wood, amount) + 1)
        for more in range(min(stone, amount - some) + 1)
        if amount - some - more <= gold
    )


def covers(held: Blocks, cost: Blocks) -> bool:
    """Whether the blocks suffice for a cost."""
    return all(have >= need for have, need in zip(held, cost, strict=True))


def ways_to_drop(cost: Blocks, blocks: int) -> tuple[Blocks, ...]:
    """The costs that are left when so many blocks need not be paid (a6), each once, by wood, then stone."""
    costs = {cost}
    for _ in range(blocks):
        costs = {_less(one, at) for one in costs for at in range(len(BLOCKS)) if one[at]} or costs
    return tuple(sorted(costs))


def _less(cost: Blocks, at: int) -> Blocks:
    wood, stone, gold = (need - (number == at) for number, need in enumerate(cost))
    return wood, stone, gold
