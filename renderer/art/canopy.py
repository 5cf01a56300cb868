"""The unexplored jungle seen from above, and the step-fret band below the board."""

from functools import cache
from importlib.resources import as_file, files

from PIL import Image

from renderer.paint.canvas import Canvas, Painted
from renderer.paint.outline import Points, box, moved
from renderer.palette import FRET, INK
from renderer.scene import Arg


@cache
def _grown() -> Image.Image:
    """The canopy that `growth` has grown, RGB."""
    with as_file(files("renderer.assets") / "canopy.png") as path, Image.open(path) as image:
        return image.convert("RGB")


def canopy(*args: Arg) -> Painted:
    """The whole ground of a picture, `width` x `height` pixels; beyond the file's size it is mirrored."""
    width, height = int(args[0] or 0), int(args[1] or 0)
    grown = _grown()
    ground = Image.new("RGB", (width, height))
    for x in range(0, width, grown.width):
        for y in range(0, height, grown.height):
            piece = grown
            if x // grown.width % 2:
                piece = piece.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            if y // grown.height % 2:
                piece = piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
            ground.paste(piece, (x, y))
    return Painted(ground, Image.new("L", (width, height), 255), 0, 0)


def fret(*args: Arg) -> Painted:
    """A band of stepped frets, `width` pixels long and 27 high, its upper left corner the anchor."""
    width = int(args[0] or 0)
    canvas = Canvas(0, 0, width, 30, 2)
    count = round(width / (FRET_LENGTH * FRET_UNIT))
    pieces = [piece for k in range(count) for piece in _fret_pieces(k * width / count)]
    pieces.append(((0, 24), (width, 24), (width, 27.5), (0, 27.5)))
    for piece in pieces:
        canvas.polygon(moved(piece, 2, 2), INK)
    for piece in pieces:
        canvas.polygon(piece, FRET)
    return canvas.finished()


FRET_UNIT = 4.0
FRET_LENGTH = 19
# Left, top, right, bottom of the blocks of one fret, in units: stairs, then a hook, then a small step.
FRET_BLOCKS = (
    (0, 4.5, 3, 6),
    (3, 3, 5.5, 6),
    (5.5, 1.5, 8, 6),
    (8, 0, 10, 6),
    (10, 0, 15.5, 1.5),
    (14, 1.5, 15.5, 4.2),
    (12, 2.9, 14, 4.2),
    (17, 3, 18.4, 6),
)


def _fret_pieces(x: float) -> tuple[Points, ...]:
    u = FRET_UNIT
    return tuple(box(x + a * u, b * u, x + c * u, d * u) for a, b, c, d in FRET_BLOCKS)
