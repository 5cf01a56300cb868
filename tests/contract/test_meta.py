"""What is told of a game without its rules."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.core import registry

ROOT = Path(__file__).parents[2]
KEYS = list(registry.metas())

ONLY_META = """
import sys
from tests.toygames import install
install()
from engine.core import registry
registry.metas()
games = {name for name in sys.modules if name.startswith("engine.games.")}
extra = sorted(name for name in games if name.count(".") > 2 and not name.endswith(".meta"))
print(" ".join(extra))
"""


def test_the_toy_game_is_found_and_so_is_a_real_one():
    assert "lantern" in KEYS
    assert len(KEYS) >= 2


def test_metas_are_read_without_loading_the_rules_of_any_game():
    ran = subprocess.run(
        [sys.executable, "-c", ONLY_META], capture_output=True, text=True, cwd=ROOT, check=True, timeout=60
    )
    assert ran.stdout.strip() == ""


@pytest.mark.parametrize("key", KEYS)
def test_meta_tells_of_the_game_in_its_folder(key):
    meta = registry.metas()[key]
    assert meta.key == key
    assert registry.game(key).meta is meta
    assert 1 <= meta.seats_min <= meta.seats_max
    assert meta.schema_version >= 1
    assert meta.point_unit >= 1


@pytest.mark.parametrize("key", KEYS)
def test_there_are_at_most_24_kinds_and_each_has_its_action(key):
    game = registry.game(key)
    kinds = game.meta.kinds
    assert len(kinds) == len(set(kinds)) <= 24
    assert set(kinds) == {one.model_fields["kind"].default for one in game.action_types}
    assert game.meta.end_kind is None or game.meta.end_kind in kinds


@pytest.mark.parametrize("key", KEYS)
def test_every_option_has_a_default(key):
    game = registry.game(key)
    assert game.parse_options({}) == game.options_type()


@pytest.mark.parametrize("key", KEYS)
def test_every_older_schema_has_its_upcast(key):
    game = registry.game(key)
    assert set(game.upcasts) == set(range(1, game.meta.schema_version))
