"""Tells a bot token from the other strings of the developer portal that people put in its place."""

import re

RESET = "The token is under Bot > Reset Token in the developer portal."


def refuse_impostors(value: str) -> str | None:
    """What this string is instead of a bot token, as a sentence; None if it may be one. Never repeats the string."""
    if re.match(r"(?i)(bot|bearer)\s", value):
        return f"the word {value.split()[0]!r} stands before the token. Leave it out: Sacbe adds it by itself."
    if value[0] in "'\"" or value[-1] in "'\"":
        return "there are quotes around the token. Leave them out."
    if re.search(r"\s", value):
        return "there is a space or a line break in it. A token is one word."
    if re.match(r"(?i)https?://", value):
        return f"that is a web address, not a token. {RESET}"
    if re.fullmatch(r"\d{17,20}", value):
        return f"that is the application id (or another id), not the token. {RESET}"
    if re.fullmatch(r"[0-9a-fA-F]{64}", value):
        return f"that is the public key, not the token. {RESET}"
    if re.fullmatch(r"[A-Za-z0-9_-]{32}", value):
        return f"that is the client secret, not the token. {RESET}"
    return None


def unlikely(value: str) -> bool:
    """Whether the string lacks the three parts of every token known so far. Discord alone knows for certain."""
    return not re.fullmatch(r"[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{10,}", value)
