"""Tikal as a `Game`: the verbs put together, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from engine.core.errors import GameFinished, NotYourTurn, Refusal
from engine.core.game import Caution, Game, Step
from engine.core.model import Event, Seat
from engine.core.rng import Chance, ChanceFact, Draws, Rng
from engine.core.scores import Outcome
from engine.games.tikal import flow, orders, reasons, refusals, scoring, setup
from engine.games.tikal.actions import ACTION_TYPES, ACTIONS, TikalAction
from engine.games.tikal.advice import suggest
from engine.games.tikal.board import parts
from engine.games.tikal.cautions import cautions
from engine.games.tikal.events import EVENTS
from engine.games.tikal.meta import META
from engine.games.tikal.moves import (
    bid,
    camp,
    end_turn,
    enter,
    exchange,
    guard,
    move,
    pick_tile,
    place_tile,
    recover,
    uncover,
)
from engine.games.tikal.phases import PHASE_KINDS, wrong_phase
from engine.games.tikal.state import TikalDeal, TikalOptions, TikalState
from engine.games.tikal.upcasts import UPCASTS
from engine.games.tikal.view import Phase, TikalView
from engine.games.tikal.views import view_of

_Options: TypeAlias = Callable[[TikalState, Seat], Sequence[TikalAction]]
_Perform: TypeAlias = Callable[[TikalState, Seat, Any], Step[TikalState]]

_PERFORM: Final[Mapping[str, _Perform]] = MappingProxyType(
    {
        "place_tile": place_tile.perform,
        "enter": enter.perform,
        "move": move.perform,
        "uncover": uncover.perform,
        "recover": recover.perform,
        "exchange": exchange.perform,
        "camp": camp.perform,
        "guard": guard.perform,
        "bid": bid.perform,
        "pass_bid": bid.perform,
        "pick_tile": pick_tile.perform,
        "end_turn": end_turn.perform,
    }
)

_OPTIONS: Final[Mapping[Phase, tuple[_Options, ...]]] = MappingProxyType(
    {
        "bid": (bid.options,),
        "pick": (pick_tile.options,),
        "place_tile": (place_tile.options,),
        "act": (
            enter.options,
            move.options,
            uncover.options,
            recover.options,
            exchange.options,
            camp.options,
            guard.options,
            end_turn.options,
        ),
        "over": (),
    }
)


class Tikal(Game[TikalState, TikalAction, TikalView, TikalDeal, TikalOptions]):
    """Tikal: tiles, action points, temples and treasures, four scoring rounds, and an auction variant."""

    meta = META
    state_type = TikalState
    deal_type = TikalDeal
    options_type = TikalOptions
    action_types = ACTION_TYPES
    actions = ACTIONS
    events = EVENTS
    upcasts = UPCASTS
    order_type = orders.AuctionOrder

    def deal(self, options: TikalOptions, seats: int, rng: Rng, first_seat: Seat | None) -> TikalDeal:
        """Shuffle the tiles by letter and the treasures (2.2, 2.3). Raises Unreadable for an unknown tile set."""
        return setup.deal(options, seats, rng, first_seat)

    def begin(self, options: TikalOptions, seats: int, deal: TikalDeal, chance: Chance) -> Step[TikalState]:
        """The board with the first tile drawn, or the first tiles on offer. Raises Unreadable."""
        events: list[Event] = []
        state = flow.opening(setup.table(options, seats, deal, chance), events)
        return Step(state=state, events=tuple(events), reveals=frozenset(range(seats)))

    def to_act(self, state: TikalState) -> frozenset[Seat]:
        """One seat, until the game is over."""
        if state.phase == "over":
            return frozenset()
        if state.phase == "bid":
            assert state.auction is not None, "bidding needs an auction"
            assert state.auction.next is not None, "somebody is asked"
            return frozenset({state.auction.next})
        return frozenset({state.seat})

    def legal_actions(self, state: TikalState, seat: Seat) -> tuple[TikalAction, ...]:
        """All legal actions by kind in the order of the menu, each kind in the order of its verb."""
        if seat not in self.to_act(state):
            return ()
        return tuple(action for options in _OPTIONS[state.phase] for action in options(state, seat))

    def apply(
        self, state: TikalState, seat: Seat, action: TikalAction, told: Sequence[ChanceFact] | None = None
    ) -> Step[TikalState]:
        """The step that follows, with what happens by itself after it; codes in the order of 12.10.

        No chance comes in mid-play, so anything `told` is too much: Unreadable.
        """
        acting = self.to_act(state)
        if not acting:
            raise GameFinished()
        if seat not in acting:
            raise NotYourTurn(seat, tuple(sorted(acting)))
        if refusal := wrong_phase(state, action.kind):
            raise refusal
        for field in ("hex", "origin", "target"):
            name = getattr(action, field, None)
            if name is not None and name not in parts(state).grid:
                raise refusals.unknown_hex(name)
        step = _PERFORM[action.kind](state, seat, action)
        Draws(state.chance, told).finish()
        events = list(step.events)
        after = flow.follow(step.state, seat, action.kind, events)
        drew = after.tiles_drawn > state.tiles_drawn
        return Step(
            state=after,
            events=tuple(events),
            reveals=frozenset(range(state.seats)) if drew else step.reveals,
            ends_turn=step.ends_turn,
        )

    def idle_turn(self, state: TikalState, seat: Seat) -> tuple[TikalAction, ...]:
        """Pass the bid; or pick the first tile, place it on the first spot, and end the turn."""
        actions: list[TikalAction] = []
        while seat in self.to_act(state):
            if state.phase == "bid":
                action: TikalAction = bid.PassBid()
            elif state.phase == "act":
                action = end_turn.EndTurn()
            else:
                action = self.legal_actions(state, seat)[0]
            actions.append(action)
            step = self.apply(state, seat, action)
            if step.ends_turn:
                break
            state = step.state
        return tuple(actions)

    def cautions(self, state: TikalState, seat: Seat, action: TikalAction) -> tuple[Caution, ...]:
        """Points that would be lost, and a leader that would leave."""
        return cautions(state, seat, action)

    def kinds(self, state: TikalState) -> tuple[str, ...]:
        """Those of the phase (12.11); none when the game is over."""
        return PHASE_KINDS[state.phase]

    def why_not(self, state: TikalState, seat: Seat, kind: str) -> Refusal | None:
        """The phase, or what stands in the way of the action that comes nearest to being allowed."""
        return reasons.why_not(state, seat, kind) if seat in self.to_act(state) else None

    def points(self, state: TikalState) -> tuple[int, ...]:
        """The scores, auction money included."""
        return tuple(player.score for player in state.players)

    def episode(self, state: TikalState) -> int:
        """Counts turns, scoring turns and auctions."""
        return state.episode

    def outcome(self, state: TikalState) -> Outcome | None:
        """Scores, points by round, and who shares the victory (8.2)."""
        return scoring.outcome(state)

    def view(self, state: TikalState, seat: Seat | None) -> TikalView:
        """The same for every seat and the public: nothing in Tikal is private."""
        return view_of(state)

    def redeal(self, state: TikalState, seat: Seat | None, rng: Rng) -> TikalState:
        """The undrawn tiles within their letters, and all face-down treasures, in another order."""
        return setup.redeal(state, rng)

    def suggest(self, view: TikalView, seat: Seat) -> tuple[TikalAction, ...]:
        """A few legal next actions, the best first; empty for a seat that is not to act."""
        return suggest(view, seat)

    def order_choices(self, view: TikalView, seat: Seat) -> Mapping[str, Sequence[int | str]]:
        """How high the seat could go, and the tiles on offer; empty where no auction is to come."""
        return orders.choices(view, seat)

    def occasion(self, view: TikalView) -> int:
        """The auction that runs or comes next, with the pick after it."""
        return orders.occasion(view)

    def answer(self, view: TikalView, seat: Seat, order: orders.AuctionOrder) -> TikalAction | None:
        """The least bid that is needed up to the limit, else a pass; the tile that was named."""
        return orders.answer(view, seat, order)


GAME: Final = Tikal()
