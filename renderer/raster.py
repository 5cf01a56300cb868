"""Turns a scene into pixels. Nothing else draws on a picture.

Sprites and lines of text are painted once and kept. The latest pictures are kept, too: where a new scene shares most
of its marks with one of them, only the cells that any other mark touches are drawn again, from the ground up.
"""

import itertools
from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor, hypot
from threading import Lock

from PIL import Image, ImageDraw

from renderer import fonts, lines
from renderer.paint.canvas import Canvas, Painted, stroke
from renderer.paint.colour import rgb
from renderer.paint.outline import box as rectangle
from renderer.paint.outline import ellipse
from renderer.patch import Area, Kept, Shelf, areas
from renderer.registry import painters
from renderer.scene import Arg, Disc, Line, Mark, Scene, Sprite, Text

SHELF = Shelf()
FINE = 3
_lock = Lock()


def raster(scene: Scene) -> Image.Image:
    """The picture of a scene, RGB. Safe to call from several threads at once."""
    marks = tuple(mark for layer in scene.layers for mark in layer.marks)
    boxes = tuple(box_of(scene.game, mark) for mark in marks)
    kind = (scene.game, scene.width, scene.height)
    with _lock:
        before = SHELF.nearest(kind, frozenset(marks))
    found = None if before is None else areas(before, marks, boxes, scene.width, scene.height)
    if before is None or found is None:
        image = Image.new("RGB", (scene.width, scene.height))
        _draw(image, scene.game, marks, boxes, (0, 0, scene.width, scene.height))
    else:
        image = before.image.copy()
        for area in found:
            part = Image.new("RGB", (area[2] - area[0], area[3] - area[1]))
            _draw(part, scene.game, marks, boxes, area)
            image.paste(part, area[:2])
    with _lock:
        SHELF.put(Kept(kind, marks, boxes, image))
    return image.copy()


def _draw(image: Image.Image, game: str, marks: Sequence[Mark], boxes: Sequence[Area], area: Area) -> None:
    """Draw on an image whose upper left corner is that of the area, only what reaches into it."""
    left, top, right, bottom = area
    for mark, (x0, y0, x1, y1) in zip(marks, boxes, strict=True):
        if x0 < right and x1 > left and y0 < bottom and y1 > top:
            painted, _, _ = _painted(game, mark)
            image.paste(painted.image, (x0 - left, y0 - top), painted.mask)


def box_of(game: str, mark: Mark) -> Area:
    """The part of the picture that a mark touches; its pixels are painted and kept on the way."""
    painted, x, y = _painted(game, mark)
    left, top = x + painted.left, y + painted.top
    return left, top, left + painted.image.width, top + painted.image.height


def _painted(game: str, mark: Mark) -> tuple[Painted, int, int]:
    """The pixels of a mark, and where their anchor lies."""
    if isinstance(mark, Sprite):
        return _sprite(game, mark.name, mark.args, mark.scale), round(mark.x), round(mark.y)
    if isinstance(mark, Text):
        line = _text(mark.text, mark.size, mark.fill, mark.edge, mark.edge_width, mark.anchor)
        return line, round(mark.x), round(mark.y)
    if isinstance(mark, Disc):
        return _disc(mark.radius, mark.fill, mark.edge, mark.edge_width), round(mark.x), round(mark.y)
    if isinstance(mark, Line):
        return _line(mark)
    box = _box(mark.width, mark.height, mark.radius, mark.top, mark.bottom, mark.edge, mark.edge_width)
    return box, round(mark.left), round(mark.upper)


@lru_cache(maxsize=900)
def _sprite(game: str, name: str, args: tuple[Arg, ...], scale: float) -> Painted:
    painted = painters(game)[name](*args)
    if scale == 1.0:
        return painted
    both = painted.image.convert("RGBA")
    both.putalpha(painted.mask)
    size = (max(1, round(both.width * scale)), max(1, round(both.height * scale)))
    small = both.resize(size, Image.Resampling.LANCZOS)
    left, top = round(painted.left * scale), round(painted.top * scale)
    return Painted(small.convert("RGB"), small.getchannel("A"), left, top)


