"""Sentences: steps of a draft, the log, refusals and cautions."""

from collections.abc import Mapping, Sequence

from engine.core.errors import Fact, Refusal
from engine.core.game import Caution
from engine.core.model import Action, Event
from engine.core.scores import Scored
from engine.games.tikal.events import GameEnded, ScoringStarted, TilesOffered
from engine.games.tikal.moves.bid import AuctionWon, BidPassed
from engine.games.tikal.moves.end_turn import TurnEnded
from engine.games.tikal.moves.guard import GuardSet
from engine.games.tikal.moves.pick_tile import TilePicked
from engine.games.tikal.moves.recover import Recovered
from engine.games.tikal.prose import phrases
from engine.games.tikal.prose.catalogue import Catalogue

SEAT_FACTS = frozenset({"seat", "holder", "to_act", "next", "rivals"})
"""Facts of a refusal that are seats, and are told as names."""

TREASURE_FACTS = frozenset({"give", "take", "treasure"})
"""Facts of actions, events and refusals that are kinds of treasure."""

VARIANTS: Mapping[tuple[str, bool], str] = {("auction_game", False): ".basic", ("scoring", True): ".scoring"}
"""Facts of a refusal that choose another text, if the code has one."""


def action(says: Catalogue, names: Sequence[str], one: Action) -> str:
    """A step of a draft, without a subject; see `Words.action`."""
    facts = _told(says, names, one.model_dump())
    return phrases.begun(says.say(f"action.{one.kind}", **facts))


def event(says: Catalogue, names: Sequence[str], one: Event) -> str | None:
    """An event as a sentence; None for a turn that ended with nothing left over."""
    if isinstance(one, TurnEnded) and not one.points:
        return None
    facts = _told(says, names, one.model_dump())
    key = f"event.{one.kind}"
    if isinstance(one, Scored):
        parts = [
            says.say("event.scored.part", source=source(says, part.source), points=part.points) for part in one.parts
        ]
        facts |= {"n": one.points, "parts": ", ".join(parts)}
    elif isinstance(one, GameEnded):
        scores = [
            says.say("event.game_ended.score", who=phrases.who(says, names, seat), points=points)
            for seat, points in enumerate(one.scores)
        ]
        facts |= {"scores": ", ".join(scores), "n": len(one.winners)}
        facts["winners"] = phrases.people(says, names, one.winners)
    elif isinstance(one, ScoringStarted):
        facts["order"] = ", ".join(phrases.who(says, names, seat) for seat in one.order)
        key += ".final" if one.final else ""
    elif isinstance(one, TilesOffered):
        facts |= {"n": len(one.tiles), "tiles": ", ".join(one.tiles)}
    elif isinstance(one, GuardSet):
        facts["n"] = one.workers + one.leader
        key += ".lost" if facts["n"] else ""
    elif isinstance(one, Recovered):
        key += "" if one.left else ".last"
    elif isinstance(one, BidPassed):
        key += ".forced" if one.forced else ""
    elif isinstance(one, AuctionWon):
        key += "" if one.points else ".free"
    elif isinstance(one, TilePicked):
        key += ".assigned" if one.assigned else ""
    return phrases.begun(says.say(key, **facts)) if says.has(key) else None


def refusal(says: Catalogue, names: Sequence[str], one: Refusal) -> str:
    """Why an action was refused; says as much as the facts allow."""
    key = f"refusal.{one.code}"
    for fact, value in one.facts.items():
        ending = VARIANTS.get((fact, value), "") if isinstance(value, bool) else ""
        if ending and says.has(key + ending):
            key += ending
            break
    return phrases.begun(says.say(key if says.has(key) else "refusal", **_refused(says, names, one.facts)))


def caution(says: Catalogue, names: Sequence[str], one: Caution) -> str:
    """The question before an action that may be regretted."""
    key = f"caution.{one.code}"
    if one.facts.get("figure") == "leader" and says.has(f"{key}.stays"):
        key += ".stays"
    return says.say(key if says.has(key) else "caution", **_refused(says, names, one.facts))


def source(says: Catalogue, one: str) -> str:
    """A source of points inside a sentence; its own name if it is unknown."""
    return says.say(f"source.{one}") if says.has(f"source.{one}") else one


def _refused(says: Catalogue, names: Sequence[str], facts: Mapping[str, Fact]) -> dict[str, object]:
    """The facts of a refusal in words. What is unknown, or of a shape that the texts do not expect, is left out."""
    told: dict[str, object] = {}
    for name, fact in facts.items():
        if isinstance(fact, bool) or fact is None or fact == ():
            continue
        items = fact if isinstance(fact, tuple) else (fact,)
        if name in SEAT_FACTS:
            seats = [seat for seat in items if isinstance(seat, int)]
            if seats:
                told[name] = phrases.people(says, names, seats)
        elif name in TREASURE_FACTS:
            told[name] = phrases.treasure(says, str(fact))
        elif isinstance(fact, tuple):
            told[name] = says.listed([str(item) for item in items])
        else:
            told[name] = fact
    workers, leader, rotations = facts.get("workers"), facts.get("leader"), facts.get("rotations")
    if isinstance(workers, int) and isinstance(leader, bool):
        told["group"] = phrases.group(says, workers, leader)
    if isinstance(rotations, tuple) and rotations:
        told["turns"] = says.either([says.say("turns", n=turns) for turns in rotations])
    return told


def _told(says: Catalogue, names: Sequence[str], facts: Mapping[str, object]) -> dict[str, object]:
    """The fields of an action or event, and the phrases that follow from them."""
    told = dict(facts)
    told |= {name: phrases.treasure(says, str(told[name])) for name in TREASURE_FACTS if name in told}
    seat, other = facts.get("seat"), facts.get("other")
    if isinstance(seat, int):
        told["who"] = phrases.who(says, names, seat)
    if isinstance(other, int):
        told["other"] = phrases.who(says, names, other)
    workers, leader, rotation, route = (facts.get(name) for name in ("workers", "leader", "rotation", "route"))
    if isinstance(workers, int) and isinstance(leader, bool):
        told["group"] = phrases.group(says, workers, leader)
    if isinstance(rotation, int):
        told["turned"] = phrases.turned(says, rotation)
    if isinstance(route, tuple):
        told["route"] = " – ".join(route)
    if "figure" in facts:
        told["figure"] = phrases.figure(says, str(facts["figure"]))
    if "hex_kind" in facts:
        value, masks = facts.get("value"), facts.get("masks", facts.get("treasures"))
        told["what"] = phrases.tile(
            says,
            str(facts["hex_kind"]),
            value if isinstance(value, int) else 0,
            masks if isinstance(masks, int) else 0,
        )
    return told
