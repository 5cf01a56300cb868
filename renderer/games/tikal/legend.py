"""The few words on the pictures, by language; names of the sources of points come from the game's own words."""

from collections.abc import Mapping

PHRASES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "points": "AP",
        "result": "Final result",
        "tiles.one": "1 tile",
        "tiles": "{n} tiles",
        "rounds.one": "1 scoring round",
        "rounds": "{n} scoring rounds",
        "round": "Scoring round and its points",
        "bids": "Start and bids",
    },
    "es": {
        "points": "PA",
        "result": "Resultado final",
        "tiles.one": "1 loseta",
        "tiles": "{n} losetas",
        "rounds.one": "1 ronda de puntuación",
        "rounds": "{n} rondas de puntuación",
        "round": "Ronda y sus puntos",
        "bids": "Inicio y pujas",
    },
}


def phrase(lang: str, key: str) -> str:
    """A phrase in that language, English if there is none."""
    return PHRASES.get(lang, PHRASES["en"])[key]


def counted(lang: str, key: str, number: int) -> str:
    """A phrase with a number in it."""
    return phrase(lang, f"{key}.one" if number == 1 else key).format(n=number)
