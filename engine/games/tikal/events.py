"""The union of all events of Tikal, and those that happen by themselves (rules 12.4)."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from engine.core.model import Event, Seat
from engine.core.scores import Scored
from engine.games.tikal.moves.bid import AuctionWon, BidMade, BidPassed
from engine.games.tikal.moves.camp import CampSet
from engine.games.tikal.moves.end_turn import TurnEnded
from engine.games.tikal.moves.enter import Entered
from engine.games.tikal.moves.exchange import Exchanged
from engine.games.tikal.moves.guard import GuardSet
from engine.games.tikal.moves.move import Moved
from engine.games.tikal.moves.pick_tile import TilePicked
from engine.games.tikal.moves.place_tile import TilePlaced
from engine.games.tikal.moves.recover import Recovered
from engine.games.tikal.moves.uncover import Uncovered


class TileDrawn(Event):
    """The top tile was turned up for a seat."""

    kind: Literal["tile_drawn"] = "tile_drawn"
    seat: Seat
    tile: str
    hex_kind: str
    value: int
    masks: int


class TileSetAside(Event):
    """A tile that fits nowhere was put out of the game (4.7)."""

    kind: Literal["tile_set_aside"] = "tile_set_aside"
    seat: Seat
    tile: str
    hex_kind: str


class ScoringStarted(Event):
    """A scoring round began; `order` lists who takes a scoring turn, first to last. `final`: the last one."""

    kind: Literal["scoring_started"] = "scoring_started"
    round: int
    order: tuple[Seat, ...]
    final: bool


class TilesOffered(Event):
    """An auction round began with these tiles."""

    kind: Literal["tiles_offered"] = "tiles_offered"
    tiles: tuple[str, ...]


class GameEnded(Event):
    """The game is over."""

    kind: Literal["game_ended"] = "game_ended"
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


TikalEvent: TypeAlias = Annotated[
    TilePlaced
    | Entered
    | Moved
    | Uncovered
    | Recovered
    | Exchanged
    | CampSet
    | GuardSet
    | BidMade
    | BidPassed
    | AuctionWon
    | TilePicked
    | TurnEnded
    | TileDrawn
    | TileSetAside
    | ScoringStarted
    | TilesOffered
    | GameEnded
    | Scored,
    Field(discriminator="kind"),
]

EVENTS: TypeAdapter[TikalEvent] = TypeAdapter(TikalEvent)
