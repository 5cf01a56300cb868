"""What a painter is: a function from the arguments of a sprite to its pixels."""

from typing import Protocol

from renderer.paint.canvas import Painted
from renderer.scene import Arg


class Painter(Protocol):
    """Paints one sprite; the same arguments always give the same pixels."""

    def __call__(self, *args: Arg) -> Painted:
        """Paint it at scale 1."""
