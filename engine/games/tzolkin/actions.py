"""The union of all actions of Tzolk'in (rules 15.2): one model each, told apart by `kind`."""

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from engine.games.tzolkin.moves.act import ActElsewhere
from engine.games.tzolkin.moves.advance import AdvanceIn
from engine.games.tzolkin.moves.beg import Beg
from engine.games.tzolkin.moves.build import BuildBuilding
from engine.games.tzolkin.moves.choose_wealth import ChooseWealth
from engine.games.tzolkin.moves.decline import Decline
from engine.games.tzolkin.moves.end_turn import EndTurn
from engine.games.tzolkin.moves.exchange import Exchange
from engine.games.tzolkin.moves.harvest import HarvestFields
from engine.games.tzolkin.moves.monument import BuildMonument
from engine.games.tzolkin.moves.pay import PayBlocks
from engine.games.tzolkin.moves.pick_up import PickUp
from engine.games.tzolkin.moves.place import PlaceWorker
from engine.games.tzolkin.moves.set_days import SetDays
from engine.games.tzolkin.moves.step_down import GoDown
from engine.games.tzolkin.moves.step_up import GoUp
from engine.games.tzolkin.moves.take_block import TakeOne

ACTION_TYPES = (
    ChooseWealth,
    Beg,
    PlaceWorker,
    PickUp,
    EndTurn,
    HarvestFields,
    GoDown,
    GoUp,
    AdvanceIn,
    PayBlocks,
    TakeOne,
    BuildBuilding,
    BuildMonument,
    Exchange,
    ActElsewhere,
    Decline,
    SetDays,
)

TzolkinAction: TypeAlias = Annotated[
    ChooseWealth
    | Beg
    | PlaceWorker
    | PickUp
    | EndTurn
    | HarvestFields
    | GoDown
    | GoUp
    | AdvanceIn
    | PayBlocks
    | TakeOne
    | BuildBuilding
    | BuildMonument
    | Exchange
    | ActElsewhere
    | Decline
    | SetDays,
    Field(discriminator="kind"),
]

ACTIONS: TypeAdapter[TzolkinAction] = TypeAdapter(TzolkinAction)
