"""Whether a step would be final at once: what a panel asks about first, since nobody would expect it."""

from typing import Literal

from bot.service.play import Prompt
from engine.core import turn as turns
from engine.core.errors import Refusal
from engine.core.model import Action
from engine.core.turn import Turn

Why = Literal["ends", "secret", "reveals"]


def why_final(prompt: Prompt, action: Action) -> Why | None:
    """Why a step is final in a way that is worth a question; None if it is not, or if its kind says so itself.

    `ends`: it ends the turn though it is not the game's own end of a turn; `secret`: likewise, while others choose
    at the same time. `reveals`: something comes to light, so the steps drafted before it become final.
    The step is tried on a copy. Of what would come of it nothing is told, nor does the answer depend on it.
    """
    if action.kind == prompt.game.meta.end_kind:
        return None
    trial = _trial(prompt, action)
    if trial is None:
        return None
    if trial.floor and prompt.turn.actions:
        return "reveals"
    # Whether a turn goes on behind a reveal may hang on what is revealed, unless the phase has no end step at all.
    if trial.ends and not (trial.floor and _has_end_step(prompt)):
        return "secret" if len(prompt.game.to_act(prompt.turn.state)) > 1 else "ends"
    return None


def all_final(prompt: Prompt) -> bool:
    """Whether there is no draft and will be none: each kind of step that is possible ends the turn at once."""
    if prompt.turn.actions or not prompt.legal or _has_end_step(prompt):
        return False
    first = {action.kind: action for action in reversed(prompt.legal)}
    trials = [_trial(prompt, action) for action in first.values()]
    return all(trial is not None and trial.ends for trial in trials)


def _has_end_step(prompt: Prompt) -> bool:
    end = prompt.game.meta.end_kind
    return end is not None and end in prompt.game.kinds(prompt.turn.state)


def _trial(prompt: Prompt, action: Action) -> Turn | None:
    try:
        return turns.add(prompt.game, prompt.turn, action)
    except Refusal:
        return None
