"""Discord's limits, as constants; a test holds every layout against them."""

COMPONENTS = 40
TEXT = 4000
OPTIONS = 25
ROW = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
BUTTON_LABEL_WANTED = 38
OPTION_LABEL = 100
PLACEHOLDER = 150
ALT = 1024
FILE = 10 * 1024 * 1024


def cut(text: str, most: int) -> str:
    """The text, shortened with an ellipsis if it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def pages(text: str, most: int) -> tuple[str, ...]:
    """The text split at line ends into pages of at most `most` characters; a longer line is cut into pieces."""
    done: list[str] = []
    page = ""
    for line in text.split("\n"):
        rest = line
        while len(rest) > most:
            if page:
                done.append(page)
                page = ""
            done.append(rest[:most])
            rest = rest[most:]
        joined = f"{page}\n{rest}" if page else rest
        if len(joined) > most:
            done.append(page)
            page = rest
        else:
            page = joined
    return (*done, page)
