"""The deal and the first state (rules, section 2), and what can be dealt again."""

from engine.core.errors import Unreadable
from engine.core.model import Seat
from engine.core.rng import Chance, Rng
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.meta import META
from engine.games.tzolkin.names import DUMMY, GEARS, Gear
from engine.games.tzolkin.state import Field, Player, TzolkinDeal, TzolkinOptions, TzolkinState


def deal(seats: int, rng: Rng, first_seat: Seat | None) -> TzolkinDeal:
    """Shuffle monuments, both ages and the wealth tiles; chance names the first seat if nobody did (2.1 to 2.7)."""
    monuments = rng.shuffle(tuple(DATA.monument))[: DATA.table[seats].monuments]
    age1, age2 = rng.shuffle(DATA.age(1)), rng.shuffle(DATA.age(2))
    tiles = rng.shuffle(tuple(DATA.wealth_tile))
    wealth = tuple(tiles[seat * DATA.dealt : (seat + 1) * DATA.dealt] for seat in range(seats))
    drawn, rest = 0, tiles[seats * DATA.dealt :]
    while len(dummy_spots(rest[:drawn], seats)) < DATA.table[seats].dummies:
        drawn += 1
    # last, so that naming a first seat does not change what is dealt
    first = rng.below(seats) if first_seat is None else first_seat
    return TzolkinDeal(
        first_seat=first, monuments=monuments, age1=age1, age2=age2, wealth=wealth, dummies=rest[:drawn]
    )


def dummy_spots(drawn: tuple[str, ...], seats: int) -> tuple[tuple[Gear, int], ...]:
    """Where the dummies of these draws stand, no more than there are (2.7)."""
    spots: list[tuple[Gear, int]] = []
    for tile in (DATA.wealth_tile[one] for one in drawn):
        first = all(gear != tile.gear for gear, _ in spots)
        spots.append((tile.gear, tile.space))
        positions = DATA.gear[tile.gear].positions
        if first and positions % 2 == 0:  # the odd gear, Chichen Itza, has no opposite positions
            spots.append((tile.gear, (tile.space + positions // 2) % positions))
    return tuple(spots[: DATA.table[seats].dummies])


def table(options: TzolkinOptions, seats: int, dealt: TzolkinDeal, chance: Chance) -> TzolkinState:
    """The table at which everybody chooses wealth tiles. Raises Unreadable if the deal is impossible (15.7)."""
    _check(seats, dealt)
    size = DATA.table[seats]
    spots = set(dummy_spots(dealt.dummies, seats))
    return TzolkinState(
        options=options,
        deal=dealt,
        seats=seats,
        chance=chance,
        phase="setup_wealth",
        episode=1,
        seat=dealt.first_seat,
        starting_player=dealt.first_seat,
        skulls=DATA.skulls,
        chichen=(None,) * len(DATA.chichen),
        jungle=tuple(Field(corn=size.stacks, wood=size.stacks if field.wood else 0) for field in DATA.fields),
        row=dealt.age1[: DATA.row],
        monuments=dealt.monuments,
        drawn1=DATA.row,
        gears=tuple(
            tuple(DUMMY if (gear, position) in spots else None for position in range(DATA.gear[gear].positions))
            for gear in GEARS
        ),
        players=(Player(workers=DATA.workers.start),) * seats,
    )


def redeal(state: TzolkinState, seat: Seat | None, rng: Rng) -> TzolkinState:
    """Stacks, undealt wealth tiles, and what others were dealt and have not shown, in another order (1.5)."""
    setup, dealt = state.phase == "setup_wealth", state.deal
    known = {tile for player in state.players for tile in player.chosen} if not setup else set()
    own = set(dealt.wealth[seat]) if seat is not None else set()
    public = known | own | set(dealt.dummies)
    pool = list(rng.shuffle(tuple(tile for tile in DATA.wealth_tile if tile not in public)))
    wealth: list[tuple[str, ...]] = []
    players = list(state.players)
    for other, tiles in enumerate(dealt.wealth):
        if other == seat:
            wealth.append(tiles)
            continue
        fresh = rng.shuffle([tile if tile in known else pool.pop() for tile in tiles])
        wealth.append(fresh)
        if setup and players[other].chosen:
            players[other] = players[other].model_copy(update={"chosen": fresh[: DATA.kept]})
    again = TzolkinDeal(
        first_seat=dealt.first_seat,
        monuments=dealt.monuments,
        age1=dealt.age1[: state.drawn1] + rng.shuffle(dealt.age1[state.drawn1 :]),
        age2=dealt.age2[: state.drawn2] + rng.shuffle(dealt.age2[state.drawn2 :]),
        wealth=tuple(wealth),
        dummies=dealt.dummies,
    )
    return state.model_copy(update={"deal": again, "players": tuple(players), "chance": rng.chance})


def _check(seats: int, dealt: TzolkinDeal) -> None:
    if not META.seats_min <= seats <= META.seats_max:
        raise Unreadable(f"{META.title} is for {META.seats_min} to {META.seats_max} players, not {seats}")
    size, tiles = DATA.table[seats], [tile for hand in dealt.wealth for tile in hand]
    drawn = [*tiles, *dealt.dummies]
    short = dummy_spots(dealt.dummies[:-1], seats) if set(dealt.dummies) <= set(DATA.wealth_tile) else ()
    faults = {
        f"the first seat {dealt.first_seat} is not one of {seats}": not 0 <= dealt.first_seat < seats,
        "the monuments of the setup are not those of such a table": len(set(dealt.monuments)) != size.monuments
        or len(dealt.monuments) != size.monuments
        or not set(dealt.monuments) <= set(DATA.monument),
        "the setup does not hold every building of the first age once": sorted(dealt.age1) != sorted(DATA.age(1)),
        "the setup does not hold every building of the second age once": sorted(dealt.age2) != sorted(DATA.age(2)),
        "not everybody is dealt the right number of wealth tiles": len(dealt.wealth) != seats
        or any(len(hand) != DATA.dealt for hand in dealt.wealth),
        "a wealth tile of the setup is unknown": not set(drawn) <= set(DATA.wealth_tile),
        "a wealth tile is in the setup twice": len(set(drawn)) != len(drawn),
        "more wealth tiles were drawn for dummies than are needed": bool(dealt.dummies)
        and len(short) >= size.dummies,
    }
    for fault, found in faults.items():
        if found:
            raise Unreadable(fault)
    if len(dummy_spots(dealt.dummies, seats)) != size.dummies:
        raise Unreadable("fewer wealth tiles were drawn for dummies than are needed")
