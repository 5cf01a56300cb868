"""The position as text that can be read aloud, and played from without the picture: one fact list a line."""

from collections.abc import Sequence

from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import DUMMY
from engine.games.tzolkin.prose import heads, phrases, seats, spaces, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.view import GearView, TzolkinView

NAME = 40
"""Names are cut to this many characters here, so that a line stays readable."""

MOST = 590
"""The most characters of a line."""


def board(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    """The whole position, what changes most first, what is printed on the gears last."""
    short = [phrases.cut(name, NAME) for name in names]
    lines = [heads.on_turn(says, view, short)]
    if view.phase == "turn" and view.pending and view.seat is not None:
        lines.append(heads.asked(says, view, view.players[view.seat], view.pending[-1]) + ".")
    if view.dealt:
        lines.append(says.say("board.dealt"))
        lines += [says.say("board.wealth", id=tile, what=tiles.what(says, tile)) for tile in view.dealt]
    lines += [heads.next_food(says, view), _start(says, view, short)]
    lines += [seats.goods(says, short, player) for player in view.players]
    lines.append(says.say("board.gears"))
    lines += [_gear(says, short, gear) for gear in view.gears]
    lines += _rows(says, view)
    lines += [_fields(says, view), _skulls(says, view, short)]
    for player in view.players:
        lines += seats.having(says, view, short, player)
    lines.append(says.say("board.spaces"))
    lines += [_spaces(says, gear) for gear in view.gears]
    lines.append(says.say("board.ways"))
    return "\n".join(phrases.cut(phrases.begun(line), MOST) for line in lines)


def _start(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    first = phrases.who(says, names, view.starting_player)
    if view.starting_space is None:
        return says.say("board.start.free", corn=view.corn_on_teeth, who=first)
    holder = phrases.who(says, names, view.starting_space)
    return says.say("board.start", corn=view.corn_on_teeth, who=first, holder=holder)


def _gear(says: Catalogue, names: Sequence[str], gear: GearView) -> str:
    standing: dict[int, list[str]] = {}
    for position, seat in enumerate(gear.cells):
        if seat is not None:
            told = says.say("board.off") if position > gear.last else str(position)
            standing.setdefault(seat, []).append(told)
    workers = [
        says.say(
            "board.worker",
            who=says.say("name.dummy") if seat == DUMMY else phrases.who(says, names, seat),
            spaces=", ".join(places),
        )
        for seat, places in sorted(standing.items(), key=lambda one: (one[0] == DUMMY, one[0]))
    ]
    numbered = gear.cells[: gear.last + 1]
    key = "board.gear" if None in numbered else "board.gear.full"
    return says.say(
        key,
        gear=says.say(f"gear.{gear.name}"),
        workers="; ".join(workers) or says.say("board.nobody"),
        space=numbered.index(None) if None in numbered else 0,
    )


def _rows(says: Catalogue, view: TzolkinView) -> list[str]:
    row = [tile for tile in view.row if tile is not None]
    lines = [says.say("board.row" if row else "board.row.empty", age=view.age, n=view.stack)]
    lines += [tiles.line(says, tile) for tile in row]
    monuments = [tile for tile in view.monuments if tile is not None]
    lines.append(says.say("board.monuments" if monuments else "board.monuments.none"))
    return lines + [tiles.line(says, tile) for tile in monuments]


def _fields(says: Catalogue, view: TzolkinView) -> str:
    fields = [
        says.say(
            "board.field" if field.wood else "board.field.corn" if field.corn else "board.field.empty",
            action=field.action,
            open=field.corn - field.wood,
            wood=field.wood,
        )
        for field in view.jungle
    ]
    return says.say("board.fields", fields="; ".join(fields))


def _skulls(says: Catalogue, view: TzolkinView, names: Sequence[str]) -> str:
    places = [
        says.say("board.skull", action=action, who=phrases.who(says, names, owner))
        for action, owner in enumerate(view.chichen, 1)
        if owner is not None
    ]
    if not places:
        return says.say("board.skulls.none", n=view.skulls)
    return says.say("board.skulls", n=view.skulls, places=", ".join(places))


def _spaces(says: Catalogue, gear: GearView) -> str:
    data = DATA.gear[gear.name]
    told = [
        says.say("choice.action", action=action, what=spaces.printed(says, gear.name, action))
        for action in range(1, data.actions + 1)
    ]
    free = says.listed([str(space) for space in data.free])
    return says.say(
        "board.printed",
        gear=says.say(f"gear.{gear.name}"),
        spaces="; ".join(told),
        free=free,
        n=len(data.free),
        last=data.actions,
    )
