"""One sub-package a game, found by `engine.core.registry`."""
