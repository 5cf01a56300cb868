"""A sprite's canvas: drawn several times larger than it is shown, then reduced, so that edges are smooth."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.colour import rgb
from renderer.paint.outline import Points, grown

SHADE = (8, 6, 4)


@dataclass(frozen=True, slots=True)
class Painted:
    """A finished sprite: colours (RGB), mask (L), and where its upper left corner lies from its anchor."""

    image: Image.Image
    mask: Image.Image
    left: int
    top: int


class Canvas:
    """A drawing around an anchor at (0, 0). All lengths are pixels of the finished sprite.

    A `ground` is opaque everywhere; otherwise the drawing begins empty.
    """

    def __init__(self, left: int, top: int, right: int, bottom: int, grain: int = 4, ground: bool = False) -> None:
        self.left, self.top, self.grain = left, top, grain
        self.width, self.height = right - left, bottom - top
        self.ground = ground
        self.image = Image.new("RGB" if ground else "RGBA", (self.width * grain, self.height * grain))
        self.pen = ImageDraw.Draw(self.image, "RGBA")

    def put(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        """Points in the pixels of the large drawing."""
        g = self.grain
        return [((x - self.left) * g, (y - self.top) * g) for x, y in points]

    def polygon(self, points: Points, fill: str, alpha: float = 1.0) -> None:
        """Fill an outline."""
        placed = self.put(points)
        if alpha >= 1.0 or self.ground:
            self.pen.polygon(placed, fill=rgb(fill, alpha))
        else:
            self._blend(placed, 2, fill, alpha, lambda draw, moved: draw.polygon(moved, fill=255))

    def line(self, points: Sequence[tuple[float, float]], width: float, fill: str, alpha: float = 1.0) -> None:
        """A line with round joints and ends."""
        placed, thick = self.put(points), max(1, round(width * self.grain))
        if alpha >= 1.0:
            stroke(self.pen, placed, thick, rgb(fill))
        else:
            self._blend(placed, thick, fill, alpha, lambda draw, moved: stroke(draw, moved, thick, 255))

    def contour(self, points: Points, width: float, fill: str, alpha: float = 1.0) -> None:
        """A closed line along any outline, with round corners."""
        self.line((*points, points[0], points[1]), width, fill, alpha)

    def ring(self, points: Points, width: float, fill: str, alpha: float = 1.0) -> None:
        """A closed line along a convex outline, with sharp corners."""
        inner = self.put(grown(points, -width / 2))
        outer = self.put(grown(points, width / 2))
        mask = self.mask()
        draw = ImageDraw.Draw(mask)
        draw.polygon(outer, fill=255)
        draw.polygon(inner, fill=0)
        self.wash(mask, fill, alpha)

    def _blend(
        self,
        placed: list[tuple[float, float]],
        pad: float,
        fill: str,
        alpha: float,
        draw: Callable[[ImageDraw.ImageDraw, list[tuple[float, float]]], None],
    ) -> None:
        """Lay a translucent shape over the drawing, touching only the box around it."""
        x0, y0 = (max(0, floor(min(p[k] for p in placed) - pad)) for k in (0, 1))
        x1 = min(self.image.width, ceil(max(p[0] for p in placed) + pad) + 1)
        y1 = min(self.image.height, ceil(max(p[1] for p in placed) + pad) + 1)
        if x1 <= x0 or y1 <= y0:
            return
        mask = Image.new("L", (x1 - x0, y1 - y0), 0)
        draw(ImageDraw.Draw(mask), [(x - x0, y - y0) for x, y in placed])
        self._lay(mask, (x0, y0), fill, alpha)

    def _lay(self, mask: Image.Image, at: tuple[int, int], fill: str, alpha: float) -> None:
        if alpha < 1.0:
            mask = mask.point([round(value * alpha) for value in range(256)])
        if self.ground:
            self.image.paste(rgb(fill)[:3], at, mask)
        else:
            paint = Image.new("RGBA", mask.size, rgb(fill))
            paint.putalpha(mask)
            self.image.alpha_composite(paint, at)

    def mask(self) -> Image.Image:
        """An empty mask as large as the drawing."""
        return Image.new("L", self.image.size, 0)

    def wash(self, mask: Image.Image, fill: str, alpha: float = 1.0) -> None:
        """Lay a colour over the drawing where the mask is."""
        box = mask.getbbox()
        if box is not None:
            self._lay(mask.crop(box), (box[0], box[1]), fill, alpha)

    def sloped(self, points: Points, top: str, bottom: str) -> None:
        """Fill an outline with a gradient from its upper to its lower edge."""
        placed = self.put(points)
        x0, y0 = (floor(min(p[k] for p in placed)) for k in (0, 1))
        x1, y1 = (ceil(max(p[k] for p in placed)) + 1 for k in (0, 1))
        mask = Image.new("L", (x1 - x0, y1 - y0), 0)
        ImageDraw.Draw(mask).polygon([(x - x0, y - y0) for x, y in placed], fill=255)
        ramp = Image.linear_gradient("L").resize(mask.size)
        over, under = (Image.new("RGB", mask.size, rgb(tone)[:3]) for tone in (top, bottom))
        self.image.paste(Image.composite(under, over, ramp), (x0, y0), mask)

    def under(self, mask: Image.Image, fill: str) -> None:
        """Put a colour below all that is drawn so far, where the mask is."""
        paint = Image.new("RGBA", self.image.size, rgb(fill))
        paint.putalpha(mask)
        paint.alpha_composite(self.image)
        self.image = paint
        self.pen = ImageDraw.Draw(self.image, "RGBA")

    def swollen(self, by: float) -> Image.Image:
        """The silhouette of the drawing, grown by some pixels, as a mask."""
        alpha = self.image.getchannel("A").reduce(2).point([255 if value > 127 else 0 for value in range(256)])
        soft = alpha.filter(ImageFilter.GaussianBlur(by * self.grain / 3.2))
        # Where a blurred straight edge has fallen to about a twentieth, it is `by` away from it.
        grown_mask = soft.point([0 if value < 9 else min(255, (value - 9) * 24) for value in range(256)])
        return grown_mask.resize(self.image.size, Image.Resampling.BILINEAR)

    def finished(self, shadow: tuple[float, float, float, float] | None = None) -> Painted:
        """The sprite, reduced. `shadow`: how far right and down it falls, its blur, and its darkness from 0 to 1."""
        dx, dy, blur, dark = shadow or (0.0, 0.0, 0.0, 0.0)
        pad = ceil(max(abs(dx), abs(dy)) + 3 * blur) + 2
        left, top, right, bottom = self._drawn(pad)
        g = self.grain
        part = self.image.crop((left * g, top * g, right * g, bottom * g)).convert("RGBA")
        small = part.resize((right - left, bottom - top), Image.Resampling.LANCZOS)
        if shadow is not None:
            alpha = ImageChops.offset(small.getchannel("A"), round(dx), round(dy))
            alpha = alpha.filter(ImageFilter.GaussianBlur(blur)) if blur else alpha
            below = Image.new("RGBA", small.size, (*SHADE, 255))
            below.putalpha(alpha.point([round(value * dark) for value in range(256)]))
            below.alpha_composite(small)
            small = below
        return Painted(small.convert("RGB"), small.getchannel("A"), self.left + left, self.top + top)

    def _drawn(self, pad: int) -> tuple[int, int, int, int]:
        """The part of the canvas that holds the drawing, with that much air around it, in pixels of the sprite."""
        box = self.image.getbbox() or (0, 0, 1, 1)
        g = self.grain
        return (
            max(0, box[0] // g - pad),
            max(0, box[1] // g - pad),
            min(self.width, -(-box[2] // g) + pad),
            min(self.height, -(-box[3] // g) + pad),
        )


def stroke(
    draw: ImageDraw.ImageDraw, placed: list[tuple[float, float]], thick: int, fill: int | tuple[int, ...]
) -> None:
    """Draw a line with round joints and ends through points in the pixels of the drawing."""
    draw.line(placed, fill=fill, width=thick, joint="curve")
    half = thick / 2
    for x, y in (placed[0], placed[-1]):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=fill)
