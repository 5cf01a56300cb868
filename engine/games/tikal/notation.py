"""How Tikal is typed: `place D4 2; move A5 C3 x2 L; uncover C3 x2; end`, and the same in Spanish."""

from engine.core.notation import Notation, Verb
from engine.games.tikal.actions import ACTION_TYPES
from engine.games.tikal.data import components
from engine.games.tikal.prose.catalogue import CATALOGUES
from engine.games.tikal.state import TikalOptions

_LEADER = {"en": ("L", "leader", "chief"), "es": ("L", "líder", "lideresa", "jefe", "jefa")}
_WORKER = {"en": ("W", "worker"), "es": ("T", "trabajador", "trabajadora", "obrero")}

_VERBS = {
    "place_tile": Verb(
        words={"en": ("place", "lay"), "es": ("colocar", "coloca", "poner")},
        command="place",
        options={"rotation": "turns"},
        defaults={"rotation": 0},
    ),
    "enter": Verb(
        words={"en": ("enter", "bring", "in"), "es": ("entrar", "entra", "incorporar")},
        counted="workers",
        flags={"leader": _LEADER},
    ),
    "move": Verb(
        words={"en": ("move", "go"), "es": ("mover", "mueve", "ir")},
        options={"origin": "from", "target": "to"},
        counted="workers",
        flags={"leader": _LEADER},
    ),
    "uncover": Verb(words={"en": ("uncover", "build", "temple"), "es": ("descubrir", "descubre", "templo")}),
    "recover": Verb(words={"en": ("recover", "dig", "treasure"), "es": ("recuperar", "recupera", "tesoro", "cavar")}),
    "exchange": Verb(
        words={"en": ("exchange", "swap", "trade"), "es": ("intercambiar", "intercambia", "cambiar", "canjear")},
        options={"seat": "player"},
    ),
    "camp": Verb(words={"en": ("camp",), "es": ("campamento", "acampar", "montar")}),
    "guard": Verb(
        words={"en": ("guard",), "es": ("guardia", "guardar", "vigilar")},
        defaults={"figure": "worker"},
    ),
    "bid": Verb(words={"en": ("bid", "offer"), "es": ("pujar", "puja", "ofrecer")}),
    "pass_bid": Verb(words={"en": ("pass",), "es": ("pasar", "paso", "pasa")}, command="pass"),
    "pick_tile": Verb(words={"en": ("pick", "take"), "es": ("elegir", "elige", "tomar", "coger")}, command="pick"),
    "end_turn": Verb(
        words={"en": ("end", "done", "finish"), "es": ("fin", "terminar", "termina", "acabar")}, command="end"
    ),
}

_NOISE = (
    *(
        "to",
        "from",
        "at",
        "on",
        "the",
        "with",
        "and",
        "for",
        "workers",
        "members",
        "points",
        "tile",
        "turned",
        "turn",
    ),
    *("a", "al", "de", "desde", "en", "el", "la", "los", "las", "con", "y", "por", "hasta"),
    *("trabajadores", "trabajadoras", "miembros", "puntos", "loseta", "girada", "turno"),
)


def _treasures() -> dict[str, dict[str, tuple[str, ...]]]:
    """The names of the treasures in every language, and their first words as short ones."""
    kinds = components(TikalOptions().tile_set).treasures.kinds
    said = {kind: {lang: says.say(f"treasure.{kind}") for lang, says in CATALOGUES.items()} for kind in kinds}
    return {kind: {lang: (name, name.split()[0]) for lang, name in names.items()} for kind, names in said.items()}


NOTATION = Notation(
    ACTION_TYPES,
    _VERBS,
    values={
        "give": _treasures(),
        "take": _treasures(),
        "figure": {"worker": _WORKER, "leader": _LEADER},
    },
    upper=("hex", "origin", "target", "tile"),
    lower=("give", "take"),
    noise=_NOISE,
)
