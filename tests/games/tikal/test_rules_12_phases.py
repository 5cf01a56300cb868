"""Which kind of action belongs to which phase, and codes for unexplored hexes (rules 12.10 to 12.12)."""

import pytest

from engine.core.errors import GameFinished, NotYourTurn, Unreadable
from engine.core.rng import ChanceFact
from engine.games.tikal.rules import GAME
from tests.games.tikal.position import position
from tests.games.tikal.script import SHAPES, code, order, play, refused

PHASES = {
    "bid": position(phase="bid", offer=("A-1", "A-2"), bidder=1),
    "pick": position(seat=1, phase="pick", offer=("A-1", "A-2")),
    "place": position(seat=1, phase="place_tile", tile="A-1"),
    "act": position(seat=1),
    "scoring": position(seat=1, scoring=True, scoring_left=(0,), aside="B-6", round=1),
    "over": position(phase="over", tiles_left=0),
}


def _expected(phase, kind):
    """The phase code by 12.11, worked out apart from the program; None if the kind belongs there."""
    if phase == "bid":
        return None if kind in ("bid", "pass_bid") else "auction_running"
    if phase == "pick":
        return None if kind == "pick_tile" else "tile_not_picked"
    if kind in ("bid", "pass_bid"):
        return "no_auction"
    if kind == "pick_tile":
        return "no_tile_to_pick"
    if phase == "place":
        return None if kind == "place_tile" else "tile_not_placed"
    return "no_tile_to_place" if kind == "place_tile" else None


@pytest.mark.parametrize("kind", SHAPES)
@pytest.mark.parametrize("phase", ["bid", "pick", "place", "act", "scoring"])
def test_every_kind_has_its_phase_12_11(phase, kind):
    state, raw = PHASES[phase], {"kind": kind, **SHAPES[kind]}
    expected = _expected(phase, kind)
    if expected:
        assert code(state, raw) == expected
        with_bad_hex = {name: "Q9" if name in ("hex", "origin", "target") else value for name, value in raw.items()}
        assert code(state, with_bad_hex) == expected
    else:
        assert kind in GAME.kinds(state)
    with pytest.raises(NotYourTurn) as caught:
        GAME.apply(state, 0, GAME.parse_action(raw))
    assert caught.value.facts["to_act"] == (1,)
    with pytest.raises(GameFinished):
        GAME.apply(PHASES["over"], 1, GAME.parse_action(raw))


def test_nobody_sits_beyond_the_table_12_10():
    for seat in (-1, 2, 99):
        assert code(position(), "end", seat) == "not_your_turn"
        with pytest.raises(GameFinished):
            GAME.apply(PHASES["over"], seat, GAME.parse_action(order("end")))


def test_a_set_aside_tile_cannot_be_placed_12_11():
    state = position(set_aside=("G-3",))
    assert refused(state, "place B3 0").facts["scoring"] is False
    assert refused(PHASES["scoring"], "place B3 0").facts["scoring"] is True


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("enter H1 1", "not_your_camp"),
        ("uncover H1", "not_a_temple"),
        ("guard H1", "not_a_temple"),
        ("recover H1", "no_treasure"),
        ("camp H1", "camp_not_allowed_here"),
        ("move H1 A5 1", "no_such_member"),
        ("move A5 H1 1", "unexplored"),
    ],
)
def test_unexplored_hexes_have_codes_of_their_own_12_12(what, expected):
    assert code(position("A5: 0w1"), what) == expected


def test_chance_that_is_told_but_never_drawn_is_not_read_12_6():
    with pytest.raises(Unreadable):
        GAME.apply(position(), 0, GAME.parse_action(order("end")), [ChanceFact(what="tiles", order=("A-1",))])
    assert play(position(), "end").chance == ()
