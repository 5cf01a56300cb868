"""What each action does: one `Course` carries a state through a step."""

from collections.abc import Sequence
from typing import Any

from engine.games.lantern import actions as act
from engine.games.lantern import events as ev
from engine.games.lantern.data import LANTERNS, ROW, STRENGTH
from engine.games.lantern.state import Keeper, LanternState, Pay, Reward

from engine.core import frames
from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.model import Event, Seat
from engine.core.rng import ChanceFact, Draws
from engine.core.scores import Part, Scored


def price(state: LanternState, lantern: str) -> int:
    """What a lantern costs here."""
    return LANTERNS[lantern][0] + state.options.wind


def next_card(hand: Sequence[str], owed: int) -> str:
    """The card to pay next: the smallest that settles the debt, or else the largest."""
    ranked = sorted(hand, key=lambda card: (STRENGTH[card], card))
    return next((card for card in ranked if STRENGTH[card] >= owed), ranked[-1])


def brightest(state: LanternState) -> tuple[Seat, ...]:
    """The seats that win: most light, then most cards in hand; shared if still equal."""
    marks = [(keeper.score, len(keeper.hand)) for keeper in state.keepers]
    return tuple(seat for seat, mark in enumerate(marks) if mark == max(marks))


class Course:
    """A step under way: the state so far, and what happened in it."""

    def __init__(self, state: LanternState, seat: Seat, told: Sequence[ChanceFact] | None) -> None:
        self.state = state
        self.seat = seat
        self.draws = Draws(state.chance, told)
        self.events: list[Event] = []
        self.reveals: set[Seat] = set()
        self.ends = False

    def step(self) -> Step[LanternState]:
        """The finished step."""
        self.draws.finish()
        self.change(chance=self.draws.chance)
        return Step(self.state, tuple(self.events), frozenset(self.reveals), self.ends, self.draws.facts)

    def perform(self, action: act.LanternAction) -> None:
        """Do the action, or raise Illegal."""
        if self.state.phase == "offer":
            if isinstance(action, act.Offer):
                self._offer(action.card)
            elif isinstance(action, act.EndTurn):
                self._seal()
            else:
                raise Illegal("offers_running")
        elif isinstance(action, act.Offer):
            raise Illegal("no_offers")
        elif isinstance(action, act.Choose):
            self._choose(action.pick)
        elif self.state.pending:
            raise Illegal("decision_pending")
        elif isinstance(action, act.Light):
            self._light(action.lantern)
        elif isinstance(action, act.Draw):
            self._draw_action()
        else:
            self._end_turn()

    # --- small changes ---------------------------------------------------------------------------------

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = self.state.model_copy(update=fields)

    def keeper(self, seat: Seat, **fields: Any) -> Keeper:
        """Replace fields of a seat's keeper, and give it."""
        keepers = list(self.state.keepers)
        keepers[seat] = keepers[seat].model_copy(update=fields)
        self.change(keepers=tuple(keepers))
        return keepers[seat]

    def draw(self, seat: Seat, count: int) -> None:
        """Let a seat draw; the discards are shuffled when the deck runs out."""
        drawn: list[str] = []
        for _ in range(count):
            if not self.state.deck and self.state.discard:
                deck = self.draws.shuffle("deck", self.state.discard)
                self.change(deck=deck, discard=())
                self.events.append(ev.Reshuffled(count=len(deck)))
            if self.state.deck:
                drawn.append(self.state.deck[0])
                self.change(deck=self.state.deck[1:])
        if drawn:
            self.keeper(seat, hand=(*self.state.keepers[seat].hand, *drawn))
            self.reveals.add(seat)
            self.events.append(ev.Drew(seat=seat, count=len(drawn)))
            self.events.append(ev.CardsSeen(audience=(seat,), seat=seat, cards=tuple(drawn)))

    # --- the offers ------------------------------------------------------------------------------------

    def _offer(self, card: str) -> None:
        keeper = self.state.keepers[self.seat]
        if keeper.offer is not None:
            raise Illegal("already_offered")
        if card not in keeper.hand:
            raise Illegal("not_in_hand", card=card)
        self.keeper(self.seat, hand=without(keeper.hand, card), offer=card)
        self.events.append(ev.OfferMade(audience=(self.seat,), seat=self.seat, card=card))

    def _seal(self) -> None:
        if self.state.keepers[self.seat].offer is None:
            raise Illegal("offer_first")
        self.keeper(self.seat, sealed=True)
        self.events.append(ev.OfferSealed(seat=self.seat))
        self.ends = True
        if all(keeper.sealed or not (keeper.hand or keeper.offer) for keeper in self.state.keepers):
            self._reveal()

    def _reveal(self) -> None:
        offers = tuple(keeper.offer for keeper in self.state.keepers)
        first, seats = self.state.deal.first_seat, self.state.seats
        order = sorted(range(seats), key=lambda seat: (-STRENGTH.get(offers[seat] or "", 0), (seat - first) % seats))
        self.change(discard=(*self.state.discard, *(offer for offer in offers if offer)))
        for seat in range(seats):
            self.keeper(seat, offer=None, sealed=False)
        self.reveals |= set(range(seats))
        self.events.append(ev.OffersRevealed(cards=offers, order=tuple(order)))
        self.change(phase="act", episode=self.state.episode + 1, seat=order[0], order=tuple(order[1:]), acted=False)

    # --- the turn --------------------------------------------------------------------------------------

    def _light(self, lantern: str) -> None:
        keeper = self.state.keepers[self.seat]
        if self.state.acted:
            raise Illegal("already_acted")
        if lantern not in self.state.row:
            raise Illegal("not_in_row", lantern=lantern)
        cost, have = price(self.state, lantern), sum(STRENGTH[card] for card in keeper.hand)
        if have < cost:
            raise Illegal("too_dear", price=cost, have=have)
        self.keeper(self.seat, lit=(*keeper.lit, lantern))
        self.change(row=without(self.state.row, lantern), acted=True)
        asked = (Pay(seat=self.seat, owed=cost), Reward(seat=self.seat))
        self.change(pending=frames.push(self.state.pending, *asked))
        self.events.append(ev.LanternLit(seat=self.seat, lantern=lantern, price=cost))

    def _draw_action(self) -> None:
        if self.state.acted:
            raise Illegal("already_acted")
        if not self.state.deck and not self.state.discard:
            raise Illegal("nothing_to_draw")
        self.change(acted=True)
        self.draw(self.seat, 2)

    def _choose(self, pick: str) -> None:
        frame = frames.top(self.state.pending)
        if frame is None:
            raise Illegal("nothing_asked")
        if pick not in choices(self.state):
            raise Illegal("no_such_choice", pick=pick)
        self.change(pending=frames.pop(self.state.pending))
        if isinstance(frame, Pay):
            self._pay(frame.owed, pick)
        elif pick == "oil":
            self.draw(self.seat, 1)
        else:
            self.keeper(self.seat, glow=self.state.keepers[self.seat].glow + 1)
            self.events.append(ev.Glowed(seat=self.seat))
        if not self.state.pending and not self.state.keepers[self.seat].hand:
            self._end_turn()  # nothing left to do with empty hands

    def _pay(self, owed: int, pick: str) -> None:
        paid: list[str] = []
        hand = self.state.keepers[self.seat].hand
        while owed > 0:
            card = next_card(hand, owed) if pick == "cheapest" else pick
            hand = without(hand, card)
            owed -= STRENGTH[card]
            paid.append(card)
            if pick != "cheapest":
                break
        self.keeper(self.seat, hand=hand)
        self.change(discard=(*self.state.discard, *paid))
        self.events.append(ev.Paid(seat=self.seat, cards=tuple(paid)))
        if owed > 0:
            self.change(pending=frames.push(self.state.pending, Pay(seat=self.seat, owed=owed)))

    def _end_turn(self) -> None:
        self.ends = True
        self.events.append(ev.TurnEnded(seat=self.seat))
        if self.state.order:
            seat, *order = self.state.order
            self.change(seat=seat, order=tuple(order), acted=False, episode=self.state.episode + 1)
        else:
            self._end_night()

    def _end_night(self) -> None:
        for seat, keeper in enumerate(self.state.keepers):
            light = sum(LANTERNS[lantern][1] for lantern in keeper.lit)
            parts = (Part(source="lanterns", points=light), Part(source="glow", points=keeper.glow))
            total = keeper.score + light + keeper.glow
            scored = Scored(round=self.state.night, seat=seat, parts=parts, total=total)
            self.keeper(seat, score=total, lit=(), glow=0)
            self.change(scored=(*self.state.scored, scored))
            self.events.append(scored)
        if self.state.night == self.state.options.nights:
            self.change(phase="over")
            self.events.append(ev.GameEnded(winners=brightest(self.state)))
            return
        gap = ROW - len(self.state.row)
        row, stack = (*self.state.row, *self.state.stack[:gap]), self.state.stack[gap:]
        self.change(phase="offer", night=self.state.night + 1, episode=self.state.episode + 1, row=row, stack=stack)
        self.reveals |= set(range(self.state.seats))
        self.events.append(ev.NightBegan(night=self.state.night))
        for seat in range(self.state.seats):
            self.draw(seat, 1)


def without(pile: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The pile without one such item."""
    at = pile.index(item)
    return pile[:at] + pile[at + 1 :]


def choices(state: LanternState) -> tuple[str, ...]:
    """What may be picked for the decision on top of the stack."""
    frame = frames.top(state.pending)
    if isinstance(frame, Pay):
        return (*sorted(set(state.keepers[frame.seat].hand)), "cheapest")
    return ("glow", "oil") if isinstance(frame, Reward) else ()
