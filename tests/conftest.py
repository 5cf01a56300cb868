"""Lets the registry find the toy games, before anything asks it for a game."""

from tests.toygames import install

install()
