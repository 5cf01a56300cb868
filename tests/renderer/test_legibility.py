"""Text sizes, contrast and colours that can be told apart (picture.md 3, 7, 8; R51, R54, R56)."""

from itertools import combinations

import pytest

from renderer.games.tikal.scene import compose
from renderer.palette import FAINT, GOLD, INK, LIVERIES, PANEL_BOTTOM, PANEL_TOP, SAGE
from renderer.picture import Request
from renderer.scene import Text
from tests.renderer import looks, tables

CAP_HEIGHT = 0.711
PHONE = 390

VIEWS = {
    "early": tables.early(),
    "legal": tables.legal(),
    "late": tables.late(),
    "crowd": tables.crowd(),
    "two": tables.seats(2),
    "three": tables.seats(3),
    "auction": tables.auction(4),
}

# Letters of seals and tents are the third sign of an owner, after colour and shape.
THIRD_SIGNS = ("seal", "camp", "bidder", "high_bidder")


def request(view, **more):
    return Request("tikal", "board", view, tables.NAMES[: len(view.players)], **more)


@pytest.mark.parametrize("name", VIEWS)
def test_names_values_counts_and_prices_are_readable_on_a_phone_r51(name):
    scene = compose(request(VIEWS[name]))
    texts = [mark for mark in scene.marks() if isinstance(mark, Text)]
    assert texts
    for text in texts:
        high = text.size * CAP_HEIGHT * PHONE / scene.width
        floor = 5.0 if any(part in THIRD_SIGNS for part in text.about.split("/")) else 6.5
        assert high >= floor, text


@pytest.mark.parametrize("eye", looks.MACHADO)
def test_players_colours_differ_to_every_eye_r56(eye):
    for first, second in combinations(LIVERIES, 2):
        assert looks.distance(first.fill, second.fill, eye) >= 0.22, (first.name, second.name)


def test_players_colours_differ_in_grey_r56():
    for first, second in combinations(LIVERIES, 2):
        assert looks.grey_distance(first.fill, second.fill) >= 0.17, (first.name, second.name)


def test_players_shapes_differ_r56():
    assert len({livery.shape for livery in LIVERIES}) == len(LIVERIES)


def test_the_measures_know_black_white_and_a_published_pair():
    assert looks.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert looks.distance("#2FB0FF", "#D23A1A", "normal") == pytest.approx(0.372, abs=0.002)
    assert looks.distance("#D23A1A", "#4A2189", "protan") == pytest.approx(0.252, abs=0.004)


@pytest.mark.parametrize("livery", LIVERIES, ids=lambda one: one.name)
def test_counts_stand_out_on_the_bodies(livery):
    assert looks.contrast(livery.ink, livery.fill) >= 4.4


def test_words_stand_out_on_panels_and_on_the_jungle():
    for panel in (PANEL_TOP, PANEL_BOTTOM):
        assert looks.contrast("#FFF6DF", panel) >= 7
        assert looks.contrast("#FFC93C", panel) >= 7
        assert looks.contrast(FAINT, panel) >= 3
    assert looks.contrast(SAGE, "#1E402A") >= 4.5
    assert looks.contrast(GOLD, INK) >= 7
