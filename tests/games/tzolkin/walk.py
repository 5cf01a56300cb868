"""Games played by chance, for tests that reckon something anew beside the engine."""

import random
from functools import cache

from engine.games.tzolkin.rules import GAME

LONGEST = 3000
GAMES = [(2, "rules_text"), (3, "printed_board"), (4, "rules_text"), (4, "printed_board")]


@cache
def walk(seats, technologies, seed="walk", rich=True):
    """All steps of a game as (state before, seat, action, step); with `rich`, all begin with goods and levels."""
    chance = random.Random(f"{seed}/{seats}/{technologies}/{rich}")
    state = GAME.start(GAME.parse_options({"technologies": technologies}), seats, seed).state
    taken = []
    while acting := GAME.to_act(state):
        seat = chance.choice(sorted(acting))
        action = chance.choice(_some(GAME.legal_actions(state, seat), chance))
        step = GAME.apply(state, seat, action)
        taken.append((state, seat, action, step))
        assert len(taken) < LONGEST, "the game does not end"
        state = _endowed(step.state, chance) if rich and _first(state, step.state) else step.state
    return tuple(taken)


def _first(before, after):
    return before.phase == "setup_wealth" and after.phase == "turn"


def _some(legal, chance):
    """Few workers lifted for nothing, few begging, turns not too short: so games see more of what there is."""
    kinds = sorted({action.kind for action in legal})
    for rare in ("end_turn", "beg", "decline"):
        if rare in kinds and len(kinds) > 1 and chance.random() < 0.7:
            kinds.remove(rare)
    if "pick_up" in kinds and "place" in kinds:
        kinds.remove(chance.choice(["pick_up", "place"]))
    kind = chance.choice(kinds)
    some = [action for action in legal if action.kind == kind]
    if kind == "pick_up" and chance.random() < 0.9:
        some = [action for action in some if action.action] or some
    return some


def _endowed(state, chance):
    changed = []
    for player in state.players:
        goods = {name: chance.randrange(12) for name in ("wood", "stone", "gold")}
        levels = tuple(chance.randrange(4) for _ in range(4))
        changed.append(player.model_copy(update={**goods, "corn": 10 + chance.randrange(15), "technologies": levels}))
    return state.model_copy(update={"players": tuple(changed)})