@lru_cache(maxsize=900)
def _text(text: str, size: int, fill: str, edge: str, edge_width: int, anchor: str) -> Painted:
    pieces = lines.pieces(text)
    pad = edge_width + 3
    with fonts.LOCK:
        faces = [fonts.face(one.family, size) for one in pieces]
        widths = [
            face.getlength(one.drawn(), direction=one.direction) for face, one in zip(faces, pieces, strict=True)
        ]
        image = Image.new(
            "RGBA",
            (ceil(sum(widths)) + 2 * pad, ceil(size * 1.5) + 2 * pad),
            (*rgb(edge if edge_width else fill)[:3], 0),
        )
        base = round(size * 1.05) + pad
        for stroke, tone in ((edge_width, edge), (0, fill)) if edge_width else ((0, fill),):
            x = float(pad)
            layer = Image.new("L", image.size, 0)
            pen = ImageDraw.Draw(layer)
            for face, one, wide in zip(faces, pieces, widths, strict=True):
                pen.text(
                    (x, base),
                    one.drawn(),
                    font=face,
                    fill=255,
                    anchor="ls",
                    direction=one.direction,
                    stroke_width=stroke,
                    stroke_fill=255,
                )
                x += wide
            paint = Image.new("RGBA", image.size, rgb(tone))
            paint.putalpha(layer)
            image.alpha_composite(paint)
    left = {"l": -pad, "m": -round(image.width / 2), "r": -image.width + pad}[anchor[0]]
    top = -base + (round(size * fonts.CAP_HEIGHT / 2) if anchor[1] == "m" else 0)
    return Painted(image.convert("RGB"), image.getchannel("A"), left, top)


@lru_cache(maxsize=200)
def _disc(radius: float, fill: str, edge: str, edge_width: float) -> Painted:
    reach = ceil(radius + edge_width) + 2
    canvas = Canvas(-reach, -reach, reach, reach)
    if edge_width:
        canvas.polygon(ellipse(radius + edge_width, radius + edge_width), edge)
    canvas.polygon(ellipse(radius, radius), fill)
    return canvas.finished()


def _line(mark: Line) -> tuple[Painted, int, int]:
    x, y = floor(mark.points[0][0]), floor(mark.points[0][1])
    points = tuple((px - x, py - y) for px, py in mark.points)
    return _line_at(points, mark.width, mark.fill, mark.casing, mark.casing_fill, mark.dash), x, y


@lru_cache(maxsize=300)
def _line_at(
    points: tuple[tuple[float, float], ...], width: float, fill: str, casing: float, casing_fill: str, dash: float
) -> Painted:
    pad = max(width, casing) / 2 + 3
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    left, top = floor(min(xs) - pad), floor(min(ys) - pad)
    size = (ceil(max(xs) + pad) - left, ceil(max(ys) + pad) - top)
    pieces = [[((x - left) * FINE, (y - top) * FINE) for x, y in one] for one in _dashes(points, dash)]
    inner = _stroked(pieces, size, width)
    outer = _stroked(pieces, size, casing) if casing else inner
    image = Image.new("RGB", size, rgb(casing_fill if casing else fill)[:3])
    image.paste(rgb(fill)[:3], (0, 0, *size), inner)
    return Painted(image, outer, left, top)


def _stroked(pieces: list[list[tuple[float, float]]], size: tuple[int, int], width: float) -> Image.Image:
    """A mask of lines of that width. Long routes are large: one channel is a third of the work of colours."""
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    pen = ImageDraw.Draw(mask)
    for piece in pieces:
        stroke(pen, piece, max(1, round(width * FINE)), 255)
    return mask.reduce(FINE)


def _dashes(points: tuple[tuple[float, float], ...], dash: float) -> list[tuple[tuple[float, float], ...]]:
    if not dash:
        return [points]
    pieces: list[tuple[tuple[float, float], ...]] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        count = max(1, round(hypot(x1 - x0, y1 - y0) / (2 * dash)))
        for k in range(count):
            a, b = k / count, (k + 0.5) / count
            pieces.append(((x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)))
    return pieces


@lru_cache(maxsize=120)
def _box(width: float, height: float, radius: float, top: str, bottom: str, edge: str, edge_width: float) -> Painted:
    wide, tall, grain = round(width), round(height), 2
    canvas = Canvas(-8, -8, wide + 12, tall + 12, grain)
    canvas.sloped(rectangle(0, 0, wide, tall), top, bottom)
    mask = canvas.mask()
    pen = ImageDraw.Draw(mask)
    outer = (8 * grain, 8 * grain, (wide + 8) * grain - 1, (tall + 8) * grain - 1)
    pen.rounded_rectangle(outer, radius * grain, fill=255)
    canvas.image.putalpha(mask)
    if edge_width:
        rim = canvas.mask()
        pen = ImageDraw.Draw(rim)
        pen.rounded_rectangle(outer, radius * grain, outline=255, width=round(edge_width * grain))
        canvas.wash(rim, edge)
    return canvas.finished(shadow=(2, 4, 3, 0.5) if radius else None)
