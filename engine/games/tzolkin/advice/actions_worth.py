"""What the actions of the gears are worth, those that can be used now and those that a worker may ride to."""

from engine.core.model import Seat
from engine.games.tzolkin.advice.worth import Worth
from engine.games.tzolkin.buildings import block_costs, can_pay, can_pay_monument, corn_cost
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.frames import Build
from engine.games.tzolkin.names import TECHNOLOGIES, TEMPLES, Gear
from engine.games.tzolkin.spaces.palenque import FISHING, field_data, field_number, takes
from engine.games.tzolkin.spaces.uxmal import BUILDING, ELSEWHERE, MARKET, OFFERING
from engine.games.tzolkin.spaces.uxmal import WORKER as MORE_WORKERS
from engine.games.tzolkin.spaces.yaxchilan import BONUS
from engine.games.tzolkin.standing import effect, has_architecture
from engine.games.tzolkin.state import TzolkinState

HOPE = 0.55  # how much of what cannot be paid yet may be payable by the time


class ActionsWorth:
    """Judges every action of every gear for a seat; `soon`: also what it cannot pay yet, for less."""

    def __init__(self, state: TzolkinState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.worth = Worth(state, seat)
        self._known: dict[tuple[str, int, bool], float] = {}

    def value(self, gear: Gear, action: int, soon: bool = False) -> float:
        """What an action brings, its own costs taken off, the way to it not."""
        key = (gear, action, soon)
        if key not in self._known:
            judged = {
                "palenque": self._palenque,
                "yaxchilan": self._yaxchilan,
                "tikal": self._tikal,
                "uxmal": self._uxmal,
                "chichen": self._chichen,
            }
            self._known[key] = judged[gear](action, soon) if action else 0.0
        return self._known[key]

    def best(self, gear: Gear, space: int) -> float:
        """The best that a worker on a space may be used for, now or soon."""
        data = DATA.gear[gear]
        free = space in data.free
        highest = data.actions if free else min(space, data.actions)
        return max(
            (
                self.value(gear, action, True) - self.worth.spend(0 if free else space - action)
                for action in range(1, highest + 1)
            ),
            default=0.0,
        )

    def building(self, frame: Build, building: str, architecture: bool) -> float:
        """A building less the cheapest way to pay for it."""
        value = self.worth.building(building, architecture)
        if frame.in_corn:
            return value - self.worth.spend(corn_cost(self.state, self.seat, building, architecture))
        costs = block_costs(self.state, self.seat, building, architecture)
        return value - min(self.worth.blocks(cost) for cost in costs)

    def monument(self, monument: str) -> float:
        """A monument less its price."""
        tile = DATA.monument[monument]
        return self.worth.monument(monument) - self.worth.blocks(tile.cost) - tile.skulls * self.worth.skull()

    def harvest(self, action: int) -> dict[str, float]:
        """What each way to harvest brings, of those that are possible."""
        data, worth = field_data(action), self.worth
        corn = worth.corn(data.corn + effect(self.state, self.seat, "harvest_corn_bonus"))
        wood = worth.block("wood") * (data.wood + effect(self.state, self.seat, "wood_bonus"))
        rules = {DATA.monument[one].rule for one in worth.me.monuments}
        field = self.state.jungle[field_number(action)]
        loss = min(worth.fall(temple) for temple in TEMPLES if self._can_fall(temple)) if self._fallible() else 0.0
        brings = {
            "corn": corn + 4.0 * ("corn_tiles" in rules and field.visible > 0),
            "wood": wood + 4.0 * ("wood_tiles" in rules),
            "burn": corn + 4.0 * ("corn_tiles" in rules) - loss,
        }
        return {take: brings[take] for take in takes(self.state, self.seat, action)}

    def _palenque(self, action: int, soon: bool) -> float:
        if action == FISHING:
            return self.worth.corn(DATA.fishing + effect(self.state, self.seat, "fish_bonus"))
        return max(self.harvest(action).values(), default=0.0)

    def _yaxchilan(self, action: int, soon: bool) -> float:
        value = 0.0
        for gain in DATA.yaxchilan[action - 1]:
            key = BONUS.get(gain.good)
            amount = gain.amount + (effect(self.state, self.seat, key) if key else 0)
            value += self.worth.good(gain.good, min(amount, self.state.skulls) if gain.good == "skull" else amount)
        return value

    def _tikal(self, action: int, soon: bool) -> float:
        worth, held = self.worth, sum(self.worth.me.blocks)
        part = 1.0 if held else HOPE if soon else 0.0
        if action in (1, 3):
            nets = sorted((worth.net_technology(one) for one in TECHNOLOGIES), reverse=True)
            return part * (max(0.0, nets[0]) + (max(0.0, nets[1]) if action == 3 and held > 1 else 0.0))
        if action in (2, 4):
            nets = self._buildings(Build(seat=self.seat, monuments=action == 4), soon)
            if action == 2 or len(nets) < 2:
                return max(0.0, nets[0]) if nets else 0.0
            return max(0.0, nets[0]) + 0.4 * max(0.0, nets[1])
        steps = sorted((worth.step(temple) for temple in TEMPLES), reverse=True)
        return part * (steps[0] + steps[1] - worth.cheapest_block)

    def _uxmal(self, action: int, soon: bool) -> float:
        worth = self.worth
        if action == OFFERING:
            return worth.best_step() - worth.spend(DATA.uxmal.offering)
        if action == MARKET:
            return 0.3 + (1.0 if worth.shortage and sum(worth.me.blocks) else 0.0)
        if action == MORE_WORKERS:
            return worth.worker()
        if action == BUILDING:
            return max(0.0, *self._buildings(Build(seat=self.seat, in_corn=True), soon), 0.0)
        assert action == ELSEWHERE, "Uxmal has five actions"
        gears: tuple[Gear, ...] = ("palenque", "yaxchilan", "tikal")
        elsewhere = max(self.value(gear, number, soon) for gear in gears for number in range(1, 6))
        return elsewhere - worth.spend(DATA.uxmal.elsewhere)

    def _chichen(self, action: int, soon: bool) -> float:
        place, worth = DATA.chichen[action - 1], self.worth
        if self.state.chichen[action - 1] is not None or not worth.me.skull:
            return 0.0
        return place.points + worth.step(place.temple) + place.blocks * worth.block("gold") - 3.0

    def _buildings(self, frame: Build, soon: bool) -> list[float]:
        """What each building or monument brings, the best first."""
        architecture = has_architecture(self.state, self.seat)
        nets: list[float] = []
        for building in self.state.row:
            if building is None:
                continue
            part = 1.0 if can_pay(self.state, self.seat, frame, building, architecture) else HOPE if soon else 0.0
            nets.append(part * self.building(frame, building, architecture))
        if frame.monuments:
            shown = (one for one in self.state.monuments if one is not None)
            nets += [self.monument(one) for one in shown if can_pay_monument(self.state, self.seat, one)]
        return sorted(nets, reverse=True)

    def _can_fall(self, temple: str) -> bool:
        return any(name == temple and self.worth.me.step(name) > DATA.temple[name].bottom for name in TEMPLES)

    def _fallible(self) -> bool:
        return any(self._can_fall(temple) for temple in TEMPLES)
