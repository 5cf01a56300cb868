"""The languages that the game speaks."""

from collections.abc import Mapping

from engine.core.catalogue import Catalogue
from engine.games.tzolkin.prose import en, es

__all__ = ["CATALOGUES", "Catalogue", "catalogue"]

CATALOGUES: Mapping[str, Catalogue] = {
    "en": Catalogue(en.TEXTS, en.HELP, en.plural),
    "es": Catalogue(es.TEXTS, es.HELP, es.plural, es.joined),
}


def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language; English for one that there is none of."""
    return CATALOGUES.get(lang, CATALOGUES["en"])
