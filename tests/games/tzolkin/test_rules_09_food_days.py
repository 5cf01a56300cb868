"""Food Days: feeding, the second age, rewards (rules, section 9)."""

import pytest

from engine.games.tzolkin.rules import GAME
from tests.games.tzolkin.script import AGE2, after, deal, events, finish_round, goods, kinds, points, table

FARM = "A1-01"
GREAT_FARM = "A2-01"
SAVER = ("A1-04", "A1-05")


def food_day(done, tooth=None, board="tikal 1:0", **facts):
    """The round of a Food Day, brought to its end."""
    at = (7, 13, 20, 26)[done] if tooth is None else tooth
    facts = {"age": 1 + (done > 1), "tooth": at, "food_days_done": done, **facts}
    return finish_round(table(board, **facts), "pick tikal 1 0")


@pytest.mark.parametrize(
    ("workers", "farms", "corn", "left", "hungry"),
    [
        (3, (), 6, 0, 0),
        (3, (), 9, 3, 0),
        (3, (), 5, 1, 1),
        (3, (), 1, 1, 3),
        (3, (), 0, 0, 3),
        (6, (), 12, 0, 0),
        (6, (), 11, 1, 1),
        (3, (FARM,), 4, 0, 0),
        (3, (FARM,), 3, 1, 1),
        (3, (GREAT_FARM,), 1, 1, 0),
        (3, (GREAT_FARM, FARM), 0, 0, 0),
        (4, (FARM, SAVER[0]), 2, 0, 1),
        (4, (SAVER[0],), 5, 1, 0),
        (6, (SAVER[0],), 4, 0, 2),
        (6, SAVER, 0, 0, 0),
        (6, (*SAVER, FARM), 3, 3, 0),
    ],
)
def test_as_many_workers_eat_as_the_corn_allows_9_1(workers, farms, corn, left, hungry):
    state = food_day(0, p1={"workers": workers, "corn": corn, "buildings": list(farms)}).state
    assert (goods(state, 1)[0], points(state, 1)) == (left, -3 * hungry)


def test_workers_eat_wherever_they_are_9_1():
    state = food_day(0, board="tikal 1:0 3:1; start 0:1", p1={"workers": 4, "corn": 20}).state
    assert goods(state, 1)[0] == 12


def test_corn_from_the_teeth_can_be_eaten_9_1_and_a23():
    state = table("", tooth=7, corn_on_teeth=4, turn_index=3, starting_player=1, p0={"corn": 2})
    assert goods(after(state, "place start", "end"))[0] == 0
    assert points(after(state, "place start", "end")) == 0


def test_a_wealth_tile_feeds_a_worker_9_1():
    state = food_day(0, p1={"corn": 4, "chosen": ["W-14", "W-01"]}).state
    assert (goods(state, 1)[0], points(state, 1)) == (0, 0)


def test_the_second_food_day_brings_the_second_age_9_2():
    dealt = deal(age2=["A2-09", "A2-04"])
    step = food_day(1, dealt=dealt)
    state = step.state
    assert (state.age, state.row) == (2, dealt.age2[:6])
    assert state.monuments == dealt.monuments
    assert GAME.view(state, None).stack == 12
    assert GAME.view(state, None).age == 2
    told = kinds(step)
    assert told.index("age_began") > max(at for at, kind in enumerate(told) if kind == "fed")
    assert told.index("age_began") < told.index("scored")
    for done in (0, 2):
        assert "age_began" not in kinds(food_day(done))


def test_buildings_of_the_second_age_come_from_the_new_stack_9_2():
    state = food_day(1).state
    p1 = {"wood": 2}
    later = table("tikal 2:1", seat=1, age=2, row=state.row, drawn2=6, p1=p1)
    assert after(later, "pick tikal 2 2", "build A2-01", "end").row == (AGE2[6], *AGE2[1:6])


CHAAC = {-1: 0, 0: 0, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2}
QUETZALCOATL = {-1: 0, 0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2}
KUKULKAN = {-1: (0, 0), 0: (0, 0), 1: (1, 0), 2: (1, 0), 3: (2, 0), 4: (2, 1), 5: (2, 1), 6: (2, 1)}


@pytest.mark.parametrize("done", [0, 2])
@pytest.mark.parametrize("step", range(-1, 8))
def test_the_first_and_third_give_goods_of_the_step_and_below_9_3(done, step):
    steps = (min(step, 5), step, min(step, 6))
    state = food_day(done, p1={"temples": list(steps), "corn": 6}).state
    wood, skull = KUKULKAN[steps[2]]
    assert goods(state, 1) == (0, wood, CHAAC[steps[0]], QUETZALCOATL[steps[1]], skull)
    assert points(state, 1) == 0
    assert state.skulls == 13 - skull


