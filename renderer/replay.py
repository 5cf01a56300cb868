"""A whole game as one moving picture: lossless animated WebP, a frame a turn."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

from renderer.encode import reduced
from renderer.picture import Request, extent, picture

MOST_BYTES = 4_000_000
WIDTHS = (960, 800, 640, 480, 360)
FRAME_MS, LAST_MS = 1100, 5000
EFFORT = 2
GROUND = "#0A1F16"


class TooLong(Exception):
    """The moving picture was not done in time."""


@dataclass(frozen=True, slots=True)
class Film:
    """The finished WebP; `frames` as many as there were turns, `width` and `height` in pixels."""

    data: bytes
    width: int
    height: int
    frames: int


def film(
    requests: Sequence[Request],
    most_bytes: int = MOST_BYTES,
    widths: Sequence[int] = WIDTHS,
    in_time: Callable[[], bool] = lambda: True,
) -> Film:
    """The pictures one after the other, as wide as fits into `most_bytes`; the last one stays longer.

    Lower pictures stand at the top of the highest. Pure and safe in threads. Raises
    ValueError without requests or if even the smallest width is too large, TooLong once `in_time` says no.
    """
    if not requests:
        raise ValueError("a film needs at least one picture")
    for at, width in enumerate(widths):
        frames = _frames(requests, width, in_time)
        first = next(frames)
        data = _encoded(first, frames, len(requests))
        if len(data) <= most_bytes:
            return Film(data, first.width, first.height, len(requests))
        # Bytes grow a little slower than the area does, so a width that cannot do is not tried.
        room = width * (most_bytes / len(data)) ** 0.5 * 1.12
        widths_left = [one for one in widths[at + 1 :] if one <= room] or list(widths[-1:])
        if widths_left[0] != width:
            return film(requests, most_bytes, widths_left, in_time)
    raise ValueError(f"this film does not fit into {most_bytes} bytes")


def _frames(requests: Sequence[Request], width: int, in_time: Callable[[], bool]) -> Iterator[Image.Image]:
    shapes = [extent(request) for request in requests]
    size = (width, max(round(tall * width / wide) for wide, tall in shapes))
    for request in requests:
        if not in_time():
            raise TooLong
        whole = picture(request)
        small = whole.resize((width, round(whole.height * width / whole.width)), Image.Resampling.LANCZOS)
        if small.size != size:
            ground = Image.new("RGB", size, GROUND)
            ground.paste(small)
            small = ground
        yield reduced(small).convert("RGB")


def _encoded(first: Image.Image, rest: Iterator[Image.Image], count: int) -> bytes:
    durations = [FRAME_MS] * (count - 1) + [LAST_MS]
    buffer = BytesIO()
    first.save(
        buffer, "WEBP", save_all=count > 1, append_images=rest, duration=durations if count > 1 else 0, loop=0,
        lossless=True, quality=EFFORT * 10, method=EFFORT, minimize_size=False, allow_mixed=False,
    )  # fmt: skip
    return buffer.getvalue()
