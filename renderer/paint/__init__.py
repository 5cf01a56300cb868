"""Brushes: a canvas drawn larger than shown, seeded noise, leaves and outlines. Games paint their sprites with them."""
