"""Names of people, made harmless: nothing they contain can ping, format, reverse or break a text."""

import re
import unicodedata
from functools import lru_cache

from bot.locale import text
from bot.store.rows import SeatRow

_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:])")
_LIST = re.compile(r"^(\d+)([.)])|^([-+])")
_EMOJI_JOINERS = {"\u200d"}
_BLANK = dict.fromkeys((0x034F, 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0), " ")
"""Letters and marks that show nothing: names made of them would be empty."""
LONGEST = 32


def clean(name: str) -> str:
    """The name on one line without control, direction and zero-width characters, at most 32 long.

    A joiner inside an emoji stays. A name of which nothing is left becomes a dash.
    """
    kept = "".join(
        char
        for char in unicodedata.normalize("NFC", " ".join(name.split())).translate(_BLANK)
        if char in _EMOJI_JOINERS or unicodedata.category(char) not in _INVISIBLE
    )
    one_line = " ".join(kept.split()).strip("\u200d ")
    short = one_line[:LONGEST].rstrip("\u200d ")
    return short if any(unicodedata.category(char)[0] not in "MZC" for char in short) else "–"


def called(seat: SeatRow, lang: str) -> str:
    """The name at a seat as it is kept; one whose owner had it deleted is called by its colour and shape."""
    return seat.name or text(lang, f"nameless-{seat.colour}")


@lru_cache(maxsize=1024)
def inert(name: str) -> str:
    """The clean name for a label, an alt text or a picture, where marks have no meaning; its @ cannot ping anyhow."""
    return clean(name).replace("@", "@\u200b")


def harmless(name: str) -> str:
    """The clean name for a text with Markdown: its marks are escaped, its @ and # cannot ping."""
    escaped = _MARKDOWN.sub(r"\\\1", clean(name)).replace("@", "@\u200b")
    return _LIST.sub(lambda found: f"{found[1]}\\{found[2]}" if found[1] else f"\\{found[3]}", escaped)
