"""The texts of commands in the languages of their readers: descriptions, fields, choices."""

from collections.abc import Callable

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.locale import FALLBACK, known_language


def spoken(say: Callable[[str], str]) -> locale_str:
    """A text of a command. `say` tells it in the language that it is given, a key of a catalogue's folder."""
    return locale_str(say(FALLBACK), say=say)


class CatalogueTranslator(Translator):
    """Fills in what `spoken` made, in every locale of Discord whose language has a catalogue.

    English is what commands are registered with, so it is not repeated. Names of commands and fields stay the
    same everywhere: people tell each other what to type.
    """

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text for this locale; None leaves the registered one."""
        say, lang = string.extras.get("say"), known_language(locale.value)
        if say is None or lang is None or lang == FALLBACK:
            return None
        told = str(say(lang))
        return None if told == string.message else told
