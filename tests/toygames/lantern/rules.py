"""Lantern as the platform sees it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from engine.games.lantern.actions import ACTION_TYPES, ACTIONS, Choose, Draw, EndTurn, LanternAction, Light, Offer
from engine.games.lantern.data import HAND, LANTERNS, ROW, STRENGTH, cards
from engine.games.lantern.events import EVENTS
from engine.games.lantern.meta import META
from engine.games.lantern.play import Course, brightest, choices, next_card, price
from engine.games.lantern.state import Keeper, LanternDeal, LanternOptions, LanternState, Pay
from engine.games.lantern.view import KeeperView, LanternView

from engine.core import frames
from engine.core.errors import GameFinished, NotYourTurn, Unreadable
from engine.core.game import Game, Json, Step
from engine.core.model import Seat, Value
from engine.core.rng import Chance, ChanceFact, Rng
from engine.core.scores import Outcome


def _called_wind(raw: Json) -> Json:
    """Schema 1 called the wind a breeze."""
    return {**raw, "options": {"nights": raw["options"]["nights"], "wind": raw["options"]["breeze"]}}


class LanternOrder(Value):
    """What a keeper says ahead: how it pays, and which reward it takes."""

    pay: Literal["cheapest"] | None = None
    reward: Literal["glow", "oil"] | None = None


class Lantern(Game[LanternState, LanternAction, LanternView, LanternDeal, LanternOptions]):
    """The toy game of the tests."""

    meta = META
    state_type = LanternState
    deal_type = LanternDeal
    options_type = LanternOptions
    action_types = ACTION_TYPES
    actions = ACTIONS
    events = EVENTS
    order_type = LanternOrder
    upcasts = {1: _called_wind}  # noqa: RUF012 - the contract declares it ClassVar

    def deal(self, options: LanternOptions, seats: int, rng: Rng, first_seat: Seat | None) -> LanternDeal:
        if first_seat is None:
            first_seat = rng.below(seats)
        return LanternDeal(
            first_seat=first_seat, cards=rng.shuffle(cards(seats)), lanterns=rng.shuffle(list(LANTERNS))
        )

    def begin(self, options: LanternOptions, seats: int, deal: LanternDeal, chance: Chance) -> Step[LanternState]:
        if not 0 <= deal.first_seat < seats:
            raise Unreadable("the first seat is not at the table")
        if sorted(deal.cards) != list(cards(seats)) or sorted(deal.lanterns) != sorted(LANTERNS):
            raise Unreadable("the cards or lanterns are not those of the game")
        hands = [deal.cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats)]
        return Step(
            LanternState(
                options=options,
                deal=deal,
                seats=seats,
                chance=chance,
                phase="offer",
                night=1,
                episode=1,
                keepers=tuple(Keeper(hand=hand) for hand in hands),
                deck=deal.cards[seats * HAND :],
                discard=(),
                row=deal.lanterns[:ROW],
                stack=deal.lanterns[ROW:],
            )
        )

    def to_act(self, state: LanternState) -> frozenset[Seat]:
        if state.phase == "over":
            return frozenset()
        if state.phase == "act":
            return frozenset({state.seat})
        waiting = (seat for seat, keeper in enumerate(state.keepers) if not keeper.sealed)
        return frozenset(seat for seat in waiting if state.keepers[seat].hand or state.keepers[seat].offer)

    def legal_actions(self, state: LanternState, seat: Seat) -> tuple[LanternAction, ...]:
        if seat not in self.to_act(state):
            return ()
        keeper = state.keepers[seat]
        if state.phase == "offer":
            if keeper.offer is not None:
                return (EndTurn(),)
            return tuple(Offer(card=card) for card in sorted(set(keeper.hand)))
        if state.pending:
            return tuple(Choose(pick=pick) for pick in choices(state))
        legal: list[LanternAction] = []
        if not state.acted:
            have = sum(STRENGTH[card] for card in keeper.hand)
            legal += [Light(lantern=lantern) for lantern in state.row if price(state, lantern) <= have]
            legal += [Draw()] if state.deck or state.discard else []
        return (*legal, EndTurn())

    def apply(
        self, state: LanternState, seat: Seat, action: LanternAction, told: Sequence[ChanceFact] | None = None
    ) -> Step[LanternState]:
        if state.phase == "over":
            raise GameFinished
        if seat not in self.to_act(state):
            raise NotYourTurn(seat, tuple(sorted(self.to_act(state))))
        course = Course(state, seat, told)
        course.perform(action)
        return course.step()

    def idle_turn(self, state: LanternState, seat: Seat) -> tuple[LanternAction, ...]:
        least: list[LanternAction] = []
        while seat in self.to_act(state):
            legal = self.legal_actions(state, seat)
            wanted = (EndTurn(), Choose(pick="cheapest"), Choose(pick="glow"), legal[0])
            least.append(next(action for action in wanted if action in legal))
            step = self.apply(state, seat, least[-1])
            if step.ends_turn:
                break
            state = step.state
        return tuple(least)

    def kinds(self, state: LanternState) -> tuple[str, ...]:
        return ("offer", "end_turn") if state.phase == "offer" else ("light", "draw", "choose", "end_turn")

    def points(self, state: LanternState) -> tuple[int, ...]:
        return tuple(keeper.score for keeper in state.keepers)

    def episode(self, state: LanternState) -> int:
        return state.episode

    def outcome(self, state: LanternState) -> Outcome | None:
        if state.phase != "over":
            return None
        nights = range(1, state.options.nights + 1)
        return Outcome(
            scores=tuple(keeper.score for keeper in state.keepers),
            rounds=tuple(tuple(one.points for one in state.scored if one.round == night) for night in nights),
            winners=brightest(state),
            details=state.scored,
        )

    def view(self, state: LanternState, seat: Seat | None) -> LanternView:
        frame = frames.top(state.pending)
        return LanternView(
            viewer=seat,
            phase=state.phase,
            night=state.night,
            nights=state.options.nights,
            extra=int(state.options.wind),
            seat=state.seat if state.phase == "act" else None,
            order=state.order,
            acted=state.acted,
            asked=frame.kind if frame else None,
            owed=frame.owed if isinstance(frame, Pay) else 0,
            row=state.row,
            stack=len(state.stack),
            deck=len(state.deck),
            discard=state.discard,
            keepers=tuple(
                KeeperView(
                    seat=number,
                    # a card laid down but not sealed counts as in hand: others must not see the choice forming
                    cards=len(keeper.hand) + (keeper.offer is not None and not keeper.sealed),
                    sealed=keeper.sealed,
                    lit=keeper.lit,
                    glow=keeper.glow,
                    score=keeper.score,
                )
                for number, keeper in enumerate(state.keepers)
            ),
            hand=() if seat is None else state.keepers[seat].hand,
            offer=None if seat is None else state.keepers[seat].offer,
            winners=brightest(state) if state.phase == "over" else (),
        )

    def redeal(self, state: LanternState, seat: Seat | None, rng: Rng) -> LanternState:
        hidden = [other for other in range(state.seats) if other != seat]
        pool = [card for other in hidden for card in _held(state.keepers[other])]
        cards_left = list(rng.shuffle([*pool, *state.deck]))
        keepers = list(state.keepers)
        for other in hidden:
            keeper = keepers[other]
            held = [cards_left.pop() for _ in _held(keeper)]
            if keeper.offer and not keeper.sealed and rng.below(2):  # the choice may not be made yet
                keepers[other] = keeper.model_copy(update={"offer": None, "hand": tuple(held)})
            else:
                offer = held.pop() if keeper.offer else None
                keepers[other] = keeper.model_copy(update={"offer": offer, "hand": tuple(held)})
        deal = state.deal.model_copy(
            update={"cards": rng.shuffle(state.deal.cards), "lanterns": rng.shuffle(state.deal.lanterns)}
        )
        return state.model_copy(
            update={
                "keepers": tuple(keepers),
                "deck": tuple(cards_left),
                "stack": rng.shuffle(state.stack),
                "deal": deal,
                "chance": Chance(seed=str(rng.below(1 << 62)), counter=rng.below(1000)),
            }
        )

    def suggest(self, view: LanternView, seat: Seat) -> tuple[LanternAction, ...]:
        if view.phase == "offer":
            if view.offer is not None:
                return (EndTurn(),)
            return tuple(Offer(card=card) for card in sorted(set(view.hand), key=lambda card: STRENGTH[card])[:2])
        if view.asked == "pay":
            return (Choose(pick="cheapest"), Choose(pick=next_card(view.hand, view.owed)))
        if view.asked == "reward":
            return (Choose(pick="glow"), Choose(pick="oil"))
        if view.acted:
            return (EndTurn(),)
        have = sum(STRENGTH[card] for card in view.hand)
        bright = _by_light(lantern for lantern in view.row if LANTERNS[lantern][0] + view.extra <= have)
        best: tuple[LanternAction, ...] = tuple(Light(lantern=lantern) for lantern in bright[:2])
        return best + ((Draw(),) if view.deck or view.discard else ()) or (EndTurn(),)

    def order_choices(self, view: LanternView, seat: Seat) -> Mapping[str, Sequence[str]]:
        return {} if view.phase == "over" else {"pay": ("cheapest",), "reward": ("glow", "oil")}

    def occasion(self, view: LanternView) -> int:
        """The night."""
        return view.night

    def answer(self, view: LanternView, seat: Seat, order: LanternOrder) -> LanternAction | None:
        if view.seat != seat or view.asked is None:
            return None
        wanted = order.pay if view.asked == "pay" else order.reward
        return None if wanted is None else Choose(pick=wanted)


def _held(keeper: Keeper) -> tuple[str, ...]:
    """All cards of a keeper that others do not see."""
    return keeper.hand + ((keeper.offer,) if keeper.offer else ())


def _by_light(lanterns: Iterable[str]) -> list[str]:
    return sorted(lanterns, key=lambda lantern: (-LANTERNS[lantern][1], lantern))


GAME = Lantern()
