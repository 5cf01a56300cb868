"""`sacbe bench` measures in one run and says so; what it measured is not tested, machines differ."""

import json

import pytest

from bot.cli import main


def test_a_short_run_gives_ratios_and_finds_no_wrong_pixel(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--picture", "--turns", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["picture"]
    assert told["turns"] == told["pictures"] == 4
    assert told["wrong_pixels"] == 0
    assert told["palettes"] == 1
    assert 0 < told["ratio"] < 20
    assert told["bytes_largest"] <= 650_000


def test_what_to_measure_must_be_said() -> None:
    with pytest.raises(SystemExit):
        main(["bench"])
    with pytest.raises(SystemExit):
        main(["bench", "--picture", "--turns", "0"])
