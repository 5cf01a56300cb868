"""Every refusal of Tikal: its code (rules, sections 3 to 9 and 12) and the facts that come with it.

Seats are told as `holder`, `rivals`, `next`; hexes as `hex`; amounts as `have` and `need`. The order in which
codes apply is kept by the verbs (12.10) and by `phases` (12.11).
"""

from engine.core.errors import Illegal
from engine.core.model import Seat

# --- the phase is another one (12.11) ----------------------------------------------------------------------


def auction_running(bidder: Seat) -> Illegal:
    """Bidding goes on and `next` is asked."""
    return Illegal("auction_running", next=bidder)


def tile_not_picked(tiles: tuple[str, ...]) -> Illegal:
    """The winner has to pick one of `tiles` first."""
    return Illegal("tile_not_picked", tiles=tiles)


def no_auction(auction_game: bool) -> Illegal:
    """Nothing is up for bidding now, or ever if `auction_game` is false."""
    return Illegal("no_auction", auction_game=auction_game)


def no_tile_to_pick(auction_game: bool) -> Illegal:
    """There is no choice of tiles now, or ever if `auction_game` is false."""
    return Illegal("no_tile_to_pick", auction_game=auction_game)


def tile_not_placed(tile: str) -> Illegal:
    """`tile` has to be put on the board first (3.4)."""
    return Illegal("tile_not_placed", tile=tile)


def no_tile_to_place(scoring: bool) -> Illegal:
    """No tile is in hand: placed already, put out of the game, or (`scoring`) none comes in this turn."""
    return Illegal("no_tile_to_place", scoring=scoring)


# --- any action ----------------------------------------------------------------------------------------------


def unknown_hex(name: str) -> Illegal:
    """The board has no `hex` of this name."""
    return Illegal("unknown_hex", hex=name)


def not_enough_action_points(cost: int, left: int) -> Illegal:
    """It costs `cost` action points, `left` are left."""
    return Illegal("not_enough_action_points", cost=cost, left=left)


def no_such_member(name: str, asked: tuple[int, bool], there: tuple[int, bool]) -> Illegal:
    """Asked for `asked_workers` and `asked_leader` on `hex`; the seat has `workers` and `leader` there."""
    return Illegal(
        "no_such_member",
        hex=name,
        asked_workers=asked[0],
        asked_leader=asked[1],
        workers=there[0],
        leader=there[1],
    )


# --- placing a tile --------------------------------------------------------------------------------------------


def occupied(name: str) -> Illegal:
    """`hex` is explored already (4.1)."""
    return Illegal("occupied", hex=name)


def not_adjacent(name: str) -> Illegal:
    """`hex` touches no explored hex (4.1)."""
    return Illegal("not_adjacent", hex=name)


def not_reachable(name: str, rotation: int, rotations: tuple[int, ...]) -> Illegal:
    """Turned so, no stone leads to `hex` (4.3); `rotations` are those that would do there, perhaps none."""
    return Illegal("not_reachable", hex=name, rotation=rotation, rotations=rotations)


def volcano_seals(name: str, cut_off: tuple[str, ...]) -> Illegal:
    """With the volcano on `hex` the empty hexes `cut_off` could never be reached (4.7, a3)."""
    return Illegal("volcano_seals", hex=name, cut_off=cut_off)


# --- members ---------------------------------------------------------------------------------------------------


def not_your_camp(name: str, holder: Seat | None, camps: tuple[str, ...]) -> Illegal:
    """Members enter at one of `camps`, not on `hex`, where `holder` may have a camp (5.1)."""
    return Illegal("not_your_camp", hex=name, holder=holder, camps=camps)


def none_in_supply(asked: tuple[int, bool], supply: tuple[int, bool]) -> Illegal:
    """Asked for `asked_workers` and `asked_leader`; the supply holds `workers` and `leader` (5.1)."""
    return Illegal(
        "none_in_supply",
        asked_workers=asked[0],
        asked_leader=asked[1],
        workers=supply[0],
        leader=supply[1],
    )


def same_hex(name: str) -> Illegal:
    """A move has to lead away from `hex`."""
    return Illegal("same_hex", hex=name)


def unexplored(name: str) -> Illegal:
    """`hex` is not explored yet (5.3)."""
    return Illegal("unexplored", hex=name)


def volcano(name: str) -> Illegal:
    """`hex` is a volcano, nobody goes there (5.3)."""
    return Illegal("volcano", hex=name)


