"""`sacbe simulate`, through the command line, with real files."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main

KEYS = ["game", "seed", "players", "scores", "rounds", "winners", "turns", "actions", "milliseconds"]


def _simulate(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, list[dict[str, Any]], str]:
    code = main(["simulate", *argv, "--json"])
    told = capsys.readouterr()
    return code, [json.loads(line) for line in told.out.splitlines()], told.err


def _replay(capsys: pytest.CaptureFixture[str], *files: Path | str) -> tuple[int, list[dict[str, Any]], str]:
    code = main(["replay", *map(str, files), "--json"])
    told = capsys.readouterr()
    return code, [json.loads(line) for line in told.out.splitlines()], told.err


def test_simulate_prints_one_json_line_a_game_with_exactly_the_agreed_keys(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, lines, errors = _simulate(capsys, "tikal", "--players", "3", "--games", "2", "--seed", "7")
    assert code == 0
    assert errors == ""
    assert [list(line) for line in lines] == [KEYS, KEYS]
    assert [line["seed"] for line in lines] == ["7-1", "7-2"]
    for line in lines:
        assert (line["game"], line["players"], len(line["scores"]), len(line["rounds"])) == ("tikal", 3, 3, 4)
        assert [sum(points) for points in zip(*line["rounds"], strict=True)] == line["scores"]
        best = max(line["scores"])
        assert line["winners"] == [seat for seat, score in enumerate(line["scores"]) if score == best]
        assert line["turns"] == 48
        assert isinstance(line["milliseconds"], int)


def test_the_same_seed_plays_the_same_games_and_only_the_time_differs(capsys: pytest.CaptureFixture[str]) -> None:
    runs = [_simulate(capsys, "tikal", "--players", "2", "--seed", "same")[1] for _ in range(2)]
    for line in runs[0] + runs[1]:
        del line["milliseconds"]
    assert runs[0] == runs[1]
    _, other, _ = _simulate(capsys, "tikal", "--players", "2", "--seed", "other")
    assert other[0]["scores"] != runs[0][0]["scores"]


def test_the_games_of_a_seed_do_not_depend_on_how_many_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, one, _ = _simulate(capsys, "tikal", "--players", "2", "--seed", "n", "--games", "1")
    _, two, _ = _simulate(capsys, "tikal", "--players", "2", "--seed", "n", "--games", "2")
    assert one[0]["scores"] == two[0]["scores"]


def test_a_seed_gives_this_very_game_on_every_machine(capsys: pytest.CaptureFixture[str]) -> None:
    """Dictionaries and sets must have no say: the record is the same under other hash seeds."""
    import subprocess
    import sys

    code = "import sys; from bot.cli import main; sys.exit(main(sys.argv[1:]))"
    told = []
    for salt in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", code, "simulate", "tikal", "--players", "2", "--seed", "salt", "--json"],
            env={**os.environ, "PYTHONHASHSEED": salt},
            capture_output=True,
            check=True,
            text=True,
        )
        line = json.loads(run.stdout)
        del line["milliseconds"]
        told.append(line)
    assert told[0] == told[1]


def test_people_get_the_same_lines_and_a_summary_beside_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "tikal", "--players", "2", "--games", "2"]) == 0
    printed = capsys.readouterr()
    assert [json.loads(line)["seed"] for line in printed.out.splitlines()] == ["1-1", "1-2"]
    assert printed.err.startswith("2 games: scores ")


def test_options_reach_the_table_and_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("tikal", "--players", "4", "--option", "auction=true", "--option", "volcano_may_seal=false")
    code, lines, _ = _simulate(capsys, *argv, "--record", str(tmp_path / "new" / "place"))
    assert code == 0
    file = tmp_path / "new" / "place" / "tikal-4p-1-1.json"
    record = json.loads(file.read_text("utf-8"))
    assert record["format"] == "sacbe-record/1"
    assert record["options"] == {"auction": True, "volcano_may_seal": False, "tile_set": "tikal"}
    assert record["result"]["scores"] == lines[0]["scores"]
    assert [path.name for path in file.parent.iterdir()] == ["tikal-4p-1-1.json"]
    code, lines, errors = _replay(capsys, file)
    assert (code, errors) == (0, "")
    assert lines == [{"file": str(file), "ok": True, **record["result"]}]


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["chess"], "there is no game 'chess'"),
        (["tikal", "--players", "5"], "2 to 4 players, not 5"),
        (["tikal", "--players", "1"], "2 to 4 players, not 1"),
        (["tikal", "--games", "0"], "--games must be at least 1"),
        (["tikal", "--option", "auction"], "NAME=VALUE"),
        (["tikal", "--option", "colour=red"], "there is no option 'colour'"),
        (["tikal", "--option", "auction=perhaps"], "auction takes true or false, not 'perhaps'"),
        (["tikal", "--option", "auction=1"], "auction takes true or false, not '1'"),
        (["tzolkin", "--option", "technologies=x"], "technologies takes rules_text or printed_board, not 'x'"),
        (["tikal", "--option", "tile_set=nowhere"], "nowhere"),
        (["tikal", "--option", "tile_set=../tikal"], "tile set"),
        (["tikal", "--seed", "\udcff"], "--seed"),
    ],
    ids=lambda value: str(value[1:]) if isinstance(value, list) else "",
)
def test_a_wrong_wish_gets_one_sentence_and_exit_2(
    argv: list[str], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *argv]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert part in told.err
    assert len(told.err.splitlines()) == 1
    assert "Traceback" not in told.err


def test_a_directory_that_cannot_be_is_told_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", "utf-8")
    for directory in (taken, taken / "below", Path("nul\0byte")):
        assert main(["simulate", "tikal", "--record", str(directory)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert "cannot write records into" in told.err
        assert len(told.err.splitlines()) == 1
    assert taken.read_text("utf-8") == "a file"


def test_a_record_is_written_whole_or_not_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tikal-2p-1-1.json").mkdir()  # so that the finished draft cannot take this name
    assert main(["simulate", "tikal", "--players", "2", "--record", str(tmp_path)]) == 2
    assert "cannot write the record" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["tikal-2p-1-1.json"]


def test_a_seed_with_signs_makes_a_plain_file_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seed = "../up and/away"
    assert main(["simulate", "tikal", "--players", "2", "--seed", seed, "--record", str(tmp_path)]) == 0
    capsys.readouterr()
    (file,) = tmp_path.iterdir()
    assert file.name == "tikal-2p-.._up_and_away-1.json"
    assert json.loads(file.read_text("utf-8"))["seed"] == f"{seed}-1"
