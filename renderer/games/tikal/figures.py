"""What stands on the hexes: structures with their numbers, seals, banners, tents, and the figures."""

from engine.core.model import Seat
from engine.games.tikal.view import Group, HexView
from renderer.games.tikal.art.buildings import BASE, pyramid_height
from renderer.games.tikal.changes import Changes
from renderer.games.tikal.obstacles import Obstacle
from renderer.games.tikal.table import NAME_PLACE, SEAL_PLACE, R, Table
from renderer.palette import INK, SAGE, WHITE
from renderer.scene import Layer, Mark, Sprite, Text

MIDDLE = -0.11 * R
CAMP_LIFT = -0.21 * R
SEAL = 0.16 * R
CROWD = 2


def control_layer(table: Table, targets: set[str]) -> Layer:
    """Tints and rims; on hexes that carry an outline they move inwards."""
    marks: list[Mark] = []
    for one in table.view.hexes:
        inwards = 12 if one.name in targets else 0
        if one.controller is not None:
            args = (table.wears[one.controller], inwards)
            marks.append(Sprite("control", *table.at(one.name), args, about=f"{one.name}/control/{one.controller}"))
        elif one.tied:
            marks.append(Sprite("tied", *table.at(one.name), (inwards,), about=f"{one.name}/tied"))
    return Layer("control", tuple(marks))


def structure_layer(table: Table, changed: Changes) -> Layer:
    """Pyramids, heaps, tents, the base camp, with seals and banners."""
    marks: list[Mark] = []
    for name in table.layout.names():
        one = table.hexes.get(name)
        if one is None:
            continue
        if one.kind == "temple":
            marks += _temple(table, one, changed)
        elif one.kind == "treasure" and one.treasures:
            marks += _heap(table, one)
        elif one.kind == "base_camp":
            marks.append(Sprite("base_tent", *table.at(name), about=f"{name}/base_camp"))
        if one.camp is not None:
            marks += _tent(table, one, one.camp, (name, one.camp) in changed.camps)
    return Layer("structures", tuple(marks))


def _temple(table: Table, one: HexView, changed: Changes) -> list[Mark]:
    x, y = table.at(one.name)
    new = min(changed.uncovered.get(one.name, 0), one.value)
    height = pyramid_height(one.value)
    value_y = y + BASE - height * 0.47
    marks: list[Mark] = [Sprite("pyramid", x, y, (one.value, new), about=f"{one.name}/pyramid/{one.value}")]
    about = f"{one.name}/value"
    value_x = x - 6 if one.guard is not None else x
    if new:
        marks.append(
            Sprite("plaque", value_x, value_y, (len(str(one.value)),), table.grown, about=f"{one.name}/plaque")
        )
        marks.append(Text(str(one.value), value_x, value_y, table.sized(72), INK, about=about))
    else:
        marks.append(Text(str(one.value), value_x, value_y, table.sized(72), WHITE, INK, 6, about=about))
    if one.guard is not None:
        seat = one.guard.seat
        fresh = (one.name, seat) in changed.guards
        foot = y + BASE - height * 0.35
        pole = foot - (y - 0.6 * R)
        marks.append(
            Sprite("banner", x + 34, foot, (table.wears[seat], round(pole), fresh), about=f"{one.name}/guard/{seat}")
        )
        if one.guard.figure == "leader":
            marks.append(
                Sprite("crown", x + 34 + 24, foot - pole + 2, (36,), about=f"{one.name}/guard_leader/{seat}")
            )
    elif one.controller is not None:
        marks += seal(
            table,
            one.controller,
            table.at(one.name, SEAL_PLACE),
            f"{one.name}/seal/{one.controller}",
            SEAL * table.grown,
            table.sized(30),
        )
    elif one.tied:
        marks.append(Sprite("tie_seal", *table.at(one.name, SEAL_PLACE), about=f"{one.name}/tie_seal"))
    return marks


def seal(
    table: Table, seat: Seat, place: tuple[float, float], about: str, radius: float = SEAL, size: int = 30
) -> list[Mark]:
    """A player's shape with its letter."""
    look = table.look(seat)
    drop = radius * 0.22 if look.shape == "triangle" else 0
    lined = radius > 24
    return [
        Sprite("seal", *place, (table.wears[seat], radius, lined), about=about),
        Text(table.letters[seat], place[0], place[1] + drop, size, look.ink, about=about),
    ]