def no_path(origin: str, target: str) -> Illegal:
    """No stones and no secret paths lead from `origin` to `target` (5.3)."""
    return Illegal("no_path", origin=origin, target=target)


# --- digging ---------------------------------------------------------------------------------------------------


def not_a_temple(name: str) -> Illegal:
    """There is no temple on `hex`."""
    return Illegal("not_a_temple", hex=name)


def guarded(name: str, holder: Seat) -> Illegal:
    """A guard of `holder` stands on the temple of `hex`."""
    return Illegal("guarded", hex=name, holder=holder)


def max_level(name: str, value: int) -> Illegal:
    """The temple of `hex` has the highest `value` there is (5.5)."""
    return Illegal("max_level", hex=name, value=value)


def no_temple_tile(name: str, number: int) -> Illegal:
    """No temple tile with the next `number` is left, so the temple of `hex` cannot grow (5.5)."""
    return Illegal("no_temple_tile", hex=name, number=number)


def limit_two(name: str, limit: int) -> Illegal:
    """`hex` was dug `limit` times this turn already (5.5, 5.6)."""
    return Illegal("limit_two", hex=name, limit=limit)


def no_member(name: str) -> Illegal:
    """The seat has nobody on `hex`."""
    return Illegal("no_member", hex=name)


def need_second_member(name: str, have: int, need: int) -> Illegal:
    """The next dig on `hex` this turn takes `need` own members there; `have` are there (5.5, 5.6)."""
    return Illegal("need_second_member", hex=name, have=have, need=need)


def no_treasure(name: str) -> Illegal:
    """No treasure lies on `hex`."""
    return Illegal("no_treasure", hex=name)


# --- exchange --------------------------------------------------------------------------------------------------


def unknown_seat(seat: int) -> Illegal:
    """Nobody has the number `seat`."""
    return Illegal("unknown_seat", seat=seat)


def self_exchange() -> Illegal:
    """Nobody exchanges with themselves; the code is `self`."""
    return Illegal("self")


def same_kind(give: str) -> Illegal:
    """`give` for the same kind changes nothing (5.8)."""
    return Illegal("same_kind", give=give)


def not_a_single_yours(give: str, have: int) -> Illegal:
    """To be given away a kind must be held exactly once; of `give` the seat has `have` (5.8)."""
    return Illegal("not_a_single_yours", give=give, have=have)


def not_a_single_theirs(take: str, holder: Seat, have: int) -> Illegal:
    """To be asked for a kind must be held exactly once; of `take` `holder` has `have` (5.8)."""
    return Illegal("not_a_single_theirs", take=take, holder=holder, have=have)


# --- camps and guards ------------------------------------------------------------------------------------------


def camp_not_allowed_here(name: str, hex_kind: str | None, treasures: int) -> Illegal:
    """Camps stand on jungle or emptied treasure hexes (5.9); `hex_kind` None: `hex` is not explored."""
    return Illegal("camp_not_allowed_here", hex=name, hex_kind=hex_kind, treasures=treasures)


def camp_exists(name: str, holder: Seat) -> Illegal:
    """`holder` has a camp on `hex` (5.9)."""
    return Illegal("camp_exists", hex=name, holder=holder)


def no_camps_left() -> Illegal:
    """Both camps of the seat are on the board (5.9)."""
    return Illegal("no_camps_left")


def no_majority(name: str, have: int, most: int, rivals: tuple[Seat, ...]) -> Illegal:
    """On `hex` the seat's strength is `have`; `rivals` have `most`, at least as much (5.10)."""
    return Illegal("no_majority", hex=name, have=have, most=most, rivals=rivals)


def no_guards_left() -> Illegal:
    """The seat has set up all its guards (5.10)."""
    return Illegal("no_guards_left")


# --- the auction -----------------------------------------------------------------------------------------------


def bid_not_higher(points: int, high: int, holder: Seat | None) -> Illegal:
    """`points` do not top the high bid `high` of `holder` (9.3)."""
    return Illegal("bid_not_higher", points=points, high=high, holder=holder)


def bid_above_score(points: int, score: int) -> Illegal:
    """The seat has only `score` points to bid (9.8)."""
    return Illegal("bid_above_score", points=points, score=score)


def tile_not_on_offer(tile: str, tiles: tuple[str, ...]) -> Illegal:
    """`tile` is not among the open `tiles` (9.6)."""
    return Illegal("tile_not_on_offer", tile=tile, tiles=tiles)
