"""Views of Tikal built by hand: a crowded late board, an early one, one of legal moves, auctions, the extremes."""

from typing import Any

from engine.games.tikal.data import components
from engine.games.tikal.view import (
    AuctionView,
    Group,
    GuardView,
    HexView,
    PlayerView,
    TikalView,
    TileView,
)
from engine.grid.axial import rotated

NAMES = ("Marta", "Jonas", "Priya", "Tomás")


DATA = components("tikal")


def tile(tile_id: str) -> TileView:
    known = DATA.tile[tile_id]
    return TileView(id=tile_id, kind=known.kind, stones=known.stones, value=known.value, masks=known.masks)


def laid(name: str, tile_id: str, rotation: int = 0, **more: Any) -> HexView:
    """A tile on the board; `more` overrides, `groups` maps seats to (workers, leader)."""
    known = DATA.tile[tile_id]
    fields: dict[str, Any] = {"value": known.value, "treasures": known.masks}
    return hexagon(name, known.kind, rotated(known.stones, rotation), **(fields | more))


def hexagon(name: str, kind: Any, stones: tuple[int, ...], **more: Any) -> HexView:
    groups = tuple(
        Group(seat=seat, workers=workers, leader=leader)
        for seat, (workers, leader) in sorted(more.pop("groups", {}).items())
    )
    guard = more.pop("guard", None)
    if kind == "temple" and "controller" not in more:
        strengths = sorted(((g.workers + 3 * g.leader, g.seat) for g in groups), reverse=True)
        tied = len(strengths) > 1 and strengths[0][0] == strengths[1][0]
        controller = guard[0] if guard else strengths[0][1] if strengths and not tied else None
        more |= {"controller": controller, "tied": tied and not guard}
    return HexView(
        name=name,
        kind=kind,
        stones=stones,  # type: ignore[arg-type]
        groups=groups,
        guard=GuardView(seat=guard[0], figure=guard[1]) if guard else None,
        **more,
    )


def printed(**more: dict[str, Any]) -> list[HexView]:
    """The four hexes that begin explored; keyword arguments by name override their contents."""
    found = []
    for one in DATA.printed:
        fields = {"value": one.value} | more.get(one.hex, {})
        found.append(hexagon(one.hex, one.kind, one.stones, **fields))
    return found


def player(seat: int, score: int = 0, workers: int = 18, **more: Any) -> PlayerView:
    fields: dict[str, Any] = {"leader": False, "camps": 2, "guards": 2, "treasures": ()}
    return PlayerView(seat=seat, score=score, workers=workers, **(fields | more))


def view(hexes: list[HexView], players: list[PlayerView], **more: Any) -> TikalView:
    fields: dict[str, Any] = {
        "phase": "act",
        "turn": 1,
        "seat": 0,
        "scoring": False,
        "scoring_left": (),
        "round": 0,
        "rounds_scored": 0,
        "points": 10,
        "points_per_turn": 10,
        "hand": None,
        "aside": None,
        "auction": None,
        "auction_game": False,
        "next_letter": "A",
        "tiles_left": 36,
        "treasures_left": 24,
        "supply": DATA.temple_tiles,
        "uncovered": (),
        "recovered": (),
        "columns": 8,
        "rows": 5,
    }
    return TikalView(hexes=tuple(hexes), players=tuple(players), **(fields | more))


def early() -> TikalView:
    hexes = printed(
        A5={"groups": {0: (1, False), 1: (1, False), 2: (2, False)}},
        A4={"groups": {0: (1, True)}},
        B4={"groups": {1: (0, True)}},
        B5={"groups": {2: (1, False)}},
    )
    hexes += [laid("B3", "A-1", 0), laid("B2", "A-3", 0), laid("A3", "A-6", 2)]
    players = [player(0, 0, 16), player(1, 0, 17), player(2, 0, 15, leader=True), player(3, 0, 18, leader=True)]
    return view(hexes, players, seat=3, points=10, next_letter="A", tiles_left=33)


def legal() -> TikalView:
    hexes = printed(
        A5={"groups": {1: (1, False)}},
        A4={"value": 3, "groups": {0: (2, False), 1: (1, True)}},
        B4={"groups": {0: (2, False)}},
        B5={"value": 2, "groups": {3: (1, True)}},
    )
    hexes += [
        laid("A3", "A-3", 1, value=2, groups={1: (2, False)}),
        laid("A2", "A-4", 0),
        laid("B3", "A-5", 5, treasures=2, groups={2: (1, False), 3: (2, False)}),
        laid("B2", "A-6", 0, camp=0),
        laid("B1", "B-3", 2),
        laid("A1", "C-5", 2),
        laid("C4", "C-2", 3, groups={0: (2, True), 2: (2, False)}),
        laid("C5", "B-1", 3),
        laid("C3", "B-4", 2),
        laid("C2", "B-2", 1),
        laid("C1", "C-1", 4),
        laid("D2", "C-4", 0),
        laid("D3", "A-2", 4, groups={2: (1, False)}),
        laid("E3", "C-3", 1),
        laid("D5", "B-6"),
    ]
    players = [
        player(0, 14, 11, camps=1, treasures=(("urn", 1),)),
        player(1, 17, 12, treasures=(("plate", 2),)),
        player(2, 11, 13, treasures=(("necklace", 1), ("obsidian blade", 1))),
        player(3, 16, 12, treasures=(("jade mask", 1),)),
    ]
    return view(hexes, players, seat=0, points=7, next_letter="C", tiles_left=21, rounds_scored=1, round=1)


