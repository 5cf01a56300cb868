"""What things are worth to a seat, in points that it may expect until the end. All figures are judgement."""

from functools import cached_property

from engine.core.model import Seat
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.food_days import need_of
from engine.games.tzolkin.names import BLOCKS, TECHNOLOGIES, TEMPLES, Block, Blocks, Good, Technology, Temple
from engine.games.tzolkin.parts import Effect, EffectKind
from engine.games.tzolkin.scoring import monument_points
from engine.games.tzolkin.standing import advance_price, can_rise, effect
from engine.games.tzolkin.state import TzolkinState

CORN_LATE, CORN_EARLY = 0.25, 0.6
HUNGER = 2.3  # a corn that keeps a worker from hunger on the next Food Day
FORESIGHT = 6  # days in which half of that is forgotten
BLOCK_LATE: dict[Block, float] = {"wood": 0.5, "stone": 0.75, "gold": 1.0}
BLOCK_EARLY: dict[Block, float] = {"wood": 1.1, "stone": 1.6, "gold": 2.1}
TECHNOLOGY: dict[Technology, float] = {
    "agriculture": 5.5,
    "extraction": 5.0,
    "architecture": 5.0,
    "theology": 3.5,
}
"""A level at the beginning of the game."""

WORKER = 6.0
HIGHEST = 0.5  # how likely it is to keep the lead on a temple
OTHER_EFFECTS: dict[EffectKind, float] = {"build": 0.8, "market": 0.4, "act": 2.5}
AIM, REACH, WANTED = 7.0, 4, 0.9  # points and missing blocks of a monument to aim at, and what that adds to a block
GROWTH = 4.0  # what a monument may still gain until the end


