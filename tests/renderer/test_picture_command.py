"""`sacbe picture`: a PNG of any step, and one clear sentence for everything that cannot be."""

import json

import pytest
from PIL import Image

from bot.cli import main
from engine.core.registry import game
from engine.core.simulate import play


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    tikal = game("tikal")
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(play(tikal, tikal.parse_options({}), 3, "picture").record))
    return file


def steps(record):
    return len(json.loads(record.read_text())["steps"])


@pytest.mark.parametrize("at", ["0", "1", "60", None])
def test_a_step_of_a_record_is_drawn(record, tmp_path, at):
    out = tmp_path / "board.png"
    assert main(["picture", str(record), *(["--at", at] if at else []), "-o", str(out)]) == 0
    with Image.open(out) as image:
        assert image.size == (1600, 1759)


def test_the_summary_of_a_finished_game_is_drawn(record, tmp_path):
    out = tmp_path / "summary.png"
    assert main(["picture", str(record), "--kind", "summary", "-o", str(out)]) == 0
    with Image.open(out) as image:
        assert image.width == 1600


def test_the_end_is_drawn_when_no_step_is_named(record, tmp_path):
    first, second = tmp_path / "a.png", tmp_path / "b.png"
    main(["picture", str(record), "-o", str(first)])
    main(["picture", str(record), "--at", str(steps(record)), "-o", str(second)])
    assert first.read_bytes() == second.read_bytes()


def one_sentence(capsys):
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--at", "-1"], "--at takes 0 to"),
        (["--at", "100000"], "--at takes 0 to"),
        (["--kind", "hand"], "no picture 'hand'"),
        (["--at", "3", "--kind", "summary"], "not over"),
    ],
)
def test_what_the_record_does_not_have_is_said(record, tmp_path, capsys, arguments, said):
    out = tmp_path / "x.png"
    assert main(["picture", str(record), "-o", str(out), *arguments]) == 1
    assert said in one_sentence(capsys)
    assert not out.exists()


@pytest.mark.parametrize("content", ["", "no json", "[]", "{}", '{"format": "sacbe-record/1"}', "[" * 5000])
def test_a_file_that_is_no_record_is_named(tmp_path, capsys, content):
    file = tmp_path / "broken.json"
    file.write_text(content)
    assert main(["picture", str(file), "-o", str(tmp_path / "x.png")]) == 1
    assert "broken.json" in one_sentence(capsys)


def test_a_record_with_a_wrong_step_is_named(record, tmp_path, capsys):
    raw = json.loads(record.read_text())
    raw["steps"][2] = {"seat": 2, "action": {"kind": "end_turn"}}
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(raw))
    assert main(["picture", str(file), "-o", str(tmp_path / "x.png")]) == 1
    assert "wrong.json" in one_sentence(capsys)


def test_a_missing_file_and_an_impossible_target_are_said(record, tmp_path, capsys):
    assert main(["picture", str(tmp_path / "none.json"), "-o", str(tmp_path / "x.png")]) == 1
    assert "none.json cannot be read" in one_sentence(capsys)
    assert main(["picture", str(record), "-o", str(tmp_path / "none" / "x.png")]) == 1
    assert "cannot be written" in one_sentence(capsys)


def test_a_dash_sends_the_picture_on_and_never_to_a_terminal(record, tmp_path, capfdbinary, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["picture", str(record), "--at", "1", "-o", "-"]) == 0
    assert capfdbinary.readouterr().out.startswith(b"\x89PNG")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(["picture", str(record), "--at", "1", "-o", "-"]) == 1
    out, err = capfdbinary.readouterr()
    assert out == b""
    assert b"-o - > board.png" in err
    assert list(tmp_path.iterdir()) == []