def late() -> TikalView:
    hexes = printed(
        A5={"groups": {0: (1, False), 3: (1, False)}},
        A4={"value": 4, "guard": (0, "worker")},
        B5={"value": 3, "groups": {3: (1, False)}},
    )
    hexes += [
        laid("A1", "A-6", 2, camp=0),
        laid("A2", "A-4", 0, treasures=0),
        laid("A3", "A-3", 1, value=3, groups={0: (1, False), 1: (1, False), 2: (1, False), 3: (1, False)}),
        laid("B1", "A-5", 2, treasures=0),
        laid("B2", "B-4", 2),
        laid("B3", "B-3", 5, treasures=0),
        laid("C1", "E-2", 2, value=6, groups={0: (2, False), 1: (3, False)}),
        laid("C2", "F-2", 1, value=8, guard=(2, "worker")),
        laid("C3", "C-4", 0, camp=2),
        laid("C4", "D-1", 4, value=5, groups={1: (1, False), 2: (2, False), 3: (1, False)}),
        laid("C5", "A-2", 3, value=2, guard=(1, "worker")),
        laid("D1", "B-5", 5, camp=1, groups={1: (2, False)}),
        laid("D2", "D-4", 0, camp=0),
        laid("D3", "C-1", 0, value=7, groups={0: (2, False), 2: (2, False)}),
        laid("D4", "C-2", 2, value=6, groups={0: (2, True)}),
        laid("D5", "B-6"),
        laid("E1", "E-3", 1, treasures=1, groups={1: (1, False), 2: (1, False)}),
        laid("E2", "D-2", 1, value=10, groups={0: (4, False), 1: (3, True), 2: (3, False), 3: (1, False)}),
        laid("E3", "C-3", 1, treasures=0),
        laid("E4", "E-1", 5, value=9, guard=(3, "worker"), groups={1: (2, False)}),
        laid("E5", "E-4", 2, camp=2),
        laid("F1", "D-3", 4, treasures=2, groups={1: (1, False)}),
        laid("F2", "F-1", 4, value=7, groups={0: (1, False), 2: (2, True)}),
        laid("F3", "E-5", 4),
        laid("F4", "D-5"),
        laid("F5", "F-4", 2),
        laid("G1", "B-2", 0, value=5, groups={2: (1, False)}),
        laid("G2", "F-3", 0, treasures=2, groups={3: (1, False)}),
        laid("G3", "G-2", 5, value=6, groups={1: (2, False), 3: (10, True)}),
        laid("G4", "C-5", 5, camp=3),
        laid("H4", "F-5"),
    ]
    players = [
        player(0, 87, 4, camps=0, guards=1, treasures=(("gold statue", 2), ("urn", 1), ("jade mask", 1))),
        player(1, 104, 1, camps=1, guards=1, treasures=(("plate", 3), ("clay flute", 1))),
        player(
            2, 92, 5, camps=0, guards=1,
            treasures=(("urn", 1), ("necklace", 2), ("stone figure", 1), ("obsidian blade", 1)),
        ),
        player(3, 79, 0, camps=1, guards=1, treasures=(("jade mask", 2), ("obsidian blade", 2))),
    ]  # fmt: skip
    return view(hexes, players, seat=2, points=6, next_letter="F", tiles_left=5, rounds_scored=3, round=3)


def crowd() -> TikalView:
    """Nineteen figures of each of four players on one hex, and a level-ten temple under a leader's guard."""
    hexes = printed(A5={"groups": dict.fromkeys(range(4), (18, True))})
    hexes += [
        laid("B3", "A-1", 0, value=10, guard=(3, "leader"), groups=dict.fromkeys(range(4), (18, True))),
        laid("A3", "A-6", 2, camp=1, groups=dict.fromkeys(range(4), (1, True))),
    ]
    held = tuple((kind, 1 + k % 3) for k, kind in enumerate(DATA.treasures.kinds))
    players = [player(seat, 999, 0, treasures=held, camps=0, guards=0) for seat in range(4)]
    return view(hexes, players, seat=1, points=0)


def seats(count: int, **more: Any) -> TikalView:
    """The late board with the first two or three players only."""
    full = late()
    hexes = []
    for one in full.hexes:
        groups = {group.seat: (group.workers, group.leader) for group in one.groups if group.seat < count}
        guard = (one.guard.seat, one.guard.figure) if one.guard and one.guard.seat < count else None
        camp = one.camp if one.camp is not None and one.camp < count else None
        hexes.append(
            hexagon(
                one.name, one.kind, one.stones, value=one.value, treasures=one.treasures, camp=camp,
                groups=groups, guard=guard,
            )
        )  # fmt: skip
    fields: dict[str, Any] = {"seat": 0, "points": 6, "next_letter": "F", "tiles_left": 5, "rounds_scored": 3}
    return view(hexes, list(full.players[:count]), **(fields | more))


def auction(count: int, **more: Any) -> TikalView:
    """An auction among that many players: all tiles on offer, a high bid, one seat out."""
    base = early() if count == 4 else seats(count)
    offer = AuctionView(
        tiles=tuple(tile(one) for one in ("A-2", "B-6", "A-4", "B-4")[:count]),
        bidders=tuple(range(count - 1)),
        passed=(count - 1,),
        high=12,
        high_bidder=1,
    )
    return base.model_copy(
        update={"phase": "bid", "seat": 0, "auction": offer, "auction_game": True, "points": 0} | more
    )
