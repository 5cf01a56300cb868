"""The one-tap next steps of a panel."""

from bot.service.play import Prompt
from engine.core.model import Action

MOST = 3


def next_steps(prompt: Prompt) -> tuple[Action, ...]:
    """Up to three legal steps: the last one once more, then what the game advises; never the end of the turn."""
    advised = prompt.game.suggest(prompt.view, prompt.seat.seat)
    wanted = dict.fromkeys((*prompt.turn.actions[-1:], *advised))
    end = prompt.game.meta.end_kind
    return tuple(action for action in wanted if action.kind != end and action in prompt.legal)[:MOST]
