"""Placing or picking up: what the seat does when no decision is pending."""

from engine.core.model import Seat
from engine.games.tzolkin.actions import TzolkinAction
from engine.games.tzolkin.advice.actions_worth import ActionsWorth
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.legal import legal
from engine.games.tzolkin.moves.beg import Beg
from engine.games.tzolkin.moves.end_turn import EndTurn
from engine.games.tzolkin.moves.pick_up import PickUp, way
from engine.games.tzolkin.moves.place import PlaceWorker
from engine.games.tzolkin.names import GEARS, Gear
from engine.games.tzolkin.standing import effect, in_hand, space_of
from engine.games.tzolkin.state import TzolkinState

RIDE = 4  # how many days a worker is expected to ride
PATIENCE = 3.0  # how much of what one more day would bring speaks against picking up now
ENOUGH = 1.2  # the least that picking up, or placing, one more worker should bring
START = 0.4  # the starting space, besides the corn on the teeth
MANY = 3  # suggestions at most


def turn(state: TzolkinState, seat: Seat) -> tuple[TzolkinAction, ...]:
    """Legal actions, the best first."""
    possible = legal(state, seat)
    judge = ActionsWorth(state, seat)
    placing = sorted(_placings(judge, possible), key=lambda one: -one[0])
    picking = sorted(_pickings(judge, possible), key=lambda one: -one[0])
    ending: tuple[TzolkinAction, ...] = tuple(one for one in possible if isinstance(one, EndTurn))
    if state.mode == "place":
        return _more(placing, ending)
    if state.mode == "pick_up":
        return _more(picking, ending)
    begging: tuple[TzolkinAction, ...] = tuple(one for one in possible if isinstance(one, Beg))
    ripe = [value for value, _ in _best_of_each(picking) if value >= ENOUGH]
    good = [value for value, _ in placing if value >= ENOUGH]
    place_first = bool(placing) and (not ripe or _tempo(good, in_hand(state, seat)) > sum(ripe))
    if begging and not ripe and len(good) < 1:
        return (*begging, *_actions(placing[:1]), *_actions(picking[:1]))
    first, second = (placing, picking) if place_first or not picking else (picking, placing)
    return (*_actions(first[:2]), *_actions(second[:1]), *begging)[:MANY]


def _more(judged: list[tuple[float, TzolkinAction]], ending: tuple[TzolkinAction, ...]) -> tuple[TzolkinAction, ...]:
    """Go on while it is worth it, else end the turn."""
    good = [action for value, action in judged if value >= ENOUGH]
    rest = [action for value, action in judged if value < ENOUGH]
    return (*good[:2], *ending, *rest[: 0 if ending else 1])


def _placings(judge: ActionsWorth, possible: tuple[TzolkinAction, ...]) -> list[tuple[float, TzolkinAction]]:
    """Each place with what a worker there may bring after a ride, less its corn."""
    state, worth = judge.state, judge.worth
    found: list[tuple[float, TzolkinAction]] = []
    for action in possible:
        if not isinstance(action, PlaceWorker):
            continue
        space = space_of(state, action.gear) or 0
        corn = space + state.moved
        price = worth.spend(corn)
        if action.gear == "start":
            found.append((START + worth.corn(state.corn_on_teeth) - price, action))
            continue
        ride = min(RIDE, worth.days, DATA.gear[action.gear].last - space)
        rides = [judge.best(action.gear, space + day) - 0.35 * day for day in range(1, ride + 1)]
        crowd = 0.4 * state.gear(action.gear).count(judge.seat)
        found.append((max(rides, default=0.0) - price - crowd, action))
    return found


def _pickings(judge: ActionsWorth, possible: tuple[TzolkinAction, ...]) -> list[tuple[float, TzolkinAction]]:
    """Each use of a worker with what it brings, less its corn, less what waiting would add."""
    state, worth = judge.state, judge.worth
    ahead = bool(effect(state, judge.seat, "chichen_ahead"))
    waiting = {
        (gear, space): _tomorrow(judge, gear, space)
        for gear in GEARS
        for space, cell in enumerate(state.gear(gear))
        if cell == judge.seat
    }
    found: list[tuple[float, TzolkinAction]] = []
    for action in possible:
        if isinstance(action, PickUp):
            steps = way(action.gear, action.space, action.action, ahead) or 0
            now = judge.value(action.gear, action.action) - worth.spend(steps)
            later = waiting[action.gear, action.space]
            found.append((now - PATIENCE * max(0.0, later - now), action))
    return found


def _tomorrow(judge: ActionsWorth, gear: Gear, space: int) -> float:
    """What the worker may be used for a day later; nothing if it would fall off, or the game is over."""
    if not judge.worth.days or space + 1 > DATA.gear[gear].last:
        return 0.0
    return judge.best(gear, space + 1) - 0.3


def _best_of_each(picking: list[tuple[float, TzolkinAction]]) -> list[tuple[float, TzolkinAction]]:
    """The best use of each worker."""
    best: dict[tuple[str, int], tuple[float, TzolkinAction]] = {}
    for value, action in picking:
        if isinstance(action, PickUp):
            best.setdefault((action.gear, action.space), (value, action))
    return list(best.values())


def _tempo(good: list[float], hand: int) -> float:
    """What placing all that is in hand may bring, seen from now."""
    return 0.6 * sum(good[:hand])


def _actions(judged: list[tuple[float, TzolkinAction]]) -> tuple[TzolkinAction, ...]:
    return tuple(action for _, action in judged)
