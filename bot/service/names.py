"""Names of people, made harmless: nothing they contain can ping, format, reverse or break a text."""

import re
import unicodedata

_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:])")
_EMOJI_JOINERS = {"\u200d"}
LONGEST = 32


def clean(name: str) -> str:
    """The name on one line without control, direction and zero-width characters, at most 32 long.

    A joiner inside an emoji stays. A name of which nothing is left becomes a dash.
    """
    kept = "".join(
        char
        for char in unicodedata.normalize("NFC", name)
        if char in _EMOJI_JOINERS or unicodedata.category(char) not in _INVISIBLE
    )
    one_line = " ".join(kept.split()).strip("\u200d ")
    return one_line[:LONGEST].rstrip("\u200d ") or "–"


def harmless(name: str) -> str:
    """The clean name for a text with Markdown: its marks are escaped, its @ and # cannot ping."""
    return _MARKDOWN.sub(r"\\\1", clean(name)).replace("@", "@\u200b")
