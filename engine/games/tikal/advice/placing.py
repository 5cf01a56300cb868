"""Where to put the tile in hand, and how to turn it: near for oneself, far for the others."""

from collections.abc import Iterator

from engine.core.model import Seat
from engine.games.tikal.actions import TikalAction
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.terrain import distances, grid, hubs
from engine.games.tikal.view import TikalView
from engine.grid.axial import opposite, rotated

BEST = 4  # suggestions
FAR = 12  # a distance beyond which nobody walks


def placements(view: TikalView, seat: Seat) -> tuple[TikalAction, ...]:
    """The best places for the tile in hand, the best first."""
    ways = [_ways(view, player.seat) for player in view.players]
    if view.hand is None:
        return ()
    if view.hand.kind == "volcano":
        rated = [(_volcano(view, seat, ways, name), name, 0) for name in _edge(view) if _may_erupt(view, name)]
    else:
        rated = [(_tile(view, seat, ways, name, rotation), name, rotation) for name, rotation in _reachable(view)]
    rated.sort(key=lambda one: (-one[0], one[1], one[2]))
    return tuple(PlaceTile(hex=name, rotation=rotation) for _, name, rotation in rated[:BEST])


def _edge(view: TikalView) -> tuple[str, ...]:
    """The unexplored hexes beside an explored one (4.1)."""
    board, known = grid(view.columns, view.rows), {one.name for one in view.hexes}
    return tuple(
        name
        for name in board.names
        if name not in known and any(other in known for _, other in board.neighbours(name))
    )


def _reachable(view: TikalView) -> Iterator[tuple[str, int]]:
    """Hex and rotation for each way to place the tile in hand with a path to a neighbour (4.3, 4.4)."""
    assert view.hand is not None
    board = grid(view.columns, view.rows)
    stones = {one.name: one.stones for one in view.hexes if one.kind != "volcano"}
    for name in _edge(view):
        for rotation in range(6):
            own = rotated(view.hand.stones, rotation)
            if any(
                own[side] + stones[other][opposite(side)] for side, other in board.neighbours(name) if other in stones
            ):
                yield name, rotation


def _may_erupt(view: TikalView, name: str) -> bool:
    """Whether a volcano may lie there: always, unless the table forbids cutting hexes off (a3)."""
    if view.sealing:
        return True
    board = grid(view.columns, view.rows)
    walls = {one.name for one in view.hexes if one.kind == "volcano"} | {name}
    base = next(one.name for one in view.hexes if one.kind == "base_camp")
    seen, todo = {base}, [base]
    while todo:
        for _, other in board.neighbours(todo.pop()):
            if other not in seen and other not in walls:
                seen.add(other)
                todo.append(other)
    known = {one.name for one in view.hexes}
    return all(other in seen for other in board.names if other not in known and other != name)


def _ways(view: TikalView, seat: Seat) -> dict[str, int]:
    """How far a seat is from each hex, from where its members stand or come into play."""
    table = distances(view, seat)
    sources = [(hub, 1) for hub in hubs(view, seat)]
    sources += [(one.name, 0) for one in view.hexes if any(group.seat == seat for group in one.groups)]
    return {name: min((more + table[here].get(name, FAR) for here, more in sources), default=FAR) for name in table}


def _tile(view: TikalView, seat: Seat, ways: list[dict[str, int]], name: str, rotation: int) -> float:
    """How good it is to have the tile in hand there: close for the seat, far for the others, open for more."""
    assert view.hand is not None
    worth = {"temple": view.hand.value + 1.0, "treasure": 1.3 * view.hand.masks}.get(view.hand.kind, 1.5)
    own = rotated(view.hand.stones, rotation)
    stones = {one.name: one.stones for one in view.hexes if one.kind != "volcano"}
    reach = [FAR] * len(ways)
    links = 0
    for side, other in grid(view.columns, view.rows).neighbours(name):
        cost = own[side] + stones[other][opposite(side)] if other in stones else 0
        if cost:
            links += 1
            reach = [min(before, way[other] + cost) for before, way in zip(reach, ways, strict=True)]
    others = [far for player, far in enumerate(reach) if player != seat]
    ahead = min(sum(others) / len(others) - reach[seat], 6)
    near = max(0, 8 - reach[seat])
    return round(worth * (0.5 * near + 0.5 * ahead) + 0.4 * links, 6)


def _volcano(view: TikalView, seat: Seat, ways: list[dict[str, int]], name: str) -> float:
    """How good a volcano is there: away from own ways, in the way of others, with few hexes behind it."""
    board, known = grid(view.columns, view.rows), {one.name for one in view.hexes}
    rating = 0.0
    for _, other in board.neighbours(name):
        if other not in known:
            rating -= 0.3
        elif other in ways[seat]:
            near = [max(0, 8 - way[other]) for way in ways]
            rating += sum(near[:seat] + near[seat + 1 :]) / (len(near) - 1) - 1.2 * near[seat]
    return round(rating, 6)
