"""Strength, control and points (rules, sections 6 and 7), and who scores when."""

from engine.core.model import Seat
from engine.core.scores import Outcome, Part, Scored
from engine.games.tikal.board import parts
from engine.games.tikal.data import Scoring
from engine.games.tikal.state import Hex, Members, TikalState


def strength(group: Members, scoring: Scoring) -> int:
    """What these members weigh on a temple hex (6.1)."""
    return scoring.worker * group.workers + scoring.leader * group.leader


def control(hex_: Hex, scoring: Scoring) -> tuple[Seat | None, bool]:
    """Who would get this temple's points now, and whether nobody does because the strongest are equal (6.2).

    (None, False) on a temple where nobody stands, and on any hex that is no temple.
    """
    if hex_.kind != "temple":
        return None, False
    if hex_.guard is not None:
        return hex_.guard.seat, False
    strengths = {group.seat: strength(group, scoring) for group in hex_.members}
    most = max(strengths.values(), default=0)
    strongest = [seat for seat, has in strengths.items() if has == most > 0]
    return (strongest[0], False) if len(strongest) == 1 else (None, bool(strongest))


def points_of(state: TikalState, seat: Seat) -> tuple[Part, ...]:
    """What the seat would score now: for `temples` and for `treasures` (7.3)."""
    scoring = parts(state).scoring
    temples = sum(hex_.value for hex_ in state.hexes if control(hex_, scoring)[0] == seat)
    treasures = sum(scoring.treasures[how_many] for how_many in state.players[seat].treasures)
    return Part(source="temples", points=temples), Part(source="treasures", points=treasures)


def volcano_order(state: TikalState, drawer: Seat) -> tuple[Seat, ...]:
    """The scoring turns of a volcano: the drawer, then clockwise (7.2, 9.9)."""
    return tuple((drawer + step) % state.seats for step in range(state.seats))


def final_order(state: TikalState, last: Seat) -> tuple[Seat, ...]:
    """The scoring turns of the final round, after the seat that placed the last tile (8.1, 9.10)."""
    clockwise = tuple((last + step) % state.seats for step in range(1, state.seats + 1))
    if not state.options.auction:
        return clockwise
    return tuple(sorted(clockwise, key=lambda seat: state.players[seat].score))


def winners(state: TikalState) -> tuple[Seat, ...]:
    """The seats with most points, ascending (8.2)."""
    best = max(player.score for player in state.players)
    return tuple(seat for seat, player in enumerate(state.players) if player.score == best)


def outcome(state: TikalState) -> Outcome | None:
    """How the game ended; None while it runs."""
    if state.phase != "over":
        return None
    return Outcome(
        scores=tuple(player.score for player in state.players),
        rounds=tuple(_round(state, number) for number in range(1, state.round + 1)),
        winners=winners(state),
        details=state.scored,
    )


def score(state: TikalState, seat: Seat) -> Scored:
    """The scoring that the seat does at the end of its scoring turn (7.2)."""
    found = points_of(state, seat)
    total = state.players[seat].score + sum(part.points for part in found)
    return Scored(round=state.round, seat=seat, parts=found, total=total)


def _round(state: TikalState, number: int) -> tuple[int, ...]:
    points = {one.seat: one.points for one in state.scored if one.round == number}
    return tuple(points.get(seat, 0) for seat in range(state.seats))
