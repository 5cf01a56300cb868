"""A plan, several steps at once: tried on a copy first, so that it is done as a whole or not at all."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import turn as turns
from engine.core.errors import Refusal
from engine.core.game import AnyGame, Caution
from engine.core.model import Action
from engine.core.notation import nearest, settled
from engine.core.turn import Turn

MOST_INSTEAD = 3


class Refused(Exception):
    """The step number `at` of a plan, from 0, cannot be taken; nothing of the plan was done.

    `refusal` says why, None if the turn has ended before it. `instead`: up to three steps that would be legal there.
    """

    def __init__(self, at: int, refusal: Refusal | None, instead: tuple[Action, ...] = ()) -> None:
        super().__init__(at, refusal, instead)
        self.at = at
        self.refusal = refusal
        self.instead = instead


@dataclass(frozen=True, slots=True)
class Tried:
    """A draft with the first `taken` steps of a plan in it.

    That is all of them, or those up to one that reveals something, or those before `asked`, which a player might
    regret (`cautions`).
    """

    turn: Turn
    taken: int
    asked: Action | None = None
    cautions: tuple[Caution, ...] = ()


def tried(game: AnyGame, turn: Turn, actions: Sequence[Action], *, sure: bool) -> Tried:
    """The draft `turn` with the steps of a plan, on a copy. Never looks behind a reveal. Raises Refused.

    `sure`: nothing is asked about.
    """
    first = _upto(game, turn, actions)
    if sure:
        return first
    for at, action in enumerate(first.turn.actions[len(turn.actions) :]):
        cautions = game.cautions(turn.state, turn.seat, action)
        if cautions:
            return Tried(turn, at, game.listed(turn.state, turn.seat, action), cautions)
        if at + 1 < first.taken:
            turn = turns.add(game, turn, action)
    return first


def _upto(game: AnyGame, turn: Turn, actions: Sequence[Action]) -> Tried:
    """All steps, or those up to the first reveal. Raises Refused."""
    for at, wanted in enumerate(actions):
        try:
            turn = taken(game, turn, wanted)
        except Refusal as refusal:
            legal: tuple[Action, ...] = game.legal_actions(turn.state, turn.seat)
            raise Refused(at, refusal, instead(game, turn, wanted, legal)) from refusal
        if turn.ends and at + 1 < len(actions):
            raise Refused(at + 1, None)
        if turn.floor:
            return Tried(turn, at + 1)
    return Tried(turn, len(actions))


def taken(game: AnyGame, turn: Turn, wanted: Action) -> Turn:
    """The draft with one more step, whatever the case of its words. Raises a Refusal."""
    try:
        return turns.add(game, turn, wanted)
    except Refusal:
        action = settled(wanted, game.legal_actions(turn.state, turn.seat))
        if action == wanted:
            raise
        return turns.add(game, turn, action)


def instead(game: AnyGame, turn: Turn, wanted: Action | None, legal: Sequence[Action]) -> tuple[Action, ...]:
    """Up to three legal steps: those most like the one that was wanted, else what the game advises."""
    if wanted is not None and any(action.kind == wanted.kind for action in legal):
        alike = [action for action in legal if action.kind == wanted.kind]
        return nearest(alike, wanted, MOST_INSTEAD)
    if not legal:
        return ()
    advised = game.suggest(game.view(turn.state, turn.seat), turn.seat)
    found = dict.fromkeys([*(action for action in advised if action in legal), *_one_a_kind(legal)])
    return tuple(found)[:MOST_INSTEAD]


def _one_a_kind(legal: Sequence[Action]) -> list[Action]:
    first: dict[str, Action] = {}
    for action in legal:
        first.setdefault(action.kind, action)
    return list(first.values())
