"""The scene of a board says what the view says: every group, price, value and mark, each in its place."""

import json

import pytest

from engine.games.tikal.moves.camp import CampSet
from engine.games.tikal.moves.enter import Entered
from engine.games.tikal.moves.guard import GuardSet
from engine.games.tikal.moves.move import Move, Moved
from engine.games.tikal.moves.place_tile import PlaceTile, TilePlaced
from engine.games.tikal.moves.uncover import Uncover, Uncovered
from engine.games.tikal.terrain import distances, paths_from
from renderer.games.tikal.scene import compose
from renderer.games.tikal.table import PLACES, PRICE_PLACE, R
from renderer.hexlayout import HexLayout
from renderer.picture import Request
from renderer.scene import Box, Line, Sprite, Text
from tests.renderer import tables

LAYOUT = HexLayout(8, 5, R, 18.75, 122)

VIEWS = {
    "early": tables.early(),
    "legal": tables.legal(),
    "late": tables.late(),
    "crowd": tables.crowd(),
    "two": tables.seats(2),
    "three": tables.seats(3),
    "auction": tables.auction(4),
}


def scene(view, **more):
    return compose(Request("tikal", "board", view, tables.NAMES[: len(view.players)], **more))


def texts(picture, about):
    return [mark.text for mark in picture.marks(about) if isinstance(mark, Text)]


def sprites(picture, about):
    return [mark for mark in picture.marks(about) if isinstance(mark, Sprite)]


@pytest.mark.parametrize("name", VIEWS)
def test_every_group_stands_at_its_seats_place_with_its_number(name):
    view = VIEWS[name]
    picture = scene(view)
    for one in view.hexes:
        x, y = LAYOUT.centre(one.name)
        for group in one.groups:
            about = f"{one.name}/figures/{group.seat}"
            (pawn,) = sprites(picture, about)
            dx, dy = PLACES[len(view.players)][group.seat]
            assert (pawn.x, pawn.y) == pytest.approx((x + dx * R, y + dy * R))
            assert pawn.args == (group.seat, group.leader, False)
            assert texts(picture, about) == ([str(group.workers)] if group.workers else [])
    drawn = [mark for mark in picture.marks() if isinstance(mark, Sprite) and "/figures/" in mark.about]
    assert len(drawn) == sum(len(one.groups) for one in view.hexes)


def test_places_of_the_seats_differ_for_every_number_of_players():
    for count in (2, 3, 4):
        assert len(set(PLACES[count])) == len(PLACES[count]) == count


@pytest.mark.parametrize("name", VIEWS)
def test_chips_name_the_engines_price_of_every_crossing_that_costs_two_or_more(name):
    view = VIEWS[name]
    picture = scene(view)
    chips: dict[tuple[str, str], int] = {}
    for mark in picture.marks():
        if isinstance(mark, Text) and "/cost/" in mark.about:
            origin, _, side = mark.about.split("/")
            target = LAYOUT.neighbour(origin, int(side))
            assert target is not None
            chips[min(origin, target), max(origin, target)] = int(mark.text)
    engine = {}
    for one in view.hexes:
        if one.kind != "volcano":
            for other, cost in paths_from(view, one.name, one.stones):
                if cost >= 2:
                    engine[min(one.name, other), max(one.name, other)] = cost
    assert chips == engine


def test_paths_lead_exactly_where_one_can_go():
    view = tables.late()
    picture = scene(view)
    for one in view.hexes:
        if one.kind == "volcano":
            assert not picture.marks(f"{one.name}/ways")
            continue
        ways = sprites(picture, f"{one.name}/ways")
        bits = ways[0].args[0] if ways else 0
        reached = {other for other, _ in paths_from(view, one.name, one.stones)}
        explored = {hexagon.name for hexagon in view.hexes}
        for side in range(6):
            other = LAYOUT.neighbour(one.name, side)
            if other in explored:
                assert bool(bits >> side & 1) == (other in reached), (one.name, side)


def test_temples_say_their_value_and_who_controls_them():
    view = tables.late()
    picture = scene(view)
    for one in view.hexes:
        if one.kind != "temple":
            continue
        assert texts(picture, f"{one.name}/value") == [str(one.value)]
        assert bool(picture.marks(f"{one.name}/tied")) == one.tied
        rims = sprites(picture, f"{one.name}/control")
        assert [rim.args[0] for rim in rims] == ([one.controller] if one.controller is not None else [])
        assert bool(picture.marks(f"{one.name}/guard")) == (one.guard is not None)
        assert bool(picture.marks(f"{one.name}/seal")) == (one.controller is not None and one.guard is None)


