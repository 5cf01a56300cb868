"""Saved games. The only package that knows SQL."""
