"""Turns a scene into pixels. Nothing else draws on a picture.

Sprites and lines of text are painted once and kept; the lowest steady layers are kept as one image, so that a
draft's preview paints only what stands on the ground.
"""

import itertools
from collections import OrderedDict
from functools import lru_cache
from math import ceil, floor, hypot
from threading import Lock

from PIL import Image, ImageDraw

from renderer import fonts, lines
from renderer.paint.canvas import Canvas, Painted
from renderer.paint.colour import rgb
from renderer.paint.outline import box as rectangle
from renderer.paint.outline import ellipse
from renderer.registry import painters
from renderer.scene import Arg, Disc, Layer, Line, Mark, Scene, Sprite, Text

GROUNDS_KEPT = 3
_grounds: OrderedDict[object, Image.Image] = OrderedDict()
_lock = Lock()


def raster(scene: Scene) -> Image.Image:
    """The picture of a scene, RGB. Safe to call from several threads at once."""
    steady = 0
    while steady < len(scene.layers) and scene.layers[steady].steady:
        steady += 1
    image = _ground(scene, scene.layers[:steady]).copy()
    for layer in scene.layers[steady:]:
        for mark in layer.marks:
            _put(image, scene.game, mark)
    return image


def _ground(scene: Scene, layers: tuple[Layer, ...]) -> Image.Image:
    key = (scene.game, scene.width, scene.height, layers)
    with _lock:
        kept = _grounds.get(key)
        if kept is not None:
            _grounds.move_to_end(key)
            return kept
    if layers:
        image = _ground(scene, layers[:-1]).copy()
        for mark in layers[-1].marks:
            _put(image, scene.game, mark)
    else:
        image = Image.new("RGB", (scene.width, scene.height))
    with _lock:
        if layers:
            _grounds[key] = image
        while len(_grounds) > GROUNDS_KEPT:
            _grounds.popitem(last=False)
    return image


def _put(image: Image.Image, game: str, mark: Mark) -> None:
    if isinstance(mark, Sprite):
        painted, x, y = _sprite(game, mark.name, mark.args, mark.scale), round(mark.x), round(mark.y)
    elif isinstance(mark, Text):
        painted = _text(mark.text, mark.size, mark.fill, mark.edge, mark.edge_width, mark.anchor)
        x, y = round(mark.x), round(mark.y)
    elif isinstance(mark, Disc):
        painted, x, y = _disc(mark.radius, mark.fill, mark.edge, mark.edge_width), round(mark.x), round(mark.y)
    elif isinstance(mark, Line):
        painted, x, y = _line(mark)
    else:
        painted = _box(mark.width, mark.height, mark.radius, mark.top, mark.bottom, mark.edge, mark.edge_width)
        x, y = round(mark.left), round(mark.upper)
    image.paste(painted.image, (x + painted.left, y + painted.top), painted.mask)


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
    canvas = Canvas(floor(min(xs) - pad), floor(min(ys) - pad), ceil(max(xs) + pad), ceil(max(ys) + pad), 3)
    pieces = _dashes(points, dash) if dash else [points]
    if casing:
        for piece in pieces:
            canvas.line(piece, casing, casing_fill)
    for piece in pieces:
        canvas.line(piece, width, fill)
    return canvas.finished()


def _dashes(points: tuple[tuple[float, float], ...], dash: float) -> list[tuple[tuple[float, float], ...]]:
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