def test_every_hex_has_its_name():
    picture = scene(tables.late())
    for name in LAYOUT.names():
        assert texts(picture, f"{name}/name") == [name]


def test_treasures_camps_and_dug_out_pits_are_shown():
    view = tables.late()
    picture = scene(view)
    for one in view.hexes:
        assert texts(picture, f"{one.name}/treasures") == ([f"×{one.treasures}"] if one.treasures else [])
        camps = sprites(picture, f"{one.name}/camp")
        assert ({camp.args[0] for camp in camps} == {one.camp}) if one.camp is not None else not camps
        if one.kind == "treasure":
            (tile,) = sprites(picture, f"{one.name}/tile")
            assert tile.args[0] == ("treasure" if one.treasures else "dug")


def test_panels_tell_score_supply_and_treasures():
    view = tables.late()
    picture = scene(view)
    for player, name in zip(view.players, tables.NAMES, strict=True):
        about = f"player/{player.seat}"
        assert texts(picture, f"{about}/name") == [name]
        assert texts(picture, f"{about}/score") == [str(player.score)]
        for what in ("workers", "camps", "guards"):
            assert texts(picture, f"{about}/{what}") == [str(getattr(player, what))]
        for kind, count in player.treasures:
            assert texts(picture, f"{about}/treasure/{kind}") == ([str(count)] if count > 1 else [])
            assert sprites(picture, f"{about}/treasure/{kind}")


def test_the_header_tells_whose_turn_what_is_left_and_how_far_the_game_is():
    picture = scene(tables.late())
    assert texts(picture, "header/name/2") == ["Priya"]
    assert texts(picture, "header/points") == ["AP", "6"]
    assert [pip.args[0] for pip in sprites(picture, "header/pip")] == [True] * 6 + [False] * 4
    assert texts(picture, "header/letter") == ["F"]
    assert texts(picture, "header/tiles_left") == ["×5"]
    assert texts(picture, "header/rounds") == ["3/4"]


def legal_moves(view, origin="B4", workers=2):
    reach = distances(view, view.seat)[origin]
    return {
        name: Move(origin=origin, target=name, workers=workers, leader=False)
        for name, cost in reach.items()
        if name != origin and cost * workers <= view.points
    }


def test_every_legal_target_is_outlined_and_priced_for_the_whole_group():
    view = tables.legal()
    moves = legal_moves(view)
    picture = scene(view, legal=tuple(moves.values()), field="target")
    outlined = {mark.about.split("/")[0] for mark in picture.marks() if mark.about.endswith("/legal")}
    assert outlined == set(moves)
    reach = distances(view, 0)["B4"]
    for name in moves:
        assert texts(picture, f"{name}/price") == [str(2 * reach[name])]
        disc = sprites(picture, f"{name}/price")[0]
        x, y = LAYOUT.centre(name)
        assert (disc.x, disc.y) == pytest.approx((x + PRICE_PLACE[0] * R, y + PRICE_PLACE[1] * R))
    assert [mark.about for mark in picture.marks() if mark.about.endswith("/source")] == ["B4/source"]


def test_without_a_field_the_first_hex_field_that_differs_is_shown():
    view = tables.legal()
    both = (*legal_moves(view).values(), *legal_moves(view, "A4", 1).values())
    picture = scene(view, legal=both)
    outlined = {mark.about.split("/")[0] for mark in picture.marks() if mark.about.endswith("/legal")}
    assert outlined == {"B4", "A4"}


def test_the_price_of_a_target_is_that_of_its_cheapest_action():
    view = tables.legal()
    one, two = legal_moves(view, workers=1)["A5"], legal_moves(view)["A5"]
    assert texts(scene(view, legal=(two, one), field="target"), "A5/price") == ["1"]


def test_hexes_for_a_tile_are_outlined_without_a_price():
    view = tables.legal()
    picture = scene(view, legal=(PlaceTile(hex="D1", rotation=0), PlaceTile(hex="E2", rotation=1)))
    assert picture.marks("D1/legal")
    assert picture.marks("E2/legal")
    assert not picture.marks("D1/price")
    (name,) = [mark for mark in picture.marks("D1/name") if isinstance(mark, Text)]
    assert name.fill == "#FFFFFF"


TURN = (
    TilePlaced(seat=1, tile="F-4", hex_kind="jungle", hex="F5", rotation=2, value=0, treasures=0),
    Moved(seat=1, route=("D1", "E2"), workers=3, leader=True, cost=4),
    Moved(seat=1, route=("E2", "F1"), workers=1, leader=False, cost=2),
    Uncovered(seat=1, hex="E2", value=10, cost=2),
    CampSet(seat=0, hex="D2", cost=5),
    GuardSet(seat=2, hex="C2", figure="worker", workers=0, leader=False, cost=5),
    Entered(seat=0, hex="A5", workers=1, leader=False, cost=1),
)


