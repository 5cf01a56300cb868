"""The actions of Lantern."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from engine.core.model import Action


class Offer(Action):
    """Lay a card face down as tonight's offer; it becomes final with `end_turn`."""

    kind: Literal["offer"] = "offer"
    card: str


class Light(Action):
    """Light a lantern of the row; the payment is asked next."""

    kind: Literal["light"] = "light"
    lantern: str


class Draw(Action):
    """Draw up to two cards."""

    kind: Literal["draw"] = "draw"


class Choose(Action):
    """Answer what is asked: a card or `cheapest` for a payment, `glow` or `oil` for a reward."""

    kind: Literal["choose"] = "choose"
    pick: str


class EndTurn(Action):
    """Seal the offer, or end the turn."""

    kind: Literal["end_turn"] = "end_turn"


ACTION_TYPES = (Offer, Light, Draw, Choose, EndTurn)

LanternAction: TypeAlias = Annotated[Offer | Light | Draw | Choose | EndTurn, Field(discriminator="kind")]

ACTIONS: TypeAdapter[LanternAction] = TypeAdapter(LanternAction)
