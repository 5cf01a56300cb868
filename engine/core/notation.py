"""How a game's actions are typed: the names of its commands, and plans, which tell a whole turn in a line.

A plan is a row of pieces, `move A5 C3 x2; uncover C3; end`. A game says its words in `notation.py` (`NOTATION`); one
without such a file is typed by the names of its kinds and fields. Reading knows no position: whether an action
is allowed is for the rules to say.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from engine.core.fields import bounds, shape
from engine.core.model import Action
from engine.core.reading import Reader
from engine.core.spelling import MOST_STEPS, Piece, Unread, folded, pieces, plain

ByLanguage: TypeAlias = Mapping[str, tuple[str, ...]]
"""Words by language, the one that is written first."""


@dataclass(frozen=True, slots=True)
class Verb:
    """How one kind of action is typed.

    `words`: the verb, by language. `command`: its slash command, at most 32 lower-case characters. `options`: names
    of its fields where the field's own will not do. `defaults`: what fields are that are not said. `counted`: the
    whole number that `x2` stands for, 1 where it is not said, or 0 if a flag is; without one `x2` repeats the action.
    `flags`: words that say yes to a field.
    """

    words: ByLanguage = field(default_factory=dict)
    command: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    defaults: Mapping[str, Any] = field(default_factory=dict)
    counted: str | None = None
    flags: Mapping[str, ByLanguage] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Spoken:
    """One action that was read, and the piece that says it; a piece with `x2` may say several."""

    piece: Piece
    action: Action


class Notation:
    """How the actions of one game are typed; the same for every position.

    `values` are the words for values of fields; `upper` and `lower` the fields whose values have no other case;
    `noise` words that may stand anywhere and say nothing; `seats` the fields that hold a seat. All fields of
    actions must be `str`, `int`, `bool` or `Literal` of these, else TypeError; ValueError if a verb has two meanings.
    """

    def __init__(
        self,
        types: Sequence[type[Action]],
        verbs: Mapping[str, Verb] | None = None,
        *,
        values: Mapping[str, Mapping[Any, ByLanguage]] | None = None,
        upper: Sequence[str] = (),
        lower: Sequence[str] = (),
        noise: Sequence[str] = (),
        seats: Sequence[str] = ("seat",),
    ) -> None:
        self._types = {one.model_fields["kind"].default: one for one in types}
        self._verbs = dict.fromkeys(self._types, Verb()) | dict(verbs or {})
        self.values = values or {}
        self.seats = frozenset(seats)
        self.upper, self.lower = frozenset(upper), frozenset(lower)
        self.noise = frozenset(map(folded, noise))
        for kind in self._types:
            for name, info in self.fields(kind).items():
                if shape(info) is None:
                    raise TypeError(f"{kind}.{name} cannot be typed")
        self._index = self._indexed()

    # --- names -----------------------------------------------------------------------------------------

    @property
    def kinds(self) -> tuple[str, ...]:
        """The action kinds, in the order of the game's actions."""
        return tuple(self._types)

    def fields(self, kind: str) -> dict[str, FieldInfo]:
        """The fields of a kind by name, in the order in which they are said."""
        return {name: info for name, info in self._types[kind].model_fields.items() if name != "kind"}

    def says(self, kind: str) -> Verb:
        """How a kind is typed."""
        return self._verbs[kind]

    def command(self, kind: str) -> str:
        """The name of the slash command of a kind."""
        return self._verbs[kind].command or kind.replace("_", "-")

    def option(self, kind: str, name: str) -> str:
        """The name of a field among the options of its command."""
        return self._verbs[kind].options.get(name, name)

    def needed(self, kind: str, name: str) -> bool:
        """Whether a field must be said."""
        verb, info = self._verbs[kind], self.fields(kind)[name]
        return info.is_required() and name not in verb.defaults and name != verb.counted and name not in verb.flags

    def verb(self, lang: str, kind: str) -> str:
        """The verb that is written for a kind."""
        return _first(self._verbs[kind].words, lang) or kind.replace("_", "-")

    # --- writing ---------------------------------------------------------------------------------------

    def write(self, lang: str, actions: Sequence[Action]) -> str:
        """The plan that says these actions; `read` gives the same ones again, whatever the language."""
        done: list[tuple[Action, int]] = []
        for action in actions:
            if done and done[-1][0] == action and self._verbs[action.kind].counted is None:
                done[-1] = (action, done[-1][1] + 1)
            else:
                done.append((action, 1))
        return "; ".join(self._piece(lang, action) + (f" x{times}" if times > 1 else "") for action, times in done)

    def value(self, lang: str, name: str, value: Any) -> str:
        """One value as it is written."""
        if name in self.seats:
            return f"{'j' if lang == 'es' else 'p'}{value + 1}"
        if isinstance(value, bool):
            return "yes" if value else "no"
        known = self.values.get(name, {}).get(value)
        if known is not None:
            return _first(known, lang)
        text = str(value)
        return text if isinstance(value, int) or (plain(text) and folded(text) not in self.noise) else f'"{text}"'

    def _piece(self, lang: str, action: Action) -> str:
        kind, verb = action.kind, self._verbs[action.kind]
        said = [self.verb(lang, kind)]
        flags = [name for name in verb.flags if getattr(action, name)]
        positions = [name for name in self.fields(kind) if name not in verb.flags and name != verb.counted]
        while positions and getattr(action, positions[-1]) == self.default(kind, positions[-1]):
            positions.pop()
        said += [self.value(lang, name, getattr(action, name)) for name in positions]
        if verb.counted is not None and getattr(action, verb.counted) != (0 if flags else 1):
            said.append(f"x{getattr(action, verb.counted)}")
        return " ".join([*said, *(_first(verb.flags[name], lang) for name in flags)])

    # --- reading ---------------------------------------------------------------------------------------

    def read(self, plan: str, names: Sequence[str] = ()) -> tuple[Spoken, ...]:
        """What a plan says, in words of any language; `names` are the players by seat. Raises Unread."""
        found: list[Spoken] = []
        for piece in pieces(plan):
            action, times = self.read_piece(piece, names)
            if len(found) + times > MOST_STEPS:
                raise Unread("long", piece.number, piece.text, most=MOST_STEPS)
            found += [Spoken(piece, action)] * times
        return tuple(found)

    def read_piece(self, piece: Piece, names: Sequence[str] = ()) -> tuple[Action, int]:
        """The action of one piece, and how many times it is meant. Raises Unread."""
        return Reader(self, piece, names).read()

    def meant(self, kind: str, given: Mapping[str, Any], names: Sequence[str] = ()) -> Action:
        """The action of a slash command: fields by name, as typed or chosen; those left out are filled in.

        Raises Unread.
        """
        return self.build(kind, {name: self.meant_value(kind, name, value, names) for name, value in given.items()})

    def meant_value(self, kind: str, name: str, value: Any, names: Sequence[str] = ()) -> Any:
        """The value of one option of a slash command, typed or chosen. Raises Unread."""
        return Reader(self, Piece(0, "", ()), names).typed(kind, name, value)

    def verb_at(self, words: Sequence[str]) -> tuple[str, int] | None:
        """The kind that these folded words begin with, and how many of them say it."""
        for count in range(min(3, len(words)), 0, -1):
            kind = self._index.get(" ".join(words[:count]))
            if kind is not None:
                return kind, count
        return None

    @property
    def all_verbs(self) -> tuple[str, ...]:
        """Every word for a verb that people would type, folded."""
        return tuple(word for word in self._index if "_" not in word)

    def default(self, kind: str, name: str) -> Any:
        """What a field is that is not said; None if it must be."""
        if name in self._verbs[kind].defaults:
            return self._verbs[kind].defaults[name]
        info = self.fields(kind)[name]
        return None if info.is_required() else info.default

    def build(self, kind: str, given: Mapping[str, Any], piece: Piece | None = None) -> Action:
        """The action with these values, and what else it needs. Raises Unread."""
        number, text = (piece.number, piece.text) if piece is not None else (0, "")
        verb, values = self._verbs[kind], dict(given)
        for name in verb.flags:
            values.setdefault(name, False)
        if verb.counted is not None:
            values.setdefault(verb.counted, 0 if any(values[name] for name in verb.flags) else 1)
        for name in self.fields(kind):
            default = self.default(kind, name)
            if name not in values and default is not None:
                values[name] = default
            if name not in values:
                raise Unread("missing", number, text, kind=kind, field=name)
        try:
            return self._types[kind](**values)
        except ValidationError as error:
            wrong = str(error.errors()[0]["loc"][0])
            least, most = bounds(self.fields(kind)[wrong])
            facts = {"kind": kind, "field": wrong, "word": str(values[wrong])}
            raise Unread("number", number, text, **facts, least=least, most=most) from error

    def _indexed(self) -> dict[str, str]:
        index: dict[str, str] = {}
        for kind in self._types:
            said = (kind, kind.replace("_", " "), self.command(kind))
            own = {folded(word) for words in self._verbs[kind].words.values() for word in words}
            for word in own | set(map(folded, said)):
                if index.setdefault(word, kind) != kind:
                    raise ValueError(f"{word!r} means both {kind} and {index[word]}")
        return index


