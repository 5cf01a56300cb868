"""A game as one moving picture: a frame a turn, lossless, never too large, never endless."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.cli import main
from renderer.encode import reduced
from renderer.gallery import moments, turns
from renderer.games.tikal.gallery import board
from renderer.picture import picture
from renderer.replay import TooLong, film


@pytest.fixture(scope="module")
def requests():
    return [board(one) for one in turns(moments("tikal", 3, "film"))[:4]]


def frames(data):
    image = Image.open(BytesIO(data))
    for at in range(image.n_frames):
        image.seek(at)
        yield image.convert("RGB")


def test_each_turn_is_a_frame_and_no_pixel_is_lost(requests):
    done = film(requests, widths=(480,))
    assert (done.frames, done.width) == (4, 480)
    shown = list(frames(done.data))
    assert len(shown) == 4
    for request, frame in zip(requests, shown, strict=True):
        whole = picture(request)
        small = reduced(whole.resize((480, round(whole.height * 480 / whole.width)), Image.Resampling.LANCZOS))
        part = frame.crop((0, 0, *small.size))
        assert ImageChops.difference(part, small.convert("RGB")).getbbox() is None


def test_what_would_be_too_large_is_made_smaller(requests):
    large = film(requests, widths=(480, 360, 240))
    small = film(requests, most_bytes=len(large.data) // 2, widths=(480, 360, 240))
    assert small.width < large.width
    assert len(small.data) <= len(large.data) // 2
    with pytest.raises(ValueError, match="does not fit"):
        film(requests, most_bytes=1000, widths=(360,))
    with pytest.raises(ValueError, match="at least one"):
        film([])


def test_a_film_stops_when_its_time_is_over(requests):
    asked = iter([True, True, False])
    with pytest.raises(TooLong):
        film(requests, in_time=lambda: next(asked))


def test_the_command_makes_a_film_of_a_record(tmp_path, capsys):
    assert main(["simulate", "tikal", "--players", "2", "--seed", "film", "--record", str(tmp_path)]) == 0
    (record,) = tmp_path.glob("*.json")
    raw = record.read_text()
    short = tmp_path / "short.json"
    short.write_text(_first(raw, 12))
    capsys.readouterr()
    assert main(["replay", "--webp", str(tmp_path / "x.webp"), str(short)]) == 0
    out = capsys.readouterr().out
    assert "MB" in out
    image = Image.open(BytesIO((tmp_path / "x.webp").read_bytes()))
    assert image.format == "WEBP"
    assert image.n_frames == int(out.splitlines()[-1].split(": ")[1].split(" turns")[0])
    assert main(["replay", "--webp", str(tmp_path / "none" / "x.webp"), str(short)]) == 1
    assert "cannot be written" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["replay", "--webp", "x.webp", str(short), str(record)])


def _first(raw, count):
    import json

    record = json.loads(raw)
    kept = []
    for entry in record["steps"]:
        if "chance" not in entry:
            count -= 1
        if count < 0:
            break
        kept.append(entry)
    record["steps"] = kept
    record["result"] = None
    return json.dumps(record)
