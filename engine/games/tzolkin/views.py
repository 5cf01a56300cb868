"""Makes the view from the state, field by field, so that what is hidden stays hidden (rules 1.5)."""

from engine.core.model import Seat
from engine.games.tzolkin import scoring
from engine.games.tzolkin.calendar import is_food_day
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.food_days import need_of
from engine.games.tzolkin.names import EFFECT_KEYS
from engine.games.tzolkin.phases import to_act
from engine.games.tzolkin.standing import effect, in_hand
from engine.games.tzolkin.state import TzolkinState
from engine.games.tzolkin.view import FieldView, FoodDayView, GearView, PlayerView, TzolkinView


def view_of(state: TzolkinState, viewer: Seat | None) -> TzolkinView:
    """What a seat, or the public, may know."""
    setup, over = state.phase == "setup_wealth", state.phase == "finished"
    stack = state.deal.age1[state.drawn1 :] if state.age == 1 else state.deal.age2[state.drawn2 :]
    fields = zip(DATA.fields, state.jungle, strict=True)
    return TzolkinView(
        viewer=viewer,
        phase=state.phase,
        technologies=state.options.technologies,
        turn=state.episode,
        seat=None if setup or over else state.seat,
        to_act=tuple(sorted(to_act(state))),
        starting_player=state.starting_player,
        turn_index=state.turn_index,
        tooth=state.tooth,
        food_days=tuple(FoodDayView(tooth=day.tooth, goods=day.reward == "goods") for day in DATA.food.days),
        food_days_done=state.food_days_done,
        food_day=is_food_day(state),
        age=state.age,
        corn_on_teeth=state.corn_on_teeth,
        starting_space=state.starting_space,
        skulls=state.skulls,
        chichen=state.chichen,
        jungle=tuple(FieldView(action=data.action, corn=field.corn, wood=field.wood) for data, field in fields),
        row=state.row,
        stack=len(stack),
        monuments=state.monuments,
        gears=tuple(
            GearView(name=gear.name, cells=cells, last=gear.last)
            for gear, cells in zip(DATA.gears, state.gears, strict=True)
        ),
        players=tuple(_player(state, seat, viewer) for seat in range(state.seats)),
        mode=state.mode,
        moved=state.moved,
        begged=state.begged,
        pity=state.pity,
        pending=state.pending,
        dealt=state.deal.wealth[viewer] if setup and viewer is not None else (),
        winners=scoring.winners(state) if over else (),
    )


def _player(state: TzolkinState, seat: Seat, viewer: Seat | None) -> PlayerView:
    player = state.players[seat]
    shown = state.phase != "setup_wealth" or seat == viewer
    wealth = player.chosen if shown else ()
    mouths, each = need_of(player.workers, (*player.buildings, *wealth))
    effects = ((key, effect(state, seat, key)) for key in EFFECT_KEYS)
    return PlayerView(
        seat=seat,
        workers=player.workers,
        hand=in_hand(state, seat),
        corn=player.corn,
        wood=player.wood,
        stone=player.stone,
        gold=player.gold,
        skull=player.skull,
        score=player.score,
        light=player.light,
        temples=player.temples,
        technologies=player.technologies,
        effects=tuple((key, value) for key, value in effects if value),
        buildings=player.buildings,
        monuments=player.monuments,
        chosen=bool(player.chosen),
        wealth=wealth,
        corn_tiles=player.corn_tiles,
        wood_tiles=player.wood_tiles,
        hungry_mouths=mouths,
        corn_each=each,
    )
