"""A step under way: the state so far, what happened in it, and the small changes that rules are made of."""

from typing import Any

from engine.core import frames
from engine.core.game import Step
from engine.core.model import Event, Seat
from engine.games.tzolkin import happenings as ev
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Pending
from engine.games.tzolkin.names import GEARS, POINT, TECHNOLOGIES, TEMPLES, Blocks, Gear, Good, Technology, Temple
from engine.games.tzolkin.standing import can_rise
from engine.games.tzolkin.state import Player, TzolkinState


class Course:
    """Carries a state through one action.

    `seat` is whose rules apply: the acting one, and each in turn where all are served. `automatic`: the answer being
    given is the only one (a4).
    """

    def __init__(self, state: TzolkinState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.events: list[Event] = []
        self.reveals: frozenset[Seat] = frozenset()
        self.ends = False
        self.automatic = False

    def step(self) -> Step[TzolkinState]:
        """The finished step."""
        return Step(state=self.state, events=tuple(self.events), reveals=self.reveals, ends_turn=self.ends)

    # --- the state -------------------------------------------------------------------------------------

    @property
    def player(self) -> Player:
        """The acting seat's player."""
        return self.state.players[self.seat]

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = self.state.model_copy(update=fields)

    def update(self, seat: Seat, **fields: Any) -> None:
        """Replace fields of a seat's player."""
        players = list(self.state.players)
        players[seat] = players[seat].model_copy(update=fields)
        self.change(players=tuple(players))

    def set_cell(self, gear: Gear, position: int, cell: int | None) -> None:
        """Put a worker on a position of a gear, or take it away."""
        at, cells = GEARS.index(gear), list(self.state.gear(gear))
        cells[position] = cell
        self.change(gears=(*self.state.gears[:at], tuple(cells), *self.state.gears[at + 1 :]))

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def reveal(self) -> None:
        """Something hidden became known to everybody."""
        self.reveals = frozenset(range(self.state.seats))

    # --- decisions -------------------------------------------------------------------------------------

    def push(self, *asked: Pending) -> None:
        """Ask these, the first one first, before everything that is pending already."""
        self.change(pending=frames.push(self.state.pending, *asked))

    def pop(self) -> None:
        """The decision on top is made."""
        self.change(pending=frames.pop(self.state.pending))

    # --- goods and points --------------------------------------------------------------------------------

    def gain(self, good: Good, amount: int) -> None:
        """Take goods from the bank; of skulls only what is there (12, case 3)."""
        given = min(amount, self.state.skulls) if good == "skull" else amount
        if good == "skull":
            self.change(skulls=self.state.skulls - given)
        self.update(self.seat, **{good: self.player.has(good) + given})
        self.tell(ev.Gained(seat=self.seat, good=good, amount=given, wanted=amount))

    def pay_corn(self, amount: int) -> None:
        """Pay corn to the bank; it must be there."""
        self.update(self.seat, corn=self.player.corn - amount)

    def pay_blocks(self, cost: Blocks) -> None:
        """Pay blocks to the bank; they must be there."""
        wood, stone, gold = (have - need for have, need in zip(self.player.blocks, cost, strict=True))
        self.update(self.seat, wood=wood, stone=stone, gold=gold)

    def win(self, points: int) -> None:
        """Win whole points in a turn."""
        total = self.player.score + points * POINT
        self.update(self.seat, score=total)
        self.tell(ev.PointsGained(seat=self.seat, points=points * POINT, total=total))

    def add_worker(self) -> None:
        """One more worker in play, if there is one left (7.7 U3)."""
        had = self.player.workers
        has = min(had + 1, DATA.workers.most)
        self.update(self.seat, workers=has)
        self.tell(ev.WorkerGained(seat=self.seat, workers=has, all_in_play=has == had))

    # --- temples and technologies ------------------------------------------------------------------------

    def rise(self, temple: Temple) -> None:
        """One step up, or nothing; on top the board turns light (7.17)."""
        player = self.player
        if not can_rise(self.state, self.seat, temple):
            self.tell(ev.StepLost(seat=self.seat, temple=temple))
            return
        step = player.step(temple) + 1
        top = step == DATA.temple[temple].top
        self.tell(ev.Rose(seat=self.seat, temple=temple, step=step, top=top, lit=top and not player.light))
        self.update(self.seat, temples=_with(player.temples, TEMPLES.index(temple), step), light=player.light or top)

    def fall(self, temple: Temple) -> None:
        """One step down (7.18)."""
        step = self.player.step(temple) - 1
        self.update(self.seat, temples=_with(self.player.temples, TEMPLES.index(temple), step))
        self.tell(ev.Fell(seat=self.seat, temple=temple, step=step))

    def raise_level(self, technology: Technology) -> bool:
        """One level more; False at the last level, where the bonus comes instead (a2)."""
        levels, at = self.player.technologies, TECHNOLOGIES.index(technology)
        bonus = levels[at] == len(DATA.technologies.prices)
        level = levels[at] + (not bonus)
        self.update(self.seat, technologies=_with(levels, at, level))
        self.tell(ev.Advanced(seat=self.seat, technology=technology, level=level, bonus=bonus))
        return not bonus


def _with(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])
