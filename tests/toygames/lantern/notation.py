"""How Lantern is typed: `offer ember; end`, `light moth; pick cheapest; end`."""

from engine.games.lantern.actions import ACTION_TYPES

from engine.core.notation import Notation, Verb

NOTATION = Notation(
    ACTION_TYPES,
    {
        "offer": Verb(words={"en": ("offer",), "es": ("ofrecer",)}),
        "light": Verb(words={"en": ("light",), "es": ("encender",)}),
        "draw": Verb(words={"en": ("draw",), "es": ("robar",)}),
        "choose": Verb(words={"en": ("pick", "pay"), "es": ("elegir", "pagar")}, command="pick"),
        "end_turn": Verb(words={"en": ("end",), "es": ("fin",)}, command="end"),
    },
    values={"pick": {"cheapest": {"en": ("cheapest",), "es": ("lo más barato", "barato")}}},
    lower=("card", "lantern", "pick"),
    noise=("the", "a", "el", "la", "turn", "turno"),
)
