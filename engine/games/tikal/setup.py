"""The deal and the first state (rules, section 2), and what can be dealt again."""

from collections import Counter

from engine.core.errors import Unreadable
from engine.core.model import Seat
from engine.core.rng import Chance, Rng
from engine.games.tikal.board import parts
from engine.games.tikal.data import Components, components
from engine.games.tikal.meta import META
from engine.games.tikal.state import Hex, Player, TikalDeal, TikalOptions, TikalState


def deal(options: TikalOptions, seats: int, rng: Rng, first_seat: Seat | None) -> TikalDeal:
    """Shuffle each letter alone, and the treasures; chance names the first seat if nobody did (2.2, 2.3, 2.5).

    Raises Unreadable if the tile set is unknown.
    """
    data = components(options.tile_set)
    tiles = tuple(tile for letter in data.letters for tile in rng.shuffle(_with_letter(data, letter)))
    treasures = rng.shuffle(tuple(kind for kind in data.treasures.kinds for _ in range(data.treasures.copies)))
    # last, so that naming a first seat does not change what is dealt
    first = rng.below(seats) if first_seat is None else first_seat
    return TikalDeal(first_seat=first, tiles=tiles, treasures=treasures)


def table(options: TikalOptions, seats: int, dealt: TikalDeal, chance: Chance) -> TikalState:
    """The board before the first tile is drawn, episode 0. Raises Unreadable if the deal is impossible (12.13)."""
    data = components(options.tile_set)
    if not META.seats_min <= seats <= META.seats_max:
        raise Unreadable(f"Tikal is for {META.seats_min} to {META.seats_max} players, not {seats}")
    if not 0 <= dealt.first_seat < seats:
        raise Unreadable(f"the first seat {dealt.first_seat} is not one of {seats}")
    if sorted(dealt.tiles) != sorted(data.tile):
        raise Unreadable("the setup does not hold every tile once")
    letters = [data.tile[tile].letter for tile in dealt.tiles]
    if letters != sorted(letters):
        raise Unreadable("the tiles of the setup are not in the order of their letters")
    if Counter(dealt.treasures) != data.stack:
        raise Unreadable("the setup does not hold every treasure")
    if options.auction and len(dealt.tiles) % seats:
        raise Unreadable(f"{len(dealt.tiles)} tiles cannot be auctioned among {seats} players")
    player = Player(
        workers=data.pieces.workers,
        leader=True,
        camps=data.pieces.camps,
        guards=data.pieces.guards,
        treasures=(0,) * len(data.treasures.kinds),
        score=data.scoring.start_auction if options.auction else data.scoring.start,
    )
    printed = sorted(data.printed, key=lambda one: one.hex)
    return TikalState(
        options=options,
        deal=dealt,
        seats=seats,
        chance=chance,
        phase="act",
        seat=dealt.first_seat,
        points=0,
        episode=0,
        hexes=tuple(Hex(name=one.hex, kind=one.kind, stones=one.stones, value=one.value) for one in printed),
        players=(player,) * seats,
        supply=tuple(how_many for _, how_many in data.temple_tiles),
    )


def redeal(state: TikalState, rng: Rng) -> TikalState:
    """The state with the undrawn tiles shuffled again within their letters, and all face-down treasures.

    The treasures of the deal that are out are no longer listed in the order in which they came; nothing reads it.
    """
    data = parts(state)
    drawn, rest = state.deal.tiles[: state.tiles_drawn], state.deal.tiles[state.tiles_drawn :]
    tiles = tuple(
        tile
        for letter in data.letters
        for tile in rng.shuffle(tuple(one for one in rest if data.tile[one].letter == letter))
    )
    undrawn = state.deal.treasures[state.treasures_drawn :]
    hidden = list(rng.shuffle((*(kind for hex_ in state.hexes for kind in hex_.heap), *undrawn)))
    hexes = []
    for hex_ in state.hexes:
        size = len(hex_.heap)
        hexes.append(hex_.model_copy(update={"heap": tuple(hidden[:size])}) if size else hex_)
        hidden = hidden[size:]
    held = Counter(data.stack)
    held.subtract(Counter(hidden))
    treasures = (*held.elements(), *hidden)
    return state.model_copy(
        update={
            "deal": TikalDeal(first_seat=state.deal.first_seat, tiles=drawn + tiles, treasures=treasures),
            "hexes": tuple(hexes),
            "chance": rng.chance,
        }
    )


def _with_letter(data: Components, letter: str) -> tuple[str, ...]:
    return tuple(tile.id for tile in data.tiles if tile.letter == letter)
