"""What a game is: the one class that every game subclasses, and the only one that the platform calls.

A game is pure: it takes values and returns new ones, and never looks at a clock, a file or a random number
generator of Python. The platform (`bot`, `renderer`, `engine.core`) knows games through this class alone.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from pydantic import TypeAdapter, ValidationError

from engine.core import reasons
from engine.core.errors import Malformed, Refusal, Unreadable
from engine.core.model import Action, Event, Options, Seat, State, Value, View
from engine.core.rng import Chance, ChanceFact, Rng, play_chance
from engine.core.scores import Outcome
from engine.core.upcast import Upcast, upcast

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
D = TypeVar("D", bound=Value)
O = TypeVar("O", bound=Options)  # noqa: E741 - the fifth of five letters that stand for five things
T = TypeVar("T", bound=State)

Json: TypeAlias = dict[str, Any]


class Meta(Value):
    """What can be told of a game without loading its rules (`engine.games.<key>.meta.META`).

    `key` is the folder's name and the game's id everywhere. `kinds` are the action kinds in the order of the
    menu, at most 24. `end_kind` is the kind behind the *End turn* button, None if turns end otherwise.
    `schema_version` numbers the shape of saved states. `point_unit` is how many of the integer points make
    one printed point (4: quarters). `minutes` is the usual time at a table. `stepwise` are the kinds whose fields
    are asked one after the other even when few actions remain, since each choice wants a look at the picture.
    """

    key: str
    title: str
    seats_min: int
    seats_max: int
    kinds: tuple[str, ...]
    end_kind: str | None
    schema_version: int
    point_unit: int = 1
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int
    minutes: int
    stepwise: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """What an action led to.

    `reveals`: the seats to whom chance or something hidden became known; undo never goes behind it.
    `ends_turn`: the acting seat has nothing more to decide for now. `chance`: what chance decided on the
    way, for the record.
    """

    state: T
    events: tuple[Event, ...] = ()
    reveals: frozenset[Seat] = frozenset()
    ends_turn: bool = False
    chance: tuple[ChanceFact, ...] = ()


@dataclass(frozen=True, slots=True)
class Caution:
    """Something that a sensible player would want to be asked about before an action; words by code."""

    code: str
    facts: Mapping[str, str | int | bool]


class Game(ABC, Generic[S, A, V, D, O]):
    """One game. Instances carry no data of a match; `engine.games.<key>.rules.GAME` is the only one needed.

    A game's state has the fields `options`, `deal`, `seats` (how many play) and `chance`. `apply` refuses in this
    order: GameFinished, NotYourTurn (also for a seat that is not at the table), Illegal.

    Type parameters: state, action union, view, deal (what setup drew: the `setup` of a record), options.
    """

    meta: ClassVar[Meta]
    state_type: ClassVar[type[State]]
    deal_type: ClassVar[type[Value]]
    options_type: ClassVar[type[Options]]
    action_types: ClassVar[tuple[type[Action], ...]]
    actions: ClassVar[TypeAdapter[Any]]
    events: ClassVar[TypeAdapter[Any]]
    upcasts: ClassVar[Mapping[int, Upcast]] = {}
    order_type: ClassVar[type[Value] | None] = None

    # --- the beginning ---------------------------------------------------------------------------------

    @abstractmethod
    def deal(self, options: O, seats: int, rng: Rng, first_seat: Seat | None) -> D:
        """Draw all that setup draws. `first_seat` None: chance decides who begins."""

    @abstractmethod
    def begin(self, options: O, seats: int, deal: D, chance: Chance) -> Step[S]:
        """The first state, with what happens before anybody acts. Raises Unreadable if the deal is impossible."""

    def start(self, options: O, seats: int, seed: str, first_seat: Seat | None = None) -> Step[S]:
        """Deal and begin from a seed."""
        deal = self.deal(options, seats, Rng(Chance(seed=seed)), first_seat)
        return self.begin(options, seats, deal, play_chance(seed))

    # --- play ------------------------------------------------------------------------------------------

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that are asked for something now; empty exactly when the game is over."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Everything the seat may do now, each thing once, in a stable order; empty for a seat that is not to act."""

    def listed(self, state: S, seat: Seat, action: A) -> A:
        """The form in which `legal_actions` lists this action, for formats that can write one thing in several ways.

        `apply` takes every form. The action itself by default, and where it is not legal at all.
        """
        return action

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, told: Sequence[ChanceFact] | None = None) -> Step[S]:
        """The step that follows. Pure; raises a Refusal and changes nothing if the action is not allowed.

        `told`: what chance decided according to a record; None takes it from the game's own seed.
        """

    @abstractmethod
    def idle_turn(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Legal actions, one after the other, that end this seat's turn doing the least."""

    def cautions(self, state: S, seat: Seat, action: A) -> tuple[Caution, ...]:
        """What to ask about before this action is taken; none by default."""
        return ()

    def kinds(self, state: S) -> tuple[str, ...]:
        """The action kinds that a menu shows in this phase of the game, possible or not; all by default."""
        return self.meta.kinds

    def why_not(self, state: S, seat: Seat, kind: str) -> Refusal | None:
        """What forbids all actions of a kind to a seat that is to act; None if one is allowed or it is not known."""
        return reasons.refused(self, state, seat, kind)

    @abstractmethod
    def points(self, state: S) -> tuple[int, ...]:
        """Everybody's points so far, by seat, as all may know them."""

    @abstractmethod
    def episode(self, state: S) -> int:
        """The number, growing from 1, of the stretch of play that one public post tells.

        A turn is one; so is a whole auction, or a choice that several seats make at the same time.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None while it runs."""

    # --- what may be known -----------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat, or the public (None), may know."""

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """The state with everything that the seat cannot know dealt again; its view must stay the same."""

    # --- advice ----------------------------------------------------------------------------------------

    def suggest(self, view: V, seat: Seat) -> tuple[A, ...]:
        """A few sensible next actions, the best first, for a seat that is to act. None by default."""
        return ()

    # --- standing orders -------------------------------------------------------------------------------

    def order_choices(self, view: V, seat: Seat) -> Mapping[str, Sequence[Any]]:
        """What a standing order given now may say, by field of `order_type`; some may also be left out.

        Empty where nothing is asked of this seat off turn.
        """
        return {}

    def occasion(self, view: V) -> int:
        """The number of the occasion that an order given now is for; growing, and the same until it is over."""
        return 0

    def answer(self, view: V, seat: Seat, order: Any) -> A | None:
        """What a standing order (an `order_type`) says to what the seat is asked now; None if it says nothing."""
        return None

    def parse_order(self, raw: Json) -> Value:
        """The standing order that a JSON object stands for. Raises Malformed."""
        if self.order_type is None:
            raise Malformed()
        try:
            return self.order_type.model_validate_json(json.dumps(raw))
        except (ValidationError, TypeError, ValueError, RecursionError) as error:
            raise Malformed() from error

    # --- records ---------------------------------------------------------------------------------------

    def options_of(self, state: S) -> O:
        """The options that the game is played with."""
        return cast(O, cast(Any, state).options)

    def deal_of(self, state: S) -> D:
        """What setup drew."""
        return cast(D, cast(Any, state).deal)

    def result(self, state: S) -> Json | None:
        """The `result` of a record; None while the game runs."""
        outcome = self.outcome(state)
        if outcome is None:
            return None
        return {
            "scores": list(outcome.scores),
            "rounds": [list(points) for points in outcome.rounds],
            "winners": list(outcome.winners),
        }

    def record_chance(self, facts: Sequence[ChanceFact]) -> list[Json]:
        """The `chance` entries that stand in a record after the step that drew these facts."""
        return [{"chance": {fact.what: list(fact.order)}} for fact in facts]

    def read_chance(self, entries: Sequence[Json]) -> tuple[ChanceFact, ...]:
        """The facts told by the `chance` entries that follow a step. Raises Unreadable."""
        facts: list[ChanceFact] = []
        for entry in entries:
            drawn = entry.get("chance")
            if set(entry) != {"chance"} or not isinstance(drawn, dict) or not drawn:
                raise Unreadable("a chance entry has the wrong shape")
            for what, order in drawn.items():
                # a string would pass for a sequence of its letters
                if not isinstance(order, list | tuple) or not all(isinstance(item, str) for item in order):
                    raise Unreadable("a chance entry has the wrong shape")
                facts.append(ChanceFact(what=what, order=tuple(order)))
        return tuple(facts)

    # --- bytes -----------------------------------------------------------------------------------------

    def dump(self, state: S) -> bytes:
        """The state as JSON bytes, with its schema version."""
        return b'{"schema":%d,"state":%s}' % (self.meta.schema_version, state.model_dump_json().encode())

    def parse_state(self, data: bytes) -> S:
        """The state in these bytes, brought to today's schema. Raises Unreadable, or Newer."""
        try:
            saved = json.loads(data)
            schema, raw = saved["schema"], saved["state"]
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Unreadable("not a saved state") from error
        if type(schema) is not int or not isinstance(raw, dict):
            raise Unreadable("not a saved state")
        current = upcast(raw, schema, self.meta.schema_version, self.upcasts)
        try:
            return cast(S, self.state_type.model_validate_json(json.dumps(current)))
        except ValidationError as error:
            raise Unreadable(f"a saved state does not hold together: {error.error_count()} faults") from error

    def parse_action(self, raw: object) -> A:
        """The action that a JSON value stands for. Raises Malformed."""
        try:
            return cast(A, self.actions.validate_json(json.dumps(raw)))
        except (ValidationError, TypeError, ValueError, RecursionError) as error:
            kind = raw.get("kind") if isinstance(raw, dict) else None
            raise Malformed(kind=kind if isinstance(kind, str) else None) from error

    def dump_action(self, action: A) -> Json:
        """The action as a JSON object, `kind` first."""
        return action.model_dump(mode="json")

    def parse_events(self, raw: Sequence[Json]) -> tuple[Event, ...]:
        """Events from their JSON objects. Raises Unreadable."""
        try:
            return tuple(self.events.validate_json(json.dumps(one)) for one in raw)
        except (ValidationError, TypeError, ValueError, RecursionError) as error:
            raise Unreadable("a saved event does not hold together") from error

    def dump_events(self, events: Sequence[Event]) -> list[Json]:
        """Events as JSON objects."""
        return [event.model_dump(mode="json") for event in events]

    def parse_options(self, raw: Json) -> O:
        """Options from a JSON object, defaults for what is missing. Raises Unreadable."""
        try:
            return cast(O, self.options_type.model_validate_json(json.dumps(raw)))
        except ValidationError as error:
            faults = ", ".join(".".join(map(str, fault["loc"])) for fault in error.errors())
            raise Unreadable(f"options do not fit: {faults}") from error
        except (TypeError, ValueError, RecursionError) as error:
            raise Unreadable("options are not JSON") from error


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
