"""Games are found, not listed."""

import pytest

import engine.games
from engine.core import registry


@pytest.fixture
def fresh():
    """The registry without what it remembers, before and after."""

    def forget():
        for known in (registry.metas, registry.game, registry.words):
            known.cache_clear()

    forget()
    yield
    forget()


@pytest.mark.parametrize("find", [registry.game, registry.words])
@pytest.mark.parametrize("key", ["", "chess", "lantern.meta", "../lantern", "__init__"])
def test_an_unknown_game_is_a_key_error(find, key):
    with pytest.raises(KeyError):
        find(key)


def test_games_come_in_alphabetical_order():
    assert list(registry.metas()) == sorted(registry.metas())


def test_a_folder_with_a_meta_is_a_game_and_a_single_file_is_not(tmp_path, monkeypatch, fresh):
    (tmp_path / "newcomer").mkdir()
    (tmp_path / "newcomer" / "__init__.py").touch()
    (tmp_path / "newcomer" / "meta.py").write_text("from engine.games.lantern.meta import META\n")
    (tmp_path / "stray.py").write_text("raise AssertionError('never imported')\n")
    monkeypatch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tmp_path)])
    assert "newcomer" in registry.metas()
    assert "stray" not in registry.metas()
