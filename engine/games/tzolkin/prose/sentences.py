"""Sentences: steps of a draft, refusals and cautions, sources of points."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.core.errors import Refusal
from engine.core.game import Caution
from engine.core.model import Action
from engine.games.tzolkin.data import DATA
from engine.games.tzolkin.names import BLOCKS, Blocks
from engine.games.tzolkin.prose import phrases, spaces, tiles
from engine.games.tzolkin.prose.catalogue import Catalogue

SEAT_FACTS = frozenset({"seat", "seats", "holder", "to_act", "dark"})
"""Facts that are seats, and are told as names."""

TILE_FACTS = frozenset({"building", "monument", "tile", "first", "second"})
"""Facts that are one tile, and are told by its name."""

NAMED = {"gear": "gear", "temple": "temple", "technology": "technology", "asked": "asked", "tried": "kind"}
"""Facts that are words of the format, and the group of texts that has their names."""

VARIANTS = {"used": ".used", "nowhere": ".nowhere", "buildings": ".buildings", "monuments": ".monuments"}
"""Facts of a refusal that choose another text where they hold, if the code has one."""


def action(says: Catalogue, names: Sequence[str], one: Action) -> str:
    """A step of a draft, without a subject; see `Words.action`."""
    raw = one.model_dump()
    facts, key = told(says, names, raw), f"action.{one.kind}"
    if one.kind == "pay" and not any(raw[block] for block in BLOCKS):
        key += ".0"
    elif one.kind == "place" and raw["gear"] == "start":
        key += ".start"
    elif one.kind == "pick_up":
        key += ".0" if not raw["action"] else "" if raw["action"] == raw["space"] else ".other"
    elif one.kind == "harvest":
        key += f".{raw['take']}"
    elif one.kind == "take_block":
        facts["block"] = phrases.goods(says, raw["block"], 1)
    elif one.kind in ("build", "monument"):
        name = "building" if one.kind == "build" else "monument"
        facts[name] = tiles.labelled(says, raw[name])
        key += ".architecture" if raw.get("architecture") else ""
    elif one.kind == "exchange":
        facts |= exchanged(says, raw)
    return phrases.cut(phrases.begun(says.say(key, **facts)), phrases.LABEL)


def refusal(says: Catalogue, names: Sequence[str], one: Refusal) -> str:
    """Why an action was refused; says as much as the facts allow."""
    key = f"refusal.{one.code}"
    facts = told(says, names, one.facts)
    need, have, paid = one.facts.get("need"), one.facts.get("have"), one.facts.get("paid")
    if isinstance(need, tuple) and need:
        kinds = len(need) == len(BLOCKS)
        facts["cost"] = phrases.blocks(says, cast(Blocks, need)) if kinds else says.say("any_blocks", n=need[0])
    if isinstance(have, tuple) and have:
        facts["held"] = phrases.blocks(says, cast(Blocks, have))
    if isinstance(paid, tuple) and paid:
        facts["paid"] = phrases.blocks(says, cast(Blocks, paid))
    if isinstance(one.facts.get("to_act"), tuple):
        facts["n"] = len(cast(tuple[int, ...], one.facts["to_act"]))
    for fact, ending in VARIANTS.items():
        if one.facts.get(fact) is True and says.has(key + ending):
            key += ending
    return phrases.begun(says.say(key if says.has(key) else "refusal", **facts))


def caution(says: Catalogue, names: Sequence[str], one: Caution) -> str:
    """The question before an action that may be regretted."""
    key = f"caution.{one.code}"
    return phrases.begun(says.say(key if says.has(key) else "caution", **told(says, names, one.facts)))


def source(says: Catalogue, one: str) -> str:
    """A source of points inside a sentence; its own name if it is unknown."""
    return says.say(f"source.{one}") if says.has(f"source.{one}") else one


def exchanged(says: Catalogue, raw: Mapping[str, Any]) -> dict[str, object]:
    """What is given and what is taken at the market, with the amounts of its rates."""
    block = raw["take"] if raw["give"] == "corn" else raw["give"]
    rate = getattr(DATA.market, block)
    return {name: phrases.goods(says, raw[name], rate if raw[name] == "corn" else 1) for name in ("give", "take")}


def told(says: Catalogue, names: Sequence[str], facts: Mapping[str, Any]) -> dict[str, object]:
    """Facts in words. What is empty, or of a shape that the texts do not expect, is left out."""
    found: dict[str, object] = {}
    for name, fact in facts.items():
        if fact is None or fact == () or isinstance(fact, bool):
            continue
        if name == "step" and isinstance(fact, int):
            found[name] = phrases.step(fact)
        elif name in SEAT_FACTS:
            seats = [fact] if isinstance(fact, int) else [seat for seat in fact if isinstance(seat, int)]
            found[name] = phrases.people(says, names, seats)
        elif name in NAMED and says.has(f"{NAMED[name]}.{fact}"):
            found[name] = says.say(f"{NAMED[name]}.{fact}")
        elif name in TILE_FACTS:
            found[name] = tiles.name(says, str(fact))
        elif name in ("give", "take") and says.has(f"name.{fact}"):
            found[name] = says.say(f"name.{fact}")
        elif name == "buildings":
            found[name] = tiles.names(says, fact)
        elif isinstance(fact, tuple):
            found[name] = says.listed([str(item) for item in fact])
        else:
            found[name] = fact
    seat, gear, number = facts.get("seat"), facts.get("gear"), facts.get("action")
    if isinstance(seat, int):
        found["who"] = phrases.who(says, names, seat)
    if spaces.known(gear, number):
        found["what"] = spaces.printed(says, cast(Any, gear), cast(int, number))
    if all(isinstance(facts.get(block), int) for block in BLOCKS):
        found["blocks"] = phrases.blocks(says, (facts["wood"], facts["stone"], facts["gold"]))
    return found
