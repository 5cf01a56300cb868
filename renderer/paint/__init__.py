"""Brushes: a canvas drawn larger than shown, seeded noise, leaves, outlines."""
