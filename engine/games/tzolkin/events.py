"""The union of all events of Tzolk'in."""

from typing import Annotated, TypeAlias

from pydantic import Field, TypeAdapter

from engine.core.scores import Scored
from engine.games.tzolkin.buildings import BuildingTaken
from engine.games.tzolkin.happenings import (
    Advanced,
    AgeBegan,
    CalendarAdvanced,
    Fed,
    Fell,
    FoodDayBegan,
    Gained,
    GameEnded,
    MarkerPassed,
    PointsGained,
    PushedOff,
    Rose,
    RowRefilled,
    SkullsWithheld,
    StepLost,
    TeethCollected,
    WealthRevealed,
    WorkerGained,
    WorkerReturned,
)
from engine.games.tzolkin.moves.act import Acted
from engine.games.tzolkin.moves.beg import Begged
from engine.games.tzolkin.moves.choose_wealth import WealthChosen, WealthPicked
from engine.games.tzolkin.moves.decline import Declined
from engine.games.tzolkin.moves.end_turn import TurnEnded
from engine.games.tzolkin.moves.exchange import Exchanged
from engine.games.tzolkin.moves.harvest import Harvested
from engine.games.tzolkin.moves.monument import MonumentBuilt
from engine.games.tzolkin.moves.pay import Paid
from engine.games.tzolkin.moves.pick_up import PickedUp
from engine.games.tzolkin.moves.place import Placed
from engine.games.tzolkin.spaces.chichen import SkullPlaced

TzolkinEvent: TypeAlias = Annotated[
    Gained
    | PointsGained
    | Rose
    | StepLost
    | Fell
    | Advanced
    | WorkerGained
    | WealthPicked
    | WealthChosen
    | WealthRevealed
    | RowRefilled
    | TeethCollected
    | FoodDayBegan
    | Fed
    | AgeBegan
    | SkullsWithheld
    | WorkerReturned
    | MarkerPassed
    | CalendarAdvanced
    | PushedOff
    | GameEnded
    | BuildingTaken
    | SkullPlaced
    | Begged
    | Placed
    | PickedUp
    | Harvested
    | Paid
    | MonumentBuilt
    | Exchanged
    | Acted
    | Declined
    | TurnEnded
    | Scored,
    Field(discriminator="kind"),
]

EVENTS: TypeAdapter[TzolkinEvent] = TypeAdapter(TzolkinEvent)
