"""The log: every event as a sentence."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.core.model import Event
from engine.core.scores import Scored
from engine.games.tzolkin.prose import phrases, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue
from engine.games.tzolkin.prose.sentences import exchanged, source, told

SILENT = frozenset({"turn_ended"})
"""Events that people need not read."""


def event(says: Catalogue, names: Sequence[str], one: Event) -> str | None:
    """An event as a sentence; None for what need not be told."""
    raw = one.model_dump()
    if one.kind in SILENT or raw.get("automatic") or (one.kind == "gained" and not raw["wanted"]):
        return None
    key = f"event.{one.kind}"
    if not says.has(key):
        return None
    facts = told(says, names, raw)
    if isinstance(one, Scored):
        parts = [
            says.say("event.scored.part", source=source(says, part.source), points=phrases.number(part.points))
            for part in one.parts
            if part.points
        ]
        key += "" if parts else ".0"
        facts |= {"parts": ", ".join(parts), "points": phrases.points(says, one.points)}
        facts["total"] = phrases.number(one.total)
    elif one.kind == "points_gained":
        facts |= {"points": phrases.points(says, raw["points"]), "total": phrases.number(raw["total"])}
    elif one.kind == "gained":
        facts["goods"] = phrases.goods(says, raw["good"], raw["amount"])
    elif one.kind == "food_day_began":
        facts["gives"] = says.say(f"reward.{raw['reward']}")
    elif one.kind == "game_ended":
        scores = [
            says.say("event.game_ended.score", who=phrases.who(says, names, seat), points=phrases.number(score))
            for seat, score in enumerate(raw["scores"])
        ]
        facts |= {"scores": ", ".join(scores), "n": len(raw["winners"])}
        facts["winners"] = phrases.people(says, names, raw["winners"])
    elif one.kind == "wealth_revealed":
        kept = [
            says.say(f"{key}.one", who=phrases.who(says, names, seat), tiles=_both(says, own))
            for seat, own in enumerate(raw["tiles"])
        ]
        facts["kept"] = "; ".join(kept)
    elif one.kind == "wealth_picked":
        facts["tiles"] = _both(says, raw["tiles"])
    elif one.kind == "exchanged":
        facts |= exchanged(says, raw)
    elif one.kind == "skulls_withheld":
        facts["n"] = len(raw["seats"])
    elif one.kind in ("building_taken", "monument_built"):
        name = "building" if one.kind == "building_taken" else "monument"
        facts[name] = tiles.labelled(says, raw[name])
    if one.kind in _VARIANTS:
        key += _VARIANTS[one.kind](raw)
    return phrases.begun(says.say(key, **facts))


def _both(says: Catalogue, own: Sequence[str]) -> str:
    return says.listed([tiles.name(says, one) for one in own])


def _placed(raw: Mapping[str, Any]) -> str:
    if raw["gear"] == "start":
        return ".start"
    return ".pity" if raw["pity"] else ""


def _picked(raw: Mapping[str, Any]) -> str:
    if not raw["action"]:
        return ".0"
    return (".other" if raw["action"] != raw["space"] else "") + (".corn" if raw["corn"] else "")


def _gained(raw: Mapping[str, Any]) -> str:
    if raw["amount"] >= raw["wanted"]:
        return ""
    return ".short" if raw["amount"] else ".nothing"


def _fed(raw: Mapping[str, Any]) -> str:
    if raw["hungry"]:
        return ".hungry"
    return "" if raw["corn"] else ".free"


_VARIANTS: Mapping[str, Callable[[Mapping[str, Any]], str]] = MappingProxyType(
    {
        "gained": _gained,
        "rose": lambda raw: ".lit" if raw["lit"] else ".top" if raw["top"] else "",
        "advanced": lambda raw: ".bonus" if raw["bonus"] else "",
        "worker_gained": lambda raw: ".full" if raw["all_in_play"] else "",
        "fed": _fed,
        "calendar_advanced": lambda raw: ".dark" if raw["dark"] is not None else "",
        "placed": _placed,
        "picked_up": _picked,
        "harvested": lambda raw: f".{raw['take']}" if raw["tile"] else ".no_tile",
        "acted": lambda raw: ".corn" if raw["corn"] else "",
        "declined": lambda raw: ".market" if raw["asked"] == "market" else "",
        "building_taken": lambda raw: (
            (".corn" if raw["corn"] else "") + (".architecture" if raw["architecture"] else "")
        ),
    }
)
"""The ending of the key of an event's text, where it hangs on the facts."""
