"""Tikal: a game for two to four by Michael Kiesling and Wolfgang Kramer (1999), as rules only."""
