"""What the tutorial says in a panel, and when it is over."""

from discord import ui

from bot.locale import text
from bot.service.play import Prompt
from bot.ui import parts
from bot.ui.ids import Id
from engine.core.words import TutorialStep


def told(prompt: Prompt, lang: str, step: TutorialStep) -> str:
    """What to do now; if that is not possible, why, and the way back."""
    if any(action.kind == step.kind for action in prompt.legal):
        return step.text
    words = prompt.table.words
    refusal = prompt.game.why_not(prompt.turn.state, prompt.seat.seat, step.kind)
    why = "" if refusal is None else words.refusal(lang, prompt.table.names, refusal)
    blocked = text(lang, "tutorial-blocked", kind=words.kind(lang, step.kind), why=why)
    return f"{step.text}\n> {' '.join(blocked.split())}"


def over(prompt: Prompt, lang: str, step: TutorialStep) -> parts.Letter:
    """The end, with a way to begin again."""
    again = parts.button(Id("lesson", prompt.table.match.id), text(lang, "tutorial-again"))
    return parts.Letter(parts.layout(parts.prose(step.text), ui.ActionRow(again)))
