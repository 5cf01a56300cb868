"""The unexplored jungle seen from above, and the step-fret band below the board."""

from importlib.resources import as_file, files

from PIL import Image

from renderer.paint.canvas import Canvas, Painted
from renderer.paint.outline import Points, box, moved
from renderer.palette import FRET, INK
from renderer.scene import Arg


def canopy(*args: Arg) -> Painted:
    """The ground of every picture as `growth` has grown it, 1600 x 1955; what a picture does not need is cut off.

    One sprite for all sizes, since crops come in many. Arguments: how often it is repeated across and down, every
    other time mirrored so that the seams match.
    """
    across, down = int(args[0] or 1), int(args[1] or 1)
    with as_file(files("renderer.assets") / "canopy.png") as path, Image.open(path) as image:
        grown = image.convert("RGB")
    ground = Image.new("RGB", (grown.width * across, grown.height * down))
    for column in range(across):
        for row in range(down):
            piece = grown.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if column % 2 else grown
            piece = piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if row % 2 else piece
            ground.paste(piece, (column * grown.width, row * grown.height))
    return Painted(ground, Image.new("L", ground.size, 255), 0, 0)


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
