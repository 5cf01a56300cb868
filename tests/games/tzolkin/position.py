"""Tables for tests: built in one call, played by short actions.

state = table(players={0: {"corn": 5}}, workers={"palenque": {3: 0}}, row=("A1-10", "A1-04"))
state = play(state, pick_up("palenque", 3, 2), act("end_turn")).state
"""

from typing import Any

from engine.core import turn as turns
from engine.core.errors import Refusal
from engine.core.rng import Chance
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import DUMMY, GEARS, TECHNOLOGIES, TEMPLES
from engine.games.tzolkin.rules import GAME
from engine.games.tzolkin.setup import dummy_spots
from engine.games.tzolkin.state import TzolkinDeal, TzolkinOptions, TzolkinState

ROW = 6


def deal(seats: int = 2, first_seat: int = 0, **fields: Any) -> TzolkinDeal:
    """Everything in the order of its ids; as many draws for dummies as are needed."""
    tiles = tuple(DATA.wealth_tile)
    rest, drawn = tiles[4 * seats :], 0
    while len(dummy_spots(rest[:drawn], seats)) < DATA.table[seats].dummies:
        drawn += 1
    whole = {
        "first_seat": first_seat,
        "monuments": tuple(DATA.monument)[: DATA.table[seats].monuments],
        "age1": DATA.age(1),
        "age2": DATA.age(2),
        "wealth": tuple(tiles[4 * seat : 4 * seat + 4] for seat in range(seats)),
        "dummies": rest[:drawn],
    }
    return TzolkinDeal(**{**whole, **fields})


def opening(seats: int = 2, technologies: str = "rules_text", **fields: Any) -> TzolkinState:
    """The table at which everybody chooses wealth tiles; `fields` of the deal."""
    options = TzolkinOptions(technologies=technologies)
    return GAME.begin(options, seats, deal(seats, **fields), Chance(seed="test")).state


def table(
    seats: int = 2,
    *,
    technologies: str = "rules_text",
    players: dict[int, dict[str, Any]] | None = None,
    workers: dict[str, dict[int, int | str]] | None = None,
    row: tuple[str | None, ...] | None = None,
    monuments: tuple[str, ...] | None = None,
    **fields: Any,
) -> TzolkinState:
    """A table in the first round, without dummies and without wealth tiles; seat 0 is on turn.

    `players`: fields by seat; `temples` and `technologies` may be dicts by name. `workers`: by gear, the seat (or
    `dummy`) by position; whoever has more workers there than in play gets them. `fields` of the state.
    """
    state = opening(seats, technologies)
    gears = {gear: [None] * DATA.gear[gear].positions for gear in GEARS}
    for gear, cells in (workers or {}).items():
        for position, seat in cells.items():
            gears[gear][position] = DUMMY if seat == "dummy" else seat
    made = list(state.players)
    for seat, changes in (players or {}).items():
        made[seat] = made[seat].model_copy(update=_player(changes))
    for seat, player in enumerate(made):
        standing = sum(cells.count(seat) for cells in gears.values()) + (fields.get("starting_space") == seat)
        made[seat] = player.model_copy(update={"workers": max(player.workers, standing)})
    whole: dict[str, Any] = {
        "phase": "turn",
        "episode": 2,
        "gears": tuple(tuple(gears[gear]) for gear in GEARS),
        "players": tuple(made),
    }
    if row is not None:
        whole["row"] = (*row, *(None,) * (ROW - len(row)))
    if monuments is not None:
        whole["monuments"] = monuments
    changed = state.model_copy(update={**whole, **fields})
    held = sum(player.skull for player in changed.players) + sum(owner is not None for owner in changed.chichen)
    if "skulls" not in fields:
        changed = changed.model_copy(update={"skulls": DATA.skulls - held})
    return GAME.parse_state(GAME.dump(changed))  # so that a test cannot build what no state can be


def _player(changes: dict[str, Any]) -> dict[str, Any]:
    made = dict(changes)
    for field, names in (("temples", TEMPLES), ("technologies", TECHNOLOGIES)):
        if isinstance(made.get(field), dict):
            made[field] = tuple(made[field].get(name, 0) for name in names)
    return made


def act(kind: str, **fields: Any) -> Any:
    """An action from its fields, as a record has it."""
    return GAME.parse_action({"kind": kind, **fields})


def pick_up(gear: str, space: int, action: int) -> Any:
    """Picking up a worker."""
    return act("pick_up", gear=gear, space=space, action=action)


def place(gear: str) -> Any:
    """Placing a worker."""
    return act("place", gear=gear)


def pay(wood: int = 0, stone: int = 0, gold: int = 0) -> Any:
    """Paying blocks."""
    return act("pay", wood=wood, stone=stone, gold=gold)


def on_turn(state: TzolkinState) -> int:
    """The one seat that is to act."""
    (seat,) = GAME.to_act(state)
    return seat


def play(state: TzolkinState, *actions: Any, seat: int | None = None) -> turns.Turn:
    """These actions of the seat on turn, one after the other; `.state` and `.events` of the whole."""
    return turns.replay(GAME, state, on_turn(state) if seat is None else seat, actions)


def passed(state: TzolkinState, *actions: Any) -> TzolkinState:
    """The state after these actions of whoever is on turn each time."""
    for action in actions:
        state = GAME.apply(state, on_turn(state), action).state
    return state


def refused(state: TzolkinState, action: Any, seat: int | None = None) -> str:
    """The code with which an action is refused; fails if it is not, or if it changes anything."""
    before = GAME.dump(state)
    try:
        GAME.apply(state, on_turn(state) if seat is None else seat, action)
    except Refusal as refusal:
        assert GAME.dump(state) == before
        return refusal.code
    raise AssertionError(f"{action!r} was not refused")


def legal(state: TzolkinState, kind: str | None = None, seat: int | None = None) -> list[dict[str, Any]]:
    """The legal actions as records have them, without their kind if one is asked for."""
    listed = [GAME.dump_action(one) for one in GAME.legal_actions(state, on_turn(state) if seat is None else seat)]
    if kind is None:
        return listed
    return [{name: value for name, value in one.items() if name != "kind"} for one in listed if one["kind"] == kind]


def kinds(state: TzolkinState) -> list[str]:
    """The kinds of the legal actions, each once, in order."""
    return list(dict.fromkeys(one["kind"] for one in legal(state)))
