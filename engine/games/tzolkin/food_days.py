"""A Food Day: feeding, the change of age, what the temples give (rules, section 9)."""

from engine.core.model import Seat
from engine.core.scores import Part
from engine.games.tzolkin import scoring
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.happenings import Fed, FoodDayBegan, SkullsWithheld
from engine.games.tzolkin.names import POINT, TEMPLES, Good
from engine.games.tzolkin.state import Player
from engine.games.tzolkin.supply import second_age

GOODS: tuple[Good, ...] = ("wood", "stone", "gold", "skull")


def need_of(workers: int, tiles: tuple[str, ...]) -> tuple[int, int]:
    """How many workers have to be fed, and the corn for each, with these buildings and wealth tiles (9.1)."""
    effects = [
        effect
        for tile in tiles
        for effect in (DATA.building[tile] if tile in DATA.building else DATA.wealth_tile[tile]).effects
    ]
    free = sum(effect.amount for effect in effects if effect.kind == "feeds")
    saved = sum(effect.amount for effect in effects if effect.kind == "saves")
    return max(0, workers - free), max(0, DATA.food.corn - saved)


def meal(player: Player) -> tuple[int, int]:
    """Corn that a seat would pay now, and how many workers would stay hungry (9.1)."""
    need, each = need_of(player.workers, (*player.buildings, *player.chosen))
    fed = need if each == 0 else min(need, player.corn // each)
    return fed * each, need - fed


def food_day(course: Course) -> None:
    """Everybody feeds, the age may change, the temples give; each seat's change of score is a scoring (15.7)."""
    number = course.state.food_days_done + 1
    reward = DATA.food.days[number - 1].reward
    course.tell(FoodDayBegan(number=number, reward=reward))
    course.change(food_days_done=number)
    unfed = [_feed(course, seat) for seat in range(course.state.seats)]
    if number == DATA.food.age_ends:
        second_age(course)
    parts: list[tuple[Part, ...]] = [() for _ in unfed]
    if reward == "goods":
        _goods(course)
    else:
        parts = [scoring.temple_parts(course.state, seat) for seat in range(course.state.seats)]
    for seat, lost in enumerate(unfed):
        scoring.add(course, number, seat, (Part(source="feeding", points=lost), *parts[seat]))


def _feed(course: Course, seat: Seat) -> int:
    """Pay the corn; the (negative) quarter points for the hungry."""
    player = course.state.players[seat]
    corn, hungry = meal(player)
    course.update(seat, corn=player.corn - corn)
    course.tell(Fed(seat=seat, corn=corn, hungry=hungry))
    return -DATA.food.hungry * hungry * POINT


def _goods(course: Course) -> None:
    """For each temple what stands on the own step and below; skulls for all who are due one, or for nobody (9.3)."""
    due: dict[Seat, list[Good]] = {}
    for seat, player in enumerate(course.state.players):
        due[seat] = [good for temple in TEMPLES for good in DATA.temple[temple].rewards_at(player.step(temple))]
    skulls = sum(goods.count("skull") for goods in due.values())
    withheld = skulls > course.state.skulls
    if withheld:
        seats = tuple(seat for seat, goods in due.items() if "skull" in goods)
        course.tell(SkullsWithheld(seats=seats, left=course.state.skulls))
    acting = course.seat
    for seat, goods in due.items():
        course.seat = seat
        for good in GOODS:
            amount = goods.count(good)
            if amount and not (good == "skull" and withheld):
                course.gain(good, amount)
    course.seat = acting