class Worth:
    """Judges goods, steps, technologies and tiles for a seat of a table."""

    def __init__(self, state: TzolkinState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.me = state.players[seat]
        self.last = DATA.food.days[-1].tooth
        self.days = max(0, self.last - state.tooth)
        self.left = self.days / self.last
        self.food_days = DATA.food.days[state.food_days_done :]
        self.days_to_food = max(0, self.food_days[0].tooth - state.tooth) if self.food_days else 0

    @cached_property
    def food(self) -> tuple[int, int]:
        """Workers to feed, and corn for each."""
        return need_of(self.me.workers, (*self.me.buildings, *self.me.chosen))

    @property
    def shortage(self) -> int:
        """Corn that is missing for the next Food Day."""
        mouths, each = self.food
        return max(0, mouths * each - self.me.corn) if self.food_days else 0

    def corn(self, amount: int = 1) -> float:
        """Corn gained; the more it is needed on the next Food Day the better."""
        each = CORN_LATE + (CORN_EARLY - CORN_LATE) * min(1.0, self.left * 1.5)
        needed = min(amount, self.shortage)
        return amount * each + needed * HUNGER / (1 + self.days_to_food / FORESIGHT)

    def spend(self, amount: int) -> float:
        """Corn given away: what it is worth, and the hunger that it may bring on the next Food Day."""
        if not amount:
            return 0.0
        mouths, each = self.food
        spare = self.me.corn - mouths * each if self.food_days else self.me.corn
        missing = min(amount, max(0, amount - max(0, spare)))
        base = CORN_LATE + (CORN_EARLY - CORN_LATE) * min(1.0, self.left * 1.5)
        return amount * base + missing * HUNGER / (1 + self.days_to_food / FORESIGHT)

    def block(self, block: Block) -> float:
        """A block, worth more if the monument that is aimed at needs it."""
        wanted = WANTED if block in self.aim else 0.0
        return BLOCK_LATE[block] + (BLOCK_EARLY[block] - BLOCK_LATE[block]) * min(1.0, self.left * 1.5) + wanted

    @cached_property
    def aim(self) -> tuple[Block, ...]:
        """The kinds of block of the best monument that is within reach; none if there is no such."""
        best = AIM
        blocks: tuple[Block, ...] = ()
        held = self.me.blocks
        for one in self.state.monuments:
            if one is None or self.days < 2:
                continue
            cost = DATA.monument[one].cost
            lacking = sum(max(0, need - have) for need, have in zip(cost, held, strict=True))
            value = self.monument(one) - 1.5 * lacking
            if lacking <= REACH and value > best:
                best = value
                blocks = tuple(block for block, need in zip(BLOCKS, cost, strict=True) if need)
        return blocks

    def blocks(self, cost: Blocks) -> float:
        """Several blocks."""
        return sum(self.block(block) * n for block, n in zip(BLOCKS, cost, strict=True))

    @cached_property
    def cheapest_block(self) -> float:
        """The cheapest block in hand; a wood if there is none."""
        held = [self.block(block) for block in BLOCKS if self.me.has(block)]
        return min(held, default=self.block("wood"))

    def skull(self) -> float:
        """A skull: three points kept, more if it can still be left in Chichen Itza."""
        free = sum(owner is None for owner in self.state.chichen)
        return 3.0 + (4.0 if free > self.me.skull and self.days >= 5 else 0.0)

    def good(self, good: Good, amount: int) -> float:
        """So many of a good."""
        if good == "corn":
            return self.corn(amount)
        return amount * (self.skull() if good == "skull" else self.block(good))

    def step(self, temple: Temple) -> float:
        """A step up."""
        if not can_rise(self.state, self.seat, temple):
            return 0.0
        return self._height(temple, 1) - self._height(temple, 0)

    def fall(self, temple: Temple) -> float:
        """What a step down takes away."""
        return self._height(temple, 0) - self._height(temple, -1)

    def best_step(self) -> float:
        """A step up on the best temple."""
        return max(self.step(temple) for temple in TEMPLES)

    def technology(self, technology: Technology) -> float:
        """An advance, without its price."""
        level = self.me.technologies[TECHNOLOGIES.index(technology)]
        if level == len(DATA.technologies.prices):
            bonus: Effect = getattr(DATA.technologies.bonus, technology)
            return self.effect(bonus)
        extra = 3.0 * any(DATA.monument[one].rule == "levels" for one in self.me.monuments)
        return TECHNOLOGY[technology] * self.left + 0.3 * level + extra

    def net_technology(self, technology: Technology) -> float:
        """An advance less its price in the cheapest blocks."""
        return self.technology(technology) - self.cheapest_block * advance_price(self.state, self.seat, technology)

    def worker(self) -> float:
        """One more worker, who has to be fed too."""
        if self.me.workers == DATA.workers.most:
            return 0.0
        fewer = 1.0 if self.me.workers <= 4 else 0.6
        extra = 6.0 * any(DATA.monument[one].rule == "workers" for one in self.me.monuments)
        return WORKER * self.left * fewer - 0.7 * len(self.food_days) + extra

    def effect(self, one: Effect) -> float:
        """An effect of a tile or a bonus."""
        mouths, each = self.food
        if one.kind == "gain":
            goods: dict[str, Good] = {"corn": "corn", "skull": "skull", **{block: block for block in BLOCKS}}
            return self.good(goods[one.what], one.amount)
        if one.kind == "block":
            return one.amount * self.block("gold")
        if one.kind == "points":
            return float(one.amount)
        if one.kind == "worker":
            return self.worker()
        if one.kind == "temple":
            return one.amount * max(self.step(temple) for temple in TEMPLES if one.what in (temple, "any"))
        if one.kind == "technology":
            each_level = max(self.technology(name) for name in TECHNOLOGIES if one.what in (name, "any"))
            return one.amount * each_level
        if one.kind == "feeds":
            return min(one.amount, mouths) * each * 0.7 * len(self.food_days)
        if one.kind == "saves":
            return mouths * min(one.amount, each) * 0.7 * len(self.food_days)
        return OTHER_EFFECTS[one.kind]

    def building(self, building: str, architecture: bool) -> float:
        """A building without its price."""
        tile = DATA.building[building]
        value = sum(self.effect(one) for one in tile.effects)
        if architecture:
            value += self.corn(effect(self.state, self.seat, "build_corn"))
            value += effect(self.state, self.seat, "build_points")
        for one in self.me.monuments:
            monument = DATA.monument[one]
            value += 4.0 * (monument.rule == "tiles_of_type" and monument.type == tile.type)
            value += 2.0 * (monument.rule == "tiles")
        return value

    def monument(self, monument: str) -> float:
        """A monument without its price: what it would bring now, and a little more."""
        players = list(self.state.players)
        players[self.seat] = self.me.model_copy(update={"monuments": (*self.me.monuments, monument)})
        built = self.state.model_copy(update={"players": tuple(players)})
        return monument_points(built, self.seat, monument) + GROWTH * self.left

    def _height(self, temple: Temple, more: int) -> float:
        """What standing on the own step, or so many above, may still bring."""
        data, at = DATA.temple[temple], TEMPLES.index(temple)
        step = self.me.temples[at] + more
        others = [player.temples[at] for seat, player in enumerate(self.state.players) if seat != self.seat]
        value = 0.0
        for number, day in enumerate(DATA.food.days):
            if number < self.state.food_days_done:
                continue
            if day.reward == "goods":
                value += sum(self.skull() if good == "skull" else 1.2 for good in data.rewards_at(step))
                continue
            value += data.points_at(step)
            bonus = data.highest[number // DATA.food.age_ends]
            if step >= max(others):
                value += bonus * HIGHEST * (1.0 if step > max(others) else 0.5)
        return value
