"""Which help page goes with what is asked, and with what was refused."""

from collections.abc import Mapping

from engine.games.tzolkin.view import TzolkinView

_OF_DECISIONS: Mapping[str, str] = {
    "harvest": "gears",
    "step_down": "temples",
    "step_up": "temples",
    "advance": "technologies",
    "pay": "gears",
    "take_block": "gears",
    "build": "buildings",
    "market": "gears",
    "act": "gears",
}

_OF_REFUSALS: Mapping[str, tuple[str, ...]] = {
    "wealth": ("already_chosen", "tiles_not_chosen", "no_tiles_to_choose", "not_dealt", "same_tile"),
    "turn": (
        "days_not_chosen",
        "no_days_to_choose",
        "not_your_turn",
        "already_acted",
        "already_begged",
        "too_much_corn",
        "nothing_done",
        "invalid_action",
        "game_over",
    ),
    "placing": (
        "already_picking",
        "already_placing",
        "pity_used",
        "no_worker",
        "start_taken",
        "gear_full",
        "not_enough_corn",
        "no_such_space",
        "no_worker_there",
        "not_your_worker",
        "action_above",
    ),
    "temples": ("no_step_down", "at_bottom", "same_temple"),
    "buildings": (
        "nothing_to_build",
        "not_in_row",
        "architecture_not_available",
        "architecture_applies",
        "monument_not_here",
        "not_on_display",
    ),
}
_TOPIC = {code: topic for topic, codes in _OF_REFUSALS.items() for code in codes}


def topic(view: TzolkinView) -> str:
    """The page for what is asked."""
    if view.phase == "turn" and view.pending:
        return _OF_DECISIONS.get(view.pending[-1].kind, "gears")
    if view.phase == "turn":
        return "turn" if view.mode == "none" else "placing"
    return {"setup_wealth": "wealth", "advance_choice": "turn", "finished": "scoring"}.get(view.phase, "start")


def topic_of(code: str) -> str:
    """The page with the rule behind a refusal: what the gears give and cost, unless another page is about it."""
    return _TOPIC.get(code, "gears")