def _heap(table: Table, one: HexView) -> list[Mark]:
    x, y = table.at(one.name, (0.0, -0.11))
    lift = 6.5 * (one.treasures - 1)
    top = y + 8 + lift - 13 * (one.treasures - 1)
    about = f"{one.name}/treasures"
    return [
        Sprite("heap", x, y + lift, (one.treasures,), about=about),
        Text(f"×{one.treasures}", x, top - 3, table.sized(58), WHITE, INK, 6, about=about),
    ]


def _tent(table: Table, one: HexView, seat: Seat, fresh: bool) -> list[Mark]:
    x, y = table.at(one.name)
    y += CAMP_LIFT + 30
    look = table.look(seat)
    about = f"{one.name}/camp/{seat}"
    plate = (x + 25, y - 15)
    drop = 4 if look.shape == "triangle" else 0
    return [
        Sprite("tent", x, y, (table.wears[seat], fresh), about=about),
        Sprite("plate", *plate, (table.wears[seat], round(19 * table.grown)), about=about),
        Text(table.letters[seat], plate[0], plate[1] + drop, table.sized(29), look.ink, about=about),
    ]


def figure_layer(table: Table, changed: Changes) -> Layer:
    """Every group of figures at its seat's place, upper ones first."""
    groups = [(one.name, group) for one in table.view.hexes for group in one.groups]
    groups.sort(key=lambda pair: (table.figures_at(pair[0], pair[1].seat)[1], pair[1].seat))
    marks: list[Mark] = []
    for name, group in groups:
        crowded = len(table.hexes[name].groups) > CROWD
        marks += _group(table, name, group, (name, group.seat) in changed.arrived, crowded)
    return Layer("figures", tuple(marks))


def _group(table: Table, name: str, group: Group, fresh: bool, crowded: bool) -> list[Mark]:
    """In large print groups grow as long as there is room for them."""
    x, y = table.figures_at(name, group.seat)
    look = table.look(group.seat)
    about = f"{name}/figures/{group.seat}"
    scale = 1.0 if crowded else table.grown
    marks: list[Mark] = [Sprite("pawn", x, y, (table.wears[group.seat], group.leader, fresh), scale, about=about)]
    if group.workers:
        drop = 7 if look.shape == "triangle" else 0
        size = 43 if group.workers < 10 else 38
        marks.append(
            Text(str(group.workers), x, y + drop, size if crowded else table.sized(size), look.ink, about=about)
        )
    return marks


def name_layer(table: Table, targets: set[str]) -> Layer:
    """The name of every hex: in the corner of explored ones, in the middle of the others."""
    marks: list[Mark] = []
    for name in table.layout.names():
        if name in table.hexes:
            marks.append(
                Text(name, *table.at(name, NAME_PLACE), table.sized(41), WHITE, INK, 5, about=f"{name}/name")
            )
        else:
            tone = WHITE if name in targets else SAGE
            marks.append(Text(name, *table.at(name), table.sized(46), tone, "#0A1C14", 3, about=f"{name}/name"))
    return Layer("names", tuple(marks))


def obstacles(table: Table) -> list[Obstacle]:
    """What chips and pointers should not hide."""
    found = []
    for one in table.view.hexes:
        x, y = table.at(one.name, NAME_PLACE)
        found += [Obstacle(x - 12, y, 17, 4), Obstacle(x + 12, y, 17, 4)]
        if one.controller is not None or one.tied:
            found.append(Obstacle(*table.at(one.name, SEAL_PLACE), 22, 2.2))
        # Where many meet, each has little room left to be read in.
        weight = 4.0 if len(one.groups) > CROWD else 2.0
        for group in one.groups:
            x, y = table.figures_at(one.name, group.seat)
            found += [Obstacle(x, y, 30, weight), Obstacle(x, y - 33, 12, 1.2)]
            if group.leader:
                found.append(Obstacle(x, y - 42, 20, 1.5))
    return found
