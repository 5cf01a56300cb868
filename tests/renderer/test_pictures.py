"""Pictures as files: sizes, shapes, the same every time, from many threads, of whole games (P2, R52, R53)."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.core.registry import game
from engine.core.rng import Chance, Rng
from engine.games.tikal.moves.place_tile import PlaceTile
from renderer.art.growth import FILE, SIZE, grow
from renderer.encode import png
from renderer.fit_palette import pinned
from renderer.games.tikal.scene import compose
from renderer.patch import Kept, areas
from renderer.picture import Request, draw, kinds
from renderer.raster import SHELF, box_of, raster
from tests.renderer import tables
from tests.renderer.test_scene import TURN, legal_moves

MOST_BYTES = 650_000
LEAST_RATIO, MOST_RATIO = 4 / 5, 11 / 7


def board(view, **more):
    return Request("tikal", "board", view, tables.NAMES[: len(view.players)], **more)


REQUESTS = {
    "early": board(tables.early()),
    "legal": board(tables.legal(), legal=tuple(legal_moves(tables.legal()).values()), field="target"),
    "late": board(tables.late(), events=TURN),
    "crowd": board(tables.crowd()),
    "two": board(tables.seats(2)),
    "three": board(tables.seats(3)),
    "auction of two": board(tables.auction(2)),
    "auction of three": board(tables.auction(3)),
    "auction of four": board(tables.auction(4)),
    "tile in hand": board(
        tables.legal().model_copy(update={"phase": "place_tile", "hand": tables.tile("C-2")}),
        legal=(PlaceTile(hex="D1", rotation=0), PlaceTile(hex="E2", rotation=0)),
    ),
}


def opened(data):
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("name", REQUESTS)
def test_a_board_is_1600_wide_palette_png_of_at_most_650_kb_in_a_shape_phones_show_p2(name):
    data = draw(REQUESTS[name])
    image = opened(data)
    assert len(data) <= MOST_BYTES
    assert image.format == "PNG"
    assert image.mode == "P"
    assert image.width == 1600
    assert LEAST_RATIO <= image.width / image.height <= MOST_RATIO


def test_the_palette_is_the_same_in_every_picture_and_holds_the_players_colours_exactly():
    first, second = (opened(draw(REQUESTS[name])) for name in ("early", "late"))
    assert first.getpalette() == second.getpalette()
    flat = first.getpalette()
    assert flat is not None
    tones = {f"#{flat[k]:02X}{flat[k + 1]:02X}{flat[k + 2]:02X}" for k in range(0, len(flat), 3)}
    assert set(pinned()) <= tones


def test_the_same_request_gives_the_same_bytes():
    assert draw(REQUESTS["late"]) == draw(REQUESTS["late"])


def test_eight_pictures_at_once_come_out_as_they_do_alone_r53():
    wanted = [REQUESTS[name] for name in ("late", "early", "legal", "two")]
    alone = [draw(request) for request in wanted] * 2
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(draw, wanted * 2))
    assert together == alone


@pytest.mark.parametrize("name", REQUESTS)
def test_a_crop_shows_every_hex_of_interest_whole_r54(name):
    request = replace(REQUESTS[name], crop=True)
    scene = compose(request)
    image = opened(draw(request))
    assert (image.width, image.height) == (scene.width, scene.height)
    assert LEAST_RATIO <= image.width / image.height <= MOST_RATIO
    for mark in scene.marks():
        if mark.about.endswith(("/legal", "/source", "/placed")):
            assert 108 <= mark.x <= scene.width - 108, mark
            assert 104 <= mark.y <= scene.height - 90, mark


def test_where_only_what_changed_is_drawn_again_no_pixel_differs_from_a_full_drawing():
    """A whole game, every position after the one before it, as turns and previews come."""
    redrawn = []
    for at, (view, legal, events) in enumerate(played(4, False, "c")[::16]):
        shown = {"legal": tuple(one for one in legal if one.kind == legal[0].kind)} if at % 3 == 1 and legal else {}
        scene = compose(board(view, events=events, crop=at % 4 == 3, **shown))
        quick = raster(scene)
        SHELF.clear()
        full = raster(scene)
        assert ImageChops.difference(quick, full).getbbox() is None, at
        redrawn.append(full)
    assert len(redrawn) > 10


def test_a_preview_after_a_small_change_draws_little_again():
    first, second = compose(board(tables.early())), compose(board(tables.early().model_copy(update={"points": 4})))
    kept = Kept("", tuple(first.marks()), tuple(box_of("tikal", mark) for mark in first.marks()), raster(first))
    marks = tuple(second.marks())
    found = areas(kept, marks, tuple(box_of("tikal", mark) for mark in marks), second.width, second.height)
    assert found is not None
    drawn = sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in found)
    assert 0 < drawn < 0.08 * second.width * second.height
    assert areas(kept, tuple(first.marks()), kept.boxes, first.width, first.height) == []
    turned = tuple(reversed(kept.marks))
    assert areas(kept, turned, tuple(reversed(kept.boxes)), first.width, first.height) is None


def test_png_keeps_the_picture_close():
    image = raster(compose(REQUESTS["late"]))
    reduced = opened(png(image)).convert("RGB")
    squares = ImageChops.difference(image, reduced).histogram()
    total = sum(count * (value % 256) ** 2 for value, count in enumerate(squares))
    assert total / (3 * image.width * image.height) < 255**2 / 10**3.2, "at least 32 dB"


def test_the_canopy_of_the_file_is_the_one_that_the_recipe_grows():
    with Image.open(FILE) as stored:
        stored_rgb = stored.convert("RGB")
    assert stored_rgb.size == SIZE
    part = grow(*SIZE).convert("RGB")
    apart = ImageChops.difference(part, stored_rgb).convert("L").point([0] * 24 + [255] * 232)
    assert apart.histogram()[255] / (SIZE[0] * SIZE[1]) < 0.02, "other versions of Pillow may differ a little"


@cache
def played(seats, auction, seed):
    """(view, legal actions, events) at every step of a game of random legal actions."""
    tikal = game("tikal")
    options = tikal.parse_options({"auction": auction})
    state = tikal.start(options, seats, seed).state
    rng = Rng(Chance(seed=f"{seed}/pictures"))
    found, events = [], ()
    for _ in range(900):
        acting = tikal.to_act(state)
        found.append((tikal.view(state, None), tikal.legal_actions(state, min(acting)) if acting else (), events))
        if not acting:
            break
        legal = found[-1][1]
        view = found[-1][0]
        advised = tikal.suggest(view, min(acting))
        action = advised[0] if advised and rng.below(3) else rng.choice(legal)
        step = tikal.apply(state, min(acting), action)
        state, events = step.state, step.events
    return found


GAMES = [(2, False, "a"), (3, False, "b"), (4, False, "c"), (2, True, "d"), (3, True, "e"), (4, True, "f")]


@pytest.mark.parametrize(("seats", "auction", "seed"), GAMES)
def test_any_position_of_a_game_can_be_drawn_in_650_kb_p2(seats, auction, seed):
    steps = played(seats, auction, seed)
    picked = [*range(0, len(steps), max(1, len(steps) // 5)), len(steps) - 1]
    for at in picked:
        view, legal, events = steps[at]
        shown = {} if at % 2 else {"legal": tuple(one for one in legal if one.kind == legal[0].kind)}
        data = draw(board(view, events=events, crop=at % 3 == 0, **shown))
        assert len(data) <= MOST_BYTES, at
    for view, legal, events in steps[::8]:
        compose(board(view, events=events, legal=legal))


def test_a_game_without_pictures_has_no_kinds_and_no_drawing():
    assert kinds("chess") == ()
    with pytest.raises(ValueError, match="no picture"):
        draw(replace(REQUESTS["early"], game="chess"))
    assert kinds("tikal") == ("board", "summary")
    with pytest.raises(ValueError, match="no picture"):
        draw(replace(REQUESTS["early"], kind="hand"))
