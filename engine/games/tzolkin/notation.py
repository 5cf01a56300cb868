"""How Tzolk'in is typed: `place Tikal; pick Palenque 5 3; harvest corn; end`, and the same in Spanish."""

from engine.core.notation import ByLanguage, Notation, Verb
from engine.games.tzolkin.actions import ACTION_TYPES
from engine.games.tzolkin.names import PLACES, TECHNOLOGIES, TEMPLES
from engine.games.tzolkin.prose.catalogue import CATALOGUES

_VERBS = {
    "choose_wealth": Verb(
        words={"en": ("keep", "choose"), "es": ("quedarse", "conservar", "elegir")},
        command="keep",
    ),
    "beg": Verb(words={"en": ("beg",), "es": ("mendigar", "mendiga")}),
    "place": Verb(words={"en": ("place", "put"), "es": ("colocar", "coloca", "poner")}),
    "pick_up": Verb(words={"en": ("pick", "lift"), "es": ("recoger", "recoge", "levantar")}, command="pick"),
    "end_turn": Verb(words={"en": ("end", "done", "finish"), "es": ("fin", "terminar", "acabar")}, command="end"),
    "harvest": Verb(words={"en": ("harvest",), "es": ("cosechar", "cosecha")}),
    "step_down": Verb(words={"en": ("down",), "es": ("bajar", "baja")}, command="down"),
    "step_up": Verb(words={"en": ("up", "rise"), "es": ("subir", "sube")}, command="up"),
    "advance": Verb(words={"en": ("advance", "learn"), "es": ("avanzar", "avanza")}),
    "pay": Verb(
        words={"en": ("pay",), "es": ("pagar", "paga")},
        defaults={"wood": 0, "stone": 0, "gold": 0},
    ),
    "take_block": Verb(words={"en": ("take",), "es": ("tomar", "toma")}, command="take"),
    "build": Verb(
        words={"en": ("build",), "es": ("construir", "construye")},
        flags={"architecture": {"en": ("arch", "architecture", "+"), "es": ("arq", "arquitectura", "+")}},
    ),
    "monument": Verb(words={"en": ("monument",), "es": ("monumento",)}),
    "exchange": Verb(words={"en": ("exchange", "swap", "trade"), "es": ("cambiar", "cambia", "intercambiar")}),
    "act": Verb(words={"en": ("use", "act"), "es": ("usar", "usa")}),
    "decline": Verb(words={"en": ("skip", "pass", "without"), "es": ("renunciar", "renuncia", "pasar")}),
    "set_days": Verb(words={"en": ("days", "turn"), "es": ("días", "girar")}, command="days"),
}

_NOISE = (
    *("to", "from", "at", "on", "the", "with", "and", "for", "in", "space", "action", "worker", "block", "temple"),
    *("a", "al", "de", "del", "desde", "en", "el", "la", "los", "las", "con", "y", "por", "para"),
    *("espacio", "acción", "trabajador", "bloque", "templo", "día"),
)

_SHORT = {"palenque": "P", "yaxchilan": "Y", "tikal": "T", "uxmal": "U", "chichen": "C", "start": "S"}


def _named(group: str, word: str, *more: str) -> ByLanguage:
    """The name of a word of the format in every language, its own word, and shorter ones."""
    names = {lang: says.say(f"{group}.{word}") for lang, says in CATALOGUES.items()}
    return {lang: (_one(name), name, word, *more) for lang, name in names.items()}


def _one(name: str) -> str:
    """The first word of a name; it tells all names of their kinds apart."""
    return name.split()[0]


_GOODS = {good: _named("name", good) for good in ("corn", "wood", "stone", "gold")}

NOTATION = Notation(
    ACTION_TYPES,
    _VERBS,
    values={
        "gear": {
            place: {"en": ("start", "S"), "es": ("inicio", "inicial")}
            if place == "start"
            else _named("gear", place, _SHORT[place])
            for place in PLACES
        },
        "temple": {temple: _named("temple", temple, temple[0].upper()) for temple in TEMPLES},
        "technology": {technology: _named("technology", technology) for technology in TECHNOLOGIES},
        "block": _GOODS,
        "give": _GOODS,
        "take": {**_GOODS, "burn": {"en": ("burn",), "es": ("quemar", "quema")}},
    },
    upper=("building", "monument", "first", "second"),
    noise=_NOISE,
)