@pytest.mark.parametrize(("left", "got"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_all_due_a_skull_get_one_or_nobody_9_3_and_a20(left, got):
    high = {"temples": [0, 0, 4], "corn": 6}
    step = food_day(0, skulls=left, p1=high, p3={**high, "temples": [1, 2, 6]})
    state = step.state
    assert (goods(state, 1), goods(state, 3)) == ((0, 2, 0, 0, got), (0, 2, 1, 1, got))
    assert state.skulls == left - 2 * got
    assert ("skulls_withheld" in kinds(step)) == (not got)


def test_one_alone_gets_the_last_skull_9_3():
    state = food_day(2, skulls=1, p2={"temples": [0, 0, 5], "corn": 6}).state
    assert (goods(state, 2)[4], state.skulls) == (1, 0)


def test_extraction_and_theology_add_nothing_on_food_days_9_3():
    state = food_day(0, p1={"temples": [1, 2, 4], "corn": 6, "technologies": [3, 3, 3, 3]}).state
    assert goods(state, 1) == (0, 2, 1, 1, 1)


STEPS = {
    0: {-1: -1, 0: 0, 1: 2, 2: 4, 3: 6, 4: 7, 5: 8},
    1: {-1: -2, 0: 0, 1: 1, 2: 2, 3: 4, 4: 6, 5: 9, 6: 12, 7: 13},
    2: {-1: -3, 0: 0, 1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 10},
}


@pytest.mark.parametrize(("temple", "step", "won"), [(t, s, w) for t in STEPS for s, w in STEPS[t].items()])
@pytest.mark.parametrize(("done", "highest"), [(1, (6, 2, 4)), (3, (2, 6, 4))])
def test_the_second_and_fourth_give_points_of_the_step_alone_9_4(temple, step, won, done, highest):
    # another seat stands one step below the top everywhere
    temples = [0, 0, 0]
    temples[temple] = step
    state = food_day(done, p1={"temples": temples, "corn": 6}, p2={"temples": [4, 6, 5], "corn": 6})
    outcome = [event for event in events(state, "scored") if event.seat == 1 and event.round == done + 1]
    top = step > (4, 6, 5)[temple]
    tied = step == (4, 6, 5)[temple]
    bonus = highest[temple] if top else highest[temple] // 2 if tied else 0
    assert sum(event.points for event in outcome) == 4 * (won + bonus)


@pytest.mark.parametrize(("done", "highest"), [(1, (6, 2, 4)), (3, (2, 6, 4))])
def test_the_highest_get_the_bonus_and_half_of_it_if_tied_9_4_and_a24(done, highest):
    fed = {"corn": 6}
    for temple in range(3):
        alone, tied = [0, 0, 0], [0, 0, 0]
        alone[temple] = 2
        tied[temple] = 2
        others = {f"p{seat}": {**fed, "temples": [1 if at == temple else 0 for at in range(3)]} for seat in (0, 2, 3)}
        step = food_day(done, p1={**fed, "temples": alone}, **others)
        rest = sum(one // 2 for at, one in enumerate(highest) if at != temple)
        assert scored(step, done, 1) == STEPS[temple][2] + highest[temple] + rest
        assert scored(step, done, 2) == STEPS[temple][1] + rest
        others["p3"] = {**fed, "temples": tied}
        step = food_day(done, p1={**fed, "temples": alone}, **others)
        assert scored(step, done, 1) == scored(step, done, 3) == STEPS[temple][2] + highest[temple] // 2 + rest


def scored(step, done, seat):
    """The points of a Food Day, by seat."""
    (event,) = [one for one in events(step, "scored") if (one.seat, one.round) == (seat, done + 1)]
    return event.points / 4


def test_the_bonus_is_given_even_at_the_bottom_9_4_and_a24():
    low = {"corn": 6, "temples": [-1, -1, -1]}
    step = food_day(1, p0=low, p1=low, p2=low, p3=low)
    assert [scored(step, 1, seat) for seat in range(4)] == [-6 + 3 + 1 + 2] * 4


def test_hunger_and_points_of_temples_are_in_the_round_of_the_day_9_1_and_9_4():
    step = food_day(1, p1={"corn": 2, "temples": [3, 0, 0]})
    assert scored(step, 1, 1) == 6 + 6 + 1 + 2 - 6
    assert step.state.players[1].score == 4 * scored(step, 1, 1)
