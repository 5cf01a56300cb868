"""Tzolk'in as a `Game`: the verbs put together, and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from engine.core.errors import Refusal
from engine.core.game import Caution, Game, Step
from engine.core.model import Seat
from engine.core.rng import Chance, ChanceFact, Draws, Rng
from engine.core.scores import Outcome
from engine.games.tzolkin import decisions, flow, scoring, setup
from engine.games.tzolkin.actions import ACTION_TYPES, ACTIONS, TzolkinAction
from engine.games.tzolkin.advice import suggest
from engine.games.tzolkin.cautions import cautions
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.events import EVENTS
from engine.games.tzolkin.idle import idle_action
from engine.games.tzolkin.legal import legal
from engine.games.tzolkin.meta import META
from engine.games.tzolkin.moves import beg, choose_wealth, end_turn, pick_up, place, set_days
from engine.games.tzolkin.moves.choose_wealth import ChooseWealth
from engine.games.tzolkin.moves.set_days import SetDays
from engine.games.tzolkin.phases import check_seat, kinds_now, to_act, wrong_time
from engine.games.tzolkin.reasons import why_not
from engine.games.tzolkin.state import TzolkinDeal, TzolkinOptions, TzolkinState
from engine.games.tzolkin.upcasts import UPCASTS
from engine.games.tzolkin.view import TzolkinView
from engine.games.tzolkin.views import view_of

_Perform: TypeAlias = Callable[[Course, Any], None]

_PERFORM: Final[Mapping[str, _Perform]] = MappingProxyType(
    {
        "choose_wealth": choose_wealth.perform,
        "beg": beg.perform,
        "place": place.perform,
        "pick_up": pick_up.perform,
        "end_turn": end_turn.perform,
        "set_days": set_days.perform,
    }
)
"""What is no answer to a pending decision."""


class Tzolkin(Game[TzolkinState, TzolkinAction, TzolkinView, TzolkinDeal, TzolkinOptions]):
    """Tzolk'in: workers ride five gears; whoever waits gets more, whoever does not eat loses points."""

    meta = META
    state_type = TzolkinState
    deal_type = TzolkinDeal
    options_type = TzolkinOptions
    action_types = ACTION_TYPES
    actions = ACTIONS
    events = EVENTS
    upcasts = UPCASTS

    def deal(self, options: TzolkinOptions, seats: int, rng: Rng, first_seat: Seat | None) -> TzolkinDeal:
        """Shuffle monuments, buildings and wealth tiles, and draw the dummies (2.5 to 2.7)."""
        return setup.deal(seats, rng, first_seat)

    def begin(self, options: TzolkinOptions, seats: int, deal: TzolkinDeal, chance: Chance) -> Step[TzolkinState]:
        """The table at which everybody chooses wealth tiles (2.8). Raises Unreadable."""
        return Step(state=setup.table(options, seats, deal, chance), reveals=frozenset(range(seats)))

    def to_act(self, state: TzolkinState) -> frozenset[Seat]:
        """All that have not chosen yet, then one seat, until the game is over (15.3)."""
        return to_act(state)

    def legal_actions(self, state: TzolkinState, seat: Seat) -> tuple[TzolkinAction, ...]:
        """All legal actions in the order of 15.11."""
        return legal(state, seat)

    def listed(self, state: TzolkinState, seat: Seat, action: TzolkinAction) -> TzolkinAction:
        """Two wealth tiles may be named in any order; they are listed as they were dealt."""
        if isinstance(action, ChooseWealth) and state.phase == "setup_wealth" and 0 <= seat < state.seats:
            return choose_wealth.listed(state, seat, action)
        return action

    def apply(
        self, state: TzolkinState, seat: Seat, action: TzolkinAction, told: Sequence[ChanceFact] | None = None
    ) -> Step[TzolkinState]:
        """The step that follows, with what happens by itself after it; codes in the order of 15.9.

        No chance comes in mid-play, so anything `told` is too much: Unreadable.
        """
        check_seat(state, seat)
        if refusal := wrong_time(state, seat, action.kind):
            raise refusal
        course = Course(state, seat)
        if action.kind in _PERFORM:
            _PERFORM[action.kind](course, action)
        else:
            decisions.answer(course, action)
        Draws(state.chance, told).finish()
        decisions.settle(course)
        if action.kind == "choose_wealth":
            flow.wealth_chosen(course)
        elif action.kind == "end_turn":
            flow.turn_over(course)
        elif isinstance(action, SetDays):
            flow.days_set(course, action.days)
        return course.step()

    def idle_turn(self, state: TzolkinState, seat: Seat) -> tuple[TzolkinAction, ...]:
        """The first two wealth tiles; one day; or one worker moved for nothing or as cheaply as possible."""
        actions: list[TzolkinAction] = []
        while seat in self.to_act(state):
            action = idle_action(state, seat)
            actions.append(action)
            step = self.apply(state, seat, action)
            if step.ends_turn:
                break
            state = step.state
        return tuple(actions)

    def cautions(self, state: TzolkinState, seat: Seat, action: TzolkinAction) -> tuple[Caution, ...]:
        """Steps and actions for nothing, and workers that would stay hungry."""
        return cautions(state, seat, action)

    def kinds(self, state: TzolkinState) -> tuple[str, ...]:
        """Those of the phase, or those that answer what is pending."""
        return kinds_now(state)

    def why_not(self, state: TzolkinState, seat: Seat, kind: str) -> Refusal | None:
        """The reason that all actions of the kind have in common, or the one nearest to what is allowed."""
        return why_not(self, state, seat, kind)

    def points(self, state: TzolkinState) -> tuple[int, ...]:
        """The scores in quarter points."""
        return tuple(player.score for player in state.players)

    def episode(self, state: TzolkinState) -> int:
        """The secret choice is the first; then every turn and every choice of days is one."""
        return state.episode

    def outcome(self, state: TzolkinState) -> Outcome | None:
        """Scores, what each Food Day and the end brought, and who has won (10, 15.7)."""
        return scoring.outcome(state)

    def view(self, state: TzolkinState, seat: Seat | None) -> TzolkinView:
        """All but stacks, undealt tiles and the secret choices of others (1.5)."""
        return view_of(state, seat)

    def redeal(self, state: TzolkinState, seat: Seat | None, rng: Rng) -> TzolkinState:
        """Stacks, and wealth tiles that the seat has not seen."""
        return setup.redeal(state, seat, rng)

    def suggest(self, view: TzolkinView, seat: Seat) -> tuple[TzolkinAction, ...]:
        """A few legal next actions, the best first; empty for a seat that is not to act."""
        return suggest(view, seat)


GAME: Final = Tzolkin()
