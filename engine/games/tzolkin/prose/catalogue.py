"""The languages that the game speaks."""

from collections.abc import Mapping

from engine.core.catalogue import Catalogue
from engine.games.tzolkin.prose import en

__all__ = ["CATALOGUES", "Catalogue", "catalogue"]

CATALOGUES: Mapping[str, Catalogue] = {"en": Catalogue(en.TEXTS, en.HELP, en.plural)}


def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language; English for one that there is none of."""
    return CATALOGUES.get(lang, CATALOGUES["en"])
