"""Looking up and replacing single hexes and seats in a state, and counting figures."""

from typing import Any

from engine.core.model import Seat
from engine.games.tikal.data import Components, components
from engine.games.tikal.state import Hex, Members, Player, TikalState


def parts(state: TikalState) -> Components:
    """The components that the table plays with."""
    return components(state.options.tile_set)


def find(state: TikalState, name: str) -> Hex | None:
    """The explored hex with this name, None if it is not explored."""
    for hex_ in state.hexes:
        if hex_.name == name:
            return hex_
    return None


def put(state: TikalState, new: Hex) -> tuple[Hex, ...]:
    """The hexes with this one in the place of the one with its name, or added where its name belongs."""
    others = [hex_ for hex_ in state.hexes if hex_.name != new.name]
    at = sum(hex_.name < new.name for hex_ in others)
    return (*others[:at], new, *others[at:])


def put_player(state: TikalState, seat: Seat, **changes: Any) -> tuple[Player, ...]:
    """The players, with these fields of one of them changed."""
    changed = state.players[seat].model_copy(update=changes)
    return (*state.players[:seat], changed, *state.players[seat + 1 :])


def members(hex_: Hex, seat: Seat) -> Members:
    """The members of a seat on a hex; with no workers and no leader if there are none."""
    for group in hex_.members:
        if group.seat == seat:
            return group
    return Members(seat=seat, workers=0, leader=False)


def count(group: Members) -> int:
    """How many members these are, the leader counting as one."""
    return group.workers + group.leader


def with_members(hex_: Hex, seat: Seat, workers: int, leader: bool) -> Hex:
    """The hex with exactly these members of the seat."""
    groups = [group for group in hex_.members if group.seat != seat]
    if workers or leader:
        groups.append(Members(seat=seat, workers=workers, leader=leader))
    return hex_.model_copy(update={"members": tuple(sorted(groups, key=lambda group: group.seat))})


def camps_of(state: TikalState, seat: Seat) -> tuple[str, ...]:
    """The hexes that the seat's secret paths join: the base camp and its own camps (5.2), in order of names."""
    base = parts(state).base_camp
    return tuple(hex_.name for hex_ in state.hexes if hex_.name == base or hex_.camp == seat)


def tally(counts: tuple[tuple[str, int], ...], name: str) -> int:
    """How often a hex stands in a per-turn count."""
    return dict(counts).get(name, 0)


def tallied(counts: tuple[tuple[str, int], ...], name: str) -> tuple[tuple[str, int], ...]:
    """The per-turn counts with one more for this hex."""
    counted = dict(counts)
    counted[name] = counted.get(name, 0) + 1
    return tuple(counted.items())
