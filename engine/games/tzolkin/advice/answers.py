"""Answers to decisions: wealth tiles, days, and all that an action asks."""

from itertools import chain

from engine.core.model import Seat
from engine.games.tzolkin.actions import TzolkinAction
from engine.games.tzolkin.advice.actions_worth import ActionsWorth
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Advance, Build, Harvest
from engine.games.tzolkin.legal import legal
from engine.games.tzolkin.moves.act import ActElsewhere
from engine.games.tzolkin.moves.advance import AdvanceIn
from engine.games.tzolkin.moves.build import BuildBuilding
from engine.games.tzolkin.moves.choose_wealth import ChooseWealth
from engine.games.tzolkin.moves.exchange import Exchange
from engine.games.tzolkin.moves.harvest import HarvestFields
from engine.games.tzolkin.moves.monument import BuildMonument
from engine.games.tzolkin.moves.pay import PayBlocks
from engine.games.tzolkin.moves.set_days import SetDays
from engine.games.tzolkin.moves.step_down import GoDown
from engine.games.tzolkin.moves.step_up import GoUp
from engine.games.tzolkin.moves.take_block import TakeOne
from engine.games.tzolkin.standing import on_gears
from engine.games.tzolkin.state import TzolkinState

MANY = 3


def answers(state: TzolkinState, seat: Seat) -> tuple[TzolkinAction, ...]:
    """Legal answers, the best first; `decline`, which is worth nothing, comes before what would cost."""
    judge = ActionsWorth(state, seat)
    judged = [(_value(judge, action), action) for action in legal(state, seat)]
    return tuple(action for _, action in sorted(judged, key=lambda one: -one[0])[:MANY])


def _value(judge: ActionsWorth, action: TzolkinAction) -> float:
    """What an answer brings."""
    worth, state = judge.worth, judge.state
    frame = state.pending[-1] if state.pending else None
    if isinstance(action, ChooseWealth):
        tiles = (DATA.wealth_tile[action.first], DATA.wealth_tile[action.second])
        return sum(worth.effect(one) for one in chain.from_iterable(tile.effects for tile in tiles))
    if isinstance(action, SetDays):
        mine, all_of_us = on_gears(state, judge.seat), sum(on_gears(state, one) for one in range(state.seats))
        hungry = worth.shortage > 0 and worth.days_to_food <= action.days
        return 0.0 if action.days == 1 else mine - 0.7 * (all_of_us - mine) - 4.0 * hungry
    if isinstance(action, HarvestFields) and isinstance(frame, Harvest):
        return judge.harvest(frame.action)[action.take]
    if isinstance(action, GoDown):
        return -worth.fall(action.temple)
    if isinstance(action, GoUp):
        return worth.step(action.temple)
    if isinstance(action, AdvanceIn) and isinstance(frame, Advance):
        return worth.technology(action.technology) if frame.free else worth.net_technology(action.technology)
    if isinstance(action, PayBlocks):
        offered = worth.best_step() if frame is not None and getattr(frame, "optional", False) else 0.0
        return offered - worth.blocks(action.blocks)
    if isinstance(action, TakeOne):
        return worth.block(action.block)
    if isinstance(action, BuildBuilding) and isinstance(frame, Build):
        return judge.building(frame, action.building, action.architecture)
    if isinstance(action, BuildMonument):
        return judge.monument(action.monument)
    if isinstance(action, Exchange):
        return _exchange(judge, action)
    if isinstance(action, ActElsewhere):
        return judge.value(action.gear, action.action) - 0.3
    return 0.0


def _exchange(judge: ActionsWorth, action: Exchange) -> float:
    """Blocks are sold only to feed the workers on a Food Day that is near; corn is kept."""
    worth = judge.worth
    if action.take == "corn" and worth.shortage and worth.days_to_food <= 1:
        assert action.give != "corn", "one of the two is a block"
        return 1.5 * min(worth.shortage, DATA.rate[action.give]) - worth.block(action.give)
    return -1.0
