"""Positions of many games with the nastiest names, as the layouts get them, without a Discord."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.locale import languages
from bot.service.play import Prompt
from bot.service.table import Table
from bot.store.rows import Match, SeatRow
from engine.core import registry
from engine.core import turn as turns
from engine.core.game import AnyGame
from engine.core.model import Action, Seat
from engine.core.rng import Chance, Rng
from engine.core.turn import Turn

NAMES = ("@" * 32, "𒐫" * 32, "*" * 32, "漢" * 32)
"""Four names of 32 characters: each escaped to twice its length, the widest letter there is, marks, wide letters."""

LANGUAGES = languages()

HIGH = 10**14
"""Ids and counts as long as they may ever become."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat in the middle of its turn, and the events of the game so far."""

    prompt: Prompt
    events: tuple[Any, ...]


def table(game: AnyGame, state: Any, seats: int, options: dict[str, Any], **changes: Any) -> Table:
    """A running table with this position."""
    acting = game.to_act(state)
    fields: dict[str, Any] = {
        "id": HIGH,
        "game": game.meta.key,
        "guild_id": 2**62,
        "channel_id": 2**62,
        "parent_id": None,
        "host_id": 2**62,
        "status": "running",
        "options": options,
        "lang": "en",
        "private": False,
        "practice": False,
        "seats_wanted": seats,
        "pace_ms": 604_800_000,
        "version": HIGH,
        "episode": game.episode(state),
        "created_at": 0,
        "seats": tuple(SeatRow(n, 2**62 + n, NAMES[n], n, HIGH, n in acting) for n in range(seats)),
        "seed": "f" * 32,
    }
    return Table(Match(**{**fields, **changes}), game, registry.words(game.meta.key), state)


def prompt(at: Table, seat: Seat, turn: Turn) -> Prompt:
    """What the seat is asked."""
    return Prompt(
        table=at,
        seat=at.match.seats[seat],
        turn=turn,
        view=at.game.view(turn.state, seat),
        legal=at.game.legal_actions(turn.state, seat),
    )


def moments(key: str, seats: int, options: dict[str, Any], seed: str, *, every: int) -> Iterator[Moment]:
    """Each `every`-th decision of a game in which good moves and any moves take turns, and its end."""
    game, rng = registry.game(key), Rng(Chance(seed=seed))
    step = game.start(game.parse_options(options), seats, seed)
    base, events, number = step.state, list(step.events), 0
    drafts: dict[Seat, Turn] = {}
    while game.to_act(base):
        seat = rng.choice(sorted(game.to_act(base)))
        turn = drafts.get(seat, turns.begin(base, seat))
        number += 1
        if number % every == 0:
            yield Moment(
                prompt(
                    table(
                        game, base, seats, options, practice=number % 7 == 0, lang=LANGUAGES[number % len(LANGUAGES)]
                    ),
                    seat,
                    turn,
                ),
                tuple(events),
            )
        turn = turns.add(game, turn, _choice(game, turn, rng))
        if turn.must_commit:
            base = turn.state
            events += turn.events
            drafts = {}
        else:
            drafts[seat] = turn
    last = table(game, base, seats, options, status="finished")
    yield Moment(Prompt(last, last.match.seats[0], turns.begin(base, 0), game.view(base, 0), ()), tuple(events))


def _choice(game: AnyGame, turn: Turn, rng: Rng) -> Action:
    legal: tuple[Action, ...] = game.legal_actions(turn.state, turn.seat)
    if rng.below(3):
        good = [action for action in game.suggest(game.view(turn.state, turn.seat), turn.seat) if action in legal]
        if good:
            best: Action = good[0]
            return best
    kind = rng.choice(sorted({action.kind for action in legal}))
    chosen: Action = rng.choice([action for action in legal if action.kind == kind])
    return chosen
