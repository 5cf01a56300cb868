"""Points: temples, monuments, what is left at the end, and who has won (rules 9.4, 10)."""

from collections.abc import Sequence

from engine.core.model import Seat
from engine.core.scores import Outcome, Part, Scored
from engine.games.tzolkin.course import Course
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import BLOCKS, POINT, TEMPLES
from engine.games.tzolkin.parts import Monument
from engine.games.tzolkin.standing import on_gears
from engine.games.tzolkin.state import TzolkinState


def add(course: Course, number: int, seat: Seat, parts: Sequence[Part]) -> None:
    """Add the parts to the seat's score, as the scoring of this round."""
    total = course.state.players[seat].score + sum(part.points for part in parts)
    scored = Scored(round=number, seat=seat, parts=tuple(parts), total=total)
    course.update(seat, score=total)
    course.change(scored=(*course.state.scored, scored))
    course.tell(scored)


def temple_parts(state: TzolkinState, seat: Seat) -> tuple[Part, ...]:
    """What the temples give at the end of this age: the own steps, and the bonus of the highest (9.4, a24)."""
    steps = bonus = 0
    age_end = state.food_days_done // DATA.food.age_ends - 1
    for at, temple in enumerate(TEMPLES):
        data = DATA.temple[temple]
        steps += data.points_at(state.players[seat].temples[at]) * POINT
        reached = [player.temples[at] for player in state.players]
        if reached[seat] == max(reached):
            share = 1 if reached.count(max(reached)) == 1 else 2
            bonus += data.highest[age_end] * POINT // share
    return Part(source="temples", points=steps), Part(source="highest", points=bonus)


def final_parts(state: TzolkinState, seat: Seat) -> tuple[Part, ...]:
    """What the end brings: goods in corn, skulls, monuments (10.2)."""
    player = state.players[seat]
    corn = player.corn + sum(player.has(block) * DATA.rate[block] for block in BLOCKS)
    monuments = sum(monument_points(state, seat, one) for one in player.monuments)
    return (
        Part(source="goods", points=corn * DATA.final.corn),
        Part(source="skulls", points=player.skull * DATA.final.skull),
        Part(source="monuments", points=monuments * POINT),
    )


def monument_points(state: TzolkinState, seat: Seat, monument: str) -> int:
    """Whole points of a monument for the seat that has it (10.4)."""
    tile = DATA.monument[monument]
    count = monument_count(state, seat, tile)
    if tile.rule == "monuments_of_all":
        return tile.points[state.seats] * count
    return tile.points[count] if len(tile.points) > 1 else tile.points[0] * count


def monument_count(state: TzolkinState, seat: Seat, tile: Monument) -> int:
    """What a monument's rule counts for a seat."""
    player = state.players[seat]
    temples = [(DATA.temple[temple], player.step(temple)) for temple in TEMPLES]
    tiles = [DATA.building[one].type for one in player.buildings]
    tiles += [DATA.monument[one].type for one in player.monuments]
    top = len(DATA.technologies.prices)
    counts = {
        "tiles_of_type": lambda: tiles.count(tile.type),
        "tiles": lambda: len(tiles),
        "monuments_of_all": lambda: sum(len(one.monuments) for one in state.players),
        "corn_tiles": lambda: player.corn_tiles,
        "wood_tiles": lambda: player.wood_tiles,
        "workers": lambda: player.workers,
        "levels": lambda: sum(player.technologies),
        "tracks_at_top": lambda: player.technologies.count(top),
        "best_temple": lambda: max(0, *(step for _, step in temples)),
        "temple_points": lambda: sum(data.points_at(step) for data, step in temples),
        "skulls_of_all": lambda: sum(owner is not None for owner in state.chichen),
    }
    return counts[tile.rule]()


def winners(state: TzolkinState) -> tuple[Seat, ...]:
    """Most points, then most own workers on gears; shared if still equal (10.3)."""
    marks = [(player.score, on_gears(state, seat)) for seat, player in enumerate(state.players)]
    return tuple(seat for seat, mark in enumerate(marks) if mark == max(marks))


def outcome(state: TzolkinState) -> Outcome | None:
    """How the game ended; None while it runs. Quarter points; four Food Days and the end as rounds (15.7)."""
    if state.phase != "finished":
        return None
    rounds = range(1, len(DATA.food.days) + 2)
    return Outcome(
        scores=tuple(player.score for player in state.players),
        rounds=tuple(tuple(one.points for one in state.scored if one.round == number) for number in rounds),
        winners=winners(state),
        details=state.scored,
    )
