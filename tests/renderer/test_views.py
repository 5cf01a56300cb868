"""Quarters, large print, and the tile in hand as it may be turned."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from engine.games.tikal.moves.place_tile import PlaceTile, turned
from renderer.games.tikal.scene import compose
from renderer.picture import Request, draw
from renderer.scene import Sprite, Text
from tests.renderer import tables

PHONE, CAP_HEIGHT = 390, 0.711


def request(view, **more):
    return Request("tikal", "board", view, tables.NAMES[: len(view.players)], **more)


def names_within(scene):
    return {
        mark.text
        for mark in scene.marks()
        if isinstance(mark, Text)
        and mark.about.endswith("/name")
        and "player" not in mark.about
        and 40 < mark.x < scene.width - 40
        and 130 < mark.y < scene.height - 20
    }


def test_the_quarters_together_show_every_hex_nearly_twice_as_large():
    whole = compose(request(tables.late()))
    quarters = [compose(request(tables.late(), quarter=k)) for k in range(4)]
    assert set().union(*(names_within(one) for one in quarters)) >= {
        f"{column}{row}" for column, row in product("ABCDEFGH", range(1, 6))
    }
    for one in quarters:
        assert whole.width / one.width >= 1.6
        assert 4 / 5 <= one.width / one.height <= 11 / 7
    assert len({frozenset(names_within(one)) for one in quarters}) == 4


def test_a_quarter_is_drawn_with_its_marks():
    data = draw(request(tables.late(), quarter=3))
    assert Image.open(BytesIO(data)).width == 1000


@pytest.mark.parametrize("view", [tables.late(), tables.seats(2), tables.seats(3), tables.auction(4)])
def test_large_print_is_larger_everywhere_it_counts_and_stays_small_as_a_file(view):
    plain, large = compose(request(view)), compose(request(view, large=True))
    before = {(mark.about, mark.text): mark.size for mark in plain.marks() if isinstance(mark, Text)}
    after = {(mark.about, mark.text): mark.size for mark in large.marks() if isinstance(mark, Text)}
    assert set(before) == set(after)
    assert all(after[key] >= before[key] for key in before)
    for about, text in before:
        if about.endswith(("/name", "/value", "/score", "/workers")) and "offers" not in about:
            assert after[about, text] >= 1.2 * before[about, text], about
    assert len(draw(request(view, large=True))) <= 650_000


def turning(*rotations):
    view = tables.legal().model_copy(update={"phase": "place_tile", "hand": tables.tile("C-2")})
    legal = tuple(PlaceTile(hex="D1", rotation=one) for one in rotations)
    return compose(request(view, legal=legal, field="rotation", crop=True))


def test_while_a_rotation_is_chosen_the_tile_lies_there_as_first_offered_with_its_prices():
    scene = turning(1, 3, 4)
    tile = tables.tile("C-2")
    assert [mark.args[0] for mark in scene.marks("D1/tile")] == ["temple"]
    stones = turned(tile.stones, 1)
    neighbour = next(one for one in tables.legal().hexes if one.name == "D2")
    total = stones[3] + neighbour.stones[0]
    chips = [mark.text for mark in scene.marks("D1/cost/3") if isinstance(mark, Text)]
    assert chips == ([str(total)] if total >= 2 else [])
    shown = {mark.about for mark in scene.marks("turns/") if isinstance(mark, Sprite) and mark.name == "tile"}
    assert shown == {"turns/1", "turns/3", "turns/4"}
    assert [mark.text for mark in scene.marks("turns/") if isinstance(mark, Text) and "×" in mark.text] == [
        "1×", "3×", "4×",
    ]  # fmt: skip
    outlined = [mark.about for mark in scene.marks("turns/") if getattr(mark, "name", "") == "outline_gold"]
    assert outlined == ["turns/1"]


def test_every_rotation_shows_its_stones_on_its_own_sides():
    scene = turning(*range(6))
    for rotation in range(6):
        stones = [mark for mark in scene.marks(f"turns/{rotation}") if getattr(mark, "name", "") == "stone"]
        assert len(stones) == sum(tables.tile("C-2").stones)
    first, second = (
        [(mark.x, mark.y) for mark in scene.marks(f"turns/{k}") if getattr(mark, "name", "") == "stone"]
        for k in (0, 3)
    )
    assert sum(y for _, y in first) != pytest.approx(sum(y for _, y in second))


def test_nothing_lies_there_while_the_hex_is_still_open():
    view = tables.legal().model_copy(update={"phase": "place_tile", "hand": tables.tile("C-2")})
    legal = (PlaceTile(hex="D1", rotation=0), PlaceTile(hex="E2", rotation=0))
    scene = compose(request(view, legal=legal, field="hex", crop=True))
    assert not scene.marks("D1/tile")
    assert not scene.marks("turns/")
