"""What may be known of a Tikal table: everything but the order of the stacks (rules, section 1).

Nothing in Tikal is private to a seat, so every seat and the public get the same view; a list of what is
shown, made here field by field, keeps the stacks out.
"""

from typing import Literal

from engine.core.model import Seat, Value, View

HexKind = Literal["base_camp", "jungle", "temple", "treasure", "volcano"]
Phase = Literal["bid", "pick", "place_tile", "act", "over"]


class Group(Value):
    """The members of one seat on one hex."""

    seat: Seat
    workers: int
    leader: bool


class GuardView(Value):
    """Whose guard stands on a temple, and whether it is a worker or the leader."""

    seat: Seat
    figure: Literal["worker", "leader"]


class HexView(Value):
    """One explored hex. `stones` in the order N, NE, SE, S, SW, NW as it lies.

    `value` is a temple's value (0 elsewhere), `treasures` how many lie face down (0 elsewhere).
    `controller` is the seat that would get the temple's points now, None for nobody; `tied` says that
    nobody does because the strongest are equal.
    """

    name: str
    kind: HexKind
    stones: tuple[int, int, int, int, int, int]
    value: int = 0
    treasures: int = 0
    groups: tuple[Group, ...] = ()
    camp: Seat | None = None
    guard: GuardView | None = None
    controller: Seat | None = None
    tied: bool = False


class PlayerView(Value):
    """One seat: figures not on the board yet, what it may still build, its treasures and its score.

    `treasures` is (kind, how many) for each kind held, in the order of the data. `removed` counts the
    figures that a guard took out of the game. `turned`: it has had its turn of this auction round.
    """

    seat: Seat
    workers: int
    leader: bool
    camps: int
    guards: int
    treasures: tuple[tuple[str, int], ...]
    score: int
    removed: int = 0
    turned: bool = False


class TileView(Value):
    """A tile that lies open but not on the board: in hand, set aside, or on offer in an auction."""

    id: str
    kind: HexKind
    stones: tuple[int, int, int, int, int, int]
    value: int = 0
    masks: int = 0


class AuctionView(Value):
    """An auction: the tiles on offer, who bids next, the high bid and who has passed.

    `high` is 0 and `high_bidder` None before the first bid. `bidders` are the seats still in, in turn order.
    """

    tiles: tuple[TileView, ...]
    bidders: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    high: int = 0
    high_bidder: Seat | None = None


class Legal(Value):
    """What may be done with a hex now, for outlines on the picture and for menus: see `renderer`."""

    hex: str
    cost: int | None = None


class TikalView(View):
    """The table as everybody sees it.

    `seat` is whose turn it is (the bidder in an auction), None when the game is over. `phase` as in 12.11.
    `scoring` says that this is a scoring turn, `scoring_left` who still has one after this, in order.
    `round` counts the scoring rounds begun, 0 to 4; `rounds_scored` those completed. `points` is what is left
    of `points_per_turn`. `next_letter` is the letter on the back of the top tile, None if the stack is empty.
    `supply` is (number, tiles left) for the temple tiles. `uncovered` and `recovered` count this turn's
    levels and treasures by hex. `aside` is the volcano that waits for the end of its scoring round.
    `auction` is None in the basic game, and while none is running and no tiles are on offer.
    """

    phase: Phase
    turn: int
    seat: Seat | None
    scoring: bool
    scoring_left: tuple[Seat, ...]
    round: int
    rounds_scored: int
    points: int
    points_per_turn: int
    hand: TileView | None
    aside: TileView | None
    auction: AuctionView | None
    auction_game: bool
    next_letter: str | None
    tiles_left: int
    treasures_left: int
    supply: tuple[tuple[int, int], ...]
    uncovered: tuple[tuple[str, int], ...]
    recovered: tuple[tuple[str, int], ...]
    hexes: tuple[HexView, ...]
    players: tuple[PlayerView, ...]
    columns: int
    rows: int
    winners: tuple[Seat, ...] = ()
    sealing: bool = True
