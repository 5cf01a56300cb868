"""Seeded randomness for materials: the same picture in every process.

Not `Image.effect_noise`, which takes no seed (picture.md, 9).
"""

from random import Random

from PIL import Image, ImageChops


def seeded(seed: int | str) -> Random:
    """A generator for leaf places and the like; nothing secret or fair depends on it."""
    return Random(seed)  # noqa: S311 - decoration


def value_noise(width: int, height: int, cell: float, seed: int | str) -> Image.Image:
    """Smooth grey noise, one random value per `cell` pixels, mode L."""
    columns, rows = max(2, round(width / cell) + 2), max(2, round(height / cell) + 2)
    raw = Image.frombytes("L", (columns, rows), seeded(seed).randbytes(columns * rows))
    return raw.resize((width, height), Image.Resampling.BICUBIC)


def octaves(width: int, height: int, cell: float, seed: int | str) -> Image.Image:
    """Two octaves of value noise, the coarse one weighing more, mode L around 128."""
    coarse = value_noise(width, height, cell, f"{seed}/coarse")
    return Image.blend(coarse, value_noise(width, height, cell / 3.1, f"{seed}/fine"), 0.4)


def roughen(image: Image.Image, noise: Image.Image, strength: float, levels: int = 256) -> Image.Image:
    """The RGB image with the noise laid over it; strength 0 leaves it alone, 1 is the full range.

    Few `levels` make patches as of a brush, which also cost far fewer bytes in a file than fine grain.
    """
    step = 256 / levels
    grey = noise.point([round(128 + ((value // step + 0.5) * step - 128) * strength) for value in range(256)])
    return ImageChops.overlay(image, Image.merge("RGB", (grey, grey, grey)))