def settled(action: Action, legal: Sequence[Action]) -> Action:
    """The legal action that this one is but for the case of its words; itself if there is none."""
    if action in legal:
        return action
    typed = _loose(action)
    return next((one for one in legal if one.kind == action.kind and _loose(one) == typed), action)


def nearest(legal: Sequence[Action], wanted: Action, most: int = 3) -> tuple[Action, ...]:
    """The legal actions that are most like the one that was wanted: first of its kind, with its fields."""

    def distance(action: Action) -> tuple[bool, int, int]:
        if action.kind != wanted.kind:
            return True, 0, 0
        mine, other = _loose(action), _loose(wanted)
        apart = sum(one != two for one, two in zip(mine, other, strict=True))
        steps = sum(
            abs(one - two)
            for one, two in zip(mine, other, strict=True)
            if isinstance(one, int) and isinstance(two, int)
        )
        return False, apart, steps

    return tuple(sorted(legal, key=distance)[:most])


def _loose(action: Action) -> tuple[Any, ...]:
    values = (getattr(action, name) for name in type(action).model_fields)
    return tuple(folded(value) if isinstance(value, str) else value for value in values)


def _first(words: ByLanguage, lang: str) -> str:
    found = words.get(lang) or words.get("en") or ()
    return found[0] if found else ""
