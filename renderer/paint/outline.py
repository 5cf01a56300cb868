"""Outlines as lists of points, in pixels, y downwards."""

from math import cos, hypot, pi, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = tuple[Point, ...]

ROOT3_2 = 0.8660254037844386


def hexagon(radius: float, x: float = 0.0, y: float = 0.0) -> Points:
    """A flat-top hexagon; the corners go clockwise from the right one."""
    return tuple((x + radius * cos(pi / 3 * k), y + radius * sin(pi / 3 * k)) for k in range(6))


def ellipse(rx: float, ry: float, x: float = 0.0, y: float = 0.0, steps: int = 48) -> Points:
    """An ellipse as a polygon."""
    return tuple((x + rx * cos(2 * pi * k / steps), y + ry * sin(2 * pi * k / steps)) for k in range(steps))


def box(left: float, top: float, right: float, bottom: float) -> Points:
    """A rectangle, clockwise from its upper left corner."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def moved(points: Points, dx: float, dy: float) -> Points:
    """The same outline elsewhere."""
    return tuple((x + dx, y + dy) for x, y in points)


def emblem(shape: str, radius: float) -> Points:
    """The body of a player's shape around (0, 0): circle, triangle, square or diamond of that nominal radius.

    The factors make four shapes of one radius look equally large (picture.md, 4).
    """
    if shape == "circle":
        return ellipse(radius, radius)
    if shape == "triangle":
        r = radius * 1.16
        return ((0.0, -r * 0.95), (r, r * 0.8), (-r, r * 0.8))
    if shape == "square":
        r = radius * 0.92
        return box(-r, -r, r, r)
    if shape == "diamond":
        r = radius * 1.2
        return ((0.0, -r), (r, 0.0), (0.0, r), (-r, 0.0))
    raise KeyError(shape)


def grown(points: Points, by: float) -> Points:
    """A convex outline, given clockwise as seen, with every side moved outwards; corners stay sharp."""
    lines = []
    for k, (x0, y0) in enumerate(points):
        x1, y1 = points[(k + 1) % len(points)]
        length = hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length
        lines.append((x0 + nx * by, y0 + ny * by, (x1 - x0) / length, (y1 - y0) / length))
    corners = []
    for k, (x1, y1, u1, v1) in enumerate(lines):
        x0, y0, u0, v0 = lines[k - 1]
        cross = u0 * v1 - v0 * u1
        if abs(cross) < 1e-6:
            corners.append((x1, y1))
            continue
        t = ((x1 - x0) * v1 - (y1 - y0) * u1) / cross
        corners.append((x0 + u0 * t, y0 + v0 * t))
    return tuple(corners)


def lens(x: float, y: float, angle: float, length: float, width: float, steps: int = 6) -> tuple[Points, Points]:
    """A leaf that grows from (x, y) towards `angle`: its two halves, left and right of the rib."""
    c, s = cos(angle), sin(angle)

    def at(along: float, across: float) -> Point:
        return (x + c * along - s * across, y + s * along + c * across)

    def half(side: float) -> Points:
        edge = [
            at(length * k / steps, side * width / 2 * sin(pi * (k / steps) ** 0.8) ** 0.85) for k in range(1, steps)
        ]
        return (at(0, 0), *edge, at(length, 0))

    return half(-1.0), half(1.0)
