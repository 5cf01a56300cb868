"""A table as far as a view tells it, so that rules can be asked what a seat may do without seeing what is hidden."""

from engine.core.rng import Chance
from engine.games.tzolkin.state import Field, Player, TzolkinDeal, TzolkinOptions, TzolkinState
from engine.games.tzolkin.view import PlayerView, TzolkinView


def table_of(view: TzolkinView) -> TzolkinState:
    """The state that the view shows. Stacks are empty and others have been dealt nothing; no rule of a turn minds."""
    others: tuple[str, ...] = ()
    return TzolkinState(
        options=TzolkinOptions(technologies=view.technologies),
        deal=TzolkinDeal(
            first_seat=view.starting_player,
            monuments=(),
            age1=(),
            age2=(),
            wealth=tuple(view.dealt if player.seat == view.viewer else others for player in view.players),
            dummies=(),
        ),
        seats=len(view.players),
        chance=Chance(seed=""),
        phase=view.phase,
        episode=view.turn,
        seat=view.starting_player if view.seat is None else view.seat,
        starting_player=view.starting_player,
        turn_index=view.turn_index,
        tooth=view.tooth,
        food_days_done=view.food_days_done,
        age=view.age,
        corn_on_teeth=view.corn_on_teeth,
        starting_space=view.starting_space,
        skulls=view.skulls,
        chichen=view.chichen,
        jungle=tuple(Field(corn=field.corn, wood=field.wood) for field in view.jungle),
        row=view.row,
        monuments=view.monuments,
        drawn1=0,
        gears=tuple(gear.cells for gear in view.gears),
        players=tuple(_player(player) for player in view.players),
        mode=view.mode,
        moved=view.moved,
        begged=view.begged,
        pity=view.pity,
        pending=view.pending,
    )


def _player(player: PlayerView) -> Player:
    return Player(
        workers=player.workers,
        corn=player.corn,
        wood=player.wood,
        stone=player.stone,
        gold=player.gold,
        skull=player.skull,
        score=player.score,
        light=player.light,
        temples=player.temples,
        technologies=player.technologies,
        buildings=player.buildings,
        monuments=player.monuments,
        chosen=player.wealth,
        corn_tiles=player.corn_tiles,
        wood_tiles=player.wood_tiles,
    )
