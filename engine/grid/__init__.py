"""Hexes: coordinates, names, rotation, cheapest routes."""
