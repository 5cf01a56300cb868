"""Games that exist for tests only, found by the registry once `install` was called."""

from pathlib import Path


def install() -> None:
    """Let the registry find the games in this folder, as if they lay in `engine/games`; may be called twice."""
    import engine.games
    from engine.core import registry

    here = str(Path(__file__).parent)
    if here not in engine.games.__path__:
        engine.games.__path__.append(here)
    for known in (registry.metas, registry.game, registry.words, registry.notation):
        known.cache_clear()
