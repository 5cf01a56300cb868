"""What is said before and after a step that cannot be taken back."""

from collections.abc import Sequence

from bot.locale import text
from bot.service.finality import why_final
from bot.service.play import Prompt
from engine.core.model import Action


def question(prompt: Prompt, lang: str, action: Action, *, cautioned: bool) -> str:
    """The question before a step that is final in a way nobody would expect; empty if there is none.

    `cautioned`: the game asks something about this step itself, so that its end needs no second question.
    """
    why = why_final(prompt, action)
    if why == "reveals":
        return text(lang, "final-reveals", steps=len(prompt.turn.actions))
    if why is None or cautioned:
        return ""
    words, names = prompt.table.words, prompt.table.plain_names
    phrase = words.choice(lang, prompt.view, names, "", None, (action,)).label
    if why == "secret":
        return text(lang, "final-secret", action=phrase)
    return text(lang, "final-ends", action=phrase)


def came(lang: str, sentences: Sequence[str]) -> str:
    """What came to light with a step that is final now."""
    return "\n> ".join((text(lang, "panel-revealed"), *sentences))
