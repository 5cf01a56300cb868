"""Points as people read them."""

from fractions import Fraction

_PARTS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}


def shown(points: int, unit: int) -> str:
    """`points` in a game whose points are counted in `unit`ths: 9 in quarters is 2¼."""
    if unit == 1:
        return str(points)
    value = Fraction(abs(points), unit)
    whole, rest = divmod(value, 1)
    sign = "-" if points < 0 else ""
    part = _PARTS.get(rest, f" {rest}" if rest else "")
    return f"{sign}{whole or '' if part else whole}{part}"
