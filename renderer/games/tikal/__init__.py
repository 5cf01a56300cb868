"""Tikal's pictures: the board, and the summary of a finished game."""
