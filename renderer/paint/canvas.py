"""A sprite's canvas: drawn several times larger than it is shown, then reduced, so that edges are smooth."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.paint.colour import rgb
from renderer.paint.outline import Points, grown


@dataclass(frozen=True, slots=True)
class Painted:
    """A finished sprite: colours (RGB), mask (L), and where its upper left corner lies from its anchor."""

    image: Image.Image
    mask: Image.Image
    left: int
    top: int


class Canvas:
    """An RGBA drawing around an anchor at (0, 0). All lengths are pixels of the finished sprite."""

    def __init__(self, left: int, top: int, right: int, bottom: int, grain: int = 4) -> None:
        self.left, self.top, self.grain = left, top, grain
        self.width, self.height = right - left, bottom - top
        self.image = Image.new("RGBA", (self.width * grain, self.height * grain), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def put(self, points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
        """Points in the pixels of the large drawing."""
        g = self.grain
        return [((x - self.left) * g, (y - self.top) * g) for x, y in points]

    def polygon(self, points: Points, fill: str, alpha: float = 1.0) -> None:
        """Fill an outline."""
        if alpha >= 1.0:
            self._draw.polygon(self.put(points), fill=rgb(fill))
        else:
            mask = self.mask()
            ImageDraw.Draw(mask).polygon(self.put(points), fill=255)
            self.wash(mask, fill, alpha)

    def line(self, points: Sequence[tuple[float, float]], width: float, fill: str, alpha: float = 1.0) -> None:
        """A line with round joints and ends."""
        if alpha >= 1.0:
            self._stroke(self._draw, points, width, rgb(fill))
        else:
            mask = self.mask()
            self._stroke(ImageDraw.Draw(mask), points, width, 255)
            self.wash(mask, fill, alpha)

    def _stroke(
        self,
        draw: ImageDraw.ImageDraw,
        points: Sequence[tuple[float, float]],
        width: float,
        fill: int | tuple[int, ...],
    ) -> None:
        placed = self.put(points)
        thick = max(1, round(width * self.grain))
        draw.line(placed, fill=fill, width=thick, joint="curve")
        half = thick / 2
        for x, y in (placed[0], placed[-1]):
            draw.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def contour(self, points: Points, width: float, fill: str, alpha: float = 1.0) -> None:
        """A closed line along any outline, with round corners."""
        self.line((*points, points[0], points[1]), width, fill, alpha)

    def ring(self, points: Points, width: float, fill: str, alpha: float = 1.0) -> None:
        """A closed line along a convex outline, with sharp corners."""
        mask = self.mask()
        draw = ImageDraw.Draw(mask)
        draw.polygon(self.put(grown(points, width / 2)), fill=255)
        draw.polygon(self.put(grown(points, -width / 2)), fill=0)
        self.wash(mask, fill, alpha)

    def mask(self) -> Image.Image:
        """An empty mask as large as the drawing."""
        return Image.new("L", self.image.size, 0)

    def wash(self, mask: Image.Image, fill: str, alpha: float = 1.0) -> None:
        """Lay a colour over the drawing where the mask is."""
        if alpha < 1.0:
            mask = mask.point([round(value * alpha) for value in range(256)])
        paint = Image.new("RGBA", self.image.size, rgb(fill))
        paint.putalpha(mask)
        self.image.alpha_composite(paint)

    def sloped(self, points: Points, top: str, bottom: str) -> None:
        """Fill an outline with a gradient from its upper to its lower edge."""
        placed = self.put(points)
        x0, y0 = (int(min(p[k] for p in placed)) for k in (0, 1))
        x1, y1 = (int(max(p[k] for p in placed)) + 1 for k in (0, 1))
        mask = Image.new("L", (x1 - x0, y1 - y0), 0)
        ImageDraw.Draw(mask).polygon([(x - x0, y - y0) for x, y in placed], fill=255)
        ramp = Image.linear_gradient("L").resize(mask.size)
        paint = Image.composite(
            Image.new("RGB", mask.size, rgb(bottom)[:3]), Image.new("RGB", mask.size, rgb(top)[:3]), ramp
        )
        self.image.paste(paint, (x0, y0), mask)

    def clipped(self, over: "Canvas", points: Points) -> None:
        """Lay another canvas of the same size over this one, inside an outline only."""
        mask = self.mask()
        ImageDraw.Draw(mask).polygon(self.put(points), fill=255)
        layer = over.image.copy()
        layer.putalpha(ImageChops.multiply(over.image.getchannel("A"), mask))
        self.image.alpha_composite(layer)

    def under(self, mask: Image.Image, fill: str) -> None:
        """Put a colour below all that is drawn so far, where the mask is."""
        paint = Image.new("RGBA", self.image.size, rgb(fill))
        paint.putalpha(mask)
        paint.alpha_composite(self.image)
        self.image = paint
        self._draw = ImageDraw.Draw(self.image)

    def swollen(self, by: float) -> Image.Image:
        """The silhouette of the drawing, grown by some pixels, as a mask."""
        alpha = self.image.getchannel("A").point([255 if value > 127 else 0 for value in range(256)])
        reach = by * self.grain
        soft = alpha.filter(ImageFilter.GaussianBlur(reach / 1.6))
        # Where a blurred straight edge has fallen to about a twentieth, it is `reach` away from it.
        return soft.point([0 if value < 9 else min(255, (value - 9) * 24) for value in range(256)])

    def finished(self, shadow: tuple[float, float, float, float] | None = None, scale: float = 1.0) -> Painted:
        """The sprite, reduced. `shadow`: how far right and down it falls, its blur, and its darkness from 0 to 1."""
        image = self.image
        if shadow is not None:
            dx, dy, blur, dark = shadow
            g = self.grain
            alpha = ImageChops.offset(image.getchannel("A"), round(dx * g), round(dy * g))
            alpha = alpha.filter(ImageFilter.GaussianBlur(blur * g)) if blur else alpha
            below = Image.new("RGBA", image.size, (8, 6, 4, 255))
            below.putalpha(alpha.point([round(value * dark) for value in range(256)]))
            below.alpha_composite(image)
            image = below
        size = (round(self.width * scale), round(self.height * scale))
        small = image.resize(size, Image.Resampling.LANCZOS)
        box = small.getbbox() or (0, 0, 1, 1)
        small = small.crop(box)
        left, top = round(self.left * scale) + box[0], round(self.top * scale) + box[1]
        return Painted(small.convert("RGB"), small.getchannel("A"), left, top)
