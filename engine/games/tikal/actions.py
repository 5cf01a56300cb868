"""The union of all actions of Tikal (rules 12.2): one model each, told apart by `kind`."""

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from engine.games.tikal.moves.bid import Bid, PassBid
from engine.games.tikal.moves.camp import Camp
from engine.games.tikal.moves.end_turn import EndTurn
from engine.games.tikal.moves.enter import Enter
from engine.games.tikal.moves.exchange import Exchange
from engine.games.tikal.moves.guard import Guard
from engine.games.tikal.moves.move import Move
from engine.games.tikal.moves.pick_tile import PickTile
from engine.games.tikal.moves.place_tile import PlaceTile
from engine.games.tikal.moves.recover import Recover
from engine.games.tikal.moves.uncover import Uncover

ACTION_TYPES = (PlaceTile, Enter, Move, Uncover, Recover, Exchange, Camp, Guard, Bid, PassBid, PickTile, EndTurn)

TikalAction: TypeAlias = Annotated[
    PlaceTile | Enter | Move | Uncover | Recover | Exchange | Camp | Guard | Bid | PassBid | PickTile | EndTurn,
    Field(discriminator="kind"),
]

ACTIONS: TypeAdapter[TikalAction] = TypeAdapter(TikalAction)
