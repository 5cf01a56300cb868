"""Hand-built Tikal positions in a line or two, for tests.

    position("A5: 0w3L 1w2; C3 temple 4 stones 100200: 0w2; D2 treasure heap urn,plate; B4 camp0",
             seats=3, points=7, treasures={0: {"urn": 2}})

The text lists hexes, parted by `;`. Each is a name, then what lies there, then, after a colon, who stands there:

    <hex> [jungle | temple [value] | treasure | volcano] [stones NNNNNN] [heap kind,kind] [camp<seat>]
          [guard<seat> | guard<seat>L] [: <seat>w<workers>[L] | <seat>L ...]

Stones go N, NE, SE, S, SW, NW. The printed hexes A4 A5 B4 B5 are there anyway, as printed; what is written about
them changes that. Any other hex is jungle with a stone on every side unless told otherwise. Blanks inside treasure
kinds are written `_` in the text (`gold_statue`). A `heap` is written top first.

Everything not told is consistent: supplies hold what is not on the board, the deal holds the treasures that are out
first and all others after them, as many tiles are drawn as lie on the board or are in hand.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.rng import Chance
from engine.games.tikal.data import Components, components
from engine.games.tikal.state import Auction, Hex, Members, Player, TikalDeal, TikalOptions, TikalState, Watch

_GROUP = re.compile(r"(\d)(?:w(\d+))?(L)?")


def position(
    text: str = "",
    *,
    seats: int = 2,
    seat: int = 0,
    phase: str = "act",
    points: int | None = None,
    tile: str | None = None,
    treasures: Mapping[int, Mapping[str, int]] | None = None,
    scores: Sequence[int] | None = None,
    removed: Mapping[int, int | tuple[int, bool]] | None = None,
    turned: Sequence[int] = (),
    supply: Mapping[int, int] | None = None,
    coming: Sequence[str] = (),
    tiles_left: int | None = None,
    set_aside: Sequence[str] = (),
    aside: str | None = None,
    drawer: int | None = None,
    scoring: bool = False,
    scoring_left: Sequence[int] = (),
    final: bool = False,
    round: int = 0,  # noqa: A002 - the state's own word
    uncovered: Mapping[str, int] | None = None,
    recovered: Mapping[str, int] | None = None,
    offer: Sequence[str] = (),
    bidders: Sequence[int] = (),
    passed: Sequence[int] = (),
    bidder: int | None = None,
    high: int = 0,
    high_bidder: int | None = None,
    auction: bool = False,
    volcano_may_seal: bool = True,
    episode: int = 1,
    first_seat: int = 0,
) -> TikalState:
    """The position that `text` and the rest describe.

    `phase` is `act`, `place_tile` (give `tile`), `bid` (give `offer`, `bidders`, perhaps `bidder`, `high`,
    `high_bidder`, `passed`), `pick` (give `offer`) or `over`. `points`: 10 by default, 0 while bidding.
    `removed`: figures that guards took out of the game: workers, or (workers, leader). `supply` changes how many
    temple tiles of a number are left. `coming`: the next tiles of the stack, in order; `tiles_left`: its size.
    """
    data = components("tikal")
    hexes = _hexes(data, text)
    held = treasures or {}
    gone = {who: (how, False) if isinstance(how, int) else how for who, how in (removed or {}).items()}
    auction = auction or bool(offer)
    players = tuple(
        _player(
            data,
            who,
            hexes,
            held.get(who, {}),
            gone.get(who, (0, False)),
            scores[who] if scores is not None else (20 if auction else 0),
            who in turned,
        )
        for who in range(seats)
    )
    out = [kind for counts in held.values() for kind, how_many in counts.items() for _ in range(how_many)]
    out += [kind for hex_ in hexes for kind in hex_.heap]
    rest = data.stack.copy()
    rest.subtract(Counter(out))
    assert min(rest.values()) >= 0, "more treasures than there are"
    open_tiles = [one for one in (tile, aside, *offer, *set_aside) if one is not None]
    tiles, drawn = _tiles(data, open_tiles, coming, len(hexes) - len(data.printed), tiles_left)
    counts = dict(data.temple_tiles) | dict(supply or {})
    bidding: dict[str, Any] = {}
    if phase == "bid":
        bidding = {
            "bidders": tuple(bidders) or tuple(range(seats)),
            "passed": tuple(passed),
            "high": high,
            "high_bidder": high_bidder,
        }
        bidding["next"] = bidding["bidders"][0] if bidder is None else bidder
    return TikalState(
        options=TikalOptions(auction=auction, volcano_may_seal=volcano_may_seal),
        deal=TikalDeal(first_seat=first_seat, tiles=tiles, treasures=(*out, *rest.elements())),
        seats=seats,
        chance=Chance(seed="position"),
        phase=phase,  # type: ignore[arg-type]
        seat=seat,
        points=(0 if phase in ("bid", "over") else data.points) if points is None else points,
        episode=episode,
        hexes=hexes,
        players=players,
        supply=tuple(counts[number] for number, _ in data.temple_tiles),
        tiles_drawn=drawn,
        treasures_drawn=len(out),
        tile=tile,
        aside=aside,
        drawer=seat if drawer is None and aside else drawer,
        scoring=scoring,
        scoring_left=tuple(scoring_left),
        final=final,
        round=round,
        uncovered=tuple((uncovered or {}).items()),
        recovered=tuple((recovered or {}).items()),
        auction=Auction(tiles=tuple(offer), **bidding) if offer else None,
        set_aside=tuple(set_aside),
    )


def _hexes(data: Components, text: str) -> tuple[Hex, ...]:
    found = {one.hex: Hex(name=one.hex, kind=one.kind, stones=one.stones, value=one.value) for one in data.printed}
    for entry in filter(None, (part.strip() for part in text.split(";"))):
        what, _, who = entry.partition(":")
        name, *words = what.split()
        assert name in data.grid, name
        hex_ = found.get(name) or Hex(name=name, kind="jungle", stones=(1, 1, 1, 1, 1, 1))
        found[name] = hex_.model_copy(update=_lies(words) | _stand(who))
    return tuple(found[name] for name in sorted(found))


def _lies(words: list[str]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    left = iter(words)
    for word in left:
        if word in ("jungle", "temple", "treasure", "volcano"):
            told["kind"] = word
            told["value"] = 1 if word == "temple" else 0
            if word == "volcano":
                told["stones"] = (0, 0, 0, 0, 0, 0)
        elif word.isdigit():
            told["value"] = int(word)
        elif word == "stones":
            told["stones"] = tuple(map(int, next(left)))
            assert len(told["stones"]) == 6
        elif word == "heap":
            told["heap"] = tuple(kind.replace("_", " ") for kind in next(left).split(","))
        elif word.startswith("camp"):
            told["camp"] = int(word[4:])
        elif word.startswith("guard"):
            figure = "leader" if word.endswith("L") else "worker"
            told["guard"] = Watch(seat=int(word[5]), figure=figure)
        else:
            raise AssertionError(f"what is {word!r}?")
    return told


def _stand(who: str) -> dict[str, Any]:
    groups = []
    for word in who.split():
        match = _GROUP.fullmatch(word)
        assert match, word
        assert match[2] or match[3], word
        groups.append(Members(seat=int(match[1]), workers=int(match[2] or 0), leader=match[3] is not None))
    return {"members": tuple(sorted(groups, key=lambda group: group.seat))} if groups else {}


def _player(
    data: Components,
    seat: int,
    hexes: tuple[Hex, ...],
    held: Mapping[str, int],
    gone: tuple[int, bool],
    score: int,
    turned: bool,
) -> Player:
    groups = [group for hex_ in hexes for group in hex_.members if group.seat == seat]
    guards = [hex_.guard.figure for hex_ in hexes if hex_.guard is not None and hex_.guard.seat == seat]
    assert set(held) <= set(data.treasures.kinds), held
    workers = data.pieces.workers - sum(group.workers for group in groups) - guards.count("worker") - gone[0]
    leaders = 1 - sum(group.leader for group in groups) - guards.count("leader") - gone[1]
    assert workers >= 0, f"seat {seat} has too many workers"
    assert leaders >= 0, f"seat {seat} has more than one leader"
    return Player(
        workers=workers,
        leader=bool(leaders),
        camps=data.pieces.camps - sum(hex_.camp == seat for hex_ in hexes),
        guards=data.pieces.guards - len(guards),
        treasures=tuple(held.get(kind, 0) for kind in data.treasures.kinds),
        score=score,
        removed_workers=gone[0],
        removed_leader=gone[1],
        turned=turned,
    )


def _tiles(
    data: Components, open_tiles: Sequence[str], coming: Sequence[str], laid: int, left: int | None
) -> tuple[tuple[str, ...], int]:
    """All ids, drawn ones first, and how many of them are drawn."""
    drawn = laid + len(open_tiles) if left is None else len(data.tiles) - left
    others = [tile.id for tile in data.tiles if tile.id not in (*open_tiles, *coming)]
    on_board = others[: drawn - len(open_tiles)]
    rest = others[len(on_board) :]
    tiles = (*on_board, *open_tiles, *coming, *rest)
    assert sorted(tiles) == sorted(tile.id for tile in data.tiles), "a tile is named twice"
    return tiles, drawn
