"""The contract of pictures: what can be drawn of a game, and drawing it."""

from dataclasses import dataclass

from PIL import Image

from engine.core.model import Action, Event, Seat, View
from engine.core.scores import Outcome
from renderer.encode import png
from renderer.raster import raster
from renderer.registry import pictures
from renderer.scene import Scene


@dataclass(frozen=True, slots=True)
class Request:
    """One picture that somebody wants.

    `kind` is one of `kinds(game)`; `names` are the display names by seat. `events`: what the last turn did, to be
    marked. `legal`: the actions still possible for what is being chosen, `field` the field of theirs that is chosen
    now (None: the first hex field in which they differ); their targets get outlines with prices, and `events` are
    left unmarked. `seat`: the reader of a private picture. `crop`: cut around where things happen. `quarter`: only
    a quarter of the board, 0 and 1 the upper ones from the left, 2 and 3 the lower ones, so that everything is
    nearly twice as large on a phone. `large`: large print, for readers who need it. `colours`: the palette number
    of each seat. `outcome` is needed for `summary`.
    """

    game: str
    kind: str
    view: View
    names: tuple[str, ...]
    lang: str = "en"
    events: tuple[Event, ...] = ()
    legal: tuple[Action, ...] = ()
    field: str | None = None
    seat: Seat | None = None
    crop: bool = False
    quarter: int | None = None
    large: bool = False
    colours: tuple[int, ...] | None = None
    outcome: Outcome | None = None


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of picture that this game has; empty if it has none."""
    found = pictures(game)
    return found.kinds if found else ()


def zooms(game: str) -> bool:
    """Whether this game's board can be drawn by quarters and in large print."""
    found = pictures(game)
    return found is not None and found.zooms


def draw(request: Request) -> bytes:
    """The picture as PNG bytes. Pure and safe in threads; the same request gives the same bytes.

    Raises ValueError if the game has no such kind of picture, or if the request lacks what the kind needs.
    """
    return png(picture(request))


def picture(request: Request) -> Image.Image:
    """The picture as an RGB image, before it is reduced and packed; raises as `draw` does."""
    return raster(scene(request))


def extent(request: Request) -> tuple[int, int]:
    """Width and height that the picture will have, without drawing it; raises as `draw` does."""
    composed = scene(request)
    return composed.width, composed.height


def scene(request: Request) -> Scene:
    """The picture as data; raises as `draw` does."""
    found = pictures(request.game)
    if found is None or request.kind not in found.kinds:
        raise ValueError(f"{request.game!r} has no picture {request.kind!r}")
    return found.compose(request)
