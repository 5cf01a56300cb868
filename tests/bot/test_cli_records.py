"""`sacbe replay`, through the command line, with real records and records tampered with."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main


def _replay(capsys: pytest.CaptureFixture[str], *files: Path | str) -> tuple[int, list[dict[str, Any]], str]:
    code = main(["replay", *map(str, files), "--json"])
    told = capsys.readouterr()
    return code, [json.loads(line) for line in told.out.splitlines()], told.err


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of two."""
    directory = tmp_path_factory.mktemp("records")
    assert main(["simulate", "tikal", "--players", "2", "--seed", "fixed", "--record", str(directory)]) == 0
    (file,) = directory.iterdir()
    return file


def _changed(recorded: Path, tmp_path: Path, **changes: Any) -> Path:
    """The record with some of its fields replaced; None takes a field out."""
    record = json.loads(recorded.read_text("utf-8")) | changes
    file = tmp_path / "changed.json"
    file.write_text(json.dumps({name: value for name, value in record.items() if value is not None}), "utf-8")
    return file


def test_a_right_record_replays_to_its_result(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    result = json.loads(recorded.read_text("utf-8"))["result"]
    code, lines, errors = _replay(capsys, recorded)
    assert (code, errors) == (0, "")
    assert lines == [{"file": str(recorded), "ok": True, **result}]
    assert list(lines[0]) == ["file", "ok", "scores", "rounds", "winners"]
    assert main(["replay", str(recorded)]) == 0
    scores = ", ".join(map(str, result["scores"]))
    assert capsys.readouterr().out.startswith(f"{recorded}: right; scores {scores}; won by seat")


def test_a_game_that_is_not_over_is_right_so_far(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = json.loads(recorded.read_text("utf-8"))["steps"]
    file = _changed(recorded, tmp_path, steps=steps[:40], result=None)
    code, lines, _ = _replay(capsys, file)
    assert code == 0
    assert lines == [{"file": str(file), "ok": True, "scores": None, "rounds": None, "winners": None}]
    assert main(["replay", str(file)]) == 0
    assert "not over" in capsys.readouterr().out


def test_the_first_illegal_step_is_told_with_seat_action_and_code(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = json.loads(recorded.read_text("utf-8"))["steps"]
    steps[1] = {"seat": steps[1]["seat"], "action": {"kind": "guard", "hex": "A5", "figure": "worker"}}
    file = _changed(recorded, tmp_path, steps=steps)
    code, lines, errors = _replay(capsys, file)
    assert (code, errors) == (1, "")
    assert lines == [{"file": str(file), "ok": False, "step": 1, "seat": steps[1]["seat"], "code": "not_a_temple"}]
    assert list(lines[0]) == ["file", "ok", "step", "seat", "code"]
    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr().out
    assert "step 1 (counted from 0)" in told
    assert "not_a_temple" in told
    assert '"kind": "guard"' in told


@pytest.mark.parametrize(
    ("at", "change", "code"),
    [
        (0, {"action": {"kind": "end_turn"}}, "tile_not_placed"),
        (0, {"action": {"kind": "fly", "hex": "A1"}}, "invalid_action"),
        (0, {"action": {"kind": "place_tile", "hex": "A3", "rotation": True}}, "invalid_action"),
        (0, {"action": {"kind": "place_tile", "hex": "a3", "rotation": 0}}, "unknown_hex"),
        (0, {"action": {"kind": "place_tile", "hex": "H1", "rotation": 0}}, "not_adjacent"),
        (0, {"action": {"kind": "bid", "points": 1}}, "no_auction"),
        (0, {"action": None}, "invalid_action"),
        (0, {"action": [1, 2]}, "invalid_action"),
        (3, {"seat": 99}, "not_your_turn"),
        (3, {"seat": -1}, "not_your_turn"),
    ],
)
def test_each_kind_of_wrong_step_has_its_code(
    at: int, change: dict[str, Any], code: str, recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = json.loads(recorded.read_text("utf-8"))["steps"]
    steps[at] = steps[at] | change
    exit_code, lines, _ = _replay(capsys, _changed(recorded, tmp_path, steps=steps))
    assert exit_code == 1
    assert (lines[0]["step"], lines[0]["seat"], lines[0]["code"]) == (at, steps[at]["seat"], code)


def test_a_step_after_the_end_is_refused(recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = json.loads(recorded.read_text("utf-8"))["steps"]
    file = _changed(recorded, tmp_path, steps=[*steps, {"seat": 0, "action": {"kind": "end_turn"}}])
    code, lines, _ = _replay(capsys, file)
    assert (code, lines[0]["step"], lines[0]["code"]) == (1, len(steps), "game_over")


def test_a_wrong_or_missing_or_untimely_result_is_found(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(recorded.read_text("utf-8"))
    steps, result = record["steps"], record["result"]
    better = result | {"scores": [result["scores"][0] + 1, *result["scores"][1:]]}
    cases: list[tuple[dict[str, Any], str]] = [
        ({"result": better}, "result_differs"),
        ({"result": result | {"winners": [0, 1]}}, "result_differs"),
        ({"result": None}, "result_missing"),
        ({"steps": steps[:-1]}, "result_differs"),
    ]
    for changes, expected in cases:
        code, lines, _ = _replay(capsys, _changed(recorded, tmp_path, **changes))
        assert (code, lines[0]["code"], lines[0]["seat"]) == (1, expected, None)
        assert lines[0]["step"] == len(changes.get("steps", steps))


def test_people_are_told_what_differs(recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(recorded.read_text("utf-8"))
    result = record["result"]
    scores = result["scores"]
    file = _changed(recorded, tmp_path, result=result | {"scores": [scores[0], scores[1] + 1]})
    capsys.readouterr()
    assert main(["replay", str(file)]) == 1
    told = f"result.scores[1] is {scores[1] + 1} in the record and {scores[1]} as played\n"
    assert capsys.readouterr().out.endswith(told)
    assert main(["replay", str(_changed(recorded, tmp_path, steps=record["steps"][:-1]))]) == 1
    assert capsys.readouterr().out.endswith("the record has a result, the game is not over\n")
    assert main(["replay", str(_changed(recorded, tmp_path, result=result | {"winners": []}))]) == 1
    assert "result.winners is [] in the record" in capsys.readouterr().out


def _unreadable(recorded: Path) -> dict[str, bytes]:
    record = json.loads(recorded.read_text("utf-8"))
    setup = record["setup"]
    tiles = setup["tiles"]

    def with_(**changes: Any) -> bytes:
        return json.dumps(record | changes).encode()

    return {
        "empty": b"",
        "binary": bytes(range(256)) * 8,
        "text": b"not a record",
        "truncated": recorded.read_bytes()[:-200],
        "number": b"7",
        "list": b"[]",
        "deep": b"[" * 200_000,
        "deep-inside": with_(setup={"x": None}).replace(b"null", b"[" * 50_000 + b"]" * 50_000, 1),
        "other-format": with_(format="sacbe-record/2"),
        "other-game": with_(game="chess"),
        "path-as-game": with_(game="../core"),
        "no-steps": json.dumps({key: value for key, value in record.items() if key != "steps"}).encode(),
        "no-seed": json.dumps({key: value for key, value in record.items() if key != "seed"}).encode(),
        "superfluous": with_(comment="hello"),
        "true-seats": with_(seats=True),
        "nine-seats": with_(seats=9),
        "seats-of-another-setup": with_(setup=setup | {"first_seat": 3}),
        "letters-out-of-order": with_(setup=setup | {"tiles": tiles[::-1]}),
        "tile-twice": with_(setup=setup | {"tiles": [tiles[0], tiles[0], *tiles[2:]]}),
        "tile-missing": with_(setup=setup | {"tiles": tiles[:-1]}),
        "unknown-treasure": with_(setup=setup | {"treasures": ["grail", *setup["treasures"][1:]]}),
        "no-treasures": with_(setup={key: setup[key] for key in ("first_seat", "tiles")}),
        "unknown-option": with_(options={"colour": "red"}),
        "option-of-another-type": with_(options={"auction": 1}),
        "unknown-tile-set": with_(options={"tile_set": "/etc/passwd"}),
        "step-without-seat": with_(steps=[{"action": {"kind": "end_turn"}}]),
        "step-is-a-number": with_(steps=[1]),
        "seat-is-true": with_(steps=[{"seat": True, "action": {"kind": "end_turn"}}]),
        "half-a-character": with_().replace(b'"seed": "', b'"seed": "\\ud800'),
        "not-a-number": with_(seed="x").replace(b'"x"', b"NaN"),
    }


def test_what_cannot_be_read_is_named_with_the_reason_and_the_others_still_play(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = []
    for name, data in _unreadable(recorded).items():
        file = tmp_path / f"{name}.json"
        file.write_bytes(data)
        files.append(file)
    code, lines, errors = _replay(capsys, *files, tmp_path, tmp_path / "missing.json", "nul\0byte", recorded)
    assert code == 1
    told = {line["file"]: line for line in lines}
    assert len(told) == len(files) + 4
    for file in [*files, tmp_path, tmp_path / "missing.json", "nul\0byte"]:
        expected = {"file": str(file), "ok": False, "step": None, "seat": None, "code": "unreadable"}
        assert told[str(file)] == expected
        (reason,) = [line for line in errors.splitlines() if line.startswith(f"{file}: ")]
        assert len(reason) > len(f"{file}: ") + 5
    assert told[str(recorded)]["ok"] is True
    assert "Traceback" not in errors


def test_people_get_one_line_for_each_file(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"{")
    assert main(["replay", str(broken), str(recorded)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{broken}: unreadable: this is not JSON"
    assert lines[1].startswith(f"{recorded}: right")


def test_a_file_name_that_is_no_text_is_still_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, errors = _replay(capsys, "\udcff.json")
    assert code == 1
    assert lines[0]["file"] == "\udcff.json"
    assert "\\udcff.json: " in errors
    assert main(["replay", "\udcff.json"]) == 1
    assert capsys.readouterr().out.startswith("\\udcff.json: unreadable")


def test_a_file_far_too_large_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.commands import replay

    monkeypatch.setattr(replay, "MOST_BYTES", 100)
    file = tmp_path / "large.json"
    file.write_bytes(b" " * 101)
    code, lines, errors = _replay(capsys, file)
    assert (code, lines[0]["code"]) == (1, "unreadable")
    assert "too large" in errors
