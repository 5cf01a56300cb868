"""Everything about a Tikal table, hidden stacks included (rules, section 1)."""

from typing import Literal

from engine.core.model import Options, Seat, State, Value
from engine.core.rng import Chance
from engine.core.scores import Scored
from engine.games.tikal.view import HexKind, Phase


class TikalOptions(Options):
    """How Tikal is played here (rules 12.6): auction variant, sealing volcanoes allowed, tile data by file name."""

    auction: bool = False
    volcano_may_seal: bool = True
    tile_set: str = "tikal"


class TikalDeal(Value):
    """What setup draws (rules 2.2, 2.3, 2.5): all 36 tile ids and all 24 treasures, first drawn first."""

    first_seat: Seat
    tiles: tuple[str, ...]
    treasures: tuple[str, ...]


class Members(Value):
    """The members of one seat on one hex; never empty."""

    seat: Seat
    workers: int
    leader: bool


class Watch(Value):
    """A guard on a temple (5.10): whose it is and which figure."""

    seat: Seat
    figure: Literal["worker", "leader"]


class Hex(Value):
    """One explored hex (1.2). `stones` as it lies: N, NE, SE, S, SW, NW.

    `heap` holds the face-down treasures, the top one first (12.5). `members` in the order of seats.
    """

    name: str
    kind: HexKind
    stones: tuple[int, int, int, int, int, int]
    value: int = 0
    heap: tuple[str, ...] = ()
    members: tuple[Members, ...] = ()
    camp: Seat | None = None
    guard: Watch | None = None


class Player(Value):
    """One seat (1.3). `treasures` counts each kind in the order of the data. `removed`: see 1.6.

    `turned`: the turn indicator of the auction variant, turned over after its turn of this round (9.6).
    """

    workers: int
    leader: bool
    camps: int
    guards: int
    treasures: tuple[int, ...]
    score: int
    removed_workers: int = 0
    removed_leader: bool = False
    turned: bool = False


class Auction(Value):
    """A round of the auction variant (section 9).

    `tiles` are those still on offer. While bidding, `bidders` are the seats that may bid in this auction, in
    turn order from the first bidder, `passed` those of them that are out, in the order of passing, `next` whose
    bid it is.
    """

    tiles: tuple[str, ...]
    bidders: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    next: Seat | None = None
    high: int = 0
    high_bidder: Seat | None = None


class TikalState(State):
    """The table (1.4, 1.5).

    `seat` is whose turn it is; in an auction it is unused while bidding (`auction.next` is to act).
    `tile` is the id in hand, `aside` the volcano that waits for the end of its scoring round with its owner in
    `drawer`. `scoring` says that this is a scoring turn, `scoring_left` who has one after it.
    `round` counts scoring rounds begun. `tiles_drawn` and `treasures_drawn` are how far the stacks of `deal` are
    used. `hexes` in the order of their names. `supply` counts the temple tiles of each number, in the order of the
    data. `final` is set in the final round. `uncovered` and `recovered` count this turn's levels and treasures by
    hex, in the order of the first. `set_aside` lists tiles out of the game. `episode` counts turns and auctions
    from 1.
    """

    options: TikalOptions
    deal: TikalDeal
    seats: int
    chance: Chance
    phase: Phase
    seat: Seat
    points: int
    episode: int
    hexes: tuple[Hex, ...]
    players: tuple[Player, ...]
    supply: tuple[int, ...]
    tiles_drawn: int = 0
    treasures_drawn: int = 0
    tile: str | None = None
    aside: str | None = None
    drawer: Seat | None = None
    scoring: bool = False
    scoring_left: tuple[Seat, ...] = ()
    final: bool = False
    round: int = 0
    uncovered: tuple[tuple[str, int], ...] = ()
    recovered: tuple[tuple[str, int], ...] = ()
    auction: Auction | None = None
    set_aside: tuple[str, ...] = ()
    scored: tuple[Scored, ...] = ()
