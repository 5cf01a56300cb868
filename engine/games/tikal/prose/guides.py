"""Which help page goes with what, and the steps of the tutorial."""

from collections.abc import Mapping

from engine.core.words import TutorialStep
from engine.games.tikal.prose.catalogue import Catalogue
from engine.games.tikal.view import TikalView

STEPS = ("place_tile", "enter", "move", "uncover", "end_turn")
"""The kinds of action in a newcomer's first turn, in order."""

_OF_REFUSALS: Mapping[str, tuple[str, ...]] = {
    "auction": (
        "auction_running",
        "tile_not_picked",
        "no_auction",
        "no_tile_to_pick",
        "bid_not_higher",
        "bid_above_score",
        "tile_not_on_offer",
    ),
    "turn": (
        "tile_not_placed",
        "no_tile_to_place",
        "occupied",
        "not_adjacent",
        "not_reachable",
        "volcano_seals",
        "not_your_turn",
    ),
    "temples": (
        "not_a_temple",
        "guarded",
        "max_level",
        "no_temple_tile",
        "no_majority",
        "no_guards_left",
    ),
    "treasures": ("no_treasure", "not_a_single_yours", "not_a_single_theirs", "same_kind", "self"),
    "camps": ("camp_not_allowed_here", "camp_exists", "no_camps_left", "not_your_camp"),
}
_TOPIC = {code: topic for topic, codes in _OF_REFUSALS.items() for code in codes}


def topic(view: TikalView) -> str:
    """The page for the phase."""
    if view.phase == "over":
        return "start"
    if view.phase in ("bid", "pick"):
        return "auction"
    if view.phase == "place_tile":
        return "turn"
    return "scoring" if view.scoring else "actions"


def topic_of(code: str) -> str:
    """The page with the rule behind a refusal: what actions cost and need, unless another page is about it."""
    return _TOPIC.get(code, "actions")


def tutorial(says: Catalogue) -> tuple[TutorialStep, ...]:
    """The five steps of a turn, with the labels of the buttons as they are, and the end."""
    labels = {kind: says.say(f"kind.{kind}") for kind in STEPS}
    steps = [TutorialStep(kind, says.say(f"tutorial.{kind}", **labels)) for kind in STEPS]
    return (*steps, TutorialStep("", says.say("tutorial.done")))
