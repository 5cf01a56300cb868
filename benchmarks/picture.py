"""P1 and P2: what a turn's picture costs, beside Pillow's own encoder and a peer; and that patching loses no pixel.

All times are processor times of one thread, measured in turn within one run, so that a busy machine hits all alike.
"""

from collections.abc import Callable, Iterator
from io import BytesIO
from statistics import median
from time import process_time
from typing import Any

from PIL import Image, ImageChops

from renderer.encode import png
from renderer.gallery import Moment, moments, turns
from renderer.games.tikal.gallery import NAMES
from renderer.picture import Request, scene
from renderer.raster import SHELF, box_of, raster

P1_TARGET, P1_MOONSHOT, P2_TARGET = 0.5, 0.3, 650_000
GAMES = [(seats, auction) for seats in (4, 3, 2) for auction in (False, True)]


def board(moment: Moment) -> Request:
    """The picture that is posted at the end of this turn."""
    return Request("tikal", "board", moment.view, NAMES[: len(moment.view.players)], events=moment.events)


def ends(seed: str) -> Iterator[Moment]:
    """Turns of games without end, of all numbers of players, with and without auction."""
    number = 0
    while True:
        seats, auction = GAMES[number % len(GAMES)]
        yield from turns(moments("tikal", seats, f"{seed}-{number}", auction=auction))
        number += 1


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds of processor time, and the result."""
    begun = process_time()
    result = work()
    return process_time() - begun, result


def plain(image: Image.Image) -> bytes:
    """Pillow's own way to a PNG, 24 bit a pixel."""
    buffer = BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def chess() -> Callable[[], bytes] | None:
    """A chess board of the same width by python-chess and CairoSVG, None where they are not installed."""
    try:
        import cairosvg
        import chess as rules
        import chess.svg as drawing
    except (ImportError, OSError):
        return None
    position = rules.Board("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8")
    move = rules.Move.from_uci("e1g1")
    return lambda: bytes(cairosvg.svg2png(drawing.board(position, lastmove=move, size=1600).encode()))


def costs(count: int) -> dict[str, Any]:
    """P1: a turn's picture with warm caches as a share of Pillow's 24-bit encoding of it, and the peer as well."""
    for moment, _ in zip(ends("warm"), range(min(80, 2 * count)), strict=False):
        raster(scene(board(moment)))
    peer = chess()
    if peer is not None:
        peer()
    ours, theirs, peers, sizes, plains = [], [], [], [], []
    peer_bytes = 0
    for moment, _ in zip(ends("bench"), range(count), strict=False):
        request = board(moment)
        one, data = timed(lambda request=request: png(raster(scene(request))))
        image = raster(scene(request))
        two, large = timed(lambda image=image: plain(image))
        ours.append(one)
        theirs.append(two)
        sizes.append(len(data))
        plains.append(len(large))
        if peer is not None:
            three, drawn = timed(peer)
            peers.append(three)
            peer_bytes = len(drawn)
    return {
        "pictures": count,
        "ours_ms": 1000 * median(ours),
        "pillow_ms": 1000 * median(theirs),
        "ratio": sum(ours) / sum(theirs),
        "peer_ms": 1000 * median(peers) if peers else None,
        "peer_ratio": sum(ours) / sum(peers) if peers else None,
        "peer_bytes": peer_bytes or None,
        "bytes_median": int(median(sizes)),
        "pillow_bytes_median": int(median(plains)),
    }


def checked(count: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """P2 over that many turns, and every patched picture against the same scene drawn anew."""
    wrong = largest = 0
    palettes = set()
    patched_s = full_s = 0.0
    SHELF.clear()
    for done, (moment, _) in enumerate(zip(ends("check"), range(count), strict=False), 1):
        composed = scene(board(moment))
        for mark in composed.marks():
            box_of(composed.game, mark)
        spent, patched = timed(lambda composed=composed: raster(composed))
        patched_s += spent
        SHELF.clear()
        spent, whole = timed(lambda composed=composed: raster(composed))
        full_s += spent
        different = ImageChops.difference(patched, whole)
        if different.getbbox() is not None:
            mask = different.convert("L").point([0] + [255] * 255)
            wrong += mask.histogram()[255]
        data = png(patched)
        largest = max(largest, len(data))
        with Image.open(BytesIO(data)) as opened:
            palettes.add(tuple(opened.getpalette() or ()))
        if done % 100 == 0:
            tell(f"  {done} of {count} turns compared")
    return {
        "turns": count,
        "wrong_pixels": wrong,
        "patched_ratio": patched_s / full_s,
        "bytes_largest": largest,
        "palettes": len(palettes),
    }


def lines(cost: dict[str, Any], check: dict[str, Any]) -> list[str]:
    """What came out, in words and ratios."""
    ratio = cost["ratio"]
    verdict = "met" if ratio <= P1_TARGET else "missed"
    moon = "met" if ratio <= P1_MOONSHOT else "missed"
    told = [
        f"P1  a turn's picture takes {ratio:.2f} x Pillow's 24-bit encoding alone"
        f" (target {P1_TARGET}: {verdict}; moonshot {P1_MOONSHOT}: {moon})",
        f"    {cost['ours_ms']:.0f} ms drawing and PNG, {cost['pillow_ms']:.0f} ms Pillow; medians of"
        f" {cost['pictures']} turns, processor time",
        f"    {cost['bytes_median'] / 1000:.0f} kB, {cost['pillow_bytes_median'] / 1000:.0f} kB as 24 bit",
    ]
    if cost["peer_ratio"] is None:
        told.append("    python-chess with CairoSVG is not installed (the `bench` extra), so there is no peer")
    else:
        told.append(
            f"    {cost['peer_ratio']:.2f} x a chess board of the same width by python-chess and CairoSVG"
            f" ({cost['peer_ms']:.0f} ms, {cost['peer_bytes'] / 1000:.0f} kB)"
        )
    small = "met" if check["bytes_largest"] <= P2_TARGET and check["palettes"] == 1 else "missed"
    told += [
        f"P2  the largest of {check['turns']} boards is {check['bytes_largest'] / 1000:.0f} kB, with"
        f" {check['palettes']} palette(s) (target {P2_TARGET / 1000:.0f} kB and 1: {small})",
        f"    {check['wrong_pixels']} wrong pixels in {check['turns']} turns where only what changed was drawn again,"
        f" at {check['patched_ratio']:.2f} x the time of drawing all",
    ]
    return told
