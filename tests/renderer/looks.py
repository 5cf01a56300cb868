"""Measures of colour, independent of the renderer: contrast, OKLab distance, colour blindness."""

from math import dist

RGB = tuple[float, float, float]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB.
MACHADO = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(tone: str) -> RGB:
    """#RRGGBB as linear light."""
    channels = (int(tone[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return (red, green, blue)


def seen(tone: str, eye: str) -> RGB:
    """Linear light as that kind of eye sees it."""
    light = linear(tone)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in MACHADO[eye]
    )
    return (red, green, blue)


def oklab(light: RGB) -> RGB:
    """OKLab of linear light."""
    r, g, b = light
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def distance(first: str, second: str, eye: str) -> float:
    """How different two colours look to that kind of eye."""
    return dist(oklab(seen(first, eye)), oklab(seen(second, eye)))


def luminance(tone: str) -> float:
    """Relative luminance, 0 to 1."""
    r, g, b = linear(tone)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def grey_distance(first: str, second: str) -> float:
    """How different two colours look in a grey picture: the difference of the greys' OKLab lightness."""
    a, b = (luminance(tone) ** (1 / 3) for tone in (first, second))
    return abs(a - b)


def contrast(first: str, second: str) -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