def test_the_last_turn_is_marked():
    picture = scene(tables.late(), events=TURN)
    assert picture.marks("F5/placed")
    assert picture.marks("E2/plaque")
    assert sprites(picture, "E2/pyramid")[0].args == (10, 1)
    assert texts(picture, "E2/pointer") == ["1"]
    assert texts(picture, "F1/pointer") == ["2"]
    for about in ("E2/figures/1", "F1/figures/1", "A5/figures/0"):
        assert sprites(picture, about)[0].args[2] is True, about
    assert sprites(picture, "E2/figures/0")[0].args[2] is False
    assert sprites(picture, "D2/camp")[0].args[1] is True
    assert sprites(picture, "C2/guard")[0].args[2] is True


def test_a_route_crosses_each_side_at_its_middle():
    picture = scene(tables.late(), events=TURN)
    (route,) = [mark for mark in picture.marks("E2/route") if isinstance(mark, Line)]
    before, after = route.points[1:3]
    middle = ((before[0] + after[0]) / 2, (before[1] + after[1]) / 2)
    assert middle == pytest.approx(LAYOUT.side_middle("D1", 2))


def test_a_longer_turn_numbers_only_the_last_crossing_of_each_group():
    long = Moved(seat=1, route=("A5", "A4", "A3", "A2", "A1"), workers=1, leader=False, cost=4)
    other = Moved(seat=1, route=("A1", "A2", "A3", "A4"), workers=1, leader=False, cost=3)
    picture = scene(tables.late(), events=(long, other))
    pointers = [mark.about.split("/")[0] for mark in picture.marks() if "/pointer/" in mark.about]
    assert set(pointers) == {"A1", "A4"}


def test_legal_targets_leave_the_last_turn_unmarked():
    view = tables.legal()
    picture = scene(view, events=TURN, legal=tuple(legal_moves(view).values()), field="target")
    assert not [mark for mark in picture.marks() if mark.about.endswith(("/placed", "/plaque"))]


def test_an_uncovered_level_or_a_move_to_itself_with_one_target_is_still_outlined():
    picture = scene(tables.legal(), legal=(Uncover(hex="C4"),))
    assert picture.marks("C4/legal")
    assert texts(picture, "C4/price") == ["2"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_an_auction_shows_every_tile_on_offer_the_bid_and_who_is_out(count):
    view = tables.auction(count)
    picture = scene(view)
    assert view.auction is not None
    for tile in view.auction.tiles:
        assert sprites(picture, f"offers/{tile.id}")
    assert texts(picture, "offers/high") == ["12", "J"]
    for seat in range(count):
        assert picture.marks(f"offers/bidder/{seat}")
    (panel,) = [mark for mark in picture.marks("offers/panel") if isinstance(mark, Box)]
    assert panel.upper + panel.height <= picture.height
    assert max(mark.x for mark in picture.marks("offers/") if isinstance(mark, Sprite)) < panel.left + panel.width


def test_the_tile_in_hand_and_a_waiting_volcano_are_shown():
    view = tables.early().model_copy(update={"hand": tables.tile("C-2"), "aside": tables.tile("B-6")})
    picture = scene(view)
    assert sprites(picture, "offers/hand")
    assert texts(picture, "offers/hand/value") == ["4"]
    assert sprites(picture, "offers/aside")[0].args[0] == "volcano"


def test_three_players_see_the_supply_of_temple_tiles_in_the_free_field():
    view = tables.seats(3)
    picture = scene(view)
    assert texts(picture, "offers/supply/5") == ["5", "×11"]
    assert [texts(picture, f"offers/supply/{number}/left") for number, _ in view.supply] == [
        [f"×{left}"] for _, left in view.supply
    ]


def test_chosen_colours_dress_the_seats():
    picture = scene(tables.seats(2), colours=(3, 0))
    assert {mark.args[0] for mark in sprites(picture, "C1/figures/0")} == {3}
    assert {mark.args[0] for mark in sprites(picture, "C1/figures/1")} == {0}


def test_two_seats_in_one_colour_are_refused():
    with pytest.raises(ValueError, match="different colours"):
        scene(tables.seats(2), colours=(1, 1))


@pytest.mark.parametrize("name", VIEWS)
def test_everything_of_a_scene_is_plain_data(name):
    plain = scene(VIEWS[name]).as_json()
    assert json.loads(json.dumps(plain))["game"] == "tikal"
