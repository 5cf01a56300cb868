"""The open tiles that are not on the board: in hand, waiting, or on offer; and how the bidding stands."""

from engine.games.tikal.view import TikalView, TileView
from renderer.games.tikal.art.buildings import BASE, pyramid_height
from renderer.games.tikal.figures import seal
from renderer.games.tikal.ground import ENDS
from renderer.games.tikal.players import HEIGHT, panel_height
from renderer.games.tikal.stones import GAP, OPEN_DEPTH
from renderer.games.tikal.table import R, Table
from renderer.hexlayout import OUTWARD, ROOT3_2
from renderer.palette import CREAM, FAINT, GOLD_TEXT, INK, PANEL_BOTTOM, PANEL_EDGE, PANEL_TOP, WHITE
from renderer.scene import Box, Disc, Layer, Line, Mark, Sprite, Text

SCALE = 0.68
STEP = 178.0
CELL, LEAST_CELL = 96.0, 74.0


def has_offers(view: TikalView) -> bool:
    """Whether any open tile lies beside the board; three players have a free field, which then shows the supply."""
    if len(view.players) % 2:
        return True
    return view.hand is not None or view.aside is not None or (view.auction is not None and bool(view.auction.tiles))


def offer_layer(table: Table, left: float, top: float, wide: float) -> Layer:
    """One field with all open tiles from the left, the tile in hand first and in a gold outline."""
    view = table.view
    tall = HEIGHT if len(view.players) % 2 == 0 else panel_height(table)
    marks: list[Mark] = [Box(left, top, wide, tall, 12, PANEL_TOP, PANEL_BOTTOM, PANEL_EDGE, 2, about="offers/panel")]
    x, y = left + 108, top + tall / 2 - 3
    if view.hand is not None:
        marks += tile(view.hand, x, y, "offers/hand")
        marks.append(Sprite("outline_gold", x, y, (R + 4,), SCALE, about="offers/hand"))
        x += STEP + 16
    offered = view.auction.tiles if view.auction is not None else ()
    for one in offered:
        marks += tile(one, x, y, f"offers/{one.id}")
        x += STEP
    if view.aside is not None:
        marks += tile(view.aside, x, y, "offers/aside")
        x += STEP
    if view.auction is not None and view.phase in ("bid", "pick"):
        marks += _bidding(table, left + wide, top)
    else:
        marks += _supply(view, x - 108 + 14, left + wide - 14, top)
    return Layer("offers", tuple(marks))


def _supply(view: TikalView, start: float, end: float, top: float) -> list[Mark]:
    """How many temple tiles of each number are left: a temple cannot grow past a number that has run out (5.5)."""
    cell = min(CELL, (end - start) / max(1, len(view.supply)))
    if cell < LEAST_CELL:
        return []
    marks: list[Mark] = []
    for k, (number, count) in enumerate(view.supply):
        x, about = end - cell * (len(view.supply) - k - 0.5), f"offers/supply/{number}"
        marks.append(Sprite("pyramid", x, top + 76, (number, 0), 0.56, about=about))
        marks.append(Text(str(number), x, top + 72, 46, WHITE, INK, 5, about=f"{about}/number"))
        marks.append(Text(f"×{count}", x, top + 144, 38, CREAM if count else FAINT, about=f"{about}/left"))
    return marks


def tile(one: TileView, x: float, y: float, about: str, scale: float = SCALE) -> list[Mark]:
    """A tile as it lies unturned, smaller than on the board, with its stones and what is on it."""
    s = scale
    marks: list[Mark] = [Sprite("tile", x, y, (one.kind, 0), s, about=about)]
    if one.kind == "volcano":
        return marks
    bits = sum(1 << side for side, stones in enumerate(one.stones) if stones)
    marks.append(Sprite("ways", x, y, (bits, ENDS[one.kind], 0, one.kind == "jungle"), s, about=about))
    for side, stones in enumerate(one.stones):
        ox, oy = OUTWARD[side]
        for k in range(stones):
            out, along = R * ROOT3_2 - OPEN_DEPTH, GAP * 1.1 * (k - (stones - 1) / 2)
            at = (x + s * (ox * out - oy * along), y + s * (oy * out + ox * along))
            marks.append(Sprite("stone", *at, (k,), s * 1.18, about=about))
    if one.kind == "temple":
        marks.append(Sprite("pyramid", x, y, (one.value, 0), s, about=about))
        lift = s * (BASE - pyramid_height(one.value) * 0.47)
        marks.append(Text(str(one.value), x, y + lift, round(82 * s), WHITE, INK, 5, about=f"{about}/value"))
    elif one.kind == "treasure":
        marks.append(Sprite("heap", x, y + s * 4, (one.masks,), s, about=about))
        marks.append(
            Text(
                f"×{one.masks}",
                x,
                y - s * (13 * (one.masks - 1) - 10),
                round(70 * s),
                WHITE,
                INK,
                5,
                about=f"{about}/value",
            )
        )
    return marks


def _bidding(table: Table, right: float, top: float) -> list[Mark]:
    """The high bid with its bidder on the upper line, on the lower the seats still in; those out have no colour."""
    auction = table.view.auction
    assert auction is not None, "only called while there is one"
    marks: list[Mark] = [Sprite("coins", right - 194, top + 50, (), 0.85, about="offers/bid")]
    bid = str(auction.high) if auction.high else "–"
    tone = GOLD_TEXT if auction.high else FAINT
    marks.append(Text(bid, right - 96, top + 54, 64, tone, anchor="rm", about="offers/high"))
    if auction.high_bidder is not None:
        about = f"offers/high_bidder/{auction.high_bidder}"
        marks += seal(table, auction.high_bidder, (right - 52, top + 52), about, 25, 38)
    x = right - 48
    for seat in reversed((*auction.bidders, *auction.passed)):
        about = f"offers/bidder/{seat}"
        if seat in auction.passed:
            marks.append(Disc(x, top + 134, 23, "#26332B", PANEL_EDGE, 2, about=about))
            marks.append(Text(table.letters[seat], x, top + 134, 34, FAINT, about=about))
            marks.append(Line(((x - 18, top + 152), (x + 18, top + 116)), 4, FAINT, about=about))
        else:
            marks += seal(table, seat, (x, top + 134), about, 24, 34)
        x -= 62
    return marks
