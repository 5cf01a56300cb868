"""The position as text that can be read aloud: one fact list a line."""

from collections.abc import Sequence

from engine.games.tzolkin.names import DUMMY, TECHNOLOGIES, TEMPLES
from engine.games.tzolkin.prose import phrases
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import GearView, PlayerView, TzolkinView

NAME = 40
"""Names are cut to this many characters here, so that a line stays readable."""


def board(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """The whole position, a line for each fact."""
    short = [phrases.cut(name, NAME) for name in names]
    lines = [on_turn(says, view, short)]
    for player in view.players:
        lines += _player(says, short, player)
    if view.dealt:
        lines.append(says.say("board.dealt", tiles="; ".join(phrases.tile(says, tile) for tile in view.dealt)))
    days = ", ".join(str(day.tooth) for day in view.food_days)
    lines.append(says.say("board.food", days=days, done=view.food_days_done))
    start = says.say("list.none") if view.starting_space is None else phrases.who(says, short, view.starting_space)
    first = phrases.who(says, short, view.starting_player)
    lines.append(says.say("board.teeth", corn=view.corn_on_teeth, who=first, start=start))
    lines += [_gear(says, short, gear) for gear in view.gears]
    lines += [says.say("board.field", action=field.action, corn=field.corn, wood=field.wood) for field in view.jungle]
    places = [
        says.say("board.worker", space=number, who=phrases.who(says, short, owner))
        for number, owner in enumerate(view.chichen, 1)
        if owner is not None
    ]
    lines.append(says.say("board.chichen", places=", ".join(places) or says.say("list.none"), n=view.skulls))
    lines.append(says.say("board.row", age=view.age, n=view.stack))
    lines += [_tile(says, tile) for tile in view.row if tile is not None]
    lines.append(says.say("board.monuments"))
    lines += [_tile(says, tile) for tile in view.monuments if tile is not None]
    return "\n".join(lines)


def on_turn(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """Who is to do what, as a sentence."""
    winners = phrases.people(says, names, view.winners)
    who = phrases.people(says, names, view.to_act)
    return says.say(f"board.turn.{view.phase}", who=who, tooth=view.tooth, winners=winners, n=len(view.winners))


def _gear(says: Catalogue, names: Sequence[str], gear: GearView) -> str:
    workers = [
        says.say(
            "board.worker",
            space=position,
            who=says.say("name.dummy") if seat == DUMMY else phrases.who(says, names, seat),
        )
        for position, seat in enumerate(gear.cells)
        if seat is not None
    ]
    name = says.say(f"gear.{gear.name}")
    if not workers:
        return says.say("board.gear.empty", gear=name)
    return says.say("board.gear", gear=name, workers=", ".join(workers))


def _tile(says: Catalogue, tile: str) -> str:
    return says.say("board.building", tile=phrases.tile(says, tile), cost=phrases.cost(says, tile))


def _player(says: Catalogue, names: Sequence[str], player: PlayerView) -> list[str]:
    temples = [
        says.say("pair", name=says.say(f"temple.{temple}"), n=step)
        for temple, step in zip(TEMPLES, player.temples, strict=True)
    ]
    technologies = [
        says.say("pair", name=says.say(f"technology.{technology}"), n=level)
        for technology, level in zip(TECHNOLOGIES, player.technologies, strict=True)
    ]
    tiles = (*player.wealth, *player.buildings, *player.monuments)
    return [
        says.say(
            "board.player",
            who=phrases.who(says, names, player.seat),
            points=phrases.points(says, player.score),
            corn=player.corn,
            blocks=phrases.blocks(says, (player.wood, player.stone, player.gold)),
            skulls=player.skull,
            hand=player.hand,
            workers=player.workers,
        ),
        says.say(
            "board.temples",
            temples=", ".join(temples),
            technologies=", ".join(technologies),
            side=says.say("side.light" if player.light else "side.dark"),
        ),
        says.say(
            "board.tiles",
            tiles=", ".join(tiles) or says.say("list.none"),
            corn=player.corn_tiles,
            wood=player.wood_tiles,
            mouths=player.hungry_mouths,
            each=player.corn_each,
        ),
    ]
