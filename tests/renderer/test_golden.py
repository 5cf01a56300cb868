"""Shapes and pictures held against kept ones; `python -m tests.renderer.golden` keeps them anew, to be looked at."""

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.renderer.golden.made import FOLDER, PICTURES, SCENES, lines, thumbnail


@pytest.mark.parametrize("name", SCENES)
def test_a_part_of_a_scene_is_the_one_that_was_reviewed(name):
    assert lines(SCENES[name]()) == (FOLDER / f"{name}.jsonl").read_text("utf-8")


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_the_one_that_was_reviewed(name):
    """With tolerance: other versions of Pillow and FreeType smooth edges a little otherwise."""
    with Image.open(FOLDER / f"{name}.png") as stored:
        kept = stored.convert("RGB")
    drawn = thumbnail(PICTURES[name]).convert("RGB")
    assert drawn.size == kept.size
    apart = ImageChops.difference(drawn, kept)
    assert max(ImageStat.Stat(apart).mean) < 3.0
    far = apart.convert("L").point([0] * 60 + [255] * 196).histogram()[255]
    assert far < 0.004 * drawn.width * drawn.height


def test_a_moved_figure_is_noticed():
    """The tolerance is not so wide that a difference which matters slips through."""
    with Image.open(FOLDER / "late.png") as stored:
        kept = stored.convert("RGB")
    spoilt = kept.copy()
    figure = kept.crop((85, 100, 125, 140))
    spoilt.paste(figure, (300, 250))
    apart = ImageChops.difference(spoilt, kept)
    far = apart.convert("L").point([0] * 60 + [255] * 196).histogram()[255]
    assert far >= 0.004 * kept.width * kept.height
