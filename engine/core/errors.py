"""The tree of refusals.

    Refusal               any action or text that is turned down; carries a code and the facts
    ├── Malformed         not an action of this game at all (`invalid_action`)
    ├── GameFinished      the game is over (`game_over`)
    ├── NotYourTurn       somebody else is to act (`not_your_turn`, or a game's own word for it)
    └── Illegal           the rules say no; the code says which rule
    Unreadable            bytes or a file that hold no state or record of ours
    └── Newer             saved by a later program than this one

A refusal never changes anything. Sentences for people are made elsewhere from code and facts.
"""

Fact = str | int | bool | tuple[str, ...] | tuple[int, ...] | None


class Refusal(Exception):
    """An action that is turned down, with a stable lower-case `code` and the `facts` of the case."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({told})"


class Malformed(Refusal):
    """Not an action of this game: unknown kind, missing or extra field, wrong type, out of range."""

    def __init__(self, **facts: Fact) -> None:
        super().__init__("invalid_action", **facts)


class GameFinished(Refusal):
    """The game is over; nothing can be done in it any more."""

    def __init__(self) -> None:
        super().__init__("game_over")


class NotYourTurn(Refusal):
    """Another seat is to act. `to_act` lists those that are.

    `code` is another one where a game's rules have a word of their own for why this seat must wait.
    """

    def __init__(self, seat: int, to_act: tuple[int, ...], code: str = "not_your_turn") -> None:
        super().__init__(code, seat=seat, to_act=to_act)


class Illegal(Refusal):
    """The rules forbid this action now."""


class Unreadable(Exception):
    """Bytes or a file that do not hold what they should; the message says what is wrong, in English."""


class Newer(Unreadable):
    """Written by a later program; `found` and `known` are schema versions."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"written by a newer version (schema {found}, this program knows {known})")
        self.found = found
        self.known = known
