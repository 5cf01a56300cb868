"""What a sensible player would want to be asked about first."""

from engine.core.game import Caution
from engine.core.model import Seat
from engine.games.tzolkin.actions import TzolkinAction
from engine.games.tzolkin.calendar import is_food_day
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.food_days import meal
from engine.games.tzolkin.frames import StepUp
from engine.games.tzolkin.moves.choose_wealth import ChooseWealth
from engine.games.tzolkin.moves.end_turn import EndTurn
from engine.games.tzolkin.moves.pick_up import PickUp
from engine.games.tzolkin.moves.step_up import GoUp
from engine.games.tzolkin.spaces.uxmal import WORKER
from engine.games.tzolkin.standing import can_rise
from engine.games.tzolkin.state import TzolkinState

SKULL_ACTION = 4


def cautions(state: TzolkinState, seat: Seat, action: TzolkinAction) -> tuple[Caution, ...]:
    """`step_lost` (temple): the step up would be lost. `no_effect`: the action would do nothing (a9).

    `hungry` (hungry, points): the turn would end on a Food Day with workers that cannot be fed (9.1).
    `final_choice` (first, second): wealth tiles are kept with one step that nobody can take back (2.8).
    """
    if isinstance(action, ChooseWealth) and state.phase == "setup_wealth":
        return (Caution("final_choice", {"first": action.first, "second": action.second}),)
    if state.phase != "turn" or seat != state.seat:
        return ()
    frame = state.pending[-1] if state.pending else None
    if isinstance(action, GoUp) and isinstance(frame, StepUp) and not can_rise(state, seat, action.temple):
        return (Caution("step_lost", {"temple": action.temple}),)
    if isinstance(action, PickUp) and frame is None:
        full = state.players[seat].workers == DATA.workers.most
        if (action.gear, action.action) == ("uxmal", WORKER) and full:
            return (Caution("no_effect", {"gear": action.gear, "action": action.action}),)
        if (action.gear, action.action) == ("yaxchilan", SKULL_ACTION) and not state.skulls:
            return (Caution("no_effect", {"gear": action.gear, "action": action.action}),)
    if isinstance(action, EndTurn) and frame is None and is_food_day(state):
        player = state.players[seat]
        teeth = state.corn_on_teeth if state.starting_space == seat else 0
        _, hungry = meal(player.model_copy(update={"corn": player.corn + teeth}))
        if hungry:
            return (Caution("hungry", {"hungry": hungry, "points": hungry * DATA.food.hungry}),)
    return ()
