"""Tzolk'in: rules, words and advice of the game."""
