"""Sentences: steps of a draft, the log, refusals and cautions."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.core.errors import Refusal
from engine.core.game import Caution
from engine.core.model import Action, Event
from engine.core.scores import Scored
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import BLOCKS, Blocks
from engine.games.tzolkin.prose import phrases
from engine.games.tzolkin.prose.catalogue import Catalogue

SEAT_FACTS = frozenset({"seat", "seats", "holder", "to_act", "dark"})
"""Facts that are seats, and are told as names."""

NAMED = {"gear": "gear", "temple": "temple", "technology": "technology", "asked": "asked", "block": "name"}
"""Facts that are words of the format, and the group of texts that has their names."""

SILENT = frozenset({"turn_ended"})
"""Events that people need not read."""


def action(says: Catalogue, names: Sequence[str], one: Action) -> str:
    """A step of a draft, without a subject; see `Words.action`."""
    facts, key = _told(says, names, one.model_dump()), f"action.{one.kind}"
    if one.kind == "choose_wealth":
        facts = {name: phrases.cut(str(facts[name]), 44) for name in ("first", "second")}
    elif one.kind == "pay" and facts["blocks"] == says.say("list.none"):
        key += ".0"
    elif one.kind == "build":
        key += ".architecture" if facts["architecture"] else ""
    elif one.kind == "exchange":
        facts |= _exchanged(says, one.model_dump())
    return phrases.cut(phrases.begun(says.say(key, **facts)), phrases.LABEL)


def event(says: Catalogue, names: Sequence[str], one: Event) -> str | None:
    """An event as a sentence; None for what need not be told."""
    raw = one.model_dump()
    if one.kind in SILENT or raw.get("automatic") or (one.kind == "gained" and not raw["wanted"]):
        return None
    facts, key = _told(says, names, raw), f"event.{one.kind}"
    if isinstance(one, Scored):
        parts = [
            says.say("event.scored.part", source=source(says, part.source), points=phrases.number(part.points))
            for part in one.parts
        ]
        facts |= {"parts": ", ".join(parts), "points": phrases.points(says, one.points)}
        facts["total"] = phrases.number(one.total)
    elif one.kind == "points_gained":
        facts |= {"points": phrases.points(says, raw["points"]), "total": phrases.number(raw["total"])}
    elif one.kind == "gained":
        facts["goods"] = phrases.goods(says, raw["good"], raw["amount"])
        key += ".short" if raw["amount"] < raw["wanted"] else ""
    elif one.kind == "game_ended":
        told = [
            says.say("event.game_ended.score", who=phrases.who(says, names, seat), points=phrases.number(score))
            for seat, score in enumerate(raw["scores"])
        ]
        facts |= {"scores": ", ".join(told), "n": len(raw["winners"])}
        facts["winners"] = phrases.people(says, names, raw["winners"])
    elif one.kind == "wealth_revealed":
        kept = [
            says.say(f"{key}.one", who=phrases.who(says, names, seat), tiles=says.listed(tiles))
            for seat, tiles in enumerate(raw["tiles"])
        ]
        facts["kept"] = "; ".join(kept)
    elif one.kind == "exchanged":
        facts |= _exchanged(says, raw)
    else:
        key += _variant(raw, one.kind)
    return phrases.begun(says.say(key, **facts)) if says.has(key) else None


def refusal(says: Catalogue, names: Sequence[str], one: Refusal) -> str:
    """Why an action was refused; says as much as the facts allow."""
    key = f"refusal.{one.code}"
    facts = _told(says, names, one.facts)
    need, have = one.facts.get("need"), one.facts.get("have")
    if isinstance(need, tuple) and need:
        single = len(need) == 1
        facts["cost"] = says.say("effect.block", n=need[0]) if single else phrases.blocks(says, cast(Blocks, need))
    if isinstance(have, tuple):
        facts["held"] = phrases.blocks(says, cast(Blocks, have))
    return phrases.begun(says.say(key if says.has(key) else "refusal", **facts))


def caution(says: Catalogue, names: Sequence[str], one: Caution) -> str:
    """The question before an action that may be regretted."""
    key = f"caution.{one.code}"
    return phrases.begun(says.say(key if says.has(key) else "caution", **_told(says, names, one.facts)))


def source(says: Catalogue, one: str) -> str:
    """A source of points inside a sentence; its own name if it is unknown."""
    return says.say(f"source.{one}") if says.has(f"source.{one}") else one


def _variant(raw: Mapping[str, Any], kind: str) -> str:
    """The ending of the key of an event's text."""
    if kind == "rose":
        return ".lit" if raw["lit"] else ".top" if raw["top"] else ""
    if kind == "advanced":
        return ".bonus" if raw["bonus"] else ""
    if kind == "worker_gained":
        return ".full" if raw["all_in_play"] else ""
    if kind == "fed":
        return ".hungry" if raw["hungry"] else ""
    if kind == "calendar_advanced":
        return ".dark" if raw["dark"] is not None else ""
    if kind == "placed":
        return ".pity" if raw["pity"] else ".start" if raw["gear"] == "start" else ""
    if kind == "picked_up":
        return ".corn" if raw["corn"] else ""
    if kind == "building_taken":
        return (".corn" if raw["corn"] else "") + (".architecture" if raw["architecture"] else "")
    if kind == "harvested":
        return f".{raw['take']}" if raw["tile"] else ".no_tile"
    return ""


def _exchanged(says: Catalogue, raw: Mapping[str, Any]) -> dict[str, object]:
    rate = DATA.rate["wood" if raw["give"] == raw["take"] else raw["take"] if raw["give"] == "corn" else raw["give"]]
    return {name: phrases.goods(says, raw[name], rate if raw[name] == "corn" else 1) for name in ("give", "take")}


def _told(says: Catalogue, names: Sequence[str], facts: Mapping[str, Any]) -> dict[str, object]:
    """Facts in words. What is empty, or of a shape that the texts do not expect, is left out."""
    told: dict[str, object] = {}
    for name, fact in facts.items():
        if fact is None or fact == ():
            continue
        if name in SEAT_FACTS:
            seats = [fact] if isinstance(fact, int) else [seat for seat in fact if isinstance(seat, int)]
            told[name] = phrases.people(says, names, seats)
        elif name in NAMED and says.has(f"{NAMED[name]}.{fact}"):
            told[name] = says.say(f"{NAMED[name]}.{fact}")
        elif name in ("building", "monument", "tile", "first", "second"):
            told[name] = phrases.tile(says, str(fact))
        elif isinstance(fact, tuple):
            told[name] = says.listed([str(item) for item in fact])
        else:
            told[name] = fact
    seat = facts.get("seat")
    if isinstance(seat, int):
        told["who"] = phrases.who(says, names, seat)
    if "take" in facts and says.has(f"take.{facts['take']}"):
        told["take"] = says.say(f"take.{facts['take']}")
    if "reward" in facts:
        told["reward"] = says.say(f"reward.{facts['reward']}")
    if "action" in facts and facts.get("gear") in DATA.gear:
        told["what"] = _space(says, facts)
    if all(block in facts for block in BLOCKS):
        told["blocks"] = phrases.blocks(says, (facts["wood"], facts["stone"], facts["gold"]))
    if "corn" in facts and "space" in facts:
        told["steps"] = facts["corn"]
    return told


def _space(says: Catalogue, facts: Mapping[str, Any]) -> str:
    gear, action = facts["gear"], facts["action"]
    known = isinstance(action, int) and 0 <= action <= DATA.gear[gear].actions
    return phrases.space(says, gear, action) if known else str(action)
