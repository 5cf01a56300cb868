"""What happens by itself between the actions (rules 15.6): turns, Food Days, the calendar, the end."""

from engine.games.tzolkin import scoring
from engine.games.tzolkin.calendar import is_food_day, may_speed, pass_marker, take_back, turn_gears
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.food_days import food_day
from engine.games.tzolkin.gains import give
from engine.games.tzolkin.happenings import GameEnded, WealthRevealed


def wealth_chosen(course: Course) -> None:
    """When the last seat has chosen, everybody sees and gets everything, and the first round begins (2.8)."""
    state = course.state
    if not all(player.chosen for player in state.players):
        return
    course.tell(WealthRevealed(tiles=tuple(player.chosen for player in state.players)))
    course.reveal()
    acting = course.seat
    for seat, player in enumerate(state.players):
        course.seat = seat
        for tile in player.chosen:
            for effect in DATA.wealth_tile[tile].effects:
                give(course, effect)
    course.seat = acting
    _begin_round(course)


def turn_over(course: Course) -> None:
    """The next seat, or the end of the round (3.1 to 3.3)."""
    state = course.state
    following = state.turn_index + 1
    if following < state.seats:
        seat = (state.starting_player + following) % state.seats
        course.change(turn_index=following, seat=seat, episode=state.episode + 1)
        return
    if is_food_day(state):
        food_day(course)
        if course.state.food_days_done == len(DATA.food.days):
            _finish(course)
            return
    owner = take_back(course)
    if owner is None:
        turn_gears(course, 1, corn=1)
        _begin_round(course)
        return
    pass_marker(course, owner)
    if may_speed(course.state, owner):
        course.change(phase="advance_choice", seat=owner, episode=course.state.episode + 1)
        return
    turn_gears(course, 1)
    _begin_round(course)


def days_set(course: Course, days: int) -> None:
    """The calendar advances as chosen; two days turn the board dark (8.3)."""
    turn_gears(course, days, dark=course.seat if days > 1 else None)
    _begin_round(course)


def _begin_round(course: Course) -> None:
    state = course.state
    course.change(phase="turn", turn_index=0, seat=state.starting_player, episode=state.episode + 1)


def _finish(course: Course) -> None:
    """One more day without corn, marker or question, then the final scoring (10.1, a22)."""
    take_back(course)
    turn_gears(course, 1)
    number = course.state.food_days_done + 1
    for seat in range(course.state.seats):
        scoring.add(course, number, seat, scoring.final_parts(course.state, seat))
    course.change(phase="finished")
    scores = tuple(player.score for player in course.state.players)
    course.tell(GameEnded(winners=scoring.winners(course.state), scores=scores))
