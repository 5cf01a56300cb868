"""Which kinds of action belong to the moment, and what is said to the others (rules 15.9, 1 to 5)."""

from engine.core.errors import GameFinished, Illegal, NotYourTurn
from engine.core.model import Seat
from engine.games.tzolkin import refusals
from engine.games.tzolkin.frames import ANSWERING, ANSWERS, optional
from engine.games.tzolkin.state import TzolkinState

TURN = ("beg", "place", "pick_up", "end_turn")


def to_act(state: TzolkinState) -> frozenset[Seat]:
    """The seats that are asked for something (15.3)."""
    if state.phase == "finished":
        return frozenset()
    if state.phase == "setup_wealth":
        return frozenset(seat for seat, player in enumerate(state.players) if not player.chosen)
    return frozenset({state.seat})


def kinds_now(state: TzolkinState) -> tuple[str, ...]:
    """The kinds that a menu shows now, possible or not."""
    if state.phase == "finished":
        return ()
    if state.phase == "setup_wealth":
        return ("choose_wealth",)
    if state.phase == "advance_choice":
        return ("set_days",)
    if not state.pending:
        return TURN
    frame = state.pending[-1]
    return (*ANSWERS[frame.kind], "decline") if optional(frame) else ANSWERS[frame.kind]


def check_seat(state: TzolkinState, seat: Seat) -> None:
    """Raise what is said to a seat that is not to act (15.9, 1 to 3)."""
    acting = to_act(state)
    if not acting:
        raise GameFinished()
    if seat in acting:
        return
    if state.phase == "setup_wealth" and 0 <= seat < state.seats:
        raise refusals.already_chosen(seat, tuple(sorted(acting)))
    raise NotYourTurn(seat, tuple(sorted(acting)))


def wrong_time(state: TzolkinState, seat: Seat, kind: str) -> Illegal | None:
    """Why an action of this kind comes at the wrong time for a seat that is to act; None if its time is now."""
    if state.phase == "setup_wealth":
        return None if kind == "choose_wealth" else refusals.tiles_not_chosen(state.deal.wealth[seat])
    if state.phase == "advance_choice":
        return None if kind == "set_days" else refusals.days_not_chosen()
    if kind == "choose_wealth":
        return refusals.no_tiles_to_choose()
    if kind == "set_days":
        return refusals.no_days_to_choose()
    if not state.pending:
        return refusals.nothing_to_decide(kind) if kind in ANSWERING else None
    frame = state.pending[-1]
    if kind == "decline":
        return None if optional(frame) else refusals.not_optional(frame.kind)
    return None if kind in ANSWERS[frame.kind] else refusals.decision_pending(frame.kind)
